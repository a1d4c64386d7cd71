//! Every message has its words, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use vierblatt_client::TEXTS as CLIENT_TEXTS;
use vierblatt_game::Message;
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

/// A message of the page's texts, as it is written there.
fn of_the_page(language: &str, id: &str) -> String {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = home.join(format!("../../web/locales/{language}.ftl"));
    let texts = fs::read_to_string(file).expect("the page's texts");
    message(&texts, id)
}

fn message(texts: &str, id: &str) -> String {
    let begins = format!("{id} = ");
    let mut lines = texts.lines().skip_while(|line| !line.starts_with(&begins));
    let first = lines.next().expect("the message").strip_prefix(&begins).expect("its beginning");
    let more = lines.take_while(|line| line.starts_with([' ', '}']));
    std::iter::once(first).chain(more).collect::<Vec<_>>().join("\n")
}

#[test]
fn bots_are_called_as_on_the_page_and_no_name_for_people_is_a_bots() {
    for (language, texts) in CLIENT_TEXTS {
        let bots = message(texts, "client-bot");
        assert_eq!(bots, of_the_page(language, "seat-bot"), "{language}");
        for name in of_the_page(language, "names").split(", ") {
            assert!(!bots.lines().any(|line| line.ends_with(&format!("] {name}"))), "{name}");
        }
    }
}

#[test]
fn a_directory_without_room_for_games_is_explained_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::shared(language).with(TEXTS);
        let say = |why| {
            let message = Message::new("tui-no-data").text("data", "here").text("why", why);
            texts.say(&message)
        };
        let reasons = ["in-use", "newer", "damaged", "full", "read-only", "other"];
        let said: BTreeSet<String> = reasons.into_iter().map(say).collect();
        assert_eq!(said.len(), reasons.len(), "{language}: {said:?}");
    }
}
