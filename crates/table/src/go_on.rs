//! What happens by itself: lines come back from the disk, time passes, bots answer.

use rand::Rng;
use vierblatt_bots::{Level, Pace};
use vierblatt_catalog::Listed;
use vierblatt_game::{Moves, Outcome, Seat, Turn as Next};
use vierblatt_protocol::{Clock, Snap, Status, ToClient};

use crate::bots::Driver;
use crate::fold::{draw, waits};
use crate::outbox::{Failure, Index, SeatResult, Thought};
use crate::people::GRACE;
use crate::race::{HUMAN_FLOOR, chance};
use crate::table::{Occupant, Pending, Table};
use crate::views::{refuse, send};
use crate::{Corrupt, Entry, How, Line, Ms, Outbox, refusals};

impl<G: Listed> Table<G> {
    /// The lines handed out last are on disk: now they have happened.
    ///
    /// # Errors
    /// Never with lines of this table's own making.
    pub fn stored(&mut self, now: Ms) -> Result<Outbox, Corrupt> {
        let mut outbox = Outbox::default();
        let Some(Pending { lines, asked }) = self.pending.take() else { return Ok(outbox) };
        let after = self.n;
        let mut told = Vec::with_capacity(lines.len());
        for line in &lines {
            told.push((self.n, self.fold(line)?));
        }
        let table_changed = self.status() != Status::Playing
            || lines.iter().any(|line| !matches!(line.entry, Entry::Acted { .. }));
        if let Some((viewer, id)) = asked {
            send(viewer, &ToClient::Done { id: id.into(), n: self.n }, &mut outbox);
        }
        self.update(after, &told, table_changed, now, &mut outbox);
        outbox.extend(self.take_next(now));
        Ok(outbox)
    }

    /// The lines handed out last could not be stored: nothing has happened.
    pub fn not_stored(&mut self, failure: Failure, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        let Some(Pending { asked, .. }) = self.pending.take() else { return outbox };
        if let Some((viewer, id)) = asked {
            refuse(viewer, &id, refusals::storage(), &mut outbox);
        }
        match failure {
            Failure::Conflict => outbox.reload = true,
            Failure::Storage => {
                // What happens by itself is tried again a little later.
                self.due = Some(now + 1000);
                outbox.extend(self.take_next_request(now));
            }
        }
        outbox
    }

    fn take_next(&mut self, now: Ms) -> Outbox {
        let mut outbox = self.take_next_request(now);
        if self.pending.is_none() {
            outbox.extend(self.go_on(now));
        }
        outbox
    }

