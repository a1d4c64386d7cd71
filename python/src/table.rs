//! One table, and the bots that can sit at it.

use std::sync::{Mutex, PoisonError};

use numpy::{PyArray1, PyReadwriteArray1};
use pyo3::prelude::*;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Kind, Options};
use vierblatt_gym::{AnyBot, AnyTable, Layout, Setup, open_table};

use crate::convert::{raise, setup};

/// What a seat sees, and what it is offered.
type Observation<'py> = (Bound<'py, PyArray1<i16>>, Bound<'py, PyArray1<i8>>);

/// One game in progress.
#[pyclass(module = "vierblatt._core")]
pub(crate) struct Table {
    inner: Box<dyn AnyTable>,
    seats: usize,
    layout: Layout,
    offered: Vec<usize>,
}

#[pymethods]
impl Table {
    #[new]
    fn new(
        game: &str,
        seats: u8,
        options: &str,
        episode: &str,
        reward: &str,
        seed: u64,
    ) -> PyResult<Self> {
        let setup = setup(game, seats, options, episode, reward)?;
        let layout = vierblatt_gym::layout(&setup).map_err(raise)?;
        let table = open_table(&setup, seed).map_err(raise)?;
        Ok(Table { inner: table, seats: seats.into(), layout, offered: Vec::new() })
    }

    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) {
        self.inner.reset(seed);
    }

    #[getter]
    fn seat(&self) -> Option<usize> {
        self.inner.seat()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.inner.is_over()
    }

    #[getter]
    fn half(&self) -> Option<usize> {
        self.inner.half()
    }

    #[getter]
    fn phase(&self) -> &'static str {
        self.inner.phase()
    }

    #[getter]
    fn round(&self) -> u32 {
        self.inner.round()
    }

    #[getter]
    fn totals(&self) -> Vec<i32> {
        self.inner.totals()
    }

    #[getter]
    fn places(&self) -> Option<Vec<u32>> {
        // As numbers: a list of bytes would become `bytes`.
        Some(self.inner.places()?.into_iter().map(u32::from).collect())
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.layout.size
    }

    #[getter]
    fn observation_length(&self) -> usize {
        self.layout.length
    }

    fn legal_actions(&mut self) -> Vec<usize> {
        self.inner.offered(&mut self.offered);
        self.offered.clone()
    }

    /// One choice: who chooses next, or -1, and what each seat earned, if anybody did.
    fn step(&mut self, action: i64) -> PyResult<(i64, Option<Vec<f32>>)> {
        // A number below 0 is none that anybody offers.
        self.inner.choose(usize::try_from(action).unwrap_or(usize::MAX)).map_err(raise)?;
        let earned = self.inner.take_earned();
        let earned = earned.iter().any(|earned| *earned != 0.0).then_some(earned);
        Ok((self.inner.seat().map_or(-1, |seat| seat as i64), earned))
    }

    /// An action as records write it: `0 27`.
    fn play(&mut self, action: &str) -> PyResult<Option<Vec<f32>>> {
        self.inner.play(action).map_err(raise)?;
        let earned = self.inner.take_earned();
        Ok(earned.iter().any(|earned| *earned != 0.0).then_some(earned))
    }

    fn action_text(&self, action: usize) -> PyResult<String> {
        self.inner.text(action).map_err(raise)
    }

    /// What a seat sees, and what it is offered, in new arrays.
    fn observation<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Observation<'py>> {
        let mut array = vec![0; self.layout.length];
        let mut mask = vec![0; self.layout.size];
        self.inner.observe(seat, &mut array).map_err(raise)?;
        self.inner.mask(seat, &mut mask).map_err(raise)?;
        Ok((PyArray1::from_vec(py, array), PyArray1::from_vec(py, mask)))
    }

    /// The same into arrays of the caller.
    fn observe_into(
        &self,
        seat: usize,
        mut array: PyReadwriteArray1<'_, i16>,
        mut mask: PyReadwriteArray1<'_, i8>,
    ) -> PyResult<()> {
        let given = array.as_slice_mut()?;
        if given.len() != self.layout.length {
            let needed = self.layout.length;
            let given = given.len();
            return Err(raise(vierblatt_gym::Error::Size { name: "observation", given, needed }));
        }
        self.inner.observe(seat, given).map_err(raise)?;
        self.inner.mask(seat, mask.as_slice_mut()?).map_err(raise)
    }

    fn told(&self, seat: usize) -> PyResult<String> {
        self.inner.told(seat).map_err(raise)
    }

    fn latest(&self, moves: usize) -> Vec<(usize, usize)> {
        self.inner.latest(moves)
    }

    fn record(&self) -> PyResult<String> {
        self.inner.record().map_err(raise)
    }

    #[pyo3(signature = (seat, language="en"))]
    fn render(&self, seat: usize, language: &str) -> PyResult<String> {
        self.inner.render(seat, language).map_err(raise)
    }

    fn clone(&self) -> Table {
        self.with(self.inner.copy())
    }

    fn __copy__(&self) -> Table {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.clone()
    }

    /// A world that agrees with all the seat knows.
    fn imagine(&self, seat: usize, seed: u64) -> PyResult<Table> {
        Ok(self.with(self.inner.imagine(seat, seed).map_err(raise)?))
    }

    /// A bot for a seat of this table.
    fn bot(&self, seat: usize, kind: &str, seed: u64) -> PyResult<Bot> {
        let kind = kind.parse().map_err(raise)?;
        Ok(Bot(Mutex::new(self.inner.bot(seat, kind, seed).map_err(raise)?)))
    }
}

