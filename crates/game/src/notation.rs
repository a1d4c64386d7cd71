//! Moves and chance as text, the way records write them.

use crate::{Game, Seat, Seats};

/// A game whose actions can be written and read.
pub trait Notation: Game {
    /// Reads a move: `27`, `35 on 1`. None when it is not understood, whatever the state.
    fn read_move(state: &Self::State, text: &str) -> Option<Self::Move>;
    /// Writes a move.
    fn write_move(mv: &Self::Move, out: &mut String);
    /// Reads what chance does: `deal 07 12 …`.
    ///
    /// # Errors
    /// Says whether it is not understood at all, or understood and impossible.
    fn read_chance(state: &Self::State, text: &str)
    -> Result<Self::Chance, Misread<Self::Refusal>>;
    /// Writes what chance does.
    fn write_chance(chance: &Self::Chance, out: &mut String);

    /// Whether this move is listed among the legal ones, in records and in what a seat is offered.
    fn is_listed(mv: &Self::Move) -> bool {
        let _ = mv;
        true
    }

    /// Where a game does not list its lays: whether there is one. None in the other games.
    fn can_lay(state: &Self::State) -> Option<bool> {
        let _ = state;
        None
    }
}

/// Why a text is not an action of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misread<R> {
    /// Nothing that chance does in this game reads like it.
    NotUnderstood,
    /// It reads like a deal or a shuffle, but its `nth` card, from 0, is not a card.
    NoCard {
        /// Which one.
        nth: usize,
        /// The rule that says which cards there are.
        rule: &'static str,
    },
    /// It is understood, and a rule forbids it: a deal with a card too many.
    Refused(R),
}

/// A number as records write it: no sign, no leading zero.
pub fn number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    if plain && !padded { text.parse().ok() } else { None }
}

/// A seat's number, if the table has such a seat.
pub fn seat_number(text: &str, seats: Seats) -> Option<Seat> {
    number(text).filter(|seat| *seat < seats.0.into()).map(|seat| Seat(seat as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_sign_and_no_leading_zero() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("10"), Some(10));
        for wrong in ["", "01", "+1", "-1", "1 ", "x", "99999999999"] {
            assert_eq!(number(wrong), None, "{wrong:?}");
        }
        assert_eq!(seat_number("3", Seats(4)), Some(Seat(3)));
        assert_eq!(seat_number("4", Seats(4)), None);
    }
}
