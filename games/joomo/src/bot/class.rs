//! The cards by what the rules say about them: two plain cards differ only in their value.

use crate::{Card, Cards, MAX_DECK};

/// How many classes there are.
pub(crate) const CLASSES: usize = 6;

/// What the rules say about a card besides its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// Nothing.
    Plain,
    /// JO-17, and not a double digit.
    Ten,
    /// JO-14, and not a ten or a five.
    Double,
    /// JO-15, and not a double digit.
    Five,
    /// 00: a ten and a double digit.
    DoubleTen,
    /// JO-16: 55, a five and a double digit.
    DoubleFive,
}

const OF: [Class; MAX_DECK] = {
    let mut of = [Class::Plain; MAX_DECK];
    let mut value = 0;
    while value < MAX_DECK {
        of[value] = match (value.is_multiple_of(10), value % 10 == 5, value.is_multiple_of(11)) {
            (true, _, false) => Class::Ten,
            (true, _, true) => Class::DoubleTen,
            (_, true, false) => Class::Five,
            (_, true, true) => Class::DoubleFive,
            (_, _, true) => Class::Double,
            _ => Class::Plain,
        };
        value += 1;
    }
    of
};

impl Class {
    pub(crate) const ALL: [Class; CLASSES] =
        [Class::Plain, Class::Ten, Class::Double, Class::Five, Class::DoubleTen, Class::DoubleFive];

    /// The class of a card.
    #[inline]
    pub(crate) const fn of(card: Card) -> Class {
        OF[card.value() as usize]
    }

    /// The cards of this class.
    #[inline]
    pub(crate) fn cards(self) -> Cards {
        match self {
            Class::Plain => Cards::ALL - Cards::TENS - Cards::DOUBLES - Cards::FIVES,
            Class::Ten => Cards::TENS - Cards::DOUBLES,
            Class::Double => Cards::DOUBLES - Cards::TENS - Cards::FIVES,
            Class::Five => Cards::FIVES - Cards::DOUBLES,
            Class::DoubleTen => Cards::TENS & Cards::DOUBLES,
            Class::DoubleFive => Cards::FIVES & Cards::DOUBLES,
        }
    }

    #[inline]
    pub(crate) const fn is_ten(self) -> bool {
        matches!(self, Class::Ten | Class::DoubleTen)
    }

    #[inline]
    pub(crate) const fn is_double(self) -> bool {
        matches!(self, Class::Double | Class::DoubleTen | Class::DoubleFive)
    }

    #[inline]
    pub(crate) const fn is_five(self) -> bool {
        matches!(self, Class::Five | Class::DoubleFive)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_in_its_class_and_no_other() {
        for card in Cards::ALL.iter() {
            let of = Class::ALL.into_iter().filter(|class| class.cards().contains(card));
            assert_eq!(of.collect::<Vec<_>>(), [Class::of(card)], "{card}");
            assert_eq!(Class::of(card).is_ten(), Cards::TENS.contains(card));
            assert_eq!(Class::of(card).is_double(), Cards::DOUBLES.contains(card));
            assert_eq!(Class::of(card).is_five(), Cards::FIVES.contains(card));
        }
    }
}
