//! What is asked and offered, in words; and Komojo in letters: everyone's places around two piles. Face-down cards show a face only where the view
//! shows one: at the end, and to a seat with a memory aid.

mod grid;
mod prompt;
mod reason;
mod words;

use std::collections::BTreeSet;

use vierblatt_game::{AtTable, Draw, Face, Holds, Message, Scene, Seat, Seen, Spot as Drawn, Zone};

use self::words::card_face;
use crate::Komojo;
use crate::cards::Card;
use crate::moves::Move;
use crate::notation::read_move;
use crate::places::Spot;
use crate::state::Phase;

/// The spots that are not places.
const DRAW: &str = "draw";
const DISCARD: &str = "discard";
const HELD: &str = "held";

impl Draw for Komojo {
    fn prompt(seen: &Seen<'_, Self>, table: &AtTable) -> Option<Message> {
        Some(prompt::of(seen, &moves_in(seen), table))
    }

    fn action_words(action: &str, _: &Seen<'_, Self>) -> Option<Message> {
        read_move(action).map(words::of_move)
    }

    fn touches(action: &str, seen: &Seen<'_, Self>) -> Vec<String> {
        read_move(action).map_or_else(Vec::new, |mv| keys(seen.seat, mv))
    }

    fn reason(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        reason::reason(action, seen)
    }

    fn scene(seen: &Seen<'_, Self>) -> Scene {
        if matches!(seen.public.phase, Phase::Start) {
            return Scene::default();
        }
        let touchable = touchable(seen, &moves_in(seen));
        let mut zones: Vec<Zone> =
            others_of(seen).map(|seat| grid::of(seen, seat, &touchable)).collect();
        zones.push(piles(seen, &touchable));
        zones.extend(seen.seat.map(|me| grid::of(seen, me, &touchable)));
        Scene { zones }
    }

    fn face(card: &str) -> Option<Face> {
        Card::read(card).map(card_face)
    }
}

/// What the seat may do.
fn moves_in(seen: &Seen<'_, Komojo>) -> Vec<Move> {
    seen.legal.iter().filter_map(|text| read_move(text)).collect()
}

/// The spots a move of this seat touches, in the order of choosing.
fn keys(me: Option<Seat>, mv: Move) -> Vec<String> {
    let own = |place| me.map(|seat| Spot::new(seat, place).to_string());
    match mv {
        Move::Draw => vec![DRAW.to_owned()],
        Move::Drop => vec![DISCARD.to_owned()],
        Move::Take(place) => own(place).map_or_else(Vec::new, |own| vec![DISCARD.to_owned(), own]),
        Move::Swap(place) | Move::Snap(place) | Move::Peek(place) => {
            own(place).into_iter().collect()
        }
        Move::Spy(spot) => vec![spot.to_string()],
        Move::Trade(place, spot) => own(place).into_iter().chain([spot.to_string()]).collect(),
        Move::Switch(lower, higher) => vec![lower.to_string(), higher.to_string()],
        Move::Stop | Move::No => Vec::new(),
    }
}

/// Which spots are highlighted: where a choice can begin. What is taken goes from the discard pile to a place, so the
/// pile comes first.
fn touchable(seen: &Seen<'_, Komojo>, moves: &[Move]) -> BTreeSet<String> {
    let mut touchable = BTreeSet::new();
    for mv in moves {
        let keys = keys(seen.seat, *mv);
        let begins = if matches!(mv, Move::Take(_)) { 1 } else { keys.len() };
        touchable.extend(keys.into_iter().take(begins));
    }
    touchable
}

/// The middle: the piles, a card I have drawn, and how long a round lasts in which STOP was said.
fn piles(seen: &Seen<'_, Komojo>, touchable: &BTreeSet<String>) -> Zone {
    let public = seen.public;
    let back = if public.draw > 0 { Holds::Back } else { Holds::Nothing };
    let top = public.discard.last().map_or(Holds::Nothing, |card| Holds::Card(card_face(*card)));
    let cards = |count: usize| Message::new("komojo-scene-cards").number("count", count as i64);
    let mut spots = vec![
        Drawn::new(DRAW, back)
            .named(Message::new("komojo-scene-draw-pile"))
            .note(cards(public.draw.into()))
            .lit(touchable.contains(DRAW)),
        Drawn::new(DISCARD, top)
            .named(Message::new("komojo-scene-discard-pile"))
            .note(cards(public.discard.len()))
            .lit(touchable.contains(DISCARD)),
    ];
    if let Some(held) = seen.private.and_then(|private| private.held) {
        let mut spot = Drawn::card(HELD, card_face(held)).named(Message::new("komojo-scene-held"));
        spot.is_apart = true;
        spots.push(spot);
    }
    let zone = Zone::row(Message::new("komojo-piles"), spots);
    match prompt::banner(seen) {
        Some(banner) => zone.note(banner),
        None => zone,
    }
}

/// The seats clockwise from the one after mine, without mine.
fn others_of(seen: &Seen<'_, Komojo>) -> impl Iterator<Item = Seat> {
    let (me, count) = (seen.seat, seen.public.seats.0);
    let after = me.map_or(0, |me| me.0.saturating_add(1));
    let around = (0..count).map(move |n| Seat(after.wrapping_add(n) % count));
    around.filter(move |seat| Some(*seat) != me)
}
