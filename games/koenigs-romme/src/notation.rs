//! Moves and chance as records write them.

use std::fmt::Write;

use vierblatt_game::{Misfit, Misread, Notation, Seat, number, read_cards};

use crate::cards::Card;
use crate::melds::Lay;
use crate::moves::{Chance, Move};
use crate::refusal::Refusal;
use crate::state::State;
use crate::{KoenigsRomme, legal};

/// Reads a move, which means the same at any table.
pub(crate) fn read(text: &str) -> Option<Move> {
    let (verb, rest) = text.split_once(' ').map_or((text, None), |(v, rest)| (v, Some(rest)));
    match (verb, rest) {
        ("draw", None) => Some(Move::Draw),
        ("take", None) => Some(Move::Take),
        ("lay", Some(rest)) => read_lay(rest).map(Move::Lay),
        ("discard", Some(card)) => Card::read(card).map(Move::Discard),
        ("put", Some(rest)) => {
            let (hand, discard) = rest.split_once(' ')?;
            // A number no hand has is understood, and refused.
            let hand = u8::try_from(number(hand)?).unwrap_or(u8::MAX);
            Some(Move::Put { hand, discard: Card::read(discard)? })
        }
        _ => None,
    }
}

impl Notation for KoenigsRomme {
    fn read_move(_: &State, text: &str) -> Option<Move> {
        read(text)
    }

    fn write_move(mv: &Move, out: &mut String) {
        match mv {
            Move::Draw => out.push_str("draw"),
            Move::Take => out.push_str("take"),
            Move::Lay(lay) => {
                out.push_str("lay");
                for (n, combination) in lay.combinations().enumerate() {
                    out.push_str(if n > 0 { " /" } else { "" });
                    write_cards(combination, out);
                }
            }
            Move::Discard(card) => write!(out, "discard {card}").expect("a string takes all"),
            Move::Put { hand, discard } => {
                write!(out, "put {hand} {discard}").expect("a string takes all");
            }
        }
    }

    fn read_chance(_: &State, text: &str) -> Result<Chance, Misread<Refusal>> {
        match text.split_once(' ') {
            Some(("dealer", seat)) => {
                let seat = number(seat).ok_or(Misread::NotUnderstood)?;
                Ok(Chance::Dealer(Seat(u8::try_from(seat).unwrap_or(u8::MAX))))
            }
            Some(("deal", cards)) => {
                let too_many = Refusal::WrongDeal(Misfit::TooMany);
                read_cards(cards, Card::JOKER, Card::read, "KR-01", too_many).map(Chance::Deal)
            }
            Some(("shuffle", cards)) => {
                let too_many = Refusal::WrongShuffle(Misfit::TooMany);
                read_cards(cards, Card::JOKER, Card::read, "KR-07", too_many).map(Chance::Shuffle)
            }
            _ => Err(Misread::NotUnderstood),
        }
    }

    fn write_chance(chance: &Chance, out: &mut String) {
        match chance {
            Chance::Dealer(seat) => write!(out, "dealer {seat}").expect("a string takes all"),
            Chance::Deal(cards) => {
                out.push_str("deal");
                write_cards(cards, out);
            }
            Chance::Shuffle(cards) => {
                out.push_str("shuffle");
                write_cards(cards, out);
            }
        }
    }

    /// There are too many lays to list them.
    fn is_listed(mv: &Move) -> bool {
        !matches!(mv, Move::Lay(_))
    }

    fn can_lay(state: &State) -> Option<bool> {
        Some(match state {
            State::Table(table) => legal::can_lay(table),
            State::Solo(_) => false,
        })
    }
}

fn read_lay(text: &str) -> Option<Lay> {
    let mut lay = Lay::new();
    for combination in text.split(" / ") {
        let cards: Vec<_> = combination.split(' ').map(Card::read).collect::<Option<_>>()?;
        if !lay.push_combination(&cards) {
            return None;
        }
    }
    Some(lay)
}

fn write_cards(cards: &[Card], out: &mut String) {
    for card in cards {
        write!(out, " {card}").expect("a string takes all");
    }
}
