//! No byte sent to a seat depends on a card it may not know: whole games at a table, and at random moments
//! another world is put under it, one that the seat could imagine. Whatever the seat is sent then must be
//! the same, byte for byte.

use rand::{Rng, RngExt, SeedableRng};
use vierblatt_bots::{Dice, Limit};
use vierblatt_bus::Viewer;
use vierblatt_catalog::{IDS, TableGame, Visit, with_game};
use vierblatt_game::{Imagine, Known, Moves, Seat, Seats, Told};
use vierblatt_protocol::{Ask, Settings, Status};
use vierblatt_store::{GameStart, Ms, PersonId, StoredGame};

use super::{Asker, Failure, Input, Outbox, Table};
use vierblatt_fair::Seed;
use vierblatt_history::{Entry, Folded, Line, Opened};

/// A table with a person in every other seat, or in both where two play, and what every seat remembers.
struct Played<G: TableGame> {
    table: Table<G>,
    log: Vec<Vec<u8>>,
    starts: Vec<GameStart>,
    memories: Vec<G::Memory>,
    now: Ms,
    rng: Dice,
    /// How many worlds were tried, and in how many of them somebody else would have seen a difference.
    tried: (usize, usize),
}

/// Whether a person sits there. A bot would not notice another world, so there are at least two people.
fn has_person(seat: Seat, seats: Seats) -> bool {
    seats.0 == 2 || seat.0.is_multiple_of(2)
}

fn person(seat: Seat) -> PersonId {
    PersonId::from(format!("p{seat}"))
}

fn viewer(seat: Seat) -> Viewer {
    Viewer { edge: 0, n: seat.0.into() }
}

impl<G: TableGame> Played<G> {
    fn open(seats: u8, options: serde_json::Value, seed: u64) -> Self {
        let opened = Opened {
            code: "k7f2".into(),
            game: G::ID.into(),
            seats,
            options,
            // With the memory aid a seat is sent the most there is to send.
            settings: Settings { pause: 0, memory_aid: true, ..Settings::default() },
            host: person(Seat(0)),
            seed: Seed([seed as u8; 32]),
            daily: None,
        };
        let line = Line::new(0, Entry::Opened(Box::new(opened)));
        let folded = Folded::begin(&line).expect("a table that can be opened");
        let mut played = Played {
            table: Table::new(folded, &[], seed),
            log: vec![line.write().expect("a line can be written")],
            starts: Vec::new(),
            memories: Vec::new(),
            now: 1000,
            rng: Dice::seed_from_u64(seed),
            tried: (0, 0),
        };
        for seat in played.table.folded.seats().iter() {
            let (viewer, person) = (viewer(seat), person(seat));
            let name = person.to_string();
            played.tell(Input::Connect {
                viewer,
                person,
                name,
                since: None,
                changes: false,
                game: None,
            });
            if has_person(seat, Seats(seats)) {
                // Whoever opens a table sits at it.
                if seat != Seat(0) {
                    played.ask(seat, Ask::Sit { seat: seat.0 });
                }
            } else {
                played.ask(Seat(0), Ask::Bot { seat: seat.0, level: Some(1) });
            }
        }
        played.ask(Seat(0), Ask::Start);
        played
    }

    fn tell(&mut self, input: Input) {
        let outbox = self.table.take(input, self.now);
        self.take(outbox);
    }

    fn ask(&mut self, seat: Seat, ask: Ask) {
        let id = self.rng.next_u64().to_string();
        let (asker, arrived, lot) = (Asker::Viewer(viewer(seat)), self.now, self.rng.next_u32());
        self.tell(Input::Ask { asker, id, ask, arrived, lot });
    }

    fn take(&mut self, outbox: Outbox) {
        if let Some(append) = outbox.append {
            // States of its own, which hear what the seats are told.
            let lines: Vec<Line> =
                append.entries.iter().map(|entry| Line::read(entry).expect("a line")).collect();
            self.remember(&lines);
            self.log.extend(append.entries);
            self.starts.extend(append.game_starts);
            self.tell(Input::Stored);
        } else if outbox.wants_game {
            let start = self.starts.last().expect("a game that was started").clone();
            let entries = self.log[start.first as usize..].to_vec();
            self.tell(Input::Game(StoredGame { start, entries, is_last: true }));
        }
        for thinking in outbox.think {
            let thought = (thinking.run)(&Limit::iterations(1));
            self.tell(Input::Thought(thought));
        }
    }

    fn remember(&mut self, lines: &[Line]) {
        let (options, seats) = (self.table.folded.opening.options, self.table.folded.seats());
        let mut state = self.table.folded.playing.as_ref().map(|playing| playing.state);
        for line in lines {
            let mut told = Told::<G>::default();
            match (&line.entry, &mut state) {
                (Entry::Started, _) => {
                    state = Some(G::new(options, seats));
                    let begin = |seat| <G as Imagine>::begin(options, seats, seat);
                    self.memories = seats.iter().map(begin).collect();
                }
                (Entry::Acted { seat: Some(seat), action, .. }, Some(state)) => {
                    let mv = G::read_move(state, action).expect("a move");
                    G::apply(state, Seat(*seat), &mv, &mut told);
                }
                (Entry::Acted { seat: None, action, .. }, Some(state)) => {
                    let chance = G::read_chance(state, action).expect("chance");
                    G::apply_chance(state, &chance, &mut told);
                }
                _ => {}
            }
            for (seat, memory) in seats.iter().zip(&mut self.memories) {
                told.heard_by(seat).for_each(|heard| G::hear(memory, heard));
            }
        }
    }