impl Table {
    fn with(&self, table: Box<dyn AnyTable>) -> Table {
        Table { inner: table, seats: self.seats, layout: self.layout.clone(), offered: Vec::new() }
    }
}

/// A bot in a seat.
#[pyclass(module = "vierblatt._core")]
pub(crate) struct Bot(Mutex<Box<dyn AnyBot>>);

#[pymethods]
impl Bot {
    /// What it would do: as records write it, and in numbers.
    fn choose(&self, py: Python<'_>, table: &Table) -> PyResult<(String, Vec<usize>)> {
        let table: &dyn AnyTable = &*table.inner;
        let chosen = py.detach(|| {
            let mut bot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            bot.choose(table)
        });
        let chosen = chosen.map_err(raise)?;
        Ok((chosen.text, chosen.numbers))
    }
}

/// Name, seats, and options of every game, as JSON.
#[pyfunction]
pub(crate) fn games() -> String {
    let all: Vec<_> = IDS.iter().filter_map(|id| with_game(id, Describe)).collect();
    serde_json::Value::from(all).to_string()
}

struct Describe;

impl Visit for Describe {
    type Output = serde_json::Value;

    fn visit<G: Listed>(self) -> serde_json::Value {
        let options: Vec<_> = (G::Options::SPECS.iter())
            .map(|spec| match spec.kind {
                Kind::Choice { words, default } => {
                    serde_json::json!({ "name": spec.name, "words": words, "default": default })
                }
                Kind::Number { min, max, default } => {
                    serde_json::json!({ "name": spec.name, "min": min, "max": max, "default": default })
                }
            })
            .collect();
        serde_json::json!({
            "id": G::ID,
            "name": G::NAME,
            "min_seats": G::SEATS.start(),
            "max_seats": G::SEATS.end(),
            "options": options,
            "short_game": serde_json::from_str::<serde_json::Value>(G::SHORT_GAME).unwrap_or_default(),
        })
    }
}

/// A stretch of numbers: name, start, shape, what it means.
type Stretch = (&'static str, usize, Vec<usize>, &'static str);

/// The blocks of actions and the fields of observations.
#[pyfunction]
pub(crate) fn layout(
    game: &str,
    seats: u8,
    options: &str,
) -> PyResult<(Vec<Stretch>, Vec<Stretch>)> {
    let goal = vierblatt_gym::Goal::default();
    let layout = vierblatt_gym::layout(&Setup { game, seats, options, goal }).map_err(raise)?;
    let mut start = 0;
    let mut block = |block: &vierblatt_game::Block| {
        let from = start;
        start += block.size;
        (block.name, from, vec![block.size], block.about)
    };
    let blocks = layout.actions.iter().map(&mut block).collect();
    let fields = layout.fields.into_iter();
    Ok((blocks, fields.map(|field| (field.name, field.start, field.shape, field.about)).collect()))
}
