//! What can be laid down, found from what the player sees: a table does not list it.

use vierblatt_game::{Notation, Seat};

use crate::KoenigsRomme;
use crate::arranged::Arrangement;
use crate::cards::{Card, Cards};
use crate::melds::{self, Lay};
use crate::moves::Move;
use crate::view::{Private, PublicTable};

/// The most cards a hand has: thirteen, and the one just drawn.
const MOST_CARDS: usize = 14;

/// KR-12: every way to go out that leaves another card. KR-16: on a last turn what leaves the fewest points.
pub(super) fn lays(public: &PublicTable, private: &Private, seat: Seat) -> Vec<String> {
    if public.phase != "play" || public.turn != Some(seat) || public.out == Some(seat) {
        return Vec::new();
    }
    let lays = if public.out.is_some() { best(private) } else { outs(public, private) };
    let written = |lay: Lay| {
        let mut text = String::new();
        KoenigsRomme::write_move(&Move::Lay(lay), &mut text);
        text
    };
    lays.into_iter().map(written).collect()
}

fn best(private: &Private) -> Vec<Lay> {
    let Some(arranged) = private.arranged.clone() else { return Vec::new() };
    let mut lay = Lay::new();
    let combinations = Arrangement::from(arranged).combinations;
    let fits = combinations.iter().all(|cards| lay.push_combination(cards));
    if fits && !lay.is_empty() { vec![lay] } else { Vec::new() }
}

fn outs(public: &PublicTable, private: &Private) -> Vec<Lay> {
    let Some(hand) = held(&private.hand) else { return Vec::new() };
    let mut lays = Vec::new();
    melds::best_by_discard(hand, public.wild, |discard, best| {
        // Every card costs something: with no points left, no other card is left.
        if best.points == 0 && !best.lay.is_empty() && private.barred != Some(discard) {
            lays.push(best.lay);
        }
    });
    lays
}

/// The hand that was read, if there can be such a hand.
fn held(cards: &[Card]) -> Option<Cards> {
    let mut hand = Cards::NONE;
    for card in cards {
        if hand.count(*card) >= card.copies() || hand.len() >= MOST_CARDS {
            return None;
        }
        hand.add(*card);
    }
    Some(hand)
}

/// The one card of the hand that is not laid down, if it is just one.
pub(super) fn only_left(hand: &[Card], lay: &Lay) -> Option<Card> {
    let mut left = hand.to_vec();
    for card in lay.combinations().flatten() {
        left.swap_remove(left.iter().position(|other| other == card)?);
    }
    if let [card] = left[..] { Some(card) } else { None }
}
