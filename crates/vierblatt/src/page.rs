//! `vierblatt page`: the page as files, for a host that has nothing else.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use vierblatt_cli::{Failure, say};
use vierblatt_game::Message;

/// Writes the page, each file also compressed, as servers of files want them.
pub(crate) fn write(directory: &Path) -> Result<ExitCode, Failure> {
    let refused = |error: io::Error| Failure::about(directory.display(), error);
    let mut written = 0;
    for file in vierblatt_page::files() {
        let path = directory.join(file.path());
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(refused)?;
        }
        for (ending, bytes) in file.forms() {
            let mut name = path.clone().into_os_string();
            name.push(ending);
            fs::write(name, bytes).map_err(refused)?;
            written += 1;
        }
    }
    let done = Message::new("cli-page-written").number("files", written);
    writeln!(io::stdout(), "{}", say(&done.text("directory", directory.display())))?;
    if !vierblatt_page::has_tables() {
        writeln!(io::stderr(), "{}", say(&Message::new("cli-page-no-tables")))?;
    }
    Ok(ExitCode::SUCCESS)
}
