//! `vierblatt verify`: whether the deals of a record are those its table was committed to.

use std::fs::File;
use std::io::{Read, Write, stdin};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Deserializer, Value};
use vierblatt_record::MAX_BYTES;
use vierblatt_table::{Unverified, verify as check};

use crate::output::{Failure, stdout};

/// Checks every record. Status 1 if a deal is not what it had to be, 2 if one cannot be checked.
pub(crate) fn verify(file: &Path, commitment: Option<&str>) -> Result<ExitCode, Failure> {
    let name = file.display();
    let text = read(file).map_err(|error| Failure::Asked(format!("{name}: {error}")))?;
    if text.len() > MAX_BYTES {
        return Err(Failure::Asked(format!("{name}: too long to be a record")));
    }
    let mut out = stdout();
    let (mut status, mut records) = (0, 0);
    for (k, record) in Deserializer::from_str(&text).into_iter::<Value>().enumerate() {
        let record = record
            .map_err(|error| Failure::Asked(format!("{name}: this is no record: {error}")))?;
        status = status.max(one(&record, k, commitment, &mut out)?);
        records = k + 1;
    }
    out.flush()?;
    if records == 0 {
        return Err(Failure::Asked(format!("{name}: there is no record in it")));
    }
    Ok(ExitCode::from(status))
}

fn read(file: &Path) -> std::io::Result<String> {
    let input: Box<dyn Read> =
        if file == Path::new("-") { Box::new(stdin().lock()) } else { Box::new(File::open(file)?) };
    let mut text = String::new();
    input.take(MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

fn one(
    record: &Value,
    k: usize,
    commitment: Option<&str>,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    let id = record.get("id").and_then(Value::as_str);
    let id = id.map_or_else(|| format!("record {k}"), str::to_owned);
    let wrong = |published: &str, given: &str| {
        Err(Unverified::Commitment { published: published.to_owned(), given: given.to_owned() })
    };
    let checked = check(record).and_then(|verified| match commitment {
        Some(shown) if !shown.eq_ignore_ascii_case(&verified.commitment) => {
            wrong(shown, &verified.commitment)
        }
        _ => Ok(verified),
    });
    match checked {
        Ok(verified) => {
            let end = if verified.is_over { "" } else { "; the record ends before the game does" };
            writeln!(
                out,
                "{id}: fair. {} times chance acted, each as the seed and {} added texts give{end}.",
                verified.chances, verified.entropy
            )?;
            if commitment.is_none() {
                writeln!(
                    out,
                    "  Compare this with what the table showed before the game: {}",
                    verified.commitment
                )?;
            }
            Ok(0)
        }
        Err(unverified) if unverified.is_wrong() => {
            writeln!(out, "{id}: NOT FAIR: {unverified}")?;
            Ok(1)
        }
        Err(unverified) => {
            writeln!(out, "{id}: cannot be checked: {unverified}")?;
            Ok(2)
        }
    }
}
