//! What lies in front of a seat, in two rows. An emptied place stays free, so that every card stays where it was
//! remembered.

use std::collections::BTreeSet;

use vierblatt_game::{Holds, Message, Seat, Seen, Spot as Drawn, Zone};

use super::words::card_face;
use crate::cards::Card;
use crate::places::Spot;
use crate::state::Phase;
use crate::view::Place;
use crate::{Komojo, StopPenalty};

/// No place is beyond: there are no more cards.
const MOST_COLUMNS: u8 = 27;

/// The places of a seat, with what there is to say of it.
pub(super) fn of(seen: &Seen<'_, Komojo>, seat: Seat, touchable: &BTreeSet<String>) -> Zone {
    let hand = hand_of(seen, seat);
    let highest = hand.iter().map(|place| place.place).max().unwrap_or(0);
    let columns = if hand.is_empty() { 0 } else { highest.div_ceil(2).clamp(2, MOST_COLUMNS) };
    let cells = (0..2).flat_map(|row| (0..columns).map(move |column| place_at(column, row)));
    let spots = cells.map(|place| spot(seen, Spot::new(seat, place), touchable)).collect();
    let title = if seen.seat == Some(seat) {
        Message::new("komojo-my-cards")
    } else {
        Message::new("komojo-cards-of").seat("seat", seat)
    };
    let mut zone = Zone::row(title, spots).of(seat).in_rows_of(columns.max(2));
    zone.notes = notes(seen, seat, hand);
    zone
}

/// Which place lies in a cell, columns and rows from 0: 1 2 above, 3 4 below, then 5 above 6 (KM-02, KM-20).
const fn place_at(column: u8, row: u8) -> u8 {
    if column < 2 { 1 + column + 2 * row } else { 1 + 2 * column + row }
}

fn spot(seen: &Seen<'_, Komojo>, at: Spot, touchable: &BTreeSet<String>) -> Drawn {
    let key = at.to_string();
    let is_lit = touchable.contains(&key);
    let there = hand_of(seen, at.seat).iter().find(|place| place.place == at.place);
    let known = seen.private.and_then(|private| private.known.iter().find(|seen| seen.spot == at));
    let (holds, is_remembered) = match (there, known) {
        (None, _) => (Holds::Nothing, false),
        (Some(Place { card: Some(card), .. }), _) => (Holds::Card(card_face(*card)), false),
        (Some(_), Some(seen)) => (Holds::Card(card_face(seen.card)), true),
        (Some(_), None) => (Holds::Back, false),
    };
    let name = match holds {
        Holds::Nothing => Message::new("komojo-scene-free").message("place", name(seen, at)),
        _ => name(seen, at),
    };
    let drawn = Drawn::new(key, holds).named(name).lit(is_lit);
    if is_remembered { drawn.note(Message::new("komojo-scene-seen")) } else { drawn }
}

fn name(seen: &Seen<'_, Komojo>, at: Spot) -> Message {
    let name = if seen.seat == Some(at.seat) {
        Message::new("komojo-place-mine")
    } else {
        Message::new("komojo-place").seat("seat", at.seat)
    };
    name.number("place", at.place)
}

/// How many cards and points, and STOP; at the end what the cards count.
fn notes(seen: &Seen<'_, Komojo>, seat: Seat, hand: &[Place]) -> Vec<Message> {
    let public = seen.public;
    let mut notes = vec![Message::new("komojo-scene-cards").number("count", hand.len() as i64)];
    if let Some((_, total)) = public.totals.iter().find(|(of, _)| *of == seat) {
        notes.push(Message::new("komojo-scene-points").number("points", total));
    }
    let holds_another = public.phase == Phase::Drawn && public.seat == Some(seat);
    if holds_another && seen.seat != Some(seat) {
        notes.push(Message::new("komojo-held-other"));
    }
    if public.phase == Phase::Over {
        notes.push(Message::new("komojo-scene-sum").number("sum", sum(hand)));
        notes.extend((public.caller == Some(seat)).then(|| result(seen, seat)));
    } else if public.caller == Some(seat) {
        notes.push(Message::new("komojo-note-stop"));
    }
    notes
}

/// KM-25: what became of STOP; a tie is not enough.
fn result(seen: &Seen<'_, Komojo>, caller: Seat) -> Message {
    let own = sum(hand_of(seen, caller));
    let mut others = seen.public.seats.iter().filter(|seat| *seat != caller);
    let is_lowest = others.all(|seat| sum(hand_of(seen, seat)) > own);
    let id = match (is_lowest, seen.seat == Some(caller)) {
        (true, true) => "komojo-result-good-mine",
        (true, false) => "komojo-result-good",
        (false, true) => "komojo-result-bad-mine",
        (false, false) => "komojo-result-bad",
    };
    let cost = match seen.public.options.stop_penalty {
        StopPenalty::Flat => crate::score::PENALTY,
        StopPenalty::Added => own + crate::score::PENALTY,
    };
    Message::new(id).seat("seat", caller).number("sum", own).number("points", cost)
}

fn sum(hand: &[Place]) -> i32 {
    hand.iter().filter_map(|place| place.card).map(Card::value).sum()
}

fn hand_of<'a>(seen: &Seen<'a, Komojo>, seat: Seat) -> &'a [Place] {
    seen.public.hands.get(seat.index()).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn km_20_penalty_cards_lie_to_the_right_of_the_four() {
        let row = |row| (0..4).map(move |column| place_at(column, row)).collect::<Vec<_>>();
        assert_eq!([row(0), row(1)], [[1, 2, 5, 7], [3, 4, 6, 8]]);
    }
}
