//! What happens by itself: time passes, bots answer.

use vierblatt_bots::{Level, forced_delay};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Moves, Seat, SeatSet, Turn};
use vierblatt_history::{Draft, How, waits_between_rounds};
use vierblatt_protocol::{Clock, Status, Why};
use vierblatt_store::Ms;

use super::bots::Driver;
use super::outbox::Outbox;
use super::presence::GRACE;
use super::{Table, refusals};

impl<G: TableGame> Table<G> {
    /// Does what is due, and sends bots to think.
    pub(crate) fn go_on(&mut self, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        self.pause_or_resume(now);
        let has_to_wait = self.retry.is_some_and(|retry| now < retry);
        if self.rests() {
            // Whoever did not want to play again may have left: then all who are still there do.
            if !has_to_wait && self.is_agreed_on_rematch() {
                self.retry = None;
                self.start_rematch(now, &mut outbox);
            }
            return outbox;
        }
        if has_to_wait {
            return outbox;
        }
        self.retry = None;
        self.substitute(now, &mut outbox);
        if let Some(draft) = self.due_draft(now, &mut outbox) {
            self.propose(Box::new(draft), None, now, &mut outbox);
        } else {
            outbox.wants_game = self.wants_game;
            // What was due and came to nothing must not wake the table again and again.
            self.due = self.due.filter(|due| *due > now);
        }
        outbox
    }

    /// Whether nothing happens by itself just now.
    fn rests(&self) -> bool {
        self.pending.is_some() || self.folded.status() != Status::Playing || !self.is_awake()
    }

    /// The clock stands still while nobody is there.
    pub(crate) fn pause_or_resume(&mut self, now: Ms) {
        if self.turn.begins_by(now) {
            // Nothing waits for a time that was set by a clock that was ahead.
            self.due = None;
            self.retry = None;
            self.drivers.iter_mut().for_each(|driver| driver.begins_by(now));
        }
        if self.is_awake() {
            self.turn.resume(now);
        } else if !self.turn.is_paused() {
            self.turn.pause(now);
            self.due = None;
        }
    }

    /// The clock was set forward: whatever began or was to be is that much later. Where people have days, those go on.
    pub(crate) fn clock_went_forward(&mut self, by: Ms) {
        if !matches!(self.folded.opening.settings.clock, Clock::Days { .. }) {
            self.turn.begins_later(by);
        }
        let later = |at: &mut Ms| *at = at.saturating_add(by);
        let times = self.due.iter_mut().chain(&mut self.retry);
        times.chain(self.away.iter_mut().flatten()).for_each(later);
        self.drivers.iter_mut().for_each(|driver| driver.begins_later(by));
    }

    /// Bots take over from those who have been away too long.
    fn substitute(&mut self, now: Ms, outbox: &mut Outbox) {
        if !self.substitutes() {
            return;
        }
        let late = self.folded.seats().iter().zip(&self.away);
        let late = late.filter(|(_, away)| away.is_some_and(|since| now >= since + GRACE));
        let late: SeatSet =
            late.map(|(seat, _)| seat).filter(|seat| !self.substituted.contains(*seat)).collect();
        if !late.is_empty() {
            self.substituted = late.iter().fold(self.substituted, SeatSet::with);
            self.tell_table(now, outbox);
        }
    }

    /// Where people have days, they may be away.
    fn substitutes(&self) -> bool {
        let settings = &self.folded.opening.settings;
        settings.substitute && !matches!(settings.clock, Clock::Days { .. })
    }

    fn due_draft(&mut self, now: Ms, outbox: &mut Outbox) -> Option<Draft<G>> {
        let playing = self.folded.playing.as_ref()?;
        match G::turn(&playing.state) {
            Turn::Over => None,
            Turn::Chance if self.folded.shares.are_awaited() => self.end_reveals(now),
            Turn::Chance => self.next_deal(now),
            Turn::Seats(_) if playing.claims.is_some() => self.race_step(now, outbox),
            Turn::Seats(asked) => asked.iter().find_map(|seat| self.seat_step(seat, now, outbox)),
        }
    }

    /// When the next round begins at the latest, while the result of the last one is shown.
    pub(super) fn next_deal_at(&self) -> Option<Ms> {
        let due = self.turn.since() + Ms::from(self.folded.opening.settings.pause) * 1000;
        waits_between_rounds(&self.folded).then_some(due)
    }

    /// Whether all people who are there have seen enough of the round that is over.
    fn are_all_ready(&self) -> bool {
        let mut here =
            self.folded.people().filter(|(_, person)| self.is_present(person)).peekable();
        here.peek().is_some() && here.all(|(seat, _)| self.ready.contains(seat))
    }

