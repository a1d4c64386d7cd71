//! The choice of combinations that leaves the fewest points (KR-16, KR-17).

use vierblatt_game::List;

use super::rest::Rest;
use super::runs::{Run, Runs, Then, Wanted, each_choice};

/// Which combinations to lay: these runs, and all cards of these ranks that are in no run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) runs: Runs,
    /// The low bit of each rank's nibble.
    pub(super) sets: u64,
    /// The points of the natural cards that are in no combination.
    pub(super) left: u16,
    /// How many wild cards the combinations do not need.
    pub(super) spare: u32,
}

impl Plan {
    /// No combination of a hand without cards.
    pub(super) const NONE: Plan =
        Plan { runs: List::new(Run { first: 0, last: 0 }), sets: 0, left: 0, spare: 0 };

    /// The plan that leaves the fewest points; of equal ones the first. It is known that none
    /// leaves fewer than `least`.
    pub(super) fn best(rest: &Rest, least: u16) -> Self {
        let mut best = Plan { left: u16::MAX, ..Plan::NONE };
        each_choice(rest, Wanted::Best, &mut |rest, runs| {
            let (left, sets, spare) = best_sets(rest);
            if left < best.left {
                best = Plan { runs: *runs, sets, left, spare };
            }
            if best.left <= least { Then::Stop } else { Then::Deeper }
        });
        best
    }

    /// Whether there is a combination of natural cards in it.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.sets == 0 && self.runs.is_empty()
    }
}

/// What is left at least if the rest may only form sets (KR-09), the sets, and how many wild
/// cards they do not need.
///
/// A set takes all cards of its rank: three and more are free, two cost a wild card, one costs
/// two.
#[inline]
fn best_sets(rest: &Rest) -> (u16, u64, u32) {
    let (ones, twos, more) = rest.ones_twos_more();
    let mut left = rest.points;
    let mut free = more;
    while free != 0 {
        let at = free.trailing_zeros();
        left -= (rest.ranks >> at & 15) as u16 * (at as u16 / 4 + 3);
        free &= free - 1;
    }
    if rest.wilds == 0 || ones | twos == 0 {
        return (left, more, rest.wilds);
    }
    let (mut most, mut bought, mut spare) = (0, 0, rest.wilds);
    let (mut singles, mut single_points, mut singles_left) = (0, 0, ones);
    let mut wilds = rest.wilds;
    // The most expensive singles first, from none to as many as possible; the most expensive pairs for the others.
    loop {
        let (mut points, mut sets, mut pairs) = (single_points, singles, twos);
        let mut unused = wilds;
        while unused > 0 && pairs != 0 {
            unused -= 1;
            let at = pairs.ilog2();
            pairs ^= 1 << at;
            sets |= 1 << at;
            points += 2 * (at as u16 / 4 + 3);
        }
        if points > most {
            (most, bought, spare) = (points, sets, unused);
        }
        if wilds < 2 || singles_left == 0 {
            return (left - most, more | bought, spare);
        }
        wilds -= 2;
        let at = singles_left.ilog2();
        singles_left ^= 1 << at;
        singles |= 1 << at;
        single_points += at as u16 / 4 + 3;
    }
}
