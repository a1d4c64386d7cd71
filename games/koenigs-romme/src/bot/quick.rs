//! A whole turn decided quickly, from what the seat whose turn it is may know: its own hand and
//! what lies face up. Playouts consist of such turns, and the middle levels play them themselves.

use vierblatt_game::Seat;

use super::hand::{Eye, Taste, of_rank};
use super::last_turn::last_play;
use crate::cards::{Card, Cards, RANKS, Rank};
use crate::melds::{self, LeftOver, left_over};
use crate::moves::Move;
use crate::state::{Phase, TableState};

/// What the seat whose turn it is looks at.
#[inline]
pub(crate) fn eye(table: &TableState, visible: Cards, taste: Taste) -> Eye {
    Eye { taste, wild: table.wild(), size: table.hand_size(), visible }
}

/// What the seat does, whose turn it must be.
pub(crate) fn quick_move(table: &TableState, seat: Seat, eye: &Eye) -> Move {
    let hand = table.hand(seat);
    match (table.phase, table.out()) {
        (Phase::Draw, Some(_)) => last_draw(table, hand),
        (Phase::Draw, None) => draw(table, hand, eye),
        (_, Some(_)) => {
            let any = || Move::Discard(eye.best_discard(hand, table.barred()).0);
            last_play(table, hand).unwrap_or_else(any)
        }
        (_, None) => play(table, hand, eye),
    }
}

/// KR-06: takes the discard if that is clearly better than what the draw pile may hold.
fn draw(table: &TableState, hand: Cards, eye: &Eye) -> Move {
    let Some(top) = table.discard_pile().next_back() else { return Move::Draw };
    if top.is_wild(eye.wild) {
        return Move::Take;
    }
    if !is_related(hand, top, eye.wild) {
        return Move::Draw;
    }
    let with_top = hand.with(top);
    if eye.outs(with_top, barred_after_take(table, hand, top)) != 0 {
        return Move::Take;
    }
    let (discard, cost) = eye.best_discard(with_top, None);
    if discard == top || cost + eye.take_margin() >= eye.judge(hand) {
        return Move::Draw;
    }
    Move::Take
}

/// KR-08: the card that may not go back if it is taken now.
pub(crate) fn barred_after_take(table: &TableState, hand: Cards, top: Card) -> Option<Card> {
    let is_forbidden = table.return_discard == crate::ReturnDiscard::Forbidden;
    (is_forbidden && hand.count(top) == 0).then_some(top)
}

/// KR-12: goes out if it can, or else discards what is least missed.
fn play(table: &TableState, hand: Cards, eye: &Eye) -> Move {
    let outs = eye.outs(hand, table.barred());
    if outs != 0 {
        let discard = crate::cards::first_kind(outs);
        if let Some(lay) = melds::lay_all(hand.without(discard), eye.wild) {
            return Move::Lay(lay);
        }
    }
    Move::Discard(eye.best_discard(hand, table.barred()).0)
}

/// Whether the card may combine with two of the hand, or nearly.
pub(crate) fn is_related(hand: Cards, card: Card, wild: Rank) -> bool {
    let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { return true };
    let wilds = hand.once() & of_rank(wild);
    let natural = hand.once() & !wilds;
    if natural & of_rank(rank) != 0 {
        return true;
    }
    let line = (natural >> (suit * RANKS) & ((1 << RANKS) - 1)) as u32;
    line << 2 >> rank.index() & 31 != 0
        || wilds.count_ones() + (hand.twice() & wilds).count_ones() + u32::from(hand.jokers()) >= 2
}

/// KR-15: the last turn's draw: what the discard would leave against what the hand has now, of which
/// an unknown card takes a part away.
fn last_draw(table: &TableState, hand: Cards) -> Move {
    let Some(top) = table.discard_pile().next_back() else { return Move::Draw };
    if takes_last(hand, top, table.wild()) { Move::Take } else { Move::Draw }
}

fn takes_last(hand: Cards, top: Card, wild: Rank) -> bool {
    if !is_related(hand, top, wild) {
        return false;
    }
    let now = left_points(&left_over(hand, wild), hand, wild);
    let (with_top, discard) = fewest_points(hand.with(top), wild);
    discard != Some(top) && f32::from(with_top) < LAST_TAKE * f32::from(now)
}

/// What is left on average of the points in hand when an unknown card is drawn in a last turn.
const LAST_TAKE: f32 = 0.8;

/// KR-17: what is left of a hand when its best combinations are laid down.
pub(crate) fn left_points(left: &LeftOver, hand: Cards, wild: Rank) -> u16 {
    if left.is_bare { hand.points(wild) } else { left.points }
}

/// What is left of a hand with one card more when the best is laid down and the most expensive card
/// that is left over discarded; and which one that is. Breaking up a combination to discard from it
/// is sometimes better still: that is left to [`last_play`], which is exact and slower.
pub(crate) fn fewest_points(hand: Cards, wild: Rank) -> (u16, Option<Card>) {
    let left = left_over(hand, wild);
    let points = left_points(&left, hand, wild);
    let kinds = if left.is_bare { hand.kinds() } else { left.once };
    let dearest = crate::cards::kinds(kinds).max_by_key(|card| card.points(wild));
    (points - dearest.map_or(0, |card| card.points(wild)), dearest)
}

/// KR-14 to KR-16: the last turn of a seat, in one go: the points it keeps.
pub(crate) fn last_turn(table: &mut TableState, seat: Seat) -> u16 {
    let (hand, wild) = (table.hand(seat), table.wild());
    let top = table.discard_pile().next_back();
    let card = match top {
        Some(top) if table.draw_is_empty() || takes_last(hand, top, wild) => table.pop_discard(),
        _ => table.pop_draw(),
    };
    let (points, discard) = fewest_points(hand.with(card), wild);
    table.push_discard(discard.unwrap_or(card));
    points
}
