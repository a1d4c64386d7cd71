//! What is asked and offered, in words; and the table in letters: the others, the trick between its limits, one's own
//! cards.

mod prompt;
mod reason;
mod zones;

use vierblatt_game::{AtTable, Draw, Face, Hue, Message, Scene, Seat, Seen};

use crate::{Card, Cards, Joomo, Limit, Move, Phase, Public, notation};

impl Draw for Joomo {
    fn prompt(seen: &Seen<'_, Self>, _: &AtTable) -> Option<Message> {
        Some(prompt::prompt(seen))
    }

    fn action_words(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        let of = |id, card: Card| Message::new(id).text("card", card);
        Some(match notation::read(action)? {
            Move::Play(card) if goes_on_limits(card, seen.legal) => of("joomo-action-gap", card),
            Move::Play(card) => of("joomo-action-play", card),
            Move::On(card, limit) => {
                of("joomo-action-on", card).text("limit", key_of(limit, seen.public))
            }
            Move::Pass => Message::new("joomo-action-pass"),
            Move::Share => Message::new("joomo-action-share"),
            Move::PlayOn => Message::new("joomo-action-play-on"),
        })
    }

    fn touches(action: &str, seen: &Seen<'_, Self>) -> Vec<String> {
        match notation::read(action) {
            // The words say where a card goes only if it may go to several places.
            Some(Move::Play(card)) if goes_on_limits(card, seen.legal) => {
                vec![card.to_string(), GAP.to_owned()]
            }
            Some(Move::Play(card)) => vec![card.to_string()],
            Some(Move::On(card, limit)) => vec![card.to_string(), key_of(limit, seen.public)],
            Some(Move::Pass | Move::Share | Move::PlayOn) | None => Vec::new(),
        }
    }

    fn reason(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        reason::reason(action, seen)
    }

    fn scene(seen: &Seen<'_, Self>) -> Scene {
        Scene { zones: zones::zones(seen) }
    }

    fn face(card: &str) -> Option<Face> {
        Card::read(card).map(face)
    }
}

/// The key of the gap.
const GAP: &str = "gap";

/// The key of a limit: the card that lies there, because no card lies in two places; or the place while it is empty.
fn key_of(limit: Limit, public: &Public) -> String {
    match (limit, public.phase) {
        (
            Limit::First,
            Phase::Second { limit: card, .. } | Phase::Gap { limits: [card, _], .. },
        )
        | (Limit::Second, Phase::Gap { limits: [_, card], .. }) => card.to_string(),
        (Limit::First, _) => "limit-1".to_owned(),
        (Limit::Second, _) => "limit-2".to_owned(),
    }
}

/// JO-15, JO-16: whether it may be laid on a limit as well.
fn goes_on_limits(card: Card, legal: &[String]) -> bool {
    legal.iter().any(|action| matches!(notation::read(action), Some(Move::On(on, _)) if on == card))
}

/// The cards of the hand that can be played now.
fn playable(legal: &[String]) -> Cards {
    let card = |action: &String| match notation::read(action) {
        Some(Move::Play(card) | Move::On(card, _)) => Some(card),
        _ => None,
    };
    legal.iter().filter_map(card).collect()
}

/// Who is to act.
fn is_asked(public: &Public, seat: Seat) -> bool {
    match public.phase {
        Phase::Lead { seat: asked }
        | Phase::Second { seat: asked, .. }
        | Phase::Gap { seat: asked, .. } => asked == seat,
        Phase::Tie { asked } => asked.contains(seat),
        Phase::Dealer | Phase::Deal | Phase::Over => false,
    }
}

/// A card, with a sign for what is special about it and its block's colour. A double digit shows itself.
fn face(card: Card) -> Face {
    let sign = if Cards::TENS.contains(card) {
        Some(('★', '*'))
    } else if Cards::FIVES.contains(card) {
        Some(('∧', '^'))
    } else if Cards::DOUBLES.contains(card) {
        Some(('‖', '='))
    } else {
        None
    };
    let hue = match card.value() / 10 {
        0 => Hue::Red,
        1 => Hue::Orange,
        2 => Hue::Yellow,
        3 => Hue::Green,
        4 => Hue::Teal,
        5 => Hue::Blue,
        _ => Hue::Violet,
    };
    Face { rank: card.to_string(), sign, hue, words: words(card) }
}

/// A card in words, with what is special about it.
fn words(card: Card) -> Message {
    let is = |kind: Cards| kind.contains(card);
    let id = match (is(Cards::FIVES), is(Cards::TENS), is(Cards::DOUBLES)) {
        (true, _, true) => "joomo-card-five-double",
        (_, true, true) => "joomo-card-ten-double",
        (true, ..) => "joomo-card-five",
        (_, true, _) => "joomo-card-ten",
        (.., true) => "joomo-card-double",
        _ => "joomo-scene-card",
    };
    Message::new(id).text("card", card)
}

/// Cards one after the other. A number is its own word in every language.
fn listed(cards: impl IntoIterator<Item = Card>) -> String {
    let cards: Vec<_> = cards.into_iter().map(|card| card.to_string()).collect();
    cards.join(", ")
}
