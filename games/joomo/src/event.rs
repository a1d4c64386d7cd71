//! What is told: to all, or to one seat.

use serde::Serialize;
use vierblatt_game::{Message, Say, Seat, SeatSet};

use crate::{Card, Cards, Limit};

/// What all hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// JO-04: the first dealer was drawn.
    Dealer {
        /// Who deals.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-03: a round was dealt.
    Dealt {
        /// Which round.
        round: u32,
        /// Who dealt.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-07, JO-08: the first or second card of a trick.
    Limit {
        /// Who played.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What.
        card: Card,
        /// Which limit it is.
        limit: Limit,
    },
    /// JO-09, JO-14: a card into the gap.
    Gap {
        /// Who played.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What.
        card: Card,
    },
    /// JO-15, JO-16: a five on a limit.
    OnLimit {
        /// Who played.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What.
        card: Card,
        /// On which limit.
        limit: Limit,
        /// The card it covers.
        covered: Card,
    },
    /// JO-17: a ten raised the trick's value.
    Raised {
        /// The ten.
        card: Card,
        /// What the trick is worth now.
        value: u8,
    },
    /// JO-10: a seat passed.
    Passed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-19: a seat ran out of cards first.
    Joomo {
        /// Who takes the Joomo marker.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-11, JO-12: a trick was taken.
    Trick {
        /// Who took it.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What it was worth.
        markers: u8,
    },
    /// JO-21: a seat's score for the round; one for each seat.
    Scored {
        /// Whose.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// The markers taken.
        markers: u8,
        /// Whether the Joomo marker counts too.
        joomo: bool,
        /// The tens in hand.
        tens: u8,
        /// What it comes to.
        score: i32,
        /// The points so far.
        total: i32,
    },
    /// JO-23: a tie for the win.
    Tied {
        /// Who is asked.
        #[cfg_attr(test, ts(type = "number[]"))]
        seats: SeatSet,
    },
    /// JO-23: a tied seat would share.
    Shares {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-23: a tied seat wants another round.
    PlaysOn {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JO-22: the game is over.
    Won {
        /// Who has won; more than one where the win is shared.
        #[cfg_attr(test, ts(type = "number[]"))]
        seats: SeatSet,
    },
}

/// What one seat hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// JO-03: the cards it was dealt.
    Hand {
        /// Which.
        cards: Cards,
    },
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Dealer { seat } => Message::new("joomo-event-dealer").seat("seat", seat),
            Event::Dealt { round, seat } => {
                Message::new("joomo-event-dealt").number("round", round).seat("seat", seat)
            }
            Event::Limit { seat, card, limit } => Message::new(match limit {
                Limit::First => "joomo-event-first-limit",
                Limit::Second => "joomo-event-second-limit",
            })
            .seat("seat", seat)
            .text("card", card),
            Event::Gap { seat, card } => {
                Message::new("joomo-event-gap").seat("seat", seat).text("card", card)
            }
            Event::OnLimit { seat, card, covered, .. } => Message::new("joomo-event-on-limit")
                .seat("seat", seat)
                .text("card", card)
                .text("covered", covered),
            Event::Raised { card, value } => {
                Message::new("joomo-event-raised").text("card", card).number("value", value)
            }
            Event::Passed { seat } => Message::new("joomo-event-passed").seat("seat", seat),
            Event::Joomo { seat } => Message::new("joomo-event-joomo").seat("seat", seat),
            Event::Trick { seat, markers } => {
                Message::new("joomo-event-trick").seat("seat", seat).number("markers", markers)
            }
            Event::Scored { seat, markers, joomo, tens, score, total } => {
                Message::new(if joomo { "joomo-event-scored-joomo" } else { "joomo-event-scored" })
                    .seat("seat", seat)
                    .number("markers", markers)
                    .number("tens", tens)
                    .number("score", score)
                    .number("total", total)
            }
            Event::Tied { seats } => {
                Message::new("joomo-event-tied").number("seats", seats.len() as u32)
            }
            Event::Shares { seat } => Message::new("joomo-event-shares").seat("seat", seat),
            Event::PlaysOn { seat } => Message::new("joomo-event-plays-on").seat("seat", seat),
            Event::Won { seats } => match seats.iter().next() {
                Some(seat) if seats.len() == 1 => {
                    Message::new("joomo-event-won").seat("seat", seat)
                }
                _ => Message::new("joomo-event-shared").number("seats", seats.len() as u32),
            },
        }
    }
}

impl Say for Secret {
    fn say(&self) -> Message {
        match *self {
            Secret::Hand { cards } => Message::new("joomo-secret-hand").text("cards", cards),
        }
    }
}
