//! What others are likely to hold. Imagined hands are drawn as if everyone kept any cards; but
//! somebody who has drawn ten cards has kept the best of them. So each imagined hand collects for
//! as many turns as its player did.

use rand::{Rng, RngExt};
use vierblatt_game::{MAX_SEATS, Seat};

use super::hand::Eye;
use crate::cards::Cards;
use crate::state::TableState;

/// Lets the others' hands collect: each draws as many cards from the draw pile as its player did
/// and puts back what it likes least. What they are known to have taken stays.
pub(crate) fn collect(
    table: &mut TableState,
    me: Seat,
    draws: &[u8; MAX_SEATS],
    taken: impl Fn(Seat) -> Cards,
    eye: &Eye,
    rng: &mut impl Rng,
) {
    let pile = table.draw_at as usize..table.laid_at as usize;
    if pile.is_empty() || table.out().is_some() {
        return;
    }
    for seat in table.seats().iter().filter(|seat| *seat != me) {
        let keeps = taken(seat);
        for _ in 0..draws[seat.index()] {
            let at = rng.random_range(pile.start as u32..pile.end as u32) as usize;
            let card = table.lying_at(at);
            let hand = table.hand(seat).with(card);
            if eye.outs(hand, None) != 0 {
                // It would have gone out.
                continue;
            }
            let (discard, _) = eye.best_discard(hand, None);
            if discard != card && keeps.count(discard) < hand.count(discard) {
                table.hands[seat.index()] = hand.without(discard);
                table.put_at(at, discard);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use vierblatt_bots::Dice;
    use vierblatt_game::{Game, Seats};

    use super::super::hand::Taste;
    use super::super::quick::eye;
    use super::*;
    use crate::melds::left_over;
    use crate::state::State;
    use crate::{KoenigsRomme, Options};

    fn dealt(seed: u64) -> TableState {
        let mut dice = Dice::seed_from_u64(seed);
        let options = Options { first_round: 8, ..Options::default() };
        let mut state = KoenigsRomme::new(options, Seats(3));
        for _ in 0..2 {
            let chance = KoenigsRomme::chance(&state, &mut dice);
            KoenigsRomme::apply_chance(&mut state, &chance, &mut ());
        }
        let State::Table(table) = state else { panic!("three play at a table") };
        table
    }

    #[test]
    fn who_has_drawn_often_is_thought_to_hold_a_better_hand() {
        let (mut before, mut after) = (0, 0);
        for seed in 0..50 {
            let mut table = dealt(seed);
            let known = table.hand(Seat(2)).iter().next().unwrap();
            let all = |table: &TableState| {
                let hands = [Seat(1), Seat(2)].map(|seat| table.hand(seat));
                let mut all: Vec<_> =
                    table.draw_pile().chain(hands.iter().flat_map(|hand| hand.iter())).collect();
                all.sort_unstable();
                all
            };
            let was = table;
            let eye = eye(&table, Cards::NONE, Taste::GOOD);
            let taken =
                |seat: Seat| if seat == Seat(2) { Cards::NONE.with(known) } else { Cards::NONE };
            let mut dice = Dice::seed_from_u64(seed);
            collect(&mut table, Seat(0), &[9, 0, 6, 0, 0, 0, 0], taken, &eye, &mut dice);
            assert_eq!(all(&table), all(&was), "no card comes or goes");
            assert_eq!(
                (table.hand(Seat(0)), table.hand(Seat(1))),
                (was.hand(Seat(0)), was.hand(Seat(1)))
            );
            assert!(table.hand(Seat(2)).count(known) > 0, "what was taken stays");
            before += left_over(was.hand(Seat(2)), table.wild()).points;
            after += left_over(table.hand(Seat(2)), table.wild()).points;
        }
        assert!(2 * after < before, "{before} points became {after}");
    }
}
