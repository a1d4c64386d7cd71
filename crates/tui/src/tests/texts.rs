//! Every message has its words, in every language.

use std::path::Path;

use vierblatt_texts::testing::must_be_whole;
use vierblatt_texts::{Language, Texts};

use crate::TEXTS;

#[test]
fn every_message_of_the_terminal_has_words_in_every_language_and_none_are_left_over() {
    must_be_whole("tui-", &[Path::new(env!("CARGO_MANIFEST_DIR")).join("src")], TEXTS);
}

#[test]
fn every_language_reads_without_errors() {
    for language in Language::ALL {
        let texts = Texts::shared(language).with(TEXTS);
        let names = ["tui-help", "tui-menu", "tui-go-on", "tui-too-small"];
        assert!(names.iter().all(|name| texts.knows(name)), "{language}");
    }
}
