//! `vierblatt check`: reads all games and says whether they are what was written.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::json;
use vierblatt_cli::commands::DataRequest;
use vierblatt_cli::settings::usual_data;
use vierblatt_cli::{Failure, say, spinner, words};
use vierblatt_game::Message;
use vierblatt_store_sqlite::{Checked, CheckedTable, Damage, accept_loss, check, check_file};

use crate::backup::unopened;

/// Checks a database, or the one of a data directory.
pub(crate) fn check_games(
    database: Option<&Path>,
    data: DataRequest,
    accepts_loss: bool,
    is_json: bool,
) -> Result<ExitCode, Failure> {
    let data = data.data.map_or_else(usual_data, Ok)?;
    let place =
        database.map_or_else(|| data.join(vierblatt_store_sqlite::DATABASE), Path::to_owned);
    if !place.try_exists()? {
        let directory = database.unwrap_or(&data);
        return Err(Message::new("cli-backup-nothing")
            .text("directory", directory.display())
            .into());
    }
    if accepts_loss {
        accept_loss(&data).map_err(|error| unopened(&error))?;
        writeln!(io::stdout(), "{}", words("cli-check-accepted"))?;
    }
    let spinner = spinner(&Message::new("cli-check-runs"));
    let mut written = Ok(());
    let each = |table: CheckedTable| {
        if let Some(line) = tell_table(&table, is_json)
            && written.is_ok()
        {
            written = writeln!(io::stdout(), "{line}");
        }
    };
    let checked = match database {
        Some(file) => check_file(file, each),
        None => check(&data, each),
    };
    spinner.finish_and_clear();
    written?;
    let checked = checked.map_err(|error| unopened(&error))?;
    tell(&checked, is_json)?;
    Ok(if checked.is_well() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// For people only what is wrong; for programs every table.
fn tell_table(table: &CheckedTable, is_json: bool) -> Option<String> {
    let CheckedTable { code, entries, damage } = table;
    if is_json {
        let (at, game) = match damage {
            Some(Damage::Entry(number)) => (Some(*number), None),
            Some(Damage::GameStart(number)) => (None, Some(*number)),
            Some(Damage::Storage(_)) | None => (None, None),
        };
        let why = damage.as_ref().map(ToString::to_string);
        let line = json!({
            "table": code, "ok": damage.is_none(), "entries": entries,
            "damaged_entry": at, "damaged_game": game, "why": why,
        });
        return Some(line.to_string());
    }
    let damage = damage_in_words(damage.as_ref()?);
    let told = Message::new("cli-check-table-damaged").text("code", code).message("damage", damage);
    Some(say(&told.text("entries", entries)))
}

/// What of a log is damaged.
pub(crate) fn damage_in_words(damage: &Damage) -> Message {
    match damage {
        Damage::Entry(number) => Message::new("cli-check-damage-entry").text("number", number),
        Damage::GameStart(number) => Message::new("cli-check-damage-start").text("number", number),
        Damage::Storage(why) => Message::new("cli-check-damage-storage").text("why", why),
    }
}

fn tell(checked: &Checked, is_json: bool) -> Result<(), Failure> {
    let Checked { tables, damaged, entries, missing, lost, file, is_chained } = checked;
    let mut out = io::stdout().lock();
    if is_json {
        let whole = json!({
            "ok": checked.is_well(), "tables": tables, "damaged": damaged, "entries": entries,
            "missing": missing, "lost": lost, "file": file, "hashed": is_chained,
        });
        writeln!(out, "{whole}")?;
        return Ok(());
    }
    let mut lines = Vec::new();
    if !is_chained {
        lines.push(Message::new("cli-check-unhashed"));
    }
    if *damaged > 0 {
        let told = Message::new("cli-check-damaged").text("damaged", damaged);
        lines.push(told.text("tables", tables));
    }
    let count = |id, count: &u64| (*count > 0).then(|| Message::new(id).text("count", count));
    lines.extend(count("cli-check-missing", missing));
    lines.extend(count("cli-check-lost", lost));
    lines.extend(file.as_ref().map(|why| Message::new("cli-check-file").text("why", why)));
    if checked.is_well() && *is_chained {
        lines.push(Message::new("cli-check-well").text("tables", tables).text("entries", entries));
    }
    for line in &lines {
        writeln!(out, "{}", say(line))?;
    }
    Ok(())
}
