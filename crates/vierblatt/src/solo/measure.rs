//! `vierblatt solo measure`: how many deals can be won.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use serde_json::{Value, json};
use vierblatt_game::Message;
use vierblatt_solo::{Confirmed, Grade, Measured, Request, wilson};

use super::{MeasureRequest, in_words, labelled, share};
use crate::columns::Columns;
use crate::language::say;
use crate::output::{Failure, stdout};
use crate::progress;

/// Measures what was asked for. Status 1 if a second opinion disagrees.
pub(super) fn measure(request: &MeasureRequest) -> Result<ExitCode, Failure> {
    let bar = progress::bar(request.deals, "cli-progress-deals");
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
    let lost = deals - winnable;
    let ms = |share| format!("{:.2}", measured.quantile(share).as_secs_f64() * 1e3);
    let time = Message::new("cli-solo-times")
        .text("p50", ms(0.5))
        .text("p99", ms(0.99))
        .text("max", ms(1.0))
        .text("mean", format!("{:.2}", mean(&measured.times) * 1e3));
    let by_counting = Message::new("cli-solo-by-counting")
        .number("lost", lost as i64)
        .number("counted", by_counting as i64);
    let mut lines = vec![("cli-solo-winnable", share(winnable, deals))];
    if lost > 0 {
        lines.push(("cli-solo-lost", say(&by_counting)));
    }
    lines.push(("cli-solo-time", say(&time)));
    for grade in Grade::ALL {
        let of = graded(measured, grade);
        lines.push((in_words(grade), part(of, winnable)));
    }
    labelled(out, &lines)?;
    let spare = Columns::new(&[("cli-solo-spare", 8), ("cli-solo-deals", -8)]);
    writeln!(out, "\n{}", spare.heading())?;
    for (cards, deals) in measured.spare.iter().enumerate().filter(|(_, deals)| **deals > 0) {
        writeln!(out, "{}", spare.line(&[cards.to_string(), part(*deals, winnable)]))?;
    }
    if lost > 0 {
        let most = Columns::new(&[("cli-solo-most", 8), ("cli-solo-lost-deals", -8)]);
        writeln!(out, "\n{}", most.heading())?;
        for (hands, deals) in measured.most.iter().enumerate().filter(|(_, deals)| **deals > 0) {
            writeln!(out, "{}", most.line(&[hands.to_string(), part(*deals, lost)]))?;
        }
    }
    let jokers = Columns::new(&[("cli-solo-jokers", 8), ("cli-solo-winnable", -8)]);
    writeln!(out, "\n{}", jokers.heading())?;
    for (count, (deals, won)) in measured.by_jokers.iter().enumerate() {
        if *deals > 0 {
            writeln!(out, "{}", jokers.line(&[count.to_string(), share(*won, *deals)]))?;
        }
    }
    opinions(out, "cli-solo-opinions-lost", &measured.lost_confirmed)?;
    opinions(out, "cli-solo-opinions-winnable", &measured.winnable_confirmed)
}

/// What second opinions say, if any were asked for.
fn opinions(out: &mut impl Write, id: &'static str, confirmed: &Confirmed) -> io::Result<()> {
    let Confirmed { agreed, unknown, wrong } = confirmed;
    if agreed + unknown > 0 || !wrong.is_empty() {
        let opinions = Message::new(id)
            .text("agreed", agreed)
            .text("unknown", unknown)
            .text("wrong", wrong.len());
        writeln!(out, "\n{}", say(&opinions))?;
    }
    for (number, why) in wrong {
        let wrong = Message::new("cli-solo-opinion-wrong").text("deal", number).text("why", why);
        writeln!(out, "  {}", say(&wrong))?;
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

/// A number and its share of all: `12 (3.40 %)`.
fn part(part: u64, of: u64) -> String {
    format!("{part} ({:.2} %)", 100.0 * part as f64 / of.max(1) as f64)
}
