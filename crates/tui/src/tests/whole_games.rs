//! Whole games, from the first deal to the result, through a server in this program.

use std::time::{Duration, Instant};

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_client::{
    Arrival, Destination, Model, Panel, Press, Secrets, Session, Transport, Wanted, introduce,
    open, unfinished,
};
use vierblatt_game::{Outcome, Seat};
use vierblatt_offline::LocalServer;
use vierblatt_protocol::{Settings, Snap};
use vierblatt_texts::Language;

use crate::run::come;

/// The longest a game may take here.
const PATIENCE: Duration = Duration::from_mins(4);

pub(super) fn wanted(game: &str, seats: u8, options: Value) -> Wanted {
    let settings = Settings { pause: 0, snap: Snap::Sealed, ..Settings::default() };
    Wanted { game: game.to_owned(), seats, level: 1, options, settings, daily: None }
}

/// A table in a folder, and somebody at it.
pub(super) async fn sit(
    folder: &std::path::Path,
    wanted: &Wanted,
    language: Language,
) -> (LocalServer, Session) {
    let server = LocalServer::open(folder).expect("a folder of our own");
    let transport = Transport::Local(server.connector.clone());
    let secret = introduce(&transport, &Secrets::new(&server.folder), "house", None, "Anna")
        .await
        .expect("a name");
    let code = open(&transport, &secret, wanted).await.expect("a table");
    let destination = Destination { transport, code, secret };
    let session = come(destination, &wanted.game, language, wanted.level, Arrival::Start);
    (server, session.expect("a game"))
}

/// Waits until this is so.
pub(super) async fn until(session: &mut Session, mut is_so: impl FnMut(&Model) -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so(&session.model) {
        let left = end.saturating_duration_since(Instant::now());
        let events =
            tokio::time::timeout(left, session.next()).await.expect("in time").expect("a table");
        session.hear(events);
    }
}

/// Everyone at a table is a person, so that nobody takes their time as bots do.
async fn people(folder: &std::path::Path, wanted: &Wanted) -> (LocalServer, Vec<Session>) {
    let server = LocalServer::open(folder).expect("a folder of our own");
    let transport = Transport::Local(server.connector.clone());
    let mut sessions: Vec<Session> = Vec::new();
    let mut code = String::new();
    for seat in 0..wanted.seats {
        let (secrets, server) = (Secrets::new(&server.folder), format!("seat {seat}"));
        let secret = introduce(&transport, &secrets, &server, None, &format!("P{seat}"))
            .await
            .expect("a name");
        if seat == 0 {
            code = open(&transport, &secret, wanted).await.expect("a table");
        }
        let destination = Destination { transport: transport.clone(), code: code.clone(), secret };
        let session = come(destination, &wanted.game, Language::En, 1, Arrival::Sit);
        let mut session = session.expect("a game");
        until(&mut session, |model| {
            model.known.as_ref().is_some_and(|known| known.you.seat == Some(seat))
        })
        .await;
        sessions.push(session);
    }
    let is_taken =
        |seat: &vierblatt_protocol::SeatView| seat.occupant != vierblatt_protocol::Occupant::Empty;
    until(&mut sessions[0], |model| {
        model.known.as_ref().is_some_and(|known| known.table.seats.iter().all(is_taken))
    })
    .await;
    let requests = sessions[0].model.start();
    sessions[0].carry_out_all(requests);
    (server, sessions)
}

/// A choice as somebody makes who presses keys without thinking, but only such as are offered.
fn choose(session: &mut Session, rng: &mut impl Rng) {
    let model = &mut session.model;
    let action = model.drawn.actions[rng.random_range(0..model.drawn.actions.len())].clone();
    model.choosing.chosen.clear();
    model.choosing.at = None;
    if action.touches.is_empty() {
        if model.is_race() {
            session.press(Press::Char('n'));
        } else {
            let requests = model.act(action.action, Instant::now());
            session.carry_out_all(requests);
        }
        return;
    }
    for key in &action.touches {
        session.model.choosing.focus = Some(key.clone());
        assert!(session.press(Press::Char(' ')), "nobody leaves");
        assert_eq!(session.model.notice, None, "what is offered can be chosen");
    }
    session.press(Press::Enter);
    // Where spots leave a choice, the list has it.
    if !session.model.is_waiting() {
        let fitting = session.model.choosing.fitting(&session.model.drawn);
        assert!(fitting.contains(&&action), "{action:?} is not among {fitting:?}");
        let requests = session.model.act(action.action, Instant::now());
        session.carry_out_all(requests);
    }
    assert!(session.model.is_waiting(), "it is asked for");
}