    /// Requests that came while the log was being written.
    fn take_next_request(&mut self, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        while self.pending.is_none()
            && let Some((viewer, id, ask)) = self.waiting.pop_front()
        {
            let mut luck = [0; 32];
            self.rng.fill_bytes(&mut luck);
            outbox.extend(self.ask(viewer, id, ask, luck, now));
        }
        outbox
    }

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
        self.tell_bots(log, 0)?;
        Ok(self.go_on(now))
    }

    /// Does what is due, and sends bots to think.
    pub(crate) fn go_on(&mut self, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        if self.pending.is_some() || self.status() != Status::Playing {
            return outbox;
        }
        if !self.is_awake() {
            self.turn.pause(now);
            return outbox;
        }
        self.turn.resume(now);
        self.substitute(now, &mut outbox);
        let lines = self.due_lines(now, &mut outbox);
        if lines.is_empty() {
            if std::mem::take(&mut self.needs_log) {
                outbox.needs_log = true;
            }
        } else {
            self.propose(lines, None, now, &mut outbox);
        }
        outbox
    }

    /// Bots take over from those who have been away too long.
    fn substitute(&mut self, now: Ms, outbox: &mut Outbox) {
        if !self.settings.substitute || matches!(self.settings.clock, Clock::Days { .. }) {
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
        let (mut state, mut drawn) = (playing.state, playing.drawn);
        let mut lines = Vec::new();
        while G::turn(&state) == Next::Chance {
            lines.push(chance(draw(self, &mut state, &mut drawn), now));
        }
        lines
    }

    /// One seat's turn: a bot's move, a forced one, or time that is up.
    fn seat_on(&mut self, seat: Seat, now: Ms, outbox: &mut Outbox) -> Vec<Line> {
        if let Some(level) = self.bot_level(seat) {
            return self.bot_on(seat, level, now, outbox);
        }
        let Some(playing) = &self.playing else { return Vec::new() };
        let legal = G::legal(&playing.state, seat);
        if legal.len() == 1 {
            // As long as a choice would take, so that timing tells nothing.
            let due = self.due.unwrap_or_else(|| {
                let delay = Pace::of(Level::FIRST).delay(&mut self.rng);
                self.turn.since() + delay.as_millis() as Ms
            });
            self.due = Some(due);
            if now >= due {
                return self.moved(seat, &legal.get(0), How::Forced, now);
            }
        }
        let reserve = playing.reserves[seat.index()];
        let deadline = self.turn.deadline(self.settings.clock, reserve);
        if deadline.is_some_and(|deadline| now >= deadline)
            && let Some(mv) = G::idle(&playing.state, seat)
        {
            return self.moved(seat, &mv, How::Timeout, now);
        }
        Vec::new()
    }

    fn bot_on(&mut self, seat: Seat, level: Level, now: Ms, outbox: &mut Outbox) -> Vec<Line> {
        if let Driver::Decided { n, mv, at, .. } = &self.drivers[seat.index()]
            && *n >= self.acted
        {
            let (mv, at) = (*mv, *at);
            let Some(playing) = &self.playing else { return Vec::new() };
            if now < at {
                return Vec::new();
            }
            // A bot that errs must not stop the game.
            let mv = match G::check(&playing.state, seat, &mv) {
                Ok(()) => Some(mv),
                Err(_) => G::idle(&playing.state, seat),
            };
            return mv.map(|mv| self.moved(seat, &mv, How::Bot, now)).unwrap_or_default();
        }
        outbox.think.extend(self.send_to_think(seat, level));
        Vec::new()
    }

    /// A race: bots claim when they have thought, and the window closes for all at once.
    fn race_on(&mut self, now: Ms, outbox: &mut Outbox) -> Vec<Line> {
        let Some(race) = self.playing.as_ref().and_then(|playing| playing.race.clone()) else {
            return Vec::new();
        };
        let asked = self.asked();
        // Who has thrown a right card is asked alone whether there is another.
        if let Some(seat) = asked.iter().next()
            && asked.len() == 1
            && race.has_claimed(seat)
            && let Some(level) = self.bot_level(seat)
        {
            return self.bot_on(seat, level, now, outbox);
        }
        for seat in asked.iter().filter(|seat| !race.has_claimed(*seat)) {
            let Some(level) = self.bot_level(seat) else { continue };
            if let Driver::Decided { n, mv, at, .. } = &self.drivers[seat.index()]
                && *n >= self.acted
            {
                let reaction = at.saturating_sub(self.turn.since()).max(HUMAN_FLOOR.into());
                let mut action = String::new();
                G::write_move(mv, &mut action);
                let entry = Entry::Claimed {
                    seat: seat.0,
                    actions: vec![action],
                    reaction: u32::try_from(reaction).unwrap_or(u32::MAX),
                    lot: self.rng.next_u32(),
                };
                return vec![Line { at: now, entry, by: None }];
            }
            outbox.think.extend(self.send_to_think(seat, level));
        }
        if self.race_closes().is_some_and(|closes| now >= closes) || self.race_time_is_up(now) {
            return self.settle_race(now);
        }
        Vec::new()
    }

    /// In peace, too, there is an end where the table has a clock.
    fn race_time_is_up(&self, now: Ms) -> bool {
        self.settings.snap == Snap::Sealed
            && self.turn.deadline(self.settings.clock, 0).is_some_and(|deadline| now >= deadline)
    }

    /// When the table wants to be woken, if nothing happens before.
    pub fn wake_at(&self) -> Option<Ms> {
        if self.pending.is_some() || self.status() != Status::Playing || !self.is_awake() {
            return None;
        }
        let playing = self.playing.as_ref()?;
        let mut times: Vec<Ms> = self.due.into_iter().collect();
        let is_race = playing.race.is_some();
        for seat in self.asked().iter() {
            match &self.drivers[seat.index()] {
                Driver::Decided { n, at, .. } if *n >= self.acted => times.push(*at),
                _ => {}
            }
            if !is_race && self.bot_level(seat).is_none() {
                let reserve = playing.reserves[seat.index()];
                times.extend(self.turn.deadline(self.settings.clock, reserve));
            }
        }
        if is_race {
            times.extend(self.race_closes());
            if self.settings.snap == Snap::Sealed {
                times.extend(self.turn.deadline(self.settings.clock, 0));
            }
        }
        if self.settings.substitute && !matches!(self.settings.clock, Clock::Days { .. }) {
            let waiting = self.chairs.iter().filter(|chair| !chair.substituted);
            times.extend(waiting.filter_map(|chair| chair.away).map(|since| since + GRACE));
        }
        times.into_iter().min()
    }

    /// What lists should know once these lines are stored, and what everyone made of the game.
    pub(crate) fn foresee(&mut self, lines: &[Line], now: Ms, outbox: &mut Outbox) {
        let days = matches!(self.settings.clock, Clock::Days { .. });
        let only_moves = lines
            .iter()
            .all(|line| matches!(line.entry, Entry::Acted { .. } | Entry::Claimed { .. }));
        let ends = self.outcome_after(lines);
        if let Some(outcome) = ends {
            outbox.results = self.results(&outcome);
        }
        if only_moves && !days && ends.is_none() {
            return;
        }
        let mut index = self.index(now);
        for line in lines {
            match &line.entry {
                Entry::Sat { person, .. } => index.people.push(person.clone()),
                Entry::Started | Entry::Rematch { .. } => index.status = Status::Playing,
                _ => {}
            }
        }
        if ends.is_some() {
            index.status = Status::Over;
            index.wake_at = None;
        }
        outbox.index = Some(index);
    }

    /// What lists should know now.
    pub fn index(&self, now: Ms) -> Index {
        let taken = self.chairs.iter().filter(|chair| chair.occupant != Occupant::Nobody).count();
        let wake_at = match self.settings.clock {
            Clock::Days { days } => Some(now + Ms::from(days) * 24 * 3600 * 1000),
            Clock::None | Clock::Move { .. } => None,
        };
        Index {
            game: G::ID,
            status: self.status(),
            listed: self.settings.listed,
            people: self.people().map(|(_, person)| person.clone()).collect(),
            seats: (self.seats.0, taken as u8),
            wake_at,
            opened_at: self.opened_at,
            changed_at: now,
        }
    }

    /// How the game ends with these lines, if it does.
    fn outcome_after(&self, lines: &[Line]) -> Option<Outcome> {
        let playing = self.playing.as_ref()?;
        if self.status() != Status::Playing {
            return None;
        }
        let mut state = playing.state;
        for line in lines {
            let Entry::Acted { seat, action, .. } = &line.entry else { continue };
            if let Some(seat) = seat {
                let mv = G::read_move(&state, action)?;
                G::apply(&mut state, Seat(*seat), &mv, &mut ());
            } else {
                let chance = G::read_chance(&state, action).ok()?;
                G::apply_chance(&mut state, &chance, &mut ());
            }
        }
        G::outcome(&state)
    }

    fn results(&self, outcome: &Outcome) -> Vec<SeatResult> {
        let of = |seat: Seat| match outcome {
            Outcome::Solo { won } => (if *won { 1 } else { 2 }, 0, f64::from(u8::from(*won))),
            Outcome::Placed { places, points } => {
                let winners = places.iter().filter(|(_, place)| *place == 1).count() as f64;
                let won = if places[seat] == 1 { 1.0 / winners } else { 0.0 };
                (places[seat], points[seat], won)
            }
        };
        let result = |(seat, person): (Seat, &crate::Person)| {
            let (place, points, won) = of(seat);
            SeatResult {
                person: person.clone(),
                game_number: self.game_number,
                seat: seat.0,
                seats: self.seats.0,
                place,
                points,
                won,
            }
        };
        self.people().map(result).collect()
    }
}
