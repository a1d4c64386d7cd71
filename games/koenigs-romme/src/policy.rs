//! What a table must know about Königs-Rommé: what is done when time is up, and what can be taken back.

use vierblatt_game::{Game, Moves, Seat, TablePolicy};

use crate::legal::Legal;
use crate::moves::{Chance, Move};
use crate::state::{Phase, State};
use crate::{KoenigsRomme, apply};

impl TablePolicy for KoenigsRomme {
    // Two rounds: with a deal between them.
    const SHORT_GAME: &'static str = r#"{"last_round": 2}"#;

    /// Time is up: draw, and discard the most expensive card that is not wild. The state does not say which card
    /// was drawn, and a wild card thrown away would do harm.
    fn idle(state: &State, seat: Seat) -> Option<Move> {
        let legal = KoenigsRomme::legal(state, seat);
        match (&legal, state) {
            (Legal::Nothing, _) => None,
            (Legal::Draw, _) => Some(Move::Draw),
            (Legal::Play(play), _) => {
                let worth = |mv: &Move| match mv {
                    Move::Discard(card) if !card.is_wild(play.wild) => 1 + card.points(play.wild),
                    _ => 0,
                };
                let discards = (0..legal.len()).map(|n| legal.get(n));
                let discards = discards.filter(|mv| matches!(mv, Move::Discard(_)));
                discards.max_by_key(worth)
            }
            (Legal::Put(_), _) => (!legal.is_empty()).then(|| legal.get(0)),
        }
    }

    /// Everyone knew the card that is taken from the discard pile, and a discard shows only itself, unless
    /// it ends the round. Everything else shows somebody a card, or who goes out.
    fn reveals(state: &State, _: Seat, mv: &Move) -> bool {
        let State::Table(table) = state else { return true };
        match mv {
            Move::Take => false,
            Move::Discard(_) => {
                let mut after = *table;
                apply::at_table(&mut after, mv, &mut ());
                after.phase != Phase::Draw || table.out() == Some(table.seat())
            }
            Move::Draw | Move::Lay(_) | Move::Put { .. } => true,
        }
    }

    /// Only the drawer sees what is drawn from the pile, unless the pile is then empty and is made again.
    fn reveals_to_others(state: &State, seat: Seat, mv: &Move) -> bool {
        let State::Table(table) = state else { return true };
        if !matches!(mv, Move::Draw) {
            return Self::reveals(state, seat, mv);
        }
        let mut after = *table;
        apply::at_table(&mut after, mv, &mut ());
        after.phase != Phase::Play
    }

    fn named_first(state: &State, seat: Seat) -> Option<Chance> {
        let named = Chance::Dealer(seat);
        Self::check_chance(state, &named).is_ok().then_some(named)
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::Seats;

    use super::*;
    use crate::Options;

    fn each_move(f: impl FnMut(&State, Seat, Move, &State)) {
        let games = (0..6).map(|seed| (Seats(2 + (seed % 6) as u8), seed));
        vierblatt_game_testing::each_move::<KoenigsRomme>(
            Options { last_round: 2, ..Options::default() },
            games,
            f,
        );
    }

    #[test]
    fn when_time_is_up_a_seat_draws_and_then_throws_away_no_wild_card_if_it_has_another() {
        each_move(|state, seat, _, _| {
            let State::Table(table) = state else { panic!("two or more play") };
            match (table.phase, KoenigsRomme::idle(state, seat)) {
                (Phase::Draw, mv) => assert_eq!(mv, Some(Move::Draw)),
                (_, Some(Move::Discard(card))) => {
                    let plain = |card: &crate::Card| {
                        !card.is_wild(table.wild()) && table.barred() != Some(*card)
                    };
                    assert!(plain(&card) || !table.hand(seat).iter().any(|card| plain(&card)));
                    assert_ne!(table.barred(), Some(card));
                }
                (_, mv) => panic!("{mv:?}"),
            }
        });
    }

    #[test]
    fn what_somebody_draws_blindly_nobody_else_has_seen() {
        let mut drawn = 0;
        each_move(|state, seat, mv, after| {
            let State::Table(table) = after else { panic!("two or more play") };
            let reveals = KoenigsRomme::reveals_to_others(state, seat, &mv);
            if mv == Move::Draw {
                drawn += 1;
                assert_eq!(reveals, table.phase != Phase::Play, "a new pile is shuffled");
            } else {
                assert_eq!(reveals, KoenigsRomme::reveals(state, seat, &mv));
            }
        });
        assert!(drawn > 20, "{drawn}");
    }

    #[test]
    fn a_card_taken_or_discarded_reveals_nothing_until_somebody_is_out() {
        let (mut kept, mut lost) = (0, 0);
        each_move(|state, seat, mv, after| {
            let same_round = KoenigsRomme::round(state) == KoenigsRomme::round(after);
            let open = matches!(mv, Move::Take | Move::Discard(_)) && same_round;
            let State::Table(table) = state else { panic!("two or more play") };
            let goes_out = table.out().is_some_and(|out| out == table.seat());
            let over = KoenigsRomme::outcome(after).is_some();
            assert_eq!(
                !KoenigsRomme::reveals(state, seat, &mv),
                open && !goes_out && !over,
                "{mv:?}"
            );
            if open { kept += 1 } else { lost += 1 }
        });
        assert!(kept > 100 && lost > 100);
    }
}
