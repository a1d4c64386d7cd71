//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-jogo types`
//! writes it again.

use vierblatt_type_export::TypeFile;

use crate::{Card, Event, Origin, Phase, Pile, Place, Private, Public, Secret, Shown};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts");

fn types() -> TypeFile {
    TypeFile::new(
        "// What a table of JOGO! shows and tells. Made from the game's own types; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-jogo types",
    )
    .with::<Public>()
    .with::<Private>()
    .with::<Shown>()
    .with::<Phase>()
    .with::<Card>()
    .with::<Pile>()
    .with::<Place>()
    .with::<Event>()
    .with::<Origin>()
    .with::<Secret>()
}

#[test]
fn the_boards_types_are_those_of_the_game() {
    types().must_be(FILE);
}

#[test]
fn every_type_that_is_named_is_declared() {
    types().must_be_whole();
}
