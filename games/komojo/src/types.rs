//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-komojo
//! types` writes it anew.

use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS};
use vierblatt_game::{Kind, Options as _};

use crate::cards::Card;
use crate::event::{Event, Secret, Shown};
use crate::options::Options;
use crate::places::Spot;
use crate::state::{Pending, Phase, Window};
use crate::view::{Place, Private, Public, Seen};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts");

fn declare<T: TS>(out: &mut String) {
    let config = Config::new();
    if let Some(docs) = T::docs() {
        out.push_str(&docs);
    }
    let _ = writeln!(out, "export {}\n", T::decl(&config));
}

/// Options are declared by a macro; their list says as much as their type would.
fn declare_options(out: &mut String) {
    out.push_str("/**\n * What the table plays by.\n */\nexport type Options = {\n");
    for spec in Options::SPECS {
        let kind = match spec.kind {
            Kind::Choice { words, .. } => {
                let words: Vec<_> = words.iter().map(|word| format!("\"{word}\"")).collect();
                words.join(" | ")
            }
            Kind::Number { .. } => "number".to_owned(),
        };
        let _ = writeln!(out, "{}: {kind},", spec.name);
    }
    out.push_str("};\n\n");
}

fn types() -> String {
    let mut out = String::from(
        "// What the server shows and tells of Komojo. Made from games/komojo/src; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-komojo types\n\n",
    );
    declare::<Public>(&mut out);
    declare::<Phase>(&mut out);
    declare::<Pending>(&mut out);
    declare::<Window>(&mut out);
    declare::<Place>(&mut out);
    declare::<Private>(&mut out);
    declare::<Seen>(&mut out);
    declare::<Event>(&mut out);
    declare::<Shown>(&mut out);
    declare::<Secret>(&mut out);
    declare::<Card>(&mut out);
    declare::<Spot>(&mut out);
    declare_options(&mut out);
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
        "games/komojo/web/types.ts is not up to date: UPDATE_TYPES=1 cargo test -p vierblatt-komojo types"
    );
}
