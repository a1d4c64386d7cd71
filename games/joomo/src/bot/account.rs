//! The round so far, as everybody heard it, and how likely somebody with certain cards would have done
//! what they did.
//!
//! Nothing anyone does in Joomo proves which cards they have: passing is free. But somebody who could
//! have played seldom passes, and nobody wastes a close card. So everything the others did this round
//! is kept with the table as it was then, and a hand is weighted by how likely somebody would have done the
//! same with it. It is not known either what kind of player they are: three kinds are
//! considered.

use vierblatt_game::{List, Seat, SeatSet, Seats, Telling};

use crate::bot::learned::Evidence;
use crate::bot::policy::{Due, Outlook};
use crate::bot::weights::Weights;
use crate::{
    Card, Cards, Event, HAND, Joomo, MAX_SEATS, Move, Options, Public, SecondCard, Secret,
};

/// Somebody's choice, and what was public when it was made.
#[derive(Clone, Copy, Debug)]
struct Choice {
    mv: Move,
    /// The outlook, except for what depends on the hand.
    outlook: Outlook,
    /// How many cards the players who might still answer had.
    answering: u8,
    /// The cards of the deck not played before.
    hidden: Cards,
    /// What the seat had shown of its hand before.
    shown: Cards,
}

/// How likely something is for each kind of player: one who plays by the policy, one who plays by the
/// simple rules of `greedy`, and one who plays anything.
type Kinds = [f64; 3];

/// How many of each kind there are before anybody has done anything.
const KINDS: Kinds = [0.45, 0.45, 0.1];

/// How often those who play by rules do something else.
const LAPSE: f64 = 0.05;

/// The round so far.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    seats: Seats,
    options: Options,
    /// The cards that were out of play before the round began: none, except at mini tables.
    out: Cards,
    /// How many cards everybody was dealt.
    dealt: usize,
    choices: [Vec<Choice>; MAX_SEATS],
    /// The cards of each trick that was taken.
    tricks: Vec<Cards>,
    trick: Cards,
    /// What each seat has played.
    shown: [Cards; MAX_SEATS],
    limits: List<Card, 2>,
    value: u8,
    passed: SeatSet,
    joomo: Option<Seat>,
    /// What the learned policy is told about the others.
    pub(crate) evidence: Evidence,
}

impl Account {
    pub(crate) fn new(options: Options, seats: Seats) -> Self {
        Account {
            seats,
            options,
            out: Cards::NONE,
            dealt: HAND,
            choices: Default::default(),
            tricks: Vec::new(),
            trick: Cards::NONE,
            shown: [Cards::NONE; MAX_SEATS],
            limits: List::new(Card::LOWEST),
            value: 1,
            passed: SeatSet::NONE,
            joomo: None,
            evidence: Evidence::default(),
        }
    }

    /// Takes in one more thing heard.
    pub(crate) fn hear(&mut self, told: &Telling<Joomo>) {
        let event = match told {
            Telling::Event(event) => event,
            Telling::Secret(Secret::Hand { cards }) => {
                self.dealt = cards.len();
                return;
            }
        };
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
        self.evidence.note(due, seat, mv);
        let size = |seat: Seat| self.dealt.saturating_sub(self.shown[seat.index()].len());
        let others = || self.seats.iter().filter(|other| *other != seat && size(*other) > 0);
        let rivals = || others().filter(|other| !self.passed.contains(*other));
        let hidden = Cards::deck(self.seats) - self.played();
        let outlook = Outlook {
            due,
            hand: Cards::NONE,
            unseen: Cards::NONE,
            value: self.value,
            density: 0.0,
            rivals: rivals().count() as u8,
            shortest: others().map(size).min().unwrap_or(HAND) as u8,
            may_pass: self.options.second_card == SecondCard::MayPass,
            racing: self.joomo.is_none(),
        };
        let answering = rivals().map(size).sum::<usize>() as u8;
        let shown = self.shown[seat.index()];
        self.choices[seat.index()].push(Choice { mv, outlook, answering, hidden, shown });
    }

    /// All cards played this round.
    fn played(&self) -> Cards {
        self.shown.iter().fold(Cards::NONE, |all, shown| all | *shown)
    }

    /// The cards known to be gone by somebody who remembers this trick and this many before it.
    pub(crate) fn remembered(&self, tricks: usize) -> Cards {
        let now = self.trick | self.out;
        self.tricks.iter().rev().take(tricks).fold(now, |all, trick| all | *trick)
    }

    /// Looks at the table: cards that lie there and were never heard of are out of play. Says whether
    /// all that was heard is seen.
    pub(crate) fn look(&mut self, public: &Public) -> bool {
        let heard = self.played();
        self.out = public.played - heard;
        (heard - public.played).is_empty()
    }

    /// How likely the seat did what it did if this is its hand now.
    pub(crate) fn likelihood(&self, seat: Seat, hand: Cards) -> f64 {
        let weights = Weights::at(self.seats.0);
        let shown = self.shown[seat.index()];
        let mut kinds = KINDS;
        for choice in &self.choices[seat.index()] {
            let then = hand | (shown - choice.shown);
            for (kind, likely) in kinds.iter_mut().zip(choice.likelihood(then, self.out, weights)) {
                *kind *= likely;
            }
        }
        kinds.iter().sum()
    }
}

