//! Cards and actions in words and letters, and the names of the spots an action touches.

use vierblatt_game::{Face as Drawn, Hue, Message, Seat, Seen};

use crate::Jogo;
use crate::cards::{Card, Colour, Face, Special, Symbol};
use crate::moves::{Choice, Move, Pile, Place, Source};
use crate::view::Public;

/// What a card comes from: `s2`, or the card itself.
pub(super) fn source_key(source: Source) -> String {
    match source {
        Source::Open(place) => place_key(place),
        Source::Hand(card) => card.to_string(),
    }
}

pub(super) fn place_key(place: Place) -> String {
    format!("s{place}")
}

pub(super) fn pile_key(pile: Pile) -> String {
    format!("p{pile}")
}

/// A hand as it is looked through: by colour, in it by symbol, special cards last.
pub(super) fn in_order(hand: &[Card]) -> Vec<Card> {
    let mut hand = hand.to_vec();
    hand.sort_by_key(|card| match card.face() {
        Face::Plain(symbol, value) => (card.colour() as u8, 0, symbol as u8, value),
        Face::Special(special) => (card.colour() as u8, 1, special as u8, 0),
    });
    hand
}

/// A card as it lies on a table. JG-03: a special one carries the symbol of its colour, unless its kind is its
/// symbol.
pub(super) fn lying(card: Card, public: &Public) -> Drawn {
    let mut face = card_face(card);
    if public.owned_symbols && matches!(card.face(), Face::Special(_)) {
        let (sign, name) = symbol_sign(owned_by(card.colour()));
        face.sign = Some(sign);
        let words = Message::new("jogo-card-special-with").message("card", face.words);
        face.words = words.text("symbol", name);
    }
    face
}

/// A card in letters. Its colour's letter comes first, for those who see no colours. What symbol a
/// special card carries is the table's choice.
pub(super) fn card_face(card: Card) -> Drawn {
    let (hue, letter, colour) = match card.colour() {
        Colour::Red => (Hue::Red, 'r', "red"),
        Colour::Orange => (Hue::Orange, 'o', "orange"),
        Colour::Yellow => (Hue::Yellow, 'y', "yellow"),
        Colour::Green => (Hue::Green, 'g', "green"),
        Colour::Blue => (Hue::Blue, 'b', "blue"),
        Colour::Violet => (Hue::Violet, 'v', "violet"),
    };
    let (rank, sign, words) = match card.face() {
        Face::Plain(symbol, value) => {
            let (sign, name) = symbol_sign(symbol);
            let words = Message::new("jogo-card").text("colour", colour).text("symbol", name);
            (format!("{letter}{value}"), Some(sign), words.number("value", value))
        }
        Face::Special(special) => {
            let (rank, name) = match special {
                Special::Stop => ("ST", "stop"),
                Special::Reverse => ("RV", "reverse"),
                Special::PlusOne => ("+1", "plus"),
                Special::Jogo => ("J!", "jogo"),
            };
            let words = Message::new("jogo-card-special").text("colour", colour);
            (format!("{letter}{rank}"), None, words.text("special", name))
        }
    };
    Drawn { rank, sign, hue, words }
}

/// JG-02: the symbol each colour owns.
const fn owned_by(colour: Colour) -> Symbol {
    match colour {
        Colour::Red => Symbol::Heart,
        Colour::Orange => Symbol::Flame,
        Colour::Yellow => Symbol::Sun,
        Colour::Green => Symbol::Leaf,
        Colour::Blue => Symbol::Drop,
        Colour::Violet => Symbol::Moon,
    }
}

/// A symbol as a shape, the letter records have for it, and its name in texts.
const fn symbol_sign(symbol: Symbol) -> ((char, char), &'static str) {
    match symbol {
        Symbol::Heart => (('♥', 'H'), "heart"),
        Symbol::Flame => (('▲', 'F'), "flame"),
        Symbol::Sun => (('☼', 'S'), "sun"),
        Symbol::Leaf => (('♣', 'L'), "leaf"),
        Symbol::Drop => (('●', 'D'), "drop"),
        Symbol::Moon => (('☾', 'M'), "moon"),
    }
}

/// What a move does. A card in hand is called by its name, an open one by its place.
pub(super) fn of_move(mv: Move, seen: &Seen<'_, Jogo>) -> Option<Message> {
    let public = seen.public;
    Some(match mv {
        Move::End => Message::new("jogo-action-end"),
        Move::Pass(None) if public.draw > 0 => Message::new("jogo-action-draw"),
        Move::Pass(None) => Message::new("jogo-action-pass"),
        Move::Pass(Some(place)) => numbered("jogo-action-take", place),
        Move::Lay { from: Source::Open(place), pile, choice } => {
            let ids = [
                "jogo-action-open",
                "jogo-action-open-skip",
                "jogo-action-open-turn",
                "jogo-action-open-turn-two",
                "jogo-action-open-give",
            ];
            let lay = |id| numbered(id, place).number("pile", i64::from(pile.0) + 1);
            with_choice(ids, lay, choice, seen)?
        }
        Move::Lay { from: Source::Hand(card), pile, choice } => {
            let ids = [
                "jogo-action-lay",
                "jogo-action-lay-skip",
                "jogo-action-lay-turn",
                "jogo-action-lay-turn-two",
                "jogo-action-lay-give",
            ];
            let lay =
                |id| Message::new(id).text("card", card).number("pile", i64::from(pile.0) + 1);
            with_choice(ids, lay, choice, seen)?
        }
    })
}

fn numbered(id: &'static str, place: Place) -> Message {
    Message::new(id).number("place", i64::from(place.0) + 1)
}

/// JG-17: what a JOGO! card does besides. With two players the other one skips when the direction changes.
fn with_choice(
    [plain, skip, turn, turn_two, give]: [&'static str; 5],
    lay: impl Fn(&'static str) -> Message,
    choice: Option<Choice>,
    seen: &Seen<'_, Jogo>,
) -> Option<Message> {
    let count = seen.public.hands.len() as u8;
    let next = || {
        let step = if seen.public.direction < 0 { count - 1 } else { 1 };
        seen.seat.map(|me| Seat(me.0.wrapping_add(step) % count))
    };
    Some(match choice {
        None => lay(plain),
        Some(Choice::Skip) => lay(skip).seat("who", next()?),
        Some(Choice::Turn) if count == 2 => lay(turn_two).seat("who", next()?),
        Some(Choice::Turn) => lay(turn),
        Some(Choice::Give(seat)) => lay(give).seat("who", seat),
    })
}
