//! What the top of the draw pile may be.

use rand::Rng;
use vierblatt_bots::Limit;
use vierblatt_game::{Imagine, Known};

use crate::KoenigsRomme;
use crate::cards::{Card, Cards, KINDS};
use crate::state::State;

/// How many worlds say what the next card may be, where memory does not say it outright.
const WORLDS: usize = 64;

/// What the top of the draw pile may be, and how likely.
#[derive(Clone, Debug)]
pub(crate) struct NextCard(Vec<(Card, f32)>);

impl NextCard {
    /// All that the seat can know of it: what lies or lay face up and what others took is not there.
    pub(crate) fn known(
        known: &Known<KoenigsRomme>,
        limit: &Limit<'_>,
        rng: &mut impl Rng,
    ) -> Self {
        if let Some(cards) = known.memory.drawable() {
            return NextCard::any_of(cards);
        }
        let mut counts = [0; KINDS];
        for done in 0..WORLDS {
            // After many reshuffles a world may take a third of a millisecond.
            if done > 0 && limit.is_time_up() {
                break;
            }
            if let State::Table(table) = KoenigsRomme::imagine(known, rng) {
                table.draw_pile().for_each(|card| counts[card.index()] += 1);
            }
        }
        NextCard::by_counts(&counts)
    }

    /// Any of these.
    pub(crate) fn any_of(cards: Cards) -> Self {
        let mut counts = [0; KINDS];
        cards.iter().for_each(|card| counts[card.index()] += 1);
        NextCard::by_counts(&counts)
    }

    fn by_counts(counts: &[u32; KINDS]) -> Self {
        let all = counts.iter().sum::<u32>().max(1) as f32;
        let counted = counts.iter().enumerate().filter(|(_, count)| **count > 0);
        let shares = counted.map(|(card, count)| (Card::from_index(card), *count as f32 / all));
        NextCard(shares.collect())
    }

    /// The average of what each card comes to.
    pub(crate) fn average(&self, mut of: impl FnMut(Card) -> f32) -> f32 {
        self.average_by_weight(|card, _| of(card))
    }

    /// The average of what each card comes to; `of` is also given how likely the card is.
    pub(crate) fn average_by_weight(&self, mut of: impl FnMut(Card, f32) -> f32) -> f32 {
        self.0.iter().map(|(card, weight)| weight * of(*card, *weight)).sum()
    }
}
