//! Who is here just now.

use vierblatt_bus::Viewer;
use vierblatt_catalog::TableGame;
use vierblatt_protocol::{Clock, Sent, Status, ToClient, Watch, Why};
use vierblatt_store::{Ms, PersonId, StoredGame};

use super::outbox::Outbox;
use super::views::send;
use super::{Table, refusals};

/// How long somebody may be away before a bot plays for them.
pub(crate) const GRACE: Ms = 45_000;

/// A connection.
pub(crate) struct Present {
    pub(crate) viewer: Viewer,
    pub(crate) person: PersonId,
    /// How long messages travel there and back, as far as that was measured.
    pub(crate) round_trip: u32,
    /// Whether they put views together from what has changed.
    pub(super) changes: bool,
    /// The view they were sent last.
    pub(super) sent: Sent,
}

impl Present {
    pub(super) fn new(viewer: Viewer, person: PersonId, changes: bool) -> Self {
        Present { viewer, person, round_trip: 0, changes, sent: Sent::new() }
    }
}

impl<G: TableGame> Table<G> {
    /// Somebody comes to the table, to play or to watch, and knows of this many entries.
    pub(super) fn connect(
        &mut self,
        there: Present,
        since: Option<u32>,
        game: Option<&StoredGame>,
        now: Ms,
    ) -> Outbox {
        let mut outbox = Outbox::default();
        let (viewer, person) = (there.viewer, &there.person);
        if let Err(why) = self.may_be_here(person) {
            send_off(viewer, why, &mut outbox);
            return outbox;
        }
        let seat = self.folded.seat_of(person);
        let was_awake = self.is_awake();
        self.present.retain(|there| there.viewer != viewer);
        self.present.push(there);
        if !was_awake {
            // Nobody was kept waiting meanwhile.
            self.away.iter_mut().flatten().for_each(|since| *since = now);
        }
        self.mark_presence();
        if let Some(seat) = seat.filter(|seat| self.substituted.contains(*seat)) {
            self.substituted = self.substituted.without(seat);
            self.drivers[seat.index()].forget();
        }
        self.pause_or_resume(now);
        // Whoever cannot be told what they missed still gets the table as it is now.
        let missed =
            since.zip(game).map(|(since, game)| self.missed(seat, since, game)).unwrap_or_default();
        self.welcome(viewer, seat, missed, now, &mut outbox);
        self.tell_some(|there| there.viewer != viewer, now, &mut outbox);
        outbox.extend(self.go_on(now));
        outbox
    }

    /// Players and the host may always be here, others unless nobody may watch or they were removed.
    pub(super) fn may_be_here(&self, person: &PersonId) -> Result<(), Why> {
        if self.folded.host == *person || self.folded.seat_of(person).is_some() {
            return Ok(());
        }
        if self.guests.is_removed(person) {
            return Err(refusals::not_allowed("table-removed"));
        }
        let nobody_watches = self.folded.opening.settings.watch == Watch::Nobody;
        if nobody_watches && self.folded.playing.is_some() {
            return Err(refusals::not_allowed("table-no-watching"));
        }
        Ok(())
    }

    /// Whoever may not watch has to go when a game starts, or when they leave their seat in one.
    pub(super) fn send_away(&mut self, outbox: &mut Outbox) {
        let unwelcome: Vec<(Viewer, Why)> = (self.present.iter())
            .filter_map(|there| Some((there.viewer, self.may_be_here(&there.person).err()?)))
            .collect();
        self.present.retain(|there| !unwelcome.iter().any(|(viewer, _)| *viewer == there.viewer));
        for (viewer, why) in unwelcome {
            send_off(viewer, why, outbox);
        }
    }

    /// Whether somebody who knows of this many entries needs the game read from the log to hear the rest.
    pub(crate) fn has_missed(&self, since: Option<u32>) -> bool {
        self.folded.playing.is_some() && since.is_some_and(|since| since < self.folded.told)
    }

