//! What a game has to say to people, as files in its folder.

use crate::Game;

/// Files by language: a language (`en`) and the text of its file.
pub type ByLanguage = &'static [(&'static str, &'static str)];

/// A game with texts and a rulebook.
pub trait Published: Game {
    /// The game's texts: Fluent files.
    const TEXTS: ByLanguage;
    /// The game's rulebook for people: Markdown files.
    const RULEBOOK: ByLanguage = &[];
}

/// Publishes a game from its folder: `locales/*.ftl` and `rules/*.md`, beside the `src` whose `lib.rs` calls this.
#[macro_export]
macro_rules! published {
    ($game:ty) => {
        impl $crate::Published for $game {
            const TEXTS: $crate::ByLanguage = &[
                ("en", include_str!("../locales/en.ftl")),
                ("de", include_str!("../locales/de.ftl")),
                ("fr", include_str!("../locales/fr.ftl")),
                ("it", include_str!("../locales/it.ftl")),
            ];
            const RULEBOOK: $crate::ByLanguage = &[
                ("en", include_str!("../rules/en.md")),
                ("de", include_str!("../rules/de.md")),
                ("fr", include_str!("../rules/fr.md")),
                ("it", include_str!("../rules/it.md")),
            ];
        }
    };
}
