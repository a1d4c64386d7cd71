//! Many tables at once, written straight into the memory of `NumPy`.

use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use vierblatt_gym::{AnyBatch, Arrays, Error, Opponent, open_batch};

use crate::convert::{raise, setup};

/// Many games of one kind, and the arrays every step is written into.
#[pyclass(module = "vierblatt._core")]
pub(crate) struct Vector {
    batch: Box<dyn AnyBatch>,
    #[pyo3(get)]
    observations: Py<PyArray2<i16>>,
    #[pyo3(get)]
    masks: Py<PyArray2<i8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    dones: Py<PyArray1<bool>>,
    #[pyo3(get)]
    seats: Py<PyArray1<i8>>,
}

#[pymethods]
impl Vector {
    #[new]
    #[allow(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        seats: u8,
        options: &str,
        episode: &str,
        reward: &str,
        games: usize,
        opponents: Vec<Option<String>>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Self> {
        let setup = setup(game, seats, options, episode, reward)?;
        let layout = vierblatt_gym::layout(&setup).map_err(raise)?;
        let opponents = opponents.iter().map(|kind| kind.as_deref().map(str::parse).transpose());
        let opponents: Vec<Option<Opponent>> =
            opponents.collect::<Result<_, Error>>().map_err(raise)?;
        let batch = py.detach(|| open_batch(&setup, games, &opponents, seed, threads));
        let mut vector = Vector {
            batch: batch.map_err(raise)?,
            observations: PyArray2::zeros(py, [games, layout.length], false).unbind(),
            masks: PyArray2::zeros(py, [games, layout.size], false).unbind(),
            rewards: PyArray2::zeros(py, [games, seats.into()], false).unbind(),
            dones: PyArray1::zeros(py, [games], false).unbind(),
            seats: PyArray1::zeros(py, [games], false).unbind(),
        };
        vector.write(py, |batch, arrays| batch.look(arrays))?;
        Ok(vector)
    }

    /// All games take one step. The arrays are written anew, in place.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.write(py, |batch, arrays| batch.step(actions, arrays))
    }
}

impl Vector {
    /// Does something with the arrays while other Python threads may run.
    fn write(
        &mut self,
        py: Python<'_>,
        run: impl FnOnce(&mut dyn AnyBatch, Arrays<'_>) -> Result<(), Error> + Send,
    ) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut dones = self.dones.bind(py).try_readwrite()?;
        let mut seats = self.seats.bind(py).try_readwrite()?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            dones: dones.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        let batch = &mut self.batch;
        py.detach(|| run(&mut **batch, arrays)).map_err(raise)
    }
}
