//! French has spaces before some signs. They are the same everywhere, and no line breaks there: a narrow one
//! (U+202F) before `;`, `!` and `?`, a wide one (U+00A0) before `:` and inside « ».

use std::fs;
use std::path::{Path, PathBuf};

/// Every file of French texts in the project.
fn french(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !matches!(name, "target" | "node_modules" | "dist" | ".git") {
            french(&path, files);
        } else if matches!(name, "fr.ftl" | "fr.md") {
            files.push(path);
        }
    }
}

/// What is wrong with a line.
fn wrong(line: &str) -> Option<&'static str> {
    let signs: Vec<char> = line.chars().collect();
    let at = |n: usize| signs.get(n).copied().unwrap_or(' ');
    for (n, sign) in signs.iter().enumerate().skip(2) {
        let (before, space) = (at(n - 2), at(n - 1));
        // A space that begins something, as in a table or a list of keys, is not one before a sign.
        if !space.is_whitespace() || before.is_whitespace() || before == '«' || before == '|' {
            continue;
        }
        match sign {
            // In pictures of cards, `??` is a card face down.
            ';' | '!' | '?' if at(n + 1) == '?' || at(n + 1).is_alphanumeric() => {}
            ';' | '!' | '?' if space != '\u{202f}' => {
                return Some("a narrow space belongs before ; ! ?");
            }
            ':' if at(n + 1).is_whitespace() && space != '\u{a0}' => {
                return Some("a wide space belongs before :");
            }
            '»' if space != '\u{a0}' => return Some("a wide space belongs before »"),
            _ => {}
        }
    }
    let opens = signs.iter().enumerate().any(|(n, sign)| *sign == '«' && at(n + 1) != '\u{a0}');
    opens.then_some("a wide space belongs after «")
}

#[test]
fn french_texts_have_one_habit_of_spaces() {
    let mut files = Vec::new();
    french(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), &mut files);
    assert!(files.len() >= 10, "{files:?}");
    for file in files {
        let text = fs::read_to_string(&file).expect("a text");
        for (n, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            assert_eq!(wrong(line), None, "{}:{}: {line}", file.display(), n + 1);
        }
    }
}

#[test]
fn other_spaces_are_noticed() {
    for line in ["Vite !", "Vite\u{a0}!", "Place : 1", "Tape « fin »", "Tape «\u{a0}fin »"] {
        assert!(wrong(line).is_some(), "{line}");
    }
    for line in ["Vite\u{202f}!", "Komojo GO! Vite", "Tape «\u{a0}fin\u{a0}»", "r rejouer  ? aide"]
    {
        assert_eq!(wrong(line), None, "{line}");
    }
}
