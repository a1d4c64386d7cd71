//! What was typed: first the language, so that even a complaint about the rest is understood.

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ArgMatches, Error, FromArgMatches};
use vierblatt_texts::Language;

use crate::cli::{Cli, Command};
use crate::help::{explain, program};
use crate::language::{language, speak};
use crate::output::complain;
use crate::settings::{File, Unread, usual_file, with_file};

/// What was asked for.
pub(crate) struct Asked {
    pub(crate) command: Command,
    /// What was typed after the command, and what stands in its place where nothing was.
    pub(crate) matches: ArgMatches,
    /// The configuration file, if there is one.
    pub(crate) file: Option<File>,
}

/// Reads the command line. Help, and complaints, are printed here; the status is what the program ends with.
pub(crate) fn read(mut asked: Vec<OsString>) -> Result<Asked, ExitCode> {
    let file = configuration(&asked);
    speak(first_language(&asked, file.as_ref().ok().and_then(Option::as_ref)));
    let mut program = program(language());
    if let Ok(Some(file)) = &file {
        program = with_file(program, file);
    }
    let mut parse = |asked: &[OsString]| program.try_get_matches_from_mut(asked);
    let mut parsed = parse(&asked);
    if parsed.as_ref().is_ok_and(|matches| matches.subcommand().is_none()) {
        // Without a command, the table is opened.
        asked.push("serve".into());
        parsed = parse(&asked);
    }
    let read = parsed.and_then(|matches| Ok((Cli::from_arg_matches(&matches)?, matches)));
    let (cli, mut matches) = read.map_err(|error| tell(&error, &program, &asked))?;
    let (Some(command), Some((_, matches))) = (cli.command, matches.remove_subcommand()) else {
        return Err(ExitCode::from(2));
    };
    let file = match file {
        Ok(file) => file,
        // Whoever looks for help with the file gets it.
        Err(_) if matches!(&command, Command::Config(request) if request.example) => None,
        Err(unread) => return Err(complain(&unread.into())),
    };
    Ok(Asked { command, matches, file })
}

/// Prints help where it was asked for, and otherwise what is wrong.
fn tell(error: &Error, program: &clap::Command, asked: &[OsString]) -> ExitCode {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    match error.kind() {
        DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand => {
            // A reader that has seen enough is no failure.
            let _ = error.print();
            ExitCode::from(error.exit_code() as u8)
        }
        _ => {
            let why = explain(error, program, asked);
            let _ = writeln!(std::io::stderr(), "vierblatt: {why}");
            ExitCode::from(2)
        }
    }
}

/// The configuration file: the one that is named, or the user's own.
fn configuration(asked: &[OsString]) -> Result<Option<File>, Unread> {
    let named = typed(asked, "--config").or_else(|| variable("VIERBLATT_CONFIG"));
    match named {
        Some(named) => File::read(&PathBuf::from(named), true),
        None => usual_file().map_or(Ok(None), |path| File::read(&path, false)),
    }
}

/// The language, before anything else is known. A wrong one is complained about later, in another.
fn first_language(asked: &[OsString], file: Option<&File>) -> Language {
    let read = |text: OsString| text.to_str()?.parse().ok();
    let in_file = || file?.get("lang")?.first()?.parse().ok();
    typed(asked, "--lang")
        .and_then(read)
        .or_else(|| variable("VIERBLATT_LANG").and_then(read))
        .or_else(in_file)
        .unwrap_or_else(Language::of_system)
}

fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

/// The value of an option, wherever it stands: `--lang de` or `--lang=de`.
fn typed(asked: &[OsString], option: &str) -> Option<OsString> {
    let mut words = asked.iter().skip(1).take_while(|word| *word != "--");
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
            let asked: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            typed(&asked, "--lang").map(|found| found.display().to_string())
        };
        assert_eq!(find("vierblatt serve --lang de").as_deref(), Some("de"));
        assert_eq!(find("vierblatt --lang=fr serve").as_deref(), Some("fr"));
        assert_eq!(find("vierblatt --nonsense --lang it").as_deref(), Some("it"));
        assert_eq!(find("vierblatt --language=fr"), None);
        assert_eq!(find("vierblatt referee -- --lang de"), None);
        assert_eq!(find("vierblatt --lang"), None);
    }
}
