//! `vierblatt arena`: tournaments between bots.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use vierblatt_arena::{
    Contested, Entrant, Launch, MatchUp, Plan, Report, Standing, WrongEntrant, run,
};
use vierblatt_catalog::{Listed, Visit, with_game};

use crate::cli::ArenaRequest;
use crate::output::Failure;
use crate::table::table;

/// Holds the tournament asked for.
pub(crate) fn arena(request: &ArenaRequest) -> Result<ExitCode, Failure> {
    with_game(&request.game, Arena(request)).expect("clap takes only names in the catalog")
}

struct Arena<'a>(&'a ArenaRequest);

impl Visit for Arena<'_> {
    type Output = Result<ExitCode, Failure>;
    fn visit<G: Listed>(self) -> Self::Output {
        let plan = plan::<G>(self.0)?;
        let bar = ProgressBar::new(plan.games());
        bar.set_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        let report = run(&plan, &|| bar.inc(1));
        bar.finish_and_clear();
        if self.0.json {
            let text = serde_json::to_string(&report).map_err(io::Error::from)?;
            writeln!(io::stdout(), "{text}")?;
        } else {
            print(&report)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn plan<G: Contested>(request: &ArenaRequest) -> Result<Plan<G>, Failure> {
    let (options, seats) = table::<G>(request.seats, &request.options)?;
    let wrong = |wrong: WrongEntrant| Failure::Asked(wrong.to_string());
    let mut bots = Vec::new();
    for name in &request.bots {
        bots.push(Entrant::read(name, G::ID).map_err(wrong)?);
    }
    for command in &request.commands {
        let launch = Launch::read(command).map_err(wrong)?;
        launch.try_out().map_err(|why| {
            Failure::Asked(format!("the bot '{command}' cannot be started: {why}"))
        })?;
        bots.push(Entrant::External(launch));
    }
    if bots.len() != seats.count() {
        let (named, seats) = (bots.len(), seats.count());
        let why = format!("{seats} seats want {seats} bots, and {named} are named");
        return Err(Failure::Asked(why));
    }
    let skill = request.skill.as_ref().map(|name| skilled::<G>(name, &bots)).transpose()?;
    let patience = Duration::try_from_secs_f64(request.patience)
        .ok()
        .filter(|patience| !patience.is_zero() && *patience <= Duration::from_hours(1))
        .ok_or_else(|| Failure::Asked("--patience: seconds, up to 3600".to_owned()))?;
    Ok(Plan {
        options,
        match_up: MatchUp { bots },
        deals: request.deals.into(),
        seed: request.seed,
        iterations: request.iterations,
        whole_games: request.whole_games,
        skill,
        patience,
    })
}

/// Whose skill is measured: one of those who play, by name or by command.
fn skilled<G: Contested>(name: &str, bots: &[Entrant]) -> Result<Entrant, Failure> {
    let plays = |bot: &&Entrant| match Entrant::read(name, G::ID) {
        Ok(asked) => **bot == asked,
        Err(_) => bot.to_string() == name,
    };
    bots.iter().find(plays).cloned().ok_or_else(|| {
        Failure::Asked(format!("--skill {name}: name a bot that plays in this tournament"))
    })
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let Report { game, seats, deals, unit, seed, .. } = report;
    let s = if *deals == 1 { "" } else { "s" };
    writeln!(out, "{game}, {seats} seats, {deals} deal{s} (a {unit} each), seed {seed}\n")?;
    let width = report.results.iter().map(|line| line.bot.to_string().chars().count());
    let width = width.max().unwrap_or(0).max(3);
    writeln!(
        out,
        "{:width$}  {:>6}  {:>14}  {:>16}  {:>6}  {:>8}  {:>8}",
        "bot", "games", "win share", "points", "Elo", "ms p50", "ms p99"
    )?;
    for line in &report.results {
        let Standing { games, ms_per_move_p50, ms_per_move_p99, .. } = line;
        let wins = plus_minus(line.win_share * 100.0, line.win_share_ci95.map(|ci| ci * 100.0), 1);
        let points = plus_minus(line.points, line.ci95, 2);
        let elo = line.elo.map_or_else(|| "–".to_owned(), |elo| format!("{elo:+.0}"));
        writeln!(
            out,
            "{:width$}  {games:>6}  {:>14}  {points:>16}  {elo:>6}  {ms_per_move_p50:>8.2}  \
             {ms_per_move_p99:>8.2}",
            line.bot.to_string(),
            format!("{wins} %"),
        )?;
    }
    for line in &report.results {
        if let Some(skill) = line.skill {
            let skill = plus_minus(skill, line.skill_ci95, 3);
            writeln!(out, "\nskill of {}: {skill} (random 0, clairvoyant 1)", line.bot)?;
        }
        for (what, tries) in &line.dared {
            let (all, won) = (tries.tries, tries.successes);
            writeln!(out, "{}: {what} {all} times, {won} succeeded", line.bot)?;
        }
        if line.forfeits > 0 {
            writeln!(out, "{}: {} moves forfeited", line.bot, line.forfeits)?;
        }
    }
    if report.unfinished > 0 {
        writeln!(out, "{} games did not end and were broken off", report.unfinished)?;
    }
    Ok(())
}

/// `12.3 ± 0.4`; without the second part where one deal says nothing about others.
fn plus_minus(value: f64, half_width: Option<f64>, digits: usize) -> String {
    match half_width {
        Some(half_width) => format!("{value:.digits$} ± {half_width:.digits$}"),
        None => format!("{value:.digits$}"),
    }
}
