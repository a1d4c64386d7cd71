//! Solvers from Python: a small Joomo that is solved exactly, and the solo game of Königs-Rommé.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use vierblatt_bots::{Level, Limit, Skilled};
use vierblatt_game::Notation;
use vierblatt_joomo_lab::{Mini, Solver, Strategy, Tree, exploit, strategy_of_player, value};
use vierblatt_record::{Reader, Record};

type Joomo = vierblatt_joomo::Joomo;

/// An information set: who moves, their hand as dealt, the moves so far, and what they may do.
type InformationSet = (usize, Vec<u32>, Vec<String>, Vec<String>);

/// A Joomo table so small that what a player loses to somebody who knows them is exact.
#[pyclass(module = "vierblatt._core")]
pub(crate) struct MiniTable(Tree<Mini>);

#[pymethods]
impl MiniTable {
    #[new]
    fn new(py: Python<'_>, name: &str) -> PyResult<Self> {
        let mini = Mini::named(name).ok_or_else(|| {
            let names = Mini::all().map(|mini| mini.name);
            PyValueError::new_err(format!(
                "there is no mini table '{name}'; there are: {}",
                names.join(", ")
            ))
        })?;
        Ok(MiniTable(py.detach(|| Tree::new(&mini))))
    }

    /// All information sets, in the order strategies have them.
    fn sets(&self) -> Vec<InformationSet> {
        let text = |mv: &_| {
            let mut text = String::new();
            Joomo::write_move(mv, &mut text);
            text
        };
        let one = |set: &vierblatt_joomo_lab::Set<Mini>| {
            let history = self.0.moves(set.history);
            let hand = set.secret.iter().map(|card| card.value().into()).collect();
            let moves = set.moves.iter().map(text).collect();
            (set.player, hand, history.iter().map(text).collect(), moves)
        };
        self.0.sets.iter().map(one).collect()
    }

    /// The strategy after so many rounds of CFR+.
    fn solve(&self, py: Python<'_>, rounds: u32) -> Vec<Vec<f64>> {
        let strategy = py.detach(|| {
            let mut solver = Solver::new(&self.0);
            solver.run(rounds);
            solver.strategy()
        });
        self.lists(&strategy)
    }

    /// What somebody who knows the strategy gains as the first and as the second player.
    fn exploit(&self, py: Python<'_>, strategy: Vec<Vec<f64>>) -> PyResult<(f64, f64)> {
        let strategy = self.strategy(&strategy)?;
        let [first, second] = py.detach(|| exploit(&self.0, &strategy)).gains;
        Ok((first, second))
    }

    /// What the first player gains.
    fn value(&self, first: Vec<Vec<f64>>, second: Vec<Vec<f64>>) -> PyResult<f64> {
        Ok(value(&self.0, [&self.strategy(&first)?, &self.strategy(&second)?]))
    }

    /// How a bot of this level plays, asked so often at each information set it gets to.
    #[pyo3(signature = (level, asked=8, seed=1, iterations=None))]
    fn level(
        &self,
        py: Python<'_>,
        level: u8,
        asked: u64,
        seed: u64,
        iterations: Option<u32>,
    ) -> PyResult<Vec<Vec<f64>>> {
        let no_level = || PyValueError::new_err("a level is 1 to 5");
        let level = Level::new(level).ok_or_else(no_level)?;
        let limit = iterations.map_or(Limit::NORMAL, Limit::iterations);
        let (strategy, _) = py.detach(|| {
            strategy_of_player(
                &self.0,
                |seat, seed| Joomo::bot(seat, level, seed),
                &limit,
                asked,
                seed,
            )
        });
        Ok(self.lists(&strategy))
    }
}

impl MiniTable {
    fn lists(&self, strategy: &Strategy) -> Vec<Vec<f64>> {
        (0..self.0.sets.len()).map(|set| strategy.at(&self.0, set).to_vec()).collect()
    }

    fn strategy(&self, lists: &[Vec<f64>]) -> PyResult<Strategy> {
        let wrong = |why: String| Err(PyValueError::new_err(why));
        let sets = &self.0.sets;
        if lists.len() != sets.len() {
            return wrong(format!("a strategy has {} lists, not {}", sets.len(), lists.len()));
        }
        let mut strategy = Strategy::uniform(&self.0);
        for (n, (weights, set)) in lists.iter().zip(sets).enumerate() {
            let is_good = weights.len() == set.moves.len()
                && weights.iter().all(|weight| weight.is_finite() && *weight >= 0.0);
            if !is_good {
                let moves = set.moves.len();
                return wrong(format!("information set {n} needs {moves} weights, none below 0"));
            }
            strategy.set(&self.0, n, weights);
        }
        Ok(strategy)
    }
}

/// What the solver says of a solo game, as JSON.
#[pyfunction]
pub(crate) fn solve_solo(py: Python<'_>, record: &str) -> PyResult<String> {
    let wrong = |why: String| PyValueError::new_err(why);
    let read = |record: &Record<'_>| {
        vierblatt_solo::read_game(record)
            .map_err(|error| wrong(format!("not a solo game of Königs-Rommé: {error:?}")))
    };
    let public =
        Reader::new(record.as_bytes()).next(read).map_err(|error| wrong(error.to_string()))?;
    let public = public.ok_or_else(|| wrong("no record".to_owned()))??;
    let solution = py.detach(|| vierblatt_solo::Solution::of(&public, false, false));
    let solution = solution.ok_or_else(|| wrong("the cards are not dealt yet".to_owned()))?;
    Ok(solution.json().to_string())
}
