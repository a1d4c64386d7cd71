//! From which pile the hidden cards came.
//!
//! After a reshuffle (KR-07) everyone knows what the new draw pile has, so a card that a seat drew
//! from it is one of those, and a card it had before is not. The cards dealt and the first draw pile
//! are one origin, and each reshuffled pile is another. When a seat sheds a card of which one twin was
//! in one origin and the other in another, it can be unclear which of them it was. Then what follows is
//! remembered step by step, and each time a world is imagined such questions are answered at random, in
//! a way that all later steps stay possible.

use std::borrow::Cow;

use rand::Rng;
use vierblatt_game::{MAX_SEATS, Seat, SeatSet};

use super::questions::Questions;
use crate::cards::{Card, Cards};

/// Cards that came from one pile and have not been seen since.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Origin {
    /// The pile's number; the first is 0.
    pub(crate) pile: u32,
    /// Which cards.
    pub(crate) unseen: Cards,
    /// How many of them each of the others holds. The rest is still in the pile.
    pub(crate) held: [u8; MAX_SEATS],
}

/// All origins of the round's hidden cards.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Origins {
    /// As far as it is clear, that of the present draw pile last.
    clear: Vec<Origin>,
    /// What has happened since it was first unclear where a card had come from.
    steps: Vec<Step>,
}

/// What matters for where the others' cards came from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    /// Another seat draws.
    Draw(Seat),
    /// Another seat discards or lays down a card it was not seen to take.
    Shed(Seat, Card),
    /// These become the draw pile.
    Shuffle(Cards),
}

impl Origins {
    /// A new round: these cards are unseen, and the others hold this many of them each.
    pub(crate) fn begin(&mut self, unseen: Cards, others: SeatSet, cards: u8) {
        let mut held = [0; MAX_SEATS];
        others.iter().for_each(|seat| held[seat.index()] = cards);
        self.clear.clear();
        self.clear.push(Origin { pile: 0, unseen, held });
        self.steps.clear();
    }

    /// The seat itself draws this card, or was dealt it: of the present pile it is nobody else's.
    pub(crate) fn drew(&mut self, card: Card) {
        let shuffled = self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Shuffle(cards) => Some(cards),
            Step::Draw(_) | Step::Shed(..) => None,
        });
        match (shuffled, self.clear.last_mut()) {
            (Some(unseen), _) => unseen.remove(card),
            (None, Some(origin)) => origin.unseen.remove(card),
            (None, None) => debug_assert!(false, "a round begins with one"),
        }
    }

    /// The unseen cards that came from the present draw pile or are still in it, if that is clear.
    pub(crate) fn present_pile(&self) -> Option<Cards> {
        let pile = self.clear.last().map(|origin| origin.unseen);
        pile.filter(|_| self.steps.is_empty())
    }

    /// As long as it is clear where the cards came from, only the outcome is remembered.
    pub(crate) fn step(&mut self, step: Step) {
        if self.steps.is_empty() && is_clear(&self.clear, step) {
            take(&mut self.clear, step, None);
            return;
        }
        self.steps.push(step);
        if matches!(step, Step::Shuffle(_)) {
            self.forget_answered();
        }
    }

    /// The origins now, with every question answered at random.
    pub(crate) fn now(&self, rng: &mut impl Rng) -> Cow<'_, [Origin]> {
        if self.steps.is_empty() {
            return Cow::Borrowed(&self.clear);
        }
        let mut questions = Questions::new(&self.clear, &self.steps);
        questions.answer_all(rng);
        let mut answers = questions.answers();
        let mut origins = self.clear.clone();
        for step in &self.steps {
            let pile = if let Step::Shed(..) = step { answers.next().flatten() } else { None };
            take(&mut origins, *step, pile);
        }
        Cow::Owned(origins)
    }

    /// Later steps answer some earlier questions. What comes before the first that is still open does
    /// not have to be remembered step by step.
    fn forget_answered(&mut self) {
        let questions = Questions::new(&self.clear, &self.steps);
        let mut answers = questions.answers();
        let mut taken = 0;
        for step in &self.steps {
            let pile = match step {
                Step::Shed(..) => match answers.next().flatten() {
                    None => break,
                    answer => answer,
                },
                Step::Draw(_) | Step::Shuffle(_) => None,
            };
            take(&mut self.clear, *step, pile);
            taken += 1;
        }
        self.steps.drain(..taken);
    }
}

/// Whether the step leaves no question open.
fn is_clear(origins: &[Origin], step: Step) -> bool {
    match step {
        Step::Draw(_) | Step::Shuffle(_) => true,
        Step::Shed(seat, card) => {
            origins.iter().filter(|origin| origin.has(seat, card)).count() == 1
        }
    }
}

impl Origin {
    /// Whether the seat may have this card from there.
    fn has(&self, seat: Seat, card: Card) -> bool {
        self.held[seat.index()] > 0 && self.unseen.count(card) > 0
    }
}

/// Takes a step; a card that is shed came from the pile named, or from the only one it can have.
fn take(origins: &mut Vec<Origin>, step: Step, from: Option<u32>) {
    match step {
        Step::Draw(seat) => present(origins).held[seat.index()] += 1,
        Step::Shed(seat, card) => {
            let origin = origins
                .iter_mut()
                .find(|origin| {
                    from.is_none_or(|pile| pile == origin.pile) && origin.has(seat, card)
                })
                .expect("what happened is possible");
            origin.unseen.remove(card);
            origin.held[seat.index()] -= 1;
        }
        Step::Shuffle(unseen) => {
            let pile = present(origins).pile + 1;
            // That pile is used up; if nobody holds a card of it any more, it does not matter.
            origins.retain(|origin| !origin.unseen.is_empty());
            origins.push(Origin { pile, unseen, held: [0; MAX_SEATS] });
        }
    }
}

fn present(origins: &mut [Origin]) -> &mut Origin {
    origins.last_mut().expect("a round begins with one")
}
