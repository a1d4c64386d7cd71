//! A fact that speaks for a suggested move, from what its seat sees: what the gap still lets in, what the trick is worth.

use vierblatt_game::{Message, Seen};

use crate::{Card, Cards, Joomo, Limit, Move, Phase, notation};

pub(super) fn reason(action: &str, seen: &Seen<'_, Joomo>) -> Option<Message> {
    let (public, hand) = (seen.public, seen.private?.hand);
    let unseen = Cards::deck(public.totals.seats()) - public.played - hand;
    // How many cards that nobody has shown yet lie between two limits.
    let fitting = |one: Card, other: Card| {
        let (low, high) = if one.value() < other.value() { (one, other) } else { (other, one) };
        Message::new("joomo-reason-fitting")
            .number("count", (unseen & Cards::between(one, other)).len() as i64)
            .text("low", low)
            .text("high", high)
    };
    Some(match (notation::read(action)?, public.phase) {
        (Move::Pass, Phase::Gap { .. } | Phase::Second { .. }) if seen.legal.len() == 1 => {
            Message::new("joomo-reason-nothing")
        }
        (Move::Pass, Phase::Gap { .. } | Phase::Second { .. }) => {
            Message::new("joomo-reason-worth").number("value", public.value)
        }
        (Move::Play(card), Phase::Lead { .. } | Phase::Second { .. } | Phase::Gap { .. })
            if Cards::TENS.contains(card) =>
        {
            Message::new("joomo-reason-ten").number("value", public.value + 1)
        }
        (Move::Play(card), Phase::Second { limit, .. }) => fitting(limit, card),
        (Move::Play(_), Phase::Gap { limits: [one, other], .. }) => fitting(one, other),
        (Move::On(card, Limit::First), Phase::Gap { limits: [_, other], .. }) => {
            fitting(card, other)
        }
        (Move::On(card, Limit::Second), Phase::Gap { limits: [one, _], .. }) => fitting(one, card),
        _ => return None,
    })
}
