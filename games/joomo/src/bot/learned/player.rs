//! A player who follows the learned policy and does not search.

use rand::{Rng, RngExt, SeedableRng};
use vierblatt_bots::{BotSeat, Dice, Limit as Budget, Player, Sight};
use vierblatt_game::{Imagine, Moves, Telling};

use super::policy::{Learned, Question};
use crate::bot::account::Account;
use crate::{Joomo, Move};

/// A player who draws from the policy's chances. Good play in Joomo is mixed, so it does not always make the likeliest move.
pub struct Reflex {
    my_seat: BotSeat<Joomo>,
    policy: &'static Learned,
    account: Account,
    question: Question,
    dice: Dice,
}

impl Reflex {
    /// Somebody in this seat who follows what is built in. The seed decides all it does by chance.
    pub fn new(my_seat: BotSeat<Joomo>, seed: u64) -> Self {
        Reflex::with(my_seat, Learned::built_in(), seed)
    }

    /// Somebody who follows this policy.
    pub fn with(my_seat: BotSeat<Joomo>, policy: &'static Learned, seed: u64) -> Self {
        Reflex {
            my_seat,
            policy,
            account: Account::new(my_seat.options, my_seat.seats),
            question: Question::default(),
            dice: Dice::seed_from_u64(seed),
        }
    }
}

#[cfg(test)]
impl Reflex {
    pub(super) fn evidence(&self) -> &super::Evidence {
        &self.account.evidence
    }
}

impl Question {
    /// Moves with a smaller chance than this are not made: mostly it is only that nothing is ever learned to be quite
    /// impossible.
    pub fn least(&self) -> f32 {
        LEAST * self.moves.iter().fold(0.0f32, |most, choice| most.max(choice.chance))
    }

    /// A move drawn by the chances.
    pub fn draw(&self, rng: &mut impl Rng) -> Option<Move> {
        let least = self.least();
        let weight = |chance: f32| if chance < least { 0.0 } else { chance };
        let all: f32 = self.moves.iter().map(|choice| weight(choice.chance)).sum();
        let mut rest = rng.random::<f32>() * all;
        let drawn = self.moves.iter().find(|choice| {
            rest -= weight(choice.chance);
            rest < 0.0
        });
        drawn.or(self.moves.first()).map(|choice| choice.mv)
    }
}

/// The smallest chance a move may have, as a share of the largest.
const LEAST: f32 = 0.3;

impl Player<Joomo> for Reflex {
    fn hear(&mut self, told: &Telling<Joomo>) {
        self.account.hear(told);
    }

    fn choose(&mut self, sight: &Sight<Joomo>, _: &Budget<'_>) -> Move {
        if sight.legal.len() == 1 {
            return sight.legal.get(0);
        }
        let Reflex { my_seat, policy, account, question, dice } = self;
        // The others' cards in it are made up; the policy is told nothing of them.
        let state = Joomo::imagine(&my_seat.known(sight, &()), dice);
        policy.ask(&state, my_seat.seat, &account.evidence, question);
        // JO-23: nothing was learned about sharing a win; it is shared.
        question.draw(dice).unwrap_or_else(|| sight.legal.get(0))
    }
}
