//! Why an action is not legal: a rule, and a message.

use vierblatt_game::{self as game, Message, Say};

use crate::Card;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The first dealer has not been drawn yet.
    DealerFirst,
    /// The cards have not been dealt yet.
    DealFirst,
    /// It is another seat's turn.
    NotYourTurn,
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The leader plays a card.
    LeaderPasses,
    /// At this table the second player plays a card.
    SecondPasses,
    /// The card neither lies between the limits nor is a double digit.
    NotInGap {
        /// Which.
        card: Card,
        /// The limits.
        limits: [Card; 2],
    },
    /// The first two cards are the limits: there is nothing to play on.
    NoGapYet,
    /// Only fives go on a limit.
    NotAFive {
        /// Which card.
        card: Card,
    },
    /// A five other than 55 must lie between the limits to go on one.
    FiveOutsideGap {
        /// Which.
        card: Card,
        /// The limits.
        limits: [Card; 2],
    },
    /// There is no tie to share or to play on.
    NoTie,
    /// The tied seats answer first.
    TieAsks,
    /// The seat is not tied, or has answered.
    NotAsked,
    /// There is no such seat to deal.
    NoSuchDealer,
    /// The dealer is drawn only once.
    DealerDrawn,
    /// The round is not over.
    NoDealDue,
    /// The card is not in use at a table of this size.
    NotInUse {
        /// Which.
        card: Card,
    },
    /// The card is dealt twice.
    DealtTwice {
        /// Which.
        card: Card,
    },
    /// Cards are missing from the deal.
    DealTooShort {
        /// How many cards are in use.
        needed: u8,
    },
}

impl game::Refusal for Refusal {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::Over => return None,
            Refusal::NotInUse { .. } => "JO-02",
            Refusal::DealFirst
            | Refusal::NoDealDue
            | Refusal::DealtTwice { .. }
            | Refusal::DealTooShort { .. } => "JO-03",
            Refusal::DealerFirst | Refusal::NoSuchDealer | Refusal::DealerDrawn => "JO-04",
            Refusal::NotYourTurn | Refusal::NotInHand { .. } => "JO-06",
            Refusal::LeaderPasses => "JO-07",
            Refusal::SecondPasses => "JO-08",
            Refusal::NotInGap { .. } => "JO-09",
            Refusal::NoGapYet | Refusal::NotAFive { .. } | Refusal::FiveOutsideGap { .. } => {
                "JO-15"
            }
            Refusal::NoTie | Refusal::TieAsks | Refusal::NotAsked => "JO-23",
        })
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match *self {
            Refusal::Over => Message::new("joomo-refused-over"),
            Refusal::DealerFirst => Message::new("joomo-refused-dealer-first"),
            Refusal::DealFirst => Message::new("joomo-refused-deal-first"),
            Refusal::NotYourTurn => Message::new("joomo-refused-not-your-turn"),
            Refusal::NotInHand { card } => {
                Message::new("joomo-refused-not-in-hand").text("card", card)
            }
            Refusal::LeaderPasses => Message::new("joomo-refused-leader-passes"),
            Refusal::SecondPasses => Message::new("joomo-refused-second-passes"),
            Refusal::NotInGap { card, limits } => {
                with_limits("joomo-refused-not-in-gap", card, limits)
            }
            Refusal::NoGapYet => Message::new("joomo-refused-no-gap-yet"),
            Refusal::NotAFive { card } => {
                Message::new("joomo-refused-not-a-five").text("card", card)
            }
            Refusal::FiveOutsideGap { card, limits } => {
                with_limits("joomo-refused-five-outside-gap", card, limits)
            }
            Refusal::NoTie => Message::new("joomo-refused-no-tie"),
            Refusal::TieAsks => Message::new("joomo-refused-tie-asks"),
            Refusal::NotAsked => Message::new("joomo-refused-not-asked"),
            Refusal::NoSuchDealer => Message::new("joomo-refused-no-such-dealer"),
            Refusal::DealerDrawn => Message::new("joomo-refused-dealer-drawn"),
            Refusal::NoDealDue => Message::new("joomo-refused-no-deal-due"),
            Refusal::NotInUse { card } => {
                Message::new("joomo-refused-not-in-use").text("card", card)
            }
            Refusal::DealtTwice { card } => {
                Message::new("joomo-refused-dealt-twice").text("card", card)
            }
            Refusal::DealTooShort { needed } => {
                Message::new("joomo-refused-deal-too-short").number("needed", needed)
            }
        }
    }
}

/// People read a gap from its lower end.
fn with_limits(id: &'static str, card: Card, [one, other]: [Card; 2]) -> Message {
    Message::new(id).text("card", card).text("low", one.min(other)).text("high", one.max(other))
}
