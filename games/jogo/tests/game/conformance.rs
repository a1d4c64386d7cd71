//! Whole games with the referee's every answer.

#[test]
fn the_conformance_games_come_out_the_same() {
    vierblatt_game_testing::conformance::<vierblatt_jogo::Jogo>(
        include_bytes!("../conformance/records.jsonl"),
        include_bytes!("../conformance/expected.jsonl.gz"),
    );
}
