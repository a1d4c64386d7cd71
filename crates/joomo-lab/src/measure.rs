//! A measurement: a mini table is solved, and whoever is asked for is compared with the solution.

use crate::{Contestant, Guide, Mini, Solver, Tree, exploit, value};

/// How often the way to the solution is reported.
const STEPS: u32 = 4;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Request {
    /// The table.
    pub mini: Mini,
    /// Who is measured.
    pub contestants: Vec<Contestant>,
    /// How many iterations searches have, one measurement for each; empty for the usual numbers.
    pub iterations: Vec<u32>,
    /// How often everyone is asked at each position.
    pub seeds: u64,
    /// The same seed gives the same figures.
    pub seed: u64,
    /// How many rounds of CFR+ solve the table.
    pub rounds: u32,
}

/// How far the solution has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solved {
    /// The rounds of CFR+ so far.
    pub rounds: u32,
    /// What whoever knows the solution so far gains against it.
    pub exploitability: f64,
    /// What the leader gains.
    pub value: f64,
}

/// What was measured of somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    /// Who it is.
    pub contestant: Contestant,
    /// None: their own number, or no search at all.
    pub iterations: Option<u32>,
    /// What whoever knows how they play gains against them, in points per round.
    pub exploitability: f64,
    /// Points per round against the solution, on average over both seats.
    pub against_solution: f64,
    /// At how many positions they were asked.
    pub asked: usize,
}

/// A measurement as it goes along, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Progress {
    /// The table is written out in full.
    Table {
        /// How many histories it has.
        histories: usize,
        /// And how many information sets.
        information_sets: usize,
    },
    /// The next rounds of CFR+ begin.
    Solving,
    /// They are done.
    Solved(Solved),
    /// Somebody is asked for their moves.
    Asking(Contestant),
    /// They were.
    Measured(Measured),
}

/// Measures, and reports every step as soon as it is done.
///
/// # Errors
/// Whatever the report fails with ends the measurement.
pub fn measure<E>(
    request: &Request,
    mut report: impl FnMut(Progress) -> Result<(), E>,
) -> Result<(), E> {
    let mini = &request.mini;
    let tree = Tree::new(mini);
    report(Progress::Table { histories: tree.size(), information_sets: tree.sets.len() })?;
    let mut solver = Solver::new(&tree);
    let mut solution = solver.strategy();
    for _ in 0..STEPS {
        report(Progress::Solving)?;
        solver.run(request.rounds.div_ceil(STEPS));
        solution = solver.strategy();
        report(Progress::Solved(Solved {
            rounds: solver.rounds(),
            exploitability: exploit(&tree, &solution).a_game(),
            value: value(&tree, [&solution, &solution]),
        }))?;
    }
    let guide = Guide { tree: &tree, strategy: &solution };
    for contestant in &request.contestants {
        for iterations in contestant.budgets(&request.iterations) {
            report(Progress::Asking(*contestant))?;
            let (strategy, asked) =
                contestant.strategy(mini, guide, iterations, request.seeds, request.seed);
            let with_lead = value(&tree, [&strategy, &solution]);
            let without = value(&tree, [&solution, &strategy]);
            report(Progress::Measured(Measured {
                contestant: *contestant,
                iterations,
                exploitability: exploit(&tree, &strategy).a_game(),
                against_solution: f64::midpoint(with_lead, -without),
                asked,
            }))?;
        }
    }
    Ok(())
}
