//! `vierblatt verify`: whether the deals of a record are those its table was committed to.

use std::fs::File;
use std::io::{Read, Write, stdin};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Deserializer, Value, json};
use vierblatt_cli::{Failure, say, stdout, words};
use vierblatt_fair::{Hex32, Unverified, Verified, verify as check};
use vierblatt_game::Message;
use vierblatt_record::MAX_BYTES;

/// Checks every record. Status 1 if a deal is not what it had to be, 2 if one cannot be checked.
pub(crate) fn verify(
    file: &Path,
    commitment: Option<&str>,
    is_json: bool,
) -> Result<ExitCode, Failure> {
    let name = file.display();
    let text = read(file).map_err(|error| Failure::about(&name, error))?;
    if text.len() > MAX_BYTES {
        return Err(Failure::about(name, words("cli-verify-too-long")));
    }
    let mut out = stdout();
    let (mut status, mut records) = (0, 0);
    for (k, record) in Deserializer::from_str(&text).into_iter::<Value>().enumerate() {
        let record = record.map_err(|error| {
            let no_record = Message::new("cli-verify-no-record").text("why", error);
            Failure::about(&name, say(&no_record))
        })?;
        let (checked, one) = (check_one(&record, commitment), name_of(&record, k));
        if is_json {
            writeln!(out, "{}", json_of(&one, &checked))?;
        } else {
            print(&one, &checked, commitment.is_none(), &mut out)?;
        }
        status = status.max(status_of(&checked));
        records = k + 1;
    }
    out.flush()?;
    if records == 0 {
        return Err(Failure::about(name, words("cli-record-none")));
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

fn name_of(record: &Value, k: usize) -> String {
    let id = record.get("id").and_then(Value::as_str);
    id.map_or_else(
        || say(&Message::new("cli-verify-record").number("number", k as i64)),
        str::to_owned,
    )
}

fn check_one(record: &Value, commitment: Option<&str>) -> Result<Verified, Unverified> {
    let verified = check(record)?;
    match commitment {
        Some(shown) if Hex32::read(shown) != Some(verified.commitment) => {
            let (published, given) = (shown.to_owned(), verified.commitment.to_string());
            Err(Unverified::Commitment { published, given })
        }
        _ => Ok(verified),
    }
}

fn status_of(checked: &Result<Verified, Unverified>) -> u8 {
    match checked {
        Ok(_) => 0,
        Err(unverified) if unverified.is_wrong() => 1,
        Err(_) => 2,
    }
}

/// For people. Without a commitment they are told what to compare.
fn print(
    id: &str,
    checked: &Result<Verified, Unverified>,
    compare: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let message = match checked {
        Ok(verified) => {
            let fair = if verified.is_over { "cli-verify-fair" } else { "cli-verify-fair-so-far" };
            Message::new(fair)
                .number("chances", verified.chances)
                .number("texts", verified.entropy as i64)
        }
        Err(unverified) => {
            let is_wrong = unverified.is_wrong();
            let verdict = if is_wrong { "cli-verify-not-fair" } else { "cli-verify-unchecked" };
            Message::new(verdict).message("why", in_words(unverified))
        }
    };
    writeln!(out, "{id}: {}", say(&message))?;
    let Ok(verified) = checked else { return Ok(()) };
    writeln!(out, "  {}", say(&own_values(verified)))?;
    if !verified.not_revealed.is_empty() {
        let seats = seats(&verified.not_revealed);
        let missing = Message::new("cli-verify-not-revealed").text("seats", seats);
        writeln!(out, "  {}", say(&missing))?;
    }
    if compare {
        let compare = Message::new("cli-verify-compare").text("commitment", verified.commitment);
        writeln!(out, "  {}", say(&compare))?;
    }
    if compare && let Some(list_hash) = verified.list_hash {
        let compare = Message::new("cli-verify-compare-list").text("hash", list_hash);
        writeln!(out, "  {}", say(&compare))?;
    }
    Ok(())
}

/// Who made sure that nobody could choose the cards.
fn own_values(verified: &Verified) -> Message {
    if verified.players.is_empty() {
        return Message::new("cli-verify-no-values");
    }
    Message::new("cli-verify-values")
        .number("count", verified.players.len() as i64)
        .text("seats", seats(&verified.players))
}

/// Seats as people count them, from 1.
fn seats(seats: &[u8]) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| (seat + 1).to_string()).collect();
    numbers.join(", ")
}

/// For programs: `fair` is null where it cannot be checked.
fn json_of(id: &str, checked: &Result<Verified, Unverified>) -> Value {
    match checked {
        Ok(verified) => json!({
            "id": id,
            "fair": true,
            "over": verified.is_over,
            "chances": verified.chances,
            "entropy": verified.entropy,
            "players": verified.players,
            "not_revealed": verified.not_revealed,
            "commitment": verified.commitment,
            "list_hash": verified.list_hash,
        }),
        Err(unverified) => {
            let fair = unverified.is_wrong().then_some(false);
            json!({ "id": id, "fair": fair, "why": unverified.to_string() })
        }
    }
}

fn in_words(unverified: &Unverified) -> Message {
    match unverified {
        Unverified::NoRecord(why) => Message::new("cli-verify-no-record").text("why", why),
        Unverified::NoFair => Message::new("cli-verify-no-fair"),
        Unverified::NoSeed => Message::new("cli-verify-no-seed"),
        Unverified::NoGame(game) => Message::new("cli-verify-no-game").text("game", game),
        Unverified::SetUp => Message::new("cli-verify-set-up"),
        Unverified::NotASeed => Message::new("cli-verify-not-a-seed"),
        Unverified::Commitment { published, given } => {
            Message::new("cli-verify-commitment").text("published", published).text("given", given)
        }
        Unverified::Share { seat } => {
            Message::new("cli-verify-share").text("seat", u32::from(*seat) + 1)
        }
        Unverified::ShareList => Message::new("cli-verify-share-list"),
        Unverified::Illegal { n, action } => {
            Message::new("cli-verify-illegal").text("n", n).text("action", action)
        }
        Unverified::Differs { n, found, expected } => Message::new("cli-verify-differs")
            .text("n", n)
            .text("found", found)
            .text("expected", expected),
    }
}
