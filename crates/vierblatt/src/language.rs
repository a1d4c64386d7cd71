//! The language the program speaks: `--lang`, or the system's.

use std::sync::OnceLock;

use vierblatt_texts::Language;

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Settles the language for as long as the program runs; the first choice stands.
pub(crate) fn speak(language: Option<Language>) {
    let _ = CHOSEN.set(language.unwrap_or_else(Language::of_system));
}

/// The language the program speaks.
pub(crate) fn language() -> Language {
    *CHOSEN.get_or_init(Language::of_system)
}
