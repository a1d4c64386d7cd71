//! From a plan to the cards on the table.
//!
//! Once there is a combination, no wild card stays in hand: a set takes any number of them, three
//! are a set on their own, and a run without room for one or two more (KR-10: it is nearly eleven
//! long) is as good as two shorter ones.

use vierblatt_game::List;

use super::best::Plan;
use super::lay::Lay;
use super::runs::Run;
use crate::cards::{Card, Cards, RANKS, Rank, SUITS};

type Combination = List<Card, 13>;
/// All there are.
type Wilds = List<Card, 16>;

/// The combinations of the plan, made of these cards, of which there are at most 13: runs first,
/// then sets from the lowest rank on. The wild cards are used from the lowest suit on, jokers
/// last.
pub(super) fn carry_out(plan: &Plan, cards: Cards, wild: Rank) -> Lay {
    let mut lay = Lay::new();
    let mut naturals = cards;
    // Taken from the end.
    let mut wilds = Wilds::new(Card::JOKER);
    for _ in 0..cards.jokers() {
        wilds.push(Card::JOKER);
    }
    for suit in (0..SUITS).rev() {
        let card = Card::from_index((suit * RANKS + wild.index()) as usize);
        for _ in 0..naturals.count(card) {
            naturals.remove(card);
            wilds.push(card);
        }
    }

    let mut spare = if plan.sets == 0 && plan.spare < 3 { plan.spare } else { 0 };
    for run in plan.runs.iter() {
        lay_run(&mut lay, *run, &mut naturals, &mut wilds, spare);
        spare = 0;
    }
    let mut sets = plan.sets;
    while sets != 0 {
        let rank = sets.trailing_zeros() as usize / 4;
        sets &= sets - 1;
        let mut set = Combination::new(Card::JOKER);
        for number in (rank..Card::JOKER.index()).step_by(RANKS as usize) {
            let card = Card::from_index(number);
            for _ in 0..naturals.count(card) {
                set.push(card);
            }
        }
        while (set.len() < 3 || sets == 0)
            && let Some(card) = wilds.pop()
        {
            set.push(card);
        }
        lay.push_combination(&set);
    }
    if wilds.len() >= 3 {
        wilds.reverse();
        lay.push_combination(&wilds);
    }
    lay
}

/// Lays a run with as many more wild cards as `spare` says.
fn lay_run(lay: &mut Lay, run: Run, naturals: &mut Cards, wilds: &mut Wilds, mut spare: u32) {
    let mut cards = Combination::new(Card::JOKER);
    for number in run.first..=run.last {
        let card = Card::from_index(number.into());
        if naturals.count(card) > 0 {
            naturals.remove(card);
            cards.push(card);
        } else if let Some(card) = wilds.pop() {
            cards.push(card);
        }
    }
    let ranks = RANKS as usize;
    if cards.len() + spare as usize > ranks {
        // Two runs instead, the lower one of five to seven cards.
        let mut lower = Combination::from_slice(Card::JOKER, &cards[..ranks / 2]);
        while spare > 0
            && let Some(card) = wilds.pop()
        {
            lower.push(card);
            spare -= 1;
        }
        lay.push_combination(&lower);
        lay.push_combination(&cards[ranks / 2..]);
        return;
    }
    let mut room_above = ranks - 1 - run.last as usize % ranks;
    while (cards.len() < 3 || spare > 0)
        && let Some(card) = wilds.pop()
    {
        if cards.len() >= 3 {
            spare -= 1;
        }
        if room_above > 0 {
            room_above -= 1;
            cards.push(card);
        } else {
            cards.insert(0, card);
        }
    }
    lay.push_combination(&cards);
}
