//! Whole games with the referee's every answer.

use vierblatt_joomo::Joomo;

#[test]
fn our_referee_says_what_the_conformance_games_expect() {
    vierblatt_game_testing::conformance::<Joomo>(
        include_bytes!("../conformance/records.jsonl"),
        include_bytes!("../conformance/expected.jsonl.gz"),
    );
}
