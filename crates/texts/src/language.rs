//! The languages the program speaks.

use std::env;
use std::fmt::{self, Display};
use std::str::FromStr;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::De, Language::En, Language::Fr, Language::It];

    /// Its code, as the files are called: `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::It => "it",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Fr => "Français",
            Language::It => "Italiano",
        }
    }

    /// The language of the user's system, as the locale says; English where it is another.
    pub fn of_system() -> Self {
        Language::of_locale(|name| env::var(name).ok())
    }

    /// What counts of the locale's variables, in the order POSIX gives them. `LANGUAGE` may list several.
    fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        let plain = |locale: &str| locale == "C" || locale == "POSIX" || locale.starts_with("C.");
        // Whoever has set the plain locale wants no other language, whatever LANGUAGE says.
        let listed = set("LANGUAGE").filter(|_| !locale.as_deref().is_some_and(plain));
        let first = listed.as_deref().into_iter().flat_map(|list| list.split(':'));
        first.chain(locale.as_deref()).find_map(|name| name.parse().ok()).unwrap_or_default()
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code or a locale: `de`, `de-AT`, `de_CH.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or(text);
        let is = |language: &Language| language.code().eq_ignore_ascii_case(code);
        Language::ALL.into_iter().find(is).ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// A language the program does not speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no language this program speaks: de, en, fr, it", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(set: &[(&str, &str)]) -> Language {
        Language::of_locale(|name| {
            set.iter().find(|(variable, _)| *variable == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_locale_chooses_the_language() {
        assert_eq!(of(&[]), Language::En);
        assert_eq!(of(&[("LANG", "de_AT.UTF-8")]), Language::De);
        assert_eq!(of(&[("LANG", "de_DE"), ("LC_ALL", "fr_CH")]), Language::Fr);
        assert_eq!(of(&[("LANG", "de_DE"), ("LC_ALL", "")]), Language::De);
        assert_eq!(of(&[("LANG", "es_ES"), ("LANGUAGE", "ca:it:fr")]), Language::It);
        assert_eq!(of(&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "it")]), Language::En);
        assert_eq!(of(&[("LANG", "pl_PL.UTF-8")]), Language::En);
    }

    #[test]
    fn a_code_is_read_and_a_wrong_one_is_told_which_there_are() {
        assert_eq!("it".parse(), Ok(Language::It));
        assert_eq!("FR-ch".parse(), Ok(Language::Fr));
        let wrong = "klingon".parse::<Language>().expect_err("no such language");
        assert!(wrong.to_string().contains("de, en, fr, it"), "{wrong}");
    }
}
