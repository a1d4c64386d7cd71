//! Who is there just now.

use vierblatt_catalog::TableGame;
use vierblatt_protocol::{Clock, Status, ToClient, Watch, Why};

use crate::table::Table;
use crate::views::send;
use crate::{Ms, Outbox, Person, Viewer, refusals};

/// How long somebody may be away before a bot plays for them.
pub(crate) const GRACE: Ms = 45_000;

/// A connection.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Present {
    pub(crate) viewer: Viewer,
    pub(crate) person: Person,
    /// How long messages travel there and back, as far as that was measured.
    pub(crate) round_trip: u32,
}

impl<G: TableGame> Table<G> {
    /// Somebody comes to the table, to play or to watch, and has heard of so many entries. `log` is
    /// the table's whole log, wanted only if they [missed](Table::has_missed) something.
    ///
    /// # Errors
    /// Says why they may not.
    pub fn connect(
        &mut self,
        viewer: Viewer,
        person: Person,
        since: Option<u32>,
        log: &[crate::Line],
        now: Ms,
    ) -> Result<Outbox, Why> {
        if !self.may_be_here(&person) {
            return Err(refusals::not_allowed("table-no-watching"));
        }
        let seat = self.seat_of(&person);
        let was_awake = self.is_awake();
        self.present.push(Present { viewer, person, round_trip: 0 });
        if !was_awake {
            // Nobody was kept waiting meanwhile.
            let away = self.chairs.iter_mut().filter_map(|chair| chair.away.as_mut());
            away.for_each(|since| *since = now);
        }
        self.mark_presence();
        if let Some(seat) = seat
            && std::mem::take(&mut self.chairs[seat.index()].substituted)
        {
            self.drivers[seat.index()].forget();
        }
        self.pause_or_resume(now);
        let mut outbox = Outbox::default();
        let missed = since.map(|since| self.missed(seat, since, log)).unwrap_or_default();
        self.welcome(viewer, seat, missed, now, &mut outbox);
        self.tell_some(|there| there.viewer != viewer, now, &mut outbox);
        outbox.extend(self.go_on(now));
        Ok(outbox)
    }

    /// Players and the host may always be here, others unless nobody may watch.
    pub(crate) fn may_be_here(&self, person: &Person) -> bool {
        self.settings.watch != Watch::Nobody
            || self.playing.is_none()
            || self.host == *person
            || self.seat_of(person).is_some()
    }

    /// Whoever may not watch has to go when a game starts, or when they leave their seat in one.
    pub(crate) fn send_away(&mut self, outbox: &mut Outbox) {
        let may_stay: Vec<bool> =
            self.present.iter().map(|there| self.may_be_here(&there.person)).collect();
        let mut may_stay = may_stay.into_iter();
        self.present.retain(|there| {
            let stays = may_stay.next().unwrap_or(true);
            if !stays {
                let why = refusals::not_allowed("table-no-watching");
                send(there.viewer, &ToClient::Bye { why, reconnect: false }, outbox);
                outbox.close.push(there.viewer);
            }
            stays
        });
    }

    /// Whether somebody who has heard of so many entries needs the log to hear the rest.
    pub fn has_missed(&self, since: Option<u32>) -> bool {
        since.is_some_and(|since| since < self.told)
    }

    /// A connection is gone.
    pub fn disconnect(&mut self, viewer: Viewer, now: Ms) -> Outbox {
        let Some(n) = self.present.iter().position(|present| present.viewer == viewer) else {
            return Outbox::default();
        };
        let person = self.present.remove(n).person;
        self.waiting.retain(|request| request.viewer != viewer);
        if let Some(seat) = self.seat_of(&person)
            && !self.is_present(&person)
        {
            self.chairs[seat.index()].away = Some(now);
        }
        self.pause_or_resume(now);
        let mut outbox = Outbox::default();
        self.tell_table(now, &mut outbox);
        outbox.extend(self.go_on(now));
        outbox
    }

    /// How long messages of this connection travel there and back.
    pub fn measured(&mut self, viewer: Viewer, round_trip: u32) {
        if let Some(present) = self.present.iter_mut().find(|present| present.viewer == viewer) {
            // The shortest counts: what is longer was waiting, not travelling.
            let shortest = present.round_trip;
            present.round_trip = if shortest == 0 { round_trip } else { shortest.min(round_trip) };
        }
    }

    /// What somebody is called; none once they had themselves forgotten.
    pub fn name(&mut self, person: &Person, name: Option<String>) {
        match name {
            Some(name) => self.names.insert(person.clone(), name),
            None => self.names.remove(person),
        };
    }

    pub(crate) fn is_present(&self, person: &Person) -> bool {
        self.present.iter().any(|present| present.person == *person)
    }

    pub(crate) fn person_of(&self, viewer: Viewer) -> Option<&Person> {
        let present = self.present.iter().find(|present| present.viewer == viewer);
        present.map(|present| &present.person)
    }

    /// Whether anyone who plays is there. Where people have days, they need not be.
    pub(crate) fn is_awake(&self) -> bool {
        let days = matches!(self.settings.clock, Clock::Days { .. });
        self.people().any(|(_, person)| days || self.is_present(person))
    }

    /// Whether nobody is here at all and nothing is about to happen: then the table need not be kept in
    /// memory.
    pub fn is_deserted(&self) -> bool {
        self.present.is_empty() && self.pending.is_none() && !self.is_busy()
    }

    /// Where people have days, bots and chance act while nobody is there.
    fn is_busy(&self) -> bool {
        let is_playing = self.status() == Status::Playing && self.is_awake();
        let asked = self.asked();
        is_playing && (asked.is_empty() || asked.iter().any(|seat| self.bot_level(seat).is_some()))
    }

    /// Who sits down or comes back is there; who sits down without being there is away.
    pub(crate) fn mark_presence(&mut self) {
        let there: Vec<bool> = (self.chairs.iter())
            .map(|chair| chair.person().is_some_and(|person| self.is_present(person)))
            .collect();
        for (chair, there) in self.chairs.iter_mut().zip(there) {
            if there {
                chair.away = None;
            } else if chair.person().is_some() && chair.away.is_none() {
                chair.away = Some(self.changed_at);
            }
        }
    }
}
