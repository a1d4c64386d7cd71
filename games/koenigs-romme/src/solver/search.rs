//! The packing: one way for each hand, so that together they take no card twice.
//!
//! Depth first, the hand with the fewest ways left next. The search is repeated with one card more
//! to spend each time, so the first packing found takes the fewest cards there can be, and a hand's
//! dearer ways are not even listed before they are wanted.

use super::position::Position;
use super::prices::{Prices, market};
use super::ways::{Way, leave_out_more, of_rank, with_drops};
use crate::cards::{Cards, Rank};
use crate::solo::SOLO_HANDS;

/// After so many steps without an answer it pays to look for [`Prices`].
const STEPS_BEFORE_PRICES: u64 = 400;

/// The hands that need cards, the ways each has, and the cards there are.
pub(super) struct Packer {
    pub(super) hands: Vec<Candidate>,
    pub(super) stock: Cards,
    /// How many steps all searches so far took.
    pub(super) steps: u64,
}

/// A hand and its ways, as far as they have been wanted.
pub(super) struct Candidate {
    pub(super) k: u8,
    hand: Cards,
    /// How many cards it needs at least; none if no choice of the stock completes it.
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

    /// Lists the ways with so many cards beyond the fewest.
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
        Packer { hands, stock, steps: 0 }
    }

    /// How many cards these hands need at least, each on its own. None if one of them cannot be
    /// completed at all.
    pub(super) fn at_least(&self, among: u16) -> Option<u32> {
        self.chosen(among).map(|hand| hand.fewest).sum()
    }

    fn chosen(&self, among: u16) -> impl Iterator<Item = &Candidate> {
        self.hands.iter().enumerate().filter(move |(n, _)| among >> n & 1 != 0).map(|(_, h)| h)
    }

    /// Completes these hands with at most so many cards in all, with as few as there can be.
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

    /// The same with exactly so many cards beyond what each hand needs on its own, or fewer.
    fn pack_with(&mut self, among: u16, extra: u32) -> Option<Packed> {
        let prices = Prices::none();
        let mut search = Search::new(self, among, extra, &prices, Some(STEPS_BEFORE_PRICES));
        let quick = search.run();
        let steps = search.steps;
        self.steps += steps;
        if let Some(answer) = quick {
            return answer;
        }
        let prices = market(self, among, extra)?;
        let mut search = Search::new(self, among, extra, &prices, None);
        let answer = search.run();
        let steps = search.steps;
        self.steps += steps;
        answer.flatten()
    }
}

/// One search, with a fixed number of cards to spend.
struct Search<'a> {
    packer: &'a Packer,
    prices: &'a Prices,
    start: Node,
    steps: u64,
    most_steps: Option<u64>,
    chosen: [Way; SOLO_HANDS],
}

/// What is left after some hands have got their cards.
#[derive(Clone, Copy)]
struct Node {
    /// The suited cards of the stock that are left, and those of which both twins are.
    once: u64,
    twice: u64,
    /// How many of all cards may stay unused.
    waste: u32,
    /// How many wild cards each hand has been promised: of its rank what nobody else takes, and
    /// jokers for the rest.
    wilds: [u8; SOLO_HANDS],
    /// A bit for each hand that has no way yet.
    todo: u16,
    /// How many cards beyond the fewest may still be taken.
    extra: u32,
    /// What is left to spend.
    money: u32,
}

/// What the hands without a way could still use of what is left.
#[derive(Clone, Copy, Default)]
struct Use {
    once: u64,
    twice: u64,
    jokers: u32,
}

impl Use {
    /// So could one hand more.
    #[inline]
    fn add(&mut self, other: Use) {
        self.twice |= self.once & other.once | other.twice;
        self.once |= other.once;
        self.jokers += other.jokers;
    }
}

impl Node {
    #[inline]
    fn has(&self, way: &Way) -> bool {
        way.once & !self.once == 0 && way.twice & !self.twice == 0
    }

    /// How many cards of the hand's own rank are left: wild for it, natural for all others.
    #[inline]
    fn of_rank(&self, k: u8) -> u8 {
        let rank = of_rank(Rank(k));
        ((self.once & rank).count_ones() + (self.twice & rank).count_ones()) as u8
    }
}

impl<'a> Search<'a> {
    fn new(
        packer: &'a Packer,
        among: u16,
        extra: u32,
        prices: &'a Prices,
        most_steps: Option<u64>,
    ) -> Self {
        let needed = packer.at_least(among).unwrap_or(0) + extra;
        let start = Node {
            once: packer.stock.once(),
            twice: packer.stock.twice(),
            waste: (packer.stock.len() as u32).saturating_sub(needed),
            wilds: [0; SOLO_HANDS],
            todo: among,
            extra,
            money: prices.money,
        };
        let chosen = [Way { wilds: 0, once: 0, twice: 0 }; SOLO_HANDS];
        Search { packer, prices, start, steps: 0, most_steps, chosen }
    }

