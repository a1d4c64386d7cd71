//! Clocks that are set while a program runs.

use vierblatt_history::Entry;
use vierblatt_protocol::Settings;

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

#[test]
fn a_clock_that_is_set_forward_costs_nobody_their_time_to_think() {
    let mut scene = Scene::new();
    let clock = vierblatt_protocol::Clock::Move { seconds: 60, reserve: 0 };
    let code = scene.started(&["berta"], Settings { clock, ..Settings::default() });
    let timeouts = |scene: &Scene| {
        scene.entries(&code, |entry| {
            matches!(entry, Entry::Acted { how: vierblatt_history::How::Timeout, .. })
        })
    };
    scene.pass(20_000);
    scene.now += HOUR;
    scene.tell(vierblatt_keeper::Event::Tick);
    assert_eq!(timeouts(&scene), 0, "nobody's time is over");
    scene.pass(30_000);
    assert_eq!(timeouts(&scene), 0, "50 of 60 seconds have passed");
    scene.pass(30_000);
    assert!(timeouts(&scene) > 0, "now it is over");
}
