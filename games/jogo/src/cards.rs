//! The cards (JG-01): six colours, six symbols, values 2 to 6, and four special kinds. A card here is
//! a kind; how often a deck has each of them is up to the deck.

use std::fmt;

/// How many different cards can be written, whatever the deck: 34 faces in each colour.
pub const KINDS: usize = COLOURS * FACES;
/// How many colours there are.
pub const COLOURS: usize = 6;
/// How many faces a colour can have: six symbols with five values, and four special kinds.
const FACES: usize = 34;

/// A colour, numbered as JG-02 numbers them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// `r`
    Red,
    /// `o`
    Orange,
    /// `y`
    Yellow,
    /// `g`
    Green,
    /// `b`
    Blue,
    /// `v`
    Violet,
}

/// A symbol, numbered as JG-02 numbers them: each colour owns the one with its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    /// `H`
    Heart,
    /// `F`
    Flame,
    /// `S`
    Sun,
    /// `L`
    Leaf,
    /// `D`
    Drop,
    /// `M`
    Moon,
}

/// A special kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// JG-13
    Stop,
    /// JG-15
    Reverse,
    /// JG-16
    PlusOne,
    /// JG-17
    Jogo,
}

/// What a card shows besides its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A symbol and a value from 2 to 6.
    Plain(Symbol, u8),
    /// One of the four special kinds.
    Special(Special),
}

/// A card by its kind. Cards are ordered as their text is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

/// The colours in the order of their letters.
const BY_LETTER: [(u8, Colour); COLOURS] = [
    (b'b', Colour::Blue),
    (b'g', Colour::Green),
    (b'o', Colour::Orange),
    (b'r', Colour::Red),
    (b'v', Colour::Violet),
    (b'y', Colour::Yellow),
];

/// What follows the colour's letter, in the order of the text.
const BY_TEXT: [(&str, Face); FACES] = [
    ("+1", Face::Special(Special::PlusOne)),
    ("D2", Face::Plain(Symbol::Drop, 2)),
    ("D3", Face::Plain(Symbol::Drop, 3)),
    ("D4", Face::Plain(Symbol::Drop, 4)),
    ("D5", Face::Plain(Symbol::Drop, 5)),
    ("D6", Face::Plain(Symbol::Drop, 6)),
    ("F2", Face::Plain(Symbol::Flame, 2)),
    ("F3", Face::Plain(Symbol::Flame, 3)),
    ("F4", Face::Plain(Symbol::Flame, 4)),
    ("F5", Face::Plain(Symbol::Flame, 5)),
    ("F6", Face::Plain(Symbol::Flame, 6)),
    ("H2", Face::Plain(Symbol::Heart, 2)),
    ("H3", Face::Plain(Symbol::Heart, 3)),
    ("H4", Face::Plain(Symbol::Heart, 4)),
    ("H5", Face::Plain(Symbol::Heart, 5)),
    ("H6", Face::Plain(Symbol::Heart, 6)),
    ("JOGO", Face::Special(Special::Jogo)),
    ("L2", Face::Plain(Symbol::Leaf, 2)),
    ("L3", Face::Plain(Symbol::Leaf, 3)),
    ("L4", Face::Plain(Symbol::Leaf, 4)),
    ("L5", Face::Plain(Symbol::Leaf, 5)),
    ("L6", Face::Plain(Symbol::Leaf, 6)),
    ("M2", Face::Plain(Symbol::Moon, 2)),
    ("M3", Face::Plain(Symbol::Moon, 3)),
    ("M4", Face::Plain(Symbol::Moon, 4)),
    ("M5", Face::Plain(Symbol::Moon, 5)),
    ("M6", Face::Plain(Symbol::Moon, 6)),
    ("REV", Face::Special(Special::Reverse)),
    ("S2", Face::Plain(Symbol::Sun, 2)),
    ("S3", Face::Plain(Symbol::Sun, 3)),
    ("S4", Face::Plain(Symbol::Sun, 4)),
    ("S5", Face::Plain(Symbol::Sun, 5)),
    ("S6", Face::Plain(Symbol::Sun, 6)),
    ("STOP", Face::Special(Special::Stop)),
];

impl Card {
    /// The card with this number, below [`KINDS`].
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        debug_assert!(index < KINDS);
        Card(index as u8)
    }

    /// The card's number, in the order of the text.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        BY_LETTER[self.0 as usize / FACES].1
    }

    /// What it shows besides.
    #[inline]
    pub const fn face(self) -> Face {
        BY_TEXT[self.0 as usize % FACES].1
    }

    /// JG-01: what it costs at the end.
    pub const fn value(self) -> u8 {
        match self.face() {
            Face::Plain(_, value) => value,
            Face::Special(Special::Stop) => 1,
            Face::Special(Special::Reverse) => 7,
            Face::Special(Special::PlusOne) => 8,
            Face::Special(Special::Jogo) => 9,
        }
    }

    /// Reads a card: `rL4`, `vSTOP`, `b+1`.
    pub fn read(text: &str) -> Option<Self> {
        let (letter, face) = text.split_at_checked(1)?;
        let colour = BY_LETTER.iter().position(|(of, _)| [*of] == letter.as_bytes())?;
        let face = BY_TEXT.binary_search_by_key(&face, |(text, _)| text).ok()?;
        Some(Card((colour * FACES + face) as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = BY_LETTER[self.index() / FACES].0;
        write!(f, "{}{}", letter as char, BY_TEXT[self.index() % FACES].0)
    }
}

vierblatt_game::as_text!(Card, "a card such as rL4");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_as_it_is_written_and_is_ordered_as_its_text() {
        let texts: Vec<_> = (0..KINDS).map(|card| Card::from_index(card).to_string()).collect();
        assert!(texts.is_sorted());
        for (index, text) in texts.iter().enumerate() {
            assert_eq!(Card::read(text), Some(Card::from_index(index)), "{text}");
        }
        for wrong in ["", "r", "rL", "rL7", "rL44", "xL4", "L4", "rstop", "r+2", "rL4 ", "é4", "+1"]
        {
            assert_eq!(Card::read(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn jg_01_special_cards_are_worth_1_7_8_and_9() {
        let value = |text| Card::read(text).unwrap().value();
        assert_eq!([value("rSTOP"), value("rREV"), value("r+1"), value("rJOGO")], [1, 7, 8, 9]);
        assert_eq!([value("vL2"), value("gM6")], [2, 6]);
    }
}
