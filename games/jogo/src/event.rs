//! What is told: to all, and to one seat.

use serde::Serialize;
use vierblatt_game::{Message, Say, Seat};

use crate::cards::Card;
use crate::moves::{Pile, Place, Source};
use crate::view::Shown;

/// What all hear.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// JG-06: this seat begins.
    Started {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JG-04, JG-05: the cards that lie face up after the deal.
    Dealt {
        /// The start cards.
        tops: Vec<Option<Card>>,
        /// The open cards of each seat.
        open: Vec<[Option<Card>; 4]>,
    },
    /// JG-07: a card is laid.
    Laid {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which.
        card: Card,
        /// From where.
        from: Origin,
        /// On which discard pile.
        pile: Pile,
        /// JG-14: whether it begins the pile.
        founds: bool,
    },
    /// JG-09: the next card of a pile is turned up.
    TurnedUp {
        /// Whose.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// At which place.
        place: Place,
        /// The card.
        card: Card,
    },
    /// JG-13: a discard pile is out of the game.
    PileOut {
        /// Which.
        pile: Pile,
    },
    /// JG-15: the direction changes.
    Reversed {
        /// Whether play goes clockwise now.
        clockwise: bool,
    },
    /// JG-18: a seat owes one more skip.
    OwesSkip {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JG-16, JG-17: a seat takes a card from the draw pile.
    Drew {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// How many: none if the draw pile is empty.
        cards: u8,
    },
    /// JG-10: a seat cannot lay and takes cards.
    Passed {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Whether a card came from the draw pile.
        drew: bool,
        /// The seat's own pile that another card came from.
        took_from: Option<Place>,
    },
    /// JG-11: a seat acts again.
    ExtraTurn {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JG-11: a seat declines its extra turn.
    Ended {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JG-18: a seat loses a turn it owed.
    Skipped {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JG-20: a seat has no card left.
    Won {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// JG-22: nobody can lay and nobody can take.
    Stuck,
    /// JG-21: a seat turns up all its cards and counts.
    Counted {
        /// Who.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What was hidden until now.
        shown: Shown,
        /// The sum of all its cards, the open ones too.
        points: i32,
    },
}

/// Where a card that was laid came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// This place.
    Open(Place),
    /// The hand.
    Hand,
}

impl From<Source> for Origin {
    #[inline]
    fn from(source: Source) -> Self {
        match source {
            Source::Open(place) => Origin::Open(place),
            Source::Hand(_) => Origin::Hand,
        }
    }
}

/// What one seat hears.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// The card it takes from the draw pile.
    Drew {
        /// The card.
        card: Card,
    },
    /// The card it takes from one of its piles.
    Took {
        /// From which.
        place: Place,
        /// The card.
        card: Card,
    },
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Event::Started { seat } => Message::new("jogo-event-started").seat("seat", *seat),
            Event::Dealt { tops, .. } => {
                Message::new("jogo-event-dealt").text("cards", list(tops.iter().flatten()))
            }
            Event::Laid { seat, card, founds: true, .. } => {
                Message::new("jogo-event-founded").seat("seat", *seat).text("card", card)
            }
            Event::Laid { seat, card, pile, .. } => Message::new("jogo-event-laid")
                .seat("seat", *seat)
                .text("card", card)
                .text("pile", pile),
            Event::TurnedUp { seat, card, place } => Message::new("jogo-event-turned-up")
                .seat("seat", *seat)
                .text("card", card)
                .text("place", place),
            Event::PileOut { pile } => Message::new("jogo-event-pile-out").text("pile", pile),
            Event::Reversed { clockwise: true } => Message::new("jogo-event-clockwise"),
            Event::Reversed { clockwise: false } => Message::new("jogo-event-anticlockwise"),
            Event::OwesSkip { seat } => Message::new("jogo-event-owes-skip").seat("seat", *seat),
            Event::Drew { seat, cards: 0 } => {
                Message::new("jogo-event-drew-nothing").seat("seat", *seat)
            }
            Event::Drew { seat, .. } => Message::new("jogo-event-drew").seat("seat", *seat),
            Event::Passed { seat, drew, took_from } => {
                let cards = i64::from(*drew) + i64::from(took_from.is_some());
                Message::new("jogo-event-passed").seat("seat", *seat).number("cards", cards)
            }
            Event::ExtraTurn { seat } => Message::new("jogo-event-extra-turn").seat("seat", *seat),
            Event::Ended { seat } => Message::new("jogo-event-ended").seat("seat", *seat),
            Event::Skipped { seat } => Message::new("jogo-event-skipped").seat("seat", *seat),
            Event::Won { seat } => Message::new("jogo-event-won").seat("seat", *seat),
            Event::Stuck => Message::new("jogo-event-stuck"),
            Event::Counted { seat, points, .. } => {
                Message::new("jogo-event-counted").seat("seat", *seat).number("points", *points)
            }
        }
    }
}

impl Say for Secret {
    fn say(&self) -> Message {
        match self {
            Secret::Drew { card } => Message::new("jogo-secret-drew").text("card", card),
            Secret::Took { place, card } => {
                Message::new("jogo-secret-took").text("card", card).text("place", place)
            }
        }
    }
}

fn list<'a>(cards: impl Iterator<Item = &'a Card>) -> String {
    cards.map(Card::to_string).collect::<Vec<_>>().join(" ")
}
