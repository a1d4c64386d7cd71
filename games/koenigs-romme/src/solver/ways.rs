//! The ways to complete one hand: which cards of the stock it takes, as few as it can do with.
//!
//! Three remarks make the list short.
//!
//! - A wild card can stand for any card. So a hand that takes anything keeps all its own wild
//!   cards, and of the wild cards it takes only the number matters: a [`Way`] is a choice of
//!   natural cards and a number of wild ones.
//! - A run of six cards or more is two runs. So runs span at most five ranks, and one with a
//!   single natural card is a set.
//! - A place in a run goes to a card the hand has rather than to one it takes: the place the card
//!   would have filled in a set takes any card of the rank, this one takes only its twin.
//!
//! What is not the hand's own is a *slot*: a place for a wild card or for a natural one of the
//! stock. A hand with `w` wild cards of its own that drops `t` natural ones has `w + t` slots.
//! Slots that are left over take wild cards, for which there is room in any combination.

use crate::cards::{Cards, RANKS, Rank, SUITS};

/// Bit 0 of every suit's ranks: the threes.
const THREES: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;
/// The most ranks from the first natural card of a run to its last.
const SPAN: u32 = 5;

/// All cards of a rank.
#[inline]
pub(super) const fn of_rank(wild: Rank) -> u64 {
    THREES << wild.index()
}

/// What a hand takes from the stock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Way {
    /// How many wild cards, whichever.
    pub(super) wilds: u8,
    /// The natural cards, a bit each.
    pub(super) once: u64,
    /// Those of them that are taken twice.
    pub(super) twice: u64,
}

impl Way {
    /// Whether whoever can do it this way can also do it the other way.
    #[inline]
    fn includes(&self, other: &Way) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0 && other.wilds <= self.wilds
    }
}

/// All ways in which the hand drops exactly `drops` of its natural cards for as many of the stock,
/// each once. Some of them may include a way with fewer.
pub(super) fn with_drops(hand: Cards, wild: Rank, stock: Cards, drops: u32) -> Vec<Way> {
    let naturals = !of_rank(wild);
    let own = Pair { once: hand.once() & naturals, twice: hand.twice() & naturals };
    let own_wilds = hand.len() as u32 - own.len();
    if drops > own.len() {
        return Vec::new();
    }
    let stock_naturals = Pair { once: stock.once() & naturals, twice: stock.twice() & naturals };
    let stock_wilds = stock.len() as u32 - stock_naturals.len();
    let mut search = Search { drops, fewest: drops.saturating_sub(stock_wilds), ways: Vec::new() };
    let start = Node {
        own,
        stock: stock_naturals,
        taken: Pair::default(),
        slots: own_wilds + drops,
        open: drops,
    };
    search.runs(&start, 0);
    search.ways.sort_unstable();
    search.ways.dedup();
    search.ways
}

/// Leaves out the ways that include one of those that need fewer cards.
pub(super) fn leave_out_more(ways: &mut Vec<Way>, fewer: &[Vec<Way>]) {
    ways.retain(|way| !fewer.iter().flatten().any(|other| way.includes(other)));
}

/// Natural cards, each once or twice.
#[derive(Clone, Copy, Default)]
struct Pair {
    once: u64,
    twice: u64,
}

impl Pair {
    #[inline]
    fn take(&mut self, bit: u64) {
        self.once &= !(bit & !self.twice);
        self.twice &= !bit;
    }

    #[inline]
    fn add(&mut self, bit: u64) {
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    #[inline]
    const fn len(self) -> u32 {
        self.once.count_ones() + self.twice.count_ones()
    }
}

/// What is left after some combinations are settled.
#[derive(Clone, Copy)]
struct Node {
    /// The hand's natural cards that are in no combination yet.
    own: Pair,
    /// The stock's natural cards that are not taken yet.
    stock: Pair,
    /// Those that are.
    taken: Pair,
    /// How many slots are left.
    slots: u32,
    /// How many of them may still get a natural card of the stock.
    open: u32,
}

impl Node {
    /// A natural card of the stock fills a slot.
    #[inline]
    fn with_taken(mut self, bit: u64) -> Self {
        self.stock.take(bit);
        self.taken.add(bit);
        self.slots -= 1;
        self.open -= 1;
        self
    }

    #[inline]
    fn with_own(mut self, bit: u64) -> Self {
        self.own.take(bit);
        self
    }

    #[inline]
    fn with_fewer_slots(mut self, slots: u32) -> Self {
        self.slots -= slots;
        self
    }
}

struct Search {
    /// How many of its natural cards the hand drops.
    drops: u32,
    /// How many natural cards it must take, as there are not enough wild ones.
    fewest: u32,
    ways: Vec<Way>,
}

/// What the ranks from one on have to do: form sets, or be dropped.
#[derive(Clone, Copy)]
struct Ahead {
    rank: u32,
    /// How many own natural cards each rank has, four bits each.
    counts: u64,
    /// How many are still to be dropped.
    drops: u32,
    /// How many own natural cards are left.
    cards: u32,
    /// How many slots it takes to keep them all.
    cost: u32,
}

/// How many slots it takes to keep this many cards of a rank as a set.
#[inline]
const fn cost(cards: u32) -> u32 {
    match cards {
        1 => 2,
        2 => 1,
        _ => 0,
    }
}

impl Search {
    /// Takes no further run, or one that begins at the natural card `from` or later.
    fn runs(&mut self, node: &Node, from: u32) {
        let before = (1u64 << from) - 1;
        if self.is_hopeless(node, before) {
            return;
        }
        self.sets(node);
        let mut starts = node.own.once;
        if node.slots > 0 && node.open > 0 {
            starts |= node.stock.once;
        }
        starts &= !before;
        while starts != 0 {
            let first = starts.trailing_zeros();
            let bit = starts & starts.wrapping_neg();
            starts ^= bit;
            let next =
                if node.own.once & bit != 0 { node.with_own(bit) } else { node.with_taken(bit) };
            self.extend(&next, first, 1);
        }
    }

