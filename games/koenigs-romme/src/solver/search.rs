//! One search for a packing: one way for each hand, so that together they take no card twice.
//!
//! Depth first, the hand with the fewest ways left next.

use std::collections::HashSet;

use super::packer::{Packed, Packer};
use super::prices::Prices;
use super::ways::{Way, of_rank};
use crate::cards::{Rank, kinds};
use crate::solo::SOLO_HANDS;

/// One search, with a fixed number of cards to spend.
pub(super) struct Search<'a> {
    packer: &'a Packer,
    start: Node,
    steps: u64,
    most_steps: u64,
    /// By depth and hand: the choices that are still open.
    open: Vec<[Vec<Choice>; SOLO_HANDS]>,
    chosen: [Way; SOLO_HANDS],
    /// What was left where nothing led on, as it is often left again: other hands took the same.
    failed: HashSet<Left>,
}

/// A way, with what it costs.
#[derive(Clone, Copy)]
struct Choice {
    way: Way,
    /// How many cards beyond the hand's fewest.
    extra: u32,
    price: u32,
}

/// How a search ended.
pub(super) enum Outcome {
    Packed(Packed),
    /// There is no packing.
    None,
    /// It took too many steps.
    Tired,
}

/// All that matters for the hands without a way: the cards that are left, which hands these are,
/// and what the others were promised.
type Left = (u64, u64, u64);

/// How many of them are kept: some thirty megabytes.
const MOST_LEFT: usize = 1 << 20;

/// What is left after some hands have got their cards.
#[derive(Clone, Copy)]
struct Node {
    /// The suited cards of the stock that are left, and those of which both twins are.
    once: u64,
    twice: u64,
    /// How many wild cards each hand has been promised: of its rank what nobody else takes, and
    /// jokers for the rest.
    wilds: [u8; SOLO_HANDS],
    /// A bit for each hand that has no way yet.
    todo: u16,
    /// How many cards beyond the fewest may still be taken.
    extra: u32,
    /// How many of all cards may stay unused.
    waste: u32,
    /// What is left to spend.
    money: u32,
}

impl Node {
    /// How many cards of the hand's own rank are left: wild for it, natural for all others.
    #[inline]
    fn of_rank(&self, k: u8) -> u8 {
        let rank = of_rank(Rank(k));
        ((self.once & rank).count_ones() + (self.twice & rank).count_ones()) as u8
    }

    /// What a hand could use of what is left if it takes wild cards, at most this many.
    #[inline]
    fn wild_use(&self, k: u8, wilds: u8) -> Use {
        let rank = if wilds == 0 { 0 } else { of_rank(Rank(k)) };
        Use { once: self.once & rank, twice: self.twice & rank, jokers: wilds.into() }
    }

    /// What is left after the hand at `n` has got its cards.
    #[inline]
    fn after(&self, n: usize, choice: &Choice) -> Node {
        let Choice { way, extra, price } = choice;
        let mut after = *self;
        after.once = self.once & !way.once | self.twice & way.once & !way.twice;
        after.twice = self.twice & !way.once;
        after.wilds[n] = way.wilds;
        after.todo &= !(1 << n);
        after.extra -= extra;
        after.money -= price;
        after
    }

    /// Without what follows from it: the cards to spend and the money.
    #[inline]
    fn left(&self) -> Left {
        let wilds = self.wilds.iter().fold(0, |all, wilds| all << 4 | u64::from(*wilds));
        (self.once, self.twice, wilds << 16 | u64::from(self.todo))
    }
}

/// What hands could use of what is left.
#[derive(Clone, Copy, Default)]
struct Use {
    once: u64,
    twice: u64,
    jokers: u32,
}

impl Use {
    /// Adds what one more hand could use.
    #[inline]
    fn add(&mut self, other: Use) {
        self.twice |= self.once & other.once | other.twice;
        self.once |= other.once;
        self.jokers += other.jokers;
    }
}

