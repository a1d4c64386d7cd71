//! What happens by itself: time passes, bots answer.

use rand::RngExt;
use vierblatt_bots::{Level, Pace};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Moves, Seat, Turn as Next};
use vierblatt_protocol::{Clock, Status};

use crate::ahead::{Ahead, waits};
use crate::bots::Driver;
use crate::outbox::Thought;
use crate::people::GRACE;
use crate::table::Table;
use crate::{Corrupt, How, Line, Ms, Outbox};

/// Nobody waits longer than this for a move that is made for somebody who has no choice.
const LONGEST_FORCED: Ms = 15_000;

impl<G: TableGame> Table<G> {
    /// It is later now.
    pub fn wake(&mut self, now: Ms) -> Outbox {
        self.go_on(now)
    }

    /// A bot has thought.
    pub fn thought(&mut self, thought: Thought, now: Ms) -> Outbox {
        self.take_back_bot(thought, now);
        self.go_on(now)
    }

    /// The log was read: bots hear what was told so far.
    ///
    /// # Errors
    /// When it is not this table's log.
    pub fn read_log(&mut self, log: &[Line], now: Ms) -> Result<Outbox, Corrupt> {
        self.tell_bots(log)?;
        Ok(self.go_on(now))
    }

    /// Does what is due, and sends bots to think.
    pub(crate) fn go_on(&mut self, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        self.pause_or_resume(now);
        if self.pending.is_some() || self.status() != Status::Playing || !self.is_awake() {
            return outbox;
        }
        if self.retry.is_some_and(|retry| now < retry) {
            return outbox;
        }
        self.retry = None;
        self.substitute(now, &mut outbox);
        let lines = self.due_lines(now, &mut outbox);
        if lines.is_empty() {
            outbox.needs_log = std::mem::take(&mut self.needs_log);
            // What was due and came to nothing must not wake the table again and again.
            self.due = self.due.filter(|due| *due > now);
        } else {
            self.propose(lines, None, now, &mut outbox);
        }
        outbox
    }

    /// The clock stands still while nobody is there.
    pub(crate) fn pause_or_resume(&mut self, now: Ms) {
        if self.is_awake() {
            self.turn.resume(now);
        } else if !self.turn.is_paused() {
            self.turn.pause(now);
            self.due = None;
        }
    }

    /// Bots take over from those who have been away too long.
    fn substitute(&mut self, now: Ms, outbox: &mut Outbox) {
        if !self.substitutes() {
            return;
        }
        let mut changed = false;
        for chair in &mut self.chairs {
            let is_late = chair.away.is_some_and(|since| now >= since + GRACE);
            if is_late && !chair.substituted {
                chair.substituted = true;
                changed = true;
            }
        }
        if changed {
            self.tell_table(now, outbox);
        }
    }

    /// Where people have days, they may be away.
    fn substitutes(&self) -> bool {
        self.settings.substitute && !matches!(self.settings.clock, Clock::Days { .. })
    }

    fn due_lines(&mut self, now: Ms, outbox: &mut Outbox) -> Vec<Line> {
        let Some(playing) = &self.playing else { return Vec::new() };
        match G::turn(&playing.state) {
            Next::Over => Vec::new(),
            Next::Chance => self.next_deal(now),
            Next::Seats(_) if playing.race.is_some() => self.race_on(now, outbox),
            Next::Seats(asked) => {
                for seat in asked.iter() {
                    let lines = self.seat_on(seat, now, outbox);
                    if !lines.is_empty() {
                        return lines;
                    }
                }
                Vec::new()
            }
        }
    }

