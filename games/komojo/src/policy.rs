//! What a table must know about Komojo: what is done when time is up, what can be taken back, and when it
//! is a race.

use vierblatt_game::{Game, Moves, RaceRules, Seat, TablePolicy};

use crate::{Komojo, Move, Phase, Private, State};

impl TablePolicy for Komojo {
    const SHORT_GAME: &'static str = r#"{"limit": 20}"#;

    /// Time is up: nothing is thrown; a card is drawn and dropped; an action is carried out on the first
    /// cards that are possible.
    fn idle(state: &State, seat: Seat) -> Option<Move> {
        let legal = Komojo::legal(state, seat);
        if legal.is_empty() {
            return None;
        }
        let wanted = match state.phase {
            Phase::Snap(_) => Move::No,
            Phase::Turn if state.can_draw() => Move::Draw,
            Phase::Drawn => Move::Drop,
            // A pile that cannot be drawn from, or a 7 to 10. STOP is never said for anybody.
            _ => {
                let moves = (0..legal.len()).map(|n| legal.get(n));
                return moves
                    .reduce(|first, other| if first == Move::Stop { other } else { first });
            }
        };
        Some(wanted)
    }

    /// Cards exchanged face down, and a STOP, show nothing as long as the round goes on. All else turns a
    /// card up for somebody.
    fn reveals(state: &State, seat: Seat, mv: &Move) -> bool {
        if !matches!(mv, Move::Trade(..) | Move::Switch(..) | Move::Stop) {
            return true;
        }
        let mut after = *state;
        Komojo::apply(&mut after, seat, mv, &mut ());
        !matches!(after.phase, Phase::Turn | Phase::Drawn | Phase::Action)
    }

    /// KM-03: nobody looks again. What was seen is told once; whoever wants to know it later must remember it.
    fn unaided(mut private: Private) -> Private {
        private.known.clear();
        private
    }

    /// KM-15: whoever throws first counts.
    fn race(state: &State) -> Option<RaceRules> {
        matches!(state.phase, Phase::Snap(_)).then_some(RaceRules {
            // There are four cards of a rank.
            most_actions: 4,
            // KM-16: throwing one more card does not make the first one slower.
            adding_keeps_time: true,
        })
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::Seats;

    use super::*;
    use crate::Options;

    fn is_race(state: &State) -> bool {
        Komojo::race(state).is_some()
    }

    fn each_move(f: impl FnMut(&State, Seat, Move, &State)) {
        let games = (0..20).map(|seed| (Seats(3 + (seed % 4) as u8), seed));
        vierblatt_game_testing::each_move::<Komojo>(Options::default(), games, f);
    }

    #[test]
    fn when_time_is_up_a_card_is_drawn_and_dropped_and_nothing_thrown() {
        each_move(|state, seat, _, _| match (state.phase, Komojo::idle(state, seat)) {
            (Phase::Turn, mv) => assert!(matches!(mv, Some(Move::Draw | Move::Take(_))), "{mv:?}"),
            (Phase::Drawn, mv) => assert_eq!(mv, Some(Move::Drop)),
            (Phase::Snap(_), mv) => assert_eq!(mv, Some(Move::No)),
            (_, mv) => assert!(mv.is_some_and(|mv| mv != Move::Stop)),
        });
    }

    #[test]
    fn only_blind_exchanges_and_a_stop_can_be_taken_back() {
        let (mut kept, mut all) = (0, 0);
        each_move(|state, seat, mv, after| {
            all += 1;
            if !Komojo::reveals(state, seat, &mv) {
                kept += 1;
                assert!(matches!(mv, Move::Trade(..) | Move::Switch(..) | Move::Stop), "{mv:?}");
                assert_eq!(state.round, after.round);
                assert!(!is_race(after));
            }
        });
        assert!(kept > 5 && kept * 4 < all, "{kept} of {all}");
    }

    #[test]
    fn it_is_a_race_as_long_as_opponents_are_asked() {
        let mut races = 0;
        each_move(|state, _, mv, _| {
            assert_eq!(is_race(state), matches!(mv, Move::Snap(_) | Move::No));
            races += usize::from(is_race(state));
        });
        assert!(races > 100);
    }
}
