//! Starting, moving, playing again.

use vierblatt_catalog::TableGame;
use vierblatt_game::Seat;
use vierblatt_history::{Draft, Entry, How, Occupant};
use vierblatt_protocol::{Status, Why};
use vierblatt_store::{Ms, PersonId};

use super::asks::{Answer, log};
use super::outbox::Outbox;
use super::{Table, refusals};

impl<G: TableGame> Table<G> {
    pub(super) fn start_game(&self, person: &PersonId, now: Ms) -> Result<Answer<G>, Why> {
        self.only_host(person)?;
        if self.folded.status() != Status::Lobby {
            return Err(refusals::not_allowed("table-already-started"));
        }
        self.only_with_full_seats()?;
        let mut draft = Draft::new(&self.folded, now);
        draft.enter(Entry::Started).map_err(|_| refusals::storage())?;
        draft.chance();
        Ok(Answer::Store(Box::new(draft)))
    }

    pub(super) fn play(
        &self,
        person: &PersonId,
        n: u32,
        action: &str,
        now: Ms,
    ) -> Result<Answer<G>, Why> {
        let seat = self.player(person)?;
        let playing =
            self.folded.playing.as_ref().ok_or_else(|| refusals::not_allowed("table-no-game"))?;
        self.check_moment(n)?;
        if playing.claims.is_some() {
            return Err(refusals::not_allowed("table-claim-instead"));
        }
        let mv = G::read_move(&playing.state, action)
            .ok_or_else(|| refusals::malformed("table-not-understood"))?;
        G::check(&playing.state, seat, &mv).map_err(|refusal| refusals::by_rule(&refusal))?;
        Ok(Answer::Store(Box::new(self.moved(seat, &mv, How::Chosen, now))))
    }

    /// A legal move, with whatever chance does after it.
    pub(super) fn moved(&self, seat: Seat, mv: &G::Move, how: How, now: Ms) -> Draft<G> {
        let mut draft = Draft::new(&self.folded, now);
        draft.act(seat, mv, how, self.turn.spent(now));
        draft
    }

    pub(super) fn again(
        &mut self,
        person: &PersonId,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Result<Answer<G>, Why> {
        let seat = self.player(person)?;
        if self.folded.status() != Status::Over {
            return Err(refusals::not_allowed("table-not-over"));
        }
        self.only_with_full_seats()?;
        self.rematch = self.rematch.with(seat);
        if !self.is_agreed_on_rematch() {
            self.tell_table(now, outbox);
            return Ok(Answer::Done);
        }
        // The first deals come once the rematch itself is stored, from the seed that was committed to
        // when the last game ended.
        log(&self.folded, vec![Entry::Rematch], now)
    }

    /// Whether all seats are taken and everybody wants to play again. While that is being stored it is decided.
    pub(super) fn is_agreed_on_rematch(&self) -> bool {
        let mut people = self.folded.people().map(|(seat, _)| seat).peekable();
        self.pending.is_none()
            && self.folded.status() == Status::Over
            && people.peek().is_some()
            && people.all(|seat| self.rematch.contains(seat))
            && self.only_with_full_seats().is_ok()
    }

    pub(super) fn start_rematch(&mut self, now: Ms, outbox: &mut Outbox) {
        let mut draft = Draft::new(&self.folded, now);
        if draft.enter(Entry::Rematch).is_ok() {
            self.propose(Box::new(draft), None, now, outbox);
        }
    }

    fn only_with_full_seats(&self) -> Result<(), Why> {
        if self.folded.occupants.contains(&Occupant::Nobody) {
            return Err(refusals::not_allowed("table-seats-empty"));
        }
        Ok(())
    }

    /// A move is for the moment the player saw; chance and others may have acted since.
    pub(super) fn check_moment(&self, n: u32) -> Result<(), Why> {
        if n < self.folded.acted || n > self.folded.told { Err(refusals::late()) } else { Ok(()) }
    }
}
