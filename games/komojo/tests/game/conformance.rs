//! Whole games with the referee's every answer.

use vierblatt_komojo::Komojo;

#[test]
fn the_conformance_games_are_judged_as_expected() {
    vierblatt_game_testing::conformance::<Komojo>(
        include_bytes!("../conformance/records.jsonl"),
        include_bytes!("../conformance/expected.jsonl.gz"),
    );
}
