//! `vierblatt arena`: tournaments between bots.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use vierblatt_arena::{Contested, Entrant, Launch, MatchUp, Plan, Report, WrongEntrant, run};
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_cli::commands::ArenaRequest;
use vierblatt_cli::{Columns, Failure, bar, say, table};
use vierblatt_game::Message;

/// Holds the tournament asked for.
pub(crate) fn arena(request: &ArenaRequest) -> Result<ExitCode, Failure> {
    with_game(&request.game, Arena(request)).expect("clap takes only names in the catalog")
}

struct Arena<'a>(&'a ArenaRequest);

impl Visit for Arena<'_> {
    type Output = Result<ExitCode, Failure>;
    fn visit<G: Listed>(self) -> Self::Output {
        let plan = plan::<G>(self.0)?;
        let bar = bar(plan.games(), "cli-progress-games");
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
    let wrong = |wrong: WrongEntrant| Failure::from(in_words(&wrong));
    let mut bots = Vec::new();
    for name in &request.bots {
        bots.push(Entrant::of::<G>(name).map_err(wrong)?);
    }
    for command in &request.commands {
        let launch = Launch::read(command).map_err(wrong)?;
        launch.try_out().map_err(|why| {
            let bot = Message::new("cli-arena-not-started").text("command", command);
            Failure::from(bot.text("why", why))
        })?;
        bots.push(Entrant::External(launch));
    }
    if bots.len() != seats.count() {
        let why = Message::new("cli-arena-bots").number("seats", seats.count() as i64);
        return Err(why.number("bots", bots.len() as i64).into());
    }
    let skill = request.skill.as_ref().map(|name| skilled::<G>(name, &bots)).transpose()?;
    let patience = Duration::try_from_secs_f64(request.patience)
        .ok()
        .filter(|patience| !patience.is_zero() && *patience <= Duration::from_hours(1))
        .ok_or_else(|| Failure::from(Message::new("cli-arena-patience")))?;
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
    let nobody = || Message::new("cli-arena-skill-of-nobody").text("bot", name).into();
    bots.iter().find(plays).cloned().ok_or_else(nobody)
}

fn in_words(wrong: &WrongEntrant) -> Message {
    match wrong {
        WrongEntrant::Unknown(name) => Message::new("cli-arena-no-bot").text("bot", name),
        WrongEntrant::OtherGame { name, given, game } => Message::new("cli-arena-other-game")
            .text("bot", name)
            .text("given", given)
            .text("game", game),
        WrongEntrant::Command(command) => {
            Message::new("cli-arena-command").text("command", command)
        }
    }
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let unit = if report.unit == "round" { "cli-arena-rounds" } else { "cli-arena-games" };
    let title = Message::new(unit)
        .text("game", report.game)
        .number("seats", report.seats as i64)
        .number("deals", report.deals as i64)
        .text("seed", report.seed);
    writeln!(out, "{}\n", say(&title))?;
    let width = report.results.iter().map(|line| line.bot.to_string().chars().count());
    let width = width.max().unwrap_or(0).max(3) as isize;
    let columns = Columns::new(&[
        ("cli-arena-bot", -width),
        ("cli-arena-played", 6),
        ("cli-arena-wins", 14),
        ("cli-arena-points", 16),
        ("cli-arena-elo", 6),
        ("cli-arena-p50", 8),
        ("cli-arena-p99", 8),
    ]);
    writeln!(out, "{}", columns.heading())?;
    for line in &report.results {
        let wins = plus_minus(line.win_share * 100.0, line.win_share_ci95.map(|ci| ci * 100.0), 1);
        let elo = line.elo.map_or_else(|| "–".to_owned(), |elo| format!("{elo:+.0}"));
        let values = [
            line.bot.to_string(),
            line.games.to_string(),
            format!("{wins} %"),
            plus_minus(line.points, line.ci95, 2),
            elo,
            format!("{:.2}", line.ms_per_move_p50),
            format!("{:.2}", line.ms_per_move_p99),
        ];
        writeln!(out, "{}", columns.line(&values))?;
    }
    for line in &report.results {
        if let Some(skill) = line.skill {
            let skill = plus_minus(skill, line.skill_ci95, 3);
            let skill = Message::new("cli-arena-skill").text("bot", &line.bot).text("skill", skill);
            writeln!(out, "\n{}", say(&skill))?;
        }
        for (what, tries) in &line.dared {
            let dared = Message::new("cli-arena-dared")
                .text("bot", &line.bot)
                .text("what", what)
                .number("tries", tries.tries as i64)
                .number("won", tries.successes as i64);
            writeln!(out, "{}", say(&dared))?;
        }
        if line.forfeits > 0 {
            let forfeits = Message::new("cli-arena-forfeits").text("bot", &line.bot);
            writeln!(out, "{}", say(&forfeits.number("moves", line.forfeits as i64)))?;
        }
    }
    if report.unfinished > 0 {
        let unfinished = Message::new("cli-arena-unfinished");
        writeln!(out, "{}", say(&unfinished.number("games", report.unfinished as i64)))?;
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
