//! How fast the rules run and the bots search, game by game and table by table.
//!
//! Rates are per second of processor time, which neighbours on a busy machine disturb less than the
//! clock; the best of several runs is the least disturbed one.

mod imagining;
mod melds;
mod playouts;
mod search;
mod timing;

use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::Seats;

pub use melds::Melds;
pub use playouts::Playouts;
pub use search::Search;
pub use timing::{OutOfRange, Rates, Runs};

/// Which tables are measured.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a> {
    /// Only these games; all if there are none.
    pub games: &'a [String],
    /// Only tables of this many seats.
    pub seats: Option<u8>,
}

/// What was measured of one game's rules at one table.
pub struct Engine {
    /// The game.
    pub game: &'static str,
    /// How many seats.
    pub seats: Seats,
    /// How many bytes a state has.
    pub state_bytes: usize,
    /// Random play.
    pub playouts: Playouts,
    /// Worlds imagined from what a seat knows.
    pub worlds: Rates,
}

impl Tables<'_> {
    /// How many tables that are.
    pub fn count(self) -> usize {
        let seats = |id: &str| with_game(id, Sizes).unwrap_or_default();
        self.ids().flat_map(seats).filter(|seats| self.has(*seats)).count()
    }

    /// How many lines [`Tables::melds`] will report.
    pub fn count_melds(self) -> usize {
        if self.has_melds() { melds::SIZES.count() } else { 0 }
    }

    /// Measures the rules.
    ///
    /// # Errors
    /// Whatever the report fails with ends the measurement.
    pub fn engine<E>(
        self,
        runs: Runs,
        mut report: impl FnMut(Engine) -> Result<(), E>,
    ) -> Result<(), E> {
        for id in self.ids() {
            let measure = MeasureEngine { tables: self, runs, report: &mut report };
            with_game(id, measure).expect("the catalog knows its own names")?;
        }
        Ok(())
    }

    /// Measures the bots' search.
    ///
    /// # Errors
    /// Whatever the report fails with ends the measurement.
    pub fn search<E>(
        self,
        runs: Runs,
        mut report: impl FnMut(Search) -> Result<(), E>,
    ) -> Result<(), E> {
        for id in self.ids() {
            let measure = MeasureSearch { tables: self, runs, report: &mut report };
            with_game(id, measure).expect("the catalog knows its own names")?;
        }
        Ok(())
    }

    /// Measures melds, if their game is among those asked for.
    ///
    /// # Errors
    /// Whatever the report fails with ends the measurement.
    pub fn melds<E>(self, runs: Runs, report: impl FnMut(Melds) -> Result<(), E>) -> Result<(), E> {
        if self.has_melds() { melds::measure(runs, report) } else { Ok(()) }
    }

    /// Hands are melded without a table, so there are no melds for a number of seats.
    fn has_melds(self) -> bool {
        self.seats.is_none() && self.ids().any(|id| id == melds::GAME)
    }

    fn ids(self) -> impl Iterator<Item = &'static str> {
        let is_asked =
            move |id: &&str| self.games.is_empty() || self.games.iter().any(|game| game == id);
        IDS.iter().copied().filter(is_asked)
    }

    fn has(self, seats: u8) -> bool {
        self.seats.is_none_or(|only| only == seats)
    }
}

/// How many can play a game.
struct Sizes;

impl Visit for Sizes {
    type Output = Vec<u8>;
    fn visit<G: Listed>(self) -> Vec<u8> {
        G::SEATS.collect()
    }
}

struct MeasureEngine<'a, R> {
    tables: Tables<'a>,
    runs: Runs,
    report: &'a mut R,
}

impl<E, R: FnMut(Engine) -> Result<(), E>> Visit for MeasureEngine<'_, R> {
    type Output = Result<(), E>;
    fn visit<G: Listed>(self) -> Self::Output {
        for seats in G::SEATS.filter(|seats| self.tables.has(*seats)).map(Seats) {
            (self.report)(Engine {
                game: G::ID,
                seats,
                state_bytes: size_of::<G::State>(),
                playouts: playouts::measure::<G>(self.runs, seats),
                worlds: imagining::measure::<G>(self.runs, seats),
            })?;
        }
        Ok(())
    }
}

struct MeasureSearch<'a, R> {
    tables: Tables<'a>,
    runs: Runs,
    report: &'a mut R,
}

impl<E, R: FnMut(Search) -> Result<(), E>> Visit for MeasureSearch<'_, R> {
    type Output = Result<(), E>;
    fn visit<G: Listed>(self) -> Self::Output {
        for seats in G::SEATS.filter(|seats| self.tables.has(*seats)).map(Seats) {
            (self.report)(search::measure::<G>(self.runs, seats))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_those_asked_for() {
        let all = Tables { games: &[], seats: None };
        let each = |id: &str| Tables { games: &[id.to_owned()], seats: None }.count();
        assert_eq!(all.count(), IDS.iter().map(|id| each(id)).sum());
        assert!(IDS.iter().all(|id| each(id) > 0));
        let three = Tables { games: &[], seats: Some(3) };
        assert!(three.count() <= IDS.len());
        assert_eq!((all.count_melds(), three.count_melds()), (melds::SIZES.count(), 0));
        assert_eq!(Tables { games: &[], seats: Some(200) }.count(), 0);
    }
}
