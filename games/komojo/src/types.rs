//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-komojo
//! types` writes it again.

use std::fmt::Write;

use vierblatt_game::{Kind, Options as _};
use vierblatt_type_export::TypeFile;

use crate::cards::Card;
use crate::event::{Event, Secret, Shown};
use crate::options::Options;
use crate::places::Spot;
use crate::state::{Pending, Phase, Window};
use crate::view::{Place, Private, Public, Seen};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts");

/// Options are declared by a macro; their list says as much as their type would.
fn options() -> String {
    let mut out = String::new();
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
    out
}

fn types() -> TypeFile {
    TypeFile::new(
        "// What the server shows and tells of Komojo. Made from games/komojo/src; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-komojo types",
    )
    .with::<Public>()
    .with::<Phase>()
    .with::<Pending>()
    .with::<Window>()
    .with::<Place>()
    .with::<Private>()
    .with::<Seen>()
    .with::<Event>()
    .with::<Shown>()
    .with::<Secret>()
    .with::<Card>()
    .with::<Spot>()
    .and(&options())
}

#[test]
fn the_boards_types_are_those_of_the_game() {
    types().must_be(FILE);
}

#[test]
fn every_type_that_is_named_is_declared() {
    types().must_be_whole();
}
