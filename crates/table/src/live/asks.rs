//! What somebody asks for: whether it is done, and as which entries.

use vierblatt_bus::AskReply;
use vierblatt_catalog::TableGame;
use vierblatt_game::Seat;
use vierblatt_history::{Draft, Entry, Folded, Occupant};
use vierblatt_protocol::{Ask, ChatLine, LONGEST_CHAT, LONGEST_ID, Status, ToClient, Why};
use vierblatt_store::{Ms, PersonId};

use super::bots::SUBSTITUTE;
use super::chat::clean;
use super::input::Asker;
use super::outbox::Outbox;
use super::views::send;
use super::{Table, refusals};

/// The longest text somebody may add to chance, and how many of them.
const LONGEST_ENTROPY: usize = 64;
const MOST_ENTROPY: usize = 16;

/// What comes of a request.
pub(super) enum Answer<G: TableGame> {
    /// This, once it is stored.
    Store(Box<Draft<G>>),
    /// Nothing that is stored.
    Done,
}

/// When something is asked for, and the random number that decides between equals.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    pub(super) now: Ms,
    /// When the request arrived, which may be earlier than now.
    pub(super) arrived: Ms,
    /// Decides between those who are equally fast in a race.
    pub(super) lot: u32,
}

impl<G: TableGame> Table<G> {
    /// Somebody asks for something.
    pub(super) fn ask(&mut self, asker: Asker, id: String, ask: Ask, moment: Moment) -> Outbox {
        let mut outbox = Outbox::default();
        let person = match &asker {
            Asker::Viewer(viewer) => self.person_of(*viewer).cloned(),
            Asker::Request(_, person) => Some(person.clone()),
        };
        let Some(person) = person else { return outbox };
        if let Err(why) = self.may_be_here(&person) {
            refuse(&asker, &id, why, &mut outbox);
            return outbox;
        }
        if id.len() > LONGEST_ID {
            refuse(&asker, "", refusals::malformed("table-id-too-long"), &mut outbox);
            return outbox;
        }
        if let Some(n) = self.remembered.get(&person, &id) {
            done(&asker, id, n, &mut outbox);
            return outbox;
        }
        match self.decide(&asker, &person, ask, moment, &mut outbox) {
            Err(why) => refuse(&asker, &id, why, &mut outbox),
            Ok(Answer::Done) => {
                self.remembered.add(&person, &id, self.folded.told);
                done(&asker, id, self.folded.told, &mut outbox);
            }
            Ok(Answer::Store(draft)) => {
                self.propose(draft, Some((asker, person, id)), moment.now, &mut outbox);
            }
        }
        outbox
    }

    fn decide(
        &mut self,
        asker: &Asker,
        person: &PersonId,
        ask: Ask,
        moment: Moment,
        outbox: &mut Outbox,
    ) -> Result<Answer<G>, Why> {
        let now = moment.now;
        let entries = match ask {
            Ask::Sit { seat } => self.sit(person, seat)?,
            Ask::Stand => self.without(person, self.player(person)?),
            Ask::Bot { seat, level } => self.bot(person, seat, level)?,
            Ask::Remove { seat } => self.remove(person, seat)?,
            Ask::Open { seat, on } => {
                self.open_seat(person, seat, on)?;
                self.tell_table(now, outbox);
                Vec::new()
            }
            Ask::HandOver { seat } => self.hand_over(person, seat)?,
            Ask::First { seat } => self.name_first(person, seat)?,
            Ask::Change { seats, options, settings } => {
                self.change(person, seats, options, settings)?
            }
            Ask::Entropy { text } => self.add_entropy(person, &text)?,
            Ask::Commit { hash } => self.commit(person, &hash)?,
            Ask::Reveal { value } => return self.reveal(person, &value, now),
            Ask::Start => return self.start_game(person, now),
            Ask::Act { n, action } => return self.play(person, n, &action, now),
            Ask::Claim { n, actions, reaction } => {
                let seat = self.player(person)?;
                self.check_moment(n)?;
                vec![self.claim(seat, asker, actions, reaction, moment)?]
            }
            Ask::Ready => {
                let seat = self.player(person)?;
                self.is_ready(seat, now, outbox)?;
                Vec::new()
            }
            Ask::Takeback => self.ask_takeback(self.player(person)?, now, outbox)?,
            Ask::AllowTakeback { yes } => {
                self.answer_takeback(self.player(person)?, yes, now, outbox)?
            }
            Ask::Rematch => return self.again(person, now, outbox),
            Ask::Chat { text } => self.say(person, &text, now, outbox)?,
            Ask::React { reaction } => {
                let seat = self.player(person)?;
                self.may_speak(person, now)?;
                self.send_all(&ToClient::Reaction { seat: seat.0, reaction }, outbox);
                Vec::new()
            }
            Ask::Mute { seat, on } => {
                self.only_host(person)?;
                let seat = self.folded.seat(seat).ok_or_else(no_seat)?;
                let other = self.folded.occupant(seat).person().cloned().ok_or_else(no_seat)?;
                self.guests.mute(&other, on);
                self.tell_table(now, outbox);
                Vec::new()
            }
            Ask::MuteGuest { guest, on } => {
                let other = self.guest(person, guest)?;
                self.guests.mute(&other, on);
                self.tell_table(now, outbox);
                Vec::new()
            }
            Ask::LetIn { guest } => {
                let other = self.guest(person, guest)?;
                self.guests.remove(&other, false);
                self.tell_table(now, outbox);
                Vec::new()
            }
        };
        if entries.is_empty() { Ok(Answer::Done) } else { log(&self.folded, entries, now) }
    }

