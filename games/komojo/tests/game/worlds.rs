//! Imagined worlds, held against the whole history: had the cards been dealt and shuffled so that
//! the imagined world came about, the seat would have heard exactly what it heard.

use rand::{Rng, RngExt};
use vierblatt_game::{Action, Game, Imagine, Known, List, Seat, Seats, Stage, Told, Unveil};
use vierblatt_game::{carry_out, random_action};
use vierblatt_game_testing::{TestTable, law};
use vierblatt_komojo::{Card, Chance, DECK, Komojo, Memory, Move, Open, State};

use crate::laws::Harness;

/// Which of the two jokers is where is not written anywhere, so all ways are tried; a round with
/// more of them than this is left out.
const MOST_WAYS: usize = 729;

#[test]
fn an_imagined_world_has_a_history_in_which_the_seat_hears_what_it_heard() {
    law::<Harness>(24, |table| {
        let mut rng = table.players().rng;
        let mut story = Story::new(table);
        while let Some(action) = patient_action(&story.state, &mut rng) {
            if !story.round.is_empty() && rng.random_bool(0.03) {
                table.seats.iter().for_each(|seat| story.check(seat, &mut rng));
            }
            story.go_on(&action);
        }
        table.seats.iter().for_each(|seat| story.check(seat, &mut rng));
    });
}

/// A random action of people who seldom say STOP and do not throw every card they have, so that
/// rounds are long and piles are reshuffled.
fn patient_action(state: &State, rng: &mut impl Rng) -> Option<Action<Komojo>> {
    let first = random_action::<Komojo>(state, rng);
    let rash = match &first {
        Some(Action::Move(_, Move::Stop)) => 0.95,
        Some(Action::Move(_, Move::Snap(_))) => 0.7,
        _ => 0.0,
    };
    if rng.random_bool(rash) { random_action::<Komojo>(state, rng) } else { first }
}

/// A game, and all that has happened in its present round.
struct Story {
    seats: Seats,
    state: State,
    memories: Vec<Memory>,
    /// The table just before the deal.
    before: State,
    /// The deal and what followed; nothing while a deal is due.
    round: Vec<Action<Komojo>>,
    told: Told<Komojo>,
}

impl Story {
    fn new(table: &TestTable<Komojo>) -> Self {
        let state = Komojo::new(table.options, table.seats);
        let begin = |seat| Komojo::begin(table.options, table.seats, seat);
        Story {
            seats: table.seats,
            state,
            memories: table.seats.iter().map(begin).collect(),
            before: state,
            round: Vec::new(),
            told: Told::default(),
        }
    }

    fn go_on(&mut self, action: &Action<Komojo>) {
        if matches!(action, Action::Chance(Chance::Deal(_))) {
            self.before = self.state;
            self.told.0.clear();
        }
        let told_before = self.told.0.len();
        carry_out::<Komojo>(&mut self.state, action, &mut self.told);
        let news = Told(self.told.0[told_before..].to_vec());
        for (seat, memory) in self.seats.iter().zip(&mut self.memories) {
            news.heard_by(seat).for_each(|heard| Komojo::hear(memory, heard));
        }
        self.round.push(action.clone());
        if Komojo::stage(&self.state) == Stage::Deal {
            self.round.clear();
        }
    }

    fn check(&self, seat: Seat, rng: &mut impl Rng) {
        let public = Komojo::public(&self.state);
        let known = Known {
            seat,
            seats: self.seats,
            options: public.options,
            private: Komojo::private(&self.state, seat),
            memory: self.memories[seat.index()].clone(),
            public,
        };
        let world = Komojo::open(&Komojo::imagine(&known, rng));
        let ways = self.ways(&world);
        if ways <= MOST_WAYS {
            let found = (0..ways).any(|way| self.could_be(&world, seat, way));
            assert!(found, "no history leads {seat} to {world:?}");
        }
    }

    /// In how many ways the jokers of all deals and shuffles can have fared.
    fn ways(&self, world: &Open) -> usize {
        let jokers = self.lists().flat_map(|list| list.iter()).filter(|card| **card == Card::JOKER);
        joker_fates(&Komojo::open(&self.state), world).len().saturating_pow(jokers.count() as u32)
    }

    fn lists(&self) -> impl Iterator<Item = &List<Card, DECK>> {
        self.round.iter().filter_map(|action| match action {
            Action::Chance(Chance::Deal(cards) | Chance::Shuffle(cards)) => Some(cards),
            _ => None,
        })
    }

    /// Replays the round with every card replaced by what the world has where it lies now. A card
    /// that was shuffled again later had been seen by all, and stays.
    fn could_be(&self, world: &Open, seat: Seat, mut way: usize) -> bool {
        let now = Komojo::open(&self.state);
        let fates = joker_fates(&now, world);
        let lists: Vec<_> = self.lists().collect();
        let mut nth = 0;
        let mut rewrite = |cards: &List<Card, DECK>| {
            nth += 1;
            let mut written = List::new(Card::JOKER);
            for card in cards.iter() {
                written.push(if *card == Card::JOKER {
                    let fate = fates[way % fates.len()];
                    way /= fates.len();
                    fate
                } else if lists[nth..].iter().any(|later| later.contains(card)) {
                    *card
                } else {
                    lies_there(&now, world, *card)[0]
                });
            }
            written
        };
        let (mut state, mut told) = (self.before, Told::<Komojo>::default());
        for action in &self.round {
            let action = match action {
                Action::Chance(Chance::Deal(cards)) => Action::Chance(Chance::Deal(rewrite(cards))),
                Action::Chance(Chance::Shuffle(cards)) => {
                    Action::Chance(Chance::Shuffle(rewrite(cards)))
                }
                other => other.clone(),
            };
            if Komojo::act(&mut state, &action, &mut told).is_err() {
                return false;
            }
        }
        told.heard_by(seat).eq(self.told.heard_by(seat)) && Komojo::open(&state) == *world
    }
}

/// What may have become of a joker: it was seen and shuffled, or it is where one lies now.
fn joker_fates(now: &Open, world: &Open) -> Vec<Card> {
    let mut fates = lies_there(now, world, Card::JOKER);
    fates.push(Card::JOKER);
    fates.sort_unstable();
    fates.dedup();
    fates
}

/// What lies in the world where the card lies now.
fn lies_there(now: &Open, world: &Open, card: Card) -> Vec<Card> {
    row(now)
        .into_iter()
        .zip(row(world))
        .filter(|(here, _)| *here == card)
        .map(|(_, there)| there)
        .collect()
}

/// All cards in a fixed order of where they lie.
fn row(open: &Open) -> Vec<Card> {
    let Open { places, draw, discard, held, caller: _, knows: _ } = open;
    let lying = places.iter().flat_map(|hand| hand.values());
    lying.chain(draw).chain(discard).chain(held).copied().collect()
}
