//! What came of a tournament.

use std::collections::BTreeMap;

use serde::Serialize;
use vierblatt_bots::Unit;
use vierblatt_game::Seat;

use crate::elo::Duels;
use crate::skill::skill;
use crate::statistics::{Estimate, percentile};
use crate::tournament::Results;
use crate::{Contested, Entrant, Plan};

/// A tournament's results.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// How many sat at each table.
    pub seats: u8,
    /// How many deals were played.
    pub deals: u64,
    /// What a deal was: `round` or `game`.
    pub unit: &'static str,
    /// The seed.
    pub seed: u64,
    /// The iterations everyone had, where they were set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// Games that were broken off because they did not end.
    pub unfinished: u64,
    /// How each bot did.
    pub results: Vec<Standing>,
}

/// How one bot did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: Entrant,
    /// How many games it played, counting every seat it had.
    pub games: u64,
    /// Its share of the wins; those who are level share one.
    pub win_share: f64,
    /// Half the width of the 95 % interval of that.
    pub win_share_ci95: Option<f64>,
    /// Its points per deal, on average.
    pub points: f64,
    /// Half the width of the 95 % interval of that.
    pub ci95: Option<f64>,
    /// Its rating among those who played, whose mean is 0. None where everyone is the same.
    pub elo: Option<f64>,
    /// How long it thought: half of its moves took less.
    pub ms_per_move_p50: f64,
    /// How long it thought: 99 of 100 moves took less.
    pub ms_per_move_p99: f64,
    /// Where it is between random and clairvoyant play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill: Option<f64>,
    /// Half the width of the 95 % interval of that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub skill_ci95: Option<f64>,
    /// How often it had no answer and a move was made for it.
    pub forfeits: u64,
    /// What it dared: by name, how often, and how often it succeeded.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub dared: BTreeMap<&'static str, Tries>,
}

/// How often something was dared.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Tries {
    /// How often.
    pub tries: u64,
    /// How often it succeeded.
    pub successes: u64,
}

impl Report {
    pub(crate) fn of<G: Contested>(plan: &Plan<G>, results: &Results) -> Report {
        let bots = plan.match_up.distinct();
        let elo = elo(plan, results, &bots);
        let standings = bots.iter().zip(elo).map(|(bot, elo)| standing(plan, results, bot, elo));
        let is_round = G::UNIT == Unit::Round && !plan.whole_games;
        Report {
            game: G::ID,
            seats: plan.seats().0,
            deals: plan.deals,
            unit: if is_round { "round" } else { "game" },
            seed: plan.seed,
            iterations: plan.iterations,
            unfinished: results.games.iter().filter(|game| !game.is_finished).count() as u64,
            results: standings.collect(),
        }
    }
}

fn standing<G: Contested>(
    plan: &Plan<G>,
    results: &Results,
    bot: &Entrant,
    elo: Option<f64>,
) -> Standing {
    let seatings = plan.match_up.seatings();
    let (mut points, mut wins) = (Vec::new(), Vec::new());
    let mut times: Vec<f32> = Vec::new();
    let (mut games, mut forfeits) = (0, 0);
    let mut dared: BTreeMap<&'static str, Tries> = BTreeMap::new();
    for deal in 0..plan.deals as usize {
        let (mut here, mut sum, mut won) = (0, 0.0, 0.0);
        for seating in &seatings {
            let Some(played) = results.game(deal, seating) else { continue };
            for seat in (0..seating.len()).filter(|seat| seating[*seat] == *bot) {
                let seat = Seat(seat as u8);
                here += 1;
                sum += played.points[seat];
                won += played.win_shares[seat];
                forfeits += u64::from(played.forfeits[seat]);
                times.extend(&played.times[seat.index()]);
                for (what, _, succeeded) in played.dared.iter().filter(|tried| tried.1 == seat) {
                    let tries = dared.entry(what).or_default();
                    tries.tries += 1;
                    tries.successes += u64::from(*succeeded);
                }
            }
        }
        games += here;
        points.push(sum / here as f64);
        wins.push(won / here as f64);
    }
    times.sort_by(f32::total_cmp);
    let (points, wins) = (Estimate::of(&points), Estimate::of(&wins));
    let skill = match &plan.skill {
        Some(measured) if measured == bot => skill(results, &plan.match_up, bot),
        _ => None,
    };
    Standing {
        bot: bot.clone(),
        games,
        win_share: wins.mean,
        win_share_ci95: wins.ci95,
        points: points.mean,
        ci95: points.ci95,
        elo,
        ms_per_move_p50: percentile(&times, 0.5),
        ms_per_move_p99: percentile(&times, 0.99),
        skill: skill.map(|skill| skill.mean),
        skill_ci95: skill.and_then(|skill| skill.ci95),
        forfeits,
        dared,
    }
}

/// Everyone's rating, from who finished before whom at every table.
fn elo<G: Contested>(plan: &Plan<G>, results: &Results, bots: &[Entrant]) -> Vec<Option<f64>> {
    if bots.len() < 2 {
        return vec![None; bots.len()];
    }
    let mut duels = Duels::new(bots.len());
    let number = |entrant: &Entrant| bots.iter().position(|bot| bot == entrant);
    for seating in plan.match_up.seatings() {
        for deal in 0..plan.deals as usize {
            let Some(played) = results.game(deal, &seating) else { continue };
            for (one, bot) in seating.iter().enumerate() {
                for (other, rival) in seating.iter().enumerate().skip(one + 1) {
                    if let (Some(i), Some(j)) = (number(bot), number(rival))
                        && i != j
                    {
                        let places = played.places.as_slice();
                        let share = match places[one].cmp(&places[other]) {
                            std::cmp::Ordering::Less => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Greater => 0.0,
                        };
                        duels.count(i, j, share);
                    }
                }
            }
        }
    }
    duels.ratings().into_iter().map(Some).collect()
}
