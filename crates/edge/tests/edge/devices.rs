//! Who may do what: devices and programs that can be ended, scopes, and pages of other origins.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;
use vierblatt_bus::ToKeeper;

use crate::fake::{CODE, World};
use crate::sockets::{Client, welcome};

async fn token(world: &World, owner: &str, wanted: Option<&Value>) -> String {
    let answer = world.call(Method::POST, "/api/me/token", owner, wanted).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.body["token"].as_str().expect("a token").to_owned()
}

async fn devices(world: &World, owner: &str) -> Vec<Value> {
    let answer = world.call(Method::GET, "/api/me/devices", owner, None).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.body["devices"].as_array().expect("a list").clone()
}

fn asks(world: &World) -> usize {
    world.keepers.heard().iter().filter(|said| matches!(said, ToKeeper::Ask { .. })).count()
}

#[tokio::test]
async fn a_device_that_is_ended_is_nobody_at_once_and_its_sockets_close() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    world.clock.set(5000);
    let wanted = json!({ "name": "my  bot\u{200b}", "scope": "play" });
    let bot = token(&world, &anna, Some(&wanted)).await;
    let listed = devices(&world, &anna).await;
    let shown =
        |device: &Value| (device["name"].clone(), device["scope"].clone(), device["this"].clone());
    assert_eq!(shown(&listed[0]), (json!("my bot"), json!("play"), json!(false)));
    assert_eq!(shown(&listed[1]), (json!(""), json!("everything"), json!(true)));
    assert_eq!(listed[0]["created_at"], 5000);
    let mut socket = Client::connect_as(&world, &bot).await;
    socket.hello().await;
    let mut own = Client::connect_as(&world, &anna).await;
    own.hello().await;

    let path = format!("/api/me/devices/{}", listed[0]["id"].as_str().expect("an id"));
    let ended = world.call(Method::DELETE, &path, &anna, None).await;
    assert_eq!(ended.status, StatusCode::NO_CONTENT);
    // What it says now comes too late. The goodbye may be lost on the way of what was said.
    socket.try_say(json!({ "type": "ask", "id": "late", "ask": { "do": "start" } })).await;
    while let Some(heard) = socket.next().await {
        assert_eq!(heard["why"]["text"]["id"], "server-signed-out", "{heard}");
    }
    assert_eq!(asks(&world), 0);
    let nobody = world.call(Method::GET, "/api/me", &bot, None).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    let again = world.call(Method::DELETE, &path, &anna, None).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
    // The other device goes on.
    own.say(json!({ "type": "ask", "id": "a", "ask": { "do": "start" } })).await;
    assert_eq!(own.next().await.expect("an answer")["type"], "done");
    let ben = world.newcomer("Ben").await;
    let mine = format!("/api/me/devices/{}", listed[1]["id"].as_str().expect("an id"));
    let foreign = world.call(Method::DELETE, &mine, &ben, None).await;
    assert_eq!(foreign.status, StatusCode::NOT_FOUND, "nobody ends somebody else's device");
}

#[tokio::test]
async fn being_deleted_ends_everything_at_once() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    let bot = token(&world, &anna, None).await;
    let mut sockets =
        [Client::connect_as(&world, &anna).await, Client::connect_as(&world, &bot).await];
    for socket in &mut sockets {
        socket.hello().await;
    }
    let gone = world.call(Method::DELETE, "/api/me", &anna, None).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    let [speaks, listens] = &mut sockets;
    speaks.try_say(json!({ "type": "ask", "id": "x", "ask": { "do": "stand" } })).await;
    while let Some(heard) = speaks.next().await {
        assert_eq!(heard["why"]["text"]["id"], "server-signed-out", "{heard}");
    }
    let bye = listens.next().await.expect("a goodbye");
    assert_eq!(bye["why"]["text"]["id"], "server-signed-out", "{bye}");
    assert_eq!((bye["reconnect"].clone(), listens.next().await), (json!(false), None));
    assert_eq!(asks(&world), 0);
}

#[tokio::test]
async fn a_program_plays_and_does_not_become_its_owner() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    let bot = token(&world, &anna, None).await;
    let name = json!({ "name": "Mallory" });
    for (method, path, body) in [
        (Method::POST, "/api/me", Some(&name)),
        (Method::PATCH, "/api/me", Some(&name)),
        (Method::DELETE, "/api/me", None),
        (Method::POST, "/api/me/link", None),
        (Method::POST, "/api/me/token", None),
        (Method::GET, "/api/me/devices", None),
        (Method::DELETE, "/api/me/devices/0000000000000000", None),
    ] {
        let answer = world.call(method, path, &bot, body).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}: {}", answer.text);
        assert_eq!(answer.body["error"], "server-scope", "{path}");
    }
    assert_eq!(world.call(Method::GET, "/api/me", &bot, None).await.body["program"], true);
    let mut socket = Client::connect_as(&world, &bot).await;
    socket.hello().await;
    socket.say(json!({ "type": "ask", "id": "a", "ask": { "do": "start" } })).await;
    assert_eq!(socket.next().await.expect("an answer")["type"], "done");
}

