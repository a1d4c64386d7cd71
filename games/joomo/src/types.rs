//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-joomo
//! types` writes it again.

use vierblatt_type_export::TypeFile;

use crate::{Card, Cards, Event, Limit, Phase, Private, Public, Secret};

#[test]
fn the_boards_types_are_those_of_the_game() {
    TypeFile::new(
        "// What a board sees and hears of Joomo. Made from games/joomo; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-joomo types",
    )
    .with::<Public>()
    .with::<Private>()
    .with::<Phase>()
    .with::<Event>()
    .with::<Secret>()
    .with::<Limit>()
    .with::<Card>()
    .with::<Cards>()
    .must_be(concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts"));
}