    /// Somebody has seen enough of the round that is over.
    pub(super) fn is_ready(&mut self, seat: Seat, now: Ms, outbox: &mut Outbox) -> Result<(), Why> {
        if self.next_deal_at().is_none() {
            return Err(refusals::late());
        }
        self.ready = self.ready.with(seat);
        self.tell_table(now, outbox);
        outbox.extend(self.go_on(now));
        Ok(())
    }

    /// The next deal, after the result of the round was shown for a while.
    fn next_deal(&mut self, now: Ms) -> Option<Draft<G>> {
        if let Some(due) = self.next_deal_at()
            && now < due
            && !self.are_all_ready()
        {
            self.due = Some(due);
            return None;
        }
        let mut draft = Draft::new(&self.folded, now);
        draft.deal();
        Some(draft)
    }

    /// One seat's turn: a bot's move, a forced one, or time that is up.
    fn seat_step(&mut self, seat: Seat, now: Ms, outbox: &mut Outbox) -> Option<Draft<G>> {
        if let Some(level) = self.bot_level(seat) {
            return self.bot_step(seat, level, now, outbox);
        }
        let playing = self.folded.playing.as_ref()?;
        let legal = G::legal(&playing.state, seat);
        let clock = self.folded.opening.settings.clock;
        let deadline = self.turn.deadline(clock, playing.reserves[seat.index()]);
        if deadline.is_some_and(|deadline| now >= deadline)
            && let Some(mv) = G::idle(&playing.state, seat)
        {
            return Some(self.moved(seat, &mv, How::Timeout, now));
        }
        // In days a move that came at once would tell that there was no choice.
        if legal.len() == 1 && !matches!(clock, Clock::Days { .. }) {
            let due = self.due.unwrap_or_else(|| self.turn.since() + self.forced_delay(seat));
            self.due = Some(due);
            if now >= due {
                return Some(self.moved(seat, &legal.get(0), How::Forced, now));
            }
        }
        None
    }

    /// How long a move takes that is made for somebody who has no choice.
    fn forced_delay(&mut self, seat: Seat) -> Ms {
        let Some(playing) = &self.folded.playing else { return 0 };
        let all: Vec<Ms> = playing.took.iter().flatten().copied().collect();
        forced_delay(&playing.took[seat.index()], &all, &mut self.rng)
    }

    /// A bot's turn.
    pub(super) fn bot_step(
        &mut self,
        seat: Seat,
        level: Level,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Option<Draft<G>> {
        let playing = self.folded.playing.as_ref()?;
        // A bot that errs or does not come back must not stop the game.
        let idle = G::idle(&playing.state, seat);
        let mv = match self.decided(seat) {
            Some((_, at)) if now < at => return None,
            Some((mv, _)) if G::check(&playing.state, seat, &mv).is_ok() => Some(mv),
            Some(_) => idle,
            None if self.is_lost(seat, now) => {
                self.drivers[seat.index()].forget();
                idle
            }
            None => {
                outbox.think.extend(self.send_to_think(seat, level, now));
                None
            }
        };
        mv.map(|mv| self.moved(seat, &mv, How::Bot, now))
    }

    /// When the table wants to be woken, if nothing happens before.
    pub(crate) fn wakes_at(&self) -> Option<Ms> {
        if self.rests() {
            return self.retry.filter(|_| self.is_agreed_on_rematch());
        }
        if self.retry.is_some() {
            return self.retry;
        }
        let playing = self.folded.playing.as_ref()?;
        let clock = self.folded.opening.settings.clock;
        let mut first = self.due;
        let mut wants = |time: Option<Ms>| first = first.into_iter().chain(time).min();
        for seat in self.folded.asked().iter() {
            if self.bot_level(seat).is_some() {
                wants(self.bot_wakes_at(seat));
            } else if playing.claims.is_none() {
                wants(self.turn.deadline(clock, playing.reserves[seat.index()]));
            }
        }
        if playing.claims.is_some() && self.throws_alone().is_none() {
            wants(self.race_closes());
        }
        if self.substitutes() {
            let seats = self.folded.seats().iter();
            for seat in seats.filter(|seat| !self.substituted.contains(*seat)) {
                wants(self.away[seat.index()].map(|since| since + GRACE));
            }
        }
        first
    }

    /// When a bot acts that has decided, or is given up on.
    fn bot_wakes_at(&self, seat: Seat) -> Option<Ms> {
        let claims = self.claims();
        let throws = self.throws_alone() == Some(seat);
        match &self.drivers[seat.index()] {
            Driver::Decided { n, at, .. } if *n >= self.folded.acted => {
                // In a race a claim is made at once, and the window closes in its own time.
                (claims.is_none() || throws).then_some(*at)
            }
            driver if throws || claims.is_none_or(|claims| !claims.has(seat)) => {
                driver.given_up_at()
            }
            _ => None,
        }
    }
}
