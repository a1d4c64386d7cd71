//! From a position to a verdict: the packing that wins, or why there is none.

use serde::Serialize;

use super::packer::{Candidate, Packed, Packer};
use super::packing::{Exchange, Packing};
use super::position::Position;
use super::ways::{Way, of_rank};
use crate::cards::{Card, Cards, Rank, kinds};
use crate::melds;

/// Whether a position can be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This wins, whatever the order of the stock, and takes the fewest cards there can be.
    Winnable(Packing),
    /// Nothing wins, whatever the order of the stock.
    Lost(Proof),
}

/// Why a position is lost, and what is left to play for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Proof {
    /// What each unfinished hand needs on its own.
    pub needs: Vec<Need>,
    /// How many cards are still to come. If the hands need more than that, it is lost by counting;
    /// if one of them cannot be completed at all, by that; and otherwise by trying everything.
    pub cards: usize,
    /// What finishes the most hands.
    pub most: Packing,
}

/// How many cards a hand needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Need {
    /// The hand: 3 to 13.
    pub hand: u8,
    /// The fewest cards of the stock that finish it, all of the stock being its own. None if
    /// none do.
    pub cards: Option<u32>,
}

impl Proof {
    /// Whether counting is enough: the hands need more cards than there are.
    pub fn by_counting(&self) -> bool {
        let needs: Option<u32> = self.needs.iter().map(|need| need.cards).sum();
        needs.is_none_or(|needs| needs as usize > self.cards)
    }
}

/// Solves the position, exactly.
pub fn solve(position: &Position) -> Verdict {
    let mut solver = Solver::new(position);
    if let Some(packing) = solver.win() {
        return Verdict::Winnable(packing);
    }
    let most = solver.most();
    let needs = solver.needs();
    Verdict::Lost(Proof { needs, cards: position.stock().len(), most })
}

/// What each unfinished hand needs on its own.
pub fn needs(position: &Position) -> Vec<Need> {
    Solver::new(position).needs()
}

/// What a hand may take from the stock: some natural cards and a number of wild ones, whichever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taking {
    /// The cards that stand for themselves.
    pub naturals: Cards,
    /// How many wild cards.
    pub wilds: u8,
}

impl Taking {
    /// How many cards it is.
    pub fn cards(&self) -> u32 {
        self.naturals.len() as u32 + u32::from(self.wilds)
    }
}

/// Everything with at most this many cards that completes the hand of `k` cards, all of the stock being its
/// own, and of which no part does; those with the fewest cards first.
pub fn takings(position: &Position, k: u8, most: u32) -> Vec<Taking> {
    let mut hand = Candidate::new(k, position.hand(k), position.stock());
    let Some(extra) = hand.fewest.and_then(|fewest| most.checked_sub(fewest)) else {
        return Vec::new();
    };
    hand.list(extra as usize, position.stock());
    let ways = hand.levels.iter().flatten();
    ways.map(|way| Taking { naturals: way.naturals().collect(), wilds: way.wilds }).collect()
}

/// Hands that cannot all be finished, though without any one of them the others can. None if the
/// position can be won.
///
/// It can take a thousand times as long as [`solve`], because fewer hands leave more to try.
pub fn conflict(position: &Position) -> Option<Vec<u8>> {
    let mut solver = Solver::new(position);
    let all = solver.all();
    if solver.pack(all).is_some() {
        return None;
    }
    let conflict = solver.conflict();
    Some(solver.numbers(conflict))
}

/// The packing that finishes the most hands: all of them if the position can be won.
pub fn plan(position: &Position) -> Packing {
    let mut solver = Solver::new(position);
    solver.win().unwrap_or_else(|| solver.most())
}

/// How many cards of the stock a player can waste: what is left of it if the hands take as few as
/// they can do with. None if the position is lost.
pub fn spare(position: &Position) -> Option<usize> {
    let mut solver = Solver::new(position);
    let all = solver.all();
    let packed = solver.pack(all)?;
    let taken: usize = packed.iter().map(|(_, way)| way.len()).sum();
    Some(solver.turns(all) as usize - taken)
}

/// Some of the unfinished hands.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hands {
    /// Of those that need cards, a bit each, in the packer's order.
    needy: u16,
    /// How many of those that only wait for a turn (KR-22). They are all alike.
    waiting: u32,
}

impl Hands {
    fn len(self) -> u32 {
        self.needy.count_ones() + self.waiting
    }
}

struct Solver<'a> {
    position: &'a Position,
    packer: Packer,
}

impl<'a> Solver<'a> {
    fn new(position: &'a Position) -> Self {
        Solver { position, packer: Packer::new(position) }
    }

    fn all(&self) -> Hands {
        let needy = ((1u32 << self.packer.hands.len()) - 1) as u16;
        Hands { needy, waiting: self.position.waiting().count() as u32 }
    }

    /// How many cards are left for the hands that need some: each that waits uses up one.
    fn turns(&self, hands: Hands) -> u32 {
        (self.position.stock().len() as u32).saturating_sub(hands.waiting)
    }

    fn pack(&mut self, hands: Hands) -> Option<Packed> {
        if hands.waiting as usize > self.position.stock().len() {
            return None;
        }
        self.packer.pack(hands.needy, self.turns(hands))
    }

