//! What is told when something happens: to all, or to one seat.

use serde::Serialize;
use vierblatt_game::{Message, PerSeat, Say, Seat};

use crate::cards::{Card, Rank};
use crate::scene::faces::{joined, listed, ranks};

/// What all hear.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// KR-04: who deals first.
    Dealer {
        /// The seat.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// KR-02, KR-03: a round begins.
    Deal {
        /// Which round, from 1.
        round: u8,
        /// Who dealt.
        #[cfg_attr(test, ts(type = "number"))]
        dealer: Seat,
        /// How many cards everyone got.
        cards: u8,
        /// The rank that is wild.
        wild: Rank,
        /// The card turned up.
        discard: Card,
    },
    /// KR-06: a card from the draw pile.
    Draw {
        /// Who drew.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
    },
    /// KR-06: the top card of the discard pile.
    Take {
        /// Who took it.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// KR-07: the discard pile became the draw pile.
    Shuffle {
        /// How many cards.
        cards: u8,
    },
    /// KR-12, KR-16: combinations were laid down.
    Lay {
        /// Who laid them down.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// What.
        combinations: Vec<Vec<Card>>,
        /// Whether the seat has gone out with it.
        out: bool,
    },
    /// KR-08: a card was discarded.
    Discard {
        /// By whom.
        #[cfg_attr(test, ts(type = "number"))]
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// KR-19: the last round is over, and everyone shows what is left.
    Show {
        /// The cards left in each hand.
        hands: Vec<Vec<Card>>,
    },
    /// KR-17: the round is scored.
    Score {
        /// Which round.
        round: u8,
        /// What each seat's cards cost.
        #[cfg_attr(test, ts(type = "number[]"))]
        points: PerSeat<i32>,
        /// What each seat has now.
        #[cfg_attr(test, ts(type = "number[]"))]
        totals: PerSeat<i32>,
    },
    /// KR-20: the solo hands.
    Hands {
        /// The hands of 3 to 13 cards.
        hands: Vec<Vec<Card>>,
        /// Which are finished as dealt.
        finished: Vec<u8>,
    },
    /// KR-21: a card was turned up.
    TurnUp {
        /// Which.
        card: Card,
    },
    /// KR-21: a card was put into a solo hand.
    Put {
        /// The hand.
        hand: u8,
        /// The card.
        card: Card,
        /// What was discarded from the hand.
        discard: Card,
        /// Whether the hand is finished with it.
        finished: bool,
    },
    /// KR-23: the solo game is over.
    End {
        /// Whether it is won.
        won: bool,
        /// How many hands are finished.
        finished: u8,
    },
}

/// What one seat hears.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Secret {
    /// KR-02: the cards dealt to it.
    Hand {
        /// Sorted as in records.
        cards: Vec<Card>,
    },
    /// KR-06: the card it drew.
    Drew {
        /// Which.
        card: Card,
    },
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Event::Dealer { seat } => {
                Message::new("koenigs-romme-event-dealer").seat("seat", *seat)
            }
            Event::Deal { round, dealer, cards, wild, discard } => {
                Message::new("koenigs-romme-event-deal")
                    .number("round", *round)
                    .seat("seat", *dealer)
                    .number("cards", *cards)
                    .message("wild", ranks(*wild))
                    .text("card", discard)
            }
            Event::Draw { seat } => Message::new("koenigs-romme-event-draw").seat("seat", *seat),
            Event::Take { seat, card } => {
                Message::new("koenigs-romme-event-take").seat("seat", *seat).text("card", card)
            }
            Event::Shuffle { cards } => {
                Message::new("koenigs-romme-event-shuffle").number("cards", *cards)
            }
            Event::Lay { seat, combinations, out } => {
                let id = if *out { "koenigs-romme-event-out" } else { "koenigs-romme-event-lay" };
                let combinations: Vec<_> = combinations.iter().map(|cards| row(cards)).collect();
                Message::new(id).seat("seat", *seat).text("cards", combinations.join(" / "))
            }
            Event::Discard { seat, card } => {
                Message::new("koenigs-romme-event-discard").seat("seat", *seat).text("card", card)
            }
            Event::Show { hands } => {
                let hand = |(seat, cards): (u8, &Vec<Card>)| {
                    let hand = Message::new("koenigs-romme-scene-hand-of").seat("seat", Seat(seat));
                    hand.text("cards", row_or_dash(cards))
                };
                let hands = joined("koenigs-romme-scene-hands", (0..).zip(hands).map(hand));
                with("koenigs-romme-event-show", "cards", hands)
            }
            Event::Score { round, points, .. } => {
                let of = |(seat, points): (Seat, i32)| {
                    let of = Message::new("koenigs-romme-scene-points-of").seat("seat", seat);
                    of.number("points", points)
                };
                with("koenigs-romme-event-score", "points", listed(points.iter().map(of)))
                    .number("round", *round)
            }
            Event::Hands { finished, .. } => {
                Message::new("koenigs-romme-event-hands").number("finished", finished.len() as i64)
            }
            Event::TurnUp { card } => {
                Message::new("koenigs-romme-event-turn-up").text("card", card)
            }
            Event::Put { hand, card, discard, finished } => {
                let id = if *finished {
                    "koenigs-romme-event-finish"
                } else {
                    "koenigs-romme-event-put"
                };
                Message::new(id).number("hand", *hand).text("card", card).text("discard", discard)
            }
            Event::End { won: true, .. } => Message::new("koenigs-romme-event-won"),
            Event::End { won: false, finished } => {
                Message::new("koenigs-romme-event-lost").number("finished", *finished)
            }
        }
    }
}

impl Say for Secret {
    fn say(&self) -> Message {
        match self {
            Secret::Hand { cards } => {
                Message::new("koenigs-romme-secret-hand").text("cards", row(cards))
            }
            Secret::Drew { card } => Message::new("koenigs-romme-secret-drew").text("card", card),
        }
    }
}

/// A message with what a list of others says.
fn with(id: &'static str, name: &'static str, list: Option<Message>) -> Message {
    let message = Message::new(id);
    match list {
        Some(list) => message.message(name, list),
        None => message.text(name, "–"),
    }
}

/// Cards as records write them, or a dash where there are none.
fn row_or_dash(cards: &[Card]) -> String {
    if cards.is_empty() { "–".to_owned() } else { row(cards) }
}

/// Cards as records write them.
fn row(cards: &[Card]) -> String {
    let cards: Vec<_> = cards.iter().map(Card::to_string).collect();
    cards.join(" ")
}
