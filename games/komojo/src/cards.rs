//! The 54 cards (KM-01), what they are worth, and a handful of them as one bit mask.

use std::fmt;

use vierblatt_game::ones;

/// How many cards there are (KM-01).
pub const DECK: usize = 54;

const RANK_LETTERS: &[u8; 13] = b"A23456789TJQK";
const SUIT_LETTERS: &[u8; 4] = b"shdc";

/// What each card counts (KM-01). Kings are in the order of the suits: black, red, red, black.
const VALUES: [i8; 53] = {
    let mut values = [0; 53];
    let mut card = 0;
    while card < 52 {
        values[card] = match card {
            49 | 50 => 0,
            card => card as i8 / 4 + 1,
        };
        card += 1;
    }
    values[52] = -1;
    values
};

/// A card: `rank * 4 + suit`. The joker is 52, and both jokers are this same card, so that nothing
/// can ever tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// What a 7, 8, 9 or 10 does when it is drawn (KM-10 to KM-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// A 7: look at one of your own cards.
    Peek,
    /// An 8: look at one card of one opponent.
    Spy,
    /// A 9: swap one of your cards with one of an opponent's.
    Trade,
    /// A 10: swap one card of one opponent with one of another opponent.
    Switch,
}

impl Card {
    /// The joker.
    pub const JOKER: Card = Card(52);

    /// All cards in order.
    pub(crate) const ALL: [Card; DECK] = {
        let mut all = [Card::JOKER; DECK];
        let mut card = 0;
        while card < 52 {
            all[card] = Card(card as u8);
            card += 1;
        }
        all
    };

    /// The rank from 0 (ace) to 12 (king); 13 is the joker's. Equal ranks snap each other, red and
    /// black kings too (KM-15).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 2
    }

    /// The suit in the order of `shdc`; a joker has none.
    pub(crate) const fn suit(self) -> Option<u8> {
        if self.0 == Card::JOKER.0 { None } else { Some(self.0 & 3) }
    }

    /// Its number in the order of the cards, below 53.
    #[inline]
    pub(crate) const fn number(self) -> u32 {
        self.0 as u32
    }

    /// KM-01: what it counts at the end of a round.
    #[inline]
    pub const fn value(self) -> i32 {
        VALUES[self.0 as usize] as i32
    }

    /// KM-09: whether it must be put down at once when it is drawn: a 7, 8, 9 or 10.
    #[inline]
    pub const fn is_special(self) -> bool {
        self.rank().wrapping_sub(6) < 4
    }

    /// What it does when it is drawn.
    #[inline]
    pub const fn power(self) -> Option<Power> {
        match self.rank() {
            6 => Some(Power::Peek),
            7 => Some(Power::Spy),
            8 => Some(Power::Trade),
            9 => Some(Power::Switch),
            _ => None,
        }
    }

    /// Reads a card: `8d`, `Ts`, `JK`.
    pub fn read(text: &str) -> Option<Self> {
        let &[rank, suit] = text.as_bytes() else { return None };
        if text == "JK" {
            return Some(Card::JOKER);
        }
        let rank = RANK_LETTERS.iter().position(|letter| *letter == rank)?;
        let suit = SUIT_LETTERS.iter().position(|letter| *letter == suit)?;
        Some(Card((rank * SUIT_LETTERS.len() + suit) as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Card::JOKER {
            return f.write_str("JK");
        }
        let rank = RANK_LETTERS[self.rank() as usize] as char;
        let suit = SUIT_LETTERS[(self.0 & 3) as usize] as char;
        write!(f, "{rank}{suit}")
    }
}

vierblatt_game::as_text!(Card, "a card such as 8d");

/// Some cards without an order: a bit each. The jokers have two bits, and one joker is always the
/// lower one, so that equal handfuls are equal masks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

const JOKERS: u64 = 0b11 << 52;
/// The sixteen cards from 7 to 10.
const SPECIAL: u64 = 0xffff << 24;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// All 54 of them.
    pub const ALL: Cards = Cards((1 << DECK) - 1);

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

    /// Whether the card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds one. False if it was there already (of jokers: both).
    #[inline]
    pub fn add(&mut self, card: Card) -> bool {
        let mut bit = 1 << card.0;
        if card == Card::JOKER && self.contains(card) {
            bit <<= 1;
        }
        let new = self.0 & bit == 0;
        self.0 |= bit;
        new
    }

    /// Takes one away. False if it was not there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let mut bit = 1 << card.0;
        if card == Card::JOKER && self.0 & JOKERS == JOKERS {
            bit <<= 1;
        }
        let there = self.0 & bit != 0;
        self.0 &= !bit;
        there
    }

    /// Those that are not 7 to 10.
    #[inline]
    #[must_use]
    pub const fn plain(self) -> Cards {
        Cards(self.0 & !SPECIAL)
    }

    /// Those from 7 to 10.
    #[inline]
    #[must_use]
    pub const fn special(self) -> Cards {
        Cards(self.0 & SPECIAL)
    }

    /// Every card in the order of their numbers, the joker as often as it is in it.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        ones(self.0).map(|bit| Card(bit.min(Card::JOKER.0)))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Cards::NONE;
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn km_01_there_are_54_cards_and_each_reads_as_it_is_written() {
        assert_eq!(Cards::ALL.len(), DECK);
        assert_eq!(Cards::ALL.iter().filter(|card| *card == Card::JOKER).count(), 2);
        for card in Cards::ALL.iter() {
            assert_eq!(Card::read(&card.to_string()), Some(card));
        }
        for wrong in ["", "8", "8x", "1s", "Ts ", "jk", "é", "10s", "JKs"] {
            assert_eq!(Card::read(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn km_01_a_card_counts_its_number_a_red_king_nothing_a_joker_less() {
        let value = |text: &str| Card::read(text).unwrap().value();
        assert_eq!([value("As"), value("2h"), value("9c"), value("Td")], [1, 2, 9, 10]);
        assert_eq!([value("Jh"), value("Qd")], [11, 12]);
        assert_eq!([value("Ks"), value("Kh"), value("Kd"), value("Kc")], [13, 0, 0, 13]);
        assert_eq!(value("JK"), -1);
    }

    #[test]
    fn km_09_seven_to_ten_are_special_and_nothing_else() {
        for card in Cards::ALL.iter() {
            let expected = card.rank() < 13 && (7..=10).contains(&(card.rank() + 1));
            assert_eq!(card.is_special(), expected, "{card}");
            assert_eq!(card.power().is_some(), expected, "{card}");
            assert_eq!(Cards::ALL.special().contains(card), expected, "{card}");
            assert_eq!(Cards::ALL.plain().contains(card), !expected, "{card}");
        }
    }

    #[test]
    fn jokers_are_counted() {
        let mut cards = Cards::NONE;
        assert!(cards.add(Card::JOKER));
        let one = cards;
        assert!(cards.add(Card::JOKER));
        assert!(!cards.add(Card::JOKER));
        assert_eq!(cards.len(), 2);
        assert!(cards.remove(Card::JOKER));
        assert_eq!(cards, one);
        assert!(cards.remove(Card::JOKER));
        assert!(!cards.remove(Card::JOKER));
    }
}
