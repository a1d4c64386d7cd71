//! Moves and chance as records write them.

use std::fmt::Write as _;

use vierblatt_game::{List, Misread, Notation, Seat, number};

use crate::cards::{Card, DECK};
use crate::places::Spot;
use crate::refusal::Refusal;
use crate::state::State;
use crate::{Chance, Komojo, Move};

impl Notation for Komojo {
    fn read_move(_: &State, text: &str) -> Option<Move> {
        read_move(text)
    }

    fn write_move(mv: &Move, out: &mut String) {
        let written = match mv {
            Move::Draw => out.write_str("draw"),
            Move::Swap(place) => write!(out, "swap {place}"),
            Move::Drop => out.write_str("drop"),
            Move::Take(place) => write!(out, "take {place}"),
            Move::Stop => out.write_str("stop"),
            Move::Snap(place) => write!(out, "snap {place}"),
            Move::No => out.write_str("no"),
            Move::Peek(place) => write!(out, "peek {place}"),
            Move::Spy(spot) => write!(out, "spy {spot}"),
            Move::Trade(place, spot) => write!(out, "trade {place} {spot}"),
            Move::Switch(lower, higher) => write!(out, "switch {lower} {higher}"),
        };
        written.expect("a text takes whatever is written");
    }

    fn read_chance(state: &State, text: &str) -> Result<Chance, Misread<Refusal>> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        match verb {
            "start" => {
                let seat = read_small(rest).ok_or(Misread::NotUnderstood)?;
                Ok(Chance::Start(Seat(seat)))
            }
            "deal" => read_cards(rest, Refusal::DealCount).map(Chance::Deal),
            "shuffle" => {
                let expected = state.discard_pile().len().saturating_sub(1) as u8;
                let too_many = |count| Refusal::ShuffleCount { expected, count };
                read_cards(rest, too_many).map(Chance::Shuffle)
            }
            _ => Err(Misread::NotUnderstood),
        }
    }

    fn write_chance(chance: &Chance, out: &mut String) {
        let mut write_cards = |verb: &str, cards: &[Card]| {
            out.push_str(verb);
            cards.iter().try_for_each(|card| write!(out, " {card}"))
        };
        let written = match chance {
            Chance::Start(seat) => write!(out, "start {seat}"),
            Chance::Deal(cards) => write_cards("deal", cards),
            Chance::Shuffle(cards) => write_cards("shuffle", cards),
        };
        written.expect("a text takes whatever is written");
    }
}

/// A move, whatever the table: none reads differently at another.
pub(crate) fn read_move(text: &str) -> Option<Move> {
    let mut words = text.split(' ');
    let verb = words.next()?;
    let mut word = || words.next();
    let mv = match verb {
        "draw" => Move::Draw,
        "drop" => Move::Drop,
        "stop" => Move::Stop,
        "no" => Move::No,
        "swap" => Move::Swap(read_small(word()?)?),
        "take" => Move::Take(read_small(word()?)?),
        "snap" => Move::Snap(read_small(word()?)?),
        "peek" => Move::Peek(read_small(word()?)?),
        "spy" => Move::Spy(Spot::read(word()?)?),
        "trade" => Move::Trade(read_small(word()?)?, Spot::read(word()?)?),
        "switch" => Move::Switch(Spot::read(word()?)?, Spot::read(word()?)?),
        _ => return None,
    };
    word().is_none().then_some(mv)
}

/// A place or a seat, whether or not it exists.
fn read_small(text: &str) -> Option<u8> {
    number(text)?.try_into().ok()
}

/// As many cards as there may be; more are refused, because no list holds them.
fn read_cards(
    text: &str,
    too_many: impl Fn(u8) -> Refusal,
) -> Result<List<Card, DECK>, Misread<Refusal>> {
    let mut cards = List::new(Card::JOKER);
    let mut count: u8 = 0;
    if text.is_empty() {
        return Ok(cards);
    }
    for (nth, word) in text.split(' ').enumerate() {
        cards.try_push(Card::read(word).ok_or(Misread::NoCard { nth, rule: "KM-01" })?);
        count = count.saturating_add(1);
    }
    if count as usize > DECK { Err(Misread::Refused(too_many(count))) } else { Ok(cards) }
}
