//! What is asked of whom.

use vierblatt_game::{Message, Seat, Seen};

use super::lays;
use crate::KoenigsRomme;
use crate::view::{PublicSolo, PublicTable};

/// In a game of two to seven.
pub(super) fn table(public: &PublicTable, seen: &Seen<'_, KoenigsRomme>) -> Message {
    let say = Message::new;
    let turn = public.turn.unwrap_or(Seat(0));
    let me = seen.seat.zip(seen.private).filter(|(seat, _)| public.turn == Some(*seat));
    match (public.phase, me) {
        ("dealer", _) => say("koenigs-romme-prompt-dealer"),
        ("deal", _) => say("koenigs-romme-prompt-deal").number("round", public.round),
        ("over", _) => over(public, seen.seat),
        ("shuffle", _) => say("koenigs-romme-prompt-shuffle"),
        ("draw", None) => say("koenigs-romme-prompt-other-draw").seat("seat", turn),
        (_, None) => say("koenigs-romme-prompt-other-play").seat("seat", turn),
        ("draw", Some(_)) if public.out.is_some() => say("koenigs-romme-prompt-last-draw"),
        ("draw", Some(_)) => say("koenigs-romme-prompt-draw"),
        (_, Some((seat, _))) if public.out == Some(seat) => say("koenigs-romme-prompt-last-card"),
        (_, Some((seat, private))) => {
            let can_lay = !lays::lays(public, private, seat).is_empty();
            say(match (public.out.is_some(), can_lay) {
                (true, true) => "koenigs-romme-prompt-last-lay",
                (true, false) => "koenigs-romme-prompt-last-discard",
                (false, true) => "koenigs-romme-prompt-out",
                (false, false) => "koenigs-romme-prompt-discard",
            })
        }
    }
}

/// KR-19: the fewest points win.
fn over(public: &PublicTable, me: Option<Seat>) -> Message {
    let points = public.totals.as_slice().iter().copied().min().unwrap_or(0);
    let winners = public.totals.iter().filter(|(_, total)| *total == points).map(|(seat, _)| seat);
    match winners.collect::<Vec<_>>()[..] {
        [winner] if Some(winner) == me => Message::new("koenigs-romme-prompt-over-won"),
        [winner] => Message::new("koenigs-romme-prompt-over").seat("seat", winner),
        _ => Message::new("koenigs-romme-prompt-over-shared"),
    }
    .number("points", points)
}

/// In a solo game.
pub(super) fn solo(public: &PublicSolo, seat: Option<Seat>) -> Message {
    let say = Message::new;
    match (public.phase, public.card) {
        ("over", _) if public.finished.len() == crate::SOLO_HANDS => {
            say("koenigs-romme-prompt-solo-won")
        }
        ("over", _) => {
            let finished = public.finished.len() as i64;
            say("koenigs-romme-prompt-solo-lost").number("finished", finished)
        }
        (_, Some(card)) => {
            let is_mine = seat.is_some();
            let id = if is_mine {
                "koenigs-romme-prompt-solo-where"
            } else {
                "koenigs-romme-prompt-solo-watch"
            };
            say(id).text("card", card)
        }
        (_, None) => say("koenigs-romme-prompt-solo-deal"),
    }
}
