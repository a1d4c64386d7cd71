//! The configuration file: TOML with the names of the options, strictly read.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use toml::de::{DeTable, DeValue};
use vierblatt_game::Message;
use vierblatt_texts::Language;

use super::{KNOWN, Kind};
use crate::language::say;
use crate::output::Failure;

/// A file and what it sets.
#[derive(Debug)]
pub struct File {
    /// Where it is.
    pub path: PathBuf,
    set: Vec<(&'static str, Vec<String>)>,
}

impl File {
    /// Reads a file. None if there is none.
    ///
    /// # Errors
    /// A file that cannot be read or used, or that was named and is missing.
    pub fn read(path: &Path, is_named: bool) -> Result<Option<File>, FileError> {
        let path = path.to_owned();
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound && !is_named => return Ok(None),
            Err(error) => return Err(FileError::Unreadable { path, error }),
        };
        match read(&text) {
            Ok(set) => Ok(Some(File { path, set })),
            Err(LineError { line, message }) => Err(FileError::Line { path, line, message }),
        }
    }

    /// What the file says of a setting, as one would write it on the command line.
    pub fn get(&self, key: &str) -> Option<&[String]> {
        self.set.iter().find(|(name, _)| *name == key).map(|(_, values)| values.as_slice())
    }
}

/// Why a file cannot be used. It has no words yet: the language may be in the file.
#[derive(Debug)]
pub enum FileError {
    /// The system cannot read it.
    Unreadable {
        /// Where it is.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A line of it is wrong.
    Line {
        /// Where it is.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        message: Message,
    },
}

impl From<FileError> for Failure {
    fn from(error: FileError) -> Self {
        match error {
            FileError::Unreadable { path, error } => Failure::about(path.display(), error),
            FileError::Line { path, line, message } => {
                let place = Message::new("cli-config-place").text("file", path.display());
                Failure::about(say(&place.text("line", line)), say(&message))
            }
        }
    }
}

/// What is wrong with a line.
#[derive(Debug)]
struct LineError {
    line: usize,
    message: Message,
}

fn read(text: &str) -> Result<Vec<(&'static str, Vec<String>)>, LineError> {
    let line_of = |byte: usize| text[..byte].matches('\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let line = line_of(error.span().map_or(0, |span| span.start.min(text.len())));
        let message = Message::new("cli-config-no-toml").text("why", error.message());
        LineError { line, message }
    })?;
    let mut set = Vec::new();
    for (key, value) in table.get_ref() {
        let line = line_of(key.span().start);
        let name = key.get_ref().as_ref();
        let Some(known) = KNOWN.iter().find(|known| known.key == name) else {
            let keys: Vec<&str> = KNOWN.iter().map(|known| known.key).collect();
            let unknown = Message::new("cli-config-unknown").text("key", name);
            return Err(LineError { line, message: unknown.text("keys", keys.join(", ")) });
        };
        let Some(values) = known.kind.read(value.get_ref()) else {
            let wrong = Message::new("cli-config-value").text("key", name);
            let message = wrong.message("expected", known.kind.expected());
            return Err(LineError { line, message });
        };
        set.push((known.key, values));
    }
    Ok(set)
}

impl Kind {
    /// The value as texts, if it is one of this kind.
    fn read(self, value: &DeValue<'_>) -> Option<Vec<String>> {
        let one = |text: String| Some(vec![text]);
        match (self, value) {
            (Kind::Language, DeValue::String(text)) => {
                text.parse::<Language>().ok().and_then(|language| one(language.to_string()))
            }
            (Kind::Port | Kind::Days, DeValue::Integer(number)) => {
                let number = u16::from_str_radix(number.as_str(), number.radix()).ok()?;
                one(number.to_string())
            }
            (Kind::Number(least, most), DeValue::Integer(number)) => {
                let number = u32::from_str_radix(number.as_str(), number.radix()).ok()?;
                (least..=most).contains(&number).then(|| vec![number.to_string()])
            }
            (Kind::Address, DeValue::String(text)) => {
                text.parse::<IpAddr>().ok().and_then(|address| one(address.to_string()))
            }
            (Kind::Directory | Kind::Url, DeValue::String(text)) if !text.is_empty() => {
                one(text.to_string())
            }
            (Kind::Switch, DeValue::Boolean(is_on)) => one(is_on.to_string()),
            (Kind::Texts, DeValue::Array(values)) => {
                let text = |value: &DeValue<'_>| value.as_str().map(str::to_owned);
                values.iter().map(|value| text(value.get_ref())).collect()
            }
            _ => None,
        }
    }

    /// What it must be, in words.
    fn expected(self) -> Message {
        match self {
            Kind::Language => Message::new("cli-expected-language"),
            Kind::Port | Kind::Days => {
                Message::new("cli-expected-range").text("least", 0).text("most", u16::MAX)
            }
            Kind::Number(least, most) => {
                Message::new("cli-expected-range").text("least", least).text("most", most)
            }
            Kind::Address => Message::new("cli-expected-address"),
            Kind::Directory => Message::new("cli-expected-directory"),
            Kind::Url => Message::new("cli-expected-url"),
            Kind::Switch => Message::new("cli-expected-switch"),
            Kind::Texts => Message::new("cli-expected-texts"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> (usize, &'static str) {
        let LineError { line, message } = read(text).expect_err("something is wrong");
        (line, message.id)
    }

    #[test]
    fn every_kind_of_setting_is_read() {
        let text = "lang = 'de'\nport = 0x50\naddress = '::1'\ndata = '/x'\nmetrics = true\norigin = ['a', 'b']\n";
        let set = read(text).expect("nothing is wrong");
        let find =
            |key| set.iter().find(|(name, _)| *name == key).map(|(_, values)| values.join(" "));
        assert_eq!(find("port").as_deref(), Some("80"));
        assert_eq!(find("origin").as_deref(), Some("a b"));
        assert_eq!(find("metrics").as_deref(), Some("true"));
        assert_eq!(set.len(), 6);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        assert_eq!(error("port = 80\n\nprot = 80"), (3, "cli-config-unknown"));
        assert_eq!(error("[server]\nport = 80"), (1, "cli-config-unknown"));
        assert_eq!(error("\nport = 70000"), (2, "cli-config-value"));
        assert_eq!(error("connections = 0"), (1, "cli-config-value"));
        assert_eq!(error("port = '80'"), (1, "cli-config-value"));
        assert_eq!(error("metrics = 'yes'"), (1, "cli-config-value"));
        assert_eq!(error("lang = 'es'"), (1, "cli-config-value"));
        assert_eq!(error("port = 80\nport = 81").0, 2);
        assert_eq!(error("metrics = true\nport ="), (2, "cli-config-no-toml"));
    }
}
