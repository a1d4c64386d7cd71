//! What was typed: first the language, so that error messages about the rest can be read.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgMatches, Error, FromArgMatches};
use vierblatt_texts::Language;

use crate::commands::{Cli, Command};
use crate::help::{explain, program};
use crate::language::{language, speak};
use crate::output::report;
use crate::settings::{File, FileError, usual_file, with_file};

/// A command line that was read.
pub struct Parsed {
    /// What to do.
    pub command: Command,
    /// The values of the command's arguments, and where each comes from.
    pub matches: ArgMatches,
    /// The configuration file, if there is one.
    pub file: Option<File>,
}

/// Reads the command line. Help and error messages are printed here.
///
/// # Errors
/// The status the program has to end with, when there is nothing more to do.
pub fn read(mut typed: Vec<OsString>) -> Result<Parsed, ExitCode> {
    let file = configuration(&typed);
    speak(first_language(&typed, file.as_ref().ok().and_then(Option::as_ref)));
    let mut program = program(language());
    if let Ok(Some(file)) = &file {
        program = with_file(program, file);
    }
    let mut parse = |typed: &[OsString]| program.try_get_matches_from_mut(typed);
    let mut parsed = parse(&typed);
    if parsed.as_ref().is_ok_and(|matches| matches.subcommand().is_none()) {
        // Without a command, the table is opened.
        typed.push("serve".into());
        parsed = parse(&typed);
    }
    let read = parsed.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, mut matches) = read.map_err(|error| print(&error, &program, &typed))?;
    let (Some(command), Some((_, matches))) = (cli.command, matches.remove_subcommand()) else {
        return Err(ExitCode::from(2));
    };
    let file = match file {
        Ok(file) => file,
        // Whoever looks for help with the file gets it.
        Err(_) if matches!(&command, Command::Config(request) if request.example) => None,
        Err(error) => return Err(report(&error.into())),
    };
    Ok(Parsed { command, matches, file })
}

/// Prints help where it was asked for, and otherwise what is wrong.
fn print(error: &Error, program: &clap::Command, typed: &[OsString]) -> ExitCode {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match error.kind() {
        DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => {
            // A reader that has seen enough is not a failure.
            let _ = error.print();
            ExitCode::from(error.exit_code() as u8)
        }
        _ => {
            let why = explain(error, program, typed);
            let _ = writeln!(std::io::stderr(), "vierblatt: {why}");
            ExitCode::from(2)
        }
    }
}

/// The configuration file: the one that is named, or the user's own.
fn configuration(typed: &[OsString]) -> Result<Option<File>, FileError> {
    let named = value_of(typed, "--config").or_else(|| variable("VIERBLATT_CONFIG"));
    match named {
        Some(named) => File::read(&PathBuf::from(named), true),
        None => usual_file().map_or(Ok(None), |path| File::read(&path, false)),
    }
}

/// The language, before anything else is known. A wrong one is reported later, in another.
fn first_language(typed: &[OsString], file: Option<&File>) -> Language {
    let read = |text: OsString| text.to_str()?.parse().ok();
    let in_file = || file?.get("lang")?.first()?.parse().ok();
    value_of(typed, "--lang")
        .and_then(read)
        .or_else(|| variable("VIERBLATT_LANG").and_then(read))
        .or_else(in_file)
        .unwrap_or_else(Language::of_system)
}

fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

/// The value of an option, wherever it is in the command line: `--lang de` or `--lang=de`.
fn value_of(typed: &[OsString], option: &str) -> Option<OsString> {
    let mut words = typed.iter().skip(1).take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        if word == option {
            return words.next().cloned();
        }
        let value = word.to_str().and_then(|word| word.strip_prefix(option)?.strip_prefix('='));
        if let Some(value) = value {
            return Some(OsStr::new(value).to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_found_before_all_others_are_read() {
        let find = |line: &str| {
            let typed: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            value_of(&typed, "--lang").map(|found| found.display().to_string())
        };
        assert_eq!(find("vierblatt serve --lang de").as_deref(), Some("de"));
        assert_eq!(find("vierblatt --lang=fr serve").as_deref(), Some("fr"));
        assert_eq!(find("vierblatt --nonsense --lang it").as_deref(), Some("it"));
        assert_eq!(find("vierblatt --language=fr"), None);
        assert_eq!(find("vierblatt referee -- --lang de"), None);
        assert_eq!(find("vierblatt --lang"), None);
    }
}
