//! What lies where in a game of two to seven.

use vierblatt_game::{Holds, Message, Seat, Seen, Spot, Zone};

use super::faces::{face, ranks, words};
use super::{DISCARD, DRAW, sorted};
use crate::KoenigsRomme;
use crate::arranged::Arrangement;
use crate::cards::{Card, Rank};
use crate::view::{Private, PublicTable};

pub(super) fn zones(public: &PublicTable, seen: &Seen<'_, KoenigsRomme>) -> Vec<Zone> {
    let mut zones: Vec<Zone> = others(public, seen.seat).map(|seat| other(public, seat)).collect();
    zones.push(middle(public, seen));
    if let (Some(seat), Some(private)) = (seen.seat, seen.private) {
        let laid = laid(public, seat);
        if !laid.is_empty() {
            zones.push(Zone::row(Message::new("koenigs-romme-laid"), laid).of(seat));
        }
        zones.push(own(public, private, seat));
    }
    zones
}

/// Everyone else, clockwise from the one to the left.
fn others(public: &PublicTable, me: Option<Seat>) -> impl Iterator<Item = Seat> {
    let count = public.hands.seats().count();
    let first = me.map_or(0, |me| me.index() + 1);
    let clockwise = (first..first + count).map(move |n| Seat((n % count) as u8));
    clockwise.filter(move |seat| Some(*seat) != me)
}

/// Somebody else: what they laid down, and once the game is over what they kept.
fn other(public: &PublicTable, seat: Seat) -> Zone {
    let left = public.shown.as_ref().and_then(|hands| hands.get(seat.index()));
    let left = left.map_or(&[][..], Vec::as_slice);
    let mut spots = laid(public, seat);
    let begins = spots.len();
    let kept = left.iter().enumerate().map(|(n, card)| {
        let spot = open(format!("left-{seat}-{n}"), *card, public.wild);
        if n > 0 {
            return spot;
        }
        // Said only of the first: all that follow are left over too.
        let name = Message::new("koenigs-romme-left").message("cards", words(*card));
        spot.named(name).apart(begins > 0)
    });
    spots.extend(kept);
    let title = Message::new("koenigs-romme-scene-seat").seat("seat", seat);
    let zone = if spots.is_empty() { Zone::words(title) } else { Zone::row(title, spots) };
    let cards = Message::new("koenigs-romme-scene-cards").number("cards", public.hands[seat]);
    let mut zone = zone.of(seat).note(cards).note(points(public, seat));
    if public.out == Some(seat) {
        zone = zone.note(Message::new("koenigs-romme-note-out"));
    } else if public.dealer == Some(seat) && public.phase != "over" {
        zone = zone.note(Message::new("koenigs-romme-note-dealer"));
    }
    zone
}

fn points(public: &PublicTable, seat: Seat) -> Message {
    let total = public.totals.as_slice().get(seat.index()).copied().unwrap_or(0);
    Message::new("koenigs-romme-scene-points").number("points", total)
}

/// What the seat has laid down, its combinations set apart.
fn laid(public: &PublicTable, seat: Seat) -> Vec<Spot> {
    let combinations = public.laid.get(seat.index()).into_iter().flatten();
    let cards = combinations.flat_map(|cards| cards.iter().enumerate());
    let spot = |(n, (nth, card)): (usize, (usize, &Card))| {
        open(format!("laid-{seat}-{n}"), *card, public.wild).apart(nth == 0 && n > 0)
    };
    cards.enumerate().map(spot).collect()
}

/// A card for all to see.
fn open(key: String, card: Card, wild: Rank) -> Spot {
    Spot::card(key, face(card)).lit(card.is_wild(wild))
}

/// The round with its wild rank, the piles, and whether somebody has gone out.
fn middle(public: &PublicTable, seen: &Seen<'_, KoenigsRomme>) -> Zone {
    let title = Message::new("koenigs-romme-scene-round")
        .number("round", public.round)
        .number("rounds", public.last_round);
    let zone = if matches!(public.phase, "draw" | "shuffle" | "play") {
        Zone::row(title, piles(public, seen.legal))
    } else {
        Zone::words(title)
    };
    let zone = zone.note(Message::new("koenigs-romme-wild").message("wild", ranks(public.wild)));
    match public.out {
        Some(out) if public.phase != "over" => zone.note(banner(public, seen.seat, out)),
        _ => zone,
    }
}

fn banner(public: &PublicTable, me: Option<Seat>, out: Seat) -> Message {
    if me == Some(out) {
        return Message::new("koenigs-romme-banner-out-you");
    }
    let is_mine = me.is_some() && public.turn == me;
    let id = if is_mine { "koenigs-romme-banner-last" } else { "koenigs-romme-banner-out" };
    Message::new(id).seat("seat", out)
}

fn piles(public: &PublicTable, legal: &[String]) -> Vec<Spot> {
    let may = |what: &str| legal.iter().any(|action| action == what);
    let cards =
        |cards: usize| Message::new("koenigs-romme-scene-cards").number("cards", cards as i64);
    let back = if public.draw > 0 { Holds::Back } else { Holds::Nothing };
    let name = Message::new("koenigs-romme-draw-pile").number("cards", public.draw);
    let draw = Spot::new(DRAW, back).named(name).note(cards(public.draw.into()));
    let discard = if let Some(top) = public.discard.last() {
        let name = Message::new("koenigs-romme-discard-pile").message("card", words(*top));
        Spot::card(DISCARD, face(*top)).named(name).note(cards(public.discard.len()))
    } else {
        Spot::new(DISCARD, Holds::Nothing).named(Message::new("koenigs-romme-discard-empty"))
    };
    vec![draw.lit(may("draw")), discard.lit(may("take"))]
}

fn own(public: &PublicTable, private: &Private, seat: Seat) -> Zone {
    let arrangement = private.arranged.clone().map(Arrangement::from);
    let left = arrangement.as_ref().map(|arrangement| arrangement.points);
    let mut spots = sorted::spots(&private.hand, arrangement, public.wild, |card| card.to_string());
    if let Some(barred) = private.barred {
        let key = barred.to_string();
        for spot in spots.iter_mut().filter(|spot| spot.key == key) {
            spot.note = Some(Message::new("koenigs-romme-scene-barred"));
        }
    }
    let mut zone = Zone::row(Message::new("koenigs-romme-hand"), spots).of(seat);
    if let Some(left) = left {
        zone = zone.note(Message::new("koenigs-romme-points-left").number("points", left));
    }
    zone.note(points(public, seat))
}
