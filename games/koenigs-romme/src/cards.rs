//! The 116 cards (KR-01): five suits, eleven ranks, all twice, and six jokers; and a handful of
//! them as two bit planes, so that a hand is sixteen bytes and a suit's ranks are one mask.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};
use vierblatt_game::ones;

/// How many cards there are (KR-01).
pub const DECK: usize = 116;
/// How many different ones: 55 that exist twice, and the joker.
pub const KINDS: usize = 56;
/// How many ranks a suit has: 3 to K.
pub const RANKS: u32 = 11;
/// How many suits there are.
pub const SUITS: u32 = 5;

const RANK_LETTERS: &[u8; 11] = b"3456789TJQK";
const SUIT_LETTERS: &[u8; 5] = b"shdct";

/// A rank from 3 to 13 (K).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Rank(pub u8);

impl Rank {
    /// The rank's place from 0 (the 3) to 10 (the king).
    #[inline]
    pub const fn index(self) -> u32 {
        self.0 as u32 - 3
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rank = u8::deserialize(deserializer)?;
        let found = || de::Unexpected::Unsigned(rank.into());
        let no_rank = || de::Error::invalid_value(found(), &"a rank, 3 to 13");
        (3..=13).contains(&rank).then_some(Rank(rank)).ok_or_else(no_rank)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", RANK_LETTERS[self.index() as usize] as char)
    }
}

/// A card by its kind: `suit * 11 + rank - 3`, the joker is 55. Twins are the same card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// The joker.
    pub const JOKER: Card = Card(55);

    /// The card with this number, below [`KINDS`].
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        debug_assert!(index < KINDS);
        Card(index as u8)
    }

    /// The card's number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit from 0 to 4. The joker has none.
    #[inline]
    pub const fn suit(self) -> Option<u32> {
        if self.is_joker() { None } else { Some(self.0 as u32 / RANKS) }
    }

    /// The rank. The joker has none.
    #[inline]
    pub const fn rank(self) -> Option<Rank> {
        if self.is_joker() { None } else { Some(Rank(self.0 % RANKS as u8 + 3)) }
    }

    /// Whether it is a joker.
    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 == 55
    }

    /// KR-11: whether it may stand for any card in the round of this wild rank.
    #[inline]
    pub fn is_wild(self, wild: Rank) -> bool {
        self.is_joker() || self.rank() == Some(wild)
    }

    /// KR-17: what it costs in hand at the end of the round of this wild rank.
    #[inline]
    pub fn points(self, wild: Rank) -> u16 {
        match self.rank() {
            None => 50,
            Some(rank) if rank == wild => 20,
            Some(rank) => rank.0.into(),
        }
    }

    /// How many of it there are in the deck.
    #[inline]
    pub const fn copies(self) -> u8 {
        if self.is_joker() { 6 } else { 2 }
    }

    /// The two letters of its text: what cards are sorted by in records.
    #[inline]
    pub const fn letters(self) -> [u8; 2] {
        if self.is_joker() {
            return *b"JK";
        }
        let (suit, rank) = (self.0 / RANKS as u8, self.0 % RANKS as u8);
        [RANK_LETTERS[rank as usize], SUIT_LETTERS[suit as usize]]
    }

    /// Reads a card: `8d`, `Tt`, `JK`.
    pub fn read(text: &str) -> Option<Self> {
        let &[rank, suit] = text.as_bytes() else { return None };
        if text == "JK" {
            return Some(Card::JOKER);
        }
        let rank = RANK_LETTERS.iter().position(|letter| *letter == rank)?;
        let suit = SUIT_LETTERS.iter().position(|letter| *letter == suit)?;
        Some(Card((suit * RANKS as usize + rank) as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the formatting machinery: a view has dozens of cards.
        f.write_str(std::str::from_utf8(&self.letters()).map_err(|_| fmt::Error)?)
    }
}

vierblatt_game::as_text!(Card, "a card such as 8d", letters);

/// All cards, in the order of their numbers.
pub(crate) const IN_ORDER: [Card; DECK] = {
    let mut all = [Card::JOKER; DECK];
    let mut n = 0;
    while n < 2 * Card::JOKER.0 {
        all[n as usize] = Card(n / 2);
        n += 1;
    }
    all
};

/// Some cards without an order: which are in it once, which twice, and how many jokers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    /// Bit `card` where the card is in it at least once; the number of jokers is above bit 55.
    once: u64,
    /// Bit `card` where both twins are in it.
    twice: u64,
}

