//! What is about to happen: entries tried on a copy of the table. When they are stored, the copy becomes the table.

use vierblatt_catalog::TableGame;
use vierblatt_game::{Game, Seat, Stage, Told, Turn};
use vierblatt_store::{GameStart, Ms};

use super::{Corrupt, Folded};
use crate::{Entry, How, Line};

/// A copy of the table that runs ahead of the log.
pub struct Draft<G: TableGame> {
    /// The copy.
    pub folded: Folded<G>,
    /// What is to be appended to the log.
    pub lines: Vec<Line>,
    /// What is told by it, with the number of the entry that tells it.
    pub told: Vec<(u32, Told<G>)>,
    /// The games that start with it.
    pub game_starts: Vec<GameStart>,
    now: Ms,
}

impl<G: TableGame> Draft<G> {
    /// Nothing has happened yet.
    pub fn new(table: &Folded<G>, now: Ms) -> Self {
        Draft {
            folded: table.clone(),
            lines: Vec::new(),
            told: Vec::new(),
            game_starts: Vec::new(),
            now,
        }
    }

    /// Something happens that is not an action of the game.
    ///
    /// # Errors
    /// When it makes no sense at this table.
    pub fn enter(&mut self, entry: Entry) -> Result<(), Corrupt> {
        if matches!(entry, Entry::Started | Entry::Rematch) {
            self.game_starts.push(self.folded.game_start(&entry)?);
        }
        self.folded.enter(&entry, self.now)?;
        self.lines.push(Line::new(self.now, entry));
        Ok(())
    }

    /// A legal move and whatever chance does after it, unless the next round is to wait.
    pub fn act(&mut self, seat: Seat, mv: &G::Move, how: How, spent: Ms) {
        let mut action = String::new();
        G::write_move(mv, &mut action);
        let mut told = Told::default();
        self.folded.act(seat, mv, how, spent, &mut told);
        self.acted(Entry::Acted { seat: Some(seat.0), action, how, spent }, told);
        self.chance();
    }

    /// What chance does until somebody is to move or the next round is to wait.
    pub fn chance(&mut self) {
        while self.may_draw() && !waits_between_rounds(&self.folded) {
            self.draw();
        }
    }

    /// What chance does until somebody is to move.
    pub fn deal(&mut self) {
        while self.may_draw() {
            self.draw();
        }
    }

    /// Whether chance is to act, and everything it depends on is known.
    fn may_draw(&self) -> bool {
        let playing = self.folded.playing.as_ref();
        playing.is_some_and(|playing| G::turn(&playing.state) == Turn::Chance)
            && !self.folded.shares.are_awaited()
    }

    fn draw(&mut self) {
        let Some(playing) = &self.folded.playing else { return };
        let named = self.folded.first.and_then(|seat| G::named_first(&playing.state, seat));
        let chance = named.unwrap_or_else(|| {
            let Folded { seed, entropy, shares, .. } = &self.folded;
            let mut dice = seed.dice(entropy, &shares.list, playing.drawn);
            G::chance(&playing.state, &mut dice)
        });
        let mut told = Told::default();
        self.folded.act_by_chance(&chance, &mut told);
        let mut action = String::new();
        G::write_chance(&chance, &mut action);
        self.acted(Entry::Acted { seat: None, action, how: How::Chosen, spent: 0 }, told);
    }

    fn acted(&mut self, entry: Entry, told: Told<G>) {
        self.folded.count(&entry, self.now);
        self.told.push((self.folded.told, told));
        self.lines.push(Line::new(self.now, entry));
    }
}

/// Between rounds the result is shown for a while before the next deal.
pub fn waits_between_rounds<G: TableGame>(table: &Folded<G>) -> bool {
    let playing = table.playing.as_ref();
    playing.is_some_and(|playing| is_between_rounds::<G>(&playing.state, table.opening.first_round))
}

fn is_between_rounds<G: Game>(state: &G::State, first_round: u32) -> bool {
    G::stage(state) == Stage::Deal && G::round(state) > first_round
}
