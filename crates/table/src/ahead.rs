//! What would happen next: moves, and whatever chance does after them, tried on a copy. Only the lines
//! that come of it are stored; the table itself changes when they are.

use vierblatt_catalog::TableGame;
use vierblatt_game::{Game, Seat, Stage, Turn};

use crate::table::{Playing, Table};
use crate::{Entry, How, Line, Ms};

/// A copy of the game that runs ahead of the log.
pub(crate) struct Ahead<'a, G: TableGame> {
    table: &'a Table<G>,
    pub(crate) state: G::State,
    drawn: u64,
    now: Ms,
    pub(crate) lines: Vec<Line>,
}

impl<'a, G: TableGame> Ahead<'a, G> {
    /// From where the game stands.
    pub(crate) fn new(table: &'a Table<G>, playing: &Playing<G>, now: Ms) -> Self {
        Ahead { table, state: playing.state, drawn: playing.drawn, now, lines: Vec::new() }
    }

    /// From the start of a game.
    pub(crate) fn start(table: &'a Table<G>, now: Ms) -> Self {
        let state = G::new(table.options, table.seats);
        Ahead { table, state, drawn: 0, now, lines: Vec::new() }
    }

    /// A legal move and whatever chance does after it, unless the next round is to wait.
    pub(crate) fn act(&mut self, seat: Seat, mv: &G::Move, how: How, spent: Ms) {
        let mut action = String::new();
        G::write_move(mv, &mut action);
        G::apply(&mut self.state, seat, mv, &mut ());
        self.push(Entry::Acted { seat: Some(seat.0), action, how, spent });
        self.chance();
    }

    /// What chance does until somebody is to move or the next round is to wait.
    pub(crate) fn chance(&mut self) {
        let first_round = G::round(&G::new(self.table.options, self.table.seats));
        while G::turn(&self.state) == Turn::Chance && !waits::<G>(&self.state, first_round) {
            self.draw();
        }
    }

    /// What chance does until somebody is to move.
    pub(crate) fn deal(&mut self) {
        while G::turn(&self.state) == Turn::Chance {
            self.draw();
        }
    }

    fn draw(&mut self) {
        let named = self.table.first.and_then(|seat| G::named_first(&self.state, seat));
        let chance = named.unwrap_or_else(|| {
            let mut dice = self.table.seed.dice(&self.table.entropy, self.drawn);
            G::chance(&self.state, &mut dice)
        });
        G::apply_chance(&mut self.state, &chance, &mut ());
        self.drawn += 1;
        let mut action = String::new();
        G::write_chance(&chance, &mut action);
        self.push(Entry::Acted { seat: None, action, how: How::Chosen, spent: 0 });
    }

    fn push(&mut self, entry: Entry) {
        self.lines.push(Line { at: self.now, entry, by: None });
    }
}

/// Between rounds the result is shown for a while before the next deal.
pub(crate) fn waits<G: Game>(state: &G::State, first_round: u32) -> bool {
    G::stage(state) == Stage::Deal && G::round(state) > first_round
}
