//! KR-12: which cards can be discarded so that all the others combine, in one search for all.
//!
//! The runs and sets of the hand without the discard are also there in the whole hand, where the
//! discard is one card more in its set or stands in a run in a wild card's place. So each choice
//! of runs in the whole hand tells which cards it can spare.

use super::rest::{Need, Planes, Rest, of_ranks};
use super::runs::{Then, Wanted, each_choice};
use crate::cards::{Cards, Rank};

/// KR-12: the cards, a bit each, of which one can be discarded so that all the others of the
/// hand, at most 14, form combinations.
pub fn outs(hand: Cards, wild: Rank) -> u64 {
    let planes = Planes::of(hand, wild);
    if hopeless(planes.once, planes.twice, planes.wilds) {
        return 0;
    }
    let all = hand.kinds();
    if planes.once.count_ones() + planes.twice.count_ones() <= 1 {
        return few_naturals(planes, all);
    }
    let mut outs = 0;
    each_choice(&Rest::of(planes), Wanted::BestWithoutOne, &mut |rest, _| {
        let needed = rest.wilds_for_sets();
        if needed <= rest.wilds + 2 {
            outs |= outs_of_choice(rest, needed, all);
            if outs == all {
                return Then::Stop;
            }
        }
        if hopeless(rest.once, rest.twice, rest.wilds) { Then::Back } else { Then::Deeper }
    });
    outs
}

/// Whether even without one of them these cards need more wild ones than there are.
#[inline]
fn hopeless(once: u64, twice: u64, wilds: u32) -> bool {
    let need = Need::of(once, twice);
    need.quarters > 4 * wilds + need.most
}

/// With at most one natural card, what remains may be all wild and must then be three cards.
fn few_naturals(planes: Planes, all: u64) -> u64 {
    let without_natural = planes.wilds == 0 || planes.wilds >= 3;
    let without_wild =
        if planes.once == 0 { planes.wilds == 1 || planes.wilds >= 4 } else { planes.wilds >= 3 };
    let mut outs = 0;
    if without_natural {
        outs |= planes.once;
    }
    if without_wild {
        outs |= all & !planes.once;
    }
    outs
}

/// The cards that can go if the rest forms sets, for which this many wild cards are needed, at most
/// two more than there are: a card alone in its rank saves two, a fourth one saves none, and any
/// other costs one.
#[inline]
fn outs_of_choice(rest: &Rest, needed: u32, all: u64) -> u64 {
    if needed < rest.wilds {
        // A spare wild card can stand in for any card, or go itself.
        return all;
    }
    let (mut ranks, _, _) = rest.ones_twos_more();
    if needed == rest.wilds {
        ranks |= rest.more_than_three();
    }
    rest.once & of_ranks(ranks)
}