    /// During a game a seat is for those who are invited to it: whoever sits down sees its cards.
    fn open_seat(&mut self, person: &PersonId, seat: u8, on: bool) -> Result<(), Why> {
        self.only_host(person)?;
        let seat = self.folded.seat(seat).ok_or_else(no_seat)?;
        if self.folded.status() != Status::Playing
            || !matches!(self.folded.occupant(seat), Occupant::Bot(_))
        {
            return Err(no_seat());
        }
        self.open = if on { self.open.with(seat) } else { self.open.without(seat) };
        Ok(())
    }

    /// A guest with whom the host has something to do.
    fn guest(&self, host: &PersonId, guest: u32) -> Result<PersonId, Why> {
        self.only_host(host)?;
        let other = self.guests.person(guest).filter(|other| *other != host);
        other.cloned().ok_or_else(|| refusals::malformed("table-no-guest"))
    }

    fn sit(&self, person: &PersonId, seat: u8) -> Result<Vec<Entry>, Why> {
        let seat = self.folded.seat(seat).ok_or_else(no_seat)?;
        // Somebody who already plays must not see another player's cards.
        if !self.open.contains(seat) || self.folded.seat_of(person).is_some() {
            self.only_before_a_game()?;
        }
        match self.folded.occupant(seat) {
            Occupant::Person(other) if other == person => return Ok(Vec::new()),
            Occupant::Person(_) => return Err(refusals::not_allowed("table-seat-taken")),
            Occupant::Nobody | Occupant::Bot(_) => {}
        }
        let mut entries = Vec::new();
        if let Some(old) = self.folded.seat_of(person) {
            entries.push(Entry::Emptied { seat: old.0 });
        }
        entries.push(Entry::Sat { seat: seat.0, person: person.clone() });
        // A host who has left does not keep the others from starting.
        let host = &self.folded.host;
        if self.folded.seat_of(host).is_none() && !self.is_present(host) {
            entries.push(Entry::Host { person: person.clone() });
        }
        Ok(entries)
    }

