//! Bytes as the body of a call: whatever it is, the server answers it, and never with a failure of its own.

use std::cell::RefCell;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{Method, Request, StatusCode};
use serde_json::Value;
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;
use vierblatt_server::{Config, Environment, site_in};
use vierblatt_store_sqlite::SqliteStore;

/// The calls that take a body. `{}` stands for the code of a table that is there.
const CALLS: [(Method, &str); 9] = [
    (Method::POST, "/api/me"),
    (Method::PATCH, "/api/me"),
    (Method::POST, "/api/me/token"),
    (Method::POST, "/api/link"),
    (Method::POST, "/api/tables"),
    (Method::POST, "/api/tables/{}/join"),
    (Method::POST, "/api/tables/{}/leave"),
    (Method::POST, "/api/tables/{}/ask"),
    (Method::POST, "/api/tables/{}/hint"),
];

/// After this many calls the server is replaced by a new one, so that it does not grow without end.
const CALLS_OF_A_SERVER: u32 = 300;

thread_local! {
    static SITE: RefCell<Option<Site>> = const { RefCell::new(None) };
}

/// A server without a network, a person who is known to it, and their table.
struct Site {
    runtime: Runtime,
    router: Router,
    secret: String,
    table: String,
    calls: u32,
}

/// Makes one call: the first byte says which, the others are its body.
///
/// # Panics
/// If the server fails, or answers with something other than JSON.
pub fn http(bytes: &[u8]) {
    let Some((call, body)) = bytes.split_first() else { return };
    SITE.with_borrow_mut(|site| {
        if site.as_ref().is_none_or(|site| site.calls >= CALLS_OF_A_SERVER) {
            *site = Some(Site::start());
        }
        if let Some(site) = site {
            site.calls += 1;
            let (method, path) = &CALLS[usize::from(*call) % CALLS.len()];
            let (status, answer) =
                site.call(method, &path.replace("{}", &site.table), body.to_vec());
            assert!(status != StatusCode::INTERNAL_SERVER_ERROR, "{method} {path}: {answer}");
            assert!(status != StatusCode::METHOD_NOT_ALLOWED, "{method} {path} is not a call");
        }
    });
}

impl Site {
    fn start() -> Site {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let config = Config { limits: false, ..Config::new(address, PathBuf::new()) };
        let environment = Environment { seed: [7; 32], ..Environment::system() };
        let router =
            runtime.block_on(async { site_in(config, SqliteStore::in_memory(), environment) });
        let router = router.layer(MockConnectInfo(SocketAddr::from((Ipv4Addr::LOCALHOST, 4000))));
        let mut site =
            Site { runtime, router, secret: String::new(), table: String::new(), calls: 0 };
        site.meet();
        site
    }

    /// Somebody comes, gets a secret for a program, and opens a table.
    fn meet(&mut self) {
        let request = Request::post("/api/me").header("content-type", "application/json");
        let request = request.body(Body::from(r#"{"name":"Ada"}"#)).expect("a request");
        let router = self.router.clone();
        let response = self.runtime.block_on(router.oneshot(request)).expect("an answer");
        let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).expect("a cookie");
        cookie.split_once('=').map_or("", |(_, secret)| secret).clone_into(&mut self.secret);
        let body = br#"{"game":"joomo","seats":2}"#.to_vec();
        let (status, opened) = self.call(&Method::POST, "/api/tables", body);
        assert!(status.is_success(), "{opened}");
        opened["code"].as_str().expect("a code").clone_into(&mut self.table);
    }

    fn call(&self, method: &Method, path: &str, body: Vec<u8>) -> (StatusCode, Value) {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("content-type", "application/json");
        let request = request.header("authorization", format!("Bearer {}", self.secret));
        let request = request.body(Body::from(body)).expect("a request");
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("an answer");
            let status = response.status();
            let bytes = to_bytes(response.into_body(), 1 << 22).await.expect("a body");
            // A body that is too long is refused before anybody looks at it.
            let is_empty = bytes.is_empty() || status == StatusCode::PAYLOAD_TOO_LARGE;
            let answer = if is_empty { Ok(Value::Null) } else { serde_json::from_slice(&bytes) };
            (status, answer.expect("an answer in JSON"))
        })
    }
}
