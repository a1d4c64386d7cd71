//! Cards and actions in words and letters.

use vierblatt_game::{Face, Hue, Message};

use crate::cards::Card;
use crate::moves::Move;

/// A rank's letters, its name, and "an 8"; from ace to king, then the joker.
const RANKS: [(&str, &str, &str); 14] = [
    ("A", "komojo-rank-A", "komojo-some-A"),
    ("2", "komojo-rank-2", "komojo-some-2"),
    ("3", "komojo-rank-3", "komojo-some-3"),
    ("4", "komojo-rank-4", "komojo-some-4"),
    ("5", "komojo-rank-5", "komojo-some-5"),
    ("6", "komojo-rank-6", "komojo-some-6"),
    ("7", "komojo-rank-7", "komojo-some-7"),
    ("8", "komojo-rank-8", "komojo-some-8"),
    ("9", "komojo-rank-9", "komojo-some-9"),
    ("10", "komojo-rank-T", "komojo-some-T"),
    ("J", "komojo-rank-J", "komojo-some-J"),
    ("Q", "komojo-rank-Q", "komojo-some-Q"),
    ("K", "komojo-rank-K", "komojo-some-K"),
    ("JK", "komojo-card-joker", "komojo-some-JK"),
];

/// A suit's shape and letter, its colour and its name.
const SUITS: [((char, char), Hue, &str); 4] = [
    (('♠', 's'), Hue::Plain, "komojo-suit-s"),
    (('♥', 'h'), Hue::Red, "komojo-suit-h"),
    (('♦', 'd'), Hue::Red, "komojo-suit-d"),
    (('♣', 'c'), Hue::Plain, "komojo-suit-c"),
];

/// A card in letters.
pub(super) fn card_face(card: Card) -> Face {
    let (rank, name, _) = RANKS[card.rank() as usize];
    let (sign, hue, words) = match card.suit() {
        None => (None, Hue::Violet, Message::new(name)),
        Some(suit) => {
            let (sign, hue, suit) = SUITS[suit as usize];
            let words = Message::new("komojo-card").message("rank", Message::new(name));
            (Some(sign), hue, words.message("suit", Message::new(suit)))
        }
    };
    Face { rank: rank.to_owned(), sign, hue, words }
}

/// "an 8", as in "Got an 8?"
pub(super) fn some_of(card: Card) -> Message {
    Message::new(RANKS[card.rank() as usize].2)
}

pub(super) fn of_move(mv: Move) -> Message {
    let at = |id, place: u8| Message::new(id).number("place", place);
    match mv {
        Move::Draw => Message::new("komojo-do-draw"),
        Move::Drop => Message::new("komojo-do-drop"),
        Move::Stop => Message::new("komojo-do-stop"),
        Move::No => Message::new("komojo-do-no"),
        Move::Swap(place) => at("komojo-do-swap", place),
        Move::Take(place) => at("komojo-do-take", place),
        Move::Snap(place) => at("komojo-do-snap", place),
        Move::Peek(place) => at("komojo-do-peek", place),
        Move::Spy(spot) => at("komojo-do-spy", spot.place).seat("seat", spot.seat),
        Move::Trade(place, spot) => {
            at("komojo-do-trade", place).seat("other", spot.seat).number("other_place", spot.place)
        }
        Move::Switch(lower, higher) => Message::new("komojo-do-switch")
            .seat("lower", lower.seat)
            .number("lower_place", lower.place)
            .seat("higher", higher.seat)
            .number("higher_place", higher.place),
    }
}
