//! `vierblatt solo measure`: how many deals can be won.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use vierblatt_solo::{Confirmed, Grade, Measured, Request, wilson};

use super::{MeasureRequest, share};
use crate::output::{Failure, stdout};

/// Measures what was asked for. Status 1 if a second opinion disagrees.
pub(super) fn measure(request: &MeasureRequest) -> Result<ExitCode, Failure> {
    let bar = ProgressBar::new(request.deals);
    let style = "{bar:40} {pos}/{len} deals, {eta} left";
    bar.set_style(
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()),
    );
    let measured = vierblatt_solo::measure(
        &Request {
            seed: request.seed,
            deals: request.deals,
            options: request.table.options()?,
            cores: request.cores.map(usize::from),
            confirm_lost: request.confirm,
            confirm_winnable: request.confirm_winnable,
            conflicts: request.conflicts,
        },
        |deals| bar.inc(deals),
    );
    bar.finish_and_clear();
    let mut out = stdout();
    if request.json {
        writeln!(out, "{}", figures(request, &measured))?;
    } else {
        print(&mut out, &measured)?;
    }
    out.flush()?;
    let agree =
        measured.lost_confirmed.wrong.is_empty() && measured.winnable_confirmed.wrong.is_empty();
    Ok(ExitCode::from(u8::from(!agree)))
}

/// How many deals that can be won have this grade.
fn graded(measured: &Measured, grade: Grade) -> u64 {
    let spare = measured.spare.iter().enumerate();
    spare.filter(|(spare, _)| Grade::of(*spare) == grade).map(|(_, deals)| deals).sum()
}

fn print(out: &mut impl Write, measured: &Measured) -> io::Result<()> {
    let &Measured { deals, winnable, by_counting, .. } = measured;
    writeln!(out, "winnable      {}", share(winnable, deals))?;
    let lost = deals - winnable;
    if lost > 0 {
        writeln!(out, "lost          {lost}, {by_counting} of them by counting")?;
    }
    let ms = |share| measured.quantile(share).as_secs_f64() * 1e3;
    writeln!(
        out,
        "time          p50 {:.2} ms, p99 {:.2} ms, max {:.0} ms, mean {:.2} ms",
        ms(0.5),
        ms(0.99),
        ms(1.0),
        mean(&measured.times) * 1e3
    )?;
    for grade in Grade::ALL {
        let of = graded(measured, grade);
        writeln!(out, "{grade:<13} {of} ({:.1} % of the winnable)", percent(of, winnable))?;
    }
    writeln!(out, "to spare      deals")?;
    for (spare, deals) in measured.spare.iter().enumerate().filter(|(_, deals)| **deals > 0) {
        writeln!(out, "{spare:>8}      {deals} ({:.2} %)", percent(*deals, winnable))?;
    }
    if lost > 0 {
        writeln!(out, "most hands    lost deals")?;
        for (hands, deals) in measured.most.iter().enumerate().filter(|(_, deals)| **deals > 0) {
            writeln!(out, "{hands:>8}      {deals} ({:.2} %)", percent(*deals, lost))?;
        }
    }
    writeln!(out, "jokers to come  winnable")?;
    for (jokers, (deals, won)) in measured.by_jokers.iter().enumerate() {
        if *deals > 0 {
            writeln!(out, "{jokers:>8}      {}", share(*won, *deals))?;
        }
    }
    for (name, confirmed) in
        [("lost", &measured.lost_confirmed), ("winnable", &measured.winnable_confirmed)]
    {
        let Confirmed { agreed, unknown, wrong } = confirmed;
        if agreed + unknown > 0 || !wrong.is_empty() {
            writeln!(
                out,
                "second opinions on {name} deals: {agreed} agree, {unknown} gave up, {} disagree",
                wrong.len()
            )?;
        }
        for (number, why) in wrong {
            writeln!(out, "  deal {number}: {why}")?;
        }
    }
    Ok(())
}

fn figures(request: &MeasureRequest, measured: &Measured) -> Value {
    let (low, high) = wilson(measured.winnable, measured.deals);
    let us = |share| measured.quantile(share).as_nanos() as f64 / 1e3;
    let grades: serde_json::Map<_, _> = (Grade::ALL.into_iter())
        .map(|grade| (grade.name().to_owned(), json!(graded(measured, grade))))
        .collect();
    let confirmed = |confirmed: &Confirmed| {
        json!({
            "agreed": confirmed.agreed,
            "unknown": confirmed.unknown,
            "wrong": confirmed.wrong,
        })
    };
    json!({
        "seed": request.seed,
        "deals": measured.deals,
        "winnable": measured.winnable,
        "share": measured.winnable as f64 / measured.deals as f64,
        "low": low,
        "high": high,
        "lost_by_counting": measured.by_counting,
        "spare": measured.spare,
        "grades": grades,
        "most": measured.most,
        "by_jokers": measured.by_jokers,
        "time_us": {
            "p10": us(0.1), "p50": us(0.5), "p90": us(0.9), "p99": us(0.99), "p999": us(0.999),
            "max": us(1.0), "mean": mean(&measured.times) * 1e6,
        },
        "lost_confirmed": confirmed(&measured.lost_confirmed),
        "winnable_confirmed": confirmed(&measured.winnable_confirmed),
    })
}

fn mean(times: &[Duration]) -> f64 {
    times.iter().sum::<Duration>().as_secs_f64() / times.len().max(1) as f64
}

fn percent(part: u64, of: u64) -> f64 {
    100.0 * part as f64 / of.max(1) as f64
}
