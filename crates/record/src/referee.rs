//! The referee: replays a record and says after every action how things stand.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;
use vierblatt_game::{Message, Notation, Published, Unveil};
use vierblatt_texts::{Language, Texts};

use crate::action::{Refused, read_action};
use crate::set_up::set_up;
use crate::status::Status;
use crate::{ActionText, Record};

/// How a judgement is told.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manner {
    /// Only what it comes to, not every state on the way.
    pub quiet: bool,
    /// The language of reasons.
    pub language: Language,
}

/// Judges the `k`th record and prints what `docs/record.md` says. True if all of it is legal.
///
/// # Errors
/// Only when it cannot write.
pub fn judge<G: Unveil + Notation + Published>(
    record: &Record<'_>,
    k: usize,
    manner: Manner,
    out: &mut impl Write,
) -> io::Result<bool> {
    let Manner { quiet, language } = manner;
    let mut report = Report { k, out };
    if !quiet {
        report.start()?;
    }
    let (options, seats) = match set_up::<G>(record) {
        Ok(set_up) => set_up,
        Err(message) => {
            let reason = Texts::shared(language).say(&message);
            return report.refused(0, None, None, reason);
        }
    };
    let mut state = G::new(options, seats);
    if !quiet {
        report.status::<G>(0, &state)?;
    }
    for (n, action) in record.actions.iter().enumerate() {
        let result = read_action::<G>(&state, seats, action)
            .and_then(|action| G::act(&mut state, &action, &mut ()).map_err(Refused::from));
        if let Err(Refused { rule, message }) = result {
            let reason = Texts::of::<G>(language).say(&message);
            return report.refused(n, Some(action), rule, reason);
        }
        if !quiet {
            report.status::<G>(n + 1, &state)?;
        }
    }
    report.ok()
}

/// Refuses the `k`th record because it names a game that does not exist.
///
/// # Errors
/// Only when it cannot write.
pub fn refuse_game(
    record: &Record<'_>,
    games: &[&str],
    k: usize,
    manner: Manner,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut report = Report { k, out };
    if !manner.quiet {
        report.start()?;
    }
    report.refused(0, None, None, no_such_game(record, games, manner.language)).map(drop)
}

/// What to tell people when a record names a game that does not exist.
pub fn no_such_game(record: &Record<'_>, games: &[&str], language: Language) -> String {
    let message = match &record.game {
        Value::String(game) => Message::new("refused-game").text("game", game),
        _ => Message::new("refused-game-type"),
    };
    Texts::shared(language).say(&message.text("games", games.join(", ")))
}

struct Report<'a, W> {
    k: usize,
    out: &'a mut W,
}

#[derive(Serialize)]
struct Refusal<'a> {
    record: usize,
    ok: bool,
    n: usize,
    action: Option<&'a ActionText<'a>>,
    rule: Option<&'static str>,
    reason: String,
}

impl<W: Write> Report<'_, W> {
    fn start(&mut self) -> io::Result<()> {
        writeln!(self.out, "{{\"record\":{}}}", self.k)
    }

    fn status<G: Unveil + Notation>(&mut self, n: usize, state: &G::State) -> io::Result<()> {
        self.line(&Status::of::<G>(n, state))
    }

    fn ok(&mut self) -> io::Result<bool> {
        writeln!(self.out, "{{\"record\":{},\"ok\":true}}", self.k)?;
        Ok(true)
    }

    fn refused(
        &mut self,
        n: usize,
        action: Option<&ActionText<'_>>,
        rule: Option<&'static str>,
        reason: String,
    ) -> io::Result<bool> {
        self.line(&Refusal { record: self.k, ok: false, n, action, rule, reason })?;
        Ok(false)
    }

    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, value)?;
        self.out.write_all(b"\n")
    }
}
