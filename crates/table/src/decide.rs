//! What somebody asks for: whether it is done, and as which entries.

use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, SeatSet};
use vierblatt_protocol::{Ask, ChatLine, LONGEST_CHAT, LONGEST_ID, Status, ToClient, Why};

use crate::ahead::Ahead;
use crate::bots::SUBSTITUTE;
use crate::chat::clean;
use crate::table::{Occupant, Pending, Request, Table, WAITING};
use crate::views::{refuse, send};
use crate::{Entry, How, Line, Ms, Outbox, Person, Viewer, refusals};

/// The longest text somebody may add to chance, and how many of them.
const LONGEST_ENTROPY: usize = 64;
const MOST_ENTROPY: usize = 16;

/// What comes of a request.
enum Answer {
    /// These entries, once they are stored.
    Log(Vec<Entry>),
    /// A move, with whatever chance does after it.
    Act(Vec<Line>),
    /// Nothing that is stored.
    Done,
}

impl<G: TableGame> Table<G> {
    /// Somebody asks for something. Randomness is lent for lots.
    pub fn ask(&mut self, viewer: Viewer, id: String, ask: Ask, luck: [u8; 32], now: Ms) -> Outbox {
        match self.person_of(viewer).cloned() {
            Some(person) => self.answer(Request { viewer, person, id, ask, luck }, now),
            None => Outbox::default(),
        }
    }

    /// Somebody asks for something without being there: the answer goes to the viewer, and nobody hears of
    /// their coming and going.
    pub fn ask_in_passing(
        &mut self,
        viewer: Viewer,
        person: Person,
        id: String,
        ask: Ask,
        luck: [u8; 32],
        now: Ms,
    ) -> Outbox {
        if self.may_be_here(&person) {
            return self.answer(Request { viewer, person, id, ask, luck }, now);
        }
        let mut outbox = Outbox::default();
        refuse(viewer, &id, refusals::not_allowed("table-no-watching"), &mut outbox);
        outbox
    }

    /// Answers a request at once, or once what is being written is written.
    pub(crate) fn answer(&mut self, request: Request, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        if self.pending.is_some() && self.waiting.len() < WAITING {
            self.waiting.push_back(request);
            return outbox;
        }
        let Request { viewer, person, id, ask, luck } = request;
        if id.len() > LONGEST_ID {
            let why = refusals::malformed("table-id-too-long");
            refuse(viewer, &id[..0], why, &mut outbox);
            return outbox;
        }
        if let Some(n) = self.remembered.get(&person, &id) {
            send(viewer, &ToClient::Done { id: id.into(), n }, &mut outbox);
            return outbox;
        }
        if self.pending.is_some() {
            refuse(viewer, &id, refusals::too_much("table-busy"), &mut outbox);
            return outbox;
        }
        match self.decide(viewer, &person, ask, luck, now, &mut outbox) {
            Err(why) => refuse(viewer, &id, why, &mut outbox),
            Ok(Answer::Done) => {
                self.remembered.add(&person, &id, self.told);
                send(viewer, &ToClient::Done { id: id.into(), n: self.told }, &mut outbox);
            }
            Ok(Answer::Log(entries)) => {
                let lines = entries.into_iter().map(|entry| Line { at: now, entry, by: None });
                self.propose(lines.collect(), Some((viewer, person, id)), now, &mut outbox);
            }
            Ok(Answer::Act(lines)) => {
                self.propose(lines, Some((viewer, person, id)), now, &mut outbox);
            }
        }
        outbox
    }

    /// Hands lines over to be stored. Nothing changes before they are.
    pub(crate) fn propose(
        &mut self,
        mut lines: Vec<Line>,
        by: Option<(Viewer, Person, String)>,
        now: Ms,
        outbox: &mut Outbox,
    ) {
        debug_assert!(self.pending.is_none(), "one at a time");
        // The last line has it: when it is asked for again, the answer names where the log stood after all.
        let Some(last) = lines.last_mut() else { return };
        let asked = by.map(|(viewer, person, id)| {
            last.by = Some((person, id.clone()));
            (viewer, id)
        });
        self.foresee(&lines, now, outbox);
        outbox.append.extend(lines.iter().cloned());
        self.pending = Some(Pending { lines, asked });
    }

