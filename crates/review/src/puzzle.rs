//! Puzzles from bots' games: positions in which deep search is sure of the best move, and quick play misses it.
//!
//! A puzzle is a record that breaks off where somebody has to decide, with the answer beside it. So whatever shows records
//! shows puzzles.

use rand::{Rng, RngExt, SeedableRng};
use serde::Serialize;
use serde_json::{Map, Value};
use vierblatt_bots::{BotSeat, Dice, Level, Reviewed, Search, Sight, World};
use vierblatt_catalog::Listed;
use vierblatt_game::{Action, Moves, Seat, Seats, Told, Turn, carry_out};
use vierblatt_record::{changed_options, write_action};

use crate::bot_table::{Entrant, play};
use crate::judge::{Compared, Judged, judge};
use crate::report::ValuedMove;
use crate::{Depth, Mark};

/// Which puzzles.
#[derive(Clone, Debug)]
pub struct PuzzlesWanted<O> {
    /// What the tables play by.
    pub options: O,
    /// How many sit there.
    pub seats: Seats,
    /// How many puzzles.
    pub count: usize,
    /// The same seed makes the same puzzles.
    pub seed: u64,
}

/// A puzzle: a record, and what it asks.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// The game's name in records.
    pub game: &'static str,
    /// How many sit at the table.
    pub seats: Seats,
    /// The options that are not at their default.
    pub options: Map<String, Value>,
    /// What has happened.
    pub actions: Vec<String>,
    /// What is asked.
    pub puzzle: PuzzlePart,
}

/// What a puzzle asks, and the answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzlePart {
    /// Who has to decide.
    pub seat: Seat,
    /// What kind of decision it is.
    pub kind: &'static str,
    /// The best move, as records write it.
    pub best: String,
    /// The move that quick play makes.
    pub tempting: String,
    /// What that one loses, in chances to win the game.
    pub loss: f64,
    /// The moves that were compared, the best first.
    pub moves: Vec<ValuedMove>,
}

/// Bots of this level play the games: good enough that positions look like those of people who know the game.
const LEVEL: u8 = 3;
/// One in so many decisions is looked at.
const ONE_IN: u32 = 4;
/// As many decisions as a long game has: what a normal review spends on one of them.
const DECISIONS: usize = 150;
/// The best move is ahead of every other by this much of a chance.
const CLEARLY: f64 = 0.015;
/// A move with a greater standard error is not told apart from the best.
const MOST_ERROR: f64 = 0.01;
/// No puzzle comes from so long a game: whoever solves it loads it.
const LONGEST: usize = 1500;

/// Makes puzzles, one from a game at most; `tell` gets each. Not more than half of them are of one kind. It ends when there
/// are enough or `goes_on`, which is asked after each game, says no.
pub fn puzzles<G: Listed>(
    wanted: &PuzzlesWanted<G::Options>,
    goes_on: &dyn Fn() -> bool,
    tell: &mut dyn FnMut(Puzzle),
) {
    let mut kinds: Vec<&'static str> = Vec::new();
    let level = Level::new(LEVEL).unwrap_or(Level::LAST);
    let seated = vec![Entrant::Level(level); wanted.seats.count()];
    let mut game = 0;
    while kinds.len() < wanted.count && goes_on() {
        let seed = wanted.seed.wrapping_mul(1_000_003).wrapping_add(game);
        game += 1;
        let mut actions = play::<G>(wanted.options, &seated, seed);
        actions.truncate(LONGEST);
        let is_new =
            |kind: &str| kinds.iter().filter(|old| **old == kind).count() * 2 < wanted.count;
        if let Some(puzzle) = find::<G>(wanted, &actions, seed, &is_new) {
            kinds.push(puzzle.puzzle.kind);
            tell(puzzle);
        }
    }
}

