//! What others may hold, judged by what they did.
//!
//! Nothing anyone does in Joomo proves which cards they have: passing is free. But somebody who could
//! have played seldom passes, and nobody wastes a close card. So everything the others did this round
//! is kept with the table as it was then, and an imagined hand counts by how likely the policy would
//! have done the same with it.

use rand::{Rng, RngExt};
use vierblatt_bots::{Dice, Limit as Budget};
use vierblatt_game::{List, Seat, SeatSet, Seats, Telling};

use crate::bot::policy::{Due, Outlook};
use crate::bot::weights::Weights;
use crate::{
    Card, Cards, Event, HAND, Joomo, MAX_DECK, MAX_SEATS, Move, Options, Public, SecondCard,
};

/// Hands for all seats.
pub(crate) type Hands = [Cards; MAX_SEATS];

/// Somebody's choice, and what was public when it was made.
#[derive(Clone, Copy, Debug)]
struct Choice {
    seat: Seat,
    mv: Move,
    /// The outlook but for the hand.
    outlook: Outlook,
    /// The cards of the deck not played before.
    hidden: Cards,
    /// What the seat had shown of its hand before.
    shown: Cards,
}

/// The round so far, as everybody heard it.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    seats: Seats,
    options: Options,
    choices: Vec<Choice>,
    /// The cards of each trick that was taken.
    tricks: Vec<Cards>,
    trick: Cards,
    shown: Hands,
    limits: List<Card, 2>,
    value: u8,
    passed: SeatSet,
    joomo: Option<Seat>,
}

impl Account {
    pub(crate) fn new(options: Options, seats: Seats) -> Self {
        Account {
            seats,
            options,
            choices: Vec::new(),
            tricks: Vec::new(),
            trick: Cards::NONE,
            shown: [Cards::NONE; MAX_SEATS],
            limits: List::new(Card::LOWEST),
            value: 1,
            passed: SeatSet::NONE,
            joomo: None,
        }
    }

    /// Takes in one more thing heard.
    pub(crate) fn hear(&mut self, told: &Telling<Joomo>) {
        let Telling::Event(event) = told else { return };
        match *event {
            Event::Dealt { .. } => *self = Account::new(self.options, self.seats),
            Event::Limit { seat, card, .. } => {
                self.plays(seat, card, Move::Play(card));
                self.limits.try_push(card);
            }
            Event::Gap { seat, card } => self.plays(seat, card, Move::Play(card)),
            Event::OnLimit { seat, card, limit, .. } => {
                self.plays(seat, card, Move::On(card, limit));
                if let Some(covered) = self.limits.get_mut(limit as usize) {
                    *covered = card;
                }
            }
            Event::Passed { seat } => {
                self.remember(seat, Move::Pass);
                self.passed = self.passed.with(seat);
            }
            Event::Raised { value, .. } => self.value = value,
            Event::Joomo { seat } => self.joomo = Some(seat),
            Event::Trick { .. } => {
                self.tricks.push(self.trick);
                self.trick = Cards::NONE;
                self.limits.clear();
                self.value = 1;
                self.passed = SeatSet::NONE;
            }
            _ => {}
        }
    }

    fn plays(&mut self, seat: Seat, card: Card, mv: Move) {
        self.remember(seat, mv);
        self.trick |= Cards::only(card);
        self.shown[seat.index()] |= Cards::only(card);
    }

    fn remember(&mut self, seat: Seat, mv: Move) {
        let due = match *self.limits {
            [] => Due::Lead,
            [limit] => Due::Second(limit),
            [one, other, ..] => Due::Gap([one, other]),
        };
        let size = |seat: Seat| HAND - self.shown[seat.index()].len();
        let others = || self.seats.iter().filter(|other| *other != seat && size(*other) > 0);
        let rivals = || others().filter(|other| !self.passed.contains(*other));
        let hidden = Cards::deck(self.seats) - self.played();
        let unseen = hidden.len() - size(seat).min(hidden.len());
        let outlook = Outlook {
            due,
            hand: Cards::NONE,
            unseen: Cards::NONE,
            value: self.value,
            density: rivals().map(size).sum::<usize>() as f32 / unseen.max(1) as f32,
            rivals: rivals().count() as u8,
            shortest: others().map(size).min().unwrap_or(HAND) as u8,
            may_pass: self.options.second_card == SecondCard::MayPass,
            racing: self.joomo.is_none(),
        };
        self.choices.push(Choice { seat, mv, outlook, hidden, shown: self.shown[seat.index()] });
    }

    /// All cards played this round.
    fn played(&self) -> Cards {
        self.shown.iter().fold(Cards::NONE, |all, shown| all | *shown)
    }

