//! For tests: which messages the code names, which of them a Fluent file has, and with which gaps.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Source;

/// The code below the folders names exactly the messages that begin like this and have words in the files, and
/// every language has the same gaps in them.
///
/// # Panics
/// Says what is missing or left over, and in which language.
pub fn must_be_whole(prefix: &str, folders: &[PathBuf], source: Source) {
    let mut named = BTreeSet::new();
    for folder in folders {
        collect(folder, prefix, &mut named);
    }
    assert!(!named.is_empty(), "no code names a message {prefix}…");
    let english = source.iter().find(|(language, _)| *language == "en").map(|(_, text)| *text);
    let english = gaps(english.unwrap_or_default(), prefix);
    for (language, text) in source {
        assert_eq!(named, written(text, prefix), "{language}");
        assert_eq!(gaps(text, prefix), english, "the gaps in {language}");
    }
}

/// The messages with words that begin like this.
///
/// # Panics
/// One of them is there twice.
pub fn written(text: &str, prefix: &str) -> BTreeSet<String> {
    let ids = text.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
    let mut all = BTreeSet::new();
    for id in ids.filter(|id| id.starts_with(prefix)) {
        assert!(all.insert(id.to_owned()), "{id} is twice");
    }
    all
}

/// The gaps of these messages: the message's name and the gap's.
fn gaps(text: &str, prefix: &str) -> BTreeSet<(String, String)> {
    let mut id = None;
    let mut found = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            id = name.starts_with(prefix).then(|| name.to_owned());
        }
        let Some(id) = &id else { continue };
        for part in line.split('$').skip(1) {
            let gap = part.chars().take_while(|c| c.is_ascii_lowercase() || *c == '_').collect();
            found.insert((id.clone(), gap));
        }
    }
    found
}

/// All texts in the code that begin like the name of a message. Tests speak of beginnings of names, so they are
/// left out.
fn collect(folder: &Path, prefix: &str, names: &mut BTreeSet<String>) {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem().unwrap_or_default();
        if stem == "tests" {
            continue;
        }
        if path.is_dir() {
            collect(&path, prefix, names);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = fs::read_to_string(&path).expect("a file of the project");
            let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let ours = code.split('"').filter(|text| {
                text.starts_with(prefix) && text.len() > prefix.len() && text.bytes().all(is_plain)
            });
            names.extend(ours.map(str::to_owned));
        }
    }
}
