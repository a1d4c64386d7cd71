//! Moves and chance as records write them.

use std::fmt::Write;

use vierblatt_game::{Misfit, Misread, Notation, Seat, number, read_cards, seat_number};

use crate::Jogo;
use crate::cards::Card;
use crate::moves::{Chance, Choice, Move, Pile, Place, Source};
use crate::refusal::Refusal;
use crate::state::State;

impl Notation for Jogo {
    fn read_move(_: &State, text: &str) -> Option<Move> {
        read_move(text)
    }

    fn write_move(mv: &Move, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match mv {
            Move::End => write!(out, "end"),
            Move::Pass(None) => write!(out, "pass"),
            Move::Pass(Some(place)) => write!(out, "pass {place}"),
            Move::Lay { from, pile, choice } => {
                let _ = match from {
                    Source::Open(place) => write!(out, "s{place} p{pile}"),
                    Source::Hand(card) => write!(out, "{card} p{pile}"),
                };
                match choice {
                    None => Ok(()),
                    Some(Choice::Skip) => write!(out, " skip"),
                    Some(Choice::Turn) => write!(out, " turn"),
                    Some(Choice::Give(seat)) => write!(out, " give {seat}"),
                }
            }
        };
    }

    fn read_chance(state: &State, text: &str) -> Result<Chance, Misread<Refusal>> {
        let (what, rest) = text.split_once(' ').ok_or(Misread::NotUnderstood)?;
        match what {
            "start" => seat_number(rest, state.seats).map(Chance::Start),
            "deal" => {
                let too_many = Refusal::WrongDeal(Misfit::TooMany);
                let cards = read_cards(rest, Card::from_index(0), Card::read, "JG-01", too_many)?;
                Some(Chance::Deal(cards))
            }
            _ => None,
        }
        .ok_or(Misread::NotUnderstood)
    }

    fn write_chance(chance: &Chance, out: &mut String) {
        let _ = match chance {
            Chance::Start(seat) => write!(out, "start {seat}"),
            Chance::Deal(cards) => {
                out.push_str("deal");
                cards.iter().try_for_each(|card| write!(out, " {card}"))
            }
        };
    }
}

/// A move, whatever the table: none reads differently at another.
pub(crate) fn read_move(text: &str) -> Option<Move> {
    let mut words = text.split(' ');
    let first = words.next()?;
    let mv = match first {
        "end" => Move::End,
        "pass" => Move::Pass(match words.next() {
            None => None,
            Some(place) => Some(Place(from_one(place)?)),
        }),
        _ => {
            let from = match first.strip_prefix('s') {
                Some(place) => Source::Open(Place(from_one(place)?)),
                None => Source::Hand(Card::read(first)?),
            };
            let pile = Pile(from_one(words.next()?.strip_prefix('p')?)?);
            let choice = match words.next() {
                None => None,
                Some("skip") => Some(Choice::Skip),
                Some("turn") => Some(Choice::Turn),
                Some("give") => Some(Choice::Give(a_seat(words.next()?)?)),
                Some(_) => return None,
            };
            Move::Lay { from, pile, choice }
        }
    };
    words.next().is_none().then_some(mv)
}

/// A pile's or place's number: records count from 1 to 4, the rules from 0.
fn from_one(text: &str) -> Option<u8> {
    number(text).filter(|n| (1..=4).contains(n)).map(|n| n as u8 - 1)
}

/// A seat, whether or not it is at the table: JG-17 decides that.
fn a_seat(text: &str) -> Option<Seat> {
    number(text).and_then(|seat| u8::try_from(seat).ok()).map(Seat)
}
