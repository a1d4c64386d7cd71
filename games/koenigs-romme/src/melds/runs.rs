//! All ways to take runs (KR-10) out of a hand that are worth a look.
//!
//! A run is named by its lowest and its highest natural card: wild cards fill the gaps and, if it
//! is shorter than three, its end. It holds every natural card in between that is there: to use
//! a wild card instead saves at most one wild card elsewhere. A run of one natural card is a set.

use vierblatt_game::List;

use super::rest::Rest;
use crate::cards::RANKS;

/// A run of at least two natural cards: the numbers of the lowest and the highest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Run {
    pub(super) first: u8,
    pub(super) last: u8,
}

/// The runs taken so far: three cards each, of 14, and one to spare.
pub(super) type Runs = List<Run, 5>;

/// Where to go on after a choice of runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// To the same with more runs.
    Deeper,
    /// To others: more runs are of no use.
    Back,
    /// Nowhere: it is found.
    Stop,
}

/// Which choices of runs to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    /// Enough that one of the best is among them, for all cards or for the fewest points.
    Best,
    /// Enough that this is so for the hand without any one of its cards.
    BestWithoutOne,
}

/// Shows `look` every choice of runs with what it leaves, the choice of no run first. Runs are
/// taken in the order of their first card. Answers whether it was stopped.
#[inline]
pub(super) fn each_choice(
    rest: &Rest,
    wanted: Wanted,
    look: &mut impl FnMut(&Rest, &Runs) -> Then,
) -> bool {
    each_from(rest, wanted, &mut List::new(Run::default()), 0, look)
}

fn each_from(
    rest: &Rest,
    wanted: Wanted,
    runs: &mut Runs,
    from: u32,
    look: &mut impl FnMut(&Rest, &Runs) -> Then,
) -> bool {
    match look(rest, runs) {
        Then::Deeper => {}
        Then::Back => return false,
        Then::Stop => return true,
    }
    let mut starts = rest.starts() & (!0 << from);
    while starts != 0 {
        let first = starts.trailing_zeros();
        starts &= starts - 1;
        let rank = first % RANKS;
        // The cards of the suit, the first one lowest.
        let mut line = rest.once >> first & ((1 << (RANKS - rank)) - 1);
        let mut left = *rest;
        left.take(first, rank);
        line &= line - 1;
        let mut taken = 1;
        while line != 0 {
            let step = line.trailing_zeros();
            line &= line - 1;
            taken += 1;
            let gaps = step + 1 - taken;
            if gaps > rest.wilds {
                break;
            }
            left.take(first + step, rank + step);
            // KR-10: two neighbours alone need a third card.
            let wilds = if step == 1 { 1 } else { gaps };
            if wilds > rest.wilds
                || wanted == Wanted::Best && can_only_grow(&left, line, step, first, rank)
            {
                continue;
            }
            left.wilds = rest.wilds - wilds;
            runs.push(Run { first: first as u8, last: (first + step) as u8 });
            let stopped = each_from(&left, wanted, runs, first, look);
            runs.pop();
            if stopped {
                return true;
            }
        }
    }
    false
}

/// Whether the run is no worse with the next natural card: the one that follows is of use nowhere
/// else, as it has no other of its rank, and no second run within this one could go on with it.
#[inline]
fn can_only_grow(left: &Rest, line: u64, step: u32, first: u32, rank: u32) -> bool {
    line >> (step + 1) & 1 != 0
        && left.ranks >> (4 * (rank + step + 1)) & 15 == 1
        && left.once >> first & ((2 << step) - 1) == 0
}
