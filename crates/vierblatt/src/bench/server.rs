//! `vierblatt bench server`: options in, figures out. The measuring is in `crates/load`.

use std::cell::RefCell;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::process::ExitCode;

use indicatif::ProgressBar;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_cli::commands::{ServerBenchMode, ServerBenchRequest};
use vierblatt_cli::{Failure, bar, say, words};
use vierblatt_game::Message;
use vierblatt_load::{LoadError, Mode, Progress, Report, Request, measure};

use crate::serve::told_to_stop;

/// Measures the server as asked. Status 1 if a move was lost or something went wrong.
pub(crate) fn server(request: &ServerBenchRequest) -> Result<ExitCode, Failure> {
    let seats = with_game(&request.game, Sizes).expect("clap takes only names in the catalog");
    if !seats.contains(&request.players) {
        let players = Message::new("cli-bench-players").text("game", &request.game);
        return Err(players.number("least", *seats.start()).number("most", *seats.end()).into());
    }
    let shown = RefCell::new(ProgressBar::hidden());
    let measured = measure(&wanted(request)?, told_to_stop(), |progress| show(progress, &shown));
    shown.borrow().finish_and_clear();
    let report = measured.map_err(|error| in_words(&error))?;
    let mut out = io::stdout().lock();
    if request.json {
        writeln!(out, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
    } else {
        print(&report, &mut out)?;
    }
    Ok(if report.is_sound() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// How many can play a game.
struct Sizes;

impl Visit for Sizes {
    type Output = RangeInclusive<u8>;
    fn visit<G: Listed>(self) -> Self::Output {
        G::SEATS
    }
}

fn wanted(request: &ServerBenchRequest) -> Result<Request, Failure> {
    Ok(Request {
        program: std::env::current_exe()?,
        tables: request.tables,
        players: request.players,
        game: request.game.clone(),
        mode: match request.mode {
            ServerBenchMode::Closed => Mode::Closed,
            ServerBenchMode::Open => Mode::Open,
            ServerBenchMode::Idle => Mode::Idle,
        },
        rate: request.rate,
        seconds: request.seconds,
        warmup: request.warmup,
        moves: request.moves,
        kill: request.kill,
        hostile: request.hostile,
        seed: request.seed,
    })
}

fn show(progress: Progress, shown: &RefCell<ProgressBar>) {
    match progress {
        Progress::SettingUp(tables) => *shown.borrow_mut() = bar(tables, "cli-progress-tables"),
        Progress::Measuring(seconds) => *shown.borrow_mut() = bar(seconds, "cli-progress-seconds"),
        Progress::OneMore => shown.borrow().inc(1),
        Progress::Done => shown.borrow().finish_and_clear(),
    }
}

pub(super) fn in_words(error: &LoadError) -> Failure {
    let message = match error {
        LoadError::Io(error) => return Failure::Message(error.to_string()),
        LoadError::OutOfRange { connections } => {
            Message::new("cli-bench-limits").text("connections", connections)
        }
        LoadError::KillAfterEnd => Message::new("cli-bench-kill"),
        LoadError::OpenFiles { connections, files, allowed } => Message::new("cli-bench-files")
            .text("connections", connections)
            .text("files", files)
            .text("allowed", allowed),
        LoadError::NoPort => Message::new("cli-bench-no-port"),
        LoadError::ServerEnded { status, last } => {
            Message::new("cli-bench-server-ended").text("status", status).text("last", last)
        }
        LoadError::ServerSilent { last } => {
            Message::new("cli-bench-server-silent").text("last", last)
        }
        LoadError::SetUp(why) => Message::new("cli-bench-set-up").text("why", why),
        LoadError::TooLong => Message::new("cli-bench-too-long"),
        LoadError::Stopped => Message::new("cli-bench-stopped"),
    };
    message.into()
}

/// For people.
fn print(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let title = Message::new("cli-load-title")
        .text("game", &report.game)
        .text("tables", report.tables)
        .text("players", report.players)
        .text("mode", report.mode)
        .text("seconds", report.seconds);
    writeln!(out, "{}\n", say(&title))?;
    let known = |value: Option<f64>, unit: &'static str| match value {
        Some(value) => say(&Message::new(unit).text("value", value)),
        None => words("cli-load-not-measured"),
    };
    let moves = Message::new("cli-load-moves-are").text("moves", report.moves);
    let lines = [
        ("cli-load-moves", say(&moves.text("rate", report.moves_per_s))),
        ("cli-load-half", known(report.p50_ms, "cli-load-ms")),
        ("cli-load-95", known(report.p95_ms, "cli-load-ms")),
        ("cli-load-99", known(report.p99_ms, "cli-load-ms")),
        ("cli-load-all", known(report.max_ms, "cli-load-ms")),
        ("cli-load-attacked", known(report.attacked_p99_ms, "cli-load-ms")),
        ("cli-load-cost", known(report.cpu_s_per_1000_moves, "cli-load-cpu")),
        ("cli-load-server", known(report.server_cpu_percent, "cli-load-percent")),
        ("cli-load-players", known(Some(report.players_cpu_percent), "cli-load-percent")),
        ("cli-load-late", known(report.players_late_p99_ms, "cli-load-ms")),
        ("cli-load-memory", known(report.kib_per_table, "cli-load-kib")),
        ("cli-load-sent", known(report.bytes_per_move, "cli-load-bytes")),
        ("cli-load-acknowledged", report.acknowledged.to_string()),
        ("cli-load-lost", report.lost.to_string()),
        ("cli-load-errors", report.errors.to_string()),
    ];
    let again = words("cli-load-again");
    let labels: Vec<String> = lines.iter().map(|(label, _)| words(label)).collect();
    let width = labels.iter().chain([&again]).map(|label| label.chars().count());
    let width = width.max().unwrap_or(0);
    for (label, (_, value)) in labels.iter().zip(&lines) {
        writeln!(out, "{label:width$}  {value}")?;
    }
    // Kinds of errors are the program's own names for them, as in JSON.
    for (kind, count) in &report.errors_by_kind {
        writeln!(out, "  {kind:<24} {count}")?;
    }
    if let (Some(restart), Some(back)) = (report.restart_ms, report.all_back_ms) {
        let took = Message::new("cli-load-back").text("restart", restart).text("back", back);
        writeln!(out, "{again:width$}  {}", say(&took))?;
    }
    Ok(())
}
