//! What was acknowledged, and what is left of it after the server was killed.
//!
//! An entry is acknowledged once anybody was told of it: by `done`, or by an update. Every table keeps the
//! highest number it was told, and for each player a fingerprint of what the game looked like at the last
//! number they saw. When the server is back, entries are missing if its first number is lower; and if it is
//! the one a player last saw, the game must look the same.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::message::Game;
use crate::view::Shown;

/// How a game looked to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    pub(crate) fn of(shown: &Shown, game: &Game<'_>) -> Self {
        let mut hasher = DefaultHasher::new();
        shown.hash(&mut hasher);
        (&game.turn, &game.legal).hash(&mut hasher);
        Fingerprint(hasher.finish())
    }
}

/// What one table has been told.
#[derive(Debug)]
pub(crate) struct Ledger {
    /// The highest number anybody was told.
    known: u32,
    /// What each player saw last.
    seen: Vec<Option<(u32, Fingerprint)>>,
    /// Whether the server was killed and nobody has been back since.
    is_in_doubt: bool,
    lost: u64,
}

impl Ledger {
    pub(crate) fn new(players: usize) -> Self {
        Ledger { known: 0, seen: vec![None; players], is_in_doubt: false, lost: 0 }
    }

    /// The number of the last entry anybody was told of.
    pub(crate) fn known(&self) -> u32 {
        self.known
    }

    /// Acknowledged entries that are gone.
    pub(crate) fn lost(&self) -> u64 {
        self.lost
    }

    /// Somebody was told that there are this many entries.
    pub(crate) fn acknowledged(&mut self, n: u32) {
        self.known = self.known.max(n);
    }

    /// A player saw how the game looked after entry `n`.
    pub(crate) fn saw(&mut self, player: usize, n: u32, game: Fingerprint) {
        self.acknowledged(n);
        self.seen[player] = Some((n, game));
    }

    /// The server was killed.
    pub(crate) fn killed(&mut self) {
        self.is_in_doubt = true;
    }

    /// A player is welcomed again, with this many entries and the game like this. Only what the first of them
    /// is told shows what was on disk: then they play on.
    pub(crate) fn welcomed(&mut self, player: usize, n: u32, game: Option<Fingerprint>) {
        let missing = u64::from(self.known.saturating_sub(n));
        if std::mem::take(&mut self.is_in_doubt) {
            self.lost += missing;
            self.known = n;
        }
        if let (Some((seen, then)), Some(now)) = (self.seen[player], game)
            && seen == n
            && then != now
        {
            self.lost += 1;
        }
        self.acknowledged(n);
        self.seen[player] = game.map(|game| (n, game));
    }

    /// The end. A table that nobody got back to has lost everything.
    pub(crate) fn close(&mut self) {
        if std::mem::take(&mut self.is_in_doubt) {
            self.lost += u64::from(self.known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(looks: u64) -> Fingerprint {
        Fingerprint(looks)
    }

    /// Two players who have seen entry 9, one of whom was told by `done` that there is entry 10.
    fn played() -> Ledger {
        let mut ledger = Ledger::new(2);
        ledger.saw(0, 9, game(90));
        ledger.saw(1, 9, game(91));
        ledger.acknowledged(10);
        ledger.killed();
        ledger
    }

    #[test]
    fn nothing_is_lost_when_everything_acknowledged_is_there() {
        let mut ledger = played();
        ledger.welcomed(0, 10, Some(game(100)));
        ledger.welcomed(1, 10, Some(game(101)));
        ledger.close();
        assert_eq!((ledger.lost(), ledger.known()), (0, 10));
    }

    #[test]
    fn an_entry_that_was_stored_but_not_yet_told_is_no_loss() {
        let mut ledger = played();
        ledger.welcomed(1, 11, Some(game(111)));
        ledger.close();
        assert_eq!((ledger.lost(), ledger.known()), (0, 11));
    }

    #[test]
    fn a_move_acknowledged_by_done_alone_is_missed() {
        let mut ledger = played();
        ledger.welcomed(0, 9, Some(game(90)));
        assert_eq!((ledger.lost(), ledger.known()), (1, 9));
        // They have played on by the time the other is back: that is not counted again.
        ledger.acknowledged(12);
        ledger.welcomed(1, 11, Some(game(111)));
        assert_eq!(ledger.lost(), 1);
    }

    #[test]
    fn every_entry_that_is_gone_counts() {
        let mut ledger = played();
        ledger.welcomed(0, 3, Some(game(30)));
        assert_eq!(ledger.lost(), 7);
    }

    #[test]
    fn the_same_number_with_another_game_is_a_loss() {
        let mut ledger = Ledger::new(2);
        ledger.saw(0, 9, game(90));
        ledger.killed();
        ledger.welcomed(0, 9, Some(game(99)));
        assert_eq!(ledger.lost(), 1);
    }

    #[test]
    fn a_table_that_does_not_come_back_has_lost_everything() {
        let mut ledger = played();
        ledger.close();
        assert_eq!(ledger.lost(), 10);
    }

    #[test]
    fn a_lost_connection_alone_loses_nothing() {
        let mut ledger = Ledger::new(2);
        ledger.saw(0, 9, game(90));
        ledger.acknowledged(10);
        // Nobody killed the server: what it says next is newer than what was heard.
        ledger.welcomed(0, 9, Some(game(90)));
        assert_eq!((ledger.lost(), ledger.known()), (0, 10));
    }
}
