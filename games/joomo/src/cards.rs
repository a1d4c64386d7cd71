//! The 70 cards, 00 to 69 (JO-01), and sets of them as one mask of bits, so that a hand, the gap
//! and the double digits meet in a single `&`.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use vierblatt_game::{Seats, read_set, wide_ones};

/// How many cards there are (JO-01).
pub const MAX_DECK: usize = 70;
/// How many cards everyone gets, and how many are set aside (JO-03).
pub const HAND: usize = 10;

/// A card by its value, 0 to 69.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// The lowest card, which also fills the unused room of lists.
    pub const LOWEST: Card = Card(0);
    /// JO-16: the card that is a five and a double digit.
    pub const FIFTY_FIVE: Card = Card(55);

    /// The card of this value, if there is one.
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        if (value as usize) < MAX_DECK { Some(Card(value)) } else { None }
    }

    /// The card's value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Reads a card: two digits, `07`.
    pub fn read(text: &str) -> Option<Self> {
        match text.as_bytes() {
            &[ten @ b'0'..=b'6', one @ b'0'..=b'9'] => Some(Card((ten - b'0') * 10 + one - b'0')),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.0)
    }
}

vierblatt_game::as_text!(Card, "a card, 00 to 69");

/// All cards in order.
pub(crate) const IN_ORDER: [Card; MAX_DECK] = {
    let mut all = [Card::LOWEST; MAX_DECK];
    let mut value = 0;
    while value < MAX_DECK {
        all[value] = Card(value as u8);
        value += 1;
    }
    all
};

/// A set of cards: bit `value` for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Card[]"))]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// JO-01: all 70.
    pub(crate) const ALL: Cards = Cards((1 << MAX_DECK) - 1);
    /// JO-14: 00 11 22 33 44 55 66.
    pub const DOUBLES: Cards = Cards::steps(0, 11);
    /// JO-15, JO-16: 05 15 25 35 45 55 65.
    pub const FIVES: Cards = Cards::steps(5, 10);
    /// JO-17: 00 10 20 30 40 50 60.
    pub const TENS: Cards = Cards::steps(0, 10);

    const fn steps(first: usize, step: usize) -> Self {
        let mut bits = 0;
        let mut value = first;
        while value < MAX_DECK {
            bits |= 1 << value;
            value += step;
        }
        Cards(bits)
    }

    /// JO-02: the cards from 00 to 10n+9 that n players use.
    #[inline]
    pub const fn deck(seats: Seats) -> Self {
        Cards((1 << (HAND * (seats.count() + 1))) - 1)
    }

    /// JO-09: the cards strictly between the two, whichever is the higher.
    #[inline]
    pub const fn between(one: Card, other: Card) -> Self {
        let (low, high) = if one.0 < other.0 { (one.0, other.0) } else { (other.0, one.0) };
        // All below `high`, less all up to `low`; nothing where the two are the same.
        Cards(((1 << high) - 1) & !((2 << low) - 1))
    }

    /// The cards lower than this one.
    #[inline]
    pub(crate) const fn below(card: Card) -> Self {
        Cards((1 << card.0) - 1)
    }

    /// The cards at most this far from this one, without the card itself.
    #[inline]
    pub(crate) const fn around(card: Card, distance: u8) -> Self {
        let window = ((1u128 << (2 * distance + 1)) - 1) & !(1 << distance);
        Cards((window << card.0) >> distance)
    }

    /// Those of these cards that come next above another of them, when the `dead` ones are left out.
    /// None of these may be dead.
    #[inline]
    pub(crate) const fn above(self, dead: Cards) -> Self {
        let next = self.0 << 1;
        // Adding to the lowest of a row of dead cards carries a bit past the row.
        let past = (next & !dead.0) | ((next & dead.0) + dead.0) & !dead.0;
        Cards(self.0 & past)
    }

    /// Just this card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Cards(1 << card.0)
    }

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`th lowest card in it. There must be more than `n`.
    #[inline]
    pub fn nth(self, n: usize) -> Card {
        debug_assert!(n < self.len(), "{self:?} has no number {n}");
        // A table of up to five has nearly all its cards in the lower half: one word is quicker
        // to walk than two.
        let lower = self.0 as u64;
        let in_lower = lower.count_ones() as usize;
        let (mut bits, n, base) =
            if n < in_lower { (lower, n, 0) } else { ((self.0 >> 64) as u64, n - in_lower, 64) };
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        Card(base + bits.trailing_zeros() as u8)
    }

    /// The highest card in it.
    #[inline]
    pub(crate) const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(127 - self.0.leading_zeros() as u8)) }
    }

    /// The cards from the lowest to the highest.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        wide_ones(self.0).map(Card)
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

/// The cards that are in the first and not in the second.
impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Cards {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |all, card| all | Cards::only(card))
    }
}

/// As records write them: from the lowest to the highest, with spaces between.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_set(deserializer, Cards::len)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(values: &[u8]) -> Cards {
        values.iter().map(|value| Card(*value)).collect()
    }

    #[test]
    fn around_a_card_are_those_close_to_it_on_both_sides() {
        assert_eq!(Cards::around(Card(20), 2), cards(&[18, 19, 21, 22]));
        assert_eq!(Cards::around(Card(1), 3), cards(&[0, 2, 3, 4]));
        assert_eq!(Cards::below(Card(3)), cards(&[0, 1, 2]));
        assert_eq!(cards(&[7, 64, 66]).highest(), Some(Card(66)));
        assert_eq!(Cards::NONE.highest(), None);
    }

    #[test]
    fn above_finds_the_next_living_card_past_any_row_of_dead_ones() {
        let mine = cards(&[12, 13, 17, 21, 23, 63, 68]);
        let dead = cards(&[10, 11, 14, 15, 16, 18, 22, 24, 64, 65, 66, 67]);
        // 19 and 20 lie between 17 and 21, so 21 follows none of mine.
        assert_eq!(mine.above(dead), cards(&[13, 17, 23, 68]));
        assert_eq!(mine.above(Cards::NONE), cards(&[13]));
    }
}
