//! What the best combinations of a hand leave over: all that a quick judgement of a hand needs,
//! without laying anything down.

use super::best::Plan;
use super::rest::{Planes, Rest, of_ranks};
use crate::cards::{Card, Cards, Rank};

/// What is in no combination when the fewest points are left (KR-16, KR-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LeftOver {
    /// Bit `card` where at least one such card is in no combination; natural cards only.
    pub(crate) once: u64,
    /// Bit `card` where both twins are in none.
    pub(crate) twice: u64,
    /// How many wild cards the combinations do not need. They can be added to one, if there is any.
    pub(crate) spare: u32,
    /// Whether there is no combination, so that the spare wild cards stay in hand too.
    pub(crate) is_bare: bool,
    /// KR-17: what the natural cards in no combination cost.
    pub(crate) points: u16,
}

/// Of a hand of at most 14 cards.
pub(crate) fn left_over(hand: Cards, wild: Rank) -> LeftOver {
    let planes = Planes::of(hand, wild);
    let plan = Plan::best(&Rest::of(planes), 0);
    let Planes { mut once, mut twice, .. } = planes;
    for run in plan.runs.iter() {
        let cards = (2 << run.last) - (1 << run.first);
        once &= !(cards & !twice);
        twice &= !cards;
    }
    let sets = of_ranks(plan.sets);
    let is_bare = plan.is_empty() && plan.spare < 3;
    LeftOver {
        once: once & !sets,
        twice: twice & !sets,
        spare: plan.spare,
        is_bare,
        points: plan.left,
    }
}

impl LeftOver {
    /// Takes a natural card away that is left over.
    #[inline]
    #[must_use]
    pub(crate) fn without(mut self, card: Card, wild: Rank) -> Self {
        let bit = 1 << card.index();
        self.once &= !(bit & !self.twice);
        self.twice &= !bit;
        self.points -= card.points(wild);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::best_by_discard;
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split(' ').map(|card| Card::read(card).unwrap()).collect()
    }

    #[test]
    fn what_is_left_over_is_what_the_best_lay_leaves() {
        let left = left_over(cards("4s 5s 6s 9h 9d 9c 9c Kt Kt Qd 3h"), Rank(8));
        assert_eq!(left.once, cards("Kt Qd 3h").once());
        assert_eq!(left.twice, cards("Kt").once());
        assert_eq!((left.points, left.spare, left.is_bare), (41, 0, false));
        let lonely = left_over(cards("4s 6h 9d JK"), Rank(3));
        assert_eq!((lonely.points, lonely.spare, lonely.is_bare), (19, 1, true));
    }

    #[test]
    fn a_card_left_over_can_go_without_changing_the_rest() {
        let hand = cards("4s 5s 6s 9h 9d Kt Qd 3s 8c");
        let left = left_over(hand, Rank(8));
        best_by_discard(hand, Rank(8), |card, best| {
            if left.once >> card.index() & 1 != 0 {
                assert_eq!(left.without(card, Rank(8)).points, best.points);
            }
        });
    }
}
