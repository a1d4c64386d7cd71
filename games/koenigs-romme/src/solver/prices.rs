//! A price for each card, so that a hand's cheapest way says more than its shortest.
//!
//! Whatever the prices, hands that share the stock cannot pay more than all its cards cost. If the
//! cheapest way of each hand adds up to more than that, there is no packing. Prices are
//! found as on a market: what is wanted too often gets dearer, what nobody wants gets cheaper. They are
//! whole numbers, so that the argument is exact.

use super::search::{Candidate, Packer};
use super::ways::{Way, of_rank};
use crate::cards::{Card, KINDS, Rank, kinds};

/// What a card costs at first.
const UNIT: u32 = 1024;
/// How often the prices are mended.
const ROUNDS: u32 = 200;

/// What each way costs, and what all cards together cost.
pub(super) struct Prices {
    /// By hand, by the cards beyond the fewest, in the order of the ways.
    ways: Vec<Vec<Vec<u32>>>,
    /// The most that all hands together can pay.
    pub(super) money: u32,
}

impl Prices {
    /// Everything is free.
    pub(super) fn none() -> Self {
        Prices { ways: Vec::new(), money: 0 }
    }

    /// What this way of this hand costs.
    #[inline]
    pub(super) fn of(&self, hand: usize, extra: usize, at: usize) -> u32 {
        if self.ways.is_empty() { 0 } else { self.ways[hand][extra][at] }
    }
}

/// The best prices found for these hands and so many cards beyond the fewest. None if they show
/// that there is no packing.
pub(super) fn market(packer: &Packer, among: u16, extra: u32) -> Option<Prices> {
    let mut market = Market::new(packer, among, extra);
    let mut best = market.tags;
    let mut best_gap = i64::MIN;
    for round in 0..ROUNDS {
        let gap = market.demand();
        if gap > 0 {
            return None;
        }
        if gap > best_gap {
            (best, best_gap) = (market.tags, gap);
        }
        market.mend(UNIT / 4 * (ROUNDS - round) / ROUNDS + 1);
    }
    market.tags = best;
    Some(market.prices())
}

struct Market<'a> {
    packer: &'a Packer,
    among: u16,
    extra: u32,
    tags: Tags,
    /// How often each card is wanted, and last how many cards beyond the fewest.
    wanted: [i32; KINDS + 1],
}

/// A price for each kind of card, and last one for each card beyond the fewest.
type Tags = [u32; KINDS + 1];

/// Where the price of a card beyond the fewest stands.
const BEYOND: usize = KINDS;

impl<'a> Market<'a> {
    fn new(packer: &'a Packer, among: u16, extra: u32) -> Self {
        Market { packer, among, extra, tags: [UNIT; KINDS + 1], wanted: [0; KINDS + 1] }
    }

    fn supply(&self, kind: usize) -> u32 {
        if kind == BEYOND {
            self.extra
        } else {
            self.packer.stock.count(Card::from_index(kind)).into()
        }
    }

    fn money(&self) -> u32 {
        (0..=BEYOND).map(|kind| self.supply(kind) * self.tags[kind]).sum()
    }

    /// What `wilds` wild cards cost a hand at least, for every number there can be, and which they
    /// are.
    fn wilds(&self, k: u8) -> Vec<(u32, usize)> {
        let stock = self.packer.stock;
        let rank = kinds(stock.once() & of_rank(Rank(k)));
        let all = rank.chain([Card::JOKER]).flat_map(|card| {
            std::iter::repeat_n((self.tags[card.index()], card.index()), stock.count(card).into())
        });
        let mut wilds: Vec<_> = all.collect();
        wilds.sort_unstable();
        wilds
    }

    fn price(&self, way: &Way, extra: usize, wilds: &[(u32, usize)]) -> u32 {
        let naturals = kinds(way.once).chain(kinds(way.twice));
        let naturals: u32 = naturals.map(|card| self.tags[card.index()]).sum();
        let wilds: u32 = wilds.iter().take(way.wilds.into()).map(|(tag, _)| tag).sum();
        naturals + wilds + extra as u32 * self.tags[BEYOND]
    }

    /// The hands asked for, with the ways that are open to them.
    fn hands(&self) -> impl Iterator<Item = &'a Candidate> + use<'a> {
        let among = self.among;
        let hands = self.packer.hands.iter().enumerate();
        hands.filter(move |(n, _)| among >> n & 1 != 0).map(|(_, hand)| hand)
    }

    /// Everyone wants their cheapest way. Answers by how much all together cost more than there
    /// is money.
    fn demand(&mut self) -> i64 {
        self.wanted = [0; KINDS + 1];
        let mut spent = 0;
        for hand in self.hands() {
            let wilds = self.wilds(hand.k);
            let levels = hand.levels.iter().enumerate().take(self.extra as usize + 1);
            let ways = levels.flat_map(|(extra, ways)| ways.iter().map(move |way| (extra, way)));
            let priced = ways.map(|(extra, way)| (self.price(way, extra, &wilds), extra, way));
            let Some((price, extra, way)) = priced.min_by_key(|(price, ..)| *price) else {
                return i64::MAX;
            };
            spent += i64::from(price);
            for card in kinds(way.once).chain(kinds(way.twice)) {
                self.wanted[card.index()] += 1;
            }
            for (_, kind) in wilds.iter().take(way.wilds.into()) {
                self.wanted[*kind] += 1;
            }
            self.wanted[BEYOND] += extra as i32;
        }
        spent - i64::from(self.money())
    }

    /// What is wanted more often than it is there gets dearer, the rest cheaper.
    fn mend(&mut self, step: u32) {
        for kind in 0..=BEYOND {
            let beyond = self.wanted[kind] - self.supply(kind) as i32;
            self.tags[kind] = self.tags[kind].saturating_add_signed(beyond * step as i32);
        }
    }

    fn prices(&self) -> Prices {
        let ways = self.packer.hands.iter().map(|hand| {
            let wilds = self.wilds(hand.k);
            let levels = hand.levels.iter().enumerate().map(|(extra, ways)| {
                ways.iter().map(|way| self.price(way, extra, &wilds)).collect()
            });
            levels.collect()
        });
        Prices { ways: ways.collect(), money: self.money() }
    }
}
