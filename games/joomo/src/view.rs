//! What is seen of the table: by all, by one seat, and face up when all is over.
//!
//! Each projection takes the state apart field by field: a new field does not compile until
//! someone has decided who sees it.

use serde::{Deserialize, Serialize};
use vierblatt_game::{List, PerSeat, Seat, SeatSet, Seats, Unveil};

use crate::{Card, Cards, HAND, Joomo, MAX_SEATS, Phase, State};

/// What everyone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    /// What the game waits for, with limits and the seat of the last card.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u32,
    /// The points so far.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub totals: PerSeat<i32, MAX_SEATS>,
    /// Who deals, or has dealt, this round.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub dealer: Option<Seat>,
    /// How many cards each seat has.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub hand_sizes: PerSeat<u8, MAX_SEATS>,
    /// How many cards were set aside.
    pub aside_size: u8,
    /// The cards of the trick in order.
    #[cfg_attr(test, ts(type = "Card[]"))]
    pub trick: List<Card, { HAND * MAX_SEATS }>,
    /// What the trick is worth.
    pub value: u8,
    /// Who has passed in this trick.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub passed: SeatSet,
    /// All cards played this round, those of the trick too.
    pub played: Cards,
    /// The markers taken this round.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub markers: PerSeat<u8, MAX_SEATS>,
    /// Who has the Joomo marker.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub joomo: Option<Seat>,
    /// In `tie` and `over`, what the round just scored came to for each seat.
    #[cfg_attr(test, ts(type = "number[] | null"))]
    pub scores: Option<PerSeat<i32, MAX_SEATS>>,
    /// Whether the game goes on only to break a tie.
    pub tie_break: bool,
}

/// What one seat sees besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Private {
    /// Its hand.
    pub hand: Cards,
}

/// Everything face up, as records show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Open {
    hands: PerSeat<Cards, MAX_SEATS>,
    aside: Cards,
    limits: List<Card, 2>,
    trick: List<Card, { HAND * MAX_SEATS }>,
    value: u8,
    passed: SeatSet,
    last: Option<Seat>,
    markers: PerSeat<u8, MAX_SEATS>,
    joomo: Option<Seat>,
    dealer: Option<Seat>,
}

pub(crate) fn public(state: &State) -> Public {
    let &State {
        hands,
        played,
        totals,
        round,
        trick,
        value,
        passed,
        holding: _, // follows from the hand sizes
        markers,
        joomo,
        dealer,
        tie_break,
        phase,
        options: _, // every client has them with the table
        seats,
    } = state;
    Public {
        phase,
        round,
        totals,
        dealer,
        hand_sizes: PerSeat::from_fn(seats, 0, |seat| hands[seat.index()].len() as u8),
        aside_size: if phase.is_dealt() { HAND as u8 } else { 0 },
        trick,
        value,
        passed,
        played,
        markers,
        joomo,
        scores: phase.is_scored().then(|| PerSeat::from_fn(seats, 0, |seat| state.score(seat))),
        tie_break,
    }
}

pub(crate) fn private(state: &State, seat: Seat) -> Private {
    let State {
        hands,
        played: _, // all the rest is public, or another's
        totals: _,
        round: _,
        trick: _,
        value: _,
        passed: _,
        holding: _,
        markers: _,
        joomo: _,
        dealer: _,
        tie_break: _,
        phase: _,
        options: _,
        seats: _,
    } = state;
    Private { hand: hands.get(seat.index()).copied().unwrap_or(Cards::NONE) }
}

impl Unveil for Joomo {
    type Open = Open;

    fn open(state: &State) -> Open {
        let &State {
            hands,
            played: _, // what is neither in a hand nor aside
            totals: _, // next to the state in a status
            round: _,  // next to the state in a status
            trick,
            value,
            passed,
            holding: _, // follows from the hands
            markers,
            joomo,
            dealer,
            tie_break: _, // follows from the game so far
            phase,
            options: _, // in the record
            seats,
        } = state;
        Open {
            hands: hands_of(seats, &hands),
            aside: state.aside(),
            limits: List::from_slice(Card::LOWEST, phase.limits()),
            trick,
            value,
            passed,
            last: phase.last(),
            markers,
            joomo,
            dealer,
        }
    }
}

fn hands_of(seats: Seats, hands: &[Cards; MAX_SEATS]) -> PerSeat<Cards, MAX_SEATS> {
    PerSeat::from_fn(seats, Cards::NONE, |seat| hands[seat.index()])
}
