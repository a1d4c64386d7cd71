//! The laws about what page and terminal are sent: what is asked, what is offered, and what a terminal draws.

use std::collections::{BTreeMap, BTreeSet};

use vierblatt_game::{
    Arg, AtTable, Draw, Face, Game, Holds, Message, Moves, Notation, Published, Scene, Seat, Seen,
    carry_out,
};
use vierblatt_texts::{Language, Texts};

use crate::{Lawful, TestTable};

/// Every view, written as it is sent, reads back as the same view.
pub fn views_read_back<L: Lawful<Game: Draw>>(table: &TestTable<L::Game>) {
    look::<L>(table, |state| {
        let public = <L::Game as Game>::public(state);
        assert_eq!(read_back(&public), public);
        // One more seat than there is: what somebody without cards sees.
        for seat in (0..=table.seats.0).map(Seat) {
            let private = <L::Game as Game>::private(state, seat);
            assert_eq!(read_back(&private), private, "{seat}");
        }
    });
}

/// Looks at every state of the beginning of a game, then now and then, and at its end.
fn look<L: Lawful>(table: &TestTable<L::Game>, mut at: impl FnMut(&<L::Game as Game>::State)) {
    let mut players = table.players();
    let mut state = <L::Game as Game>::new(table.options, table.seats);
    for n in 0usize.. {
        let next = players.next(&state);
        if n < 150 || n.is_multiple_of(3) || next.is_none() {
            at(&state);
        }
        let Some(action) = next else { return };
        carry_out::<L::Game>(&mut state, &action, &mut ());
    }
}

fn read_back<V: serde::Serialize + serde::de::DeserializeOwned>(view: &V) -> V {
    let text = serde_json::to_string(view).expect("views are plain data");
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why} in {text}"))
}

/// What is drawn has words in every language and names no spot twice; everything a seat may do has words too, is
/// done by touching spots that are there, and is told apart from whatever else these spots do.
pub fn scenes_are_sound<L: Lawful<Game: Draw>>(table: &TestTable<L::Game>) {
    let mut words = Words::of::<L::Game>();
    look::<L>(table, |state| {
        let public = <L::Game as Game>::public(state);
        for seat in table.seats.iter().map(Some).chain([None]) {
            let private = seat.map(|seat| <L::Game as Game>::private(state, seat));
            let mut legal = seat.map_or_else(Vec::new, |seat| listed::<L>(state, seat));
            let private = private.as_ref();
            let asked = seat.filter(|seat| <L::Game as Game>::turn(state).seats().contains(*seat));
            if let Some(seat) = asked {
                let seen = Seen { public: &public, private, seat: Some(seat), legal: &legal };
                let more = <L::Game as Draw>::unlisted(&seen);
                may_be_done::<L>(state, seat, &more);
                legal.extend(more);
            }
            let seen = Seen { public: &public, private, seat, legal: &legal };
            let scene = <L::Game as Draw>::scene(&seen);
            words.in_scene(&scene);
            for table in CIRCUMSTANCES {
                let prompt = <L::Game as Draw>::prompt(&seen, &table);
                words.has(&prompt.unwrap_or_else(|| panic!("{seat:?} is told nothing")));
            }
            told_apart(&seen, &scene, &mut words);
        }
    });
}

/// What a table may say of a race.
const CIRCUMSTANCES: [AtTable; 5] = [
    AtTable { is_sealed: false, thrown: None },
    AtTable { is_sealed: false, thrown: Some(2) },
    AtTable { is_sealed: true, thrown: None },
    AtTable { is_sealed: true, thrown: Some(0) },
    AtTable { is_sealed: true, thrown: Some(1) },
];

/// How many of thousands of ways to switch are looked at.
const MOST_LISTED: usize = 60;

/// What a seat may do as a table tells it: what is listed, and of that not everything.
fn listed<L: Lawful>(state: &<L::Game as Game>::State, seat: Seat) -> Vec<String> {
    let legal = <L::Game as Game>::legal(state, seat);
    let step = legal.len().div_ceil(MOST_LISTED).max(1);
    let moves = (0..legal.len()).step_by(step).map(|n| legal.get(n));
    let moves = moves.filter(<L::Game as Notation>::is_listed);
    let written = |mv| {
        let mut text = String::new();
        <L::Game as Notation>::write_move(&mv, &mut text);
        text
    };
    moves.map(written).collect()
}

