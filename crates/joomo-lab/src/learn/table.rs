//! The tables that are learned at.

use rand::{Rng, RngExt, seq::SliceRandom};
use vierblatt_game::{Seat, Seats};
use vierblatt_joomo::{Card, Cards, HAND, Joomo, Options, SecondCard, State};

use crate::{Extensive, Mini};

/// Where deals come from.
pub enum Table {
    /// A mini table.
    Mini(Vec<State>),
    /// Rounds of the real game for two to six, and small tables: fewer cards in the hands, some out of play.
    Full,
}

/// How often of twenty there are two, three, … six players.
const SEATS: [u32; 5] = [8, 3, 5, 2, 2];
/// How often of twenty a table is small.
const SMALL: u32 = 5;
/// How often of twenty the second card may be declined.
const MAY_PASS: u32 = 1;

impl Table {
    /// A mini table.
    pub fn mini(mini: &Mini) -> Self {
        Table::Mini(mini.deals().into_iter().map(|(state, _)| state).collect())
    }

    /// A deal.
    pub(super) fn deal(&self, rng: &mut impl Rng) -> State {
        match self {
            Table::Mini(deals) => deals[rng.random_range(0..deals.len() as u32) as usize],
            Table::Full => full(rng),
        }
    }
}

fn full(rng: &mut impl Rng) -> State {
    let mut at = rng.random_range(0..SEATS.iter().sum());
    let mut seats = Seats(*<Joomo as vierblatt_game::Game>::SEATS.start());
    for often in SEATS {
        if at < often {
            break;
        }
        at -= often;
        seats.0 += 1;
    }
    let small = rng.random_range(0..20) < SMALL;
    let (hand, aside) = if small {
        (rng.random_range(2..HAND as u32) as usize, rng.random_range(0..=HAND as u32) as usize)
    } else {
        (HAND, HAND)
    };
    let mut cards: Vec<Card> = Cards::deck(seats).iter().collect();
    cards.shuffle(rng);
    let hands: Vec<Cards> = cards
        .chunks_exact(hand)
        .take(seats.count())
        .map(|cards| cards.iter().copied().collect())
        .collect();
    let held = hand * seats.count();
    let out = cards.into_iter().skip(held + aside).collect();
    let mut options = Options::default();
    if rng.random_range(0..20) < MAY_PASS {
        options.second_card = SecondCard::MayPass;
    }
    State::arranged(options, &hands, out, Seat(rng.random_range(0..u32::from(seats.0)) as u8))
}
