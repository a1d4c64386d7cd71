//! `vierblatt completions`, `vierblatt man` and `vierblatt help`: the command line about itself.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Command;
use clap_complete::Shell;
use clap_mangen::Man;
use vierblatt_cli::help::program;
use vierblatt_cli::{Failure, language, say, stdout, words};
use vierblatt_game::Message;

/// Prints the script for a shell.
pub(crate) fn completions(shell: Shell) -> Result<ExitCode, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut program(language()), "vierblatt", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

/// Prints the page of the program, or writes the pages of all commands.
pub(crate) fn pages(directory: Option<&Path>) -> Result<ExitCode, Failure> {
    let mut program = program(language());
    program.build();
    let Some(directory) = directory else {
        let mut out = stdout();
        out.write_all(&page(&program)?)?;
        out.flush()?;
        return Ok(ExitCode::SUCCESS);
    };
    let refused = |error: io::Error| Failure::about(directory.display(), error);
    fs::create_dir_all(directory).map_err(refused)?;
    let mut written = 0;
    write_all(&program, directory, &mut written).map_err(refused)?;
    let done = Message::new("cli-man-written").number("pages", written);
    writeln!(io::stdout(), "{}", say(&done.text("directory", directory.display())))?;
    Ok(ExitCode::SUCCESS)
}

fn write_all(command: &Command, directory: &Path, written: &mut i64) -> io::Result<()> {
    let name = command.get_display_name().unwrap_or("vierblatt");
    fs::write(directory.join(format!("{name}.1")), page(command)?)?;
    *written += 1;
    command.get_subcommands().try_for_each(|sub| write_all(sub, directory, written))
}

/// A page with its headings in the user's language: the library has English ones.
fn page(command: &Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let version = concat!("vierblatt ", env!("CARGO_PKG_VERSION"));
    Man::new(command.clone()).source(version).render(&mut page)?;
    let page = String::from_utf8_lossy(&page);
    let heading = |name: &str| match name {
        "NAME" => words("cli-man-name"),
        "SYNOPSIS" => words("cli-man-synopsis"),
        "DESCRIPTION" => words("cli-man-description"),
        "EXTRA" => words("cli-man-examples"),
        "VERSION" => words("cli-man-version"),
        ours => ours.to_uppercase(),
    };
    // The section's heading says that these are examples.
    let examples = words("cli-help-examples");
    let lines = page.lines().filter(|line| *line != examples);
    let lines = lines.map(|line| match line.strip_prefix(".SH ") {
        Some(name) => format!(".SH {}", heading(name)),
        None => line.to_owned(),
    });
    Ok((lines.collect::<Vec<_>>().join("\n") + "\n").into_bytes())
}

/// Shows the help of a command.
pub(crate) fn help(words: &[String]) -> Result<ExitCode, Failure> {
    let mut program = program(language());
    program.build();
    let mut command = &mut program;
    for word in words {
        command = command.find_subcommand_mut(word).ok_or_else(|| {
            Failure::from(Message::new("cli-wrong-command").text("command", word))
        })?;
    }
    command.print_long_help()?;
    Ok(ExitCode::SUCCESS)
}
