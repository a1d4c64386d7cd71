//! Combinations laid down at once (KR-12, KR-16), as a player names them: nothing is checked
//! here, so that the rules can say what is wrong with them.

use vierblatt_game::List;

use crate::cards::{Card, Cards};

/// A hand of 14 keeps one card to discard (KR-12, KR-16).
const ROOM: usize = 13;

/// Combinations laid down at once: at most 13 cards in order, and where each combination ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lay {
    cards: List<Card, ROOM>,
    /// Bit `n` where a combination ends with the card at `n`.
    ends: u16,
}

impl Lay {
    /// No combination yet.
    #[inline]
    pub const fn new() -> Self {
        Lay { cards: List::new(Card::JOKER), ends: 0 }
    }

    /// Puts these down next to the others. False, and nothing is put down, if there is no card
    /// or there would be more than 13.
    pub fn push_combination(&mut self, cards: &[Card]) -> bool {
        let fits = !cards.is_empty() && cards.len() <= self.cards.room();
        if fits {
            self.cards.extend_from(cards);
            self.ends |= 1 << (self.cards.len() - 1);
        }
        fits
    }

    /// The combinations, in the order they were put down.
    pub fn combinations(&self) -> impl Iterator<Item = &[Card]> {
        let mut start = 0;
        (0..self.cards.len()).filter(|at| self.ends >> at & 1 != 0).map(move |last| {
            let combination = &self.cards[start..=last];
            start = last + 1;
            combination
        })
    }

    /// The cards of all combinations, or `None` if there are more of one than in the deck.
    pub fn cards(&self) -> Option<Cards> {
        let mut cards = Cards::NONE;
        for card in self.cards.iter().copied() {
            if cards.count(card) == card.copies() {
                return None;
            }
            cards.add(card);
        }
        Some(cards)
    }

    /// How many cards there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

impl Default for Lay {
    fn default() -> Self {
        Lay::new()
    }
}
