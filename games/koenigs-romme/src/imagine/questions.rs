//! Which card came from which pile, where that is not clear: for each card shed a pile, so that no seat
//! sheds more cards of a pile than it had drawn from it by then, and no more twins come from a pile than
//! it had.
//!
//! What follows from the steps alone is found out first: an answer can rule out others about the same
//! card or the same seat. The rest is answered at random, one question after the other. If a question
//! has no answer left, it gets one anyway, and the answers in its way are given again: this repairs in a
//! few steps what a search through all answers can take very long to find.

use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use vierblatt_game::{MAX_SEATS, Seat};

use super::origins::{Origin, Step};
use crate::cards::{Card, Cards, KINDS};

/// All cards shed, in order, and what is known about where they came from.
pub(super) struct Questions {
    asked: Vec<Question>,
    piles: Vec<Pile>,
    /// The questions about each seat, in order.
    of_seat: [Vec<usize>; MAX_SEATS],
    /// The questions about each card, in order.
    of_card: Vec<Vec<usize>>,
}

struct Question {
    seat: Seat,
    card: Card,
    /// The piles that are not ruled out. If it is one, that is the answer for good.
    piles: Vec<usize>,
    answer: Option<usize>,
    /// How often an answer was taken back.
    taken_back: u32,
    /// How many cards the seat had drawn from each pile by then.
    drawn: Vec<u8>,
}

struct Pile {
    number: u32,
    /// How many of each card came from it and are nobody's answer yet.
    left: [u8; KINDS],
}

/// How often, of a hundred times, an answer is given that is not the one with the least in its way:
/// so that it does not go in circles.
const DETOURS: u32 = 2;

/// How many answers are given for each question, on average, before starting over.
const PATIENCE: usize = 8;

impl Questions {
    /// The questions that these steps leave, after what is clear.
    pub(super) fn new(clear: &[Origin], steps: &[Step]) -> Self {
        let mut questions = Questions {
            asked: Vec::new(),
            piles: clear.iter().map(|origin| Pile::new(origin.pile, origin.unseen)).collect(),
            of_seat: Default::default(),
            of_card: vec![Vec::new(); KINDS],
        };
        let mut drawn: [Vec<u8>; MAX_SEATS] =
            std::array::from_fn(|seat| clear.iter().map(|origin| origin.held[seat]).collect());
        for step in steps {
            let present = questions.piles.len() - 1;
            match *step {
                Step::Draw(seat) => drawn[seat.index()][present] += 1,
                Step::Shuffle(cards) => {
                    let number = questions.piles[present].number + 1;
                    questions.piles.push(Pile::new(number, cards));
                    for drawn in &mut drawn {
                        drawn.push(0);
                    }
                }
                Step::Shed(seat, card) => questions.ask(seat, card, &drawn[seat.index()]),
            }
        }
        questions.find_out();
        questions
    }

    fn ask(&mut self, seat: Seat, card: Card, drawn: &[u8]) {
        self.of_seat[seat.index()].push(self.asked.len());
        self.of_card[card.index()].push(self.asked.len());
        let piles = (0..drawn.len())
            .filter(|pile| drawn[*pile] > 0 && self.piles[*pile].left[card.index()] > 0)
            .collect();
        self.asked.push(Question {
            seat,
            card,
            piles,
            answer: None,
            taken_back: 0,
            drawn: drawn.to_vec(),
        });
    }

    /// The answers so far, by the numbers of the piles.
    pub(super) fn answers(&self) -> impl Iterator<Item = Option<u32>> {
        self.asked.iter().map(|question| question.answer.map(|pile| self.piles[pile].number))
    }

    /// Finds out what follows from the questions alone: answers where only one is possible, and rules
    /// out for others what that makes impossible, until nothing more follows.
    fn find_out(&mut self) {
        let is_settled = |question: &Question| question.piles.len() == 1;
        let mut settled: Vec<_> =
            (0..self.asked.len()).filter(|q| is_settled(&self.asked[*q])).collect();
        while let Some(question) = settled.pop() {
            let Question { seat, card, ref piles, answer, .. } = self.asked[question];
            let (&[pile], None) = (&piles[..], answer) else { continue };
            self.give(question, pile);
            for n in self.rivals(seat, card) {
                let is_open = self.asked[n].answer.is_none();
                if is_open && self.asked[n].piles.contains(&pile) && !self.is_free(n, pile) {
                    self.asked[n].piles.retain(|other| *other != pile);
                    if is_settled(&self.asked[n]) {
                        settled.push(n);
                    }
                }
            }
        }
    }

    /// The questions about this seat or this card.
    fn rivals(&self, seat: Seat, card: Card) -> Vec<usize> {
        [&self.of_card[card.index()][..], &self.of_seat[seat.index()]].concat()
    }

    /// Answers all questions, at random where more than one answer is possible.
    pub(super) fn answer_all(&mut self, rng: &mut impl Rng) {
        while !self.try_answers(rng) {
            for question in 0..self.asked.len() {
                if self.asked[question].piles.len() > 1 {
                    self.take_back(question);
                    self.asked[question].taken_back = 0;
                }
            }
        }
    }

    /// Answers what is open. False if too much had to be taken back: starting over is quicker.
    fn try_answers(&mut self, rng: &mut impl Rng) -> bool {
        let is_open = |q: &usize| self.asked[*q].answer.is_none();
        let mut open: Vec<_> = (0..self.asked.len()).rev().filter(is_open).collect();
        let patience = PATIENCE * self.asked.len();
        for _ in 0..patience {
            let Some(question) = open.pop() else { return true };
            let pile = self.guess(question, rng).unwrap_or_else(|| {
                let pile = self.least_contested(question, rng);
                self.clear_the_way(question, pile, &mut open, rng);
                pile
            });
            self.give(question, pile);
        }
        open.is_empty()
    }