    /// Whether the cards that no further run can take, alone in their ranks, are too many: each of
    /// them is dropped or needs two slots.
    #[inline]
    fn is_hopeless(&self, node: &Node, before: u64) -> bool {
        let (mut singles, mut more) = (0, 0);
        for plane in [node.own.once, node.own.twice] {
            for suit in 0..SUITS {
                let ranks = plane >> (RANKS * suit);
                more |= singles & ranks;
                singles |= ranks;
            }
        }
        let alone = (singles & !more & ((1 << RANKS) - 1)) * THREES;
        let settled = (node.own.once & before & alone).count_ones();
        2 * settled.saturating_sub(self.drops) > node.slots
    }

    /// The run that begins at `first` goes on at the place `step` ranks above it.
    fn extend(&mut self, node: &Node, first: u32, step: u32) {
        if first % RANKS + step >= RANKS {
            return;
        }
        let bit = 1u64 << (first + step);
        if node.own.once & bit != 0 {
            self.close_or_extend(&node.with_own(bit), first, step);
            return;
        }
        if node.slots == 0 {
            return;
        }
        if node.stock.once & bit != 0 && node.open > 0 {
            self.close_or_extend(&node.with_taken(bit), first, step);
        }
        // A wild card, which does not end it: at the end it would be a slot left over.
        if step + 1 < SPAN {
            self.extend(&node.with_fewer_slots(1), first, step + 1);
        }
    }

    /// The run has just got a natural card.
    fn close_or_extend(&mut self, node: &Node, first: u32, step: u32) {
        // KR-10: two neighbours alone need a third card.
        let missing = u32::from(step == 1);
        if node.slots >= missing {
            self.runs(&node.with_fewer_slots(missing), first);
        }
        if step + 1 < SPAN {
            self.extend(node, first, step + 1);
        }
    }

    /// What is in no run forms sets or is dropped.
    fn sets(&mut self, node: &Node) {
        let mut ahead = Ahead { rank: 0, counts: 0, drops: self.drops, cards: 0, cost: 0 };
        for mut plane in [node.own.once, node.own.twice] {
            while plane != 0 {
                ahead.counts += 1 << (4 * (plane.trailing_zeros() % RANKS));
                plane &= plane - 1;
            }
        }
        ahead.cards = node.own.len();
        ahead.cost = (0..RANKS).map(|rank| cost((ahead.counts >> (4 * rank) & 15) as u32)).sum();
        self.rank(node, ahead);
    }

    /// Settles one rank and goes on with the next.
    fn rank(&mut self, node: &Node, ahead: Ahead) {
        // Dropping one card saves two slots at most.
        if ahead.drops > ahead.cards || ahead.cost.saturating_sub(2 * ahead.drops) > node.slots {
            return;
        }
        if ahead.rank == RANKS {
            if self.drops - node.open >= self.fewest {
                let Pair { once, twice } = node.taken;
                self.ways.push(Way { wilds: node.open as u8, once, twice });
            }
            return;
        }
        let own = (ahead.counts >> (4 * ahead.rank) & 15) as u32;
        let here = node.stock.once & THREES << ahead.rank;
        let next = Ahead {
            rank: ahead.rank + 1,
            cards: ahead.cards - own,
            cost: ahead.cost - cost(own),
            ..ahead
        };
        for kept in own.saturating_sub(ahead.drops)..=own {
            let next = Ahead { drops: ahead.drops - (own - kept), ..next };
            let Some(room) = node.slots.checked_sub(next.cost.saturating_sub(2 * next.drops))
            else {
                continue;
            };
            if kept == 0 && (room < 3 || here == 0 || node.open == 0) {
                self.rank(node, next);
            } else if kept + room >= 3 {
                self.set(node, next, here, kept, room);
            }
        }
    }

    /// The set has so many cards, and takes none or more of those in `here`; so many slots are
    /// not needed by later ranks.
    fn set(&mut self, node: &Node, next: Ahead, mut here: u64, cards: u32, room: u32) {
        let wilds = if cards == 0 { 0 } else { 3u32.saturating_sub(cards) };
        if wilds <= room {
            self.rank(&node.with_fewer_slots(wilds), next);
        }
        if room == 0 || node.open == 0 {
            return;
        }
        while here != 0 {
            let bit = here & here.wrapping_neg();
            let taken = node.with_taken(bit);
            // Its twin may follow.
            self.set(&taken, next, here & taken.stock.once, cards + 1, room - 1);
            here ^= bit;
        }
    }
}
