//! `vierblatt referee` and `vierblatt record show`: records in, answers out.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::ExitCode;

use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::Playable;
use vierblatt_record::{
    Manner, Reader, Record, judge, no_such_game, refuse_game, show as show_game,
};

use crate::language::language;
use crate::output::{Failure, stdout};

/// Judges every record. Status 1 if one is not legal, 2 if the input is no record.
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
                return Err(Failure::Asked(format!("{name}: {no_record} (record {k})")));
            }
        }
        k += 1;
    }
    out.flush()?;
    if k == 0 {
        return Err(Failure::Asked(format!("{name}: there is no record in it")));
    }
    Ok(if all_legal { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn open(file: Option<&Path>) -> Result<(String, Box<dyn BufRead>), Failure> {
    match file {
        Some(path) if path != Path::new("-") => {
            let name = path.display().to_string();
            let file =
                File::open(path).map_err(|error| Failure::Asked(format!("{name}: {error}")))?;
            Ok((name, Box::new(BufReader::with_capacity(1 << 16, file))))
        }
        _ => Ok(("standard input".to_owned(), Box::new(io::stdin().lock()))),
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
