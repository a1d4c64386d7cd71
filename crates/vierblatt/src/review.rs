//! `vierblatt review`: what was well played in a game, and what was luck.

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_cli::commands::{ReviewDepth, ReviewRequest};
use vierblatt_cli::{Failure, bar, language, say, stdout};
use vierblatt_game::{Message, Seat};
use vierblatt_record::{Reader, Record, no_such_game};
use vierblatt_review::{
    Decision, Depth, MomentKind, PlayerSummary, Report, ReviewError, Reviewing, Settings, begin,
};
use vierblatt_texts::Texts;

use crate::judging::{in_words, open};

/// Reviews every record.
pub(crate) fn review(request: &ReviewRequest) -> Result<ExitCode, Failure> {
    let (name, input) = open(request.file.as_deref())?;
    let mut reader = Reader::new(input);
    let mut out = stdout();
    let mut games = 0;
    loop {
        match reader.next(|record| one(record, request)) {
            Ok(Some(report)) => tell(&report?, request.json, games, &mut out)?,
            Ok(None) => break,
            Err(no_record) => {
                out.flush()?;
                let place = Message::new("cli-record-number")
                    .message("why", in_words(&no_record))
                    .number("number", games);
                return Err(Failure::about(name, say(&place)));
            }
        }
        games += 1;
    }
    out.flush()?;
    if games == 0 {
        return Err(Failure::about(name, say(&Message::new("cli-record-none"))));
    }
    Ok(ExitCode::SUCCESS)
}

/// Reviews a record to the end.
fn one(record: &Record<'_>, request: &ReviewRequest) -> Result<Report, Failure> {
    let depth = match request.depth {
        ReviewDepth::Quick => Depth::Quick,
        ReviewDepth::Normal => Depth::Normal,
        ReviewDepth::Deep => Depth::Deep,
    };
    let seat = request.seat.map(|seat| Seat(seat - 1));
    let settings = Settings { depth, seat, seed: request.seed };
    let mut review = begin(record, settings).map_err(|error| refused(record, request, &error))?;
    run(&mut *review);
    Ok(review.report(language()))
}

fn run(review: &mut dyn Reviewing) {
    let bar = bar(review.progress().all as u64, "cli-progress-review");
    while !review.progress().is_done() {
        review.step();
        bar.inc(1);
    }
    bar.finish_and_clear();
}

/// Why a record is not reviewed, in words.
fn refused(record: &Record<'_>, request: &ReviewRequest, error: &ReviewError) -> Failure {
    let game = record.game.as_str().unwrap_or_default();
    let reason = |message: &Message| {
        let said = with_game(game, InGame(message));
        said.unwrap_or_else(|| Texts::shared(language()).say(message))
    };
    match error {
        ReviewError::NoGame => Failure::about(game, no_such_game(record, IDS, language())),
        ReviewError::SetUp(message) => Failure::about(game, reason(message)),
        ReviewError::Illegal { n, message } => Message::new("cli-review-illegal")
            .number("n", *n as i64)
            .text("reason", reason(message))
            .into(),
        ReviewError::TooLong { most } => {
            Message::new("cli-review-too-long").number("most", *most as i64).into()
        }
        ReviewError::NoSeat => Message::new("cli-review-no-seat")
            .number("seat", request.seat.unwrap_or(0))
            .text("seats", &record.seats)
            .into(),
    }
}

/// A message of a game, in words.
struct InGame<'a>(&'a Message);

impl Visit for InGame<'_> {
    type Output = String;
    fn visit<G: Listed>(self) -> String {
        Texts::of::<G>(language()).say(self.0)
    }
}

