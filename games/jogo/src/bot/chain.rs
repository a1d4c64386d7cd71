//! Going out in one turn: chains of extra turns, searched to the end.
//!
//! Each lay but the last must keep the turn: by matching colour and symbol (JG-11) or, with two
//! players, by making the other one skip (JG-15, JG-17). Once nothing lies face down in front of the
//! player, all that matters is known, so what is found is certain. A chain that hopes for a card yet
//! to be turned up is left to the search.

use vierblatt_game::{Game, Moves, Seat};

use crate::moves::Move;
use crate::state::{PILES, Phase, State};
use crate::{Jogo, Legal};

/// How many lays are tried before the search gives up. A chain of that many branches is not seen in
/// play, and this keeps it within a millisecond or two.
const MOST: u32 = 20_000;

/// The first lay of a chain that leaves the seat, whose turn it is, without a card.
pub(super) fn going_out(state: &State, seat: Seat) -> Option<Move> {
    if state.seat != seat || state.down[seat.index()] != [0; PILES] {
        return None;
    }
    let mut tried = 0;
    first_lay(state, seat, &mut tried)
}

fn first_lay(state: &State, seat: Seat, tried: &mut u32) -> Option<Move> {
    let legal: Legal = Jogo::legal(state, seat);
    for n in 0..legal.len() {
        let mv = legal.get(n);
        if !matches!(mv, Move::Lay { .. }) {
            continue;
        }
        *tried += 1;
        if *tried > MOST {
            return None;
        }
        let mut after = *state;
        Jogo::apply(&mut after, seat, &mv, &mut ());
        let is_out = after.phase == Phase::Over && after.has_no_card(seat);
        let goes_on = after.phase != Phase::Over && after.seat == seat;
        if is_out || goes_on && first_lay(&after, seat, tried).is_some() {
            return Some(mv);
        }
    }
    None
}
