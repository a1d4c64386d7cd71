//! The language the program speaks, and its words: `--lang`, `VIERBLATT_LANG`, the configuration file, or the
//! system's. What programs read (JSON, logs) is English in every language.

use std::sync::OnceLock;

use vierblatt_game::Message;
use vierblatt_texts::{Language, Source, Texts};

/// The program's own texts.
pub(crate) const TEXTS: Source = &[
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
    ("it", include_str!("../locales/it.ftl")),
];

static CHOSEN: OnceLock<Language> = OnceLock::new();

thread_local! {
    // Reading the files takes a moment, and many messages are one line of a table.
    static SPOKEN: Texts = texts(language());
}

/// Settles the language for as long as the program runs; the first choice is kept.
pub fn speak(language: Language) {
    let _ = CHOSEN.set(language);
}

/// The language the program speaks.
pub fn language() -> Language {
    *CHOSEN.get_or_init(Language::of_system)
}

/// All that belongs to no game, in this language.
pub(crate) fn texts(language: Language) -> Texts {
    Texts::shared(language).with(TEXTS)
}

/// The message in words.
pub fn say(message: &Message) -> String {
    SPOKEN.with(|texts| texts.say(message))
}

/// A message without gaps in words.
pub fn words(id: &'static str) -> String {
    say(&Message::new(id))
}
