//! Clocks that are set while a program runs.

use vierblatt_protocol::Settings;
use vierblatt_table::Entry;

use crate::scene::Scene;

const HOUR: u64 = 3_600_000;

#[test]
fn a_clock_that_is_set_back_does_not_stop_bots() {
    for jobs_are_held in [false, true] {
        let mut scene = Scene::new();
        scene.holds.jobs = jobs_are_held;
        let code = scene.started(&["bot", "bot"], Settings::default());
        // Whoever begins: Anna plays on until a bot is to move.
        for n in 0..20 {
            if scene.game(0)["turn"][0] != 0 {
                break;
            }
            let action = scene.game(0)["legal"][0].as_str().expect("her turn").to_owned();
            let ask = vierblatt_protocol::Ask::Act { n: scene.n(0), action };
            scene.ask(0, &code, &format!("move {n}"), ask);
        }
        assert_ne!(scene.game(0)["turn"][0], 0, "a bot's turn");
        let by_bot = |entry: &Entry| matches!(entry, Entry::Acted { seat: Some(1..), .. });
        let moves = scene.entries(&code, by_bot);
        scene.now -= HOUR;
        scene.release();
        scene.pass(60_000);
        assert!(scene.entries(&code, by_bot) > moves, "bots move within a minute");
    }
}
