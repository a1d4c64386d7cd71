//! How good a hand is, quickly: what its best combinations leave over, and how likely each of those
//! cards can still be combined.

use crate::cards::{Card, Cards, RANKS, Rank};
use crate::melds::{self, LeftOver, left_over};

/// What a card left over is thought to cost until the round ends. Found by playing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taste {
    /// What any such card costs besides its points, because it is in the way of going out.
    pub(crate) burden: f32,
    /// How much each unseen card helps that would combine with it and another one at once.
    pub(crate) out: f32,
    /// How much each unseen card helps that would make two of it, so that a third is wanted.
    pub(crate) seed: f32,
    /// By how much the discard must improve the hand to be taken instead of an unknown card; for
    /// hands of three cards, and for each card more.
    pub(crate) take: [f32; 2],
}

impl Taste {
    /// A beginner's: only points count, and discards are there to be thrown away.
    pub(crate) const SHY: Taste = Taste { burden: 0.0, out: 0.0, seed: 0.0, take: [1000.0, 0.0] };
    /// Only points count.
    pub(crate) const PLAIN: Taste = Taste { burden: 0.0, out: 0.0, seed: 0.0, take: [1.0, 0.0] };
    /// Of somebody who keeps what nearly combines, but does not think of what may follow later.
    pub(crate) const FAIR: Taste = Taste { burden: 0.0, out: 0.02, seed: 0.0, take: [3.0, 0.0] };
    /// The best that was found.
    pub(crate) const GOOD: Taste = Taste { burden: 0.0, out: 0.04, seed: 0.01, take: [3.0, 0.3] };
}

/// What a seat looks at when it judges a hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    pub(crate) taste: Taste,
    /// The rank that is wild.
    pub(crate) wild: Rank,
    /// How many cards a hand has after a turn.
    pub(crate) size: usize,
    /// What lies face up: nobody will draw it.
    pub(crate) visible: Cards,
}

impl Eye {
    /// By how much a discard must improve the hand to be taken.
    #[inline]
    pub(crate) fn take_margin(&self) -> f32 {
        let [first, more] = self.taste.take;
        first + more * (self.size - 3) as f32
    }

    /// What a hand as it is after a turn is thought to cost: the less the better.
    pub(crate) fn judge(&self, hand: Cards) -> f32 {
        self.cost(&left_over(hand, self.wild), hand)
    }

