//! What a table must know of Joomo: what is done when time is up, and what can be taken back.

use vierblatt_game::{Game, Moves, Seat, TablePolicy};

use crate::{Joomo, Move, Phase, State};

impl TablePolicy for Joomo {
    const SHORT_GAME: &'static str = r#"{"target": 5}"#;

    /// Time is up: pass where that is allowed, else the lowest card; tied seats share the win.
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
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use vierblatt_game::{Action, Seats, random_action};

    use super::*;
    use crate::Options;

    /// Every move of some random games: the state before it, who made it, the move, the state after.
    fn each_move(mut f: impl FnMut(&State, Seat, Move, &State)) {
        for seed in 0..20 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = Joomo::new(Options::default(), Seats(2 + (seed % 5) as u8));
            while let Some(action) = random_action::<Joomo>(&state, &mut rng) {
                let before = state;
                vierblatt_game::carry_out::<Joomo>(&mut state, &action, &mut ());
                if let Action::Move(seat, mv) = action {
                    f(&before, seat, mv, &state);
                }
            }
        }
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
