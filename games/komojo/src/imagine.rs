//! A whole world that agrees with everything a seat was ever told.

use rand::{Rng, RngExt};
use vierblatt_game::{Imagine, Known, List, Seat, SeatSet, Seats, Telling, shuffle};

use crate::cards::{Card, Cards, DECK};
use crate::memory::{Memory, Origin};
use crate::places::{MOST_SEATS, Places};
use crate::state::{Phase, State};
use crate::{Komojo, Options, Public};

impl Imagine for Komojo {
    type Memory = Memory;

    fn begin(_: Options, seats: Seats, seat: Seat) -> Memory {
        Memory::new(seats, seat)
    }

    fn hear(memory: &mut Memory, told: &Telling<Self>) {
        memory.hear(told);
    }

    fn imagine(known: &Known<Self>, rng: &mut impl Rng) -> State {
        let mut state = visible(&known.public, &known.memory);
        if !state.is_dealt() {
            return state;
        }
        for seen in &known.private.known {
            state.cards[state.places.index(seen.spot)] = seen.card;
        }
        if let Some(held) = known.private.held {
            state.cards[state.draw_end as usize] = held;
        }
        for pool in 0..DECK as u8 {
            let cards = known.memory.pools[pool as usize];
            if !cards.is_empty() {
                deal_out(&mut state, known, pool, cards, rng);
            }
        }
        state
    }
}

/// Deals the cards of a pool out to where the seat cannot see: first to those who cannot have a 7
/// to 10, then to all others. Every world that agrees is as likely as any other, because the others
/// have as many ways, however the first get theirs.
fn deal_out(state: &mut State, known: &Known<Komojo>, pool: u8, cards: Cards, rng: &mut impl Rng) {
    let mut plain: List<u8, DECK> = List::new(0);
    let mut any: List<u8, DECK> = List::new(0);
    let total = state.places.total();
    for (index, origin) in known.memory.origins[..total].iter().enumerate() {
        match *origin {
            Origin::Unseen { pool: from, plain: true } if from == pool => plain.push(index as u8),
            Origin::Unseen { pool: from, plain: false } if from == pool => any.push(index as u8),
            _ => {}
        }
    }
    if pool == known.memory.present {
        // KM-09: nobody holds a 7 to 10.
        if state.phase == Phase::Drawn && known.private.held.is_none() {
            plain.push(state.draw_end);
        }
        for index in total as u8..state.draw_end {
            any.push(index);
        }
    }
    let mut row: List<Card, DECK> = List::new(Card::JOKER);
    for card in cards.plain().iter() {
        row.push(card);
    }
    let plain_cards = row.len();
    cards.special().iter().for_each(|card| row.push(card));
    debug_assert_eq!(row.len(), plain.len() + any.len(), "pool {pool}");
    for (n, index) in plain.iter().enumerate() {
        row.swap(n, rng.random_range(n..plain_cards));
        state.cards[*index as usize] = row[n];
    }
    shuffle(&mut row[plain.len()..], rng);
    for (card, index) in row[plain.len()..].iter().zip(any.iter()) {
        state.cards[*index as usize] = *card;
    }
}

/// The state as far as all see it.
pub(crate) fn visible(public: &Public, memory: &Memory) -> State {
    let Public {
        options,
        seats,
        round,
        phase,
        first,
        seat,
        caller,
        turns_left,
        draw,
        discard,
        hands,
        totals,
    } = public;
    let dealt = !matches!(phase, Phase::Start | Phase::Deal);
    let places = if dealt { memory.places } else { Places::NONE };
    let total = places.total();
    let mut state = State {
        cards: [Card::JOKER; DECK],
        known: [SeatSet::NONE; DECK],
        places,
        totals: [0; MOST_SEATS],
        round: *round,
        options: *options,
        seats: *seats,
        first: first.unwrap_or(Seat(0)),
        seat: seat.or(*first).unwrap_or(Seat(0)),
        holding: seats.iter().filter(|seat| places.len(*seat) > 0).collect(),
        caller: *caller,
        left: *turns_left,
        draw_end: if dealt { total as u8 + draw } else { 0 },
        top: (DECK - discard.len()) as u8,
        phase: *phase,
    };
    for (seat, points) in totals.iter() {
        state.totals[seat.index()] = points;
    }
    for (card, lying) in state.cards.iter_mut().rev().zip(discard) {
        *card = *lying;
    }
    for (index, place) in hands.iter().flatten().enumerate() {
        state.known[index] = place.known_by;
        if let Some(card) = place.card {
            state.cards[index] = card;
        }
    }
    state
}
