//! Moves and chance as records write them: `27`, `35 on 1`, `pass`; `deal 07 12 …`.

use std::fmt::Write as _;

use vierblatt_game::{List, Misread, Notation, seat_number};

use crate::{Card, Chance, Joomo, Limit, Move, Refusal, State};

/// Reads a move, which means the same at any table.
pub(crate) fn read(text: &str) -> Option<Move> {
    match text {
        "pass" => Some(Move::Pass),
        "share" => Some(Move::Share),
        "on" => Some(Move::PlayOn),
        _ => match text.split_once(' ') {
            None => Some(Move::Play(Card::read(text)?)),
            Some((card, "on 1")) => Some(Move::On(Card::read(card)?, Limit::First)),
            Some((card, "on 2")) => Some(Move::On(Card::read(card)?, Limit::Second)),
            Some(_) => None,
        },
    }
}

impl Notation for Joomo {
    fn read_move(_: &State, text: &str) -> Option<Move> {
        read(text)
    }

    fn write_move(mv: &Move, out: &mut String) {
        match mv {
            Move::Play(card) => write!(out, "{card}"),
            Move::On(card, Limit::First) => write!(out, "{card} on 1"),
            Move::On(card, Limit::Second) => write!(out, "{card} on 2"),
            Move::Pass => out.write_str("pass"),
            Move::Share => out.write_str("share"),
            Move::PlayOn => out.write_str("on"),
        }
        .expect("writing to a string does not fail");
    }

    fn read_chance(state: &State, text: &str) -> Result<Chance, Misread<Refusal>> {
        let mut words = text.split(' ');
        match words.next() {
            Some("dealer") => match (words.next(), words.next()) {
                (Some(seat), None) => seat_number(seat, state.seats)
                    .map(Chance::Dealer)
                    .ok_or(Misread::Refused(Refusal::NoSuchDealer)),
                _ => Err(Misread::NotUnderstood),
            },
            Some("deal") => {
                let mut cards = List::new(Card::LOWEST);
                for (nth, word) in words.enumerate() {
                    let card = Card::read(word).ok_or(Misread::NoCard { nth, rule: "JO-01" })?;
                    // A list that is full already has more cards than there are: the check will
                    // refuse it, whatever else follows.
                    cards.try_push(card);
                }
                Ok(Chance::Deal(cards))
            }
            _ => Err(Misread::NotUnderstood),
        }
    }

    fn write_chance(chance: &Chance, out: &mut String) {
        match chance {
            Chance::Dealer(seat) => {
                write!(out, "dealer {seat}").expect("writing to a string does not fail");
            }
            Chance::Deal(cards) => {
                out.push_str("deal");
                for card in cards.iter() {
                    write!(out, " {card}").expect("writing to a string does not fail");
                }
            }
        }
    }
}
