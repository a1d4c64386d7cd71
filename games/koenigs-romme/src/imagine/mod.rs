//! From what one seat was told to a whole world that might be the true one.
//!
//! The other hands and the order of the draw pile are hidden; in the solo game only the latter.

pub(crate) mod origins;
mod questions;

use rand::Rng;
use vierblatt_game::{Imagine, Known, Seat, Seats, Telling, shuffle};

use crate::cards::{Card, Cards};
use crate::memory::Memory;
use crate::moves::Deal;
use crate::solo::Solo;
use crate::state::{Phase, State, TableState};
use crate::view::{PublicSolo, PublicTable};
use crate::{KoenigsRomme, Options, Public, ReturnDiscard};

impl Imagine for KoenigsRomme {
    type Memory = Memory;

    fn begin(options: Options, seats: Seats, seat: Seat) -> Memory {
        Memory::new(options, seats, seat)
    }

    fn hear(memory: &mut Memory, told: &Telling<Self>) {
        match told {
            Telling::Event(event) => memory.hear(event),
            Telling::Secret(secret) => memory.hear_secret(secret),
        }
    }

    fn imagine(known: &Known<Self>, rng: &mut impl Rng) -> State {
        match (&known.public, State::new(known.options, known.seats)) {
            (Public::Table(public), State::Table(mut table)) => {
                imagine_table(known, public, &mut table, rng);
                State::Table(table)
            }
            (Public::Solo(public), State::Solo(mut solo)) => {
                imagine_solo(public, &mut solo, rng);
                State::Solo(solo)
            }
            (_, state) => {
                debug_assert!(false, "one seat plays alone, and more do not");
                state
            }
        }
    }
}

/// KR-24: all that the solo player does not know is the order of the draw pile.
fn imagine_solo(public: &PublicSolo, solo: &mut Solo, rng: &mut impl Rng) {
    let PublicSolo { phase: _, hands, finished, card, discard, draw } = public;
    solo.is_dealt = hands.iter().any(|hand| !hand.is_empty());
    if !solo.is_dealt {
        return;
    }
    let mut unseen = Cards::ALL;
    for (hand, cards) in solo.hands.iter_mut().zip(hands) {
        *hand = cards.iter().copied().collect();
        for card in cards {
            unseen.remove(*card);
        }
    }
    discard.iter().chain(card).for_each(|card| unseen.remove(*card));
    let unseen = shuffled(unseen, rng);
    debug_assert_eq!(unseen.len(), usize::from(*draw));
    let pile = discard.iter().chain(card).chain(unseen.iter());
    for (place, card) in solo.pile.iter_mut().zip(pile) {
        *place = *card;
    }
    solo.put = discard.len() as u8;
    solo.finished = finished.iter().fold(0, |all, hand| all | 1 << (hand - 3));
}

fn imagine_table(
    known: &Known<KoenigsRomme>,
    public: &PublicTable,
    table: &mut TableState,
    rng: &mut impl Rng,
) {
    let &PublicTable { phase, round, dealer, turn, out, ref hands, draw, .. } = public;
    let PublicTable { discard, laid, totals, shown, .. } = public;
    table.phase = Phase::named(phase);
    table.round = round;
    for (seat, total) in totals.iter() {
        table.totals[seat.index()] = total as u16;
    }
    if let Some(dealer) = dealer {
        table.set_dealer(dealer);
    }
    if matches!(table.phase, Phase::Dealer | Phase::Deal) {
        return;
    }
    // When it is over, the last turn was that of the seat to the right of whoever went out.
    let last = out.map_or(Seat(0), |out| known.seats.right_of(out));
    table.set_seat(turn.unwrap_or(last));
    table.set_out(out);
    for card in discard {
        table.push_discard(*card);
    }
    if let Some(mut seat) = out {
        for _ in known.seats.iter() {
            laid[seat.index()].iter().for_each(|cards| table.push_combination(cards));
            seat = known.seats.left_of(seat);
        }
    }
    if let Some(shown) = shown {
        // Only the order of the draw pile is still hidden.
        for (hand, cards) in table.hands.iter_mut().zip(shown) {
            *hand = cards.iter().copied().collect();
        }
        let seen = shown.iter().flatten().chain(discard).chain(laid.iter().flatten().flatten());
        let unseen = seen.fold(Cards::ALL, |unseen, card| unseen.without(*card));
        table.set_draw(&shuffled(unseen, rng));
        return;
    }
    let world = known.memory.imagine(rng);
    table.hands = world.hands;
    table.hands[known.seat.index()] = known.private.hand.iter().copied().collect();
    table.set_draw(&world.draw);
    debug_assert_eq!(world.draw.len(), usize::from(draw));
    debug_assert!(hands.iter().all(|(seat, size)| table.hand(seat).len() == usize::from(size)));
    table.set_barred(if table.seat() == known.seat {
        known.private.barred
    } else {
        imagine_barred(known, public, table)
    });
}

/// KR-08: whether the seat may discard what it has just taken depends on whether it had a twin.
fn imagine_barred(
    known: &Known<KoenigsRomme>,
    public: &PublicTable,
    table: &TableState,
) -> Option<Card> {
    let card = known.memory.just_taken()?;
    let laid = public.laid[table.seat().index()].iter().flatten();
    let twins = laid.filter(|laid| **laid == card).count()
        + usize::from(table.hand(table.seat()).count(card));
    let is_forbidden = known.options.return_discard == ReturnDiscard::Forbidden;
    (is_forbidden && twins == 1).then_some(card)
}

/// These cards in random order.
pub(crate) fn shuffled(cards: Cards, rng: &mut impl Rng) -> Deal {
    let mut deal = Deal::new(Card::JOKER);
    for card in cards.iter() {
        deal.push(card);
    }
    shuffle(&mut deal, rng);
    deal
}
