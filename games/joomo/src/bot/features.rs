//! What the policy looks at: numbers that say something about a move, from what its player can know.

use crate::bot::class::Class;
use crate::bot::policy::Outlook;
use crate::{Card, Cards};

/// How many features a move has.
pub const FEATURES: usize = 24;

/// The features of a move. What they mean depends on the card of the trick it would be.
pub type Features = [f32; FEATURES];

/// The first and the second card of a trick: what kind of card it is.
mod limit {
    /// A ten.
    pub(crate) const TEN: usize = 0;
    /// The same, when the round may end soon.
    pub(crate) const TEN_LATE: usize = 1;
    /// The same, from a small hand.
    pub(crate) const TEN_FEW: usize = 2;
    /// A double digit.
    pub(crate) const DOUBLE: usize = 3;
    /// The same, when the round may end soon.
    pub(crate) const DOUBLE_LATE: usize = 4;
    /// The same, from a small hand.
    pub(crate) const DOUBLE_FEW: usize = 5;
    /// A five.
    pub(crate) const FIVE: usize = 6;
}

/// The first card of a trick: where it lies.
mod lead {
    /// Unseen cards next to it.
    pub(crate) const NEXT_UNSEEN: usize = 7;
    /// Unseen cards at most three away.
    pub(crate) const NEAR_UNSEEN: usize = 8;
    /// Own cards at most three away.
    pub(crate) const NEAR_OWN: usize = 9;
    /// Own cards at most ten away.
    pub(crate) const ROUND_OWN: usize = 10;
    /// How far it is from the middle of the unseen cards, 0 to 1.
    pub(crate) const EDGE: usize = 11;
}

/// The second card of a trick: the gap it leaves.
mod second {
    /// How likely nobody answers.
    pub(crate) const CALM: usize = 7;
    /// The answers to expect, at most four.
    pub(crate) const ANSWERS: usize = 8;
    /// Own cards in the gap, at most four.
    pub(crate) const OWN: usize = 9;
    /// How well they hold against the answers.
    pub(crate) const HOLD: usize = 10;
    /// How likely nobody answers, if the trick is worth more than one marker.
    pub(crate) const CALM_WORTH: usize = 11;
    /// Own cards at most two away.
    pub(crate) const NEAR_OWN: usize = 12;
    /// A ten, and how likely nobody answers.
    pub(crate) const TEN_CALM: usize = 13;
    /// A ten, and how well own cards hold the gap.
    pub(crate) const TEN_HOLD: usize = 14;
    /// JO-08: no second card.
    pub(crate) const DECLINE: usize = 16;
    /// The same, if the trick is worth more than one marker.
    pub(crate) const DECLINE_WORTH: usize = 17;
}

/// All later cards.
pub(super) mod gap {
    /// A pass.
    pub(crate) const PASS: usize = 0;
    /// The same, if the trick is worth more than one marker.
    pub(crate) const PASS_WORTH: usize = 1;
    /// The same, when the round may end soon.
    pub(crate) const PASS_LATE: usize = 2;
    /// The same, when more than one may still answer.
    pub(crate) const PASS_MANY: usize = 3;
    /// A ten.
    pub(crate) const TEN: usize = 4;
    /// The same, and how likely nobody answers.
    pub(crate) const TEN_CALM: usize = 5;
    /// The same, when the round may end soon.
    pub(crate) const TEN_LATE: usize = 6;
    /// A double digit.
    pub(crate) const DOUBLE: usize = 7;
    /// The same, if the trick is worth more than one marker.
    pub(crate) const DOUBLE_WORTH: usize = 8;
    /// The same, when the round may end soon.
    pub(crate) const DOUBLE_LATE: usize = 9;
    /// A five on a limit.
    pub(crate) const ON_LIMIT: usize = 10;
    /// How likely nobody answers.
    pub(crate) const CALM: usize = 11;
    /// The same, if the trick is worth more than one marker.
    pub(crate) const CALM_WORTH: usize = 12;
    /// The answers to expect, at most four.
    pub(crate) const ANSWERS: usize = 13;
    /// The last card, while the Joomo marker is there.
    pub(crate) const LAST: usize = 14;
    /// Own cards in the gap, at most four.
    pub(crate) const OWN: usize = 15;
    /// A double digit from a small hand.
    pub(crate) const DOUBLE_FEW: usize = 16;
    /// A five.
    pub(crate) const FIVE: usize = 17;
    /// A ten, and how well own cards hold the gap.
    pub(crate) const TEN_HOLD: usize = 18;
    /// How well they hold it.
    pub(crate) const HOLD: usize = 19;
    /// A pass with this many own cards in the gap.
    pub(crate) const PASS_OWN: usize = 20;
    /// A pass with a small hand.
    pub(crate) const PASS_FEW: usize = 21;
    /// A pass when the Joomo marker is gone.
    pub(crate) const PASS_TAKEN: usize = 22;
    /// A double digit, and how likely nobody answers.
    pub(crate) const DOUBLE_CALM: usize = 23;
}