/// The first puzzle of a game, from somewhere in it.
fn find<G: Listed>(
    wanted: &PuzzlesWanted<G::Options>,
    actions: &[Action<G>],
    seed: u64,
    is_new: &dyn Fn(&str) -> bool,
) -> Option<Puzzle> {
    let PuzzlesWanted { options, seats, .. } = *wanted;
    let mut dice = Dice::seed_from_u64(!seed);
    let mut state = G::new(options, seats);
    let believe = |seat| G::believe(BotSeat { seat, seats, options });
    let mut beliefs: Vec<G::Belief> = seats.iter().map(believe).collect();
    let mut search = Search::default();
    // Some puzzles come from the end of a game.
    let first = dice.random_range(0..actions.len().max(1)) / 2;
    for (n, action) in actions.iter().enumerate() {
        if let Turn::Seats(asked) = G::turn(&state)
            && n >= first
            && dice.random_range(0..ONE_IN) == 0
            && let Some(seat) = asked.iter().next()
        {
            let belief = &beliefs[seat.index()];
            let sight = Sight::<G>::of(&state, seat);
            let found = position::<G>(belief, seat, &sight, &mut search, &mut dice);
            if let Some(part) = found.filter(|part| is_new(part.kind)) {
                return Some(Puzzle {
                    id: format!("{}-{seed}-{n}", G::ID),
                    game: G::ID,
                    seats,
                    options: changed_options(&options),
                    actions: actions[..n].iter().map(write_action::<G>).collect(),
                    puzzle: part,
                });
            }
        }
        let mut told = Told::<G>::default();
        carry_out::<G>(&mut state, action, &mut told);
        for (seat, belief) in seats.iter().zip(&mut beliefs) {
            told.heard_by(seat).for_each(|telling| G::learn(belief, telling));
        }
    }
    None
}

/// What is asked here, if this is a puzzle.
fn position<G: Listed>(
    belief: &G::Belief,
    seat: Seat,
    sight: &Sight<G>,
    search: &mut Search<G::World>,
    dice: &mut Dice,
) -> Option<PuzzlePart> {
    if sight.legal.len() < 2 {
        return None;
    }
    let world = G::worlds(belief, sight, dice.next_u64())(dice);
    if world.mover(dice) != Some(seat) {
        return None;
    }
    let tempting = world.quick(seat, dice);
    let mut ask = |depth: Depth, seed: u64| {
        let effort = depth.effort(DECISIONS, 1, G::LUCK_PLAYOUTS);
        judge::<G>(belief, seat, sight, &tempting, &effort, seed, search)
    };
    let is_mistake = |judged: &Judged<G::Move>| {
        Mark::of(judged.loss.chance, judged.loss.chance_error) >= Some(Mark::Mistake)
    };
    let quick = ask(Depth::Quick, dice.next_u64()).filter(is_mistake)?;
    let normal = ask(Depth::Normal, dice.next_u64()).filter(is_mistake)?;
    let deep = ask(Depth::Deep, dice.next_u64()).filter(is_mistake)?;
    if normal.best != deep.best || quick.best != deep.best || !is_clear::<G>(&deep) {
        return None;
    }
    let valued = |compared: &Compared<G::Move>| ValuedMove {
        action: written::<G>(&compared.mv),
        chance: compared.chance,
        error: compared.error,
        points: compared.points,
        worlds: compared.worlds,
    };
    Some(PuzzlePart {
        seat,
        kind: G::kind(sight, &deep.best),
        best: written::<G>(&deep.best),
        tempting: written::<G>(&deep.played),
        loss: deep.loss.chance,
        moves: deep.moves.iter().map(valued).collect(),
    })
}

/// Whether the best move is the best for sure: everything else is behind by more than doubt.
fn is_clear<G: Reviewed>(deep: &Judged<G::Move>) -> bool {
    let worth = |compared: &Compared<G::Move>| compared.chance.unwrap_or(0.0);
    let Some(best) = deep.moves.iter().find(|compared| compared.mv == deep.best) else {
        return false;
    };
    let mut others = deep.moves.iter().filter(|compared| compared.mv != deep.best);
    others.all(|other| worth(best) - worth(other) >= CLEARLY && other.error <= MOST_ERROR)
}

fn written<G: Listed>(mv: &G::Move) -> String {
    let mut text = String::new();
    G::write_move(mv, &mut text);
    text
}
