//! `vierblatt solo play`: the solver's advice, put to the test.

use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::json;
use vierblatt_koenigs_romme::solver::{Verdict, solve};
use vierblatt_solo::{Deal, wilson};

use super::{PlayRequest, labelled, share};
use crate::output::Failure;
use crate::progress;

/// Plays. Status 1 if a game does not end as the verdict on its deal says.
pub(super) fn play(request: &PlayRequest) -> Result<ExitCode, Failure> {
    let options = request.table.options()?;
    let (mut winnable, mut games, mut won) = (0, 0, 0);
    // What must not be is told to whoever mends it, in English.
    let mut surprises: Vec<String> = Vec::new();
    let bar = progress::bar(request.deals, "cli-progress-deals");
    for number in 0..request.deals {
        let deal = Deal::new(request.seed, number, options);
        let position = deal.position();
        // What can be finished, and so is to be.
        let most = match solve(&position) {
            Verdict::Winnable(_) => {
                winnable += 1;
                11
            }
            Verdict::Lost(proof) => {
                11 - position.unfinished().count() as u32 + proof.most.exchanges.len() as u32
            }
        };
        for order in 0..request.orders {
            games += 1;
            match vierblatt_solo::play(&deal, order + 1) {
                Ok(played) => {
                    won += u64::from(played.won);
                    if played.finished != most {
                        let finished = played.finished;
                        surprises.push(format!("deal {number}: {finished} hands, not {most}"));
                    }
                }
                Err(put) => surprises.push(format!("deal {number}: {put:?} is refused")),
            }
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if request.json {
        let (low, high) = wilson(won, games);
        let figures = json!({
            "seed": request.seed, "deals": request.deals, "winnable": winnable,
            "games": games, "won": won, "share": won as f64 / games as f64, "low": low, "high": high,
            "surprises": surprises,
        });
        writeln!(out, "{figures}")?;
    } else {
        let lines = [
            ("cli-solo-winnable", share(winnable, request.deals)),
            ("cli-solo-won", share(won, games)),
            ("cli-solo-surprises", surprises.len().to_string()),
        ];
        labelled(&mut out, &lines)?;
        for surprise in &surprises {
            writeln!(out, "  {surprise}")?;
        }
    }
    Ok(ExitCode::from(u8::from(!surprises.is_empty())))
}
