//! Who sees what: three projections of the state, each taking it apart field by field.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use vierblatt_game::{PerSeat, Seat, SeatSet, Seats, Unveil};

use crate::cards::Card;
use crate::places::Spot;
use crate::state::{Phase, State};
use crate::{Komojo, Options, score};

/// What everyone sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Public {
    /// What the table plays by.
    #[cfg_attr(test, ts(type = "Options"))]
    pub options: Options,
    /// How many sit at the table.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seats: Seats,
    /// The round, from 1.
    pub round: u32,
    /// What the game waits for.
    pub phase: Phase,
    /// Who begins the round, once it has been drawn.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub first: Option<Seat>,
    /// Whose turn it is, while a round is played.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// Who said STOP.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub caller: Option<Seat>,
    /// After STOP: how many turns of others come after the present one, those of seats without cards included.
    pub turns_left: u8,
    /// How many cards the draw pile has.
    pub draw: u8,
    /// The discard pile, bottom to top.
    pub discard: Vec<Card>,
    /// The taken places by seat, in ascending order.
    pub hands: Vec<Vec<Place>>,
    /// Points so far.
    #[cfg_attr(test, ts(as = "Vec<i32>"))]
    pub totals: PerSeat<i32>,
}

/// A taken place as all see it. Looking happens openly, so it is not a secret who knows a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Place {
    /// Its number, from 1.
    pub place: u8,
    /// Who has seen the card that lies there.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    pub known_by: SeatSet,
    /// The card, when all cards are turned up at the end (KM-24).
    pub card: Option<Card>,
}

/// What only one seat sees.
///
/// `known` is a perfect memory, as bots and the memory aid have it. At the table nobody looks
/// again (KM-03), so a client shows it only where the memory aid is switched on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Private {
    /// The card it has drawn and holds.
    pub held: Option<Card>,
    /// The face-down cards it has seen, where they lie now.
    pub known: Vec<Seen>,
}

/// A face-down card that a seat has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seen {
    /// Where it lies now.
    pub spot: Spot,
    /// Which card it is.
    pub card: Card,
}

/// Everything face up, as records show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Open {
    /// By seat: place and card.
    pub places: Vec<BTreeMap<u8, Card>>,
    /// The draw pile, top first.
    pub draw: Vec<Card>,
    /// The discard pile, bottom to top.
    pub discard: Vec<Card>,
    /// The drawn card.
    pub held: Option<Card>,
    /// Who said STOP.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub caller: Option<Seat>,
    /// By seat: the places whose present card it knows, sorted as text.
    pub knows: Vec<Vec<Spot>>,
}

/// What everyone sees.
pub(crate) fn public(state: &State) -> Public {
    let State {
        cards,
        known,
        places,
        totals: _,
        round,
        options,
        seats,
        first,
        seat,
        holding: _,
        caller,
        left,
        draw_end: _,
        top: _,
        phase,
    } = state;
    let place = |spot: Spot| {
        let index = places.index(spot);
        let card = (*phase == Phase::Over).then(|| cards[index]);
        Place { place: spot.place, known_by: known[index], card }
    };
    Public {
        options: *options,
        seats: *seats,
        round: *round,
        phase: *phase,
        first: (*phase != Phase::Start).then_some(*first),
        seat: (state.is_dealt() && *phase != Phase::Over).then_some(*seat),
        caller: *caller,
        turns_left: *left,
        draw: state.draw_pile().len() as u8,
        discard: state.discard_pile().iter().rev().copied().collect(),
        hands: seats.iter().map(|seat| places.of(seat).map(place).collect()).collect(),
        totals: score::totals(state),
    }
}

/// What only this seat sees.
pub(crate) fn private(state: &State, viewer: Seat) -> Private {
    let State {
        cards,
        known,
        places,
        totals: _,
        round: _,
        options: _,
        seats: _,
        first: _,
        seat,
        holding: _,
        caller: _,
        left: _,
        draw_end: _,
        top: _,
        phase: _,
    } = state;
    let seen = |(index, spot): (usize, Spot)| {
        known[index].contains(viewer).then(|| Seen { spot, card: cards[index] })
    };
    Private {
        held: state.held().filter(|_| viewer == *seat),
        known: places.iter().enumerate().filter_map(seen).collect(),
    }
}

/// Everything face up.
impl Unveil for Komojo {
    type Open = Open;

    fn open(state: &State) -> Open {
        let State {
            cards,
            known,
            places,
            totals: _,
            round: _,
            options: _,
            seats,
            first: _,
            seat: _,
            holding: _,
            caller,
            left: _,
            draw_end: _,
            top: _,
            phase: _,
        } = state;
        let card = |spot: Spot| (spot.place, cards[places.index(spot)]);
        let knows = |seat: Seat| {
            let known = |spot: &Spot| known[places.index(*spot)].contains(seat);
            let mut spots: Vec<Spot> = places.iter().filter(known).collect();
            spots.sort_by_cached_key(Spot::to_string);
            spots
        };
        Open {
            places: seats.iter().map(|seat| places.of(seat).map(card).collect()).collect(),
            draw: state.draw_pile().iter().rev().copied().collect(),
            discard: state.discard_pile().iter().rev().copied().collect(),
            held: state.held(),
            caller: *caller,
            knows: seats.iter().map(knows).collect(),
        }
    }
}