    fn win(&mut self) -> Option<Packing> {
        let all = self.all();
        let packed = self.pack(all)?;
        Some(self.packing(&packed, all))
    }

    /// Of a lost position: hands that cannot all be finished, and no fewer.
    fn conflict(&mut self) -> Hands {
        let mut conflict = self.all();
        let mut order: Vec<usize> = (0..self.packer.hands.len()).collect();
        // Without the hands that need little, little changes: it is quickly seen that these are not
        // part of it. A hand that cannot be completed at all is a conflict of its own.
        order.sort_by_key(|n| self.packer.hands[*n].fewest.unwrap_or(u32::MAX));
        if let Some(n) = order.last().filter(|n| self.packer.hands[**n].fewest.is_none()) {
            return Hands { needy: 1 << n, waiting: 0 };
        }
        while conflict.waiting > 0 {
            let fewer = Hands { waiting: conflict.waiting - 1, ..conflict };
            if self.pack(fewer).is_some() {
                break;
            }
            conflict = fewer;
        }
        for n in order {
            let fewer = Hands { needy: conflict.needy & !(1 << n), ..conflict };
            if self.pack(fewer).is_none() {
                conflict = fewer;
            }
        }
        conflict
    }

    fn needs(&self) -> Vec<Need> {
        let hungry = self.packer.hands.iter();
        let hungry = hungry.map(|hand| Need { hand: hand.k, cards: hand.fewest });
        let waiting = self.position.waiting().map(|hand| Need { hand, cards: Some(1) });
        let mut needs: Vec<_> = hungry.chain(waiting).collect();
        needs.sort_unstable_by_key(|need| need.hand);
        needs
    }

    /// Of a lost position: what finishes the most hands.
    fn most(&mut self) -> Packing {
        let all = self.all();
        // One that waits costs a single card, and so does not stand in the way of another.
        let waiting = all.waiting.min(self.position.stock().len() as u32);
        let choices = (0..=all.needy).map(|needy| Hands { needy, waiting });
        let mut choices: Vec<(Hands, u32)> = choices
            .filter(|hands| *hands != all)
            .filter_map(|hands| Some((hands, self.packer.at_least(hands.needy)?)))
            .filter(|(hands, at_least)| *at_least <= self.turns(*hands))
            .collect();
        choices.sort_by_key(|(hands, at_least)| (u32::MAX - hands.len(), *at_least));
        for (hands, _) in choices {
            if let Some(packed) = self.pack(hands) {
                return self.packing(&packed, hands);
            }
        }
        Packing { exchanges: Vec::new() }
    }

    fn numbers(&self, hands: Hands) -> Vec<u8> {
        let needy = self.packer.hands.iter().enumerate();
        let needy = needy.filter(|(n, _)| hands.needy >> n & 1 != 0).map(|(_, hand)| hand.k);
        let mut all: Vec<u8> =
            needy.chain(self.position.waiting().take(hands.waiting as usize)).collect();
        all.sort_unstable();
        all
    }

    /// The packing with its cards: which wild ones, and what is dropped.
    fn packing(&self, packed: &Packed, hands: Hands) -> Packing {
        let mut left = self.position.stock();
        for (_, way) in packed {
            for card in way.naturals() {
                left.remove(card);
            }
        }
        let waiting = self.position.waiting().take(hands.waiting as usize);
        let pass = |hand| Exchange { hand, take: Cards::NONE, drop: Cards::NONE };
        let mut exchanges: Vec<_> = waiting.map(pass).collect();
        for (k, way) in packed {
            let mut take: Cards = way.naturals().collect();
            for _ in 0..way.wilds {
                let of_rank = left.once() & of_rank(Rank(*k));
                let card = kinds(of_rank).next().unwrap_or(Card::JOKER);
                left.remove(card);
                take.add(card);
            }
            let drop = drops(self.position.hand(*k), Rank(*k), take);
            exchanges.push(Exchange { hand: *k, take, drop });
        }
        exchanges.sort_unstable_by_key(|exchange| exchange.hand);
        Packing { exchanges }
    }
}

/// What the hand drops if it takes these: natural cards, as many.
fn drops(hand: Cards, wild: Rank, take: Cards) -> Cards {
    let both = take.iter().fold(hand, Cards::with);
    let mut drop = Cards::NONE;
    let found = drop_from(hand, both, wild, take.len(), 0, &mut drop);
    debug_assert!(found, "a way completes its hand");
    drop
}

/// Drops this many more natural cards, none before the kind `from`.
fn drop_from(
    own: Cards,
    left: Cards,
    wild: Rank,
    more: usize,
    from: usize,
    drop: &mut Cards,
) -> bool {
    if more == 0 {
        return melds::combines(left, wild);
    }
    let naturals = own.once() & !of_rank(wild) & (!0 << from);
    kinds(naturals).any(|card| {
        drop.add(card);
        let found =
            drop_from(own.without(card), left.without(card), wild, more - 1, card.index(), drop);
        if !found {
            drop.remove(card);
        }
        found
    })
}

impl Way {
    fn len(&self) -> usize {
        (self.wilds as u32 + self.once.count_ones() + self.twice.count_ones()) as usize
    }

    fn naturals(&self) -> impl Iterator<Item = Card> + use<> {
        kinds(self.once).chain(kinds(self.twice))
    }
}