    fn name_first(&self, person: &PersonId, seat: Option<u8>) -> Result<Vec<Entry>, Why> {
        self.only_host(person)?;
        if self.folded.status() != Status::Lobby {
            return Err(refusals::not_allowed("table-already-started"));
        }
        if !self.folded.opening.may_name_first {
            return Err(refusals::not_allowed("table-first-is-drawn"));
        }
        let seat = seat.map(|seat| self.folded.seat(seat).ok_or_else(no_seat)).transpose()?;
        if seat == self.folded.first {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::First { seat: seat.map(|seat| seat.0) }])
    }

    /// What it takes for somebody to leave: in a game a bot plays on, and a host is followed by another.
    fn without(&self, person: &PersonId, seat: Seat) -> Vec<Entry> {
        let mut entries = vec![if self.folded.status() == Status::Playing {
            Entry::Bot { seat: seat.0, level: SUBSTITUTE.number() }
        } else {
            Entry::Emptied { seat: seat.0 }
        }];
        if self.folded.host == *person {
            let others = || self.folded.people().filter(|(_, other)| *other != person);
            let next =
                others().find(|(_, other)| self.is_present(other)).or_else(|| others().next());
            entries.extend(next.map(|(_, next)| Entry::Host { person: next.clone() }));
        }
        entries
    }

    fn bot(&self, person: &PersonId, seat: u8, level: Option<u8>) -> Result<Vec<Entry>, Why> {
        self.only_host(person)?;
        let seat = self.folded.seat(seat).ok_or_else(no_seat)?;
        if matches!(self.folded.occupant(seat), Occupant::Person(_)) {
            return Err(refusals::not_allowed("table-seat-taken"));
        }
        match level {
            Some(level @ 1..=5) => Ok(vec![Entry::Bot { seat: seat.0, level }]),
            Some(_) => Err(refusals::malformed("table-no-level")),
            None => {
                self.only_before_a_game()?;
                Ok(vec![Entry::Emptied { seat: seat.0 }])
            }
        }
    }

    fn remove(&mut self, person: &PersonId, seat: u8) -> Result<Vec<Entry>, Why> {
        self.only_host(person)?;
        let seat = self.folded.seat(seat).ok_or_else(no_seat)?;
        let other = self.folded.occupant(seat).person().cloned().ok_or_else(no_seat)?;
        if other == *person {
            return Err(refusals::not_allowed("table-not-yourself"));
        }
        // From now on: as long as they have their seat they may be here, and then they may not.
        self.guests.remove(&other, true);
        Ok(self.without(&other, seat))
    }

    fn hand_over(&self, person: &PersonId, seat: u8) -> Result<Vec<Entry>, Why> {
        self.only_host(person)?;
        let seat = self.folded.seat(seat).ok_or_else(no_seat)?;
        let next = self.folded.occupant(seat).person().ok_or_else(no_seat)?;
        Ok(vec![Entry::Host { person: next.clone() }])
    }

    fn add_entropy(&self, person: &PersonId, text: &str) -> Result<Vec<Entry>, Why> {
        self.player(person)?;
        let so_far = match self.folded.status() {
            Status::Lobby => &self.folded.entropy,
            Status::Playing => return Err(refusals::not_allowed("table-already-started")),
            Status::Over => &self.folded.next_entropy,
        };
        // A day's deal is the same for everybody.
        if self.folded.opening.daily.is_some() || so_far.len() >= MOST_ENTROPY {
            return Err(refusals::too_much("table-enough-entropy"));
        }
        let text = clean(text, LONGEST_ENTROPY)
            .ok_or_else(|| refusals::malformed("table-entropy-length"))?;
        Ok(vec![Entry::Entropy { text }])
    }

    fn say(
        &mut self,
        person: &PersonId,
        text: &str,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Result<Vec<Entry>, Why> {
        let text =
            clean(text, LONGEST_CHAT).ok_or_else(|| refusals::malformed("table-chat-length"))?;
        self.may_speak(person, now)?;
        let name = self.folded.shown_name(person, &self.names).unwrap_or_default();
        let seat = self.folded.seat_of(person).map(|seat| seat.0);
        let guest = seat.is_none().then(|| self.guests.number(person));
        let line = ChatLine { seat, guest, name, text, at: now };
        self.chat.keep(line.clone());
        self.send_all(&ToClient::Chat { line }, outbox);
        Ok(Vec::new())
    }

    fn may_speak(&mut self, person: &PersonId, now: Ms) -> Result<(), Why> {
        if self.guests.is_muted(person) {
            return Err(refusals::not_allowed("table-muted"));
        }
        if self.chat.may_speak(person, now) {
            Ok(())
        } else {
            Err(refusals::too_much("table-too-much-chat"))
        }
    }

    pub(super) fn player(&self, person: &PersonId) -> Result<Seat, Why> {
        self.folded.seat_of(person).ok_or_else(|| refusals::not_allowed("table-not-a-player"))
    }

    pub(super) fn only_host(&self, person: &PersonId) -> Result<(), Why> {
        if self.folded.host == *person {
            Ok(())
        } else {
            Err(refusals::not_allowed("table-not-the-host"))
        }
    }

    fn only_before_a_game(&self) -> Result<(), Why> {
        if self.folded.status() == Status::Playing {
            return Err(refusals::not_allowed("table-game-under-way"));
        }
        Ok(())
    }
}

/// A request was carried out; this many entries are known by now.
pub(super) fn done(asker: &Asker, id: String, n: u32, outbox: &mut Outbox) {
    match asker {
        Asker::Viewer(viewer) => send(*viewer, &ToClient::Done { id: id.into(), n }, outbox),
        Asker::Request(request, _) => outbox.replies.push((*request, AskReply::Done { id, n })),
    }
}

/// A request is refused.
pub(super) fn refuse(asker: &Asker, id: &str, why: Why, outbox: &mut Outbox) {
    match asker {
        Asker::Viewer(viewer) => send(*viewer, &ToClient::Refused { id: id.into(), why }, outbox),
        Asker::Request(request, _) => {
            outbox.replies.push((*request, AskReply::Refused { id: id.to_owned(), why }));
        }
    }
}

/// These entries, once they are stored.
pub(super) fn log<G: TableGame>(
    table: &Folded<G>,
    entries: Vec<Entry>,
    now: Ms,
) -> Result<Answer<G>, Why> {
    let mut draft = Draft::new(table, now);
    for entry in entries {
        draft.enter(entry).map_err(|_| refusals::storage())?;
    }
    Ok(Answer::Store(Box::new(draft)))
}

fn no_seat() -> Why {
    refusals::malformed("table-no-seat")
}