async fn play(game: &str, seats: u8, options: Value) -> Session {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, mut sessions) = people(folder.path(), &wanted(game, seats, options)).await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(seats));
    let end = Instant::now() + PATIENCE;
    let mut acted: Vec<Option<u32>> = vec![None; usize::from(seats)];
    while !sessions.iter().all(|session| session.model.ended.is_some()) {
        assert!(Instant::now() < end, "it takes too long: {:?}", sessions[0].model.log.last());
        for (session, acted) in sessions.iter_mut().zip(&mut acted) {
            while let Ok(Some(events)) =
                tokio::time::timeout(Duration::from_millis(1), session.next()).await
            {
                session.hear(events);
            }
            if let Some(notice) = session.model.notice.take().filter(|notice| notice.is_refusal) {
                assert!(notice.text.starts_with("Too late"), "{}", notice.text);
            }
            let n = session.model.known.as_ref().map(|known| known.n);
            if session.model.is_asked() && !session.model.is_waiting() && *acted != n {
                assert!(!session.model.drawn.actions.is_empty(), "something can be done");
                choose(session, &mut rng);
                *acted = n;
            }
        }
    }
    assert!(sessions.iter().all(|session| session.model.panel == Panel::Result));
    server.close().await;
    sessions.swap_remove(0)
}

/// Everybody has a place or it was played alone, and all that happened was told in words.
fn is_whole(session: &Session, seats: u8) {
    let Model { ended, log, .. } = &session.model;
    let ended = ended.as_ref().expect("a result");
    match ended.outcome {
        Outcome::Placed { places, .. } => {
            assert_eq!(places.seats().0, seats);
            assert!((0..seats).any(|seat| places[Seat(seat)] == 1), "somebody has won");
        }
        Outcome::Solo { .. } => assert_eq!(seats, 1),
    }
    assert!(ended.rounds.iter().all(|points| points.len() == usize::from(seats)) || seats == 1);
    // A deal, somebody's move, and points: a game can be as short as that.
    assert!(log.len() >= 3, "what happened was told: {log:?}");
    assert!(log.iter().all(|line| !line.contains("-event-") && !line.contains("-secret-")));
}

/// How few can play a game, and its options for a short one.
struct Short;

impl Visit for Short {
    type Output = (u8, Value);

    fn visit<G: Listed>(self) -> (u8, Value) {
        (*G::SEATS.start(), serde_json::from_str(G::SHORT_GAME).expect("options"))
    }
}

pub(super) fn wait_for<T>(future: impl Future<Output = T>) -> T {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.expect("a runtime");
    let result = runtime.block_on(future);
    runtime.shutdown_timeout(Duration::from_secs(1));
    result
}

#[test]
fn a_short_game_of_every_kind_is_played_to_its_end() {
    for id in IDS {
        let (fewest, options) = with_game(id, Short).expect("a game of the catalog");
        // Whoever is alone plays another game than two do.
        for seats in if fewest == 1 { vec![1, 2] } else { vec![fewest] } {
            is_whole(&wait_for(play(id, seats, options.clone())), seats);
        }
    }
}

#[test]
fn the_points_of_every_round_are_kept() {
    let session = wait_for(play("joomo", 3, json!({ "target": 5 })));
    is_whole(&session, 3);
    assert!(!session.model.ended.as_ref().expect("a result").rounds.is_empty());
}

#[test]
fn a_game_that_was_left_is_found_again_with_all_that_happened() {
    wait_for(async {
        let folder = tempfile::tempdir().expect("a folder");
        let (server, mut session) =
            sit(folder.path(), &wanted("joomo", 2, json!({})), Language::En).await;
        until(&mut session, Model::is_asked).await;
        let first = session.model.drawn.actions[0].action.clone();
        let requests = session.model.act(first, Instant::now());
        let before = session.model.known.as_ref().map(|known| known.n);
        session.carry_out_all(requests);
        until(&mut session, |model| {
            model.known.as_ref().map(|known| known.n) > before && model.is_asked()
        })
        .await;
        let (code, log) = {
            let known = session.model.known.as_ref().expect("a table");
            (known.table.code.clone(), session.model.log.clone())
        };
        // Not a word of goodbye, as when the terminal is closed.
        drop(session);
        server.close().await;

        let server = LocalServer::open(folder.path()).expect("the folder is free again");
        let transport = Transport::Local(server.connector.clone());
        let secrets = Secrets::new(&server.folder);
        let secret =
            introduce(&transport, &secrets, "house", None, "Somebody else").await.expect("a name");
        let left =
            unfinished(&transport, &secret).await.expect("an answer").expect("a game was left");
        assert_eq!(left.code, code);
        let destination = Destination { transport, code, secret };
        let session = come(destination, &left.game, Language::En, 1, Arrival::Start);
        let mut session = session.expect("a game");
        until(&mut session, Model::is_asked).await;
        // What may not be read again was empty before; the hand is told again.
        let agree = |(now, before): (&String, &String)| before.is_empty() || now == before;
        assert!(session.model.log.len() >= log.len());
        assert!(session.model.log.iter().zip(&log).all(agree), "{:?} {log:?}", session.model.log);
        assert!(
            session.model.log.iter().any(|line| line.contains("Anna")),
            "the same person is back"
        );
        server.close().await;
    });
}

#[test]
fn two_programs_play_at_the_same_time_in_folders_of_their_own() {
    wait_for(async {
        let folder = tempfile::tempdir().expect("a folder");
        let first = LocalServer::open(folder.path()).expect("a folder");
        let second = LocalServer::open(folder.path()).expect("another folder");
        assert_ne!(first.folder, second.folder);
        assert!(LocalServer::open_all(folder.path()).is_empty(), "both are in use");
        first.close().await;
        second.close().await;
        assert_eq!(LocalServer::open_all(folder.path()).len(), 2);
    });
}
