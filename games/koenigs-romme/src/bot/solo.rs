//! The solo game (KR-20 to KR-24) without a plan: each card goes where it brings a hand nearest
//! to being finished.

use vierblatt_bots::Candidate;

use super::hand::{Eye, Taste};
use crate::cards::{Cards, Rank};
use crate::melds;
use crate::moves::Move;
use crate::solo::Solo;
use crate::view::PublicSolo;

/// What nearest means to a solo player: points hardly count there, and outs do.
const TASTE: Taste = Taste { burden: 60.0, out: 0.3, seed: 0.02, ..Taste::GOOD };
/// What a finished hand is worth.
const FINISHED: f32 = 40.0;

/// How far ahead a solo player without a plan looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sighted {
    /// Only at the cards that combine already.
    Now,
    /// Also at what would combine if the right card came, and whether it can still come: all that is
    /// not on the table is in the draw pile.
    Pile,
}

/// The move that brings a hand nearest to being finished.
pub(crate) fn nearest_put(solo: &Solo) -> Move {
    put(solo, Sighted::Pile)
}

/// The same for someone who looks only this far.
pub(crate) fn put(solo: &Solo, sighted: Sighted) -> Move {
    let mut best = (f32::NEG_INFINITY, FIRST);
    each_put(solo, sighted, |mv, gain| {
        if gain > best.0 {
            best = (gain, mv);
        }
    });
    best.1
}

/// Never used as a move: some hand is always unfinished while a card is turned up.
const FIRST: Move = Move::Put { hand: 3, discard: crate::cards::Card::JOKER };

/// For each unfinished hand the best discard, likelier the more it gains.
pub(crate) fn candidates(solo: &Solo, moves: &mut Vec<Candidate<Move>>) {
    each_put(solo, Sighted::Pile, |mv, gain| {
        moves.push(Candidate { mv, prior: (gain / 4.0).clamp(-8.0, 8.0).exp2() });
    });
}

/// For each unfinished hand the best discard, and by how much the hand gains.
fn each_put(solo: &Solo, sighted: Sighted, mut tell: impl FnMut(Move, f32)) {
    let Some(card) = solo.card() else { return };
    let to_come: Cards = solo.draw_pile().iter().copied().collect();
    for k in (3..=13).filter(|k| !solo.is_finished(*k)) {
        let hand = solo.hand(k);
        let eye = eye(k, sighted, hand, to_come);
        let before = eye.judge(hand);
        let outs = melds::outs(hand.with(card), eye.wild);
        if outs != 0 {
            let discard = crate::cards::first_kind(outs);
            tell(Move::Put { hand: k, discard }, before + FINISHED);
            continue;
        }
        let (discard, after) = eye.best_discard(hand.with(card), None);
        let wild = if card.is_wild(eye.wild) && discard != card { 1.0 } else { 0.0 };
        tell(Move::Put { hand: k, discard }, before - after + wild);
    }
}

fn eye(k: u8, sighted: Sighted, hand: Cards, to_come: Cards) -> Eye {
    let (taste, visible) = match sighted {
        Sighted::Now => (Taste { out: 0.0, seed: 0.0, ..TASTE }, Cards::NONE),
        Sighted::Pile => (TASTE, all_but(hand, to_come)),
    };
    Eye { taste, wild: Rank(k), size: 3, visible }
}

/// All cards but these.
fn all_but(hand: Cards, to_come: Cards) -> Cards {
    hand.iter().chain(to_come.iter()).fold(Cards::ALL, Cards::without)
}

/// The game as its player sees it; the draw pile's order, which nobody knows, is by number.
pub(crate) fn seen(public: &PublicSolo) -> Option<Solo> {
    public.card?;
    let mut solo = Solo::new(crate::DealtComplete::Counts);
    let mut to_come = Cards::ALL;
    for (hand, cards) in solo.hands.iter_mut().zip(&public.hands) {
        *hand = cards.iter().copied().collect();
        for card in cards {
            to_come.remove(*card);
        }
    }
    let known = public.discard.iter().chain(&public.card);
    known.clone().for_each(|card| to_come.remove(*card));
    for (place, card) in solo.pile.iter_mut().zip(known.copied().chain(to_come.iter())) {
        *place = card;
    }
    solo.put = public.discard.len() as u8;
    solo.finished = public.finished.iter().fold(0, |all, hand| all | 1 << (hand - 3));
    solo.is_dealt = true;
    Some(solo)
}
