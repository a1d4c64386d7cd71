//! What a table must know about Joomo: what is done when time is up, and what can be taken back.

use vierblatt_game::{Game, Moves, Seat, TablePolicy};

use crate::{Joomo, Move, Phase, State};

impl TablePolicy for Joomo {
    const SHORT_GAME: &'static str = r#"{"target": 5}"#;

    /// Time is up: pass where that is allowed, otherwise the lowest card; tied seats share the win.
    fn idle(state: &State, seat: Seat) -> Option<Move> {
        let legal = Joomo::legal(state, seat);
        if legal.is_empty() {
            return None;
        }
        let pass = (0..legal.len()).map(|n| legal.get(n)).find(|mv| *mv == Move::Pass);
        // Cards are listed from the lowest, and sharing before playing on.
        Some(pass.unwrap_or_else(|| legal.get(0)))
    }

    /// A card or a pass shows nothing else, unless it ends the round: then tens left in hands are counted.
    fn reveals(state: &State, seat: Seat, mv: &Move) -> bool {
        if matches!(state.phase, Phase::Tie { .. }) {
            return true;
        }
        let mut after = *state;
        Joomo::apply(&mut after, seat, mv, &mut ());
        !matches!(after.phase, Phase::Lead { .. } | Phase::Second { .. } | Phase::Gap { .. })
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::Seats;

    use super::*;
    use crate::Options;

    fn each_move(f: impl FnMut(&State, Seat, Move, &State)) {
        let games = (0..20).map(|seed| (Seats(2 + (seed % 5) as u8), seed));
        vierblatt_game_testing::each_move::<Joomo>(Options::default(), games, f);
    }

    #[test]
    fn when_time_is_up_a_seat_passes_or_plays_its_lowest_card() {
        each_move(|state, seat, _, _| match (state.phase, Joomo::idle(state, seat)) {
            (Phase::Gap { .. }, mv) => assert_eq!(mv, Some(Move::Pass)),
            (Phase::Lead { .. } | Phase::Second { .. }, mv) => {
                assert_eq!(mv, state.hand(seat).iter().next().map(Move::Play));
            }
            (_, mv) => assert_eq!(mv, Some(Move::Share)),
        });
    }

    #[test]
    fn only_what_ends_a_round_reveals_something() {
        let (mut kept, mut ended) = (0, 0);
        each_move(|state, seat, mv, after| {
            let ends = after.round != state.round || !after.phase.is_dealt();
            let ends = ends || matches!(after.phase, Phase::Tie { .. } | Phase::Over);
            assert_eq!(Joomo::reveals(state, seat, &mv), ends, "{mv:?}");
            if ends { ended += 1 } else { kept += 1 }
        });
        assert!(kept > 100 && ended > 20, "{kept} {ended}");
    }
}