#[tokio::test]
async fn a_program_that_only_reads_asks_for_nothing() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    let reader = token(&world, &anna, Some(&json!({ "scope": "read" }))).await;
    assert_eq!(devices(&world, &anna).await.len(), 2);
    let tables = world.call(Method::GET, "/api/me/tables", &reader, None).await;
    assert_eq!(tables.status, StatusCode::OK);
    let ask = json!({ "id": "1", "ask": { "do": "start" } });
    let open = json!({ "game": "jogo", "seats": 2 });
    for (path, body) in [
        (format!("/api/tables/{CODE}/ask"), Some(&ask)),
        (format!("/api/tables/{CODE}/join"), Some(&json!({}))),
        (format!("/api/tables/{CODE}/leave"), None),
        (format!("/api/tables/{CODE}/hint"), None),
        ("/api/tables".to_owned(), Some(&open)),
    ] {
        let answer = world.call(Method::POST, &path, &reader, body).await;
        assert_eq!(answer.body["error"], "server-scope", "{path}");
    }
    let mut socket = Client::connect_as(&world, &reader).await;
    socket.hello().await;
    socket.say(json!({ "type": "ask", "id": "a", "ask": { "do": "start" } })).await;
    let refused = socket.next().await.expect("an answer");
    assert_eq!((&refused["type"], &refused["id"]), (&json!("refused"), &json!("a")));
    assert_eq!(refused["why"]["text"]["id"], "server-scope");
    assert_eq!(asks(&world), 0);
}

#[tokio::test]
async fn when_a_device_was_used_is_noted_once_a_day() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    let day = 24 * 60 * 60 * 1000;
    for (now, noted) in [(day - 1, 0), (day, day), (2 * day - 1, day), (2 * day, 2 * day)] {
        world.clock.set(now);
        world.call(Method::GET, "/api/me", &anna, None).await;
        assert_eq!(devices(&world, &anna).await[0]["used_at"], noted, "at {now}");
    }
}

/// A request as a browser sends it for a page.
async fn from_page(
    world: &World,
    method: Method,
    path: &str,
    origin: &str,
    kind: &str,
) -> (StatusCode, Value) {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", "cards.example")
        .header("origin", origin)
        .header("content-type", kind)
        .body(Body::from("{}"))
        .expect("a request");
    let response = world.site.clone().oneshot(request).await.expect("an answer");
    let status = response.status();
    let bytes = axum::body::to_bytes(response.into_body(), 1 << 20).await.expect("a body");
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

#[tokio::test]
async fn a_page_of_another_origin_changes_nothing() {
    let world = World::new(false, welcome).await;
    let description = world.call(Method::GET, "/api", "", None).await.body;
    let mut tried = 0;
    for (path, methods) in description["paths"].as_object().expect("paths") {
        let path = path.replace("{code}", CODE).replace("{id}", "0000000000000000");
        for method in methods.as_object().expect("methods").keys() {
            let method: Method = method.to_uppercase().parse().expect("a method");
            if method == Method::GET {
                continue;
            }
            tried += 1;
            for foreign in
                ["https://evil.example", "null", "https://cards.example", "http://cards.example:81"]
            {
                let (status, body) =
                    from_page(&world, method.clone(), &path, foreign, "text/plain").await;
                assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path} {foreign}");
                assert_eq!(body["error"], "server-origin", "{method} {path}");
            }
            let own =
                from_page(&world, method.clone(), &path, "http://cards.example", "text/plain");
            assert_ne!(own.await.1["error"], "server-origin", "{method} {path}");
        }
    }
    assert!(tried > 8, "{tried}");
    assert_eq!(world.keepers.heard(), []);
}

#[tokio::test]
async fn behind_a_proxy_our_own_pages_come_over_https() {
    let world = World::with(|config| config.behind_proxy = true, welcome).await;
    for (origin, is_own) in [("https://cards.example", true), ("http://cards.example", false)] {
        let (_, body) =
            from_page(&world, Method::POST, "/api/me", origin, "application/json").await;
        assert_eq!(body["error"] != "server-origin", is_own, "{origin}");
    }
}

#[tokio::test]
async fn a_body_must_say_that_it_is_json() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    for path in [
        "/api/me".to_owned(),
        "/api/link".to_owned(),
        "/api/tables".to_owned(),
        "/api/me/token".to_owned(),
        format!("/api/tables/{CODE}/ask"),
        format!("/api/tables/{CODE}/join"),
    ] {
        for kind in ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"] {
            let request = Request::post(&path)
                .header("authorization", format!("Bearer {anna}"))
                .header("content-type", kind)
                .body(Body::from(r#"{"id":"1","ask":{"do":"start"}}"#))
                .expect("a request");
            let response = world.site.clone().oneshot(request).await.expect("an answer");
            assert_eq!(response.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE, "{path} {kind}");
        }
    }
    assert_eq!(world.keepers.heard(), []);
}

#[tokio::test]
async fn no_answer_of_the_api_is_kept_by_anybody() {
    let world = World::new(false, welcome).await;
    let anna = world.newcomer("Anna").await;
    for path in [
        "/api",
        "/api/me",
        "/api/games",
        "/api/tables",
        "/api/me/tables",
        "/api/me/devices",
        "/api/nothing",
    ] {
        let answer = world.call(Method::GET, path, &anna, None).await;
        assert_eq!(answer.headers["cache-control"], "no-store", "{path}");
    }
    let page = world.call(Method::GET, "/", "", None).await;
    assert_eq!(page.headers["cache-control"], "no-cache");
}
