//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-komojo
//! types` writes it again.

use std::fmt::Write;

use vierblatt_game::{Kind, Options as _};
use vierblatt_type_export::TypeFile;

use crate::cards::{Card, Power};
use crate::event::{Event, Secret, Shown};
use crate::options::Options;
use crate::places::Spot;
use crate::state::{Pending, Phase, Window};
use crate::view::{Open, Place, Private, Public, Seen};

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

/// What cards count and do, so that a board does not have to know.
fn cards() -> String {
    let mut out = String::new();
    out.push_str("/**\n * What each card counts (KM-01).\n */\n");
    out.push_str("export const VALUES: Record<string, number> = {\n");
    let mut kinds = Card::ALL.to_vec();
    kinds.dedup();
    for card in &kinds {
        let _ = writeln!(out, "  \"{card}\": {},", card.value());
    }
    out.push_str("};\n\n/**\n * What cards do when they are drawn (KM-10 to KM-13).\n */\n");
    out.push_str("export type Power = \"peek\" | \"spy\" | \"trade\" | \"switch\";\n\n");
    out.push_str("/**\n * The cards that do something.\n */\n");
    out.push_str("export const POWERS: Record<string, Power> = {\n");
    for card in &kinds {
        let power = match card.power() {
            None => continue,
            Some(Power::Peek) => "peek",
            Some(Power::Spy) => "spy",
            Some(Power::Trade) => "trade",
            Some(Power::Switch) => "switch",
        };
        let _ = writeln!(out, "  \"{card}\": \"{power}\",");
    }
    out.push_str("};\n\n");
    out
}

#[test]
fn the_boards_types_are_those_of_the_game() {
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
    .with::<Open>()
    .with::<Event>()
    .with::<Shown>()
    .with::<Secret>()
    .with::<Card>()
    .with::<Spot>()
    .and(&options())
    .and(&cards())
    .must_be(concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts"));
}
