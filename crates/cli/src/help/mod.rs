//! The help in four languages.
//!
//! English words are beside what they describe, in the comments of `commands`; the others in `locales/`, by names
//! that follow from the command's path: `help-serve`, `help-serve-long`, `help-serve-port`. What several commands
//! share is `help-every-seed`; what values are called, `help-value-file`. Where the games are listed, `{games}` in
//! English and `{$games}` in the others, their names come from the catalog.

mod errors;
pub mod examples;
mod games;
#[cfg(test)]
mod tests;

use clap::builder::styling::Style;
use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, ArgAction, Command, CommandFactory};
use vierblatt_game::{Arg as TextArg, Message};
use vierblatt_texts::{Language, Texts};

use crate::commands::Cli;
use crate::language::texts;
pub(crate) use errors::explain;

/// What is written in wide terminals stays narrow enough to be read.
const WIDEST: usize = 100;

/// The whole command line with its help in this language.
pub fn program(language: Language) -> Command {
    let texts = texts(language);
    let games = TextArg::Text(games::names(&texts));
    let words = Words { texts, games, is_english: language == Language::En };
    let program = words.dress(Cli::command(), "vierblatt");
    let mut built = program.clone();
    built.build();
    words.with_usage(program, &built)
}

struct Words {
    texts: Texts,
    /// The names of all games, as a list.
    games: TextArg,
    is_english: bool,
}

impl Words {
    /// A message of our own.
    fn say(&self, id: &'static str) -> String {
        self.texts.say(&Message::new(id))
    }

    /// Words for what has English ones already: those, or the translation.
    fn help(&self, ids: &[String], english: Option<&StyledStr>) -> Option<String> {
        let english = english?.to_string();
        let known = ids.iter().find(|id| !self.is_english && self.texts.knows(id));
        Some(match (known, &self.games) {
            (Some(id), games) => unwrapped(&self.texts.say_by_id(id, [("games", games)])),
            (None, TextArg::Text(games)) => english.replace("{games}", games),
            (None, _) => english,
        })
    }

    /// A command with everything below it.
    fn dress(&self, command: Command, path: &str) -> Command {
        let ids = [format!("help-{path}")];
        let about = self.help(&ids, command.get_about());
        let long = self.help(&[format!("help-{path}-long")], command.get_long_about());
        let long = match (&about, long) {
            // The comment has both parts, a translation only what comes after the first line.
            (Some(about), Some(rest)) if !self.is_english => Some(format!("{about}.\n\n{rest}")),
            (_, long) => long,
        };
        let after = self.after(path);
        let is_root = path == "vierblatt";
        let command = command
            .mut_args(|arg| self.dress_arg(arg, path))
            .mut_subcommands(|sub| {
                let name = sub.get_name().to_owned();
                let path = if is_root { name } else { format!("{path}-{name}") };
                self.dress(sub, &path)
            })
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .arg(self.help_flag())
            .help_template(self.template())
            .subcommand_help_heading(self.say("cli-help-commands"))
            .subcommand_value_name(self.say("cli-help-command"))
            .max_term_width(WIDEST)
            .after_help(after);
        let command = if is_root {
            command.disable_version_flag(true).arg(self.version_flag())
        } else {
            command
        };
        match (about, long) {
            (Some(about), Some(long)) => command.about(about).long_about(long),
            (Some(about), None) => command.about(about),
            _ => command,
        }
    }

