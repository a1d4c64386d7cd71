//! Cards and actions in words and letters, and the names of the spots an action touches.

use vierblatt_game::{Face as Drawn, Hue, Message};

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

/// A card in letters. Its colour's letter stands before all, for those who see no colours. What symbol a
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

pub(super) fn of_move(mv: Move) -> Message {
    match mv {
        Move::End => Message::new("jogo-action-end"),
        Move::Pass(None) => Message::new("jogo-action-pass"),
        Move::Pass(Some(place)) => {
            Message::new("jogo-hint-take").number("place", i64::from(place.0) + 1)
        }
        Move::Lay { from, pile, choice } => {
            let lay = match from {
                Source::Open(place) => {
                    Message::new("jogo-hint-place").number("place", i64::from(place.0) + 1)
                }
                Source::Hand(card) => {
                    Message::new("jogo-hint-hand").message("card", card_face(card).words)
                }
            };
            with_choice(lay.number("pile", i64::from(pile.0) + 1), choice)
        }
    }
}

/// JG-17: what a JOGO! card does besides.
fn with_choice(lay: Message, choice: Option<Choice>) -> Message {
    let chosen =
        |lay, choice| Message::new("jogo-hint-choice").message("lay", lay).text("choice", choice);
    match choice {
        None => lay,
        Some(Choice::Skip) => chosen(lay, "skip"),
        Some(Choice::Turn) => chosen(lay, "turn"),
        Some(Choice::Give(seat)) => {
            Message::new("jogo-scene-give").message("lay", lay).seat("seat", seat)
        }
    }
}