    /// Everything this seat can be made to be sent now.
    fn messages(&mut self, seat: Seat, actions: &[String]) -> Vec<String> {
        let mut outbox = Outbox::default();
        let viewer = viewer(seat);
        self.table.welcome(viewer, Some(seat), Vec::new(), self.now, &mut outbox);
        self.table.tell_table(self.now, &mut outbox);
        let mut send = outbox.send;
        // What it is refused, and what it is told of a claim.
        for action in actions {
            let n = self.table.folded.told;
            for ask in [
                Ask::Act { n, action: action.clone() },
                Ask::Claim { n, actions: vec![action.clone()], reaction: 300 },
            ] {
                let (asker, id, arrived) = (Asker::Viewer(viewer), "x".to_owned(), self.now);
                let ask = Input::Ask { asker, id, ask, arrived, lot: 0 };
                send.extend(self.table.take(ask, self.now).send);
                send.extend(self.table.take(Input::NotStored(Failure::Conflict), self.now).send);
            }
        }
        let to_seat = send.into_iter().filter(|(to, _)| *to == viewer);
        to_seat.map(|(_, text)| text.to_string()).collect()
    }

    /// Puts an imagined world under the table, looks, and puts the true one back.
    fn compare(&mut self, seat: Seat) {
        let Some(playing) = &self.table.folded.playing else { return };
        let truth = playing.state;
        let known = Known {
            seat,
            seats: self.table.folded.seats(),
            options: self.table.folded.opening.options,
            public: G::public(&truth),
            private: G::private(&truth, seat),
            memory: self.memories[seat.index()].clone(),
        };
        let world = G::imagine(&known, &mut self.rng);
        // Moves that anybody might think of, legal for the seat or not.
        let mut actions = vec!["pass".to_owned(), "draw".to_owned(), "snap 1".to_owned()];
        for other in self.table.folded.seats().iter() {
            let legal = G::legal(&world, other);
            for _ in 0..legal.len().min(3) {
                let mut text = String::new();
                G::write_move(&legal.get(self.rng.random_range(0..legal.len())), &mut text);
                actions.push(text);
            }
        }
        let people = || self.table.folded.people().map(|(other, _)| other);
        let other = people().find(|other| *other > seat).or_else(|| people().next());
        let other = other.unwrap_or(seat);
        let before = self.messages(seat, &actions);
        let before_other = self.messages(other, &[]);
        self.swap(world);
        let after = self.messages(seat, &actions);
        let after_other = self.messages(other, &[]);
        self.swap(truth);
        assert_eq!(before, after, "{} tells seat {seat} what it may not know", G::ID);
        assert!(before.len() > 2);
        self.tried.0 += 1;
        self.tried.1 += usize::from(before_other != after_other);
    }

    fn swap(&mut self, state: G::State) {
        if let Some(playing) = &mut self.table.folded.playing {
            playing.state = state;
        }
    }

    /// Plays on: whoever is asked and is a person does something random, then time passes.
    fn step(&mut self) {
        let seats = self.table.folded.seats();
        for seat in self.table.folded.asked().iter().filter(|seat| has_person(*seat, seats)) {
            let Some(playing) = &self.table.folded.playing else { return };
            let legal = G::legal(&playing.state, seat);
            if legal.is_empty() {
                continue;
            }
            let mut action = String::new();
            G::write_move(&legal.get(self.rng.random_range(0..legal.len())), &mut action);
            let n = self.table.folded.told;
            let ask = if playing.claims.is_some() {
                let actions = if self.rng.random_bool(0.2) { vec![action] } else { Vec::new() };
                Ask::Claim { n, actions, reaction: 300 }
            } else {
                Ask::Act { n, action }
            };
            self.ask(seat, ask);
        }
        if let Some(at) = self.table.wakes_at() {
            self.now = self.now.max(at);
            self.tell(Input::Wake);
        }
    }
}

/// How many imagined worlds are enough to say something about a game.
const ENOUGH: usize = 20;

struct Secrets;

impl Visit for Secrets {
    /// How many worlds were tried, and in how many somebody else would have seen a difference.
    type Output = (usize, usize);

    fn visit<G: TableGame>(self) -> (usize, usize) {
        let options: serde_json::Value = serde_json::from_str(G::SHORT_GAME).expect("options");
        let mut tried = (0, 0);
        let sizes = (*G::SEATS.end()).min(3)..=*G::SEATS.end();
        for (seed, seats) in sizes.clone().cycle().take(200 * sizes.len()).enumerate() {
            // Every size once; a short game more often, until there is enough to compare.
            if seed >= sizes.len() && tried.0 > ENOUGH {
                break;
            }
            let mut played = Played::<G>::open(seats, options.clone(), seed as u64);
            for _ in 0..3000 {
                if played.table.folded.status() == Status::Over {
                    break;
                }
                if played.rng.random_bool(0.1) {
                    let all = played.table.folded.seats();
                    for seat in all.iter().filter(|seat| has_person(*seat, all)) {
                        played.compare(seat);
                    }
                }
                played.step();
            }
            tried = (tried.0 + played.tried.0, tried.1 + played.tried.1);
        }
        tried
    }
}

#[test]
fn not_a_byte_to_a_seat_depends_on_what_it_may_not_know() {
    for id in IDS {
        let (tried, seen) = with_game(id, Secrets).expect("a game of the catalog");
        // Those who hold the cards do see that it is another world: the comparison is not blind.
        assert!(tried > ENOUGH && seen * 4 > tried, "{id}: {seen} of {tried} worlds were noticed");
    }
}
