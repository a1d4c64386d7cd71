//! The last turn, exactly (KR-14 to KR-16): the draw that leaves the fewest points on average, and
//! the lay and discard that leave the fewest.

use super::next_card::NextCard;
use super::quick::barred_after_take;
use crate::cards::{Card, Cards, Rank};
use crate::melds::fewest;
use crate::moves::Move;
use crate::state::TableState;

/// Draw or take: what leaves the fewest points on average.
pub(crate) fn last_draw(table: &TableState, hand: Cards, next: &NextCard) -> Move {
    let wild = table.wild();
    let Some(top) = table.discard_pile().next_back() else { return Move::Draw };
    let points =
        |hand, barred| fewest(hand, barred, wild).map_or(0.0, |(_, best)| f32::from(best.points));
    let taken = points(hand.with(top), barred_after_take(table, hand, top));
    let drawn = next.average(|card| points(hand.with(card), None));
    if taken < drawn { Move::Take } else { Move::Draw }
}

/// Lays down the most, then discards the most expensive card.
pub(crate) fn last_play(table: &TableState, hand: Cards) -> Option<Move> {
    let (wild, barred) = (table.wild(), table.barred());
    if table.is_last_turn() && hand.len() == table.hand_size() + 1 {
        let (discard, best) = fewest(hand, barred, wild)?;
        let lays = !best.lay.is_empty();
        return Some(if lays { Move::Lay(best.lay) } else { Move::Discard(discard) });
    }
    dearest(hand, barred, wild).map(Move::Discard)
}

/// The card that costs most and may be discarded.
fn dearest(hand: Cards, barred: Option<Card>, wild: Rank) -> Option<Card> {
    let free = crate::cards::kinds(hand.kinds()).filter(|card| Some(*card) != barred);
    free.max_by_key(|card| card.points(wild))
}
