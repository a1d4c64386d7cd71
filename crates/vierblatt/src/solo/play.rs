//! `vierblatt solo play`: the solver's advice, put to the test.

use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::json;
use vierblatt_cli::commands::SoloPlayRequest;
use vierblatt_cli::{Failure, bar};
use vierblatt_solo::{Trial, wilson};

use super::{labelled, share};

/// Plays. Status 1 if a game does not end as the verdict on its deal says.
pub(super) fn play(request: &SoloPlayRequest) -> Result<ExitCode, Failure> {
    let options = super::options(&request.table)?;
    let bar = bar(request.deals, "cli-progress-deals");
    let trial = Trial::run(request.seed, request.deals, request.orders, options, || bar.inc(1));
    bar.finish_and_clear();
    let Trial { winnable, games, won, surprises } = &trial;
    let mut out = io::stdout().lock();
    if request.json {
        let (low, high) = wilson(*won, *games);
        let figures = json!({
            "seed": request.seed, "deals": request.deals, "winnable": winnable,
            "games": games, "won": won, "share": *won as f64 / *games as f64, "low": low, "high": high,
            "surprises": surprises,
        });
        writeln!(out, "{figures}")?;
    } else {
        let lines = [
            ("cli-solo-winnable", share(*winnable, request.deals)),
            ("cli-solo-won", share(*won, *games)),
            ("cli-solo-surprises", surprises.len().to_string()),
        ];
        labelled(&mut out, &lines)?;
        for surprise in surprises {
            writeln!(out, "  {surprise}")?;
        }
    }
    Ok(ExitCode::from(u8::from(!surprises.is_empty())))
}
