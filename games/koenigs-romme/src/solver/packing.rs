//! The certificate: which hand takes and drops what. Checking it asks nothing but the rules.

use serde::{Serialize, Serializer};

use super::position::Position;
use crate::cards::{Cards, Rank};
use crate::melds;
use crate::view::sorted;

/// A plan for some hands that works whatever the order of the stock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Packing {
    /// One for each hand that is to be finished.
    pub exchanges: Vec<Exchange>,
}

/// What one hand takes from the stock, and what it drops for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Exchange {
    /// The hand: 3 to 13.
    pub hand: u8,
    /// What it takes. Nothing if it combines already and waits for any card to be put there
    /// (KR-22).
    #[serde(serialize_with = "listed")]
    pub take: Cards,
    /// What it drops: as many cards.
    #[serde(serialize_with = "listed")]
    pub drop: Cards,
}

fn listed<S: Serializer>(cards: &Cards, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(sorted(*cards))
}

/// Why something is not a packing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The hand is finished, is named twice, or there is no such hand.
    NoSuchHand(u8),
    /// The hand drops a card it does not have.
    NotInHand(u8),
    /// The hand takes more cards than it drops, or fewer.
    Uneven(u8),
    /// With what it takes and drops, the hand does not combine.
    NoCombination(u8),
    /// All hands together take a card more often than it is still to come.
    TakenTooOften,
    /// There are not enough cards to come for every hand to get its turns.
    TooFewTurns,
    /// The hand is left out.
    LeftOut(u8),
}

impl Packing {
    /// Whether it finishes the hands it names.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn check(&self, position: &Position) -> Result<(), Flaw> {
        let mut seen = 0u16;
        let mut turns = 0;
        let mut left = position.stock();
        for exchange in &self.exchanges {
            let &Exchange { hand: k, take, drop } = exchange;
            if !position.is_unfinished(k) || seen >> k & 1 != 0 {
                return Err(Flaw::NoSuchHand(k));
            }
            seen |= 1 << k;
            let mut hand = position.hand(k);
            if !hand.contains_all(drop) {
                return Err(Flaw::NotInHand(k));
            }
            if take.len() != drop.len() {
                return Err(Flaw::Uneven(k));
            }
            if !left.contains_all(take) {
                return Err(Flaw::TakenTooOften);
            }
            for card in drop.iter() {
                hand.remove(card);
            }
            for card in take.iter() {
                left.remove(card);
                hand.add(card);
            }
            if !melds::combines(hand, Rank(k)) {
                return Err(Flaw::NoCombination(k));
            }
            // KR-21, KR-22: one card a turn, and at least one turn.
            turns += take.len().max(1);
        }
        if turns > position.stock().len() {
            return Err(Flaw::TooFewTurns);
        }
        Ok(())
    }

    /// Whether it finishes all hands, and so wins.
    ///
    /// # Errors
    /// Says what is wrong with it, or which hand it leaves out.
    pub fn check_all(&self, position: &Position) -> Result<(), Flaw> {
        self.check(position)?;
        match position.unfinished().find(|k| self.exchange(*k).is_none()) {
            Some(k) => Err(Flaw::LeftOut(k)),
            None => Ok(()),
        }
    }

    /// What this hand does.
    pub fn exchange(&self, hand: u8) -> Option<&Exchange> {
        self.exchanges.iter().find(|exchange| exchange.hand == hand)
    }

    /// How many cards of the stock it uses up: those taken, and one for each hand that only waits
    /// for its turn.
    pub fn cards(&self) -> usize {
        self.exchanges.iter().map(|exchange| exchange.take.len().max(1)).sum()
    }
}
