//! Taking back a move: by consent, and only where nothing was revealed since. Whoever plays with bots alone takes their answers back too.

use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, SeatSet};
use vierblatt_history::Entry;
use vierblatt_protocol::{Status, Why};
use vierblatt_store::Ms;

use super::outbox::Outbox;
use super::{Table, refusals};

impl<G: TableGame> Table<G> {
    /// Somebody wants their last move back. Bots do not mind; people are asked.
    pub(crate) fn ask_takeback(
        &mut self,
        seat: Seat,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Result<Vec<Entry>, Why> {
        if !self.folded.opening.settings.takeback {
            return Err(refusals::not_allowed("table-no-takeback"));
        }
        let playing = match &self.folded.playing {
            Some(playing) if self.folded.status() == Status::Playing => playing,
            _ => return Err(refusals::not_allowed("table-no-game")),
        };
        // What was made for somebody who had no choice goes back with the move before it.
        let own = |is_chosen: bool| {
            let mut moves = playing.before.iter();
            moves.rposition(|before| before.seat == seat && (before.is_chosen || !is_chosen))
        };
        let from = own(true)
            .or_else(|| own(false))
            .ok_or_else(|| refusals::not_allowed("table-takeback-too-late"))?;
        let taken_back = &playing.before[from..];
        if taken_back.iter().any(|before| before.reveals) {
            return Err(refusals::not_allowed("table-takeback-revealed"));
        }
        let others: SeatSet = (self.folded.people().map(|(other, _)| other))
            .filter(|other| *other != seat && self.bot_level(*other).is_none())
            .collect();
        if others.is_empty() {
            return Ok(vec![Entry::TakenBack; taken_back.len()]);
        }
        self.takeback = Some((seat, others));
        self.tell_table(now, outbox);
        Ok(Vec::new())
    }

    /// Somebody allows it, or does not. It takes everyone.
    pub(crate) fn answer_takeback(
        &mut self,
        seat: Seat,
        yes: bool,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Result<Vec<Entry>, Why> {
        let Some((asker, open)) = self.takeback else {
            return Err(refusals::not_allowed("table-no-takeback-asked"));
        };
        if !open.contains(seat) {
            return Err(refusals::not_allowed("table-not-asked"));
        }
        let open = open.without(seat);
        if yes && open.is_empty() {
            return Ok(vec![Entry::TakenBack]);
        }
        self.takeback = yes.then_some((asker, open));
        self.tell_table(now, outbox);
        Ok(Vec::new())
    }
}
