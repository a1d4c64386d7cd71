//! The page's types of a review come from the report's. `UPDATE_TYPES=1 cargo test -p vierblatt-review --lib` writes them anew.

use vierblatt_type_export::TypeFile;

use crate::{
    Decision, Depth, Difference, KindSummary, LuckReport, Mark, Moment, MomentKind, PlayerSummary,
    Point, Progress, Report, Strength, ValuedMove,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/review/types.ts");

#[test]
fn the_pages_types_are_those_of_the_report() {
    TypeFile::new(
        "// What a review tells. Made from crates/review; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-review --lib",
    )
    .with::<Report>()
    .with::<Depth>()
    .with::<Progress>()
    .with::<Decision>()
    .with::<Difference>()
    .with::<Mark>()
    .with::<ValuedMove>()
    .with::<LuckReport>()
    .with::<Point>()
    .with::<PlayerSummary>()
    .with::<KindSummary>()
    .with::<Moment>()
    .with::<MomentKind>()
    .with::<Strength>()
    .must_be(FILE);
}