    fn decide(
        &mut self,
        viewer: Viewer,
        person: &Person,
        ask: Ask,
        luck: [u8; 32],
        now: Ms,
        outbox: &mut Outbox,
    ) -> Result<Answer, Why> {
        match ask {
            Ask::Sit { seat } => self.sit(person, seat),
            Ask::Stand => self.stand(person),
            Ask::Bot { seat, level } => self.bot(person, seat, level),
            Ask::Remove { seat } => self.remove(person, seat),
            Ask::HandOver { seat } => self.hand_over(person, seat),
            Ask::First { seat } => self.name_first(person, seat),
            Ask::Start => self.begin_game(person, now),
            Ask::Entropy { text } => self.add_entropy(person, &text),
            Ask::Act { n, action } => self.play(person, n, &action, now),
            Ask::Claim { n, actions, reaction } => {
                let seat = self.player(person)?;
                self.check_moment(n)?;
                let present = self.present.iter().find(|present| present.viewer == viewer);
                let round_trip = present.map_or(0, |present| present.round_trip);
                let lot = u32::from_le_bytes([luck[0], luck[1], luck[2], luck[3]]);
                let entry = self.claim(seat, &actions, (reaction, round_trip), lot, now)?;
                Ok(Answer::Log(vec![entry]))
            }
            Ask::Takeback => {
                let seat = self.player(person)?;
                let entries = self.ask_takeback(seat, now, outbox)?;
                Ok(if entries.is_empty() { Answer::Done } else { Answer::Log(entries) })
            }
            Ask::AllowTakeback { yes } => {
                let seat = self.player(person)?;
                let entries = self.answer_takeback(seat, yes, now, outbox)?;
                Ok(if entries.is_empty() { Answer::Done } else { Answer::Log(entries) })
            }
            Ask::Rematch => self.again(person, now, outbox),
            Ask::Chat { text } => self.say(person, &text, now, outbox),
            Ask::React { reaction } => {
                let seat = self.player(person)?;
                self.may_speak(person, now)?;
                let message = ToClient::Reaction { seat: seat.0, reaction };
                self.send_all(&message, outbox);
                Ok(Answer::Done)
            }
            Ask::Mute { seat, on } => {
                self.only_host(person)?;
                let seat = self.seat(seat).ok_or_else(no_seat)?;
                let other = self.chair(seat).person().cloned().ok_or_else(no_seat)?;
                self.chat.mute(&other, on);
                self.tell_table(now, outbox);
                Ok(Answer::Done)
            }
        }
    }

    fn sit(&self, person: &Person, seat: u8) -> Result<Answer, Why> {
        self.only_before_a_game()?;
        let seat = self.seat(seat).ok_or_else(no_seat)?;
        match &self.chair(seat).occupant {
            Occupant::Person(other) if other == person => return Ok(Answer::Done),
            Occupant::Person(_) => return Err(refusals::not_allowed("table-seat-taken")),
            Occupant::Nobody | Occupant::Bot(_) => {}
        }
        let mut entries = Vec::new();
        if let Some(old) = self.seat_of(person) {
            entries.push(Entry::Emptied { seat: old.0 });
        }
        entries.push(Entry::Sat { seat: seat.0, person: person.clone() });
        // A host who has left does not keep the others from starting.
        if self.seat_of(&self.host).is_none() && !self.is_present(&self.host) {
            entries.push(Entry::Host { person: person.clone() });
        }
        Ok(Answer::Log(entries))
    }

    fn name_first(&self, person: &Person, seat: Option<u8>) -> Result<Answer, Why> {
        self.only_host(person)?;
        if self.status() != Status::Lobby {
            return Err(refusals::not_allowed("table-already-started"));
        }
        if !self.may_name_first() {
            return Err(refusals::not_allowed("table-first-is-drawn"));
        }
        let seat = seat.map(|seat| self.seat(seat).ok_or_else(no_seat)).transpose()?;
        if seat == self.first {
            return Ok(Answer::Done);
        }
        Ok(Answer::Log(vec![Entry::First { seat: seat.map(|seat| seat.0) }]))
    }

