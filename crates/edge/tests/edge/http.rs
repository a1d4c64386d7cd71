//! What the edge does by itself over HTTP, and what it makes of a keeper's replies.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::json;
use vierblatt_bus::{AskReply, Daily, Refused, Reply, Request, ToEdge, ToKeeper};
use vierblatt_protocol::{Ask, Kind, Text, Why};
use vierblatt_store::StorageError;

use crate::fake::{Answer, CODE, World};

fn silence(_: &ToKeeper) -> Vec<ToEdge> {
    Vec::new()
}

#[tokio::test]
async fn a_flood_of_requests_is_stopped_until_time_has_passed() {
    let world = World::new(true, silence).await;
    let flood = async || {
        let mut refused = 0;
        for _ in 0..300 {
            let answer = world.call(Method::GET, "/healthz", "", None).await;
            refused += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
        }
        refused
    };
    assert_eq!(flood().await, 200);
    world.clock.set(1000);
    assert_eq!(flood().await, 275);
}

#[tokio::test]
async fn whether_it_is_ready_is_tried_once_a_second() {
    let world = World::new(false, silence).await;
    let ready = async || world.call(Method::GET, "/readyz", "", None).await.status;
    assert_eq!(ready().await, StatusCode::OK);
    world.store.fail_probes(Some(StorageError::Full));
    assert_eq!(ready().await, StatusCode::OK, "as of a moment ago");
    world.clock.set(1000);
    assert_eq!(ready().await, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(world.call(Method::GET, "/healthz", "", None).await.status, StatusCode::OK);
    world.store.fail_probes(None);
    assert_eq!(ready().await, StatusCode::SERVICE_UNAVAILABLE);
    world.clock.set(2000);
    assert_eq!(ready().await, StatusCode::OK);
}

#[tokio::test]
async fn a_table_in_a_list_says_when_it_goes() {
    let world = World::new(false, silence).await;
    let table = world.call(Method::GET, &format!("/api/tables/{CODE}"), "", None).await;
    let two_days = 2 * 24 * 3600 * 1000;
    assert_eq!(table.body["goes_at"], table.body["changed_at"].as_u64().unwrap() + two_days);
}

/// The day's deal that a keeper is asked to open, if it may be.
async fn daily(world: &World, who: &str, day: &str) -> Result<Daily, Answer> {
    let wanted = json!({ "game": "jogo", "seats": 1, "daily": day });
    let answer = world.call(Method::POST, "/api/tables", who, Some(&wanted)).await;
    let opened = |message: ToKeeper| match message {
        ToKeeper::Request { what: Request::Open { table, .. }, .. } => table.daily,
        _ => None,
    };
    let heard = world.keepers.heard().into_iter().filter_map(opened).next_back();
    heard.filter(|_| answer.status == StatusCode::TOO_MANY_REQUESTS).ok_or(answer)
}

#[tokio::test]
async fn nobody_computes_the_deal_of_a_day_in_advance() {
    let script = |message: &ToKeeper| match message {
        ToKeeper::Request { request, .. } => {
            let reply = Reply::Refused(Refused::Busy);
            vec![ToEdge::Reply { request: *request, reply }]
        }
        _ => Vec::new(),
    };
    let midnight = 1_798_070_400_000; // 2026-12-24, at Greenwich
    let mut seeds = Vec::new();
    for server in 0..2 {
        let world = World::with(
            |config| {
                // The second one keeps nothing and draws for itself.
                config.secrets = config.secrets.take().filter(|_| server == 0);
            },
            script,
        )
        .await;
        world.clock.set(midnight);
        let anna = world.newcomer("Anna").await;
        let Ok(today) = daily(&world, &anna, "2026-12-24").await else { panic!("it is there") };
        let Ok(again) = daily(&world, &anna, "2026-12-24").await else { panic!("it is there") };
        assert_eq!(today, again, "everybody has the same deal");
        let Ok(other) = daily(&world, &anna, "2026-12-23").await else { panic!("it was there") };
        assert_ne!(today.seed, other.seed);
        let refused = daily(&world, &anna, "2026-12-26").await.expect_err("it is to come");
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert_eq!(refused.body["error"], "server-day-to-come");
        seeds.push(today.seed);
    }
    assert_ne!(seeds[0], seeds[1], "it follows from more than the day");
}

#[tokio::test]
async fn a_new_name_is_told_to_all_tables_and_so_is_being_forgotten() {
    let world = World::new(false, silence).await;
    let anna = world.newcomer("Anna").await;
    for (method, name) in [(Method::PATCH, "Änne"), (Method::POST, "Ann")] {
        let me = world.call(method, "/api/me", &anna, Some(&json!({ "name": name }))).await;
        assert_eq!((me.status, me.body["name"].as_str()), (StatusCode::OK, Some(name)));
    }
    let gone = world.call(Method::DELETE, "/api/me", &anna, None).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    let heard = world.keepers.heard();
    let names: Vec<_> = heard
        .iter()
        .filter_map(|message| match message {
            ToKeeper::Named { name, .. } => Some(name.as_deref()),
            // Whoever is forgotten is signed out everywhere.
            ToKeeper::SignedOut { device: None, .. } => None,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(names, [Some("Änne"), Some("Ann"), None]);
    let is_sign_out = |message: &&ToKeeper| matches!(message, ToKeeper::SignedOut { .. });
    assert_eq!(heard.iter().filter(is_sign_out).count(), 1);
}

#[tokio::test]
async fn what_is_asked_for_is_stamped_with_the_time_it_arrived() {
    let world = World::new(false, |message| match message {
        ToKeeper::Request { request, .. } => {
            let reply = Reply::Asked(AskReply::Done { id: "a".into(), n: 9 });
            vec![ToEdge::Reply { request: *request, reply }]
        }
        _ => Vec::new(),
    })
    .await;
    let anna = world.newcomer("Anna").await;
    world.clock.set(77);
    let path = format!("/api/tables/{}/ask", CODE.to_lowercase());
    let body = json!({ "id": "a", "ask": { "do": "start" } });
    let answer = world.call(Method::POST, &path, &anna, Some(&body)).await;
    assert_eq!(answer.body, json!({ "type": "done", "id": "a", "n": 9 }));
    let heard = world.keepers.heard();
    let [ToKeeper::Request { what: Request::Ask { code, name, ask, arrived, .. }, .. }] =
        &heard[..]
    else {
        panic!("{heard:?}")
    };
    assert_eq!((&**code, name.as_str(), ask, *arrived), (CODE, "Anna", &Ask::Start, 77));
}

/// Each refusal in turn, by the number of the game that is asked for.
fn refusals(message: &ToKeeper) -> Vec<ToEdge> {
    let ToKeeper::Request { request, what: Request::Record { number, .. }, .. } = message else {
        return Vec::new();
    };
    let why = |id: &'static str, kind| {
        let text = Text { id: id.into(), args: std::collections::BTreeMap::new() };
        Why { text, rule: None, kind }
    };
    let refused = match number {
        1 => Refused::NotFound,
        2 => Refused::NotAllowed(why("server-game-under-way", Kind::NotAllowed)),
        3 => Refused::NotAllowed(why("server-table-full", Kind::NotAllowed)),
        4 => Refused::Malformed { id: "server-no-game".into(), detail: "poker".into() },
        5 => Refused::Busy,
        6 => Refused::Storage,
        7 => Refused::Damaged,
        _ => Refused::Stopping,
    };
    vec![ToEdge::Reply { request: *request, reply: Reply::Refused(refused) }]
}

#[tokio::test]
async fn every_refusal_of_a_keeper_has_its_status_and_its_words() {
    let world = World::new(false, refusals).await;
    let expected = [
        (404, "server-not-found"),
        (403, "server-game-under-way"),
        (409, "server-table-full"),
        (400, "server-no-game"),
        (429, "server-too-much"),
        (503, "server-storage"),
        (500, "server-table-damaged"),
        (503, "server-stopping"),
    ];
    for (number, (status, id)) in (1..).zip(expected) {
        let path = format!("/api/tables/{CODE}/games/{number}/record");
        let answer = world.call(Method::GET, &path, "", None).await;
        assert_eq!((answer.status.as_u16(), answer.body["error"].as_str()), (status, Some(id)));
    }
}

#[tokio::test(start_paused = true)]
async fn a_keeper_that_does_not_reply_is_not_waited_for_for_ever() {
    let world = World::new(false, silence).await;
    let path = format!("/api/tables/{CODE}/games");
    let start = tokio::time::Instant::now();
    let answer = world.call(Method::GET, &path, "", None).await;
    assert_eq!(
        (answer.status.as_u16(), answer.body["error"].as_str()),
        (503, Some("server-storage"))
    );
    assert!(start.elapsed() >= Duration::from_secs(20), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_client_that_hangs_up_leaves_nothing_behind() {
    let world = World::new(false, silence).await;
    let path = format!("/api/tables/{CODE}/games");
    let asked = world.keepers.hear(|message| match message {
        ToKeeper::Request { .. } => Some(world.edge.waiting()),
        _ => None,
    });
    tokio::select! {
        biased;
        _ = world.call(Method::GET, &path, "", None) => panic!("nobody replies"),
        waiting = asked => assert_eq!(waiting, 1),
    }
    assert_eq!(world.edge.waiting(), 0);
}

#[tokio::test]
async fn figures_have_the_names_they_always_had() {
    let world = World::new(false, silence).await;
    let text = world.call(Method::GET, "/metrics", "", None).await.text;
    for name in [
        "vierblatt_connections 0",
        "vierblatt_messages_received_total 0",
        "vierblatt_messages_sent_total 0",
        "vierblatt_sent_bytes_total 0",
        "vierblatt_malformed_total 0",
        "vierblatt_dropped_total 0",
        "vierblatt_move_seconds_count 0",
    ] {
        assert!(text.lines().any(|line| line == name), "{name} in {text}");
    }
}