    fn dress_arg(&self, arg: Arg, path: &str) -> Arg {
        let name = arg.get_id().as_str().replace('_', "-");
        let ids = [format!("help-{path}-{name}"), format!("help-every-{name}")];
        let help = self.help(&ids, arg.get_help()).unwrap_or_default();
        let values = arg.get_possible_values();
        let mut more = vec![help];
        more.extend(self.defaults(&arg));
        let described: Vec<String> =
            values.iter().filter_map(|value| self.value(value, path, &name)).collect();
        if !values.is_empty() && described.is_empty() && arg.get_action().takes_values() {
            let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
            let values = Message::new("cli-help-values").text("values", names.join(", "));
            more.push(self.texts.say(&values));
        }
        if let Some(variable) = arg.get_env() {
            let variable = Message::new("cli-help-variable").text("name", variable.display());
            more.push(self.texts.say(&variable));
        }
        let heading = if arg.is_positional() {
            "cli-help-arguments"
        } else if arg.is_global_set() {
            "cli-help-everywhere"
        } else {
            "cli-help-options"
        };
        let value_name = self.value_name(&arg);
        let takes_values = arg.get_action().takes_values();
        let mut arg = arg.help(more.join(" ")).help_heading(self.say(heading)).hide_env(true);
        if takes_values {
            arg = arg.hide_default_value(true).hide_possible_values(true);
        }
        if let Some(name) = value_name {
            arg = arg.value_name(name);
        }
        if described.is_empty() {
            return arg;
        }
        arg.long_help(format!("{}\n\n{}", more.join(" "), described.join("\n")))
    }

    /// `[default: 8080]`.
    fn defaults(&self, arg: &Arg) -> Option<String> {
        let values = arg.get_default_values().iter();
        let values: Vec<String> = values.map(|value| value.display().to_string()).collect();
        let message = Message::new("cli-help-default").text("value", values.join(", "));
        (!values.is_empty()).then(|| self.texts.say(&message))
    }

    /// One of several values, if there is something to say about it.
    fn value(&self, value: &PossibleValue, path: &str, name: &str) -> Option<String> {
        let id = format!("help-{path}-{name}-{}", value.get_name());
        let help = self.help(&[id], value.get_help())?;
        Some(format!("- {}: {help}", value.get_name()))
    }

    /// What a value is called: `FILE`.
    fn value_name(&self, arg: &Arg) -> Option<String> {
        if self.is_english || !arg.get_action().takes_values() {
            return None;
        }
        let id = format!("help-value-{}", value_id(arg));
        self.texts.knows(&id).then(|| self.texts.say_by_id(&id, []))
    }

    fn help_flag(&self) -> Arg {
        let flag = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        flag.help(self.say("cli-help-help")).help_heading(self.say("cli-help-everywhere"))
    }

    fn version_flag(&self) -> Arg {
        let flag = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        flag.help(self.say("cli-help-version")).help_heading(self.say("cli-help-everywhere"))
    }

    fn template(&self) -> String {
        let style = Style::new().bold().underline();
        let usage = self.say("cli-help-usage");
        format!(
            "{{before-help}}{{about-with-newline}}\n{style}{usage}{style:#} {{usage}}\n\n\
             {{all-args}}{{after-help}}"
        )
    }

    /// Examples, and for those who need them the games' seats and options.
    fn after(&self, path: &str) -> String {
        let mut parts = Vec::new();
        let mut shown = vec![self.say("cli-help-examples")];
        for (number, example) in (1..).zip(examples::of(path)) {
            let id = format!("help-{path}-example-{number}");
            let english = StyledStr::from(example.says);
            let says = self.help(&[id], Some(&english)).unwrap_or_default();
            shown.push(format!("  {}\n      {says}", example.command));
        }
        if shown.len() > 1 {
            parts.push(shown.join("\n"));
        }
        match path {
            "random" => parts.push(games::tables(&self.texts, false)),
            "arena" => parts.push(games::tables(&self.texts, true)),
            _ => {}
        }
        if path == "vierblatt" {
            parts.push(self.say("cli-help-more"));
        }
        parts.join("\n\n")
    }

    /// How a command is called, with the one word in it that clap has in English only.
    fn with_usage(&self, command: Command, built: &Command) -> Command {
        let command = command.mut_subcommands(|sub| match built.find_subcommand(sub.get_name()) {
            Some(built) => self.with_usage(sub, built),
            None => sub,
        });
        let usage = built.clone().render_usage().ansi().to_string();
        // The heading is in the template.
        let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
        command.override_usage(usage.replace("[OPTIONS]", &self.say("cli-help-usage-options")))
    }
}

/// What a value is called in English, as part of a message's name: `name-value`.
pub(crate) fn value_id(arg: &Arg) -> String {
    let name = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    let name = name.unwrap_or_else(|| arg.get_id().to_string());
    name.to_lowercase().replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
}

/// Paragraphs without the line breaks they have in the file.
fn unwrapped(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}
