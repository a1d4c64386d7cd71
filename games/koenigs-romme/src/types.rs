//! The board's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-koenigs-romme
//! types` writes it again.

use vierblatt_type_export::TypeFile;

use crate::{
    Arranged, Arrangement, Card, Combinable, Combining, Event, Private, Public, PublicSolo,
    PublicTable, Rank, Secret, SoloArranged,
};

#[test]
fn the_boards_types_are_those_of_the_game() {
    TypeFile::new(
        "// What a board sees and hears of Königs-Rommé. Made from games/koenigs-romme; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-koenigs-romme types",
    )
        .with::<Public>()
        .with::<PublicTable>()
        .with::<PublicSolo>()
        .with::<Private>()
        .with::<Arrangement>()
        .with::<Arranged>()
        .with::<Combining>()
        .with::<Combinable>()
        .with::<SoloArranged>()
        .with::<Event>()
        .with::<Secret>()
        .with::<Card>()
        .with::<Rank>()
    .must_be(concat!(env!("CARGO_MANIFEST_DIR"), "/web/types.ts"));
}
