//! `vierblatt config`: every setting, its value and where it comes from.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{ArgMatches, Command};
use serde_json::{Map, Value, json};
use vierblatt_cli::settings::{File, KNOWN, Setting, usual_file};
use vierblatt_cli::{Columns, Failure, help, language, say, words};
use vierblatt_game::Message;
use vierblatt_store_sqlite::disk_use;

/// Prints every setting.
pub(crate) fn show(
    matches: &ArgMatches,
    file: Option<&File>,
    is_json: bool,
) -> Result<ExitCode, Failure> {
    let settings: Vec<Setting> =
        KNOWN.iter().map(|known| Setting::of(known, matches, file)).collect();
    let directory = settings.iter().find(|setting| setting.key == "data");
    let directory = directory.and_then(|setting| setting.values.first().cloned());
    // What cannot be read is not a matter of settings.
    let used = directory.as_deref().and_then(|data| disk_use(Path::new(data)).ok().flatten());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64;
    let mut out = io::stdout().lock();
    let path = file.map(|file| file.path.clone());
    if is_json {
        let settings: Map<String, Value> =
            settings.iter().map(|setting| (setting.key.to_owned(), setting.json())).collect();
        let path = path.map(|path| path.display().to_string());
        let used = used.map(|used| {
            json!({
                "bytes": used.bytes, "tables": used.tables,
                "bytes_per_table": used.per_table(), "bytes_per_day": used.per_day(now),
            })
        });
        writeln!(out, "{}", json!({ "file": path, "settings": settings, "use": used }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let place = match (path, usual_file()) {
        (Some(path), _) => Message::new("cli-config-file").text("file", path.display()),
        (None, Some(usual)) => Message::new("cli-config-no-file").text("file", usual.display()),
        (None, None) => Message::new("cli-config-nowhere"),
    };
    writeln!(out, "{}\n", say(&place))?;
    let width = settings.iter().map(|setting| setting.values.join(", ").chars().count()).max();
    let columns = Columns::new(&[
        ("cli-config-setting", -12),
        ("cli-config-is", -(width.unwrap_or(0).min(60) as isize)),
        ("cli-config-from", -1),
    ]);
    writeln!(out, "{}", columns.heading())?;
    for setting in &settings {
        let line = [setting.key.to_owned(), setting.values.join(", "), setting.origin()];
        writeln!(out, "{}", columns.line(&line))?;
    }
    if let (Some(used), Some(directory)) = (used, directory) {
        let told = Message::new("cli-config-use")
            .text("directory", directory)
            .text("size", size(used.bytes))
            .text("tables", used.tables)
            .text("per-table", size(used.per_table()))
            .text("per-day", size(used.per_day(now)));
        writeln!(out, "\n{}", say(&told))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Bytes as people read them.
fn size(bytes: u64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} B"),
        10_000..10_000_000 => format!("{} KB", bytes / 1000),
        10_000_000..10_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{} GB", bytes / 1_000_000_000),
    }
}

/// Prints a file in which everything is explained and nothing is set.
pub(crate) fn example() -> Result<ExitCode, Failure> {
    let program = help::program(language());
    let serve = program.find_subcommand("serve");
    let mut out = io::stdout().lock();
    writeln!(out, "{}", commented(&words("cli-config-example")))?;
    for known in KNOWN {
        let id = known.id();
        let args = serve.into_iter().chain([&program]).flat_map(Command::get_arguments);
        let help = args.filter(|arg| arg.get_id().as_str() == id).find_map(|arg| arg.get_help());
        let help = help.map(ToString::to_string).unwrap_or_default();
        writeln!(out, "\n{}\n#{} = {}", commented(&help), known.key, known.example)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn commented(text: &str) -> String {
    text.lines()
        .map(|line| format!("# {line}").trim_end().to_owned())
        .collect::<Vec<_>>()
        .join("\n")
}