    fn give(&mut self, question: usize, pile: usize) {
        let Question { card, answer, .. } = &mut self.asked[question];
        *answer = Some(pile);
        self.piles[pile].left[card.index()] -= 1;
    }

    fn take_back(&mut self, question: usize) {
        let Question { card, answer, taken_back, .. } = &mut self.asked[question];
        *taken_back += 1;
        if let Some(pile) = answer.take() {
            self.piles[pile].left[card.index()] += 1;
        }
    }

    /// A pile from which it can be, given the other answers: the more cards of it the seat holds, and
    /// the more of its cards are this one, the likelier.
    fn guess(&self, question: usize, rng: &mut impl Rng) -> Option<usize> {
        let Question { seat, card, piles, drawn, .. } = &self.asked[question];
        let weight = |pile: usize| {
            let before = self.of_seat[seat.index()].iter().take_while(|other| **other < question);
            let shed = before.filter(|other| self.asked[**other].answer == Some(pile)).count();
            let size: u32 = self.piles[pile].left.iter().map(|count| u32::from(*count)).sum();
            let held = f64::from(drawn[pile]) - shed as f64;
            held * f64::from(self.piles[pile].left[card.index()]) / f64::from(size)
        };
        let free = piles.iter().filter(|pile| self.is_free(question, **pile));
        let weights: Vec<_> = free.map(|pile| (*pile, weight(*pile))).collect();
        let mut point = rng.random::<f64>() * weights.iter().map(|(_, weight)| weight).sum::<f64>();
        let found = weights.iter().find(|(_, weight)| {
            point -= weight;
            point < 0.0
        });
        // Rounding may leave a little more than all weights.
        found.or(weights.first()).map(|(pile, _)| *pile)
    }

    /// Whether the card can be from this pile, given the other answers.
    fn is_free(&self, question: usize, pile: usize) -> bool {
        self.has_card(question, pile) && self.has_room(question, pile)
    }

    fn has_card(&self, question: usize, pile: usize) -> bool {
        self.piles[pile].left[self.asked[question].card.index()] > 0
    }

    /// Whether the seat can have shed one more card of this pile then, and still have had enough of
    /// them for what it shed later.
    fn has_room(&self, question: usize, pile: usize) -> bool {
        let mut shed = 0;
        for other in &self.of_seat[self.asked[question].seat.index()] {
            let Question { answer, drawn, .. } = &self.asked[*other];
            shed += u16::from(*answer == Some(pile) || *other == question);
            if *other >= question && shed > u16::from(drawn[pile]) {
                return false;
            }
        }
        true
    }

    /// The pile from which it is cheapest to make it come.
    fn least_contested(&self, question: usize, rng: &mut impl Rng) -> usize {
        let piles = self.asked[question].piles.iter().copied();
        if rng.random_ratio(DETOURS, 100) {
            return piles.choose(rng).expect("what happened is possible");
        }
        let cost = |pile: usize| {
            let of = |rivals: &[usize]| {
                let costs = self.in_the_way(rivals, pile).map(|other| self.cost(other, pile));
                costs.min().unwrap_or(0)
            };
            let Question { seat, card, .. } = self.asked[question];
            let has_card = self.has_card(question, pile);
            let has_room = self.has_room(question, pile);
            (if has_card { 0 } else { of(&self.of_card[card.index()]) })
                + (if has_room { 0 } else { of(&self.of_seat[seat.index()]) })
        };
        let costs: Vec<_> = piles.map(|pile| (cost(pile), pile)).collect();
        let least = costs.iter().map(|(cost, _)| *cost).min();
        let choices = costs.iter().filter(|(cost, _)| Some(*cost) == least).map(|(_, pile)| *pile);
        choices.choose(rng).expect("what happened is possible")
    }

    /// Takes back answers that stand in the way of this one, the cheapest first.
    fn clear_the_way(
        &mut self,
        question: usize,
        pile: usize,
        open: &mut Vec<usize>,
        rng: &mut impl Rng,
    ) {
        let Question { seat, card, .. } = self.asked[question];
        while !self.is_free(question, pile) {
            let rivals = if self.has_card(question, pile) {
                &self.of_seat[seat.index()]
            } else {
                &self.of_card[card.index()]
            };
            let costs: Vec<_> = self
                .in_the_way(rivals, pile)
                .map(|other| (self.cost(other, pile), other))
                .collect();
            let least = costs.iter().map(|(cost, _)| *cost).min();
            let choices = costs.iter().filter(|(cost, _)| Some(*cost) == least);
            let (_, other) = *choices.choose(rng).expect("a pile not ruled out can be the answer");
            self.take_back(other);
            open.push(other);
        }
    }

    /// Those that have this answer, but not for certain.
    fn in_the_way(&self, rivals: &[usize], pile: usize) -> impl Iterator<Item = usize> {
        rivals.iter().copied().filter(move |other| {
            let Question { piles, answer, .. } = &self.asked[*other];
            *answer == Some(pile) && piles.len() > 1
        })
    }

    /// What it costs to take an answer back: little if there is another one, and more each time.
    fn cost(&self, question: usize, pile: usize) -> u32 {
        let Question { piles, taken_back, .. } = &self.asked[question];
        let has_other = piles.iter().any(|other| *other != pile && self.is_free(question, *other));
        if has_other { 1 } else { 2 + taken_back }
    }
}

impl Pile {
    fn new(number: u32, cards: Cards) -> Self {
        let left = std::array::from_fn(|card| cards.count(Card::from_index(card)));
        Pile { number, left }
    }
}
