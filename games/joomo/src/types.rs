//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-joomo
//! types` writes it anew.

use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::{Card, Cards, Event, Limit, Phase, Private, Public, Secret};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts");

fn declare<T: TS>(out: &mut String) {
    if let Some(docs) = T::docs() {
        out.push_str(&docs);
    }
    let _ = writeln!(out, "export {}\n", T::decl(&Config::new()));
}

fn types() -> String {
    let mut out = String::from(
        "// What a board sees and hears of Joomo. Made from games/joomo; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-joomo types\n\n",
    );
    declare::<Public>(&mut out);
    declare::<Private>(&mut out);
    declare::<Phase>(&mut out);
    declare::<Event>(&mut out);
    declare::<Secret>(&mut out);
    declare::<Limit>(&mut out);
    declare::<Card>(&mut out);
    declare::<Cards>(&mut out);
    // Without the spaces that ts-rs leaves before comments.
    let lines: Vec<_> = out.trim_end().lines().map(str::trim_end).collect();
    format!("{}\n", lines.join("\n"))
}

#[test]
fn the_boards_types_are_those_of_the_game() {
    let types = types();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
        std::fs::write(FILE, &types).unwrap();
    }
    let there = std::fs::read_to_string(FILE).unwrap_or_default();
    // Not `assert_eq`: the two files side by side would help nobody.
    assert!(
        there == types,
        "web/types.ts is not up to date: UPDATE_TYPES=1 cargo test -p vierblatt-joomo types"
    );
}

#[test]
fn every_type_that_is_named_is_declared() {
    let types = types();
    let is_comment = |line: &&str| line.starts_with(['/', ' ']);
    for line in types.lines().filter(|line| !is_comment(line)) {
        let words = line.split(|c: char| !c.is_alphanumeric());
        let named = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.contains(|c: char| c.is_ascii_lowercase())
        };
        for word in words.filter(named).filter(|word| *word != "Array") {
            assert!(types.contains(&format!("export type {word} =")), "{word} in {line}");
        }
    }
}
