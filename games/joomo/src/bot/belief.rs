//! What others may hold: deals of the unseen cards, as likely as what everybody did makes them.

use rand::{Rng, RngExt};
use vierblatt_bots::{Dice, Limit as Budget};
use vierblatt_game::{List, Seat};

use crate::bot::account::Account;
use crate::{Card, Cards, MAX_DECK, MAX_SEATS, Public};

/// Hands for all seats.
pub(crate) type Hands = [Cards; MAX_SEATS];

/// How much attention is paid to what the others did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trust {
    /// How many deals are weighed.
    pub deals: u32,
    /// How many hands are tried for each seat of a deal; the likelier ones are kept.
    pub tries: u32,
}

/// Deals the cards a seat has not seen to the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dealer {
    unseen: Pile,
    /// The hands that are known: the seat's own.
    hands: Hands,
    /// Who gets how many.
    sizes: [u8; MAX_SEATS],
}

type Pile = List<Card, MAX_DECK>;

impl Dealer {
    pub(crate) fn new(seat: Seat, hand: Cards, unseen: Cards, public: &Public) -> Self {
        let mut hands = [Cards::NONE; MAX_SEATS];
        hands[seat.index()] = hand;
        let mut sizes = [0; MAX_SEATS];
        for (other, size) in public.hand_sizes.iter().filter(|(other, _)| *other != seat) {
            sizes[other.index()] = size;
        }
        Dealer { unseen: pile(unseen), hands, sizes }
    }

    /// One way the cards may lie, whatever the others did.
    #[inline]
    pub(crate) fn deal(&mut self, rng: &mut impl Rng) -> Hands {
        let mut hands = self.hands;
        let mut left = self.unseen.len();
        for (hand, size) in hands.iter_mut().zip(self.sizes) {
            // What was drawn stays in the pile behind the rest: the next deal starts from any order.
            *hand |= draw(&mut self.unseen[..left], size, rng);
            left -= usize::from(size);
        }
        hands
    }

    /// A way the cards may lie, and how much it counts. For one seat after the other one of several
    /// hands is kept, the likelier ones more often; the weight corrects for this choice.
    fn deal_likely(&self, account: &Account, tries: u32, rng: &mut impl Rng) -> (Hands, f64) {
        let mut hands = self.hands;
        let mut rest = self.unseen;
        let mut weight = 1.0;
        // Whoever comes first has the most cards to choose from, so each seat is first in turn.
        let first = rng.random_range(0..MAX_SEATS as u32) as usize;
        for at in (first..MAX_SEATS).chain(0..first).filter(|at| self.sizes[*at] > 0) {
            let mut sum = 0.0;
            let mut kept = Cards::NONE;
            for _ in 0..tries {
                let hand = draw(&mut rest, self.sizes[at], rng);
                let likely = account.likelihood(Seat(at as u8), hand);
                sum += likely;
                if kept.is_empty() || rng.random::<f64>() * sum < likely {
                    kept = hand;
                }
            }
            weight *= sum;
            hands[at] = kept;
            rest = pile(rest.iter().copied().collect::<Cards>() - kept);
        }
        (hands, weight)
    }
}

fn pile(cards: Cards) -> Pile {
    let mut pile = List::new(Card::LOWEST);
    cards.iter().for_each(|card| pile.push(card));
    pile
}

/// This many cards from the pile; afterwards they are its last ones.
#[inline]
fn draw(pile: &mut [Card], cards: u8, rng: &mut impl Rng) -> Cards {
    let mut hand = Cards::NONE;
    let mut left = pile.len();
    for _ in 0..cards {
        let at = rng.random_range(0..left as u32) as usize;
        left -= 1;
        pile.swap(at, left);
        hand |= Cards::only(pile[left]);
    }
    hand
}

/// Deals drawn beforehand, to be used as often as they are likely.
#[derive(Clone, Debug, Default)]
pub(crate) struct Beliefs {
    deals: Vec<Hands>,
    /// The weights of all deals up to each, added up.
    sums: Vec<f64>,
}

impl Beliefs {
    /// Draws and weighs deals.
    pub(crate) fn weigh(
        &mut self,
        account: &Account,
        dealer: &Dealer,
        trust: Trust,
        budget: &Budget<'_>,
        rng: &mut Dice,
    ) {
        self.deals.clear();
        self.sums.clear();
        let mut sum = 0.0;
        for n in 0..trust.deals {
            if n.is_multiple_of(16) && n > 0 && budget.is_time_up() {
                break;
            }
            let (hands, weight) = dealer.deal_likely(account, trust.tries, rng);
            sum += weight;
            self.deals.push(hands);
            self.sums.push(sum);
        }
    }

    /// One of the deals, as often as it is likely.
    #[inline]
    pub(crate) fn draw(&self, rng: &mut impl Rng) -> Option<&Hands> {
        let at = rng.random::<f64>() * self.sums.last()?;
        let n = self.sums.partition_point(|sum| *sum <= at);
        self.deals.get(n.min(self.deals.len() - 1))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use vierblatt_game::{Game, Seats, Telling, Told, Turn};

    use super::*;
    use crate::{Event, Joomo, Limit, Options};

    #[test]
    fn deals_that_explain_what_was_done_are_drawn_more_often() {
        let seats = Seats(3);
        let mut rng = Dice::seed_from_u64(1);
        let mut state = Joomo::new(Options::default(), seats);
        let mut told = Told::<Joomo>::default();
        while Joomo::turn(&state) == Turn::Chance {
            let chance = Joomo::chance(&state, &mut rng);
            Joomo::apply_chance(&mut state, &chance, &mut told);
        }
        let me = Seat(0);
        let hand = state.hand(me);
        let mut unseen = Cards::deck(seats) - hand;
        let (low, high) = (unseen.nth(8), unseen.nth(12));
        unseen = unseen - Cards::only(low) - Cards::only(high);
        let dealer = Dealer::new(me, hand, unseen, &Joomo::public(&state));
        let mut account = Account::new(Options::default(), seats);
        for event in [
            Event::Limit { seat: Seat(0), card: low, limit: Limit::First },
            Event::Limit { seat: Seat(1), card: high, limit: Limit::Second },
        ] {
            account.hear(&Telling::Event(event));
        }
        let mean = |hands: &mut dyn FnMut(&mut Dice) -> Hands, rng: &mut Dice| {
            (0..400).map(|_| account.likelihood(Seat(1), hands(rng)[1])).sum::<f64>() / 400.0
        };
        let mut beliefs = Beliefs::default();
        let trust = Trust { deals: 400, tries: 8 };
        beliefs.weigh(&account, &dealer, trust, &Budget::NORMAL, &mut rng);
        let judged = mean(&mut |rng| *beliefs.draw(rng).expect("there are deals"), &mut rng);
        let mut blind = dealer;
        let plain = mean(&mut |rng| blind.deal(rng), &mut rng);
        assert!(judged > 1.3 * plain, "{judged} {plain}");
    }
}
