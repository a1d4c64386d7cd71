//! The pictures of moments that boards are built with (`games/<id>/web/fixtures`) say what a table would say of them:
//! what is asked, what is offered. `UPDATE_FIXTURES=1 cargo test -p vierblatt-table --test table fixtures` writes it into
//! them.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{AtTable, Seat, Seen};
use vierblatt_history::{Asked, ask};
use vierblatt_protocol::{Clock, Settings, Snap};

/// What the table would say of this game, if it is shown like this.
struct Told<'a>(&'a Value);

impl Visit for Told<'_> {
    type Output = Asked;
    fn visit<G: Listed>(self) -> Asked {
        let Told(fixture) = self;
        let game = &fixture["game"];
        let read = |value: &Value| value.clone();
        let public: G::Public = serde_json::from_value(read(&game["public"])).expect("a view");
        let private: Option<G::Private> = match &game["private"] {
            Value::Null => None,
            private => Some(serde_json::from_value(read(private)).expect("an own view")),
        };
        let seat = fixture["you"]["seat"].as_u64().map(|seat| Seat(seat as u8));
        let legal: Vec<String> = serde_json::from_value(read(&game["legal"])).expect("a list");
        let settings: Settings =
            serde_json::from_value(read(&fixture["table"]["settings"])).expect("settings");
        let is_sealed =
            matches!(settings.snap, Snap::Sealed) || matches!(settings.clock, Clock::Days { .. });
        let thrown = (game["race"]["claimed"] == true).then_some(1);
        let seen = Seen { public: &public, private: private.as_ref(), seat, legal: &legal };
        ask::<G>(&seen, &AtTable { is_sealed, thrown }, game["can_lay"] == true)
    }
}

#[test]
fn fixtures_say_what_a_table_would() {
    let is_wanted = std::env::var_os("UPDATE_FIXTURES").is_some();
    for game in IDS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
        if !folder.join("web/Board.svelte").exists() {
            continue;
        }
        let files = fs::read_dir(folder.join("web/fixtures")).expect("a board has fixtures");
        for file in files {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a text");
            let mut fixture: Value = serde_json::from_str(&text).expect("JSON");
            let Asked { prompt, more, offers } = with_game(game, Told(&fixture)).expect("a game");
            let there = fixture["game"].as_object_mut().expect("a game");
            for (name, value, is_empty) in [
                ("prompt", json!(prompt), prompt.is_none()),
                ("more", json!(more), more.is_empty()),
                ("offers", json!(offers), offers.is_empty()),
            ] {
                if is_empty {
                    there.remove(name);
                } else {
                    there.insert(name.to_owned(), value);
                }
            }
            let told = format!("{fixture}\n");
            if is_wanted {
                fs::write(&path, &told).expect("a file that can be written");
            }
            let file = path.display();
            assert!(is_wanted || told == text, "{file} says something else: UPDATE_FIXTURES=1");
        }
    }
}
