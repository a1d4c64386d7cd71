//! What a round's points are worth: how likely each seat wins the match from there.

use vierblatt_game::{PerSeat, Seats};

/// How far two seats' points of one round lie apart, by the round: the root of the mean square.
/// Measured among good players.
const SPREAD: [f32; 11] = [17.0, 16.0, 14.0, 20.0, 18.0, 16.0, 21.0, 19.0, 17.0, 20.0, 20.0];

/// How likely each seat wins if these are the totals after this round (KR-19).
pub(crate) fn chances(totals: &[u16], round: u8, last_round: u8) -> PerSeat<f32> {
    let seats = Seats(totals.len() as u8);
    let to_come = spread_to_come(round, last_round);
    if to_come == 0.0 {
        return winners(totals);
    }
    let steepness = 1.7 / to_come;
    PerSeat::from_fn(seats, 0.0, |seat| {
        let own = f32::from(totals[seat.index()]);
        let ahead =
            totals.iter().map(|other| 1.0 / (1.0 + (steepness * (own - f32::from(*other))).exp()));
        // Its own is one half.
        2.0 * ahead.product::<f32>()
    })
}

/// By how much the points of two seats differ when the rounds after this one are played. 0 if there are none.
pub(crate) fn spread_to_come(round: u8, last_round: u8) -> f32 {
    let to_come = SPREAD[..usize::from(last_round).min(SPREAD.len())].iter().skip(round.into());
    to_come.map(|spread| spread * spread).sum::<f32>().sqrt()
}

/// The game is over: the winners share one win.
fn winners(totals: &[u16]) -> PerSeat<f32> {
    let best = totals.iter().min().copied().unwrap_or(0);
    let count = totals.iter().filter(|total| **total == best).count() as f32;
    PerSeat::from_fn(Seats(totals.len() as u8), 0.0, |seat| {
        if totals[seat.index()] == best { 1.0 / count } else { 0.0 }
    })
}

#[cfg(test)]
mod tests {
    use vierblatt_game::Seat;

    use super::*;

    #[test]
    fn after_the_last_round_the_lowest_total_has_won_and_ties_share_it() {
        assert_eq!(chances(&[30, 12, 40], 11, 11).as_slice(), [0.0, 1.0, 0.0]);
        assert_eq!(chances(&[12, 12, 40], 5, 5).as_slice(), [0.5, 0.5, 0.0]);
    }

    #[test]
    fn the_same_lead_is_worth_more_the_fewer_rounds_are_to_come() {
        let by_round: Vec<f32> =
            (1..=11).map(|round| chances(&[80, 100, 100], round, 11)[Seat(0)]).collect();
        assert!(by_round.is_sorted(), "{by_round:?}");
        assert!(by_round[0] < 0.5 && by_round[9] > 0.5);
    }
}
