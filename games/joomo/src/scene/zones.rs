//! What lies where: the others, what is known of the round, the trick with its limits and the gap, one's own cards.

use vierblatt_game::{Holds, Message, Seat, Seen, Spot, Zone};

use super::{GAP, face, goes_on_limits, is_asked, key_of, listed, playable, words};
use crate::{Card, Cards, Joomo, Limit, Phase, Private, Public};

pub(super) fn zones(seen: &Seen<'_, Joomo>) -> Vec<Zone> {
    let mut zones: Vec<Zone> = others(seen).map(|seat| other(seen.public, seat)).collect();
    zones.push(round(seen));
    if matches!(seen.public.phase, Phase::Lead { .. } | Phase::Second { .. } | Phase::Gap { .. }) {
        zones.push(limits(seen));
        zones.extend(in_gap(seen.public));
    }
    if let (Some(seat), Some(private)) = (seen.seat, seen.private) {
        zones.push(own(seen, seat, private));
    }
    zones
}

/// Everyone else, clockwise from the one to the left.
fn others(seen: &Seen<'_, Joomo>) -> impl Iterator<Item = Seat> {
    let (me, count) = (seen.seat, seen.public.hand_sizes.seats().count());
    let first = me.map_or(0, |me| me.index() + 1);
    let clockwise = (first..first + count).map(move |n| Seat((n % count) as u8));
    clockwise.filter(move |seat| Some(*seat) != me)
}

fn other(public: &Public, seat: Seat) -> Zone {
    let title = Message::new("joomo-scene-seat").seat("seat", seat);
    let cards = Message::new("joomo-scene-cards").number("cards", public.hand_sizes[seat]);
    noted(Zone::words(title).of(seat).note(cards), public, seat)
}

/// What is said about everyone: points, what the round has brought so far, and whether they passed.
fn noted(zone: Zone, public: &Public, seat: Seat) -> Zone {
    let each = |id, name, number: i32| Message::new(id).number(name, number);
    let mut zone =
        zone.note(each("joomo-scene-points", "points", of(public.totals.as_slice(), seat)));
    let has_joomo = public.joomo == Some(seat);
    let markers = i32::from(of(public.markers.as_slice(), seat)) + i32::from(has_joomo);
    if has_joomo {
        zone = zone.note(each("joomo-seat-joomo", "markers", markers));
    } else if markers > 0 {
        zone = zone.note(each("joomo-seat-gain", "markers", markers));
    }
    if let Some(scores) = public.scores {
        zone = zone.note(each("joomo-scene-score", "score", of(scores.as_slice(), seat)));
    } else if public.passed.contains(seat) {
        zone = zone.note(Message::new("joomo-seat-passed"));
    }
    zone
}

/// What a seat has; nothing for one that is not there.
fn of<T: Copy + Default>(each: &[T], seat: Seat) -> T {
    each.get(seat.index()).copied().unwrap_or_default()
}

/// The round: which cards there are, which are gone, and whether it is about to end.
fn round(seen: &Seen<'_, Joomo>) -> Zone {
    let public = seen.public;
    let mut zone = Zone::words(Message::new("joomo-sheet").number("round", public.round));
    if let (Some(seat), Phase::Second { .. } | Phase::Gap { .. }) = (public.joomo, public.phase) {
        zone = zone.note(if Some(seat) == seen.seat {
            Message::new("joomo-banner-you")
        } else {
            Message::new("joomo-banner").seat("who", seat)
        });
    }
    if public.aside_size > 0 {
        // JO-02: fewer cards for fewer players.
        let last = Cards::deck(public.hand_sizes.seats()).highest().unwrap_or(Card::LOWEST);
        zone = zone.note(Message::new("joomo-scene-in-use").text("last", last));
        zone = zone.note(Message::new("joomo-aside").number("cards", public.aside_size));
    }
    if !public.played.is_empty() {
        let played = listed(public.played.iter());
        zone = zone.note(Message::new("joomo-scene-played").text("cards", played));
    }
    zone
}

