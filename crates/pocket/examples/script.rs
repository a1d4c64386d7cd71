//! Plays a whole game with the native pocket and prints everything it was told and said, line by line: `script GAME SEATS OPTIONS SEED`. A browser
//! that is told the same must say the same, byte by byte (`e2e/tests/pocket.test.js`).

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/pocket/page.rs"]
mod page;

use serde_json::Value;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, options, seed] = &arguments[..] else { panic!("GAME SEATS OPTIONS SEED") };
    let options: Value = serde_json::from_str(options).expect("options");
    let mut page = page::Page::new(seed.parse().expect("a seed"));
    let mut player = page.open(game, seats.parse().expect("seats"), &options, 3);
    player.play(&mut page, usize::MAX);
    let path = format!("/tables/{}/games/1/record", player.code);
    page.call("GET", &path, &Value::Null);
    for step in &page.script {
        println!("{step}");
    }
}