    /// The next deal, after the result of the round was shown for a while.
    fn next_deal(&mut self, now: Ms) -> Vec<Line> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let first_round = G::round(&G::new(self.options, self.seats));
        let pause = Ms::from(self.settings.pause) * 1000;
        if waits::<G>(&playing.state, first_round) && now < self.turn.since() + pause {
            self.due = Some(self.turn.since() + pause);
            return Vec::new();
        }
        let mut ahead = Ahead::new(self, playing, now);
        ahead.deal();
        ahead.lines
    }

    /// One seat's turn: a bot's move, a forced one, or time that is up.
    fn seat_on(&mut self, seat: Seat, now: Ms, outbox: &mut Outbox) -> Vec<Line> {
        if let Some(level) = self.bot_level(seat) {
            return self.bot_on(seat, level, now, outbox);
        }
        let Some(playing) = &self.playing else { return Vec::new() };
        let legal = G::legal(&playing.state, seat);
        let reserve = playing.reserves[seat.index()];
        let deadline = self.turn.deadline(self.settings.clock, reserve);
        if deadline.is_some_and(|deadline| now >= deadline)
            && let Some(mv) = G::idle(&playing.state, seat)
        {
            return self.moved(seat, &mv, How::Timeout, now);
        }
        // In days a move that came at once would tell that there was no choice.
        if legal.len() == 1 && !matches!(self.settings.clock, Clock::Days { .. }) {
            let due = self.due.unwrap_or_else(|| self.turn.since() + self.forced_delay(seat));
            self.due = Some(due);
            if now >= due {
                return self.moved(seat, &legal.get(0), How::Forced, now);
            }
        }
        Vec::new()
    }

    /// How long a move takes that is made for somebody who has no choice: as long as one of the latest
    /// this seat chose, so that timing tells nothing.
    fn forced_delay(&mut self, seat: Seat) -> Ms {
        let took = self.playing.as_ref().map_or(&[][..], |playing| &playing.took[seat.index()]);
        if took.is_empty() {
            return Pace::of(Level::FIRST).delay(&mut self.rng).as_millis() as Ms;
        }
        took[self.rng.random_range(0..took.len())].min(LONGEST_FORCED)
    }

    /// A bot's turn.
    pub(crate) fn bot_on(
        &mut self,
        seat: Seat,
        level: Level,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Vec<Line> {
        let Some(playing) = &self.playing else { return Vec::new() };
        // A bot that errs or does not come back must not stop the game.
        let idle = G::idle(&playing.state, seat);
        let mv = match self.decided(seat) {
            Some((_, at)) if now < at => return Vec::new(),
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
        mv.map(|mv| self.moved(seat, &mv, How::Bot, now)).unwrap_or_default()
    }

    /// When the table wants to be woken, if nothing happens before.
    pub fn wake_at(&self) -> Option<Ms> {
        if self.pending.is_some() || self.status() != Status::Playing || !self.is_awake() {
            return None;
        }
        if self.retry.is_some() {
            return self.retry;
        }
        let playing = self.playing.as_ref()?;
        let mut times: Vec<Ms> = self.due.into_iter().collect();
        for seat in self.asked().iter() {
            if self.bot_level(seat).is_some() {
                times.extend(self.bot_wakes(seat));
            } else if playing.race.is_none() {
                let reserve = playing.reserves[seat.index()];
                times.extend(self.turn.deadline(self.settings.clock, reserve));
            }
        }
        if playing.race.is_some() && self.throws_alone().is_none() {
            times.extend(self.race_closes());
        }
        if self.substitutes() {
            let waiting = self.chairs.iter().filter(|chair| !chair.substituted);
            times.extend(waiting.filter_map(|chair| chair.away).map(|since| since + GRACE));
        }
        times.into_iter().min()
    }

    /// When a bot acts that has decided, or is given up on.
    fn bot_wakes(&self, seat: Seat) -> Option<Ms> {
        let race = self.playing.as_ref().and_then(|playing| playing.race.as_ref());
        let throws = self.throws_alone() == Some(seat);
        match &self.drivers[seat.index()] {
            Driver::Decided { n, at, .. } if *n >= self.acted => {
                // In a race a claim is made at once, and the window closes in its own time.
                (race.is_none() || throws).then_some(*at)
            }
            driver if throws || race.is_none_or(|race| !race.has_claimed(seat)) => {
                driver.given_up_at()
            }
            _ => None,
        }
    }
}
