//! What lies in front of each player: four places, a hand, and what it all came to in the end.

use vierblatt_game::{Holds, Message, Seat, Seen, Spot, Zone};

use super::words::{in_order, lying, place_key, source_key};
use super::{all_places, can_be_touched, others_of};
use crate::Jogo;
use crate::cards::Card;
use crate::moves::{Move, Place, Source};
use crate::state::PILES;
use crate::view::{Public, Shown};

/// Everybody else's places, clockwise from the one after mine.
pub(super) fn others(seen: &Seen<'_, Jogo>) -> Vec<Zone> {
    others_of(seen.public, seen.seat).map(|seat| before(seen.public, seat)).collect()
}

/// What lies in front of somebody else.
fn before(public: &Public, seat: Seat) -> Zone {
    let mut spots = places(public, seat, |place| format!("{seat}.{place}"));
    if let Some(shown) = shown_of(public, seat) {
        spots.extend(group(public, &format!("{seat}.hand"), &in_order(&shown.hand)));
        spots.extend(turned_up(public, seat, shown));
    }
    let title = Message::new("jogo-scene-cards-of").seat("seat", seat);
    let hand = Message::new("jogo-look-hand").number("cards", held(public, seat));
    let mut zone = Zone::row(title, spots).of(seat).note(hand);
    if public.shown.is_none() && left(public, seat) == 1 {
        zone = zone.note(Message::new("jogo-banner-last-card").seat("seat", seat));
    }
    noted(zone, public, seat)
}

/// My places and my hand; nothing for those who only watch.
pub(super) fn mine(seen: &Seen<'_, Jogo>, moves: &[Move]) -> Vec<Zone> {
    let Some(me) = seen.seat else { return Vec::new() };
    let mut spots = places(seen.public, me, place_key);
    for (spot, place) in spots.iter_mut().zip(all_places()) {
        spot.is_lit = can_be_touched(moves, Source::Open(place));
        if spot.holds != Holds::Nothing {
            spot.name = Some(numbered("jogo-scene-place", place));
        }
    }
    if let Some(shown) = shown_of(seen.public, me) {
        spots.extend(turned_up(seen.public, me, shown));
    }
    let places = Zone::row(Message::new("jogo-places"), spots).of(me);
    let places = noted(places, seen.public, me);
    let hand = seen.private.map_or_else(Vec::new, |private| in_order(&private.hand));
    let title = Message::new("jogo-hand").number("cards", hand.len() as i64);
    let cards = if hand.is_empty() {
        Zone::row(Message::new("jogo-no-hand"), Vec::new())
    } else {
        Zone::row(title, hand_spots(seen.public, &hand, moves))
    };
    vec![places, cards.of(me)]
}

/// The cards of my hand. Copies of a card are told apart by their number.
fn hand_spots(public: &Public, hand: &[Card], moves: &[Move]) -> Vec<Spot> {
    let spot = |(at, card): (usize, &Card)| {
        let key = source_key(Source::Hand(*card));
        let key = match hand[..at].iter().filter(|before| *before == card).count() {
            0 => key,
            copies => format!("{key}#{}", copies + 1),
        };
        Spot::card(key, lying(*card, public)).lit(can_be_touched(moves, Source::Hand(*card)))
    };
    hand.iter().enumerate().map(spot).collect()
}

/// The four places of a seat, each with its open card and how many lie below.
fn places(public: &Public, seat: Seat, key: impl Fn(Place) -> String) -> Vec<Spot> {
    let open = public.open.get(seat.index()).copied().unwrap_or([None; PILES]);
    let down = public.down.get(seat.index()).copied().unwrap_or([0; PILES]);
    let spot = |((place, card), down): ((Place, Option<Card>), u8)| {
        let spot = match card {
            Some(card) => Spot::card(key(place), lying(card, public)),
            None => {
                Spot::new(key(place), Holds::Nothing).named(numbered("jogo-place-empty", place))
            }
        };
        match down {
            0 => spot,
            down => spot.note(Message::new("jogo-scene-below").number("down", down)),
        }
    };
    all_places().zip(open).zip(down).map(spot).collect()
}

/// JG-21: what lay face down, once it is turned up.
fn turned_up(public: &Public, seat: Seat, shown: &Shown) -> impl Iterator<Item = Spot> {
    let piles = all_places().zip(&shown.down);
    piles.flat_map(move |(place, cards)| group(public, &format!("{seat}.{place}.down"), cards))
}

/// Cards face up in a group of their own.
fn group(public: &Public, key: &str, cards: &[Card]) -> Vec<Spot> {
    let spot = |(at, card): (usize, &Card)| {
        let mut spot = Spot::card(format!("{key}.{}", at + 1), lying(*card, public));
        spot.is_apart = at == 0;
        spot
    };
    cards.iter().enumerate().map(spot).collect()
}

/// Says whether the seat skips, and what its cards cost at the end.
fn noted(mut zone: Zone, public: &Public, seat: Seat) -> Zone {
    let skips = public.skips.get(seat.index()).copied().unwrap_or(0);
    if skips > 0 && public.shown.is_none() {
        zone = zone.note(Message::new("jogo-note-skips").number("turns", skips));
    }
    match shown_of(public, seat) {
        None => zone,
        Some(shown) => {
            let heights: Vec<_> = shown.down.iter().map(|pile| pile.len().to_string()).collect();
            let counted = Message::new("jogo-event-counted").seat("seat", seat);
            zone.note(Message::new("jogo-look-down").text("piles", heights.join(" · ")))
                .note(counted.number("points", points(public, seat, shown)))
        }
    }
}

/// JG-21: what the cards of a seat cost, open, face down and in hand.
fn points(public: &Public, seat: Seat, shown: &Shown) -> i64 {
    let open = public.open.get(seat.index()).into_iter().flatten().flatten();
    let hidden = shown.hand.iter().chain(shown.down.iter().flatten());
    open.chain(hidden).map(|card| i64::from(card.value())).sum()
}

/// How many cards a seat has yet to get rid of.
fn left(public: &Public, seat: Seat) -> usize {
    let open = public.open.get(seat.index()).into_iter().flatten().flatten().count();
    let down = public.down.get(seat.index()).into_iter().flatten();
    open + down.map(|cards| usize::from(*cards)).sum::<usize>() + usize::from(held(public, seat))
}

fn held(public: &Public, seat: Seat) -> u8 {
    public.hands.get(seat.index()).copied().unwrap_or(0)
}

fn shown_of(public: &Public, seat: Seat) -> Option<&Shown> {
    public.shown.as_ref()?.get(seat.index())
}

fn numbered(id: &'static str, place: Place) -> Message {
    Message::new(id).number("place", i64::from(place.0) + 1)
}
