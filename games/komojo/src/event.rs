//! What all hear and what one seat hears.

use serde::Serialize;
use vierblatt_game::{Message, Say, Seat};

use crate::cards::Card;
use crate::places::Spot;

/// What all hear. No face-down card is ever in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// It was drawn who begins the first round (KM-04).
    First {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// Cards were dealt, and all have looked at their two lower ones (KM-02, KM-03).
    Dealt {
        /// The round.
        round: u32,
        /// Who begins.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat drew a card that only it saw.
    Drew {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat drew a 7 to 10, which went on the discard pile at once (KM-09).
    Turned {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The card all see.
        card: Card,
    },
    /// A seat swapped the drawn card in (KM-06).
    Swapped {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// To which place.
        place: u8,
        /// The card from there, now on the discard pile.
        card: Card,
    },
    /// A seat discarded the drawn card (KM-06).
    Dropped {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat took the top discard (KM-07).
    Took {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// To which place.
        place: u8,
        /// What it took.
        taken: Card,
        /// The card from there, now on the discard pile.
        card: Card,
    },
    /// A seat said Komojo STOP (KM-21).
    Stopped {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat has no cards left, and that is STOP (KM-23).
    RanOut {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A right snap (KM-15).
    Snapped {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// From which place.
        place: u8,
        /// The card.
        card: Card,
    },
    /// A wrong snap: all see the card, and it goes back (KM-17).
    Missed {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// From which place, and back to it.
        place: u8,
        /// The card.
        card: Card,
    },
    /// A seat took a penalty card unseen (KM-17).
    Penalty {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// To which place.
        place: u8,
    },
    /// There was no card for the penalty (KM-28).
    Spared {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat does not snap, or not again.
    Declined {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat looked at one of its own cards (KM-10).
    Peeked {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// At which place.
        place: u8,
    },
    /// A seat looked at an opponent's card (KM-11).
    Spied {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// At which card.
        spot: Spot,
    },
    /// A seat swapped one of its cards with an opponent's, unseen (KM-12).
    Traded {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// Its own place.
        place: u8,
        /// The opponent's.
        spot: Spot,
    },
    /// A seat swapped cards of two opponents, unseen (KM-13).
    Switched {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The one.
        lower: Spot,
        /// The other.
        higher: Spot,
    },
    /// A seat cannot carry out the action (KM-14).
    Skipped {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// A seat without cards has no turn (KM-23).
    PassedOver {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
    },
    /// The discard pile without its top card became the draw pile (KM-28).
    Reshuffled {
        /// Which cards, sorted: nobody knows their order.
        cards: Vec<Card>,
    },
    /// All cards were turned up (KM-24).
    TurnedUp {
        /// By seat.
        hands: Vec<Vec<Shown>>,
    },
    /// What the round was for a seat (KM-25, KM-26).
    Scored {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The sum of its cards.
        sum: i32,
        /// What it scores.
        points: i32,
        /// Its points so far.
        total: i32,
    },
    /// A seat is at the limit and has lost (KM-27).
    Lost {
        /// Who.
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// Its points.
        total: i32,
    },
}

/// A card that was turned up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shown {
    /// At which place.
    pub place: u8,
    /// Which card.
    pub card: Card,
}

/// What one seat hears.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// It looked at a face-down card (KM-03, KM-10, KM-11).
    Saw {
        /// Where.
        spot: Spot,
        /// Which card.
        card: Card,
    },
    /// It drew this card (KM-05).
    Drew {
        /// Which card.
        card: Card,
    },
}

impl Say for Event {
    fn say(&self) -> Message {
        use Event as E;
        let of = |id, seat: &Seat| Message::new(id).seat("seat", *seat);
        match self {
            E::First { seat } => of("komojo-event-first", seat),
            E::Dealt { round, seat } => of("komojo-event-dealt", seat).number("round", *round),
            E::Drew { seat } => of("komojo-event-drew", seat),
            E::Turned { seat, card } => of("komojo-event-turned", seat).text("card", card),
            E::Swapped { seat, place, card } => {
                of("komojo-event-swapped", seat).number("place", *place).text("card", card)
            }
            E::Dropped { seat, card } => of("komojo-event-dropped", seat).text("card", card),
            E::Took { seat, place, taken, card } => of("komojo-event-took", seat)
                .number("place", *place)
                .text("taken", taken)
                .text("card", card),
            E::Stopped { seat } => of("komojo-event-stopped", seat),
            E::RanOut { seat } => of("komojo-event-ran-out", seat),
            E::Snapped { seat, place, card } => {
                of("komojo-event-snapped", seat).number("place", *place).text("card", card)
            }
            E::Missed { seat, place, card } => {
                of("komojo-event-missed", seat).number("place", *place).text("card", card)
            }
            E::Penalty { seat, place } => of("komojo-event-penalty", seat).number("place", *place),
            E::Spared { seat } => of("komojo-event-spared", seat),
            E::Declined { seat } => of("komojo-event-declined", seat),
            E::Peeked { seat, place } => of("komojo-event-peeked", seat).number("place", *place),
            E::Spied { seat, spot } => {
                of("komojo-event-spied", seat).seat("other", spot.seat).number("place", spot.place)
            }
            E::Traded { seat, place, spot } => of("komojo-event-traded", seat)
                .number("place", *place)
                .seat("other", spot.seat)
                .number("other_place", spot.place),
            E::Switched { seat, lower, higher } => of("komojo-event-switched", seat)
                .seat("lower", lower.seat)
                .number("lower_place", lower.place)
                .seat("higher", higher.seat)
                .number("higher_place", higher.place),
            E::Skipped { seat } => of("komojo-event-skipped", seat),
            E::PassedOver { seat } => of("komojo-event-passed-over", seat),
            E::Reshuffled { cards } => {
                Message::new("komojo-event-reshuffled").number("count", cards.len() as i64)
            }
            E::TurnedUp { .. } => Message::new("komojo-event-turned-up"),
            E::Scored { seat, sum, points, total } => of("komojo-event-scored", seat)
                .number("sum", *sum)
                .number("points", *points)
                .number("total", *total),
            E::Lost { seat, total } => of("komojo-event-lost", seat).number("total", *total),
        }
    }
}

impl Say for Secret {
    fn say(&self) -> Message {
        match self {
            Secret::Saw { spot, card } => Message::new("komojo-secret-saw")
                .seat("seat", spot.seat)
                .number("place", spot.place)
                .text("card", card),
            Secret::Drew { card } => Message::new("komojo-secret-drew").text("card", card),
        }
    }
}
