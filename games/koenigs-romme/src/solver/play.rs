//! Playing by the plan: what the card turned up is for, and where it goes.

use serde::Serialize;

use super::packing::{Exchange, Packing};
use super::position::Position;
use super::solve::plan;
use crate::cards::Card;
use crate::moves::Move;
use crate::view::PublicSolo;

/// What to do with the card turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Hint {
    /// A hand wants it and drops a card for it.
    Wanted {
        /// The hand: 3 to 13.
        hand: u8,
        /// What it drops.
        drop: Card,
    },
    /// Nobody needs it, and this hand, which combines already, waits for any card (KR-22).
    Finishes {
        /// The hand: 3 to 13.
        hand: u8,
    },
    /// Nobody needs it: it can be discarded at once, at any unfinished hand.
    Spare {
        /// One of them.
        hand: u8,
    },
}

impl Hint {
    /// The move it comes to if this card is turned up.
    pub const fn put(self, card: Card) -> Move {
        match self {
            Hint::Wanted { hand, drop } => Move::Put { hand, discard: drop },
            Hint::Finishes { hand } | Hint::Spare { hand } => Move::Put { hand, discard: card },
        }
    }
}

/// The best thing to do with the card turned up: it wins whatever can still be won, and otherwise
/// finishes the most hands that can be. None if no card is turned up.
pub fn best_put(public: &PublicSolo) -> Option<Move> {
    Some(hint(public)?.put(public.card?))
}

/// What the card turned up is for. None if no card is turned up.
pub fn hint(public: &PublicSolo) -> Option<Hint> {
    let card = public.card?;
    let position = Position::seen(public)?;
    advise(&plan(&position), &position, card)
}

/// What the card is for in this plan. None if all hands are finished.
pub fn advise(plan: &Packing, position: &Position, card: Card) -> Option<Hint> {
    let wants = |exchange: &&Exchange| exchange.take.count(card) > 0;
    if let Some(exchange) = plan.exchanges.iter().find(wants) {
        // All of them go in the end; which one first does not matter.
        let drop = exchange.drop.iter().next()?;
        return Some(Hint::Wanted { hand: exchange.hand, drop });
    }
    if let Some(hand) = position.waiting().next() {
        return Some(Hint::Finishes { hand });
    }
    position.unfinished().next().map(|hand| Hint::Spare { hand })
}

/// A player who keeps the plan as long as it works.
#[derive(Clone, Debug, Default)]
pub struct Player {
    plan: Option<Packing>,
    /// How many hands are finished in the end if the plan is followed.
    promised: usize,
}

impl Player {
    /// As good as [`best_put`], but it plans again only when something other than its plan happened.
    pub fn put(&mut self, public: &PublicSolo) -> Option<Move> {
        let card = public.card?;
        let position = Position::seen(public)?;
        // Whatever happened, no more hands can be finished than before: a plan that still keeps
        // the promise is as good as any.
        let finished = public.finished.len();
        let kept = self.plan.take().filter(|plan| {
            finished + plan.exchanges.len() == self.promised && plan.check(&position).is_ok()
        });
        let mut plan = kept.unwrap_or_else(|| plan(&position));
        self.promised = finished + plan.exchanges.len();
        let hint = advise(&plan, &position, card)?;
        follow(&mut plan, hint, card);
        self.plan = Some(plan);
        Some(hint.put(card))
    }
}

/// The plan after the hint was followed.
fn follow(plan: &mut Packing, hint: Hint, card: Card) {
    match hint {
        Hint::Wanted { hand, drop } => {
            for exchange in plan.exchanges.iter_mut().filter(|exchange| exchange.hand == hand) {
                exchange.take.remove(card);
                exchange.drop.remove(drop);
            }
            plan.exchanges.retain(|exchange| exchange.hand != hand || !exchange.take.is_empty());
        }
        Hint::Finishes { hand } => plan.exchanges.retain(|exchange| exchange.hand != hand),
        Hint::Spare { .. } => {}
    }
}