const SUITED: u64 = (1 << 55) - 1;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards { once: 0, twice: 0 };

    /// All 116 of them.
    pub const ALL: Cards = Cards { once: SUITED | 6 << 55, twice: SUITED };

    /// Adds one. There must not be two of it yet (of jokers: six).
    #[inline]
    pub fn add(&mut self, card: Card) {
        if card.is_joker() {
            self.once += 1 << 55;
        } else {
            let bit = 1 << card.0;
            self.twice |= self.once & bit;
            self.once |= bit;
        }
    }

    /// Takes one away. It must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.count(card) > 0, "{card} is not there");
        if card.is_joker() {
            self.once -= 1 << 55;
        } else {
            let bit = 1 << card.0;
            self.once &= !(bit & !self.twice);
            self.twice &= !bit;
        }
    }

    /// How many of this card are in it.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        if card.is_joker() {
            self.jokers()
        } else {
            ((self.once >> card.0 & 1) + (self.twice >> card.0 & 1)) as u8
        }
    }

    /// How many jokers are in it.
    #[inline]
    pub const fn jokers(self) -> u8 {
        (self.once >> 55) as u8
    }

    /// The suited cards that are in it, a bit each: `card.index()`.
    #[inline]
    pub const fn once(self) -> u64 {
        self.once & SUITED
    }

    /// The suited cards that are in it twice.
    #[inline]
    pub const fn twice(self) -> u64 {
        self.twice
    }

    /// The different cards in it, a bit each, the joker's too.
    #[inline]
    pub const fn kinds(self) -> u64 {
        self.once() | ((self.jokers() > 0) as u64) << 55
    }

    /// How many cards are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.once().count_ones() as usize
            + self.twice.count_ones() as usize
            + self.jokers() as usize
    }

    /// Whether no card is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// Whether all cards of the other are in it, as often.
    #[inline]
    pub fn contains_all(self, other: Cards) -> bool {
        other.once() & !self.once == 0
            && other.twice & !self.twice == 0
            && other.jokers() <= self.jokers()
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.add(card);
        self
    }

    /// These less one that is there.
    #[inline]
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }

    /// Every card, twins one after the other, in the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            (!rest.is_empty()).then(|| {
                let card = first_kind(rest.kinds());
                rest.remove(card);
                card
            })
        })
    }

    /// KR-17: what these cost in hand at the end of the round of this wild rank.
    pub fn points(self, wild: Rank) -> u16 {
        self.iter().map(|card| card.points(wild)).sum()
    }
}

/// The lowest card of a mask of kinds, which must not be empty.
#[inline]
pub(crate) const fn first_kind(kinds: u64) -> Card {
    Card::from_index(kinds.trailing_zeros() as usize)
}

/// The cards of a mask of kinds, in the order of their numbers.
#[inline]
pub(crate) fn kinds(mask: u64) -> impl Iterator<Item = Card> {
    ones(mask).map(Card)
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
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
    fn kr_01_there_are_116_cards_and_each_reads_as_it_is_written() {
        assert_eq!(Cards::ALL.len(), DECK);
        for card in Cards::ALL.iter() {
            assert_eq!(Card::read(&card.to_string()), Some(card));
        }
        assert!(Cards::ALL.iter().eq(IN_ORDER));
        let copies: usize = (0..KINDS).map(|card| Card::from_index(card).copies() as usize).sum();
        assert_eq!(copies, DECK);
        for wrong in ["", "8", "8x", "2s", "Ts ", "jk", "é", "10s"] {
            assert_eq!(Card::read(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn twins_and_jokers_are_counted() {
        let mut cards = Cards::NONE;
        let eight = Card::read("8d").unwrap();
        for card in [eight, eight, Card::JOKER, Card::JOKER] {
            cards.add(card);
        }
        assert_eq!((cards.count(eight), cards.jokers(), cards.len()), (2, 2, 4));
        cards.remove(eight);
        cards.remove(Card::JOKER);
        assert_eq!((cards.count(eight), cards.jokers(), cards.len()), (1, 1, 2));
        cards.remove(eight);
        cards.remove(Card::JOKER);
        assert!(cards.is_empty());
    }

    #[test]
    fn kr_17_a_card_costs_its_rank_a_wild_one_20_a_joker_50() {
        let points = |text: &str, wild| Card::read(text).unwrap().points(Rank(wild));
        assert_eq!(points("3s", 4), 3);
        assert_eq!(points("Th", 4), 10);
        assert_eq!([points("Jd", 4), points("Qc", 4), points("Kt", 4)], [11, 12, 13]);
        assert_eq!(points("4t", 4), 20);
        assert_eq!(points("JK", 4), 50);
        assert_eq!(points("Kt", 13), 20, "kings cost 20 in the last round");
    }
}
