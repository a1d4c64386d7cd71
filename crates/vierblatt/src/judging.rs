//! `vierblatt referee` and `vierblatt record show`: records in, answers out.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_cli::{Failure, language, say, stdout, words};
use vierblatt_game::{Message, Playable};
use vierblatt_record::{
    MAX_BYTES, Manner, NoRecord, Reader, Record, judge, no_such_game, refuse_game,
    show as show_game,
};

/// Judges every record. Status 1 if one is not legal, 2 if the input is not a record.
pub(crate) fn referee(file: Option<&Path>, quiet: bool) -> Result<ExitCode, Failure> {
    let manner = Manner { quiet, language: language() };
    each(file, |record, k, out| {
        let id = record.game.as_str().unwrap_or_default();
        match with_game(id, Judge { record, k, manner, out: &mut *out }) {
            Some(judged) => judged,
            None => refuse_game(record, IDS, k, manner, &mut &mut *out).map(|()| false),
        }
    })
}

/// Shows every record. Status 1 if one breaks off at something illegal.
pub(crate) fn show(file: Option<&Path>) -> Result<ExitCode, Failure> {
    each(file, |record, k, out| {
        if k > 0 {
            writeln!(out, "\n")?;
        }
        let id = record.game.as_str().unwrap_or_default();
        if let Some(shown) = with_game(id, Show { record, out: &mut *out }) {
            return shown;
        }
        writeln!(out, "{}", no_such_game(record, IDS, language()))?;
        Ok(false)
    })
}

/// Takes the records one by one; true means that one is as it should be.
fn each(
    file: Option<&Path>,
    mut f: impl FnMut(&Record<'_>, usize, &mut dyn Write) -> io::Result<bool>,
) -> Result<ExitCode, Failure> {
    let (name, input) = open(file)?;
    let mut reader = Reader::new(input);
    let mut out = stdout();
    let mut all_legal = true;
    let mut k = 0;
    loop {
        match reader.next(|record| f(record, k, &mut out)) {
            Ok(Some(legal)) => all_legal &= legal?,
            Ok(None) => break,
            Err(no_record) => {
                // What was judged before stays told, and first.
                out.flush()?;
                let place = Message::new("cli-record-number")
                    .message("why", in_words(&no_record))
                    .number("number", k as i64);
                return Err(Failure::about(name, say(&place)));
            }
        }
        k += 1;
    }
    out.flush()?;
    if k == 0 {
        return Err(Failure::about(name, words("cli-record-none")));
    }
    Ok(if all_legal { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// What is to be read and what it is called; standard input if no file is named.
pub(crate) fn open(file: Option<&Path>) -> Result<(String, Box<dyn BufRead>), Failure> {
    match file {
        Some(path) if path != Path::new("-") => {
            let name = path.display().to_string();
            let file = File::open(path).map_err(|error| Failure::about(&name, error))?;
            Ok((name, Box::new(BufReader::with_capacity(1 << 16, file))))
        }
        _ => Ok((words("cli-record-stdin"), Box::new(io::stdin().lock()))),
    }
}

/// Why something is not a record.
pub(crate) fn in_words(no_record: &NoRecord) -> Message {
    match no_record {
        NoRecord::Unreadable(why) => Message::new("cli-record-unreadable").text("why", why),
        NoRecord::NotUtf8 { line, byte } => {
            Message::new("cli-record-not-utf8").text("line", line).text("byte", byte)
        }
        NoRecord::NotARecord { line, why } => {
            Message::new("cli-record-no-record").text("line", line).text("why", why)
        }
        NoRecord::TooLong { line } => {
            Message::new("cli-record-too-long").text("line", line).text("most", MAX_BYTES >> 20)
        }
    }
}

struct Judge<'a, 'r> {
    record: &'a Record<'r>,
    k: usize,
    manner: Manner,
    out: &'a mut dyn Write,
}

impl Visit for Judge<'_, '_> {
    type Output = io::Result<bool>;
    fn visit<G: Playable>(self) -> io::Result<bool> {
        let Judge { record, k, manner, mut out } = self;
        judge::<G>(record, k, manner, &mut out)
    }
}

struct Show<'a, 'r> {
    record: &'a Record<'r>,
    out: &'a mut dyn Write,
}

impl Visit for Show<'_, '_> {
    type Output = io::Result<bool>;
    fn visit<G: Playable>(self) -> io::Result<bool> {
        let Show { record, mut out } = self;
        show_game::<G>(record, language(), &mut out)
    }
}
