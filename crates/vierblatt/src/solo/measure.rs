//! `vierblatt solo measure`: how many deals can be won.

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_cli::commands::SoloMeasureRequest;
use vierblatt_cli::{Columns, Failure, bar, say, stdout};
use vierblatt_game::Message;
use vierblatt_solo::{Confirmed, Grade, Measured, Request};

use super::{in_words, labelled, share};

/// Measures what was asked for. Status 1 if a second opinion disagrees.
pub(super) fn measure(request: &SoloMeasureRequest) -> Result<ExitCode, Failure> {
    let bar = bar(request.deals, "cli-progress-deals");
    let measured = vierblatt_solo::measure(
        &Request {
            seed: request.seed,
            deals: request.deals,
            options: super::options(&request.table)?,
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
        writeln!(out, "{}", measured.json(request.seed))?;
    } else {
        print(&mut out, &measured)?;
    }
    out.flush()?;
    let agree =
        measured.lost_confirmed.wrong.is_empty() && measured.winnable_confirmed.wrong.is_empty();
    Ok(ExitCode::from(u8::from(!agree)))
}

fn print(out: &mut impl Write, measured: &Measured) -> io::Result<()> {
    let &Measured { deals, winnable, by_counting, .. } = measured;
    let lost = deals - winnable;
    let ms = |share| format!("{:.2}", measured.quantile(share).as_secs_f64() * 1e3);
    let time = Message::new("cli-solo-times")
        .text("p50", ms(0.5))
        .text("p99", ms(0.99))
        .text("max", ms(1.0))
        .text("mean", format!("{:.2}", measured.mean_seconds() * 1e3));
    let by_counting = Message::new("cli-solo-by-counting")
        .number("lost", lost as i64)
        .number("counted", by_counting as i64);
    let mut lines = vec![("cli-solo-winnable", share(winnable, deals))];
    if lost > 0 {
        lines.push(("cli-solo-lost", say(&by_counting)));
    }
    lines.push(("cli-solo-time", say(&time)));
    for grade in Grade::ALL {
        let of = measured.graded(grade);
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

/// A number and its share of all: `12 (3.40 %)`.
fn part(part: u64, of: u64) -> String {
    format!("{part} ({:.2} %)", 100.0 * part as f64 / of.max(1) as f64)
}
