//! What the solo player knows (KR-24), as the solver wants it: the hands, and the cards that are
//! still to come as a set. The order of the draw pile is not here, so nothing can peek at it.

use crate::cards::{Card, Cards, Rank};
use crate::melds;
use crate::solo::{SOLO_HANDS, SOLO_PILE};
use crate::view::PublicSolo;

/// A solo game between two cards: what lies in the unfinished hands, and what is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The hand of `k` cards is at `k - 3`.
    hands: [Cards; SOLO_HANDS],
    /// A bit for each hand that is not finished.
    unfinished: u16,
    /// A bit for each of those that combines already and only waits for a card to be put there
    /// (KR-22, `needs_turn`).
    waiting: u16,
    /// The card turned up and the draw pile.
    stock: Cards,
}

impl Position {
    /// What the view shows. None before the deal, and for a view that no game has.
    pub fn seen(public: &PublicSolo) -> Option<Self> {
        let PublicSolo { phase: _, hands, finished, card, discard, draw } = public;
        let mut stock = Cards::ALL;
        let mut lying = [Cards::NONE; SOLO_HANDS];
        if hands.len() != SOLO_HANDS {
            return None;
        }
        for (n, (lying, cards)) in lying.iter_mut().zip(hands).enumerate() {
            if cards.len() != n + 3 {
                return None;
            }
            *lying = take_out(&mut stock, cards)?;
        }
        take_out(&mut stock, discard)?;
        if card.is_some_and(|card| stock.count(card) == 0)
            || stock.len() != usize::from(*draw) + usize::from(card.is_some())
        {
            return None;
        }
        let mut unfinished = ALL;
        for hand in finished {
            unfinished &= !(1u16.checked_shl(u32::from(*hand).checked_sub(3)?)?);
        }
        Some(Position::new(lying, unfinished, stock))
    }

    /// Any hands with any stock of at most 28 cards: the hand of `k` cards at `k - 3`, and a bit
    /// there for each that is not finished. The hands must have these sizes, and all cards
    /// together be out of one deck.
    pub fn new(hands: [Cards; SOLO_HANDS], unfinished: u16, stock: Cards) -> Self {
        debug_assert!(hands.iter().enumerate().all(|(n, hand)| hand.len() == n + 3));
        debug_assert!(stock.len() <= SOLO_PILE);
        let unfinished = unfinished & ALL;
        let mut waiting = 0;
        for (n, hand) in hands.iter().enumerate() {
            if unfinished >> n & 1 != 0 && melds::combines(*hand, Rank(n as u8 + 3)) {
                waiting |= 1 << n;
            }
        }
        Position { hands, unfinished, waiting, stock }
    }

    /// The hand of `k` cards, 3 to 13.
    pub const fn hand(&self, k: u8) -> Cards {
        self.hands[k as usize - 3]
    }

    /// What is still to come: the card turned up and the draw pile, without an order.
    pub const fn stock(&self) -> Cards {
        self.stock
    }

    /// The hands that are not finished, by their number of cards.
    pub fn unfinished(&self) -> impl Iterator<Item = u8> + use<> {
        numbers(self.unfinished)
    }

    /// Whether the hand of `k` cards is not finished.
    pub const fn is_unfinished(&self, k: u8) -> bool {
        3 <= k && k <= 13 && self.unfinished >> (k - 3) & 1 != 0
    }

    /// The unfinished hands that combine already: any card put there finishes them (KR-22).
    pub fn waiting(&self) -> impl Iterator<Item = u8> + use<> {
        numbers(self.waiting)
    }

    /// Whether the hand of `k` cards is one of those.
    pub const fn is_waiting(&self, k: u8) -> bool {
        3 <= k && k <= 13 && self.waiting >> (k - 3) & 1 != 0
    }

    /// The same with fewer cards to come.
    #[must_use]
    pub const fn with_stock(self, stock: Cards) -> Self {
        Position { stock, ..self }
    }
}

/// A bit for each hand.
const ALL: u16 = (1 << SOLO_HANDS) - 1;

fn numbers(hands: u16) -> impl Iterator<Item = u8> + use<> {
    (3..=13).filter(move |k| hands >> (k - 3) & 1 != 0)
}

/// Takes the cards out of the stock, if they are there.
fn take_out(stock: &mut Cards, cards: &[Card]) -> Option<Cards> {
    let mut taken = Cards::NONE;
    for card in cards {
        if stock.count(*card) == 0 {
            return None;
        }
        stock.remove(*card);
        taken.add(*card);
    }
    Some(taken)
}
