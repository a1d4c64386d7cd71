//! What the network is told, as numbers of inputs that are on. Everything is relative to the seat that looks, and all of
//! it is known there: its own hand, what lies on the table, and what others did.

use std::ops::Range;

use vierblatt_game::Seat;

use crate::bot::policy::{Due, Outlook};
use crate::{Card, Cards, HAND, Limit, MAX_DECK, MAX_SEATS, Move, State};

/// The most others at a table.
const OTHERS: usize = MAX_SEATS - 1;
/// Values of tricks and markers from here on count as equal.
const MANY: usize = 8;

const OWN: usize = 0;
/// The inputs that say which cards the seat has not seen.
pub const UNSEEN: Range<usize> = OWN + MAX_DECK..OWN + 2 * MAX_DECK;
const FIRST: usize = UNSEEN.end;
const SECOND: usize = FIRST + MAX_DECK;
/// For each other: unseen cards they could have played and passed instead.
const SHUNNED: usize = SECOND + MAX_DECK;
/// For each other: unseen cards in gaps they made with a second card.
const OPENED: usize = SHUNNED + OTHERS * MAX_DECK;
const DUE: usize = OPENED + OTHERS * MAX_DECK;
const VALUE: usize = DUE + 3;
const SIZES: usize = VALUE + MANY;
const PASSED: usize = SIZES + MAX_SEATS * (HAND + 1);
const LAST: usize = PASSED + OTHERS;
const MARKERS: usize = LAST + MAX_SEATS;
const JOOMO: usize = MARKERS + MAX_SEATS * MANY;
const SEATS: usize = JOOMO + MAX_SEATS + 1;
const MAY_PASS: usize = SEATS + OTHERS;
/// How many unseen cards would fit now.
const FITTING: usize = MAY_PASS + 1;
const MOST_FITTING: usize = 16;
/// How many of one's own fit now.
const OWN_FITTING: usize = FITTING + MOST_FITTING;
/// How many inputs there are.
pub const INPUTS: usize = OWN_FITTING + MANY;

const FIVES: usize = 7;
/// How many moves the network tells apart: every card, every five on either limit, and a pass.
pub const OUTPUTS: usize = MAX_DECK + 2 * FIVES + 1;

/// The output that stands for a move.
#[inline]
pub fn output(mv: Move) -> usize {
    let five = |card: Card| usize::from(card.value() / 10);
    match mv {
        Move::Play(card) => card.value().into(),
        Move::On(card, Limit::First) => MAX_DECK + five(card),
        Move::On(card, Limit::Second) => MAX_DECK + FIVES + five(card),
        Move::Pass | Move::Share | Move::PlayOn => MAX_DECK + 2 * FIVES,
    }
}

/// What the others' choices of this round say about their hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    shunned: [Cards; MAX_SEATS],
    opened: [Cards; MAX_SEATS],
}

impl Evidence {
    /// Takes in a move, with what was due when it was made.
    #[inline]
    pub fn note(&mut self, due: Due, seat: Seat, mv: Move) {
        let Some(at) = self.shunned.get_mut(seat.index()) else { return };
        match (due, mv) {
            (Due::Gap([one, other]), Move::Pass) => {
                *at |= Cards::between(one, other) | Cards::DOUBLES;
            }
            (Due::Second(limit), Move::Play(card)) => {
                self.opened[seat.index()] |= Cards::between(limit, card);
            }
            _ => {}
        }
    }
}

/// Lists the inputs that are on for the seat that moves. Of the state it reads what the seat may know only.
pub fn inputs(state: &State, seat: Seat, evidence: &Evidence, on: &mut Vec<u16>) {
    on.clear();
    let Some(outlook) = Outlook::in_state(state, seat) else { return };
    let mut put = |input: usize| on.push(input as u16);
    let seats = state.seats.count();
    let relative = |other: Seat| (other.index() + seats - seat.index()) % seats;
    outlook.hand.iter().for_each(|card| put(OWN + usize::from(card.value())));
    outlook.unseen.iter().for_each(|card| put(UNSEEN.start + usize::from(card.value())));
    let fitting = match outlook.due {
        Due::Lead => {
            put(DUE);
            Cards::NONE
        }
        Due::Second(limit) => {
            put(DUE + 1);
            put(FIRST + usize::from(limit.value()));
            Cards::NONE
        }
        Due::Gap([one, other]) => {
            put(DUE + 2);
            put(FIRST + usize::from(one.value()));
            put(SECOND + usize::from(other.value()));
            Cards::between(one, other) | Cards::DOUBLES
        }
    };
    if !fitting.is_empty() {
        put(FITTING + (fitting & outlook.unseen).len().min(MOST_FITTING - 1));
        put(OWN_FITTING + (fitting & outlook.hand).len().min(MANY - 1));
    }
    put(VALUE + usize::from(outlook.value).min(MANY) - 1);
    for other in state.seats.iter() {
        let at = relative(other);
        put(SIZES + at * (HAND + 1) + state.hand(other).len().min(HAND));
        put(MARKERS + at * MANY + usize::from(state.markers[other]).min(MANY - 1));
        if at > 0 {
            let plane = (at - 1) * MAX_DECK;
            let shunned = evidence.shunned[other.index()] & outlook.unseen;
            shunned.iter().for_each(|card| put(SHUNNED + plane + usize::from(card.value())));
            let opened = evidence.opened[other.index()] & outlook.unseen;
            opened.iter().for_each(|card| put(OPENED + plane + usize::from(card.value())));
            if state.passed.contains(other) {
                put(PASSED + at - 1);
            }
        }
    }
    if let Some(last) = state.phase.last() {
        put(LAST + relative(last));
    }
    put(JOOMO + state.joomo.map_or(MAX_SEATS, relative));
    put(SEATS + seats - 2);
    if outlook.may_pass {
        put(MAY_PASS);
    }
}
