//! One turn ahead, over every card that may come: how likely the hand goes out, and what it is
//! left with if the round ends then. Rounds are short, so this is most of what a hand is worth.

use super::hand::Eye;
use super::next_card::NextCard;
use super::quick::{barred_after_take, fewest_points, is_related, left_points};
use crate::cards::{Card, Cards};
use crate::melds::left_over;
use crate::state::TableState;

/// How someone weighs what the next turn may bring. Found by playing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Foresight {
    /// What going out is worth besides the points saved: those the others are left with.
    pub(crate) out: f32,
    /// How much the judgement of the hand counts in addition to the points after one more turn.
    pub(crate) judgement: f32,
    /// How often a natural card that is wanted lies on the discard pile, in comparison with how
    /// often it is drawn. Nobody throws away wild ones.
    pub(crate) offer: f32,
}

impl Foresight {
    /// The best that was found.
    pub(crate) const GOOD: Foresight = Foresight { out: 20.0, judgement: 0.3, offer: 0.7 };

    /// What the hand, as it is after a turn, is thought to cost.
    pub(crate) fn cost(&self, hand: Cards, next: &NextCard, eye: &Eye) -> f32 {
        let Outlook { out, out_naturally, points } = outlook(hand, next, eye);
        let missed = 1.0 - self.offer * out_naturally;
        let out = 1.0 - (1.0 - out) * missed;
        points * missed - self.out * out + self.judgement * eye.judge(hand)
    }

    /// By how much an unknown card is better than the discard, in points.
    pub(crate) fn gain_by_drawing(
        &self,
        table: &TableState,
        hand: Cards,
        next: &NextCard,
        eye: &Eye,
    ) -> f32 {
        let Some(top) = table.discard_pile().next_back() else { return f32::INFINITY };
        let barred = barred_after_take(table, hand, top);
        if eye.outs(hand.with(top), barred) != 0 {
            return f32::NEG_INFINITY;
        }
        let (discard, _) = eye.best_discard(hand.with(top), barred);
        if discard == top {
            return f32::INFINITY;
        }
        let as_before = self.cost(hand, next, eye);
        let drawn = next.average(|card| self.after(hand, card, as_before, next, eye));
        self.cost(hand.with(top).without(discard), next, eye) - drawn
    }

    /// What the hand is thought to cost when this card has been drawn and one discarded.
    fn after(&self, hand: Cards, card: Card, as_before: f32, next: &NextCard, eye: &Eye) -> f32 {
        let with = hand.with(card);
        if eye.outs(with, None) != 0 {
            return -self.out;
        }
        let (discard, _) = eye.best_discard(with, None);
        if discard == card { as_before } else { self.cost(with.without(discard), next, eye) }
    }
}

/// What the next turn may bring if its card comes from the draw pile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Outlook {
    /// How likely one can go out with the next card.
    pub(crate) out: f32,
    /// How likely with one that is not wild.
    pub(crate) out_naturally: f32,
    /// How many points are left on average if the next turn is the last.
    pub(crate) points: f32,
}

/// Of a hand as it is after a turn.
pub(crate) fn outlook(hand: Cards, next: &NextCard, eye: &Eye) -> Outlook {
    let left = left_over(hand, eye.wild);
    let now = left_points(&left, hand, eye.wild);
    let kinds = if left.is_bare { hand.kinds() } else { left.once };
    let dearest = crate::cards::kinds(kinds).map(|card| card.points(eye.wild)).max().unwrap_or(0);
    let (mut out, mut out_naturally) = (0.0, 0.0);
    let points = next.average_by_weight(|card, weight| {
        if now > 0 && !is_related(hand, card, eye.wild) {
            // It is discarded again, or the most expensive card in its place.
            return f32::from(now - dearest.saturating_sub(card.points(eye.wild)));
        }
        if now > 0 && eye.outs(hand.with(card), None) == 0 {
            return f32::from(fewest_points(hand.with(card), eye.wild).0);
        }
        out += weight;
        if !card.is_wild(eye.wild) {
            out_naturally += weight;
        }
        0.0
    });
    Outlook { out, out_naturally, points }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::hand::Taste;
    use crate::cards::Rank;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|card| Card::read(card).unwrap()).collect()
    }

    fn of(hand: &str, next: &str) -> Outlook {
        let hand = cards(hand);
        let eye = Eye { taste: Taste::GOOD, wild: Rank(3), size: hand.len(), visible: Cards::NONE };
        outlook(hand, &NextCard::any_of(cards(next)), &eye)
    }

    #[test]
    fn the_chance_to_go_out_counts_every_card_that_allows_it() {
        // With a 4, a 7 or the joker only the king is left over; with the nine 5, 6 and 9 besides.
        let outlook = of("5s 6s 8d 8c 8t Kd", "4s 7s JK 9h");
        assert_eq!(outlook, Outlook { out: 0.75, out_naturally: 0.5, points: 5.0 });
    }

    #[test]
    fn a_hand_that_combines_goes_out_with_any_card() {
        let Outlook { out, points, .. } = of("5s 6s 7s 8d 8c 8t", "Kd 4h");
        assert_eq!((out, points), (1.0, 0.0));
    }

    #[test]
    fn a_card_that_combines_with_nothing_may_still_be_cheaper() {
        let Outlook { out, points, .. } = of("Ks 9h 6d", "4c");
        assert_eq!((out, points), (0.0, 9.0 + 6.0 + 4.0));
    }
}