/// Where features go as they are found: into a sum, or into a list. Most are 0 and never mentioned.
pub(super) trait Note {
    fn note(&mut self, feature: usize, value: f32);
}

/// The features weighed and added up.
#[derive(Clone, Copy)]
pub(super) struct Sum<'a> {
    pub(super) weights: &'a Features,
    pub(super) sum: f32,
}

impl Note for Sum<'_> {
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "the feature's number must be known where it is weighed"
    )]
    fn note(&mut self, feature: usize, value: f32) {
        self.sum += self.weights[feature] * value;
    }
}

impl Note for Features {
    fn note(&mut self, feature: usize, value: f32) {
        self[feature] = value;
    }
}

/// How soon a hand of this many cards may be empty, from 0 to 1.
const SOON: [f32; 11] = [1.0, 1.0, 0.8, 0.6, 0.4, 0.2, 0.1, 0.0, 0.0, 0.0, 0.0];

/// `exp(-n / 8)`: how likely it is that nobody answers when `n / 8` answers are expected.
const CALM: [f32; 48] = {
    let mut table = [1.0; 48];
    let mut n = 1;
    while n < 48 {
        table[n] = table[n - 1] * 0.882_496_9;
        n += 1;
    }
    table
};

impl Outlook {
    #[inline]
    pub(super) fn limit_kind(&self, class: Class, x: &mut impl Note) {
        let (late, few) = (self.late(), self.few());
        if class.is_ten() {
            x.note(limit::TEN, 1.0);
            x.note(limit::TEN_LATE, late);
            x.note(limit::TEN_FEW, few);
        }
        if class.is_double() {
            x.note(limit::DOUBLE, 1.0);
            x.note(limit::DOUBLE_LATE, late);
            x.note(limit::DOUBLE_FEW, few);
        }
        if class.is_five() {
            x.note(limit::FIVE, 1.0);
        }
    }

    #[inline]
    pub(super) fn lead_spot(&self, card: Card, x: &mut impl Note) {
        let near = Cards::around(card, 3);
        x.note(lead::NEXT_UNSEEN, (Cards::around(card, 1) & self.unseen).len() as f32);
        x.note(lead::NEAR_UNSEEN, (near & self.unseen).len() as f32);
        x.note(lead::NEAR_OWN, (near & self.hand).len() as f32);
        x.note(lead::ROUND_OWN, (Cards::around(card, 10) & self.hand).len() as f32);
        let below = (Cards::below(card) & self.unseen).len() as f32;
        x.note(lead::EDGE, (2.0 * below / self.unseen.len().max(1) as f32 - 1.0).abs());
    }

    #[inline]
    pub(super) fn second_spot(&self, card: Card, class: Class, first: Card, x: &mut impl Note) {
        let gap = Cards::between(card, first);
        let answers = self.answers(gap);
        let calm = calm(answers);
        let own = (self.hand & gap).len() as f32;
        let hold = own / (own + answers + 1.0);
        x.note(second::CALM, calm);
        x.note(second::ANSWERS, answers.min(4.0));
        x.note(second::OWN, own.min(4.0));
        x.note(second::HOLD, hold);
        x.note(second::CALM_WORTH, calm * self.spare_value());
        x.note(second::NEAR_OWN, (Cards::around(card, 2) & self.hand).len() as f32);
        if class.is_ten() {
            x.note(second::TEN_CALM, calm);
            x.note(second::TEN_HOLD, hold);
        }
    }

