//! What a review says about moves, in every position of some random games: compared with facts that the test works out
//! anew from the whole state, and wrong sentences are planted to see that the comparison finds them.

use std::collections::BTreeMap;
use std::rc::Rc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::Serialize;
use serde_json::Value;
use vierblatt_bots::{Reviewed, Sight};
use vierblatt_game::{
    Action, Arg, Message, Moves, Notation, Seat, Seats, Unveil, carry_out, random_action,
};

/// No random game is looked at for longer.
const LONGEST: usize = 200;
/// Of how many moves every two are compared in a position.
const MOVES: usize = 8;
/// How often each sentence is said at least, or it was hardly tested.
const OFTEN: u32 = 8;

/// A position, two moves of the seat whose turn it was, and what the table came to after each of them.
pub struct Compared {
    /// Whose decision it was.
    pub seat: usize,
    /// The whole table face up, as records show it.
    pub open: Rc<Value>,
    /// What everybody saw.
    pub public: Rc<Value>,
    /// What only the seat saw.
    pub private: Rc<Value>,
    /// The move made and the better one, as records write them.
    pub moves: [String; 2],
    /// The whole table after each of them.
    pub after: [Rc<Value>; 2],
    /// Whose turn it was then.
    pub next: [Vec<u8>; 2],
}

/// Every sentence that a game says about two moves is true by `is_true` (None: it would take too long to find out), each of
/// these ids is said, and no sentence with a wrong number or about the moves in the wrong order passes for true.
///
/// # Panics
/// Where that is not so.
pub fn sentences_are_true<G: Reviewed + Notation + Unveil>(
    games: impl IntoIterator<Item = (Seats, u64)>,
    ids: &[&str],
    is_true: impl Fn(&Compared, &Message) -> Option<bool>,
) {
    let mut said: BTreeMap<&str, u32> = BTreeMap::new();
    let mut planted: BTreeMap<&str, u32> = BTreeMap::new();
    each_pair::<G>(games, |compared, messages, turned_round| {
        for message in messages {
            let Some(is_true) = is_true(compared, message).map(|truth| {
                assert!(truth, "{message:?} of {:?} in {}", compared.moves, compared.open);
                &is_true
            }) else {
                continue;
            };
            *said.entry(message.id).or_default() += 1;
            let mut find = |wrong: &Message, about: &Compared| {
                let truth = is_true(about, wrong);
                assert_eq!(truth, Some(false), "a planted {wrong:?} of {:?}", about.moves);
                *planted.entry(message.id).or_default() += 1;
            };
            for wrong in with_wrong_numbers(message) {
                find(&wrong, compared);
            }
            // Said about the moves in the wrong order. Some facts hold of both.
            if !turned_round.1.iter().any(|other| other.id == message.id) {
                find(message, turned_round.0);
            }
        }
    });
    for id in ids {
        let count = |of: &BTreeMap<&str, u32>| of.get(id).copied().unwrap_or_default();
        assert!(count(&said) >= OFTEN, "{id} was said {} times", count(&said));
        assert!(count(&planted) >= OFTEN, "{id}: {} wrong ones", count(&planted));
    }
    let unknown: Vec<&&str> = said.keys().filter(|id| !ids.contains(id)).collect();
    assert!(unknown.is_empty(), "{unknown:?} are not looked at");
}

/// Every two moves of many positions, what is said about them, and the same with the moves in the other order.
fn each_pair<G: Reviewed + Notation + Unveil>(
    games: impl IntoIterator<Item = (Seats, u64)>,
    mut look: impl FnMut(&Compared, &[Message], (&Compared, &[Message])),
) {
    for (seats, seed) in games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::new(G::Options::default(), seats);
        for _ in 0..LONGEST {
            for seat in G::turn(&state).seats().iter() {
                let sight = Sight::<G>::of(&state, seat);
                let moves: Vec<G::Move> = sight.legal.to_vec();
                // Neighbours in the list are alike: some from everywhere.
                let every = moves.len().div_ceil(MOVES).max(1);
                let some: Vec<G::Move> = moves.into_iter().step_by(every).collect();
                let position = Position::<G>::of(&state, seat, &sight);
                let ends: Vec<End> = some.iter().map(|mv| position.end(mv)).collect();
                for (n, one) in some.iter().enumerate() {
                    for (m, other) in some.iter().enumerate().skip(n + 1) {
                        let there = G::explain(seat, &sight, one, other);
                        let back = G::explain(seat, &sight, other, one);
                        if there.is_empty() && back.is_empty() {
                            continue;
                        }
                        let forth = position.compared([&ends[n], &ends[m]]);
                        let turned = position.compared([&ends[m], &ends[n]]);
                        look(&forth, &there, (&turned, &back));
                        look(&turned, &back, (&forth, &there));
                    }
                }
            }
            let Some(action) = random_action::<G>(&state, &mut rng) else { break };
            carry_out::<G>(&mut state, &action, &mut ());
        }
    }
}

/// A position, written once for all the moves that are compared in it.
struct Position<'a, G: Reviewed + Notation + Unveil> {
    state: &'a G::State,
    seat: Seat,
    open: Rc<Value>,
    public: Rc<Value>,
    private: Rc<Value>,
}

/// What a move comes to.
struct End {
    text: String,
    after: Rc<Value>,
    next: Vec<u8>,
}

fn written(value: &impl Serialize) -> Rc<Value> {
    Rc::new(serde_json::to_value(value).expect("it can be written"))
}

impl<'a, G: Reviewed + Notation + Unveil> Position<'a, G> {
    fn of(state: &'a G::State, seat: Seat, sight: &Sight<G>) -> Self {
        let (public, private) = (written(&sight.public), written(&sight.private));
        Position { state, seat, open: written(&G::open(state)), public, private }
    }

    fn end(&self, mv: &G::Move) -> End {
        let mut after = *self.state;
        carry_out::<G>(&mut after, &Action::Move(self.seat, *mv), &mut ());
        let mut text = String::new();
        G::write_move(mv, &mut text);
        let next = G::turn(&after).seats().iter().map(|seat| seat.0).collect();
        End { text, after: written(&G::open(&after)), next }
    }

    fn compared(&self, ends: [&End; 2]) -> Compared {
        Compared {
            seat: self.seat.index(),
            open: Rc::clone(&self.open),
            public: Rc::clone(&self.public),
            private: Rc::clone(&self.private),
            moves: ends.map(|end| end.text.clone()),
            after: ends.map(|end| Rc::clone(&end.after)),
            next: ends.map(|end| end.next.clone()),
        }
    }
}

/// The message with each of its numbers a little too large, and too small.
fn with_wrong_numbers(message: &Message) -> Vec<Message> {
    let mut all = Vec::new();
    for (n, (_, arg)) in message.args.iter().enumerate() {
        let Arg::Number(number) = arg else { continue };
        for wrong in [number - 1, number + 1] {
            let mut planted = message.clone();
            planted.args[n].1 = Arg::Number(wrong);
            all.push(planted);
        }
    }
    all
}
