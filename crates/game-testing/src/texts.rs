//! The law about words: whatever a game tells or refuses, there is a text for it with every gap
//! filled.

use std::collections::BTreeSet;
use std::path::Path;

use vierblatt_game::{Game, Message, Published, Say, Seat, Telling, Told, carry_out};
use vierblatt_texts::testing::must_be_whole;
use vierblatt_texts::{Language, Texts};

use crate::{Lawful, TestTable};

/// Plays a random game and looks up everything that is told, and every refusal on the way.
pub fn texts_are_there<L: Lawful>(table: &TestTable<L::Game>) {
    let texts = Language::ALL.map(Texts::of::<L::Game>);
    let has = |message: &Message| {
        for texts in &texts {
            assert!(texts.has(message), "{}: no text fits {message:?}", texts.language());
        }
    };
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    let mut told = Told::<L::Game>::default();
    let mut n = 0usize;
    while let Some(action) = players.next(&state) {
        if n.is_multiple_of(50) {
            for seat in (0..=table.seats.0).map(Seat) {
                for mv in L::vocabulary(&state) {
                    if let Err(refusal) = <L::Game as Game>::check(&state, seat, &mv) {
                        has(&refusal.say());
                    }
                }
            }
        }
        told.0.clear();
        carry_out::<L::Game>(&mut state, &action, &mut told);
        for (_, telling) in &told.0 {
            match telling {
                Telling::Event(event) => has(&event.say()),
                Telling::Secret(secret) => has(&secret.say()),
            }
        }
        n += 1;
    }
}

/// Everything a game can tell and refuse has words in every language with all that fills its gaps, and nothing else
/// has. `said` is one message of each kind, and the code in the game's `folder` must not name another; `unused` names
/// what a text leaves out on purpose, as message and gap.
pub fn messages_have_words<G: Published>(folder: &str, said: &[Message], unused: &[(&str, &str)]) {
    let kinds = ["event", "secret", "refused"].map(|kind| format!("{}-{kind}-", G::ID));
    for kind in &kinds {
        must_be_whole(kind, &[Path::new(folder).join("src")], G::TEXTS);
    }
    let ids: BTreeSet<&str> = said.iter().map(|message| message.id).collect();
    for (language, file) in G::TEXTS {
        let told = messages(file);
        let told = || told.iter().filter(|(id, _)| kinds.iter().any(|kind| id.starts_with(kind)));
        assert_eq!(ids, told().map(|(id, _)| *id).collect(), "in {language}");
        for (id, text) in told() {
            for message in said.iter().filter(|message| message.id == *id) {
                gaps_are_filled(message, text, unused, language);
            }
        }
    }
}

/// The messages of a Fluent file: id and text, which may go on for several lines.
fn messages(file: &str) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            Some((id, text)) => all.push((id, text.to_owned())),
            None => all.last_mut().into_iter().for_each(|(_, text)| text.push_str(line)),
        }
    }
    all
}

fn gaps_are_filled(message: &Message, text: &str, unused: &[(&str, &str)], language: &str) {
    let used: BTreeSet<&str> = text
        .split('$')
        .skip(1)
        .filter_map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next())
        .collect();
    for (name, _) in &message.args {
        let is_left_out = unused.contains(&(message.id, name));
        assert!(used.contains(name) || is_left_out, "${name} in {text:?} ({language})");
    }
    let named: BTreeSet<&str> = message.args.iter().map(|(name, _)| *name).collect();
    assert!(used.is_subset(&named), "{used:?} in {text:?} ({language})");
}
