//! Whole worlds from what one seat sees: the cards it has not seen, dealt out at random.
//!
//! Nothing a player does tells which cards they hold: passing is always free (JO-10), and the
//! deal is new each round. Only the score does: it shows the tens left in each hand (JO-18).

use rand::Rng;
use vierblatt_game::{Imagine, Known, List, Seat, SeatSet, Seats, Telling, shuffle};

use crate::{Card, Cards, Joomo, MAX_DECK, MAX_SEATS, Options, Public, State};

impl Imagine for Joomo {
    /// Nothing: what everyone and the seat see says all there is to know about hidden cards.
    type Memory = ();

    fn begin(_: Options, _: Seats, _: Seat) {}

    fn hear((): &mut (), _: &Telling<Self>) {}

    fn imagine(known: &Known<Self>, rng: &mut impl Rng) -> State {
        let Known { seat, seats, options, public, private, memory: () } = known;
        let &Public {
            phase,
            round,
            totals,
            dealer,
            hand_sizes,
            aside_size: _,
            trick,
            value,
            passed,
            played,
            markers,
            joomo,
            scores: _,
            tie_break,
        } = public;
        let mut hands = [Cards::NONE; MAX_SEATS];
        hands[seat.index()] = private.hand;
        if phase.is_dealt() {
            deal_unseen(known, &mut hands, rng);
        }
        let holding: SeatSet =
            hand_sizes.iter().filter(|(_, size)| *size > 0).map(|(seat, _)| seat).collect();
        State {
            hands,
            played,
            totals,
            round,
            trick,
            value,
            passed,
            holding,
            markers,
            joomo,
            dealer,
            tie_break,
            phase,
            options: *options,
            seats: *seats,
        }
    }
}

/// Gives the other seats as many unseen cards as they have. What is left over lies aside.
fn deal_unseen(known: &Known<Joomo>, hands: &mut [Cards; MAX_SEATS], rng: &mut impl Rng) {
    let public = &known.public;
    let unseen = Cards::deck(known.seats) - public.played - known.private.hand;
    let others = public.hand_sizes.iter().filter(|(seat, _)| *seat != known.seat);
    let Some(scores) = public.scores else {
        let mut pile = shuffled(unseen, rng);
        for (seat, size) in others {
            hands[seat.index()] = draw(&mut pile, size);
        }
        return;
    };
    let mut tens = shuffled(unseen & Cards::TENS, rng);
    let mut plain = shuffled(unseen - Cards::TENS, rng);
    for (seat, size) in others {
        let joomo = i32::from(public.joomo == Some(seat));
        let penalty = (i32::from(public.markers[seat]) + joomo - scores[seat]) as u8;
        hands[seat.index()] = draw(&mut tens, penalty) | draw(&mut plain, size - penalty);
    }
}

type Pile = List<Card, MAX_DECK>;

fn shuffled(cards: Cards, rng: &mut impl Rng) -> Pile {
    let mut pile = List::new(Card::LOWEST);
    for card in cards.iter() {
        pile.push(card);
    }
    shuffle(&mut pile, rng);
    pile
}

fn draw(pile: &mut Pile, cards: u8) -> Cards {
    (0..cards).filter_map(|_| pile.pop()).collect()
}
