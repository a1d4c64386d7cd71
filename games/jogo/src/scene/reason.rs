//! A fact that speaks for a suggested move, from what its seat sees: an extra turn, or what the card would cost.

use vierblatt_game::{Message, Seen};

use crate::Jogo;
use crate::cards::{Card, Face};
use crate::moves::{Move, Source};
use crate::notation::read_move;
use crate::state::Phase;
use crate::view::Public;

pub(super) fn reason(action: &str, seen: &Seen<'_, Jogo>) -> Option<Message> {
    let public = seen.public;
    Some(match read_move(action)? {
        Move::Lay { from, pile, .. } => {
            let card = match from {
                Source::Hand(card) => card,
                Source::Open(place) => {
                    (*public.open.get(seen.seat?.index())?.get(usize::from(place.0))?)?
                }
            };
            let top = public.piles.get(usize::from(pile.0)).and_then(|pile| pile.last());
            // JG-14: on a new pile nothing matches anything.
            let is_new = matches!(public.phase, Phase::Found { .. });
            match top.filter(|_| !is_new) {
                Some(top) if matches_twice(card, *top, public) => Message::new("jogo-reason-extra"),
                _ => Message::new("jogo-reason-value").number("value", card.value()),
            }
        }
        Move::Pass(_) => Message::new("jogo-reason-nothing"),
        Move::End => return None,
    })
}

/// JG-11: whether colour and symbol are the same.
pub(crate) fn matches_twice(card: Card, top: Card, public: &Public) -> bool {
    card.colour() == top.colour() && symbol(card, public) == symbol(top, public)
}

/// JG-02 and JG-03: a plain card's symbol; a special card's is its colour's own, unless its kind is its symbol.
fn symbol(card: Card, public: &Public) -> u8 {
    match card.face() {
        Face::Plain(symbol, _) => symbol as u8,
        Face::Special(_) if public.owned_symbols => card.colour() as u8,
        Face::Special(special) => 10 + special as u8,
    }
}
