//! How likely each seat is to win from here: a race, judged by what is left and how easily it goes.
//!
//! Each seat's chances are summed up in one number from what it has (its *features*); the odds of two
//! seats are the exponential of the difference. The weights are fitted to games of quick play:
//! `examples/fit.rs` does that.

use vierblatt_game::{PerSeat, Seat};

use super::taste::with_open;
use crate::cards::Special;
use crate::deck::{DECK, Deck, NO_CARD, TRAITS};
use crate::state::{Phase, State};

/// How many things about a seat are looked at.
pub const FEATURES: usize = 27;

/// What is looked at about one seat.
pub type Features = [f32; FEATURES];

/// How much each counts: always, and the more the fewer cards are left at the table.
pub type Weights = [[f32; FEATURES]; 2];

/// What is looked at about the seat. Only cards that can be laid and numbers of cards count, never a
/// card that lies face down.
#[inline]
pub fn features(state: &State, seat: Seat) -> Features {
    let deck = state.deck();
    let at = seat.index();
    let hand = state.hands[at];
    let cards = with_open(state, seat, hand);
    let [a, b, c, d] = state.tops.map(|top| deck.matching(top));
    let left = state.cards_left(seat) as f32;
    let held = hand.count_ones() as f32;
    let playable = (cards & (a | b | c | d)).count_ones();
    let piles = [a, b, c, d].iter().filter(|matching| cards & **matching != 0).count();
    let has = |holds: bool| f32::from(u8::from(holds));
    let moves = state.seat == seat;
    let before = if state.clockwise { (state.seat, seat) } else { (seat, state.seat) };
    let wait = (before.1.0 + state.seats.0 - before.0.0) % state.seats.0;
    let is_dry = playable == 0 && !state.has_no_pile();
    let doubles = doubles(state, cards);
    let specials = |kind| (cards & deck.of_kind(kind)).count_ones() as f32;
    let (variety, reach) = reach(deck, cards);
    let gone = state.open[at].iter().map(|card| u8::from(*card == NO_CARD)).sum::<u8>();
    let tallest = state.down[at].iter().max().copied().unwrap_or(0);
    [
        left,
        left.sqrt(),
        (1.0 + left).ln(),
        held,
        playable.min(6) as f32,
        has(is_dry),
        has(playable == 1),
        has(doubles),
        specials(Special::Reverse),
        specials(Special::Jogo),
        specials(Special::PlusOne),
        specials(Special::Stop),
        variety as f32,
        f32::from(gone),
        has(moves),
        has(moves && is_dry),
        has(moves && matches!(state.phase, Phase::Extra)),
        has(moves && doubles),
        f32::from(state.skips[at]),
        piles as f32,
        f32::from(tallest),
        has(is_dry && state.draw == 0),
        reach as f32 / DECK as f32,
        has(left <= 1.0),
        has(left <= 2.0),
        has(left <= 1.0 && playable > 0),
        f32::from(wait),
    ]
}

/// How many colours and symbols the cards have, and how many cards of the deck match one of them.
#[inline]
fn reach(deck: &Deck, cards: u128) -> (u32, u32) {
    let (mut variety, mut reached) = (0, 0);
    for of in 0..TRAITS {
        let alike = deck.with_trait(of);
        if cards & alike != 0 {
            variety += 1;
            reached |= alike;
        }
    }
    (variety, reached.count_ones())
}

/// JG-11: whether one of the cards would earn an extra turn.
#[inline]
fn doubles(state: &State, cards: u128) -> bool {
    let deck = state.deck();
    state.tops.iter().any(|top| *top != NO_CARD && cards & deck.doubles(*top) != 0)
}

/// How likely each seat is to win.
#[inline]
pub(super) fn chances(state: &State, weights: &Weights) -> PerSeat<f32> {
    let all: u32 = state.seats.iter().map(|seat| state.cards_left(seat)).sum();
    let closeness = closeness(all, state.seats.0);
    let mut odds = PerSeat::from_fn(state.seats, 0.0, |seat| {
        let features = features(state, seat);
        let mut sum = 0.0;
        for (n, feature) in features.iter().enumerate() {
            sum += feature * (weights[0][n] + closeness * weights[1][n]);
        }
        sum.clamp(-30.0, 30.0).exp()
    });
    let whole: f32 = odds.as_slice().iter().sum();
    for seat in state.seats.iter() {
        odds[seat] /= whole;
    }
    odds
}

/// How near the end is, from about 0 to 1: luck has less time to turn.
#[inline]
pub fn closeness(cards: u32, seats: u8) -> f32 {
    (f32::from(seats) / (f32::from(seats) + cards as f32)).sqrt()
}
