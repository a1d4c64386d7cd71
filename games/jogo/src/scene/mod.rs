//! What is asked and offered, in words; and JOGO! in letters: what lies in front of the others, the discard piles, and
//! what is mine.

mod places;
mod reason;
mod words;

pub(crate) use reason::matches_twice;

use vierblatt_game::{AtTable, Draw, Face, Holds, Message, Scene, Seat, Seen, Spot, Zone};

use self::words::{card_face, lying, pile_key, place_key, source_key};
use crate::Jogo;
use crate::cards::Card;
use crate::moves::{Move, Pile, Place, Source};
use crate::notation::read_move;
use crate::state::{PILES, Phase};
use crate::view::Public;

/// The draw pile's spot.
const DRAW: &str = "draw";

impl Draw for Jogo {
    fn prompt(seen: &Seen<'_, Self>, _: &AtTable) -> Option<Message> {
        Some(prompt(seen, &moves_in(seen)))
    }

    fn action_words(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        words::of_move(read_move(action)?, seen)
    }

    fn touches(action: &str, seen: &Seen<'_, Self>) -> Vec<String> {
        match read_move(action) {
            Some(Move::Lay { from, pile, .. }) => vec![source_key(from), pile_key(pile)],
            Some(Move::Pass(Some(place))) => vec![place_key(place)],
            Some(Move::Pass(None)) if seen.public.draw > 0 => vec![DRAW.to_owned()],
            Some(Move::Pass(None) | Move::End) | None => Vec::new(),
        }
    }

    fn reason(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        reason::reason(action, seen)
    }

    fn scene(seen: &Seen<'_, Self>) -> Scene {
        let moves = moves_in(seen);
        if matches!(seen.public.phase, Phase::Start | Phase::Deal) {
            return Scene::default();
        }
        let mut zones = places::others(seen);
        zones.push(piles(seen.public, &moves));
        zones.extend(places::mine(seen, &moves));
        Scene { zones }
    }

    fn face(card: &str) -> Option<Face> {
        Card::read(card).map(card_face)
    }
}

/// What the seat may do.
fn moves_in(seen: &Seen<'_, Jogo>) -> Vec<Move> {
    seen.legal.iter().filter_map(|text| read_move(text)).collect()
}

/// What is asked of the seat, or whom it waits for.
fn prompt(seen: &Seen<'_, Jogo>, moves: &[Move]) -> Message {
    let public = seen.public;
    let takes = moves.iter().any(|mv| matches!(mv, Move::Pass(Some(_))));
    let id = match (public.phase, public.seat) {
        (Phase::Start | Phase::Deal, _) => "jogo-prompt-deal",
        (Phase::Over, _) | (_, None) => "jogo-prompt-over",
        (_, Some(seat)) if seen.seat != Some(seat) || moves.is_empty() => {
            let id = if public.may_end { "jogo-prompt-other-extra" } else { "jogo-prompt-other" };
            return Message::new(id).seat("seat", seat);
        }
        _ if takes && public.draw > 0 => "jogo-prompt-take-two",
        _ if takes => "jogo-prompt-take-own",
        _ if moves.contains(&Move::Pass(None)) && public.draw > 0 => "jogo-prompt-draw",
        _ if moves.contains(&Move::Pass(None)) => "jogo-prompt-nothing",
        (Phase::Found { extra: true }, _) => "jogo-prompt-found-extra",
        (Phase::Found { extra: false }, _) => "jogo-prompt-found",
        (Phase::Extra, _) => "jogo-prompt-extra",
        (Phase::Lay, _) => "jogo-prompt-lay",
    };
    Message::new(id)
}

/// The middle: the draw pile and the discard piles, and which way play goes.
fn piles(public: &Public, moves: &[Move]) -> Zone {
    let is_taken_from = public.draw > 0 && moves.contains(&Move::Pass(None));
    let back = if public.draw > 0 { Holds::Back } else { Holds::Nothing };
    let draw = Spot::new(DRAW, back)
        .named(Message::new("jogo-scene-draw-pile"))
        .note(Message::new("jogo-scene-cards").number("cards", public.draw))
        .lit(is_taken_from);
    // JG-14: whatever is laid when no pile is left begins pile 1.
    let founds =
        |pile| pile == 0 && !moves.is_empty() && matches!(public.phase, Phase::Found { .. });
    let mut spots = vec![draw];
    for (pile, cards) in public.piles.iter().enumerate() {
        let key = pile_key(Pile(pile as u8));
        let numbered = |id| Message::new(id).number("pile", pile as i64 + 1);
        let mut spot = match cards.last() {
            Some(top) => Spot::card(key, lying(*top, public)).named(numbered("jogo-look-pile")),
            None if founds(pile) => {
                Spot::new(key, Holds::Nothing).named(Message::new("jogo-pile-new")).lit(true)
            }
            None => Spot::new(key, Holds::Nothing).named(numbered("jogo-pile-out")),
        };
        spot.is_apart = pile == 0;
        spots.push(spot);
    }
    let way = if public.direction < 0 { "jogo-anticlockwise" } else { "jogo-clockwise" };
    let zone = Zone::row(Message::new("jogo-piles"), spots).note(Message::new(way));
    match public.out.len() {
        0 => zone,
        cards => zone.note(Message::new("jogo-out").number("cards", cards as i64)),
    }
}

/// Whether the card can be laid now, or a card be taken from its place.
fn can_be_touched(moves: &[Move], source: Source) -> bool {
    moves.iter().any(|mv| match mv {
        Move::Lay { from, .. } => *from == source,
        Move::Pass(Some(place)) => source == Source::Open(*place),
        Move::Pass(None) | Move::End => false,
    })
}

/// The places people have, in order.
fn all_places() -> impl Iterator<Item = Place> {
    (0..PILES as u8).map(Place)
}

/// The seats clockwise from the one after mine, without mine.
fn others_of(public: &Public, me: Option<Seat>) -> impl Iterator<Item = Seat> {
    let count = public.hands.len() as u8;
    let after = me.map_or(0, |me| me.0.saturating_add(1));
    let around = (0..count).map(move |n| Seat(after.wrapping_add(n) % count));
    around.filter(move |seat| Some(*seat) != me)
}
