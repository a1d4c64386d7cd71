//! A hint: what the strongest bot would do with exactly what the player was told. Only at a table where
//! all others are bots, so that it is nobody's loss.

use vierblatt_bots::{Chair, Level, Limit, Player, Sight};
use vierblatt_catalog::Listed;
use vierblatt_game::{Seat, Seen, Telling, Told};
use vierblatt_protocol::{Offered, Status, Why};

use crate::offer::offered;
use crate::table::Table;
use crate::views::listed;
use crate::{Corrupt, Entry, Line, Person, refusals};

/// A hint still to be thought of, on a thread that may be busy for a while. It ends with the action, in words too.
pub struct Hint {
    /// The number of the last entry it knows of.
    pub n: u32,
    /// Thinks.
    pub run: Box<dyn FnOnce(&Limit<'_>) -> Offered + Send>,
}

impl<G: Listed> Table<G> {
    /// Who asks for a hint must be asked to act, among bots alone. Says why not.
    ///
    /// # Errors
    /// See above.
    pub fn may_hint(&self, person: &Person) -> Result<Seat, Why> {
        let seat = self.seat_of(person);
        let seat = seat.ok_or_else(|| refusals::not_allowed("table-not-a-player"))?;
        if self.status() != Status::Playing {
            return Err(refusals::not_allowed("table-no-game"));
        }
        if self.people().count() > 1 {
            return Err(refusals::not_allowed("table-no-hint"));
        }
        if self.asked().contains(seat) {
            Ok(seat)
        } else {
            Err(refusals::not_allowed("table-not-asked"))
        }
    }

    /// What a bot of the highest level would do in this seat.
    ///
    /// # Errors
    /// When it is not this table's log.
    pub fn hint(&self, seat: Seat, log: &[Line], luck: u64) -> Result<Hint, Corrupt> {
        let no_game = || Corrupt { n: self.n, why: "no game is being played" };
        let playing = self.playing.as_ref().ok_or_else(no_game)?;
        let chair = Chair { seat, seats: self.seats, options: self.options };
        let so_far = self.told_so_far(log)?;
        let heard: Vec<Telling<G>> =
            so_far.iter().flat_map(|told| told.heard_by(seat)).cloned().collect();
        let sight = Sight::<G>::of(&playing.state, seat);
        let run = Box::new(move |limit: &Limit<'_>| {
            let mut bot = G::bot(chair, Level::LAST, luck);
            for telling in &heard {
                bot.hear(telling);
            }
            let mut action = String::new();
            G::write_move(&bot.choose(&sight, limit), &mut action);
            let Sight { public, private, legal } = &sight;
            let legal = listed::<G>(legal);
            let seen = Seen { public, private: Some(private), seat: Some(seat), legal: &legal };
            offered::<G>(action, &seen)
        });
        Ok(Hint { n: self.told, run })
    }

    /// All that was told in the game that is played, from the log.
    pub(crate) fn told_so_far(&self, log: &[Line]) -> Result<Vec<Told<G>>, Corrupt> {
        let (first, rest) = log.split_first().ok_or(Corrupt { n: 0, why: "an empty log" })?;
        if log.len() < self.n as usize {
            return Err(Corrupt { n: log.len() as u32, why: "the log is shorter than it was" });
        }
        let mut replay = Table::<G>::begin(first, 0)?;
        let mut so_far: Vec<Told<G>> = Vec::new();
        for line in rest.iter().take(self.n as usize - 1) {
            let told = replay.fold(line)?;
            match line.entry {
                Entry::Started | Entry::Rematch => so_far.clear(),
                // It is as if it had never been told.
                Entry::TakenBack => drop(so_far.pop()),
                Entry::Acted { .. } => so_far.push(told),
                _ => {}
            }
        }
        Ok(so_far)
    }
}
