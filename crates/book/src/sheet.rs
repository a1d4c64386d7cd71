//! A sheet of points: cells that several people write, perhaps without knowing of each other.

use serde::{Deserialize, Serialize};

use crate::entry::{How, Opening};

/// Which entry, by the number of its device in the book; small, because a book has many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Reference {
    pub(crate) device: u32,
    pub(crate) n: u32,
}

/// Who wrote something, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Stamp {
    pub(crate) at: u64,
    pub(crate) entry: Reference,
}

/// A value of which the latest counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Register<T>(pub(crate) Option<(T, Stamp)>);

impl<T> Default for Register<T> {
    fn default() -> Self {
        Register(None)
    }
}

impl<T> Register<T> {
    /// Takes a value if it is later than the one that stands there. Of two of the same moment the device's name decides, so that
    /// the order in which they come in does not.
    pub(crate) fn set(&mut self, value: T, stamp: Stamp, devices: &[String]) {
        let key = |stamp: &Stamp| {
            (stamp.at, devices[stamp.entry.device as usize].as_str(), stamp.entry.n)
        };
        if self.0.as_ref().is_none_or(|(_, then)| key(&stamp) > key(then)) {
            self.0 = Some((value, stamp));
        }
    }

    pub(crate) fn get(&self) -> Option<&T> {
        self.0.as_ref().map(|(value, _)| value)
    }
}

/// What somebody wrote into a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Mark {
    pub(crate) value: Option<i32>,
    pub(crate) stamp: Stamp,
    /// What it replaces.
    pub(crate) over: Vec<Reference>,
    pub(crate) how: Option<Box<How>>,
}

/// All that was ever written into a cell. Nothing of it is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Cell {
    pub(crate) round: u16,
    pub(crate) player: u8,
    pub(crate) marks: Vec<Mark>,
}

impl Cell {
    /// What nobody has replaced: one mark, or several that did not know of each other. The latest is the last.
    pub(crate) fn heads(&self, devices: &[String]) -> Vec<&Mark> {
        if let [only] = self.marks.as_slice() {
            return vec![only];
        }
        let is_replaced =
            |mark: &Mark| self.marks.iter().any(|other| other.over.contains(&mark.stamp.entry));
        let mut heads: Vec<&Mark> = self.marks.iter().filter(|mark| !is_replaced(mark)).collect();
        heads.sort_by_key(|mark| {
            (mark.stamp.at, devices[mark.stamp.entry.device as usize].as_str(), mark.stamp.entry.n)
        });
        heads
    }

    /// The points that count, and whether others were written as well that nobody has chosen from.
    pub(crate) fn value(&self, devices: &[String]) -> (Option<i32>, bool) {
        if let [only] = self.marks.as_slice() {
            return (only.value, false);
        }
        let heads = self.heads(devices);
        let value = heads.last().and_then(|mark| mark.value);
        (value, heads.iter().any(|mark| mark.value != value))
    }
}

/// One sheet. Cells may come in before the entry that opens it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Sheet {
    pub(crate) opening: Option<(Opening, Stamp)>,
    /// In the order of rounds and players.
    pub(crate) cells: Vec<Cell>,
    pub(crate) closed: Register<bool>,
    pub(crate) discarded: Register<bool>,
    pub(crate) photo: Register<Option<String>>,
}

impl Sheet {
    pub(crate) fn open(&mut self, mut opening: Opening, stamp: Stamp) {
        let points = std::mem::take(&mut opening.points);
        for (round, row) in (1..).zip(&points) {
            for (player, value) in (0..).zip(row) {
                if value.is_some() {
                    let mark = Mark { value: *value, stamp, over: Vec::new(), how: None };
                    self.mark(round, player, mark);
                }
            }
        }
        self.opening = Some((opening, stamp));
    }

    pub(crate) fn mark(&mut self, round: u16, player: u8, mark: Mark) {
        let found =
            self.cells.binary_search_by_key(&(round, player), |cell| (cell.round, cell.player));
        match found {
            Ok(at) => self.cells[at].marks.push(mark),
            Err(at) => self.cells.insert(at, Cell { round, player, marks: vec![mark] }),
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        let from_the_start = self.opening.as_ref().is_some_and(|(opening, _)| opening.closed);
        self.closed.get().copied().unwrap_or(from_the_start)
    }

    pub(crate) fn is_discarded(&self) -> bool {
        self.discarded.get().copied().unwrap_or(false)
    }

    /// How many rounds have any points.
    pub(crate) fn rounds(&self) -> u16 {
        self.cells.last().map_or(0, |cell| cell.round)
    }

    /// The points by round, then by player, and whether something is to be chosen.
    pub(crate) fn points(
        &self,
        players: usize,
        devices: &[String],
    ) -> (Vec<Vec<Option<i32>>>, bool) {
        let mut rows = vec![vec![None; players]; usize::from(self.rounds())];
        let mut is_disputed = false;
        for cell in &self.cells {
            let (value, disputed) = cell.value(devices);
            if let Some(place) = rows
                .get_mut(usize::from(cell.round) - 1)
                .and_then(|row| row.get_mut(usize::from(cell.player)))
            {
                *place = value;
                is_disputed |= disputed;
            }
        }
        while rows.last().is_some_and(|row| row.iter().all(Option::is_none)) {
            rows.pop();
        }
        (rows, is_disputed)
    }
}
