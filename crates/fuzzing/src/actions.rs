//! Bytes as what players and chance try at a table: a refused action changes nothing, and no state
//! is reached in which nobody can do anything.

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::{
    Game, Kind, Moves, Options, Playable, Seat, Seats, Turn, Value, random_action,
};
use vierblatt_record::{ActionText, read_action, write_action};

use crate::words::words;

/// No longer than this, however long the input: a fuzzer wants many short games.
const MOST_STEPS: usize = 4000;

/// Plays at the table the first bytes describe, with one or two bytes per action.
pub fn actions(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let id = IDS[bytes.next().unwrap_or(0) as usize % IDS.len()];
    with_game(id, Play { bytes: &mut bytes }).expect("the catalog knows its own names");
}

struct Play<'a, I> {
    bytes: &'a mut I,
}

impl<I: Iterator<Item = u8>> Visit for Play<'_, I> {
    type Output = ();
    fn visit<G: Playable>(self) {
        let bytes = self.bytes;
        let mut byte = move || bytes.next();
        let sizes = G::SEATS.end() - G::SEATS.start() + 1;
        let seats = Seats(G::SEATS.start() + byte().unwrap_or(0) % sizes);
        let options = options::<G>(&mut byte);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(byte().unwrap_or(0).into());
        let mut state = G::new(options, seats);
        for _ in 0..MOST_STEPS {
            let Some(what) = byte() else { break };
            let text = attempt::<G>(&state, seats, what, &mut byte, &mut rng);
            let before = state;
            let written = ActionText::Text(text.as_str().into());
            let acted = read_action::<G>(&state, seats, &written)
                .and_then(|action| Ok(G::act(&mut state, &action, &mut ())?));
            match acted {
                Ok(()) => stands::<G>(&state, seats),
                Err(_) => assert!(state == before, "{text:?} was refused and changed the state"),
            }
        }
    }
}

fn options<G: Game>(byte: &mut impl FnMut() -> Option<u8>) -> G::Options {
    let mut options = G::Options::default();
    for spec in G::Options::SPECS {
        let choice = byte().unwrap_or(0);
        let value = match spec.kind {
            Kind::Choice { words, .. } => Value::Word(words[choice as usize % words.len()]),
            Kind::Number { default, .. } if !choice.is_multiple_of(4) => Value::Number(default),
            Kind::Number { min, max, .. } => {
                Value::Number(min + i64::from(choice / 4) * (max - min) / 63)
            }
        };
        options.set(spec.name, value).expect("a value of the option's own kind and range");
    }
    if G::fitting(&options).is_ok() { options } else { G::Options::default() }
}

/// What is tried next: mostly something legal, so that games get somewhere.
fn attempt<G: Playable>(
    state: &G::State,
    seats: Seats,
    what: u8,
    byte: &mut impl FnMut() -> Option<u8>,
    rng: &mut impl Rng,
) -> String {
    if what < 200 {
        if let Turn::Seats(asked) = G::turn(state) {
            let seat = asked.iter().nth(what as usize % asked.len()).unwrap_or(Seat(0));
            let legal = G::legal(state, seat);
            let nth = (what as usize * 256 + byte().unwrap_or(0) as usize) % legal.len();
            let mut text = format!("{seat} ");
            G::write_move(&legal.get(nth), &mut text);
            return text;
        }
        let Some(action) = random_action::<G>(state, rng) else { return "0 pass".to_owned() };
        let text = write_action::<G>(&action);
        // Now and then a deal with a wrong card in it.
        return if what.is_multiple_of(16) { spoil::<G>(&text, rng) } else { text };
    }
    let who = byte().unwrap_or(0) % (seats.0 + 2);
    let mut text = if who > seats.0 { "~".to_owned() } else { who.to_string() };
    let known = words::<G>();
    for _ in 0..=what % 8 {
        // Some games have more words than a byte can name.
        let nth = usize::from(u16::from_be_bytes([byte().unwrap_or(0), byte().unwrap_or(0)]));
        text.push(' ');
        text.push_str(&known[nth % known.len()]);
    }
    text
}

fn spoil<G: Playable>(text: &str, rng: &mut impl Rng) -> String {
    let mut parts: Vec<&str> = text.split(' ').collect();
    let at = rng.random_range(0..parts.len());
    let known = words::<G>();
    parts[at] = &known[rng.random_range(0..known.len())];
    parts.join(" ")
}

/// What must be so at every table.
fn stands<G: Playable>(state: &G::State, seats: Seats) {
    let turn = G::turn(state);
    assert_eq!(turn == Turn::Over, G::outcome(state).is_some());
    for seat in seats.iter() {
        let asked = turn.seats().contains(seat);
        assert_eq!(asked, !G::legal(state, seat).is_empty(), "{seat} can do nothing");
        serde_json::to_vec(&G::private(state, seat)).expect("views are plain data");
    }
    serde_json::to_vec(&G::public(state)).expect("views are plain data");
    serde_json::to_vec(&G::open(state)).expect("views are plain data");
}
