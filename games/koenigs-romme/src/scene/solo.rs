//! What lies where in the solo game: the piles, and the eleven hands.

use vierblatt_game::{Holds, Message, Seen, Spot, Zone};

use super::faces::{face, ranks, words};
use super::{DISCARD, DRAW, sorted};
use crate::KoenigsRomme;
use crate::arranged::Arrangement;
use crate::cards::{Card, Rank};
use crate::view::{PublicSolo, SoloArranged};

/// The key of the card turned up.
const UP: &str = "up";

/// What to touch to put the card turned up into a hand: the card that is discarded for it. A card that is
/// discarded at once is in no hand.
pub(super) fn touched(public: &PublicSolo, hand: u8, discard: Card) -> String {
    let cards = hand.checked_sub(3).and_then(|n| public.hands.get(usize::from(n)));
    if cards.is_some_and(|cards| cards.contains(&discard)) {
        key(hand, discard)
    } else {
        UP.to_owned()
    }
}

fn key(hand: u8, card: Card) -> String {
    format!("{hand}.{card}")
}

pub(super) fn zones(public: &PublicSolo, seen: &Seen<'_, KoenigsRomme>) -> Vec<Zone> {
    let arranged = seen.private.map_or(&[][..], |private| private.solo.as_slice());
    let hands = (3..=13).zip(&public.hands).filter(|(_, cards)| !cards.is_empty());
    let hands = hands.map(|(hand, cards)| {
        let zone = zone(public, hand, cards, arranged.get(usize::from(hand) - 3));
        match seen.seat {
            Some(seat) => zone.of(seat),
            None => zone,
        }
    });
    [middle(public, seen)].into_iter().chain(hands).collect()
}

/// The draw pile, the card turned up, the discard pile; and how many hands are finished.
fn middle(public: &PublicSolo, seen: &Seen<'_, KoenigsRomme>) -> Zone {
    let mut spots = Vec::new();
    if public.phase != "deal" {
        let back = if public.draw > 0 { Holds::Back } else { Holds::Nothing };
        let name = Message::new("koenigs-romme-draw-pile").number("cards", public.draw);
        let cards = Message::new("koenigs-romme-scene-cards").number("cards", public.draw);
        spots.push(Spot::new(DRAW, back).named(name).note(cards));
    }
    if let Some(card) = public.card {
        let name = Message::new("koenigs-romme-scene-up").message("card", words(card));
        spots.push(Spot::card(UP, face(card)).named(name).lit(!seen.legal.is_empty()));
    }
    if let Some(top) = public.discard.last() {
        let name = Message::new("koenigs-romme-discard-pile").message("card", words(*top));
        spots.push(Spot::card(DISCARD, face(*top)).named(name));
    }
    let sum =
        Message::new("koenigs-romme-solo-sum").number("finished", public.finished.len() as i64);
    Zone::row(Message::new("koenigs-romme-solo-title"), spots).note(sum)
}

fn zone(public: &PublicSolo, hand: u8, cards: &[Card], arranged: Option<&SoloArranged>) -> Zone {
    let wild = Rank(hand);
    let now = arranged.map(|arranged| Arrangement::from(arranged.now.clone()));
    let with_card = arranged.and_then(|arranged| arranged.with_card.clone()).map(Arrangement::from);
    let points = now.as_ref().map(|now| now.points);
    let mut spots = sorted::spots(cards, now, wild, |card| key(hand, card));
    let is_finished = public.finished.contains(&hand);
    let near = with_card.filter(|with_card| with_card.points == 0 && !is_finished);
    if let Some(Arrangement { left, .. }) = &near {
        let goes: Vec<_> = left.iter().map(|card| key(hand, *card)).collect();
        for spot in spots.iter_mut().filter(|spot| goes.contains(&spot.key)) {
            spot.note = Some(Message::new("koenigs-romme-scene-goes"));
        }
    }
    let title = Message::new("koenigs-romme-solo-hand").number("hand", hand);
    let mut zone = Zone::row(title.message("wild", ranks(wild)), spots);
    if is_finished {
        zone = zone.note(Message::new("koenigs-romme-solo-finished"));
    } else if let Some(points) = points {
        zone = zone.note(Message::new("koenigs-romme-points-left").number("points", points));
    }
    if near.is_some() {
        zone = zone.note(Message::new("koenigs-romme-solo-near"));
    }
    zone
}
