//! No byte sent to a seat depends on a card it may not know: whole games at a table, and at random moments
//! another world is put under it, one that the seat could imagine. Whatever the seat is sent then must be
//! the same, byte for byte.

use rand::{Rng, RngExt, SeedableRng};
use serde_json::json;
use vierblatt_bots::{Dice, Limit};
use vierblatt_catalog::{IDS, TableGame, Visit, with_game};
use vierblatt_game::{Imagine, Known, Moves, Seat, Told};
use vierblatt_protocol::{Ask, Settings, Status};

use crate::fair::Seed;
use crate::table::Table;
use crate::{Entry, Line, Ms, Opened, Outbox, Person, Viewer};

/// A table with a person in every other seat, and what every seat remembers.
struct Played<G: TableGame> {
    table: Table<G>,
    log: Vec<Line>,
    memories: Vec<G::Memory>,
    now: Ms,
    rng: Dice,
    /// How many worlds were tried, and in how many of them somebody else would have seen a difference.
    tried: (usize, usize),
}

fn person(seat: Seat) -> Person {
    Person(format!("p{seat}"))
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
        let line = Line { at: 0, entry: Entry::Opened(Box::new(opened)), by: None };
        let table = Table::begin(&line, seed).expect("a table that can be opened");
        let mut played = Played {
            table,
            log: vec![line],
            memories: Vec::new(),
            now: 1000,
            rng: Dice::seed_from_u64(seed),
            tried: (0, 0),
        };
        for seat in played.table.seats.iter() {
            let viewer = Viewer(seat.0.into());
            let came = played.table.connect(viewer, person(seat), None, &[], played.now);
            played.take(came.expect("they may come"));
            let ask = match seat.0 {
                0 => continue,
                odd if odd % 2 == 1 => Ask::Bot { seat: odd, level: Some(1) },
                even => Ask::Sit { seat: even },
            };
            let by = if seat.0 % 2 == 1 { Viewer(0) } else { viewer };
            played.ask(by, ask);
        }
        played.ask(Viewer(0), Ask::Start);
        played
    }

    fn ask(&mut self, viewer: Viewer, ask: Ask) {
        let id = self.rng.next_u64().to_string();
        let mut luck = [0; 32];
        self.rng.fill_bytes(&mut luck);
        let outbox = self.table.ask(viewer, id, ask, luck, self.now);
        self.take(outbox);
    }

    fn take(&mut self, outbox: Outbox) {
        if !outbox.append.is_empty() {
            // A table of its own, which hears what the seats are told.
            self.remember(&outbox.append);
            self.log.extend(outbox.append);
            let next = self.table.stored(self.now).expect("its own lines");
            self.take(next);
        }
        if outbox.needs_log {
            let next = self.table.read_log(&self.log, self.now).expect("its own log");
            self.take(next);
        }
        for job in outbox.think {
            let thought = (job.run)(&Limit::iterations(1));
            let next = self.table.thought(thought, self.now);
            self.take(next);
        }
    }

    fn remember(&mut self, lines: &[Line]) {
        let Table { options, seats, .. } = self.table;
        let mut state = self.table.playing.as_ref().map(|playing| playing.state);
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
        let viewer = Viewer(seat.0.into());
        self.table.welcome(viewer, Some(seat), Vec::new(), self.now, &mut outbox);
        self.table.tell_table(self.now, &mut outbox);
        // What it is refused, and what it is told of a claim.
        for action in actions {
            let n = self.table.told;
            for ask in [
                Ask::Act { n, action: action.clone() },
                Ask::Claim { n, actions: vec![action.clone()], reaction: 300 },
            ] {
                outbox.extend(self.table.ask(viewer, "x".into(), ask, [0; 32], self.now));
                outbox.extend(self.table.not_stored(crate::Failure::Conflict, self.now));
            }
        }
        let to_seat = outbox.send.into_iter().filter(|(to, _)| *to == viewer);
        to_seat.map(|(_, text)| text.to_string()).collect()
    }

    /// Puts an imagined world under the table, looks, and puts the true one back.
    fn compare(&mut self, seat: Seat) {
        let Some(playing) = &self.table.playing else { return };
        let truth = playing.state;
        let known = Known {
            seat,
            seats: self.table.seats,
            options: self.table.options,
            public: G::public(&truth),
            private: G::private(&truth, seat),
            memory: self.memories[seat.index()].clone(),
        };
        let world = G::imagine(&known, &mut self.rng);
        // Moves that anybody might think of, legal for the seat or not.
        let mut actions = vec!["pass".to_owned(), "draw".to_owned(), "snap 1".to_owned()];
        for other in self.table.seats.iter() {
            let legal = G::legal(&world, other);
            for _ in 0..legal.len().min(3) {
                let mut text = String::new();
                G::write_move(&legal.get(self.rng.random_range(0..legal.len())), &mut text);
                actions.push(text);
            }
        }
        let people = || self.table.people().map(|(other, _)| other);
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
        if let Some(playing) = &mut self.table.playing {
            playing.state = state;
        }
    }

    /// Plays on: whoever is asked and is a person does something random, then time passes.
    fn step(&mut self) {
        for seat in self.table.asked().iter().filter(|seat| seat.0 % 2 == 0) {
            let Some(playing) = &self.table.playing else { return };
            let legal = G::legal(&playing.state, seat);
            if legal.is_empty() {
                continue;
            }
            let mut action = String::new();
            G::write_move(&legal.get(self.rng.random_range(0..legal.len())), &mut action);
            let n = self.table.told;
            let ask = if playing.race.is_some() {
                let actions = if self.rng.random_bool(0.2) { vec![action] } else { Vec::new() };
                Ask::Claim { n, actions, reaction: 300 }
            } else {
                Ask::Act { n, action }
            };
            self.ask(Viewer(seat.0.into()), ask);
        }
        if let Some(at) = self.table.wake_at() {
            self.now = self.now.max(at);
            let outbox = self.table.wake(self.now);
            self.take(outbox);
        }
    }
}

/// So many imagined worlds say something about a game.
const ENOUGH: usize = 20;

struct Secrets;

impl Visit for Secrets {
    /// How many worlds were tried, and in how many somebody else would have seen a difference.
    type Output = (usize, usize);

    fn visit<G: TableGame>(self) -> (usize, usize) {
        let options = match G::ID {
            "joomo" => json!({"target": 5}),
            "koenigs-romme" => json!({"last_round": 2}),
            "komojo" => json!({"limit": 50}),
            _ => json!({}),
        };
        let mut tried = (0, 0);
        let sizes = (*G::SEATS.end()).min(3)..=*G::SEATS.end();
        for (seed, seats) in sizes.clone().cycle().take(10 * sizes.len()).enumerate() {
            // Every size once; a short game more often, until there is enough to compare.
            if seed >= sizes.len() && tried.0 > ENOUGH {
                break;
            }
            let mut played = Played::<G>::open(seats, options.clone(), seed as u64);
            for _ in 0..3000 {
                if played.table.status() == Status::Over {
                    break;
                }
                if played.rng.random_bool(0.1) {
                    for seat in played.table.seats.iter().filter(|seat| seat.0 % 2 == 0) {
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