    /// The card of this hand, one more than after a turn, that is best discarded; and what the hand
    /// is thought to cost without it. Only cards that no combination needs are looked at, so that
    /// one search is enough for all.
    pub(crate) fn best_discard(&self, hand: Cards, barred: Option<Card>) -> (Card, f32) {
        let left = left_over(hand, self.wild);
        let mut best: Option<(Card, f32)> = None;
        let mut rest = left.once & !barred.map_or(0, |card| 1 << card.index());
        while rest != 0 {
            let card = Card::from_index(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            let left = left.without(card, self.wild);
            let cost = self.cost(&left, hand);
            if best.is_none_or(|(_, least)| cost < least) {
                best = Some((card, cost));
            }
        }
        best.unwrap_or_else(|| self.best_of_all(hand, barred))
    }

    /// The same, where every card is in a combination, wild or barred.
    fn best_of_all(&self, hand: Cards, barred: Option<Card>) -> (Card, f32) {
        let mut best: Option<(Card, f32)> = None;
        for card in crate::cards::kinds(hand.kinds()).filter(|card| Some(*card) != barred) {
            let worth = if card.is_wild(self.wild) { WILD } else { 0.0 };
            let cost = self.judge(hand.without(card)) + worth;
            if best.is_none_or(|(_, least)| cost < least) {
                best = Some((card, cost));
            }
        }
        best.unwrap_or_else(|| {
            let card = hand.iter().next().unwrap_or(Card::JOKER);
            (card, self.judge(hand))
        })
    }

    /// What these cards left over of the hand are thought to cost.
    pub(crate) fn cost(&self, left: &LeftOver, hand: Cards) -> f32 {
        let Taste { burden, out, seed, .. } = self.taste;
        // Cards of which one twin or both have been seen: there is no point in hoping for them.
        let (hand_once, hand_twice) = (hand.once(), hand.twice());
        let (once, twice) = (self.visible.once(), self.visible.twice());
        let seen_once = once | hand_once;
        let seen_twice = twice | hand_twice | once & hand_once;
        let unseen = |cards: u64| {
            2 * cards.count_ones()
                - (cards & seen_once).count_ones()
                - (cards & seen_twice).count_ones()
        };
        let mut cost = 0.0;
        let mut cards = left.once;
        while cards != 0 {
            let card = cards.trailing_zeros();
            let bit = cards & cards.wrapping_neg();
            cards &= cards - 1;
            let (suit, rank) = (card / RANKS, card % RANKS);
            let mates = of_rank(Rank(rank as u8 + 3));
            let of_rank = (left.once & mates).count_ones() + (left.twice & mates).count_ones();
            let line = (left.once >> (suit * RANKS) & LINE) as u32;
            let window = (line << 2 >> rank & 31) as usize;
            let place = |near: u8| ((u64::from(near) << rank >> 2) & LINE) << (suit * RANKS);
            let mut outs = unseen(place(COMPLETES[window]));
            let mut seeds = unseen(place(0b11011));
            let rank_mates = unseen(mates);
            if of_rank > 1 {
                outs += rank_mates;
            } else {
                seeds += rank_mates;
            }
            if left.spare > 0 {
                outs += seeds;
            }
            let chance = out * outs as f32 + seed * seeds as f32;
            let copies = if left.twice & bit != 0 { 2.0 } else { 1.0 };
            cost += copies * (burden + (rank + 3) as f32) / (1.0 + chance);
        }
        cost
    }

    /// Whether a hand of one card more can go out, and with which discards.
    #[inline]
    pub(crate) fn outs(&self, hand: Cards, barred: Option<Card>) -> u64 {
        melds::outs(hand, self.wild) & !barred.map_or(0, |card| 1 << card.index())
    }
}

/// What a wild card that is thrown away is worth.
const WILD: f32 = 30.0;
/// All cards of a rank, a bit each.
#[inline]
pub(crate) const fn of_rank(rank: Rank) -> u64 {
    const THREES: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;
    THREES << rank.index()
}

/// The ranks of one suit.
const LINE: u64 = (1 << RANKS) - 1;

/// By which of the five places from two ranks below a card to two above it are held, the place
/// itself in the middle: those that would make a run of three with it and one that is held.
const COMPLETES: [u8; 32] = {
    let mut completes = [0; 32];
    let mut window = 0;
    while window < 32 {
        let held = window as u8;
        let mut near = 0;
        if held >> 3 & 1 != 0 {
            near |= 1 << 4 | 1 << 1;
        }
        if held >> 1 & 1 != 0 {
            near |= 1 << 3 | 1;
        }
        if held >> 4 & 1 != 0 {
            near |= 1 << 3;
        }
        if held & 1 != 0 {
            near |= 1 << 1;
        }
        completes[window] = near & !held;
        window += 1;
    }
    completes
};

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|card| Card::read(card).unwrap()).collect()
    }

    fn eye(visible: &str) -> Eye {
        Eye { taste: Taste::GOOD, wild: Rank(3), size: 5, visible: cards(visible) }
    }

    #[test]
    fn who_minds_only_points_throws_the_dearest_card_and_others_keep_what_nearly_combines() {
        let hand = cards("Qs Qh 4d Jc 6t 8h");
        let plain = Eye { taste: Taste::PLAIN, ..eye("") };
        assert_eq!(plain.best_discard(hand, None).0, Card::read("Qs").unwrap());
        assert_eq!(eye("").best_discard(hand, None).0, Card::read("Jc").unwrap());
    }

    #[test]
    fn a_pair_is_worth_less_when_its_mates_have_gone_by() {
        let hand = cards("Qs Qh 4d Jc 6t");
        assert!(eye("Qd Qc Qt Qd Qc Qt").judge(hand) > eye("").judge(hand));
        let hand = cards("5s 6s Td Jc 8t");
        assert!(eye("4s 4s 7s 7s").judge(hand) > eye("").judge(hand));
        assert!(eye("9h 9h 9c 9c").judge(hand) <= eye("7s 7s").judge(hand));
    }

    #[test]
    fn a_run_is_completed_at_both_ends_or_in_its_gap() {
        // From two below the card to two above it, itself in the middle.
        assert_eq!(COMPLETES[0b0_1100], 0b1_0010, "with its neighbour above");
        assert_eq!(COMPLETES[0b0_0110], 0b0_1001, "with its neighbour below");
        assert_eq!(COMPLETES[0b1_0100], 0b0_1000, "with the next but one above");
        assert_eq!(COMPLETES[0b0_0101], 0b0_0010, "with the next but one below");
        assert_eq!(COMPLETES[0b0_0100], 0);
    }

    #[test]
    fn a_wild_card_stays_even_when_it_combines_with_nothing() {
        let hand = cards("4s 8h Jd Kc JK");
        assert_eq!(eye("").best_discard(hand, None).0, Card::read("Kc").unwrap());
        let hand = cards("JK JK 3s Kc");
        assert!(eye("").best_discard(hand, Card::read("Kc")).0.is_wild(Rank(3)));
    }

    #[test]
    fn what_may_not_go_back_is_not_thrown() {
        let hand = cards("4s 5s 6s Kc 8d");
        let king = Card::read("Kc");
        assert_eq!(Some(eye("").best_discard(hand, None).0), king);
        assert_eq!(Some(eye("").best_discard(hand, king).0), Card::read("8d"));
    }
}
