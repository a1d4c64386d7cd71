//! Settings: an option beats a variable, which beats the file, which beats the default. `vierblatt config` shows them.

mod file;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use directories::ProjectDirs;
use serde_json::{Map, Value, json};
use vierblatt_game::Message;

use crate::columns::Columns;
use crate::language::{language, say, words};
use crate::output::Failure;
use crate::{help, serve};
pub(crate) use file::{File, Unread};

/// A setting that a file may have.
pub(crate) struct Known {
    /// Its name in the file, which is that of its option.
    pub(crate) key: &'static str,
    kind: Kind,
    /// How it is written in a file.
    example: &'static str,
}

#[derive(Clone, Copy)]
pub(crate) enum Kind {
    Language,
    Port,
    Address,
    Directory,
    Switch,
    Texts,
}

const fn known(key: &'static str, kind: Kind, example: &'static str) -> Known {
    Known { key, kind, example }
}

/// All settings.
pub(crate) const KNOWN: &[Known] = &[
    known("lang", Kind::Language, "\"en\""),
    known("port", Kind::Port, "8080"),
    known("address", Kind::Address, "\"0.0.0.0\""),
    known("data", Kind::Directory, "\"/var/lib/vierblatt\""),
    known("behind-proxy", Kind::Switch, "false"),
    known("origin", Kind::Texts, "[\"https://cards.example\"]"),
    known("metrics", Kind::Switch, "false"),
    known("log-json", Kind::Switch, "false"),
    known("no-limits", Kind::Switch, "false"),
];

impl Known {
    /// Its option's name inside the program.
    fn id(&self) -> String {
        match self.key {
            "origin" => "origins".to_owned(),
            key => key.replace('-', "_"),
        }
    }
}

/// Where the file is when nobody names one.
pub(crate) fn usual_file() -> Option<PathBuf> {
    let directories = ProjectDirs::from("", "", "vierblatt")?;
    Some(directories.config_dir().join("config.toml"))
}

/// The command line with the file's values in place of the defaults, so that options and variables beat them.
pub(crate) fn with_file(command: Command, file: &File) -> Command {
    let command = command.mut_args(|arg| {
        let set = KNOWN.iter().find(|known| arg.get_id().as_str() == known.id());
        match set.and_then(|known| file.get(known.key)) {
            Some(values) => arg.default_values(values.to_vec()),
            None => arg,
        }
    });
    command.mut_subcommands(|sub| with_file(sub, file))
}

/// Prints every setting, its value and where it is from.
pub(crate) fn show(
    matches: &ArgMatches,
    file: Option<&File>,
    is_json: bool,
) -> Result<ExitCode, Failure> {
    let settings: Vec<Setting> =
        KNOWN.iter().map(|known| Setting::of(known, matches, file)).collect();
    let mut out = io::stdout().lock();
    let path = file.map(|file| file.path.clone());
    if is_json {
        let settings: Map<String, Value> =
            settings.iter().map(|setting| (setting.key.to_owned(), setting.json())).collect();
        let path = path.map(|path| path.display().to_string());
        writeln!(out, "{}", json!({ "file": path, "settings": settings }))?;
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
        let line = [setting.key.to_owned(), setting.values.join(", "), setting.from.in_words()];
        writeln!(out, "{}", columns.line(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}

struct Setting {
    key: &'static str,
    kind: Kind,
    values: Vec<String>,
    from: From,
}

/// Where a value comes from.
enum From {
    Option,
    Variable(String),
    File,
    System,
    Default,
}

impl Setting {
    fn of(known: &Known, matches: &ArgMatches, file: Option<&File>) -> Setting {
        let id = known.id();
        let is_in_file = file.is_some_and(|file| file.get(known.key).is_some());
        let from = match matches.value_source(&id) {
            Some(ValueSource::CommandLine) => From::Option,
            Some(ValueSource::EnvVariable) => From::Variable(variable(known.key)),
            _ if is_in_file => From::File,
            None if known.key == "lang" => From::System,
            _ => From::Default,
        };
        let raw = matches.get_raw(&id).into_iter().flatten();
        let mut values: Vec<String> = raw.map(|value| value.display().to_string()).collect();
        match known.kind {
            Kind::Language => values = vec![language().to_string()],
            // Variables may say `yes` or `1`.
            Kind::Switch => values = vec![matches.get_flag(&id).to_string()],
            Kind::Directory if values.is_empty() => {
                values.extend(serve::usual_data().ok().map(|path| path.display().to_string()));
            }
            _ => {}
        }
        Setting { key: known.key, kind: known.kind, values, from }
    }

    fn json(&self) -> Value {
        let value = match self.kind {
            Kind::Texts => json!(self.values),
            Kind::Port | Kind::Switch => self
                .values
                .first()
                .and_then(|value| serde_json::from_str(value).ok())
                .unwrap_or_default(),
            Kind::Language | Kind::Address | Kind::Directory => json!(self.values.first()),
        };
        let (from, variable) = match &self.from {
            From::Option => ("option", None),
            From::Variable(name) => ("environment", Some(name)),
            From::File => ("file", None),
            From::System => ("locale", None),
            From::Default => ("default", None),
        };
        match variable {
            Some(name) => json!({ "value": value, "from": from, "variable": name }),
            None => json!({ "value": value, "from": from }),
        }
    }
}

impl From {
    fn in_words(&self) -> String {
        match self {
            From::Option => words("cli-config-from-option"),
            From::Variable(name) => name.clone(),
            From::File => words("cli-config-from-file"),
            From::System => words("cli-config-from-locale"),
            From::Default => words("cli-config-from-default"),
        }
    }
}

/// The variable of a setting: `VIERBLATT_PORT`.
pub(crate) fn variable(key: &str) -> String {
    format!("VIERBLATT_{}", key.replace('-', "_").to_uppercase())
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
