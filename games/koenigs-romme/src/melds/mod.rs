//! Which cards form combinations (KR-09 to KR-12), and how to lay down the most of a hand
//! (KR-16, KR-17). Exact, without a heap, and quick: this is the inner loop of bots.
//!
//! Wild cards are all alike until one of them stays in hand, and none does once there is a
//! combination. So only the natural cards are searched: `runs` takes runs out of the hand in
//! every way worth a look, and what remains of each rank is a set or not.

mod best;
mod carry_out;
mod lay;
mod left_over;
mod outs;
mod rest;
mod runs;
#[cfg(test)]
mod tests;

use self::best::Plan;
use self::carry_out::carry_out;
pub use self::lay::Lay;
pub(crate) use self::left_over::{LeftOver, left_over};
pub use self::outs::outs;
use self::rest::{Need, Planes, Rest};
use self::runs::{Then, Wanted, each_choice};
use crate::cards::{Card, Cards, RANKS, Rank};

/// What is best laid down, and the points it leaves in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The combinations.
    pub lay: Lay,
    /// KR-17: what the cards cost that are neither laid down nor discarded.
    pub points: u16,
}

/// KR-09, KR-10, KR-11: whether these cards are one set or one run, in any order.
///
/// Cards that the deck does not have, a third twin, are taken for what they are.
pub fn is_combination(cards: &[Card], wild: Rank) -> bool {
    if cards.len() < 3 {
        return false;
    }
    let (mut ranks, mut suits, mut twins) = (0u32, 0u32, false);
    for card in cards.iter().filter(|card| !card.is_wild(wild)) {
        if let (Some(rank), Some(suit)) = (card.rank(), card.suit()) {
            twins |= ranks >> rank.index() & 1 != 0;
            ranks |= 1 << rank.index();
            suits |= 1 << suit;
        }
    }
    if ranks.count_ones() <= 1 {
        return true;
    }
    let span = u32::BITS - ranks.leading_zeros() - ranks.trailing_zeros();
    let length = cards.len();
    suits.is_power_of_two() && !twins && span as usize <= length && length <= RANKS as usize
}

/// Whether all of these cards, at most 14, form combinations. No card at all does.
#[inline]
pub fn combines(cards: Cards, wild: Rank) -> bool {
    all_combine(Planes::of(cards, wild)).is_some()
}

/// How all of these cards form combinations, if they do and are at most 13.
pub fn lay_all(cards: Cards, wild: Rank) -> Option<Lay> {
    if cards.len() > 13 {
        return None;
    }
    let plan = all_combine(Planes::of(cards, wild))?;
    Some(carry_out(&plan, cards, wild))
}

/// What to lay down of the hand, at most 13 cards, if none of it is discarded: what leaves the fewest
/// points, exactly. Of equal choices it is the first the search meets.
pub fn best(hand: Cards, wild: Rank) -> Best {
    finish(&Plan::best(&Rest::of(Planes::of(hand, wild)), 0), hand, wild)
}

/// What to lay down of the hand, at most 14 cards, if this card of it is discarded: what leaves
/// the fewest points, exactly.
///
/// Of equal choices it is the first the search meets: in the whole hand if the best there leaves
/// the card anyway, otherwise in the hand without it. The search begins without a run, takes runs
/// in the order of their lowest card, short ones first, and prefers pairs to single cards and
/// expensive cards to cheap ones where wild cards make sets.
pub fn best_without(hand: Cards, discard: Card, wild: Rank) -> Best {
    let rest = Rest::of(Planes::of(hand, wild));
    let whole = Plan::best(&rest, 0);
    if let Some(best) = as_planned(&whole, hand, discard, wild) {
        return best;
    }
    finish(&plan_without(&whole, &rest, discard, wild), hand.without(discard), wild)
}

