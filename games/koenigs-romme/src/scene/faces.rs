//! Cards as they are drawn, and in words.

use vierblatt_game::{Face, Hue, Message};

use crate::cards::{Card, Rank};

/// A card as it is drawn. The suits' colours are those of the page.
pub(super) fn face(card: Card) -> Face {
    let (sign, hue) = match card.suit() {
        Some(0) => (Some(('♠', 's')), Hue::Plain),
        Some(1) => (Some(('♥', 'h')), Hue::Red),
        Some(2) => (Some(('♦', 'd')), Hue::Orange),
        Some(3) => (Some(('♣', 'c')), Hue::Green),
        Some(_) => (Some(('★', 't')), Hue::Violet),
        None => (None, Hue::Pink),
    };
    let rank = card.rank().map_or_else(|| card.to_string(), corner);
    Face { rank, sign, hue, words: words(card) }
}

/// What is printed for a rank in a card's corner.
pub(super) fn corner(rank: Rank) -> String {
    if rank.0 <= 10 { rank.0.to_string() } else { rank.to_string() }
}

/// A card in words.
pub(super) fn words(card: Card) -> Message {
    match (card.rank(), card.suit()) {
        (Some(rank), Some(_)) => {
            let [_, suit] = card.letters();
            let words = Message::new("koenigs-romme-card").text("rank", corner(rank));
            words.text("suit", char::from(suit))
        }
        _ => Message::new("koenigs-romme-joker"),
    }
}

/// A rank in words, as many of it: "sevens".
pub(crate) fn ranks(rank: Rank) -> Message {
    Message::new("koenigs-romme-rank").text("rank", corner(rank))
}

/// Several things, one after the other; None if there are none.
pub(crate) fn listed(all: impl IntoIterator<Item = Message>) -> Option<Message> {
    joined("koenigs-romme-scene-list", all)
}

/// The same with this message between each two.
pub(crate) fn joined(
    between: &'static str,
    all: impl IntoIterator<Item = Message>,
) -> Option<Message> {
    all.into_iter().reduce(|before, next| {
        Message::new(between).message("before", before).message("next", next)
    })
}
