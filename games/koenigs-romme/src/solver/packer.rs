//! The hands that need cards, and how all of them are completed at once.
//!
//! The search is repeated with one card more to spend each time, so the first packing found takes the
//! fewest cards there can be, and a hand's more expensive ways are not even listed before they are wanted.

use super::position::Position;
use super::prices::{Prices, market};
use super::search::{Outcome, Search};
use super::ways::{Way, leave_out_more, with_drops};
use crate::cards::{Cards, Rank};

/// After this many steps without an answer it pays to look for [`Prices`].
const STEPS_BEFORE_PRICES: u64 = 400;

/// The hands that need cards, the ways each has, and the cards there are.
pub(super) struct Packer {
    pub(super) hands: Vec<Candidate>,
    pub(super) stock: Cards,
}

/// A hand and its ways, as far as they have been wanted.
pub(super) struct Candidate {
    pub(super) k: u8,
    hand: Cards,
    /// How many cards it needs at least; None if no choice of the stock completes it.
    pub(super) fewest: Option<u32>,
    /// By the number of cards beyond the fewest.
    pub(super) levels: Vec<Vec<Way>>,
}

impl Candidate {
    pub(super) fn new(k: u8, hand: Cards, stock: Cards) -> Self {
        let most = u32::from(k).min(stock.len() as u32);
        for drops in 1..=most {
            let ways = with_drops(hand, Rank(k), stock, drops);
            if !ways.is_empty() {
                return Candidate { k, hand, fewest: Some(drops), levels: vec![ways] };
            }
        }
        Candidate { k, hand, fewest: None, levels: Vec::new() }
    }

    /// Lists the ways with this many cards beyond the fewest.
    pub(super) fn list(&mut self, extra: usize, stock: Cards) {
        let Some(fewest) = self.fewest else { return };
        while self.levels.len() <= extra {
            let drops = fewest + self.levels.len() as u32;
            let mut ways = with_drops(self.hand, Rank(self.k), stock, drops);
            leave_out_more(&mut ways, &self.levels);
            self.levels.push(ways);
        }
    }
}

/// For each hand that was asked for, how it is completed.
pub(super) type Packed = Vec<(u8, Way)>;

impl Packer {
    /// All hands of the position that need cards.
    pub(super) fn new(position: &Position) -> Self {
        let stock = position.stock();
        let needy = position.unfinished().filter(|k| !position.is_waiting(*k));
        let hands = needy.map(|k| Candidate::new(k, position.hand(k), stock)).collect();
        Packer { hands, stock }
    }

    /// How many cards these hands need at least, each on its own. None if one of them cannot be
    /// completed at all.
    pub(super) fn at_least(&self, among: u16) -> Option<u32> {
        self.chosen(among).map(|hand| hand.fewest).sum()
    }

    fn chosen(&self, among: u16) -> impl Iterator<Item = &Candidate> {
        self.hands.iter().enumerate().filter(move |(n, _)| among >> n & 1 != 0).map(|(_, h)| h)
    }

    /// Completes these hands with at most this many cards in all, with as few as possible.
    pub(super) fn pack(&mut self, among: u16, most: u32) -> Option<Packed> {
        let spare = most.checked_sub(self.at_least(among)?)?;
        for extra in 0..=spare {
            for (n, hand) in self.hands.iter_mut().enumerate() {
                if among >> n & 1 != 0 {
                    hand.list(extra as usize, self.stock);
                }
            }
            let packed = self.pack_with(among, extra);
            if packed.is_some() {
                return packed;
            }
        }
        None
    }

    /// The same with exactly this many cards beyond what each hand needs on its own, or fewer.
    fn pack_with(&self, among: u16, extra: u32) -> Option<Packed> {
        match Search::new(self, among, extra, &Prices::none(), STEPS_BEFORE_PRICES).run() {
            Outcome::Packed(packed) => return Some(packed),
            Outcome::None => return None,
            Outcome::Tired => {}
        }
        let prices = market(self, among, extra)?;
        match Search::new(self, among, extra, &prices, u64::MAX).run() {
            Outcome::Packed(packed) => Some(packed),
            Outcome::None | Outcome::Tired => None,
        }
    }
}
