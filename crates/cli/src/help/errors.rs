//! What is wrong with a command line, what is allowed, and where to read on: clap knows it, and it is said
//! here in the user's language.

use std::any::TypeId;
use std::error::Error as _;
use std::ffi::OsString;
use std::net::IpAddr;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use vierblatt_game::Message;
use vierblatt_texts::Language;

use crate::language::say;

/// The error message in the user's language, with a last line that says how to get help.
pub(crate) fn explain(error: &Error, program: &Command, typed: &[OsString]) -> String {
    let (command, path) = command_of(program, typed);
    let usage_error = UsageError { error, command, path: &path };
    let help = Message::new("cli-wrong-help").text("command", &path);
    let mut lines = vec![usage_error.what()];
    lines.extend(usage_error.suggestions());
    format!("{}\n\n{}", lines.join("\n"), say(&help))
}

/// The command that was meant, and how it is called.
fn command_of<'a>(program: &'a Command, typed: &[OsString]) -> (&'a Command, String) {
    let mut found = (program, "vierblatt".to_owned());
    for word in typed.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(command) = found.0.find_subcommand(word) {
            found = (command, format!("{} {word}", found.1));
        }
    }
    found
}

struct UsageError<'a> {
    error: &'a Error,
    command: &'a Command,
    path: &'a str,
}

impl UsageError<'_> {
    fn what(&self) -> String {
        let argument = self.all(ContextKind::InvalidArg).join(" ");
        let value = self.first(ContextKind::InvalidValue).unwrap_or_default();
        let message = match self.error.kind() {
            ErrorKind::UnknownArgument => {
                Message::new("cli-wrong-argument").text("command", self.path)
            }
            ErrorKind::InvalidSubcommand => {
                let command = self.first(ContextKind::InvalidSubcommand).unwrap_or_default();
                Message::new("cli-wrong-command").text("command", command)
            }
            ErrorKind::InvalidValue if value.is_empty() => Message::new("cli-wrong-no-value"),
            ErrorKind::InvalidValue => Message::new("cli-wrong-choice").text("value", &value),
            ErrorKind::ValueValidation => {
                let message = Message::new("cli-wrong-value").text("value", &value);
                message.message("expected", self.expected(&argument))
            }
            ErrorKind::TooManyValues => Message::new("cli-wrong-much").text("value", &value),
            ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
                Message::new("cli-wrong-no-value")
            }
            ErrorKind::ArgumentConflict => self.conflict(&argument),
            ErrorKind::MissingRequiredArgument => Message::new("cli-wrong-missing"),
            ErrorKind::InvalidUtf8 => Message::new("cli-wrong-text"),
            // Nothing a command line of ours can cause.
            _ => return self.error.to_string().trim_end().to_owned(),
        };
        say(&message.text("argument", argument))
    }

    /// An argument may be given once, or not together with another.
    fn conflict(&self, argument: &str) -> Message {
        match self.first(ContextKind::PriorArg) {
            Some(other) if other != argument => {
                Message::new("cli-wrong-together").text("other", other)
            }
            _ => Message::new("cli-wrong-twice"),
        }
    }

    /// What to do instead, as far as it is known.
    fn suggestions(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let near = [
            ContextKind::SuggestedArg,
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedValue,
        ];
        let near: Vec<String> = near.into_iter().flat_map(|kind| self.all(kind)).collect();
        if let Some(elsewhere) = self.elsewhere() {
            lines.push(say(&Message::new("cli-wrong-elsewhere").text("command", elsewhere)));
        } else if let Some(near) = near.last() {
            lines.push(say(&Message::new("cli-wrong-near").text("near", near)));
        }
        let allowed = match self.error.kind() {
            ErrorKind::InvalidSubcommand => {
                self.command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect()
            }
            _ => self.all(ContextKind::ValidValue),
        };
        if !allowed.is_empty() {
            lines.push(say(&Message::new("cli-wrong-allowed").text("values", allowed.join(", "))));
        }
        if let Some(variable) = self.variable() {
            lines.push(say(&Message::new("cli-wrong-variable").text("name", variable)));
        }
        lines
    }

    /// The command that has the unknown option: `vierblatt --port 9000` lacks `serve`.
    fn elsewhere(&self) -> Option<String> {
        if self.error.kind() != ErrorKind::UnknownArgument {
            return None;
        }
        let option = self.first(ContextKind::InvalidArg)?;
        let long = option.strip_prefix("--")?.split('=').next()?;
        let has = |sub: &&Command| sub.get_arguments().any(|arg| arg.get_long() == Some(long));
        let sub = self.command.get_subcommands().find(has)?;
        Some(format!("{} {} --{long}", self.path, sub.get_name()))
    }

    /// The environment variable the bad value is from, if it is.
    fn variable(&self) -> Option<String> {
        let value = self.first(ContextKind::InvalidValue)?;
        let arg = self.arg(&self.first(ContextKind::InvalidArg)?)?;
        let name = arg.get_env()?.to_str()?;
        (std::env::var(name).ok()? == value).then(|| name.to_owned())
    }

    fn arg(&self, shown: &str) -> Option<&Arg> {
        self.command.get_arguments().find(|arg| arg.to_string() == shown)
    }

    /// What a value should have been, by what it is read as.
    fn expected(&self, argument: &str) -> Message {
        let why = self.error.source().map(ToString::to_string).unwrap_or_default();
        if let Some((_, range)) = why.split_once(" is not in ")
            && let Some((least, most)) = range.split_once("..")
        {
            let most = most.trim_start_matches('=');
            return if most.is_empty() {
                Message::new("cli-expected-least").text("least", least)
            } else {
                Message::new("cli-expected-range").text("least", least).text("most", most)
            };
        }
        let Some(arg) = self.arg(argument) else { return Message::new("cli-expected-other") };
        let read_as = arg.get_value_parser().type_id();
        let is = |types: &[TypeId]| types.iter().any(|of| read_as == *of);
        if is(&[TypeId::of::<Language>()]) {
            Message::new("cli-expected-language")
        } else if is(&[TypeId::of::<IpAddr>()]) {
            Message::new("cli-expected-address")
        } else if is(&[TypeId::of::<f64>()]) {
            Message::new("cli-expected-number")
        } else if is(&[TypeId::of::<bool>()]) {
            Message::new("cli-expected-switch")
        } else if arg.get_id() == "confirm" {
            Message::new("cli-expected-number-or-all")
        } else {
            Message::new("cli-expected-whole-number")
        }
    }

    fn first(&self, kind: ContextKind) -> Option<String> {
        self.all(kind).into_iter().next()
    }

    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
            _ => Vec::new(),
        }
    }
}
