//! Every message has its words, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use vierblatt_game::Message;
use vierblatt_texts::{Language, Texts};

use crate::TEXTS;

/// All texts in the code that begin like the name of a message.
fn named(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if path.file_name().is_some_and(|name| name != "tests") {
                named(&path, names);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = fs::read_to_string(&path).expect("a file of the project");
            // Tests speak of beginnings of names, too.
            let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let texts = code.split('"').skip(1).step_by(2);
            let ours = texts.filter(|text| {
                let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
                text.starts_with("tui-") && text.bytes().all(is_plain)
            });
            names.extend(ours.map(str::to_owned));
        }
    }
}

#[test]
fn every_message_of_the_client_has_words_in_every_language_and_none_are_left_over() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut names = BTreeSet::new();
    named(&home.join("src"), &mut names);
    for (language, text) in TEXTS {
        let written: BTreeSet<String> = text
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(id, _)| id.to_owned()))
            .filter(|id| id.starts_with("tui-"))
            .collect();
        assert_eq!(names, written, "{language}");
    }
}

#[test]
fn every_language_reads_without_errors_and_names_the_same_gaps() {
    let gaps = |text: &str| -> BTreeSet<(String, String)> {
        let mut id = String::new();
        let mut found = BTreeSet::new();
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with("tui-")) {
                id = name.to_owned();
            }
            for part in line.split('$').skip(1) {
                let gap: String = part.chars().take_while(char::is_ascii_lowercase).collect();
                found.insert((id.clone(), gap));
            }
        }
        found
    };
    let (_, english) = TEXTS.iter().find(|(language, _)| *language == "en").expect("English");
    for (language, text) in TEXTS {
        assert_eq!(gaps(text), gaps(english), "{language}");
    }
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
    for (language, texts) in TEXTS {
        let bots = message(texts, "tui-bot");
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
            let message = Message::new("tui-no-house").text("data", "here").text("why", why);
            texts.say(&message)
        };
        let reasons = ["in-use", "newer", "damaged", "full", "read-only", "other"];
        let said: BTreeSet<String> = reasons.into_iter().map(say).collect();
        assert_eq!(said.len(), reasons.len(), "{language}: {said:?}");
    }
}