/// The limits by value, and the gap between them.
fn limits(seen: &Seen<'_, Joomo>) -> Zone {
    let public = seen.public;
    let asked = seen.seat.is_some_and(|seat| is_asked(public, seat));
    let fives = playable(seen.legal).iter().any(|card| goes_on_limits(card, seen.legal));
    let limit = |limit: Limit, card: Card| {
        let name = Message::new("joomo-limit").message("card", words(card));
        let spot = Spot::card(key_of(limit, public), face(card)).named(name).lit(fives);
        if public.trick.last() == Some(&card) { by_last(spot, public) } else { spot }
    };
    let place = |key: Limit, id| {
        Spot::new(key_of(key, public), Holds::Nothing).named(Message::new(id)).lit(asked)
    };
    let spots = match public.phase {
        Phase::Gap { limits: [first, second], .. } => {
            let mut both = [limit(Limit::First, first), limit(Limit::Second, second)];
            if second < first {
                both.reverse();
            }
            let [low, high] = both;
            vec![low, gap(first.min(second), first.max(second)).lit(fives), high]
        }
        Phase::Second { limit: first, .. } => {
            vec![limit(Limit::First, first), place(Limit::Second, "joomo-place-second")]
        }
        _ => {
            let second = place(Limit::Second, "joomo-place-second").lit(false);
            vec![place(Limit::First, "joomo-place-first"), second]
        }
    };
    let worth = Message::new("joomo-worth").number("markers", public.value);
    Zone::row(Message::new("joomo-scene-trick"), spots).note(worth)
}

/// The last card is labelled with the name of its player.
fn by_last(spot: Spot, public: &Public) -> Spot {
    match public.phase.last() {
        Some(last) => spot.note(Message::new("joomo-scene-seat").seat("seat", last)),
        None => spot,
    }
}

/// The gap with the cards it has room for.
fn gap(low: Card, high: Card) -> Spot {
    let between = Cards::between(low, high);
    let (sign, name) = match (between.iter().next(), between.highest()) {
        (Some(from), Some(to)) if from == to => {
            (from.to_string(), Message::new("joomo-scene-gap-one").text("card", from))
        }
        (Some(from), Some(to)) => (
            format!("{from}-{to}"),
            Message::new("joomo-scene-gap").text("from", from).text("to", to),
        ),
        _ => ("-".to_owned(), Message::new("joomo-gap-none")),
    };
    Spot::new(GAP, Holds::Sign(sign)).named(name)
}

/// The other cards of the trick in order. Those a limit is known to cover are not among them; a five that was
/// covered in turn may be, because the table does not say where it lay.
fn in_gap(public: &Public) -> Option<Zone> {
    let limits = public.phase.limits();
    let played = public.trick.iter().copied().enumerate();
    // The first two were the limits at first, whatever lies on them now.
    let in_gap = played.filter(|(n, card)| *n >= 2 && !limits.contains(card)).map(|(_, card)| card);
    let spot = |card: Card| {
        let spot = Spot::card(format!("played-{card}"), face(card));
        let is_last = public.trick.last() == Some(&card);
        if is_last { by_last(spot.lit(true), public) } else { spot }
    };
    let spots: Vec<_> = in_gap.map(spot).collect();
    (!spots.is_empty()).then(|| Zone::row(Message::new("joomo-scene-in-gap"), spots))
}

fn own(seen: &Seen<'_, Joomo>, seat: Seat, private: &Private) -> Zone {
    let fits = playable(seen.legal);
    let spot = |card: Card| {
        let spot = Spot::card(card.to_string(), face(card)).lit(fits.contains(card));
        // If all of them fit, it does not have to be said for each.
        if spot.is_lit && fits != private.hand {
            spot.named(Message::new("joomo-card-fits").message("card", words(card)))
        } else {
            spot
        }
    };
    let spots = private.hand.iter().map(spot).collect();
    noted(Zone::row(Message::new("joomo-hand"), spots).of(seat), seen.public, seat)
}
