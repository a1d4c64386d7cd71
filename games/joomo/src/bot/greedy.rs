//! The player bots are measured against: a sensible one with a few rules and no foresight.

use vierblatt_bots::{BotSeat, Limit as Budget, Player, Sight};
use vierblatt_game::{Moves, Seat, SeatSet, Telling};

use crate::bot::policy::{Due, Outlook};
use crate::{Card, Cards, Joomo, Limit, Move, Options, Public, SecondCard};

/// Follows simple rules, from what it sees at the moment:
///
/// - It counts cards: it does not expect anybody to hold what was played.
/// - It estimates for every card how likely nobody answers it, and takes the card that promises most
///   of the trick's value, with a little for every card it gets rid of.
/// - It leads plain cards with few unseen cards close to them, so that nobody closes the gap at once.
/// - It keeps double digits for tricks worth more than one marker, and fives a little.
/// - Tens go where they win or, once somebody is nearly out of cards, anywhere.
/// - It passes when every card it could play is worth more in the hand.
/// - Asked about a tie, it shares.
pub struct Greedy {
    seat: Seat,
    options: Options,
}

impl Greedy {
    /// A greedy player in this seat.
    pub const fn new(my_seat: &BotSeat<Joomo>) -> Self {
        Greedy { seat: my_seat.seat, options: my_seat.options }
    }
}

impl Player<Joomo> for Greedy {
    fn hear(&mut self, _: &Telling<Joomo>) {}

    fn choose(&mut self, sight: &Sight<Joomo>, _: &Budget<'_>) -> Move {
        match Outlook::of(&sight.public, sight.private.hand, self.seat, self.options) {
            Some(outlook) => outlook.greedy(),
            // A tie: the first answer is to share.
            None => sight.legal.get(0),
        }
    }
}

impl Outlook {
    /// What a seat that has to play can know. None where nobody plays cards.
    fn of(public: &Public, hand: Cards, me: Seat, options: Options) -> Option<Outlook> {
        let due = Due::of(public.phase)?;
        let sizes = &public.hand_sizes;
        let unseen = Cards::deck(sizes.seats()) - public.played - hand;
        let holding: SeatSet =
            sizes.iter().filter(|(_, size)| *size > 0).map(|(seat, _)| seat).collect();
        let others = holding.without(me);
        let rivals = SeatSet(others.0 & !public.passed.0);
        let answering: u8 = rivals.iter().map(|seat| sizes[seat]).sum();
        Some(Outlook {
            due,
            hand,
            unseen,
            value: public.value,
            density: f32::from(answering) / unseen.len().max(1) as f32,
            rivals: rivals.len() as u8,
            shortest: others.iter().map(|seat| sizes[seat]).min().unwrap_or(u8::MAX),
            may_pass: options.second_card == SecondCard::MayPass,
            racing: public.joomo.is_none(),
        })
    }

    /// What the simple rules say.
    pub(crate) fn greedy(&self) -> Move {
        let mut best = (Move::Pass, if self.can_pass() { 0.0 } else { f32::NEG_INFINITY });
        let mut weigh = |mv: Move, worth: f32| {
            if worth > best.1 {
                best = (mv, worth);
            }
        };
        match self.due {
            Due::Lead => {
                for card in self.hand.iter() {
                    let close = (Cards::around(card, 2) & self.unseen).len() as f32;
                    weigh(Move::Play(card), self.parting(card) - 0.1 * close);
                }
            }
            Due::Second(first) => {
                for card in self.hand.iter() {
                    weigh(Move::Play(card), self.closing(card, Cards::between(card, first)));
                }
            }
            Due::Gap([one, other]) => {
                let gap = Cards::between(one, other);
                for card in (self.hand & (gap | Cards::DOUBLES)).iter() {
                    weigh(Move::Play(card), self.closing(card, gap));
                }
                for card in self.onto(gap).iter() {
                    let on = |limit| Move::On(card, limit);
                    weigh(on(Limit::First), self.closing(card, Cards::between(card, other)));
                    weigh(on(Limit::Second), self.closing(card, Cards::between(card, one)));
                }
            }
        }
        best.0
    }

    /// What a card that leaves this gap to the others promises.
    fn closing(&self, card: Card, gap: Cards) -> f32 {
        let ten = u8::from(Cards::TENS.contains(card));
        let wins = (-self.answers(gap)).exp() * f32::from(self.value + ten);
        let last = self.racing && self.hand == Cards::only(card);
        wins + self.parting(card) + f32::from(u8::from(last))
    }

    /// What it is worth to get rid of the card; below 0 where it is better to keep it.
    fn parting(&self, card: Card) -> f32 {
        let late = self.shortest <= 3;
        let mut worth = 0.2;
        if Cards::DOUBLES.contains(card) {
            worth -= if late { 0.4 } else { 1.2 };
        }
        if Cards::FIVES.contains(card) {
            worth -= 0.1;
        }
        if Cards::TENS.contains(card) {
            worth += if late { 0.8 } else { -0.5 };
        }
        worth
    }
}
