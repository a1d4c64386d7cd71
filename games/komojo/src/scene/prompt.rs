//! What is asked of a seat now, and how long a round lasts in which STOP was said.

use vierblatt_game::{AtTable, Message, Seat, Seen};

use super::words::some_of;
use crate::Komojo;
use crate::cards::Card;
use crate::moves::Move;
use crate::state::Phase;

pub(super) fn of(seen: &Seen<'_, Komojo>, moves: &[Move], table: &AtTable) -> Message {
    let public = seen.public;
    let top = public.discard.last().copied();
    match public.phase {
        Phase::Start => Message::new("komojo-prompt-soon"),
        Phase::Deal if public.round > 1 => Message::new("komojo-prompt-between"),
        Phase::Deal => Message::new("komojo-prompt-soon"),
        Phase::Over => Message::new("komojo-prompt-over"),
        Phase::Shuffle(_) => Message::new("komojo-prompt-shuffle"),
        Phase::Snap(_) => snapping(seen, moves, top, table),
        Phase::Turn | Phase::Drawn | Phase::Action => match public.seat {
            Some(seat) if seen.seat == Some(seat) && !moves.is_empty() => mine(seen, moves, top),
            Some(seat) => waiting(seen, seat, top),
            None => Message::new("komojo-prompt-soon"),
        },
    }
}

/// STOP, by whom, and how many turns come after this one.
pub(super) fn banner(seen: &Seen<'_, Komojo>) -> Option<Message> {
    let public = seen.public;
    let caller = public.caller.filter(|_| public.phase != Phase::Over)?;
    let id = if has_no_cards(seen, caller) {
        "komojo-banner-empty"
    } else if seen.seat == Some(caller) {
        "komojo-banner-mine"
    } else {
        "komojo-banner"
    };
    Some(Message::new(id).seat("seat", caller).number("turns", public.turns_left))
}

fn snapping(
    seen: &Seen<'_, Komojo>,
    moves: &[Move],
    top: Option<Card>,
    table: &AtTable,
) -> Message {
    // Nothing is thrown without a card to throw it on.
    let Some(top) = top else { return Message::new("komojo-prompt-soon") };
    let id = if !moves.is_empty() {
        match (table.thrown, table.is_sealed) {
            (None, false) => "komojo-prompt-snap",
            (None, true) => "komojo-prompt-snap-sealed",
            (Some(0), _) => return Message::new("komojo-prompt-not-thrown"),
            (Some(_), false) => return Message::new("komojo-prompt-thrown"),
            (Some(_), true) => return Message::new("komojo-prompt-thrown-sealed"),
        }
    } else if seen.seat.is_some_and(|me| has_no_cards(seen, me)) {
        return Message::new("komojo-prompt-finished");
    } else {
        "komojo-prompt-snap-others"
    };
    Message::new(id).message("rank", some_of(top))
}

/// On my turn.
fn mine(seen: &Seen<'_, Komojo>, moves: &[Move], top: Option<Card>) -> Message {
    let power = moves.iter().find_map(|mv| match mv {
        Move::Peek(_) => Some("komojo-prompt-peek"),
        Move::Spy(_) => Some("komojo-prompt-spy"),
        Move::Trade(..) => Some("komojo-prompt-trade"),
        Move::Switch(..) => Some("komojo-prompt-switch"),
        _ => None,
    });
    let held = seen.private.and_then(|private| private.held);
    let with = |id, card: Card| Message::new(id).text("card", card);
    match (power, held, top) {
        (Some(power), ..) => Message::new(power),
        (None, Some(held), _) => with("komojo-prompt-drawn", held),
        (None, None, None) => Message::new("komojo-prompt-turn-first"),
        (None, None, Some(top)) if !moves.contains(&Move::Draw) => {
            with("komojo-prompt-take-only", top)
        }
        (None, None, Some(top)) => with("komojo-prompt-turn", top),
    }
}

/// While somebody else plays.
fn waiting(seen: &Seen<'_, Komojo>, seat: Seat, top: Option<Card>) -> Message {
    if seen.seat.is_some_and(|me| has_no_cards(seen, me)) {
        return Message::new("komojo-prompt-finished");
    }
    match (seen.public.phase, top) {
        (Phase::Drawn, _) => Message::new("komojo-prompt-thinks").seat("seat", seat),
        (Phase::Action, Some(top)) => {
            Message::new("komojo-prompt-acts").seat("seat", seat).message("rank", some_of(top))
        }
        _ => Message::new("komojo-prompt-waits").seat("seat", seat),
    }
}

fn has_no_cards(seen: &Seen<'_, Komojo>, seat: Seat) -> bool {
    seen.public.hands.get(seat.index()).is_some_and(Vec::is_empty)
}
