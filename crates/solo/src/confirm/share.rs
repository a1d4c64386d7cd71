//! One choice for each hand, and no card twice, as a formula.

use vierblatt_koenigs_romme::solver::{Position, Taking};
use vierblatt_koenigs_romme::{Card, Cards, KINDS, Rank};

use super::formula::{Formula, Literal};

/// A hand and what it may take.
pub(super) struct Choices {
    pub(super) k: u8,
    /// How many cards it needs at least.
    pub(super) fewest: u32,
    pub(super) takings: Vec<Taking>,
}

/// All hands share the stock.
pub(super) struct Share<'a> {
    choices: &'a [Choices],
    /// By hand and choice.
    chosen: Vec<Vec<Literal>>,
    /// By hand: the wild cards it may get, and whether it does.
    wilds: Vec<Vec<(Card, Literal)>>,
}

impl<'a> Share<'a> {
    /// Says that each hand takes one of its choices, that all of them together take no card more
    /// often than it is there, and only this many cards beyond the fewest.
    pub(super) fn encode(
        formula: &mut Formula,
        position: &Position,
        choices: &'a [Choices],
        beyond: usize,
    ) -> Self {
        let stock = position.stock();
        let mut takers: Vec<Vec<Literal>> = vec![Vec::new(); KINDS];
        let mut extra = Vec::new();
        let mut all_chosen = Vec::new();
        let mut all_wilds = Vec::new();
        for Choices { k, fewest, takings } in choices {
            let chosen = formula.variables(takings.len());
            formula.any(chosen.iter().copied());
            let wilds: Vec<(Card, Literal)> = (stock.iter())
                .filter(|card| card.is_wild(Rank(*k)))
                .map(|card| (card, formula.variable()))
                .collect();
            for pair in wilds.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
                formula.any([pair[0].1, -pair[1].1]);
            }
            let got: Vec<Literal> = wilds.iter().map(|(_, got)| *got).collect();
            let at_least = formula.count(&got, got.len());
            let more = formula.variables(beyond);
            let naturals: Vec<Card> = stock.iter().filter(|card| !card.is_wild(Rank(*k))).collect();
            let gets = formula.variables(naturals.len());
            for (taking, chosen) in takings.iter().zip(&chosen) {
                if let Some(wilds) = usize::from(taking.wilds).checked_sub(1) {
                    formula.any([-chosen, at_least[wilds]]);
                }
                let cards_more = (taking.cards() - fewest) as usize;
                for more in more.iter().take(cards_more) {
                    formula.any([-chosen, *more]);
                }
                if cards_more > beyond {
                    formula.any([-chosen]);
                }
                let mut left = taking.naturals;
                for (card, gets) in naturals.iter().zip(&gets) {
                    if left.count(*card) > 0 {
                        left.remove(*card);
                        formula.any([-chosen, *gets]);
                    }
                }
            }
            for (card, gets) in naturals.iter().zip(&gets) {
                takers[card.index()].push(*gets);
            }
            for (card, got) in &wilds {
                takers[card.index()].push(*got);
            }
            extra.extend(more);
            all_chosen.push(chosen);
            all_wilds.push(wilds);
        }
        for (kind, takers) in takers.iter().enumerate() {
            formula.at_most(stock.count(Card::from_index(kind)).into(), takers);
        }
        formula.at_most(beyond, &extra);
        Share { choices, chosen: all_chosen, wilds: all_wilds }
    }

    /// What each hand takes where the formula is true.
    pub(super) fn taken(&self, is_true: impl Fn(Literal) -> bool) -> Vec<(u8, Cards)> {
        let mut all = Vec::new();
        for ((choices, chosen), wilds) in self.choices.iter().zip(&self.chosen).zip(&self.wilds) {
            let choice = choices.takings.iter().zip(chosen).find(|(_, chosen)| is_true(**chosen));
            let Some((taking, _)) = choice else { continue };
            let got = wilds.iter().filter(|(_, got)| is_true(*got)).map(|(card, _)| *card);
            let wilds = got.take(taking.wilds.into());
            all.push((choices.k, taking.naturals.iter().chain(wilds).collect()));
        }
        all
    }
}
