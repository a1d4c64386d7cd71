//! Deals and shuffles as records write them: reading their cards, and saying which one is wrong.

use crate::{List, Misread};

/// What is wrong with the cards of a deal or a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit<C> {
    /// This card is named more often than it exists.
    TooOften(C),
    /// This card is missing.
    Missing(C),
    /// There are more cards than any deal has.
    TooMany,
}

/// Reads the cards of a deal, separated by spaces, with the game's own way to read one.
///
/// # Errors
/// Says which word is not a card, with the `rule` that lists the cards, or gives `too_many` when there are more than a list holds.
pub fn read_cards<C: Copy, R, const N: usize>(
    text: &str,
    fill: C,
    read: impl Fn(&str) -> Option<C>,
    rule: &'static str,
    too_many: R,
) -> Result<List<C, N>, Misread<R>> {
    let mut cards = List::new(fill);
    for (nth, word) in text.split(' ').enumerate() {
        let card = read(word).ok_or(Misread::NoCard { nth, rule })?;
        if !cards.try_push(card) {
            return Err(Misread::Refused(too_many));
        }
    }
    Ok(cards)
}

/// The first card, in the order of their numbers below `K`, that is named more or less often than
/// it is wanted.
pub fn misfit<C: Copy, const K: usize>(
    named: impl IntoIterator<Item = C>,
    wanted: impl IntoIterator<Item = C>,
    number: impl Fn(C) -> usize,
) -> Option<Misfit<C>> {
    let mut counts = [(0i16, None); K];
    let mut add = |card: C, more: i16| {
        let (count, of) = &mut counts[number(card)];
        *count += more;
        *of = Some(card);
    };
    named.into_iter().for_each(|card| add(card, 1));
    wanted.into_iter().for_each(|card| add(card, -1));
    counts.into_iter().find_map(|(count, card)| match (count, card?) {
        (1.., card) => Some(Misfit::TooOften(card)),
        (..0, card) => Some(Misfit::Missing(card)),
        (0, _) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<List<u8, 3>, Misread<&'static str>> {
        read_cards(text, 0, |word| word.parse().ok(), "XY-01", "too many")
    }

    #[test]
    fn a_word_that_is_not_a_card_is_told_by_its_place() {
        assert_eq!(*read("1 2 3").unwrap(), [1, 2, 3]);
        assert_eq!(read("1 x 3").unwrap_err(), Misread::NoCard { nth: 1, rule: "XY-01" });
        assert_eq!(read("").unwrap_err(), Misread::NoCard { nth: 0, rule: "XY-01" });
        assert_eq!(read("1 2 3 4").unwrap_err(), Misread::Refused("too many"));
    }

    #[test]
    fn the_card_that_does_not_fit_is_named() {
        let wrong = |named: &[u8]| misfit::<u8, 10>(named.to_vec(), [1, 2, 2, 3], usize::from);
        assert_eq!(wrong(&[2, 3, 1, 2]), None);
        assert_eq!(wrong(&[2, 3, 1]), Some(Misfit::Missing(2)));
        assert_eq!(wrong(&[2, 3, 1, 1]), Some(Misfit::TooOften(1)));
        assert_eq!(wrong(&[2, 3, 1, 2, 9]), Some(Misfit::TooOften(9)));
    }
}