/// What the search decides next.
#[derive(Clone, Copy)]
enum Branch {
    /// How this hand is completed.
    Hand(usize),
    /// Which hand takes this card, and how: the card's bit.
    Card(u64),
}

/// Of these cards the one that the fewest choices of the hands to do take, and how many do.
fn scarcest(cards: u64, open: &[Vec<Choice>; SOLO_HANDS], todo: u16) -> Option<(u64, usize)> {
    let mut takers = [0; u64::BITS as usize];
    for (_, choices) in open.iter().enumerate().filter(|(n, _)| todo >> n & 1 != 0) {
        for choice in choices {
            let mut taken = choice.way.once & cards;
            while taken != 0 {
                takers[taken.trailing_zeros() as usize] += 1;
                taken &= taken - 1;
            }
        }
    }
    kinds(cards).map(|card| (1 << card.index(), takers[card.index()])).min_by_key(|(_, n)| *n)
}

/// The least that all hands without a way need together, and the most they could use.
#[derive(Default)]
struct Together {
    jokers: u8,
    extra: u32,
    money: u32,
    uses: Use,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        packer: &'a Packer,
        among: u16,
        extra: u32,
        prices: &Prices,
        most_steps: u64,
    ) -> Self {
        let mut first: [Vec<Choice>; SOLO_HANDS] = std::array::from_fn(|_| Vec::new());
        for (n, hand) in packer.hands.iter().enumerate().filter(|(n, _)| among >> n & 1 != 0) {
            let wilds = prices.wilds(hand.k, packer.stock);
            for (extra, ways) in (0..=extra).zip(&hand.levels) {
                let price = |way: &Way| prices.price(way, extra, &wilds);
                first[n].extend(ways.iter().map(|way| Choice {
                    way: *way,
                    extra,
                    price: price(way),
                }));
            }
            // Few cards first, and of those the ones that others want least.
            first[n].sort_by_key(|choice| (choice.extra, choice.price));
        }
        let mut open = vec![first];
        open.resize_with(SOLO_HANDS + 2, || std::array::from_fn(|_| Vec::new()));
        let needed = packer.at_least(among).unwrap_or(0) + extra;
        let start = Node {
            once: packer.stock.once(),
            twice: packer.stock.twice(),
            wilds: [0; SOLO_HANDS],
            todo: among,
            extra,
            // Nothing works with fewer cards: that was tried before.
            waste: (packer.stock.len() as u32).saturating_sub(needed),
            money: prices.money(packer.stock, extra),
        };
        let chosen = [Way { wilds: 0, once: 0, twice: 0 }; SOLO_HANDS];
        Search { packer, start, steps: 0, most_steps, open, chosen, failed: HashSet::new() }
    }

    pub(super) fn run(mut self) -> Outcome {
        let start = self.start;
        if !self.step(&start, 0) {
            return if self.is_tired() { Outcome::Tired } else { Outcome::None };
        }
        let hands = self.packer.hands.iter().enumerate();
        let asked = hands.filter(|(n, _)| start.todo >> n & 1 != 0);
        Outcome::Packed(asked.map(|(n, hand)| (hand.k, self.chosen[n])).collect())
    }

    #[inline]
    fn is_tired(&self) -> bool {
        self.steps > self.most_steps
    }

    fn step(&mut self, node: &Node, depth: usize) -> bool {
        self.steps += 1;
        if self.is_tired() {
            return false;
        }
        let promised: u8 = (self.packer.hands.iter().zip(node.wilds))
            .filter(|(_, wilds)| *wilds > 0)
            .map(|(hand, wilds)| wilds.saturating_sub(node.of_rank(hand.k)))
            .sum();
        let Some(jokers) = self.packer.stock.jokers().checked_sub(promised) else { return false };
        if node.todo == 0 {
            return true;
        }
        let left = node.left();
        if self.failed.contains(&left) {
            return false;
        }
        let Some(branch) = self.most_constrained(node, jokers, depth) else { return false };
        let found = self.choices(node, branch, depth).iter().any(|(hand, choice)| {
            self.chosen[*hand] = choice.way;
            self.step(&node.after(*hand, choice), depth + 1)
        });
        if !found && self.failed.len() < MOST_LEFT {
            self.failed.insert(left);
        }
        found
    }

    /// One of these happens in every packing.
    fn choices(&self, node: &Node, branch: Branch, depth: usize) -> Vec<(usize, Choice)> {
        let open = &self.open[depth + 1];
        let of = |hand: usize| open[hand].iter().map(move |choice| (hand, *choice));
        match branch {
            Branch::Hand(hand) => of(hand).collect(),
            Branch::Card(bit) => {
                let hands = (0..SOLO_HANDS).filter(|hand| node.todo >> hand & 1 != 0);
                hands.flat_map(of).filter(|(_, choice)| choice.way.once & bit != 0).collect()
            }
        }
    }

    /// Lists the choices that are still open, and says what has the fewest: a hand, or a card that
    /// must be used. None if some hand has no choice, or if all together need more than there is,
    /// or cannot use enough of it.
    fn most_constrained(&mut self, node: &Node, jokers: u8, depth: usize) -> Option<Branch> {
        let (before, now) = self.open.split_at_mut(depth + 1);
        let (before, now) = (&before[depth], &mut now[0]);
        let (mut best, mut fewest) = (None, usize::MAX);
        // What may still be used as a wild card.
        let mut wild = 0;
        let mut together = Together::default();
        for (n, hand) in self.packer.hands.iter().enumerate() {
            if node.todo >> n & 1 == 0 {
                let wilds = node.wild_use(hand.k, node.wilds[n]);
                together.uses.add(wilds);
                wild |= wilds.once;
                continue;
            }
            let of_rank = node.of_rank(hand.k);
            let mut uses = Use::default();
            let (mut least_jokers, mut least_money, mut most_wilds) = (u8::MAX, u32::MAX, 0);
            now[n].clear();
            for choice in &before[n] {
                let Choice { way, extra, price } = choice;
                let wanted = way.wilds.saturating_sub(of_rank);
                if way.once & !node.once == 0
                    && way.twice & !node.twice == 0
                    && wanted <= jokers
                    && *extra <= node.extra
                    && *price <= node.money
                {
                    now[n].push(*choice);
                    uses.once |= way.once;
                    uses.twice |= way.twice;
                    most_wilds = most_wilds.max(way.wilds);
                    least_jokers = least_jokers.min(wanted);
                    least_money = least_money.min(*price);
                }
            }
            // A hand that has no choice left ends the search here: there is no least of nothing to add up.
            let least_extra = now[n].first()?.extra;
            let wilds = node.wild_use(hand.k, most_wilds);
            uses.once |= wilds.once;
            uses.twice |= wilds.twice;
            uses.jokers = wilds.jokers;
            together.uses.add(uses);
            together.jokers += least_jokers;
            together.extra += least_extra;
            together.money += least_money;
            if now[n].len() < fewest {
                (best, fewest) = (Some(Branch::Hand(n)), now[n].len());
            }
            wild |= wilds.once;
        }
        let useless = (node.once & !together.uses.once).count_ones()
            + (node.twice & !together.uses.twice).count_ones()
            + u32::from(self.packer.stock.jokers()).saturating_sub(together.uses.jokers);
        let enough = together.jokers <= jokers
            && together.extra <= node.extra
            && together.money <= node.money
            && useless <= node.waste;
        if !enough {
            return None;
        }
        if useless == node.waste {
            // Nothing more may be wasted: every card that somebody can use is used.
            let must = node.once & !node.twice & !wild & together.uses.once;
            if let Some((card, takers)) = scarcest(must, now, node.todo)
                && takers < fewest
            {
                return Some(Branch::Card(card));
            }
        }
        best
    }
}
