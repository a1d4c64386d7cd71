//! The first game of each game: a prepared deal with prepared moves (`games/<id>/lesson.json`), shown by real tables. Each move is checked by the
//! rules, and what a table shows and tells at each step is written for the page (`games/<id>/web/lesson.json`) by
//! `UPDATE_FIXTURES=1 cargo test -p vierblatt-table --test table lessons`.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Value, json};
use vierblatt_bus::Viewer;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_history::{Entry, How, Line};
use vierblatt_protocol::{Settings, Snap};
use vierblatt_record::{Manner, Record, judge};
use vierblatt_store::{PersonId, StoredGame, StoredTable};
use vierblatt_table::{Input, load};
use vierblatt_texts::{Language, Texts};

use crate::scene::opened;

/// A lesson as it is written by hand.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    seats: u8,
    options: Value,
    /// The whole game as records write it. The learner has seat 0.
    actions: Vec<String>,
    /// What is said before an action, by its number from 0: `<game>-lesson-<name>`. A name with a number of actions is also said when they are over.
    says: Vec<(usize, String)>,
}

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game)
}

fn lesson(game: &str) -> Lesson {
    let text =
        fs::read_to_string(folder(game).join("lesson.json")).expect("every game has a lesson");
    serde_json::from_str(&text).expect("a lesson")
}

/// The table's log: opened by the learner, with bots in the other seats, and then the lesson's actions.
fn log(game: &str, lesson: &Lesson) -> Vec<Vec<u8>> {
    let settings = Settings { snap: Snap::Sealed, takeback: false, ..Settings::default() };
    let opened = opened(game, lesson.seats, lesson.options.clone(), settings);
    let mut entries = vec![Entry::Opened(Box::new(opened))];
    entries.extend((1..lesson.seats).map(|seat| Entry::Bot { seat, level: 2 }));
    entries.push(Entry::Started);
    entries.extend(lesson.actions.iter().map(|action| {
        let (who, action) = action.split_once(' ').expect("who and what");
        let (seat, action) = (who.parse().ok(), action.to_owned());
        Entry::Acted { seat, action, how: How::Chosen, spent: 0 }
    }));
    let line = |entry| Line::new(1, entry).write().expect("it can be written");
    entries.into_iter().map(line).collect()
}

/// What a table with so many of these entries says to the learner who comes back from one entry before.
fn welcome(log: &[Vec<u8>], end: usize) -> Value {
    let stored = StoredTable { start: None, entries: log[..end].to_vec() };
    let loaded = load(&stored, 1).unwrap_or_else(|why| panic!("entry {}: {why}", end - 1));
    let start = loaded.missing_starts.last().expect("it has started").clone();
    let entries = log[start.first as usize..end].to_vec();
    let game = Some(StoredGame { start, entries, is_last: true });
    let mut table = loaded.table;
    let person = PersonId::from("anna");
    let connect = Input::Connect {
        viewer: Viewer { edge: 0, n: 0 },
        person,
        name: String::new(),
        since: Some(end as u32 - 1),
        changes: false,
        game,
    };
    let sent = &table.take(connect, 1).send[0].1;
    serde_json::from_str(sent).expect("messages are JSON")
}

/// The lesson as the page shows it.
fn shown(game: &str, lesson: &Lesson) -> Value {
    let log = log(game, lesson);
    let before = log.len() - lesson.actions.len();
    let says = |n: usize| lesson.says.iter().find(|(at, _)| *at == n).map(|(_, name)| name);
    let mut table = Value::Null;
    let steps: Vec<Value> = (1..=lesson.actions.len())
        .map(|n| {
            let message = welcome(&log, before + n);
            if n == 1 {
                table = message["table"].clone();
            }
            let mut game = message["game"].clone();
            // Nothing in a lesson runs out of time.
            for passing in ["clock", "between"] {
                game.as_object_mut().expect("a game").remove(passing);
            }
            json!({
                "n": message["n"], "heard": message["missed"], "game": game,
                "says": says(n), "next": lesson.actions.get(n),
            })
        })
        .collect();
    json!({ "table": table, "steps": steps })
}

/// Judges the lesson as any record, and looks for its words.
struct Judge<'a>(&'a Lesson);

impl Visit for Judge<'_> {
    type Output = ();
    fn visit<G: Listed>(self) {
        let Judge(lesson) = self;
        let record = json!({
            "game": G::ID, "seats": lesson.seats, "options": lesson.options, "actions": lesson.actions,
        })
        .to_string();
        let record: Record<'_> = serde_json::from_str(&record).expect("a record");
        let mut said = Vec::new();
        let manner = Manner { quiet: true, language: Language::En };
        let is_legal = judge::<G>(&record, 0, manner, &mut said).expect("memory can be written");
        assert!(is_legal, "{}: {}", G::ID, String::from_utf8_lossy(&said));
        for language in Language::ALL {
            let texts = Texts::of::<G>(language);
            for (_, name) in &lesson.says {
                let id = format!("{}-lesson-{name}", G::ID);
                assert!(texts.knows(&id), "{id} has no words in {}", language.name());
            }
        }
    }
}

#[test]
fn lessons_are_legal_for_the_referee_and_have_their_words_in_every_language() {
    for game in IDS {
        let lesson = lesson(game);
        with_game(game, Judge(&lesson)).expect("a game of the catalog");
        let moves = lesson.actions.iter().filter(|action| action.starts_with("0 "));
        assert!(moves.count() >= 8, "{game}: a lesson is for playing");
        assert!(lesson.says.iter().any(|(at, _)| *at == lesson.actions.len()), "{game} has an end");
        assert!(lesson.says.iter().all(|(at, _)| *at <= lesson.actions.len()));
    }
}

#[test]
fn lessons_are_legal_and_what_the_page_has_of_them_is_what_a_table_shows() {
    let is_wanted = std::env::var_os("UPDATE_FIXTURES").is_some();
    for game in IDS {
        let lesson = lesson(game);
        let text = format!("{}\n", shown(game, &lesson));
        let path = folder(game).join("web/lesson.json");
        if is_wanted {
            fs::write(&path, &text).expect("a file that can be written");
        }
        let there = fs::read_to_string(&path).unwrap_or_default();
        assert!(there == text, "{} says something else: UPDATE_FIXTURES=1", path.display());
    }
}
