//! What is asked of whom: of the one whose turn it is, of the others, and of those who watch.

use vierblatt_game::{Message, Seat, Seen};

use super::{is_asked, playable};
use crate::{Card, Cards, Joomo, Phase};

pub(super) fn prompt(seen: &Seen<'_, Joomo>) -> Message {
    let mine = seen.seat.is_some_and(|seat| is_asked(seen.public, seat));
    match seen.public.phase {
        Phase::Dealer | Phase::Deal => Message::new("joomo-prompt-deal"),
        Phase::Lead { .. } if mine => Message::new("joomo-prompt-lead"),
        Phase::Lead { seat } => Message::new("joomo-prompt-lead-other").seat("who", seat),
        Phase::Second { limit, .. } if mine => {
            let may_pass = seen.legal.iter().any(|action| action == "pass");
            let id = if may_pass { "joomo-prompt-second-pass" } else { "joomo-prompt-second" };
            Message::new(id).text("limit", limit)
        }
        Phase::Second { seat, .. } => Message::new("joomo-prompt-second-other").seat("who", seat),
        Phase::Gap { limits, .. } if mine => gap(seen, limits),
        Phase::Gap { seat, limits, .. } => gap_of_another(seen, seat, limits),
        Phase::Tie { .. } if mine => Message::new("joomo-prompt-tie"),
        Phase::Tie { asked } => with_seats("joomo-prompt-tie-others", asked.iter()),
        Phase::Over => over(seen),
    }
}

fn gap(seen: &Seen<'_, Joomo>, limits: [Card; 2]) -> Message {
    let fits = playable(seen.legal);
    let between = Cards::between(limits[0], limits[1]);
    between_limits(
        if fits.is_empty() {
            "joomo-prompt-only-pass"
        } else if between.is_empty() {
            "joomo-prompt-no-gap"
        } else if (fits & between).is_empty() {
            "joomo-prompt-doubles"
        } else {
            "joomo-prompt-gap"
        },
        limits,
    )
}

fn gap_of_another(seen: &Seen<'_, Joomo>, turn: Seat, limits: [Card; 2]) -> Message {
    let hand = seen.seat.and_then(|seat| seen.public.hand_sizes.as_slice().get(seat.index()));
    if hand == Some(&0) {
        Message::new("joomo-prompt-out").seat("who", turn)
    } else if seen.seat.is_some_and(|seat| seen.public.passed.contains(seat)) {
        Message::new("joomo-prompt-passed").seat("who", turn)
    } else {
        between_limits("joomo-prompt-gap-other", limits).seat("who", turn)
    }
}

fn between_limits(id: &'static str, [one, other]: [Card; 2]) -> Message {
    Message::new(id).text("low", one.min(other)).text("high", one.max(other))
}

/// JO-22, JO-23: the most points win.
fn over(seen: &Seen<'_, Joomo>) -> Message {
    let totals = &seen.public.totals;
    let most = totals.as_slice().iter().max();
    let winners = totals.iter().filter(|(_, total)| Some(total) == most).map(|(seat, _)| seat);
    let winners: Vec<_> = winners.collect();
    match winners[..] {
        [winner] if Some(winner) == seen.seat => Message::new("joomo-prompt-won"),
        [winner] => Message::new("joomo-prompt-won-other").seat("who", winner),
        _ => with_seats("joomo-prompt-shared", winners.into_iter()),
    }
}

/// A message about several seats.
fn with_seats(id: &'static str, seats: impl Iterator<Item = Seat>) -> Message {
    let one = |seat| Message::new("joomo-scene-seat").seat("seat", seat);
    let and =
        |seats, seat| Message::new("joomo-scene-seats").message("seats", seats).seat("seat", seat);
    let mut seats = seats;
    match seats.next() {
        Some(first) => Message::new(id).message("who", seats.fold(one(first), and)),
        None => Message::new(id).text("who", ""),
    }
}
