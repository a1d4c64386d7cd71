//! The client's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-protocol`
//! writes it anew.

use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS};
use vierblatt_protocol::{
    Ask, ChatLine, Clock, ClockView, GameView, Heard, Kind, LONGEST_CHAT, LONGEST_ID,
    LONGEST_MESSAGE, NextView, Occupant, RaceView, Reaction, SeatView, Settings, Snap, Status,
    TableView, Text, ToClient, ToServer, VERSION, Watch, Why, You,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol.ts");

fn declare<T: TS>(out: &mut String) {
    let config = Config::new();
    if let Some(docs) = T::docs() {
        out.push_str(&docs);
    }
    let _ = writeln!(out, "export {}\n", T::decl(&config));
}

fn types() -> String {
    let mut out = String::from(
        "// What client and server say to each other. Made from crates/protocol; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-protocol\n\n",
    );
    for (name, value) in [
        ("VERSION", VERSION as usize),
        ("LONGEST_MESSAGE", LONGEST_MESSAGE),
        ("LONGEST_CHAT", LONGEST_CHAT),
        ("LONGEST_ID", LONGEST_ID),
    ] {
        let _ = writeln!(out, "export const {name} = {value};");
    }
    out.push('\n');
    declare::<ToServer>(&mut out);
    declare::<Ask>(&mut out);
    declare::<Reaction>(&mut out);
    declare::<ToClient<'static>>(&mut out);
    declare::<Why>(&mut out);
    declare::<Kind>(&mut out);
    declare::<Text>(&mut out);
    declare::<You>(&mut out);
    declare::<TableView>(&mut out);
    declare::<NextView>(&mut out);
    declare::<Status>(&mut out);
    declare::<SeatView>(&mut out);
    declare::<Occupant>(&mut out);
    declare::<GameView<'static>>(&mut out);
    declare::<ClockView>(&mut out);
    declare::<RaceView>(&mut out);
    declare::<Heard>(&mut out);
    declare::<ChatLine>(&mut out);
    declare::<Settings>(&mut out);
    declare::<Clock>(&mut out);
    declare::<Watch>(&mut out);
    declare::<Snap>(&mut out);
    // Without the spaces that ts-rs leaves before comments.
    let lines: Vec<_> = out.trim_end().lines().map(str::trim_end).collect();
    format!("{}\n", lines.join("\n"))
}

#[test]
fn the_clients_types_are_those_of_the_server() {
    let types = types();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
        std::fs::write(FILE, &types).unwrap();
    }
    let there = std::fs::read_to_string(FILE).unwrap_or_default();
    // Not `assert_eq`: the two files side by side would help nobody.
    assert!(
        there == types,
        "web/src/protocol.ts is not up to date: UPDATE_TYPES=1 cargo test -p vierblatt-protocol"
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
                && !["Array", "Record"].contains(word)
        };
        for word in words.filter(named) {
            assert!(types.contains(&format!("export type {word} =")), "{word} in {line}");
        }
    }
}
