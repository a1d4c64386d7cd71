//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-jogo types`
//! writes it again.

use std::fmt::Write;

use vierblatt_type_export::TypeFile;

use crate::cards::{Colour, KINDS};
use crate::{Card, Event, Origin, Phase, Pile, Place, Private, Public, Secret, Shown};

/// What cards cost, so that a board does not have to know: a card is its colour's letter and one of these.
fn values() -> String {
    let mut out = String::new();
    out.push_str(
        "/**\n * What a card costs at the end (JG-01), by what it shows besides its colour.\n */\n",
    );
    out.push_str("export const VALUES: Record<string, number> = {\n");
    let of_one_colour =
        (0..KINDS).map(Card::from_index).filter(|card| card.colour() == Colour::Red);
    for card in of_one_colour {
        let _ = writeln!(out, "  \"{}\": {},", &card.to_string()[1..], card.value());
    }
    out.push_str("};\n\n");
    out
}

#[test]
fn the_boards_types_are_those_of_the_game() {
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
    .and(&values())
    .must_be(concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts"));
}
