//! A hint: what the strongest bot would do with exactly what the player was told. Only at a table where
//! all others are bots, so that it is nobody's loss.

use vierblatt_bots::{BotSeat, Level, Limit, Player, Sight};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, Seen, Telling};
use vierblatt_history::{Corrupt, listed, offered, text, told_so_far};
use vierblatt_protocol::{Offered, Status, Text, Why};
use vierblatt_store::{PersonId, StoredGame};

use super::{Table, refusals};

/// A hint still to be thought of, on a thread that may be busy for a while.
pub enum Hint {
    /// What to do: it ends with the action, in words too.
    Action {
        /// The number of the last entry it knows of.
        n: u32,
        /// Thinks.
        run: Box<dyn FnOnce(&Limit<'_>) -> Offered + Send>,
    },
    /// Of a game that is over, what there is to say about the whole of it.
    Afterword(Box<dyn FnOnce() -> Option<Text> + Send>),
}

impl<G: TableGame> Table<G> {
    /// Hints are for somebody who is asked to act while all others are bots, or who has played alone to the end. Says why not.
    ///
    /// # Errors
    /// See above.
    pub(crate) fn may_hint(&self, person: &PersonId) -> Result<Seat, Why> {
        let seat = self.folded.seat_of(person);
        let seat = seat.ok_or_else(|| refusals::not_allowed("table-not-a-player"))?;
        if self.folded.status() == Status::Over && self.folded.seats().0 == 1 {
            return Ok(seat);
        }
        if self.folded.status() != Status::Playing {
            return Err(refusals::not_allowed("table-no-game"));
        }
        if self.folded.people().count() > 1 {
            return Err(refusals::not_allowed("table-no-hint"));
        }
        if self.folded.asked().contains(seat) {
            Ok(seat)
        } else {
            Err(refusals::not_allowed("table-not-asked"))
        }
    }

    /// What a bot of the highest level would do in this seat; after the end, what there is to say about the game.
    ///
    /// # Errors
    /// When it is not this table's log.
    pub(crate) fn hint(&self, seat: Seat, game: &StoredGame, random: u64) -> Result<Hint, Corrupt> {
        let no_game = || Corrupt { n: self.folded.n, why: "no game is being played" };
        let playing = self.folded.playing.as_ref().ok_or_else(no_game)?;
        let chair =
            BotSeat { seat, seats: self.folded.seats(), options: self.folded.opening.options };
        let so_far = told_so_far::<G>(game, self.folded.n)?;
        let heard: Vec<Telling<G>> =
            so_far.iter().flat_map(|told| told.heard_by(seat)).cloned().collect();
        if self.folded.status() == Status::Over {
            return Ok(Hint::Afterword(Box::new(move || G::afterword(&heard).as_ref().map(text))));
        }
        let sight = Sight::<G>::of(&playing.state, seat);
        let run = Box::new(move |limit: &Limit<'_>| {
            let mut bot = G::bot(chair, Level::LAST, random);
            for telling in &heard {
                bot.hear(telling);
            }
            let mut action = String::new();
            G::write_move(&bot.choose(&sight, limit), &mut action);
            let Sight { public, private, legal } = &sight;
            let legal = listed::<G>(legal);
            let seen = Seen { public, private: Some(private), seat: Some(seat), legal: &legal };
            let reason = G::reason(&action, &seen).as_ref().map(text);
            Offered { reason, ..offered::<G>(action, &seen) }
        });
        Ok(Hint::Action { n: self.folded.told, run })
    }
}