    /// Whether the rules leave it to the host who is first. A deal for everybody alike leaves nothing to anybody.
    pub(crate) fn may_name_first(&self) -> bool {
        let start = G::new(self.options, self.seats);
        self.daily.is_none() && G::named_first(&start, Seat(0)).is_some()
    }

    fn stand(&self, person: &Person) -> Result<Answer, Why> {
        let seat = self.player(person)?;
        Ok(Answer::Log(self.without(person, seat)))
    }

    /// What it takes for somebody to leave: in a game a bot plays on, and a host is followed by another.
    fn without(&self, person: &Person, seat: Seat) -> Vec<Entry> {
        let mut entries = vec![if self.status() == Status::Playing {
            Entry::Bot { seat: seat.0, level: SUBSTITUTE.number() }
        } else {
            Entry::Emptied { seat: seat.0 }
        }];
        if self.host == *person {
            let others = || self.people().filter(|(_, other)| *other != person);
            let next =
                others().find(|(_, other)| self.is_present(other)).or_else(|| others().next());
            entries.extend(next.map(|(_, next)| Entry::Host { person: next.clone() }));
        }
        entries
    }

    fn bot(&self, person: &Person, seat: u8, level: Option<u8>) -> Result<Answer, Why> {
        self.only_host(person)?;
        let seat = self.seat(seat).ok_or_else(no_seat)?;
        if matches!(self.chair(seat).occupant, Occupant::Person(_)) {
            return Err(refusals::not_allowed("table-seat-taken"));
        }
        match level {
            Some(level @ 1..=5) => Ok(Answer::Log(vec![Entry::Bot { seat: seat.0, level }])),
            Some(_) => Err(refusals::malformed("table-no-level")),
            None => {
                self.only_before_a_game()?;
                Ok(Answer::Log(vec![Entry::Emptied { seat: seat.0 }]))
            }
        }
    }

    fn remove(&self, person: &Person, seat: u8) -> Result<Answer, Why> {
        self.only_host(person)?;
        let seat = self.seat(seat).ok_or_else(no_seat)?;
        match self.chair(seat).person() {
            Some(other) if other == person => Err(refusals::not_allowed("table-not-yourself")),
            Some(other) => Ok(Answer::Log(self.without(other, seat))),
            None => Err(no_seat()),
        }
    }

    fn hand_over(&self, person: &Person, seat: u8) -> Result<Answer, Why> {
        self.only_host(person)?;
        let seat = self.seat(seat).ok_or_else(no_seat)?;
        let next = self.chair(seat).person().ok_or_else(no_seat)?;
        Ok(Answer::Log(vec![Entry::Host { person: next.clone() }]))
    }

    fn begin_game(&self, person: &Person, now: Ms) -> Result<Answer, Why> {
        self.only_host(person)?;
        if self.status() != Status::Lobby {
            return Err(refusals::not_allowed("table-already-started"));
        }
        if self.chairs.iter().any(|chair| chair.occupant == Occupant::Nobody) {
            return Err(refusals::not_allowed("table-seats-empty"));
        }
        let mut lines = vec![Line { at: now, entry: Entry::Started, by: None }];
        let mut ahead = Ahead::start(self, now);
        ahead.chance();
        lines.append(&mut ahead.lines);
        Ok(Answer::Act(lines))
    }

    fn add_entropy(&self, person: &Person, text: &str) -> Result<Answer, Why> {
        self.player(person)?;
        let so_far = match self.status() {
            Status::Lobby => &self.entropy,
            Status::Playing => return Err(refusals::not_allowed("table-already-started")),
            Status::Over => &self.next_entropy,
        };
        // A day's deal is for everybody the same.
        if self.daily.is_some() || so_far.len() >= MOST_ENTROPY {
            return Err(refusals::too_much("table-enough-entropy"));
        }
        let text = clean(text, LONGEST_ENTROPY)
            .ok_or_else(|| refusals::malformed("table-entropy-length"))?;
        Ok(Answer::Log(vec![Entry::Entropy { text }]))
    }

