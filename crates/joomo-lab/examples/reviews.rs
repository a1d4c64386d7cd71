//! Whether reviews tell the truth where the truth is known: losses against exact ones, on a mini table that is solved.
//!
//!     cargo run --release -p vierblatt-joomo-lab --example reviews -- standard 300 1
//!
//! The table, how many positions, the seed. Every move of each position is judged by a normal review. What it truly loses is
//! computed: the points per round that it gains less than the best move, where everybody plays the solution. Reviews speak
//! of chances to win the match; near a level match a point is worth a known part of that, by which they are divided.

use vierblatt_bots::{BotSeat, Reviewed};
use vierblatt_game::Known;
use vierblatt_joomo::Joomo;
use vierblatt_joomo_lab::{Mini, Moment, Solver, Tree, exploit, move_values};
use vierblatt_review::{Depth, Mark, judge_move};

/// How many rounds of CFR+ solve the table.
const ROUNDS: u32 = 2000;
/// As many decisions as a game has: what a review spends on one of them.
const DECISIONS: usize = 150;
/// What a point ahead of the other is worth at the beginning of a match of two: the slope of the curve in
/// `chances_to_win`, with the spread of a whole match (4.2 points a round, five rounds).
const PER_POINT: f64 = 1.7 / (4.2 * 2.236) / 4.0;

/// A loss found and the exact one, in points, and the mark.
type Pair = (f64, f64, Option<Mark>);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let [table, count, seed] = &typed[..] else {
        return Err("say the table, how many positions, the seed".into());
    };
    let mini = Mini::named(table).ok_or("there is no such table")?;
    let (count, seed): (usize, u64) = (count.parse()?, seed.parse()?);
    let tree = Tree::new(&mini);
    let mut solver = Solver::new(&tree);
    solver.run(ROUNDS);
    let solution = solver.strategy();
    eprintln!("solved to {:.5} points", exploit(&tree, &solution).a_game());
    let values = [0, 1].map(|player| move_values(&tree, &solution, player));
    let open: Vec<usize> = (0..tree.sets.len())
        .filter(|at| {
            tree.sets[*at].moves.len() > 1 && !values[tree.sets[*at].player][*at].is_empty()
        })
        .collect();
    let every = (open.len() / count.max(1)).max(1);
    let mut pairs: Vec<Pair> = Vec::new();
    for (n, at) in open.iter().skip(seed as usize % every).step_by(every).take(count).enumerate() {
        let set = &tree.sets[*at];
        let exact = &values[set.player][*at];
        let best = exact.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let moment = Moment::of(&tree, set);
        let Known { seat, seats, options, .. } = moment.known;
        let mut belief = Joomo::believe(BotSeat { seat, seats, options });
        moment.told.iter().for_each(|told| Joomo::learn(&mut belief, told));
        for (mv, gain) in set.moves.iter().zip(exact) {
            let effort = (Depth::Normal, DECISIONS);
            let own = seed.wrapping_add(n as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let judged = judge_move::<Joomo>(&belief, seat, &moment.sight(), mv, effort, own);
            if let Some(judged) = judged {
                pairs.push((judged.loss.0 / PER_POINT, best - gain, judged.mark));
            }
        }
    }
    tell(&pairs);
    Ok(())
}

fn tell(pairs: &[Pair]) {
    let count = pairs.len().max(1) as f64;
    let mean = |of: &dyn Fn(&Pair) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (found, exact) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
    let both = mean(&|pair| (pair.0 - found) * (pair.1 - exact));
    let spread =
        (mean(&|pair| (pair.0 - found).powi(2)) * mean(&|pair| (pair.1 - exact).powi(2))).sqrt();
    let off = mean(&|pair| (pair.0 - pair.1 - (found - exact)).powi(2));
    println!("moves judged               {}", pairs.len());
    println!("loss found, exact (points) {found:.3}, {exact:.3}");
    println!(
        "bias                       {:.3} ± {:.3}",
        found - exact,
        1.96 * (off / count).sqrt()
    );
    println!("correlation                {:.3}", both / spread);
    let marked: Vec<f64> =
        pairs.iter().filter(|pair| pair.2.is_some()).map(|pair| pair.1).collect();
    let truly = marked.iter().filter(|exact| **exact > 0.05).count();
    println!(
        "marked                     {}, of which truly lose more than 0.05 points: {truly}",
        marked.len()
    );
}
