//! The server over HTTP, without a network: what people and bad clients get.

use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;
use vierblatt_server::{Config, site_in};
use vierblatt_store_sqlite::SqliteStore;

use crate::client::environment;

/// A server with data of its own.
fn server(metrics: bool) -> Router {
    server_of(SqliteStore::in_memory(), metrics)
}

fn server_of(store: SqliteStore, metrics: bool) -> Router {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    let config = Config { metrics, ..Config::new(address, std::path::PathBuf::new()) };
    let from = SocketAddr::from((Ipv4Addr::LOCALHOST, 4000));
    site_in(config, store, environment()).layer(MockConnectInfo(from))
}

#[derive(Debug)]
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Value,
}

async fn call(
    server: &Router,
    method: Method,
    path: &str,
    secret: &str,
    body: Option<Value>,
) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    if !secret.is_empty() {
        request = request.header("authorization", format!("Bearer {secret}"));
    }
    let body = match body {
        Some(body) => {
            request = request.header("content-type", "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    let request = request.body(body).expect("a request");
    let response = server.clone().oneshot(request).await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = to_bytes(response.into_body(), 1 << 20).await.expect("a body");
    Answer { status, headers, body: serde_json::from_slice(&bytes).unwrap_or(Value::Null) }
}

/// Somebody new, by the secret in their cookie.
async fn newcomer(server: &Router, name: &str) -> String {
    let answer = call(server, Method::POST, "/api/me", "", Some(json!({ "name": name }))).await;
    assert_eq!(answer.status, StatusCode::CREATED);
    let cookie = answer.headers["set-cookie"].to_str().expect("text");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let secret = cookie.split(';').next().and_then(|pair| pair.split_once('='));
    secret.expect("a secret").1.to_owned()
}

#[tokio::test]
async fn somebody_needs_a_name_and_nothing_else() {
    let server = server(false);
    let anna = newcomer(&server, "  Anna \n K. ").await;
    let me = call(&server, Method::GET, "/api/me", &anna, None).await;
    assert_eq!((me.status, me.body["name"].as_str()), (StatusCode::OK, Some("Anna K.")));
    let renamed = json!({ "name": "Änne" });
    let me = call(&server, Method::PATCH, "/api/me", &anna, Some(renamed)).await;
    assert_eq!(me.body["name"], "Änne");
    for wrong in ["", "   ", "a name far too long for any seat"] {
        let body = Some(json!({ "name": wrong }));
        let answer = call(&server, Method::POST, "/api/me", "", body).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong:?}");
    }
    let nobody = call(&server, Method::GET, "/api/me", "not a secret", None).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    let stranger = call(&server, Method::GET, "/api/me", "", None).await;
    assert_eq!((stranger.status, stranger.body), (StatusCode::OK, Value::Null));
}

#[tokio::test]
async fn a_one_time_code_brings_another_device_once() {
    let server = server(false);
    let anna = newcomer(&server, "Anna").await;
    let link = call(&server, Method::POST, "/api/me/link", &anna, None).await;
    let code = link.body["code"].as_str().expect("a code").to_lowercase();
    let typed = format!("{}-{}", &code[..4], &code[4..]);
    let body = Some(json!({ "code": typed }));
    let linked = call(&server, Method::POST, "/api/link", "", body.clone()).await;
    assert_eq!((linked.status, linked.body["name"].as_str()), (StatusCode::OK, Some("Anna")));
    let again = call(&server, Method::POST, "/api/link", "", body).await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is() {
    let server = server(false);
    let anna = newcomer(&server, "Anna").await;
    let gone = call(&server, Method::DELETE, "/api/me", &anna, None).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    assert!(gone.headers["set-cookie"].to_str().expect("text").contains("Max-Age=0"));
    let nobody = call(&server, Method::GET, "/api/me", &anna, None).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_table_is_opened_joined_and_listed() {
    let server = server(false);
    let anna = newcomer(&server, "Anna").await;
    let ben = newcomer(&server, "Ben").await;
    let wanted = json!({ "game": "jogo", "seats": 2, "settings": { "listed": true } });
    let opened = call(&server, Method::POST, "/api/tables", &anna, Some(wanted)).await;
    assert_eq!(opened.status, StatusCode::CREATED);
    let code = opened.body["code"].as_str().expect("a code").to_owned();
    assert!(code.len() == 6 && !code.contains(['0', 'O', '1', 'I', 'L']), "{code}");
    let listed = call(&server, Method::GET, "/api/tables", "", None).await;
    assert_eq!(listed.body["tables"][0]["code"], code.as_str());
    assert_eq!(listed.body["tables"][0]["taken"], 1);
    let path = format!("/api/tables/{}/join", code.to_lowercase());
    let joined = call(&server, Method::POST, &path, &ben, Some(json!({}))).await;
    assert_eq!((joined.status, joined.body["type"].as_str()), (StatusCode::OK, Some("done")));
    let cem = newcomer(&server, "Cem").await;
    let full = call(&server, Method::POST, &path, &cem, Some(json!({}))).await;
    assert_eq!(full.status, StatusCode::CONFLICT);
    let mine = call(&server, Method::GET, "/api/me/tables?status=open", &ben, None).await;
    assert_eq!(mine.body["tables"][0]["code"], code.as_str());
}

#[tokio::test]
async fn a_program_plays_by_asking_and_a_wrong_move_names_its_rule() {
    let server = server(false);
    let anna = newcomer(&server, "Anna").await;
    let opened = json!({ "game": "jogo", "seats": 2 });
    let opened = call(&server, Method::POST, "/api/tables", &anna, Some(opened)).await;
    let path = format!("/api/tables/{}/ask", opened.body["code"].as_str().expect("a code"));
    let ask = |id: &str, ask: Value| json!({ "id": id, "ask": ask });
    let early = Some(ask("0", json!({ "do": "start" })));
    let early = call(&server, Method::POST, &path, &anna, early).await;
    assert_eq!(early.body["why"]["text"]["id"], "table-seats-empty");
    let bot = Some(ask("1", json!({ "do": "bot", "seat": 1, "level": 1 })));
    assert_eq!(call(&server, Method::POST, &path, &anna, bot).await.body["type"], "done");
    let start = Some(ask("2", json!({ "do": "start" })));
    let started = call(&server, Method::POST, &path, &anna, start.clone()).await;
    assert_eq!(started.body["type"], "done");
    let again = call(&server, Method::POST, &path, &anna, start).await;
    assert_eq!(again.body["type"], "done", "the same request is not carried out twice: {again:?}");
    let n = started.body["n"].clone();
    let wrong = Some(ask("3", json!({ "do": "act", "n": n, "action": "end" })));
    let wrong = call(&server, Method::POST, &path, &anna, wrong).await;
    assert_eq!(wrong.body["type"], "refused", "{}", wrong.body);
    let record = path.replace("/ask", "/games/1/record");
    let record = call(&server, Method::GET, &record, &anna, None).await;
    assert_eq!(
        record.status,
        StatusCode::FORBIDDEN,
        "the cards are not shown while they are played"
    );
}

#[tokio::test]
async fn bad_requests_get_a_clear_answer() {
    let server = server(false);
    let anna = newcomer(&server, "Anna").await;
    for wrong in [
        json!({ "game": "poker", "seats": 2 }),
        json!({ "game": "jogo", "seats": 9 }),
        json!({ "game": "jogo" }),
        json!({ "game": "jogo", "seats": 2, "extra": 1 }),
        json!({ "game": "jogo", "seats": 2, "options": { "deck": "x" } }),
        json!({ "game": "komojo", "seats": 3, "settings": { "snap": { "type": "race", "seconds": 99 } } }),
        json!([]),
    ] {
        let answer = call(&server, Method::POST, "/api/tables", &anna, Some(wrong.clone())).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
        assert!(answer.body["error"].is_string() && answer.body["detail"].is_string(), "{wrong}");
    }
    let huge = json!({ "name": "x".repeat(100_000) });
    let answer = call(&server, Method::POST, "/api/me", "", Some(huge)).await;
    assert!(answer.status.is_client_error());
    for path in ["/api/tables/ZZZZZZ", "/api/nothing", "/api/tables/ZZZZZZ/games", "/nothing"] {
        let answer = call(&server, Method::GET, path, &anna, None).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn every_answer_has_its_headers_and_no_inline_script() {
    let server = server(false);
    for path in ["/", "/t/ABCDEF", "/api", "/api/games", "/healthz", "/nothing"] {
        let answer = call(&server, Method::GET, path, "", None).await;
        let policy = answer.headers["content-security-policy"].to_str().expect("text");
        // WebAssembly may be compiled; nothing else runs that is not a file of ours.
        assert!(!policy.contains("'unsafe"), "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
    }
}

#[tokio::test]
async fn figures_are_shown_only_when_switched_on() {
    let hidden = call(&server(false), Method::GET, "/metrics", "", None).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND);
    let shown = call(&server(true), Method::GET, "/metrics", "", None).await;
    assert_eq!(shown.status, StatusCode::OK);
}

#[tokio::test]
async fn a_flood_of_requests_is_stopped() {
    let server = server(false);
    let mut refused = 0;
    for _ in 0..300 {
        let answer = call(&server, Method::GET, "/healthz", "", None).await;
        refused += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 200);
}

#[tokio::test]
async fn ready_means_that_something_can_be_stored_and_alive_that_the_process_answers() {
    let directory = tempfile::tempdir().expect("a directory");
    let store = SqliteStore::open(directory.path()).expect("a store");
    // No room beyond what the database has now.
    store.limit_size(0).await.expect("a limit");
    let server = server_of(store, false);
    for (path, status) in
        [("/healthz", StatusCode::OK), ("/readyz", StatusCode::SERVICE_UNAVAILABLE)]
    {
        let answer = call(&server, Method::GET, path, "", None).await;
        assert_eq!(answer.status, status, "{path}");
    }
    let roomy = call(&self::server(false), Method::GET, "/readyz", "", None).await;
    assert_eq!(roomy.status, StatusCode::OK);
}
