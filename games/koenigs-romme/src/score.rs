//! Scoring: KR-17 to KR-19.

use vierblatt_game::{Best, Outcome, PerSeat, Tell};

use crate::KoenigsRomme;
use crate::event::Event;
use crate::state::{Phase, TableState};
use crate::view::shown;

/// KR-17, KR-18: everyone's cards are counted; then the next round, or the end (KR-19).
pub(crate) fn score<T: Tell<KoenigsRomme>>(table: &mut TableState, tell: &mut T) {
    let points =
        PerSeat::from_fn(table.seats(), 0, |seat| i32::from(table.hand(seat).points(table.wild())));
    for (seat, points) in points.iter() {
        table.totals[seat.index()] += points as u16;
    }
    let is_over = table.round == table.last_round;
    if T::LISTENS {
        if is_over {
            tell.all(Event::Show { hands: shown(table) });
        }
        tell.all(Event::Score { round: table.round, points, totals: totals(table) });
    }
    if is_over {
        table.set_barred(None);
        table.phase = Phase::Over;
        return;
    }
    table.clear();
    table.round += 1;
    // KR-04: the deal passes to the left.
    table.set_dealer(table.seats().left_of(table.dealer()));
    table.phase = Phase::Deal;
}

/// KR-18: points so far.
pub(crate) fn totals(table: &TableState) -> PerSeat<i32> {
    PerSeat::from_fn(table.seats(), 0, |seat| table.totals[seat.index()].into())
}

/// KR-19: the lowest total wins.
pub(crate) fn outcome(table: &TableState) -> Option<Outcome> {
    (table.phase == Phase::Over).then(|| Outcome::placed(totals(table), Best::Fewest))
}