    fn play(&self, person: &Person, n: u32, action: &str, now: Ms) -> Result<Answer, Why> {
        let seat = self.player(person)?;
        let playing =
            self.playing.as_ref().ok_or_else(|| refusals::not_allowed("table-no-game"))?;
        self.check_moment(n)?;
        if playing.race.is_some() {
            return Err(refusals::not_allowed("table-claim-instead"));
        }
        let mv = G::read_move(&playing.state, action)
            .ok_or_else(|| refusals::malformed("table-not-understood"))?;
        G::check(&playing.state, seat, &mv).map_err(|refusal| refusals::by_rule(&refusal))?;
        Ok(Answer::Act(self.moved(seat, &mv, How::Chosen, now)))
    }

    /// A legal move as lines, with whatever chance does after it.
    pub(crate) fn moved(&self, seat: Seat, mv: &G::Move, how: How, now: Ms) -> Vec<Line> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let mut ahead = Ahead::new(self, playing, now);
        ahead.act(seat, mv, how, self.turn.spent(now));
        ahead.lines
    }

    fn again(&mut self, person: &Person, now: Ms, outbox: &mut Outbox) -> Result<Answer, Why> {
        let seat = self.player(person)?;
        if self.status() != Status::Over {
            return Err(refusals::not_allowed("table-not-over"));
        }
        if self.chairs.iter().any(|chair| chair.occupant == Occupant::Nobody) {
            return Err(refusals::not_allowed("table-seats-empty"));
        }
        self.rematch = self.rematch.with(seat);
        let people: SeatSet = self.people().map(|(seat, _)| seat).collect();
        if people.iter().any(|seat| !self.rematch.contains(seat)) {
            self.tell_table(now, outbox);
            return Ok(Answer::Done);
        }
        // The first deals come once the rematch itself is stored, from the seed that was committed to
        // when the last game ended.
        Ok(Answer::Log(vec![Entry::Rematch]))
    }

    fn say(
        &mut self,
        person: &Person,
        text: &str,
        now: Ms,
        outbox: &mut Outbox,
    ) -> Result<Answer, Why> {
        let text =
            clean(text, LONGEST_CHAT).ok_or_else(|| refusals::malformed("table-chat-length"))?;
        self.may_speak(person, now)?;
        let name = self.names.get(person).cloned().unwrap_or_default();
        let seat = self.seat_of(person).map(|seat| seat.0);
        let line = ChatLine { seat, name, text, at: now };
        self.chat.keep(line.clone());
        self.send_all(&ToClient::Chat { line }, outbox);
        Ok(Answer::Done)
    }

    fn may_speak(&mut self, person: &Person, now: Ms) -> Result<(), Why> {
        if self.chat.is_muted(person) {
            return Err(refusals::not_allowed("table-muted"));
        }
        if self.chat.may_speak(person, now) {
            Ok(())
        } else {
            Err(refusals::too_much("table-too-much-chat"))
        }
    }

    /// A move is for the moment the player saw; chance and others may have acted since.
    fn check_moment(&self, n: u32) -> Result<(), Why> {
        if n < self.acted || n > self.told { Err(refusals::late()) } else { Ok(()) }
    }

    fn player(&self, person: &Person) -> Result<Seat, Why> {
        self.seat_of(person).ok_or_else(|| refusals::not_allowed("table-not-a-player"))
    }

    fn only_host(&self, person: &Person) -> Result<(), Why> {
        if self.host == *person { Ok(()) } else { Err(refusals::not_allowed("table-not-the-host")) }
    }

    fn only_before_a_game(&self) -> Result<(), Why> {
        if self.status() == Status::Playing {
            Err(refusals::not_allowed("table-game-under-way"))
        } else {
            Ok(())
        }
    }
}

fn no_seat() -> Why {
    refusals::malformed("table-no-seat")
}
