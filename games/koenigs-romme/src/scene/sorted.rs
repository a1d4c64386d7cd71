//! A hand as it lies in front of its player: combinations set apart, then what is left, wild cards last.

use vierblatt_game::{Message, Spot};

use super::faces::{face, listed, words};
use crate::arranged::Arrangement;
use crate::cards::{Card, Rank};

/// The spots of a hand. Of twins the one that is left over has the plain key, because that is the one to give away;
/// without an arrangement all are left over.
pub(super) fn spots(
    cards: &[Card],
    arrangement: Option<Arrangement>,
    wild: Rank,
    key: impl Fn(Card) -> String,
) -> Vec<Spot> {
    let (combinations, mut left) = match arrangement {
        Some(arrangement) => (arrangement.combinations, arrangement.left),
        None => (Vec::new(), cards.to_vec()),
    };
    left.sort_by_key(|card| (card.is_wild(wild), card.rank().is_none(), card.rank(), card.suit()));
    let mut named: Vec<Card> = Vec::new();
    let mut spot = |card: Card| {
        named.push(card);
        let twins = named.iter().filter(|other| **other == card).count();
        let key = if twins == 1 { key(card) } else { format!("{}#{twins}", key(card)) };
        Spot::card(key, face(card)).lit(card.is_wild(wild))
    };
    let left: Vec<Spot> = left
        .into_iter()
        .map(|card| called(spot(card), [Some(words(card)), wildness(card, wild)]))
        .collect();
    let mut spots = Vec::new();
    for group in combinations {
        let cards = group.len() as u32;
        let each = group.into_iter().enumerate().map(|(n, card)| {
            // Said only of the first: whoever hears it can count.
            let combined = Message::new("koenigs-romme-is-combined").number("cards", cards);
            let parts = [Some(words(card)), wildness(card, wild), (n == 0).then_some(combined)];
            called(spot(card), parts).apart(n == 0)
        });
        spots.extend(each);
    }
    spots.extend(left.into_iter().enumerate().map(|(n, spot)| spot.apart(n == 0)));
    if let Some(first) = spots.first_mut() {
        first.is_apart = false;
    }
    spots
}

/// A joker says so itself.
fn wildness(card: Card, wild: Rank) -> Option<Message> {
    (card.rank() == Some(wild)).then(|| Message::new("koenigs-romme-is-wild"))
}

/// A card alone is called by its own name.
fn called<const N: usize>(spot: Spot, parts: [Option<Message>; N]) -> Spot {
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    if parts.len() < 2 {
        return spot;
    }
    match listed(parts) {
        Some(name) => spot.named(name),
        None => spot,
    }
}