    /// The packing, or that there is none; nothing when it took too many steps.
    fn run(&mut self) -> Option<Option<Packed>> {
        let start = self.start;
        let found = self.step(&start);
        if !found && self.is_tired() {
            return None;
        }
        Some(found.then(|| {
            let hands = self.packer.hands.iter().enumerate();
            let asked = hands.filter(|(n, _)| start.todo >> n & 1 != 0);
            asked.map(|(n, hand)| (hand.k, self.chosen[n])).collect()
        }))
    }

    #[inline]
    fn is_tired(&self) -> bool {
        self.most_steps.is_some_and(|most| self.steps > most)
    }

    fn step(&mut self, node: &Node) -> bool {
        self.steps += 1;
        if self.is_tired() {
            return false;
        }
        let packer = self.packer;
        let promised: u8 = (packer.hands.iter().zip(node.wilds))
            .filter(|(_, wilds)| *wilds > 0)
            .map(|(hand, wilds)| wilds.saturating_sub(node.of_rank(hand.k)))
            .sum();
        let Some(jokers) = packer.stock.jokers().checked_sub(promised) else { return false };
        if node.todo == 0 {
            return true;
        }
        let Some((next, hand)) = self.most_constrained(node, jokers) else { return false };
        let wild_ones = node.of_rank(hand.k);
        for (extra, ways) in hand.levels.iter().enumerate().take(node.extra as usize + 1) {
            for (at, way) in ways.iter().enumerate() {
                let price = self.prices.of(next, extra, at);
                if !node.has(way)
                    || way.wilds.saturating_sub(wild_ones) > jokers
                    || price > node.money
                {
                    continue;
                }
                let mut after = *node;
                after.once = node.once & !way.once | node.twice & way.once & !way.twice;
                after.twice = node.twice & !way.once;
                after.wilds[next] = way.wilds;
                after.todo &= !(1 << next);
                after.extra -= extra as u32;
                after.money -= price;
                self.chosen[next] = *way;
                if self.step(&after) {
                    return true;
                }
            }
        }
        false
    }

    /// The hand with the fewest ways left; none if some hand has none, or if all together need
    /// more than there is: jokers, cards or money.
    fn most_constrained(&self, node: &Node, jokers: u8) -> Option<(usize, &'a Candidate)> {
        let mut best = None;
        let mut best_count = u32::MAX;
        let (mut all_jokers, mut all_extra, mut all_money) = (0, 0, 0);
        let mut all_use = Use::default();
        for (n, hand) in self.packer.hands.iter().enumerate() {
            if node.wilds[n] > 0 {
                all_use.add(Use {
                    once: node.once & of_rank(Rank(hand.k)),
                    twice: node.twice & of_rank(Rank(hand.k)),
                    jokers: node.wilds[n].into(),
                });
            }
        }
        for (n, hand) in self.packer.hands.iter().enumerate() {
            if node.todo >> n & 1 == 0 {
                continue;
            }
            let wild_ones = node.of_rank(hand.k);
            let mut count = 0;
            let mut hand_use = Use::default();
            let (mut least_jokers, mut least_extra, mut least_money) = (u8::MAX, 0, u32::MAX);
            for (extra, ways) in hand.levels.iter().enumerate().take(node.extra as usize + 1) {
                for (at, way) in ways.iter().enumerate() {
                    let wanted = way.wilds.saturating_sub(wild_ones);
                    if node.has(way) && wanted <= jokers {
                        if count == 0 {
                            least_extra = extra as u32;
                        }
                        count += 1;
                        hand_use.once |= way.once;
                        hand_use.twice |= way.twice;
                        hand_use.jokers = hand_use.jokers.max(way.wilds.into());
                        least_jokers = least_jokers.min(wanted);
                        least_money = least_money.min(self.prices.of(n, extra, at));
                    }
                }
            }
            if count == 0 {
                return None;
            }
            if hand_use.jokers > 0 {
                hand_use.once |= node.once & of_rank(Rank(hand.k));
                hand_use.twice |= node.twice & of_rank(Rank(hand.k));
            }
            all_use.add(hand_use);
            all_jokers += least_jokers;
            all_extra += least_extra;
            all_money += least_money;
            if count < best_count {
                (best, best_count) = (Some((n, hand)), count);
            }
        }
        let dead = (node.once & !all_use.once).count_ones()
            + (node.twice & !all_use.twice).count_ones()
            + u32::from(self.packer.stock.jokers()).saturating_sub(all_use.jokers);
        if dead > node.waste {
            return None;
        }
        (all_jokers <= jokers && all_extra <= node.extra && all_money <= node.money)
            .then_some(best)
            .flatten()
    }
}
