//! Views that are put together from what has changed.

use serde_json::{Map, Value, json};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_protocol::{Ask, Settings};

use crate::scene::Scene;

/// The second connection of each person, who puts views together.
const SECOND: u64 = 100;

/// What somebody knows of the game who puts together what has changed, and how much of it they were told in parts.
#[derive(Default)]
struct Client {
    game: Value,
    read: usize,
    partial: usize,
}

impl Client {
    /// Reads what has come in since.
    fn read(&mut self, messages: &[Value]) {
        for message in &messages[self.read..] {
            let game = &message["game"];
            if message["type"] == "welcome" || !game.is_null() {
                self.game =
                    if game["partial"] == true { self.together(game) } else { game.clone() };
            }
        }
        self.read = messages.len();
    }

    fn together(&mut self, game: &Value) -> Value {
        self.partial += 1;
        let mut whole = game.as_object().expect("a view").clone();
        whole.remove("partial");
        for half in ["public", "private"] {
            let object = |game: &Value| -> Map<String, Value> {
                game[half].as_object().expect("an object").clone()
            };
            let mut all = object(&self.game);
            for (name, value) in object(game) {
                assert!(all.contains_key(&name), "a part has no member the whole did not have");
                all.insert(name, value);
            }
            whole.insert(half.to_owned(), Value::Object(all));
        }
        Value::Object(whole)
    }
}

/// Plays a game and a half at random by seed. Everybody is there twice: once with whole views and once with what has changed.
fn play(game: &str, seats: usize, seed: u64) -> usize {
    let people = &["anna", "ben", "cleo", "dora"][..seats];
    let mut scene = Scene::started(game, people, json!({}), Settings::default());
    let mut clients: Vec<Client> = people.iter().map(|_| Client::default()).collect();
    for (n, person) in (SECOND..).zip(people) {
        scene.connect_as(n, person, None, true);
    }
    // Somebody watches as well, and is told everything, whatever they said.
    scene.connect_as(SECOND - 1, "emil", None, true);
    let (mut step, mut games) = (seed, 0);
    for _ in 0..1500 {
        step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let draw = (step >> 33) as usize;
        // With a rematch everybody moves on to the next seat.
        let mover = (0..seats as u64).find(|viewer| !scene.legal(*viewer).is_empty());
        if scene.seen(0, "table")["status"] == "over" {
            games += 1;
            if games == 2 {
                break;
            }
            for n in 0..seats as u64 {
                scene.done(n, Ask::Rematch);
            }
        } else if draw.is_multiple_of(29) {
            // Somebody loses their second connection and comes back on a new one.
            let n = draw / 29 % seats;
            let viewer = SECOND + n as u64;
            scene.disconnect(viewer);
            scene.inbox.remove(&viewer);
            let before = std::mem::take(&mut clients[n]);
            clients[n].partial = before.partial;
            scene.connect_as(viewer, people[n], Some(0), true);
        } else if scene.seen(0, "game")["race"].is_object() {
            scene.pass(3000);
        } else if let Some(mover) = mover {
            let legal = scene.legal(mover);
            let action = legal[draw % legal.len()].clone();
            let n = scene.n(mover);
            scene.ask(mover, Ask::Act { n, action });
        } else {
            scene.pass(5000);
        }
        for (n, client) in (0..).zip(&mut clients) {
            client.read(&scene.inbox[&(SECOND + n)]);
            assert_eq!(client.game, scene.seen(n, "game"), "{game}, seed {seed}, seat {n}");
        }
    }
    let whole = |message: &Value| message["game"]["partial"].is_null();
    assert!(scene.inbox[&(SECOND - 1)].iter().all(whole));
    clients.iter().map(|client| client.partial).sum()
}

/// How few can play a game.
struct Fewest;

impl Visit for Fewest {
    type Output = usize;

    fn visit<G: Listed>(self) -> usize {
        usize::from(*G::SEATS.start())
    }
}

#[test]
fn what_was_known_and_what_has_changed_make_the_whole_view_in_all_games() {
    for (n, game) in (0..).zip(IDS) {
        for seed in 0..2 {
            let seats = with_game(game, Fewest).expect("a game of the catalog").max(2);
            let partial = play(game, seats, 10 * n + seed);
            assert!(partial > 20, "{game}, seed {seed}: only {partial} updates were in parts");
        }
    }
}

#[test]
fn who_does_not_ask_for_it_is_never_told_a_part() {
    let mut scene = Scene::joomo(&["anna", "ben"], Settings::default());
    scene.play_out();
    let partial = |message: &Value| message["game"]["partial"] == true;
    assert!(!scene.inbox.values().flatten().any(partial));
}