/// What is not listed is there exactly if the table says so, and the rules allow it.
fn may_be_done<L: Lawful>(state: &<L::Game as Game>::State, seat: Seat, more: &[String]) {
    let can_lay = <L::Game as Notation>::can_lay(state).unwrap_or(false);
    assert_eq!(can_lay, !more.is_empty(), "{seat} is offered {more:?}");
    for action in more {
        let mv = <L::Game as Notation>::read_move(state, action);
        let mv = mv.unwrap_or_else(|| panic!("{action:?} is no move"));
        let checked = <L::Game as Game>::check(state, seat, &mv);
        assert_eq!(checked, Ok(()), "{action:?} is offered to {seat}");
    }
}

fn told_apart<G: Draw>(seen: &Seen<'_, G>, scene: &Scene, words: &mut Words) {
    let mut keys = BTreeSet::new();
    for spot in scene.zones.iter().flat_map(|zone| &zone.spots) {
        assert!(keys.insert(spot.key.as_str()), "two spots are called {:?}", spot.key);
    }
    let mut same: BTreeMap<Vec<String>, Vec<(&str, Message)>> = BTreeMap::new();
    for action in seen.legal {
        let said =
            G::action_words(action, seen).unwrap_or_else(|| panic!("{action:?} has no words"));
        words.has(&said);
        let touches = G::touches(action, seen);
        for key in &touches {
            assert!(keys.contains(key.as_str()), "{action:?} touches {key:?}, which is nowhere");
            assert!(!key.contains(' '), "{key:?} would be two keys");
        }
        same.entry(touches).or_default().push((action, said));
    }
    for (touches, actions) in same.into_iter().filter(|(_, actions)| actions.len() > 1) {
        for texts in &words.texts {
            let mut said = BTreeMap::new();
            for (action, message) in &actions {
                if let Some(other) = said.insert(texts.say(message), *action) {
                    panic!("touching {touches:?}, {action:?} and {other:?} are told alike");
                }
            }
        }
    }
}

/// The texts of all languages, and which messages were found in all of them.
struct Words {
    texts: [Texts; 4],
    /// The game's own files: what one lacks would be said in English.
    files: &'static [(&'static str, &'static str)],
    game: &'static str,
    found: BTreeSet<(&'static str, Vec<&'static str>)>,
}

impl Words {
    fn of<G: Published>() -> Self {
        let texts = Language::ALL.map(Texts::of::<G>);
        Words { texts, files: G::TEXTS, game: G::ID, found: BTreeSet::new() }
    }

    fn in_scene(&mut self, scene: &Scene) {
        for zone in &scene.zones {
            self.has(&zone.title);
            zone.notes.iter().for_each(|note| self.has(note));
            for spot in &zone.spots {
                spot.name.iter().chain(&spot.note).for_each(|message| self.has(message));
                match &spot.holds {
                    Holds::Card(Face { words, rank, .. }) => {
                        self.has(words);
                        assert!((1..=3).contains(&rank.chars().count()), "{rank:?} is too long");
                    }
                    Holds::Nothing | Holds::Sign(_) | Holds::Back => {
                        assert!(spot.name.is_some(), "{:?} is called nothing", spot.key);
                    }
                }
            }
        }
    }

    /// Whether it has words depends on nothing but its id and the names of its arguments.
    fn has(&mut self, message: &Message) {
        for (_, arg) in &message.args {
            if let Arg::Message(inner) = arg {
                self.has(inner);
            }
        }
        let signature = (message.id, message.args.iter().map(|(name, _)| *name).collect());
        if self.found.insert(signature) {
            for texts in &self.texts {
                assert!(texts.has(message), "{}: no text fits {message:?}", texts.language());
            }
            let is_own = message.id.starts_with(self.game);
            for (language, file) in self.files.iter().filter(|_| is_own) {
                let begins = format!("{} =", message.id);
                assert!(file.lines().any(|line| line.starts_with(&begins)), "{language}: {begins}");
            }
        }
    }
}