impl Choice {
    /// How likely somebody with this hand chose this.
    fn likelihood(&self, hand: Cards, out: Cards, weights: &Weights) -> Kinds {
        let unseen = self.hidden - hand - out;
        let density = f32::from(self.answering) / unseen.len().max(1) as f32;
        let outlook = Outlook { hand, unseen, density, ..self.outlook };
        if outlook.is_stuck() {
            return [1.0; 3];
        }
        let mv = outlook.representative(self.mv);
        let (mut all, mut chosen, mut count) = (0.0, 0.0, 0.0);
        outlook.for_each(weights, |other, odds| {
            all += odds;
            count += 1.0;
            if other == mv {
                chosen = odds;
            }
        });
        let any = 1.0 / count;
        let rules = if outlook.representative(outlook.greedy()) == mv { 1.0 } else { 0.0 };
        let strict = |likely: f64| likely + LAPSE * (any - likely);
        [strict(f64::from(chosen / all)), strict(rules), any]
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::{Game, Seats};

    use super::*;
    use crate::Limit;

    fn card(value: u8) -> Card {
        Card::new(value).expect("there is such a card")
    }

    fn cards(values: [u8; HAND]) -> Cards {
        values.into_iter().map(card).collect()
    }

    fn told(events: &[Event]) -> Account {
        let mut account = Account::new(Options::default(), Seats(3));
        account.hear(&Telling::Event(Event::Dealt { round: 1, seat: Seat(2) }));
        for event in events {
            account.hear(&Telling::Event(*event));
        }
        account
    }

    fn limits(first: u8, second: u8) -> [Event; 2] {
        let limit =
            |seat, value, limit| Event::Limit { seat: Seat(seat), card: card(value), limit };
        [limit(0, first, Limit::First), limit(1, second, Limit::Second)]
    }

    #[test]
    fn who_passes_hardly_holds_cards_of_the_gap() {
        let outside = cards([1, 2, 3, 4, 6, 32, 34, 36, 37, 38]);
        let inside = cards([1, 2, 3, 4, 6, 32, 34, 17, 18, 19]);
        let passed = told(&[&limits(12, 28)[..], &[Event::Passed { seat: Seat(2) }]].concat());
        let [without, with] = [outside, inside].map(|hand| passed.likelihood(Seat(2), hand));
        assert!(without > 1.5 * with, "{without} {with}");
    }

    #[test]
    fn who_leaves_a_gap_hardly_holds_a_closer_card() {
        let far = cards([1, 2, 31, 32, 34, 36, 37, 38, 39, 16]) - Cards::only(card(16));
        let close = (far - Cards::only(card(39))) | Cards::only(card(13));
        let account = told(&limits(12, 16));
        let [without, with] = [far, close].map(|hand| account.likelihood(Seat(1), hand));
        assert!(without > 2.0 * with, "{without} {with}");
    }

    #[test]
    fn who_could_do_nothing_else_tells_nothing() {
        let passed = told(&[&limits(12, 13)[..], &[Event::Passed { seat: Seat(2) }]].concat());
        let hand = cards([1, 2, 3, 4, 6, 7, 8, 9, 36, 38]);
        assert!((passed.likelihood(Seat(2), hand) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn cards_on_the_table_nobody_heard_of_are_out_of_play() {
        let mut state = Joomo::new(Options::default(), Seats(3));
        state.played = cards([12, 28, 40, 41, 42, 43, 45, 46, 47, 48]);
        let mut account = told(&limits(12, 28));
        assert!(account.look(&Joomo::public(&state)));
        assert_eq!(account.out, state.played - account.played());
        state.played = Cards::only(card(12));
        assert!(!account.look(&Joomo::public(&state)), "the 28 was heard and lies nowhere");
    }

    #[test]
    fn what_somebody_holds_depends_on_the_cards_that_are_out_of_play() {
        let hand = cards([1, 2, 3, 4, 6, 32, 34, 17, 18, 19]);
        let mut passed = told(&[&limits(12, 28)[..], &[Event::Passed { seat: Seat(2) }]].concat());
        let before = passed.likelihood(Seat(2), hand);
        passed.out = Cards::between(card(12), card(28)) - hand;
        assert!((passed.likelihood(Seat(2), hand) - before).abs() > 1e-6);
    }

    #[test]
    fn a_forgetful_player_remembers_the_last_tricks_only() {
        let trick = |seat| Event::Trick { seat: Seat(seat), markers: 1 };
        let [one, two] = limits(12, 13);
        let [three, four] = limits(21, 24);
        let account = told(&[one, two, trick(1), three, four]);
        let seen = |values: &[u8]| values.iter().map(|value| card(*value)).collect::<Cards>();
        assert_eq!(account.remembered(0), seen(&[21, 24]));
        assert_eq!(account.remembered(1), seen(&[12, 13, 21, 24]));
        assert_eq!(account.played(), account.remembered(9));
    }
}
