//! Why an action is not legal.

use vierblatt_game::{Message, Refusal as Refuses, Say, Seat};

use crate::cards::{Card, DECK};
use crate::places::Spot;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It must first be drawn who begins.
    StartFirst,
    /// The cards must first be dealt.
    DealFirst,
    /// The discard pile must first be shuffled.
    ShuffleFirst,
    /// It is another seat's turn.
    Turn(Seat),
    /// Nobody snaps in their own turn.
    OwnTurn,
    /// The seat has said no or thrown a wrong card, or another one was faster.
    TooLate,
    /// This is not the time for such a move.
    NotNow(MoveKind),
    /// The discard pile has nothing to shuffle, and the draw pile is empty.
    NothingToDraw,
    /// There is no discard pile yet.
    NothingToTake,
    /// STOP has been said.
    StopSaid,
    /// STOP is not said now.
    Stop,
    /// Under `instead_of_turn` it is said at the start of the turn.
    StopAtStart,
    /// No card lies there.
    NoCard(MoveKind, Spot),
    /// The card must be an opponent's.
    OwnCard(MoveKind),
    /// The two cards must be of two opponents.
    SameSeat,
    /// The lower seat is named first.
    Order,
    /// Nobody is drawn to begin now.
    Start,
    /// There is no such seat to begin.
    StartSeat(Seat),
    /// Nothing is dealt now.
    Deal,
    /// A deal with too few or too many cards.
    DealCount(u8),
    /// A card is dealt more often than it exists.
    DealCard(Card),
    /// Nothing is shuffled now.
    Shuffle,
    /// Too few or too many cards are shuffled.
    ShuffleCount {
        /// How many it must be.
        expected: u8,
        /// How many there are.
        count: u8,
    },
    /// A card is shuffled that does not lie there, or does not lie there that often.
    ShuffleCard(Card),
}

/// A move, as far as refusals care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// `draw`
    Draw,
    /// `swap`
    Swap,
    /// `drop`
    Drop,
    /// `take`
    Take,
    /// `snap`
    Snap,
    /// `peek`
    Peek,
    /// `spy`
    Spy,
    /// `trade`
    Trade,
    /// `switch`
    Switch,
}

impl MoveKind {
    /// The rule that says when and on what this is done.
    const fn rule(self) -> &'static str {
        match self {
            MoveKind::Draw => "KM-05",
            MoveKind::Swap | MoveKind::Drop => "KM-06",
            MoveKind::Take => "KM-07",
            MoveKind::Snap => "KM-15",
            MoveKind::Peek => "KM-10",
            MoveKind::Spy => "KM-11",
            MoveKind::Trade => "KM-12",
            MoveKind::Switch => "KM-13",
        }
    }
}

impl Refuses for Refusal {
    fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Refusal::Over => return None,
            Refusal::StartFirst | Refusal::Turn(_) => "KM-04",
            Refusal::DealFirst => "KM-02",
            Refusal::ShuffleFirst => "KM-28",
            Refusal::OwnTurn | Refusal::NotNow(MoveKind::Snap) => "KM-18",
            Refusal::TooLate => "KM-17",
            Refusal::NotNow(kind) | Refusal::NoCard(kind, _) | Refusal::OwnCard(kind) => {
                kind.rule()
            }
            Refusal::NothingToDraw => "KM-28",
            Refusal::NothingToTake => "KM-05",
            Refusal::StopSaid => "KM-22",
            Refusal::Stop | Refusal::StopAtStart => "KM-21",
            Refusal::SameSeat | Refusal::Order => "KM-13",
            Refusal::Start | Refusal::StartSeat(_) => "KM-04",
            Refusal::Deal => "KM-02",
            Refusal::DealCount(_) | Refusal::DealCard(_) => "KM-01",
            Refusal::Shuffle | Refusal::ShuffleCount { .. } | Refusal::ShuffleCard(_) => "KM-28",
        })
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        let id = match self {
            Refusal::Over => "komojo-refused-over",
            Refusal::StartFirst => "komojo-refused-start-first",
            Refusal::DealFirst => "komojo-refused-deal-first",
            Refusal::ShuffleFirst => "komojo-refused-shuffle-first",
            Refusal::Turn(_) => "komojo-refused-turn",
            Refusal::OwnTurn => "komojo-refused-own-turn",
            Refusal::TooLate => "komojo-refused-too-late",
            Refusal::NotNow(MoveKind::Draw) => "komojo-refused-draw",
            Refusal::NotNow(MoveKind::Swap) => "komojo-refused-swap",
            Refusal::NotNow(MoveKind::Drop) => "komojo-refused-drop",
            Refusal::NotNow(MoveKind::Take) => "komojo-refused-take",
            Refusal::NotNow(MoveKind::Snap) => "komojo-refused-no-snap",
            Refusal::NotNow(MoveKind::Peek) => "komojo-refused-peek",
            Refusal::NotNow(MoveKind::Spy) => "komojo-refused-spy",
            Refusal::NotNow(MoveKind::Trade) => "komojo-refused-trade",
            Refusal::NotNow(MoveKind::Switch) => "komojo-refused-switch",
            Refusal::NothingToDraw => "komojo-refused-nothing-to-draw",
            Refusal::NothingToTake => "komojo-refused-nothing-to-take",
            Refusal::StopSaid => "komojo-refused-stop-said",
            Refusal::Stop => "komojo-refused-stop",
            Refusal::StopAtStart => "komojo-refused-stop-at-start",
            Refusal::NoCard(..) => "komojo-refused-no-card",
            Refusal::OwnCard(_) => "komojo-refused-own-card",
            Refusal::SameSeat => "komojo-refused-same-seat",
            Refusal::Order => "komojo-refused-order",
            Refusal::Start => "komojo-refused-start",
            Refusal::StartSeat(_) => "komojo-refused-start-seat",
            Refusal::Deal => "komojo-refused-deal",
            Refusal::DealCount(_) => "komojo-refused-deal-count",
            Refusal::DealCard(_) => "komojo-refused-deal-card",
            Refusal::Shuffle => "komojo-refused-shuffle",
            Refusal::ShuffleCount { .. } => "komojo-refused-shuffle-count",
            Refusal::ShuffleCard(_) => "komojo-refused-shuffle-card",
        };
        let message = Message::new(id);
        match *self {
            Refusal::Turn(seat) => message.seat("seat", seat),
            Refusal::NoCard(_, spot) => message.seat("seat", spot.seat).number("place", spot.place),
            // No player sits there, so it has no name.
            Refusal::StartSeat(seat) => message.number("number", seat.0),
            Refusal::DealCount(count) => {
                message.number("expected", DECK as i64).number("count", count)
            }
            Refusal::ShuffleCount { expected, count } => {
                message.number("expected", expected).number("count", count)
            }
            Refusal::DealCard(card) | Refusal::ShuffleCard(card) => message.text("card", card),
            _ => message,
        }
    }
}