fn tell(report: &Report, json: bool, game: i64, out: &mut impl Write) -> Result<(), Failure> {
    if json {
        serde_json::to_writer(&mut *out, report).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    if game > 0 {
        writeln!(out)?;
    }
    let title = Message::new("cli-review-title")
        .text("game", report.game)
        .text("depth", report.depth)
        .text("confidence", percent(report.confidence));
    writeln!(out, "{}\n", say(&title))?;
    let judged = |player: &&PlayerSummary| report.seat.is_none_or(|seat| seat == player.seat);
    for player in report.players.iter().filter(judged) {
        tell_player(player, out)?;
    }
    if !report.is_finished {
        writeln!(out, "{}", say(&Message::new("cli-review-unfinished")))?;
    }
    writeln!(out)?;
    let marked: Vec<&Decision> =
        report.decisions.iter().filter(|decision| decision.mark.is_some()).collect();
    if marked.is_empty() {
        writeln!(out, "{}", say(&Message::new("cli-review-none")))?;
    }
    for decision in marked {
        tell_decision(decision, out)?;
    }
    Ok(())
}

fn tell_player(player: &PlayerSummary, out: &mut impl Write) -> Result<(), Failure> {
    let seat = seat_name(player.seat);
    if player.decisions == 0 {
        let nothing = Message::new("cli-review-nothing").message("seat", seat);
        writeln!(out, "{}", say(&nothing))?;
        return Ok(());
    }
    let [inaccuracies, mistakes, blunders] = player.marks.map(|count| count as i64);
    let line = Message::new("cli-review-player")
        .message("seat", seat.clone())
        .number("decisions", player.decisions as i64)
        .text("error", format!("{:.1}", player.error.max(0.0) * 1000.0))
        .number("inaccuracies", inaccuracies)
        .number("mistakes", mistakes)
        .number("blunders", blunders);
    writeln!(out, "{}", say(&line))?;
    if let Some(strength) = player.strength {
        let word = Message::new(strength.message_id());
        let line = Message::new("cli-review-strength").message("word", word);
        writeln!(out, "  {}", say(&line))?;
    }
    if let (Some(result), Some(play), Some(adjusted)) =
        (player.result, player.play, player.adjusted)
    {
        let line = Message::new("cli-review-result")
            .text("result", percent(result))
            .text("luck", signed(player.luck))
            .text("play", signed(play))
            .text("adjusted", percent(adjusted));
        writeln!(out, "  {}", say(&line))?;
    }
    writeln!(out, "  {}", say(&Message::new("cli-review-moments").message("seat", seat)))?;
    for moment in &player.moments {
        let id = match moment.kind {
            MomentKind::Luck => "cli-review-moment-luck",
            MomentKind::Decision => "cli-review-moment-decision",
        };
        let line = Message::new(id)
            .number("n", moment.n as i64)
            .number("round", moment.round)
            .text("change", signed(moment.change));
        writeln!(out, "    {}", say(&line))?;
    }
    Ok(())
}

fn tell_decision(decision: &Decision, out: &mut impl Write) -> Result<(), Failure> {
    let Some(mark) = decision.mark else { return Ok(()) };
    let (played, best) = match &decision.words {
        Some((played, best)) => (played, best),
        None => (&decision.played, &decision.best),
    };
    let is_certain = decision.is_exact && decision.loss.chance_error == 0.0;
    let id = if is_certain { "cli-review-marked-exact" } else { "cli-review-marked" };
    let line = Message::new(id)
        .number("n", decision.n as i64)
        .number("round", decision.round)
        .message("seat", seat_name(decision.seat))
        .message("mark", Message::new(mark.message_id()))
        .text("played", played)
        .text("best", best)
        .text("loss", percent(decision.loss.chance))
        .text("doubt", percent(2.0 * decision.loss.chance_error));
    writeln!(out, "{}", say(&line))?;
    for why in &decision.why {
        writeln!(out, "  {why}")?;
    }
    Ok(())
}

/// Seats as people count them, from 1.
fn seat_name(seat: Seat) -> Message {
    Message::new("show-seat").number("seat", seat.0 + 1)
}

fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

fn signed(share: f64) -> String {
    format!("{:+.1}", share * 100.0)
}
