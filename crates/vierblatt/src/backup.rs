//! `vierblatt backup` and `vierblatt restore`, and why data cannot be used.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use vierblatt_cli::commands::DataRequest;
use vierblatt_cli::settings::usual_data;
use vierblatt_cli::{Failure, say, spinner};
use vierblatt_game::Message;
use vierblatt_store_sqlite::{BackupError, CheckedTable, OpenError, RestoreError};

/// Copies all games into a file, also while a server runs.
pub(crate) fn backup(file: &Path, data: DataRequest) -> Result<ExitCode, Failure> {
    let data = data.data.map_or_else(usual_data, Ok)?;
    let spinner = spinner(&Message::new("cli-backup-runs"));
    let done = vierblatt_store_sqlite::backup(&data, file);
    spinner.finish_and_clear();
    let damaged = done.map_err(|error| match error {
        BackupError::Exists(file) => {
            Message::new("cli-backup-exists").text("file", file.display()).into()
        }
        BackupError::Nothing(data) => {
            Message::new("cli-backup-nothing").text("directory", data.display()).into()
        }
        BackupError::File(error) => Failure::about(file.display(), error),
        BackupError::Database(error) => Message::new("cli-backup-failed").text("why", error).into(),
        BackupError::Copy(error) => Message::new("cli-backup-failed").text("why", error).into(),
    })?;
    let done = tell("cli-backup-done", file, &data)?;
    if damaged.is_empty() {
        return Ok(done);
    }
    let told = Message::new("cli-backup-damaged").text("tables", codes(&damaged));
    writeln!(io::stderr(), "{}", say(&told))?;
    Ok(ExitCode::FAILURE)
}

/// Brings games back.
pub(crate) fn restore(
    file: &Path,
    data: DataRequest,
    replace: bool,
    accept_damage: bool,
) -> Result<ExitCode, Failure> {
    let data = data.data.map_or_else(usual_data, Ok)?;
    let spinner = spinner(&Message::new("cli-restore-runs"));
    let done = vierblatt_store_sqlite::restore(file, &data, replace, accept_damage);
    spinner.finish_and_clear();
    done.map_err(|error| match error {
        RestoreError::Exists(data) => {
            Message::new("cli-restore-exists").text("directory", data.display()).into()
        }
        RestoreError::Damaged(tables) => Message::new("cli-restore-no-backup")
            .text("file", file.display())
            .message("why", Message::new("cli-restore-some-damaged").text("tables", codes(&tables)))
            .into(),
        RestoreError::Open(why @ OpenError::InUse(_)) => unopened(&why).into(),
        RestoreError::Open(why) => {
            let no_backup = Message::new("cli-restore-no-backup").text("file", file.display());
            let why = match &why {
                OpenError::Damaged(why) => Message::new("cli-restore-damaged").text("why", why),
                why => unopened(why),
            };
            no_backup.message("why", why).into()
        }
        RestoreError::File(error) => Failure::about(file.display(), error),
    })?;
    tell("cli-restore-done", file, &data)
}

/// Tables by their codes: the first few, if they are many.
fn codes(tables: &[CheckedTable]) -> String {
    const SHOWN: usize = 20;
    let codes: Vec<&str> = tables.iter().take(SHOWN).map(|table| table.code.as_str()).collect();
    let more = if tables.len() > SHOWN { ", …" } else { "" };
    format!("{}{more}", codes.join(", "))
}

fn tell(id: &'static str, file: &Path, data: &Path) -> Result<ExitCode, Failure> {
    let done = Message::new(id).text("file", file.display()).text("directory", data.display());
    writeln!(io::stdout(), "{}", say(&done))?;
    Ok(ExitCode::SUCCESS)
}

/// Why data cannot be opened, and what to do.
pub(crate) fn unopened(error: &OpenError) -> Message {
    match error {
        OpenError::InUse(data) => Message::new("cli-data-in-use").text("directory", data.display()),
        OpenError::Directory { directory, reason } => Message::new("cli-data-directory")
            .text("directory", directory.display())
            .text("why", reason),
        OpenError::Newer { found, known } => {
            Message::new("cli-data-newer").number("found", *found).number("known", *known)
        }
        OpenError::Foreign => Message::new("cli-data-foreign"),
        OpenError::Empty(file) => Message::new("cli-data-empty").text("file", file.display()),
        OpenError::Missing(file) => Message::new("cli-data-missing").text("file", file.display()),
        OpenError::Damaged(why) => Message::new("cli-data-damaged").text("why", why),
        OpenError::Unfinished => Message::new("cli-data-unfinished"),
        OpenError::Full => Message::new("cli-data-full"),
        OpenError::ReadOnly => Message::new("cli-data-read-only"),
        OpenError::Other(why) => Message::new("cli-data-other").text("why", why),
    }
}
