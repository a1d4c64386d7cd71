//! What a review comes to for each player.

use vierblatt_bots::win_shares;
use vierblatt_game::{Outcome, PerSeat, Seat, Seats};

use crate::report::{Decision, KindSummary, LuckReport, Moment, MomentKind, PlayerSummary};
use crate::tally::Tally;
use crate::{Mark, Strength};

/// How many moments are told.
const MOMENTS: usize = 3;

/// What it comes to for everybody.
pub(crate) fn summaries(
    seats: Seats,
    outcome: Option<Outcome>,
    decisions: &[Decision],
    luck: &[LuckReport],
    levels: &[f64; 5],
) -> Vec<PlayerSummary> {
    let results: Option<PerSeat<f32>> = outcome.map(|outcome| match outcome {
        Outcome::Placed { places, .. } => win_shares(&places),
        Outcome::Solo { won } => PerSeat::same(seats, f32::from(u8::from(won))),
    });
    let each = |seat: Seat| {
        let result = results.map(|results| f64::from(results[seat]));
        let summary = summary(seat, seats, result, decisions, luck);
        // Alone there are exact answers and no levels to compare with.
        let strength = Strength::of(summary.error, summary.decisions, levels);
        PlayerSummary { strength: strength.filter(|_| seats.0 > 1), ..summary }
    };
    seats.iter().map(each).collect()
}

fn summary(
    seat: Seat,
    seats: Seats,
    result: Option<f64>,
    decisions: &[Decision],
    luck: &[LuckReport],
) -> PlayerSummary {
    let own: Vec<&Decision> = decisions.iter().filter(|decision| decision.seat == seat).collect();
    let mut losses = Tally::default();
    for decision in &own {
        losses.add(decision.loss.chance);
    }
    let change: f64 = luck.iter().map(|luck| luck.change[seat]).sum();
    let error: f64 = luck.iter().map(|luck| luck.error[seat].powi(2)).sum();
    let adjusted = result.map(|result| result - change);
    // Alone there is no equal share: what chance made of the deal is all that was expected.
    let share = if seats.0 > 1 { 1.0 / f64::from(seats.0) } else { 1.0 };
    PlayerSummary {
        seat,
        decisions: own.len(),
        error: losses.mean(),
        error_error: if losses.count > 1 { losses.error() } else { 0.0 },
        marks: Mark::ALL
            .map(|mark| own.iter().filter(|decision| decision.mark == Some(mark)).count()),
        kinds: kinds(&own),
        result,
        luck: change,
        luck_error: error.sqrt(),
        play: adjusted.map(|adjusted| adjusted - share),
        adjusted,
        moments: moments(seat, &own, luck),
        strength: None,
    }
}

fn kinds(own: &[&Decision]) -> Vec<KindSummary> {
    let mut kinds: Vec<&'static str> = own.iter().map(|decision| decision.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let summary = |kind: &'static str| {
        let mut losses = Tally::default();
        for decision in own.iter().filter(|decision| decision.kind == kind) {
            losses.add(decision.loss.chance);
        }
        KindSummary { kind, decisions: losses.count as usize, error: losses.mean() }
    };
    kinds.into_iter().map(summary).collect()
}

/// The greatest changes of the seat's chance: by luck, and by its own decisions that have a mark.
fn moments(seat: Seat, own: &[&Decision], luck: &[LuckReport]) -> Vec<Moment> {
    let lucky = luck.iter().map(|luck| Moment {
        n: luck.n,
        round: luck.round,
        kind: MomentKind::Luck,
        change: luck.change[seat],
    });
    let marked = own.iter().filter(|decision| decision.mark.is_some());
    let decided = marked.map(|decision| Moment {
        n: decision.n,
        round: decision.round,
        kind: MomentKind::Decision,
        change: -decision.loss.chance,
    });
    let mut all: Vec<Moment> = lucky.chain(decided).collect();
    all.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()));
    all.truncate(MOMENTS);
    all
}
