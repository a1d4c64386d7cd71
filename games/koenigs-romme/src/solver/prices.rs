//! A price for each card, so that a hand's cheapest way says more than its shortest.
//!
//! Whatever the prices, hands that share the stock cannot pay more than all its cards cost. If the
//! cheapest way of each hand adds up to more than that, there is no packing. Prices are
//! found as on a market: what is wanted too often gets more expensive, what nobody wants gets cheaper. They are
//! whole numbers, so that the argument is exact.

use super::packer::Packer;
use super::ways::{Way, of_rank};
use crate::cards::{Card, Cards, KINDS, Rank, kinds};

/// What a card costs at first.
const UNIT: u32 = 1024;
/// How often the prices are corrected.
const ROUNDS: u32 = 200;

/// A price for each kind of card, and last one for each card beyond the fewest.
#[derive(Clone, Copy)]
pub(super) struct Prices([u32; KINDS + 1]);

/// Where the price of a card beyond the fewest is in the list.
const BEYOND: usize = KINDS;

/// The wild cards of a hand, the cheapest first: what each costs, and which it is.
pub(super) type Wilds = Vec<(u32, usize)>;

impl Prices {
    /// Everything is free.
    pub(super) const fn none() -> Self {
        Prices([0; KINDS + 1])
    }

    /// What all cards and all cards beyond the fewest cost together: nobody can spend more.
    pub(super) fn money(&self, stock: Cards, extra: u32) -> u32 {
        (0..=BEYOND).map(|kind| supply(stock, extra, kind) * self.0[kind]).sum()
    }

    /// The wild cards the stock has for this hand.
    pub(super) fn wilds(&self, k: u8, stock: Cards) -> Wilds {
        let rank = kinds(stock.once() & of_rank(Rank(k)));
        let all = rank.chain([Card::JOKER]).flat_map(|card| {
            std::iter::repeat_n((self.0[card.index()], card.index()), stock.count(card).into())
        });
        let mut wilds: Wilds = all.collect();
        wilds.sort_unstable();
        wilds
    }

    /// What a way costs at least, with this many cards beyond the hand's fewest.
    pub(super) fn price(&self, way: &Way, extra: u32, wilds: &Wilds) -> u32 {
        let naturals = kinds(way.once).chain(kinds(way.twice));
        let naturals: u32 = naturals.map(|card| self.0[card.index()]).sum();
        let wilds: u32 = wilds.iter().take(way.wilds.into()).map(|(price, _)| price).sum();
        naturals + wilds + extra * self.0[BEYOND]
    }
}

/// How many there are of this kind.
fn supply(stock: Cards, extra: u32, kind: usize) -> u32 {
    if kind == BEYOND { extra } else { stock.count(Card::from_index(kind)).into() }
}

/// The best prices found for these hands and this many cards beyond the fewest. None if they show
/// that there is no packing.
pub(super) fn market(packer: &Packer, among: u16, extra: u32) -> Option<Prices> {
    let mut market =
        Market { packer, among, extra, prices: Prices([UNIT; KINDS + 1]), wanted: [0; KINDS + 1] };
    let mut best = market.prices;
    let mut best_gap = i64::MIN;
    for round in 0..ROUNDS {
        let gap = market.demand();
        if gap > 0 {
            return None;
        }
        if gap > best_gap {
            (best, best_gap) = (market.prices, gap);
        }
        market.mend(UNIT / 4 * (ROUNDS - round) / ROUNDS + 1);
    }
    Some(best)
}

struct Market<'a> {
    packer: &'a Packer,
    among: u16,
    extra: u32,
    prices: Prices,
    /// How often each card is wanted, and last how many cards beyond the fewest.
    wanted: [u32; KINDS + 1],
}

impl Market<'_> {
    /// Everyone wants their cheapest way. Answers by how much all together cost more than there
    /// is money.
    fn demand(&mut self) -> i64 {
        let Market { packer, among, extra: most, ref prices, .. } = *self;
        let mut wanted = [0; KINDS + 1];
        let mut spent = 0;
        for (_, hand) in packer.hands.iter().enumerate().filter(|(n, _)| among >> n & 1 != 0) {
            let wilds = prices.wilds(hand.k, packer.stock);
            let levels = (0..=most).zip(&hand.levels);
            let ways = levels.flat_map(|(extra, ways)| ways.iter().map(move |way| (extra, way)));
            let priced = ways.map(|(extra, way)| (prices.price(way, extra, &wilds), extra, way));
            let Some((price, extra, way)) = priced.min_by_key(|(price, ..)| *price) else {
                return i64::MAX;
            };
            spent += i64::from(price);
            for card in kinds(way.once).chain(kinds(way.twice)) {
                wanted[card.index()] += 1;
            }
            for (_, kind) in wilds.iter().take(way.wilds.into()) {
                wanted[*kind] += 1;
            }
            wanted[BEYOND] += extra;
        }
        self.wanted = wanted;
        spent - i64::from(prices.money(packer.stock, most))
    }

    /// What is wanted more often than it is there gets more expensive, the rest cheaper.
    fn mend(&mut self, step: u32) {
        for kind in 0..=BEYOND {
            let supply = supply(self.packer.stock, self.extra, kind) as i32;
            let beyond = self.wanted[kind] as i32 - supply;
            let price = &mut self.prices.0[kind];
            *price = price.saturating_add_signed(beyond * step as i32);
        }
    }
}
