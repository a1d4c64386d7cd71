//! No byte on the wire depends on a card its reader may not know. Whole games are played over real sockets;
//! afterwards everything each seat was sent is compared with what it would have been sent in another world,
//! one that fits all the seat was told.

use std::collections::BTreeMap;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_game::{Imagine, Known, Moves, Seat, Telling, Told, Turn};
use vierblatt_history::{Entry, Line};
use vierblatt_record::{Record, set_up};
use vierblatt_store::Log;

use crate::client::{Client, Server};
use crate::whole_games::{games, play_out};

/// What a seat may be sent at each number, worked out from worlds it could imagine.
struct Expected<'a> {
    log: &'a [Line],
    seat: Seat,
}

#[derive(Default)]
struct Sent {
    /// By number: the views and legal moves.
    games: BTreeMap<u64, Value>,
    /// By number: what was heard.
    heard: BTreeMap<u64, Vec<Value>>,
    /// How many of the imagined worlds were not the true one.
    others: usize,
}

impl Visit for Expected<'_> {
    type Output = Sent;

    fn visit<G: Listed>(self) -> Sent {
        let Expected { log, seat } = self;
        let Entry::Opened(opened) = &log[0].entry else { panic!("the first line opens") };
        let head = Record {
            game: G::ID.into(),
            seats: opened.seats.into(),
            options: opened.options.clone(),
            actions: Vec::new(),
            names: Value::Null,
        };
        let Ok((options, seats)) = set_up::<G>(&head) else { panic!("a table of this game") };
        let mut rng = ChaCha8Rng::seed_from_u64(seat.0.into());
        let mut state = G::new(options, seats);
        let mut memory = <G as Imagine>::begin(options, seats, seat);
        let mut sent = Sent::default();
        let mut n = 1;
        for line in &log[1..] {
            let mut told = Told::<G>::default();
            match &line.entry {
                Entry::Claimed { .. } => continue,
                Entry::Acted { seat: Some(by), action, .. } => {
                    let mv = G::read_move(&state, action).expect("a move");
                    G::apply(&mut state, Seat(*by), &mv, &mut told);
                }
                Entry::Acted { seat: None, action, .. } => {
                    let chance = G::read_chance(&state, action).expect("chance");
                    G::apply_chance(&mut state, &chance, &mut told);
                }
                _ => {}
            }
            n += 1;
            told.heard_by(seat).for_each(|telling| G::hear(&mut memory, telling));
            let events = told.heard_by(seat).map(|telling| match telling {
                Telling::Event(event) => json!(event),
                Telling::Secret(secret) => json!(secret),
            });
            sent.heard.insert(n, events.collect());
            if matches!(G::turn(&state), Turn::Chance | Turn::Over) {
                continue;
            }
            let known = Known {
                seat,
                seats,
                options,
                public: G::public(&state),
                private: G::private(&state, seat),
                memory: memory.clone(),
            };
            let world = G::imagine(&known, &mut rng);
            let differs = json!(G::open(&world)) != json!(G::open(&state));
            sent.others += usize::from(differs);
            let mut legal = Vec::new();
            G::legal(&world, seat).for_each(|mv| {
                let mut text = String::new();
                G::write_move(&mv, &mut text);
                legal.push(text);
            });
            let game = json!({
                "public": G::public(&world), "private": G::unaided(G::private(&world, seat)), "legal": legal,
            });
            sent.games.insert(n, game);
        }
        sent
    }
}

/// How many messages of one player were compared with another world's, and how many such worlds there were.
fn compare(game: &str, log: &[Line], player: &Client) -> (usize, usize) {
    let seat = Seat(player.seat.expect("they sit") as u8);
    let expected = with_game(game, Expected { log, seat }).expect("a game");
    let mut compared = 0;
    for text in &player.texts {
        let message: Value = serde_json::from_str(text).expect("JSON");
        let n = message["n"].as_u64().unwrap_or_default();
        if let (Some(game_view), Some(other)) = (message.get("game"), expected.games.get(&n))
            && !game_view.is_null()
        {
            for part in ["public", "private"] {
                assert_eq!(game_view[part], other[part], "{game}, seat {seat}, {n}");
            }
            let legal = &game_view["legal"];
            let none = legal.as_array().is_none_or(Vec::is_empty);
            assert!(none || *legal == other["legal"], "{game}, seat {seat}, {n}");
            compared += 1;
        }
        let heard = message["heard"].as_array().cloned().unwrap_or_default();
        for one in &heard {
            let told = &expected.heard[&one["n"].as_u64().expect("a number")];
            assert!(told.contains(&one["event"]), "{game}, seat {seat} heard {one}");
        }
    }
    (compared, expected.others)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_a_byte_on_the_wire_depends_on_what_the_seat_may_not_know() {
    let server = Server::start(false).await;
    for (game, seats, options) in games() {
        // A game between random players may be over in a few moves: play until there is enough to compare.
        let (mut compared, mut others) = (0, 0);
        while compared < 50 || (seats > 1 && others < 50) {
            let players = play_out(server.full_table(game, seats, options.clone()).await).await;
            let log = server.store.read(&players[0].code, 0, u32::MAX).await.expect("the log");
            let log: Vec<Line> = log.iter().map(|line| Line::read(line).expect("a line")).collect();
            let before = compared;
            for player in &players {
                let (messages, worlds) = compare(game, &log, player);
                compared += messages;
                others += worlds;
            }
            assert!(compared > before, "{game}: a whole game, and nothing to compare");
        }
    }
}