    /// A connection is gone.
    pub(super) fn disconnect(&mut self, viewer: Viewer, now: Ms) -> Outbox {
        let Some(n) = self.present.iter().position(|present| present.viewer == viewer) else {
            return Outbox::default();
        };
        let person = self.present.remove(n).person;
        if let Some(seat) = self.folded.seat_of(&person)
            && !self.is_present(&person)
        {
            self.away[seat.index()] = Some(now);
        }
        self.pause_or_resume(now);
        let mut outbox = Outbox::default();
        self.tell_table(now, &mut outbox);
        outbox.extend(self.go_on(now));
        outbox
    }

    /// How long messages of this connection travel there and back.
    pub(super) fn measured(&mut self, viewer: Viewer, round_trip: u32) -> Outbox {
        if let Some(present) = self.present.iter_mut().find(|present| present.viewer == viewer) {
            // The shortest counts: what is longer was waiting, not travelling.
            let shortest = present.round_trip;
            present.round_trip = if shortest == 0 { round_trip } else { shortest.min(round_trip) };
        }
        Outbox::default()
    }

    /// What somebody is called from now on. Everybody sees it at once.
    pub(super) fn rename(&mut self, person: &PersonId, name: Option<String>, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        if self.folded.seat_of(person).is_none() && !self.is_present(person) {
            return outbox;
        }
        if self.names.get(person) != name.as_ref() {
            let seat = self.folded.seat_of(person);
            let old = self.folded.shown_name(person, &self.names);
            match name {
                Some(name) => self.names.insert(person.clone(), name),
                None => self.names.remove(person),
            };
            let new = self.folded.shown_name(person, &self.names);
            if let (Some(seat), Some(old), Some(new)) = (seat, old, new) {
                self.chat.rename(seat.0, &old, &new);
            }
            self.tell_table(now, &mut outbox);
        }
        outbox
    }

    /// What these people are called, for a table that was just loaded.
    pub(crate) fn know_names(&mut self, names: impl IntoIterator<Item = (PersonId, String)>) {
        self.names.extend(names);
    }

    /// All who are connected.
    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        self.present.iter().map(|there| there.viewer).collect()
    }

    pub(super) fn is_present(&self, person: &PersonId) -> bool {
        self.present.iter().any(|present| present.person == *person)
    }

    pub(super) fn person_of(&self, viewer: Viewer) -> Option<&PersonId> {
        let present = self.present.iter().find(|present| present.viewer == viewer);
        present.map(|present| &present.person)
    }

    /// Whether anyone who plays is there. Where people have days, they need not be.
    pub(super) fn is_awake(&self) -> bool {
        let days = matches!(self.folded.opening.settings.clock, Clock::Days { .. });
        self.folded.people().any(|(_, person)| days || self.is_present(person))
    }

    /// Whether nobody is here at all and nothing is about to happen: then the table need not be kept in
    /// memory.
    pub(crate) fn is_deserted(&self) -> bool {
        self.present.is_empty() && self.pending.is_none() && !self.is_busy()
    }

    /// Where people have days, bots and chance act while nobody is there.
    fn is_busy(&self) -> bool {
        let is_playing = self.folded.status() == Status::Playing && self.is_awake();
        let asked = self.folded.asked();
        is_playing && (asked.is_empty() || asked.iter().any(|seat| self.bot_level(seat).is_some()))
    }

    /// People who sit down or come back are there; those who sit down without being there are away.
    pub(super) fn mark_presence(&mut self) {
        for seat in self.folded.seats().iter() {
            let person = self.folded.occupant(seat).person();
            let is_here = person.is_some_and(|person| self.is_present(person));
            let is_somebody = person.is_some();
            let away = &mut self.away[seat.index()];
            if is_here || !is_somebody {
                *away = None;
            } else {
                away.get_or_insert(self.folded.changed_at);
            }
        }
    }
}

/// Somebody may not be here.
fn send_off(viewer: Viewer, why: Why, outbox: &mut Outbox) {
    send(viewer, &ToClient::Bye { why, reconnect: false }, outbox);
    outbox.close.push(viewer);
}
