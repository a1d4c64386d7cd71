//! The page's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-book` writes it anew.

use vierblatt_book::{
    BookRecord, BookView, CellView, ChoiceView, EveningView, Figures, GameFigures, How,
    MemberFigures, MemberPage, MemberView, Opening, Place, RecordKind, Rival, RosterFigures,
    RosterView, SeasonView, SheetLine, SheetView, Slice, What,
};
use vierblatt_type_export::TypeFile;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/book/types.ts");

#[test]
fn the_pages_types_are_those_of_the_book() {
    TypeFile::new(
        "// What is in a group's book. Made from crates/book; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-book",
    )
    .with::<What>()
    .with::<Opening>()
    .with::<How>()
    .with::<BookView>()
    .with::<MemberView>()
    .with::<RosterView>()
    .with::<SeasonView>()
    .with::<SheetView>()
    .with::<CellView>()
    .with::<ChoiceView>()
    .with::<EveningView>()
    .with::<SheetLine>()
    .with::<Figures>()
    .with::<GameFigures>()
    .with::<MemberFigures>()
    .with::<RosterFigures>()
    .with::<Place>()
    .with::<BookRecord>()
    .with::<RecordKind>()
    .with::<MemberPage>()
    .with::<Slice>()
    .with::<Rival>()
    .must_be(FILE);
}