    /// The cards played that somebody knows who remembers this trick and so many before it.
    pub(crate) fn remembered(&self, tricks: usize) -> Cards {
        self.tricks.iter().rev().take(tricks).fold(self.trick, |all, trick| all | *trick)
    }

    /// Whether what was heard is what is seen.
    pub(crate) fn agrees_with(&self, public: &Public) -> bool {
        self.played() == public.played
    }

    /// How likely the others did what they did if these are their hands now, as a logarithm.
    pub(crate) fn likelihood(&self, me: Seat, hands: &Hands, doubt: f32) -> f32 {
        let weights = Weights::at(self.seats.0);
        let mut sum = 0.0;
        for choice in &self.choices {
            if choice.seat != me {
                let at = choice.seat.index();
                let hand = hands[at] | (self.shown[at] - choice.shown);
                sum += choice.likelihood(hand, weights, doubt).ln();
            }
        }
        sum
    }
}

impl Choice {
    /// How likely somebody with this hand chose this; `doubt` is how often people do just anything.
    fn likelihood(&self, hand: Cards, weights: &Weights, doubt: f32) -> f32 {
        let outlook = Outlook { hand, unseen: self.hidden - hand, ..self.outlook };
        let mv = outlook.representative(self.mv);
        let (mut all, mut chosen, mut count) = (0.0, 0.0, 0.0);
        outlook.for_each(weights, |other, odds| {
            all += odds;
            count += 1.0;
            if other == mv {
                chosen = odds;
            }
        });
        (1.0 - doubt) * chosen / all + doubt / count
    }
}

/// Deals the cards a seat has not seen to the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dealer {
    unseen: List<Card, MAX_DECK>,
    /// The hands that are known: the seat's own.
    hands: Hands,
    /// Who gets how many.
    sizes: [u8; MAX_SEATS],
}

impl Dealer {
    pub(crate) fn new(seat: Seat, hand: Cards, unseen: Cards, public: &Public) -> Self {
        let mut pile = List::new(Card::LOWEST);
        unseen.iter().for_each(|card| pile.push(card));
        let mut hands = [Cards::NONE; MAX_SEATS];
        hands[seat.index()] = hand;
        let mut sizes = [0; MAX_SEATS];
        for (other, size) in public.hand_sizes.iter().filter(|(other, _)| *other != seat) {
            sizes[other.index()] = size;
        }
        Dealer { unseen: pile, hands, sizes }
    }

    /// One way they may lie.
    #[inline]
    pub(crate) fn deal(&mut self, rng: &mut impl Rng) -> Hands {
        let mut hands = self.hands;
        let mut left = self.unseen.len();
        for (hand, size) in hands.iter_mut().zip(self.sizes) {
            for _ in 0..size {
                let at = rng.random_range(0..left as u32) as usize;
                left -= 1;
                // What was drawn stays in the pile behind the rest: the next deal starts from any order.
                self.unseen.swap(at, left);
                *hand |= Cards::only(self.unseen[left]);
            }
        }
        hands
    }
}

/// Deals drawn beforehand, to be used as often as they are likely.
#[derive(Clone, Debug, Default)]
pub(crate) struct Beliefs {
    deals: Vec<Hands>,
    /// The weights of all deals up to each, added up.
    sums: Vec<f32>,
}

/// How the likelihoods are used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trust {
    /// How many deals are weighed.
    pub deals: u32,
    /// The power of the likelihoods: 1 takes the policy at its word.
    pub power: f32,
    /// How often people do just anything.
    pub doubt: f32,
}

impl Beliefs {
    /// Draws and weighs deals.
    pub(crate) fn weigh(
        &mut self,
        account: &Account,
        me: Seat,
        dealer: &mut Dealer,
        trust: Trust,
        budget: &Budget<'_>,
        rng: &mut Dice,
    ) {
        self.deals.clear();
        self.sums.clear();
        let mut most = f32::NEG_INFINITY;
        for n in 0..trust.deals {
            if n.is_multiple_of(64) && n > 0 && budget.is_time_up() {
                break;
            }
            let hands = dealer.deal(rng);
            let likelihood = trust.power * account.likelihood(me, &hands, trust.doubt);
            most = most.max(likelihood);
            self.deals.push(hands);
            self.sums.push(likelihood);
        }
        let mut sum = 0.0;
        for weight in &mut self.sums {
            sum += (*weight - most).exp();
            *weight = sum;
        }
    }

    /// One of the deals, as often as it is likely.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Option<&Hands> {
        let at = rng.random::<f32>() * self.sums.last()?;
        let n = self.sums.partition_point(|sum| *sum <= at);
        self.deals.get(n.min(self.deals.len() - 1))
    }
}
