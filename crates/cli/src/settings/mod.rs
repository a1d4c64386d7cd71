//! Settings: an option beats a variable, which beats the file, which beats the default.

mod file;

use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use directories::ProjectDirs;
use serde_json::{Value, json};
use vierblatt_game::Message;

use crate::language::{language, words};
use crate::output::Failure;
pub use file::{File, FileError};

/// A setting that a file may have.
pub struct Known {
    /// Its name in the file, which is that of its option.
    pub key: &'static str,
    kind: Kind,
    /// How it is written in a file.
    pub example: &'static str,
}

/// What a setting's value is.
#[derive(Clone, Copy)]
enum Kind {
    Language,
    Port,
    Days,
    Address,
    Directory,
    /// An address with a password in it, which is never shown.
    Url,
    Switch,
    Texts,
    /// A whole number between these.
    Number(u32, u32),
}

const fn known(key: &'static str, kind: Kind, example: &'static str) -> Known {
    Known { key, kind, example }
}

/// All settings.
pub const KNOWN: &[Known] = &[
    known("lang", Kind::Language, "\"en\""),
    known("port", Kind::Port, "8080"),
    known("address", Kind::Address, "\"0.0.0.0\""),
    known("data", Kind::Directory, "\"/var/lib/vierblatt\""),
    known("database", Kind::Url, "\"postgres://vierblatt:password@localhost/vierblatt\""),
    known("bus", Kind::Url, "\"nats://vierblatt:password@localhost\""),
    known("behind-proxy", Kind::Switch, "false"),
    known("trusted-proxies", Kind::Number(1, 20), "1"),
    known("connections", Kind::Number(10, 1_000_000), "10000"),
    known("connections-per-address", Kind::Number(1, 1_000_000), "300"),
    known("timeout", Kind::Number(1, 3600), "20"),
    known("entries-per-table", Kind::Number(1000, 100_000_000), "200000"),
    known("origin", Kind::Texts, "[\"https://cards.example\"]"),
    known("metrics", Kind::Switch, "false"),
    known("bots-in-page", Kind::Switch, "false"),
    known("keep-empty", Kind::Days, "2"),
    known("keep-unfinished", Kind::Days, "90"),
    known("keep-finished", Kind::Days, "365"),
    known("log-json", Kind::Switch, "false"),
    known("no-limits", Kind::Switch, "false"),
];

impl Known {
    /// Its option's name inside the program.
    pub fn id(&self) -> String {
        match self.key {
            "origin" => "origins".to_owned(),
            // `check` has an option of the same name, for a file.
            "database" => "database_url".to_owned(),
            "bus" => "bus_url".to_owned(),
            key => key.replace('-', "_"),
        }
    }

    /// Its environment variable: `VIERBLATT_PORT`.
    fn variable(&self) -> String {
        format!("VIERBLATT_{}", self.key.replace('-', "_").to_uppercase())
    }
}

/// Where the file is when nobody names one.
pub fn usual_file() -> Option<PathBuf> {
    let directories = ProjectDirs::from("", "", "vierblatt")?;
    Some(directories.config_dir().join("config.toml"))
}

/// The user's own data directory.
///
/// # Errors
/// There is no home directory.
pub fn usual_data() -> Result<PathBuf, Failure> {
    ProjectDirs::from("", "", "vierblatt")
        .map(|directories| directories.data_dir().to_owned())
        .ok_or_else(|| Message::new("cli-serve-no-home").into())
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

/// A setting in effect.
pub struct Setting {
    /// Its name.
    pub key: &'static str,
    kind: Kind,
    /// Its values as texts; only lists have more than one.
    pub values: Vec<String>,
    origin: Origin,
}

/// Where a value comes from.
enum Origin {
    Option,
    Variable(String),
    File,
    System,
    Default,
}

impl Setting {
    /// The value of a setting, and where it comes from.
    pub fn of(known: &Known, matches: &ArgMatches, file: Option<&File>) -> Setting {
        let id = known.id();
        let is_in_file = file.is_some_and(|file| file.get(known.key).is_some());
        let origin = match matches.value_source(&id) {
            Some(ValueSource::CommandLine) => Origin::Option,
            Some(ValueSource::EnvVariable) => Origin::Variable(known.variable()),
            _ if is_in_file => Origin::File,
            None if known.key == "lang" => Origin::System,
            _ => Origin::Default,
        };
        let raw = matches.get_raw(&id).into_iter().flatten();
        let mut values: Vec<String> = raw.map(|value| value.display().to_string()).collect();
        match known.kind {
            Kind::Language => values = vec![language().to_string()],
            Kind::Url => values = values.iter().map(|url| without_password(url)).collect(),
            // Variables may say `yes` or `1`.
            Kind::Switch => values = vec![matches.get_flag(&id).to_string()],
            Kind::Directory if values.is_empty() => {
                values.extend(usual_data().ok().map(|path| path.display().to_string()));
            }
            _ => {}
        }
        Setting { key: known.key, kind: known.kind, values, origin }
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let value = match self.kind {
            Kind::Texts => json!(self.values),
            Kind::Port | Kind::Number(..) | Kind::Days | Kind::Switch => self
                .values
                .first()
                .and_then(|value| serde_json::from_str(value).ok())
                .unwrap_or_default(),
            Kind::Language | Kind::Address | Kind::Directory | Kind::Url => {
                json!(self.values.first())
            }
        };
        let (from, variable) = match &self.origin {
            Origin::Option => ("option", None),
            Origin::Variable(name) => ("environment", Some(name)),
            Origin::File => ("file", None),
            Origin::System => ("locale", None),
            Origin::Default => ("default", None),
        };
        match variable {
            Some(name) => json!({ "value": value, "from": from, "variable": name }),
            None => json!({ "value": value, "from": from }),
        }
    }

    /// Where it comes from, for people.
    pub fn origin(&self) -> String {
        match &self.origin {
            Origin::Option => words("cli-config-from-option"),
            Origin::Variable(name) => name.clone(),
            Origin::File => words("cli-config-from-file"),
            Origin::System => words("cli-config-from-locale"),
            Origin::Default => words("cli-config-from-default"),
        }
    }
}

/// An address as it may be shown.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return "…".to_owned() };
    // A password may have any of these characters in it, whatever the rules for addresses say.
    let Some((who, place)) = rest.rsplit_once('@') else { return url.to_owned() };
    let user = who.split_once(':').map_or(who, |(user, _)| user);
    format!("{scheme}://{user}@{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        assert_eq!(without_password("postgres://a:geheim@b/c"), "postgres://a@b/c");
        assert_eq!(without_password("postgres://a:ge@heim:/@b/c"), "postgres://a@b/c");
        assert_eq!(without_password("postgres://b/c"), "postgres://b/c");
        assert_eq!(without_password("geheim"), "…");
    }
}