/// [`best_without`] for every card of the hand, in the order of their numbers.
pub fn best_by_discard(hand: Cards, wild: Rank, mut tell: impl FnMut(Card, Best)) {
    let rest = Rest::of(Planes::of(hand, wild));
    let whole = Plan::best(&rest, 0);
    let mut one_wild_less = None;
    let mut kinds = hand.kinds();
    while kinds != 0 {
        let discard = Card::from_index(kinds.trailing_zeros() as usize);
        kinds &= kinds - 1;
        let best = as_planned(&whole, hand, discard, wild).unwrap_or_else(|| {
            let search = || plan_without(&whole, &rest, discard, wild);
            let plan = if discard.is_wild(wild) {
                *one_wild_less.get_or_insert_with(search)
            } else {
                search()
            };
            finish(&plan, hand.without(discard), wild)
        });
        tell(discard, best);
    }
}

/// The discard that leaves the fewest points, with what is laid down then. KR-08: not the one
/// that is barred.
pub(crate) fn fewest(hand: Cards, barred: Option<Card>, wild: Rank) -> Option<(Card, Best)> {
    let mut fewest: Option<(Card, Best)> = None;
    best_by_discard(hand, wild, |discard, best| {
        let is_better = fewest.is_none_or(|(_, fewest)| best.points < fewest.points);
        if is_better && Some(discard) != barred {
            fewest = Some((discard, best));
        }
    });
    fewest
}

/// KR-16: whether some combination can be laid down so that at least one card remains.
pub fn can_lay_any(hand: Cards, wild: Rank) -> bool {
    if hand.len() < 4 {
        return false;
    }
    let rest = Rest::of(Planes::of(hand, wild));
    let (_, twos, more) = rest.ones_twos_more();
    match rest.wilds {
        0 => more != 0 || rest.starts() != 0,
        1 => twos | more != 0 || rest.starts() != 0,
        // Two wild cards combine with any third.
        _ => true,
    }
}

/// How all of these cards form combinations.
fn all_combine(planes: Planes) -> Option<Plan> {
    let Planes { once, twice, wilds } = planes;
    if once == 0 {
        return (wilds == 0 || wilds >= 3).then_some(Plan { spare: wilds, ..Plan::NONE });
    }
    if Need::of(once, twice).quarters > 4 * wilds {
        return None;
    }
    let mut plan = None;
    each_choice(&Rest::of(planes), Wanted::Best, &mut |rest, runs| {
        let needed = rest.wilds_for_sets();
        if needed <= rest.wilds {
            let (ones, twos, more) = rest.ones_twos_more();
            let spare = rest.wilds - needed;
            plan = Some(Plan { runs: *runs, sets: ones | twos | more, left: 0, spare });
            Then::Stop
        } else if Need::of(rest.once, rest.twice).quarters > 4 * rest.wilds {
            Then::Back
        } else {
            Then::Deeper
        }
    });
    plan
}

/// The best without this card if the best of the whole hand leaves it anyway.
fn as_planned(whole: &Plan, hand: Cards, discard: Card, wild: Rank) -> Option<Best> {
    let Some(rank) = discard.rank().filter(|rank| *rank != wild) else {
        // All wild cards stay in hand or none.
        let leaves = whole.is_empty() && whole.spare < 3;
        return leaves.then(|| finish(whole, hand.without(discard), wild));
    };
    let number = discard.index() as u8;
    let in_runs = whole.runs.iter().filter(|run| (run.first..=run.last).contains(&number)).count();
    let in_set = whole.sets >> (4 * rank.index()) & 1 != 0;
    (!in_set && in_runs < hand.count(discard).into()).then(|| {
        let plan = Plan { left: whole.left - discard.points(wild), ..*whole };
        finish(&plan, hand.without(discard), wild)
    })
}

/// The best plan for the hand without a card that the best plan for all of it uses.
fn plan_without(whole: &Plan, rest: &Rest, discard: Card, wild: Rank) -> Plan {
    let rest = rest.without(discard, wild);
    // A plan that leaves fewer would be better for the whole hand too, with the card left over.
    let saved = if discard.is_wild(wild) { 0 } else { discard.points(wild) };
    Plan::best(&rest, whole.left.saturating_sub(saved))
}

/// What the plan for these cards comes to.
fn finish(plan: &Plan, hand: Cards, wild: Rank) -> Best {
    let lay = carry_out(plan, hand, wild);
    // Without a combination, wild cards stay in hand too.
    let points = if lay.is_empty() { hand.points(wild) } else { plan.left };
    Best { lay, points }
}
