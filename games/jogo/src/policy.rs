//! What a table must know about JOGO!: what is done when time is up, and what can be taken back.

use vierblatt_game::{Game, Moves, Seat, TablePolicy, Tell};

use crate::event::{Event, Secret};
use crate::moves::{Move, Source};
use crate::state::State;
use crate::{Jogo, Phase};

impl TablePolicy for Jogo {
    // One round, whatever the options.
    const SHORT_GAME: &'static str = "{}";

    /// Time is up: an extra turn is declined, otherwise the first card that can be laid is laid, otherwise a card is taken
    /// from the tallest pile.
    fn idle(state: &State, seat: Seat) -> Option<Move> {
        let legal = Jogo::legal(state, seat);
        if legal.is_empty() {
            return None;
        }
        // The end of an extra turn and the passes are listed last.
        let last = legal.get(legal.len() - 1);
        if last == Move::End {
            return Some(last);
        }
        let height = |mv: &Move| match mv {
            Move::Pass(Some(place)) => state.down[seat.index()][usize::from(place.0)],
            _ => 0,
        };
        let first = legal.get(0);
        if !matches!(first, Move::Pass(_)) {
            return Some(first);
        }
        let passes = (0..legal.len()).map(|n| legal.get(n));
        // The first of the tallest.
        passes.reduce(|best, other| if height(&other) > height(&best) { other } else { best })
    }

    /// A card from the hand shows nothing else, unless somebody draws, a card is turned up, or the game
    /// ends. Where it may be stuck, the game looks into every hand before each turn (JG-22).
    fn reveals(state: &State, seat: Seat, mv: &Move) -> bool {
        let from_hand = matches!(mv, Move::Lay { from: Source::Hand(_), .. } | Move::End);
        let mut after = *state;
        let mut watch = Watch(false);
        Jogo::apply(&mut after, seat, mv, &mut watch);
        !from_hand || watch.0 || after.may_be_stuck() || after.phase == Phase::Over
    }
}

/// Whether somebody was shown a card.
struct Watch(bool);

impl Tell<Jogo> for Watch {
    fn all(&mut self, event: Event) {
        self.0 |= matches!(event, Event::TurnedUp { .. } | Event::Drew { .. });
    }
    fn one(&mut self, _: Seat, _: Secret) {
        self.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use vierblatt_game::Seats;

    use super::*;
    use crate::Options;

    fn each_move(f: impl FnMut(&State, Seat, Move, &State)) {
        let games = (0..20).map(|seed| (Seats(2 + (seed % 3) as u8), seed));
        vierblatt_game_testing::each_move::<Jogo>(Options::default(), games, f);
    }

    #[test]
    fn when_time_is_up_an_extra_turn_is_left_and_a_pass_takes_from_the_tallest_pile() {
        let (mut ends, mut passes) = (0, 0);
        each_move(|state, seat, _, _| match (state.phase, Jogo::idle(state, seat)) {
            (Phase::Extra | Phase::Found { extra: true }, mv) => {
                assert_eq!(mv, Some(Move::End));
                ends += 1;
            }
            (_, Some(Move::Pass(place))) => {
                let down = state.down[seat.index()];
                let taken = place.map_or(0, |place| down[usize::from(place.0)]);
                assert_eq!(Some(&taken), down.iter().max());
                passes += 1;
            }
            (_, mv) => assert!(matches!(mv, Some(Move::Lay { .. })), "{mv:?}"),
        });
        assert!(ends > 10 && passes > 10, "{ends} {passes}");
    }

    #[test]
    fn only_cards_from_the_hand_can_be_taken_back_and_only_if_nobody_gets_a_card() {
        let mut kept = 0;
        each_move(|state, seat, mv, after| {
            if !Jogo::reveals(state, seat, &mv) {
                kept += 1;
                assert!(matches!(mv, Move::Lay { from: Source::Hand(_), .. } | Move::End));
                assert_eq!((state.draw, state.down), (after.draw, after.down), "{mv:?}");
                assert_ne!(after.phase, Phase::Over);
            }
        });
        assert!(kept > 20, "{kept}");
    }
}
