//! The end of a round and of the game.

use vierblatt_game::{Best, Outcome, PerSeat, Seat, SeatSet, Tell};

use crate::Komojo;
use crate::cards::DECK;
use crate::event::{Event, Shown};
use crate::options::{LimitRule, StopPenalty};
use crate::places::{Places, Spot};
use crate::state::{Phase, State};

/// What a caller who is not the lowest scores (KM-25).
pub(crate) const PENALTY: i32 = 30;

/// KM-24 to KM-27: turns all cards up, counts, and clears the table unless the game is over.
pub(crate) fn score<T: Tell<Komojo>>(state: &mut State, caller: Seat, tell: &mut T) {
    if T::LISTENS {
        tell.all(Event::TurnedUp { hands: hands(state) });
    }
    let sums = PerSeat::<i32>::from_fn(state.seats, 0, |seat| state.sum(seat));
    // A tie is not enough.
    let lowest = sums.iter().all(|(seat, sum)| seat == caller || sum > sums[caller]);
    for (seat, sum) in sums.iter() {
        let points = match (seat == caller, lowest, state.options.stop_penalty) {
            (false, ..) => sum,
            (true, true, _) => 0,
            (true, false, StopPenalty::Flat) => PENALTY,
            (true, false, StopPenalty::Added) => sum + PENALTY,
        };
        let total = &mut state.totals[seat.index()];
        // A record can have any number of rounds.
        *total = total.saturating_add(points);
        tell.all(Event::Scored { seat, sum, points, total: *total });
    }
    let lost: SeatSet = state.seats.iter().filter(|seat| has_lost(state, *seat)).collect();
    if lost.is_empty() {
        next_round(state);
    } else {
        for seat in lost.iter() {
            tell.all(Event::Lost { seat, total: state.totals[seat.index()] });
        }
        state.phase = Phase::Over;
    }
}

/// All face-down cards, by seat.
pub(crate) fn hands(state: &State) -> Vec<Vec<Shown>> {
    let shown = |spot: Spot| {
        let card = state.cards[state.places.index(spot)];
        Shown { place: spot.place, card }
    };
    state.seats.iter().map(|seat| state.places.of(seat).map(shown).collect()).collect()
}

/// KM-27: whether the seat's total ends the game.
fn has_lost(state: &State, seat: Seat) -> bool {
    let (total, limit) = (state.totals[seat.index()], state.options.limit.into());
    match state.options.limit_rule {
        LimitRule::Reach => total >= limit,
        LimitRule::Exceed => total > limit,
    }
}

/// KM-04: the first player moves one seat to the left; nothing lies on the table.
fn next_round(state: &mut State) {
    state.round = state.round.saturating_add(1);
    state.first = state.seats.left_of(state.first);
    state.seat = state.first;
    state.places = Places::NONE;
    state.known = [SeatSet::NONE; DECK];
    state.holding = SeatSet::NONE;
    state.caller = None;
    state.left = 0;
    state.draw_end = 0;
    state.top = DECK as u8;
    state.phase = Phase::Deal;
}

/// Points so far.
pub(crate) fn totals(state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(state.seats, 0, |seat| state.totals[seat.index()])
}

/// KM-27: places by total, the lowest first.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    (state.phase == Phase::Over).then(|| Outcome::placed(totals(state), Best::Fewest))
}