    #[inline]
    pub(super) fn decline(&self, x: &mut impl Note) {
        x.note(second::DECLINE, 1.0);
        x.note(second::DECLINE_WORTH, self.spare_value());
    }

    /// What a gap left to the others means.
    #[inline]
    pub(super) fn situation(&self, gap: Cards) -> Situation {
        let answers = self.answers(gap);
        let own = (self.hand & gap).len() as f32;
        Situation { answers, calm: calm(answers), own, hold: own / (own + answers + 1.0) }
    }

    #[inline]
    pub(super) fn gap_play(&self, class: Class, situation: &Situation, x: &mut impl Note) {
        let Situation { answers, calm, own, hold } = *situation;
        let (late, few, spare) = (self.late(), self.few(), self.spare_value());
        if class.is_ten() {
            x.note(gap::TEN, 1.0);
            x.note(gap::TEN_CALM, calm);
            x.note(gap::TEN_LATE, late);
            x.note(gap::TEN_HOLD, hold);
        }
        if class.is_double() {
            x.note(gap::DOUBLE, 1.0);
            x.note(gap::DOUBLE_WORTH, spare);
            x.note(gap::DOUBLE_LATE, late);
            x.note(gap::DOUBLE_FEW, few);
            x.note(gap::DOUBLE_CALM, calm);
        }
        if class.is_five() {
            x.note(gap::FIVE, 1.0);
        }
        x.note(gap::CALM, calm);
        x.note(gap::CALM_WORTH, calm * spare);
        x.note(gap::ANSWERS, answers.min(4.0));
        x.note(gap::LAST, if self.racing && self.hand.len() == 1 { 1.0 } else { 0.0 });
        x.note(gap::OWN, own.min(4.0));
        x.note(gap::HOLD, hold);
    }

    #[inline]
    pub(super) fn pass(&self, situation: &Situation, x: &mut impl Note) {
        x.note(gap::PASS, 1.0);
        x.note(gap::PASS_WORTH, self.spare_value());
        x.note(gap::PASS_LATE, self.late());
        x.note(gap::PASS_MANY, if self.rivals > 1 { 1.0 } else { 0.0 });
        x.note(gap::PASS_OWN, situation.own.min(4.0));
        x.note(gap::PASS_FEW, self.few());
        x.note(gap::PASS_TAKEN, if self.racing { 0.0 } else { 1.0 });
    }

    /// The answers to expect from those still in the trick when this gap lies open to them.
    #[inline]
    pub(crate) fn answers(&self, gap: Cards) -> f32 {
        ((gap | Cards::DOUBLES) & self.unseen).len() as f32 * self.density
    }

    /// How soon the round may end, from 0 to 1, by the fewest cards any other player has.
    #[inline]
    fn late(&self) -> f32 {
        SOON[usize::from(self.shortest.min(10))]
    }

    /// How few cards are left in one's own hand, from 0 to 1.
    #[inline]
    fn few(&self) -> f32 {
        SOON[self.hand.len().min(10)]
    }

    /// What the trick is worth beyond one marker, in threes and at most 1.
    #[inline]
    fn spare_value(&self) -> f32 {
        f32::from((self.value - 1).min(3)) / 3.0
    }
}

/// What a gap left to the others means.
#[derive(Clone, Copy)]
pub(super) struct Situation {
    /// The answers to expect.
    answers: f32,
    /// How likely there is none.
    calm: f32,
    /// One's own cards in it.
    own: f32,
    /// How well one's own cards hold against the answers.
    hold: f32,
}

#[inline]
fn calm(answers: f32) -> f32 {
    CALM[((answers * 8.0) as usize).min(47)]
}
