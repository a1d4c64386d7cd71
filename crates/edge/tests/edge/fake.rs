//! An edge with a directory in memory, a clock that is set by hand, and keepers that follow a script.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::connect_info::MockConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use serde_json::{Value, json};
use tower::ServiceExt;
use vierblatt_bookshelf::Bookshelf;
use vierblatt_bus::{Edges, Keepers, ToEdge, ToKeeper, Viewer};
use vierblatt_edge::types::GameDescription;
use vierblatt_edge::{Clock, Edge, EdgeConfig};
use vierblatt_protocol::Status;
use vierblatt_store::{Append, Log, MemoryStore, TableSummary};

/// A clock that is set by hand.
#[derive(Default)]
pub(crate) struct HandClock(AtomicU64);

impl HandClock {
    pub(crate) fn set(&self, now: u64) {
        self.0.store(now, Ordering::Relaxed);
    }
}

impl Clock for HandClock {
    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    fn running(&self) -> Duration {
        Duration::from_millis(self.now())
    }
}

/// What keepers say to a message.
pub(crate) type Script = fn(&ToKeeper) -> Vec<ToEdge>;

/// Keepers that follow a script and remember what they were told.
pub(crate) struct FakeKeepers {
    heard: Mutex<Vec<ToKeeper>>,
    has_heard: tokio::sync::Notify,
    edge: OnceLock<Weak<Edge>>,
    script: Script,
}

impl Keepers for FakeKeepers {
    fn tell(&self, message: ToKeeper) {
        let answers = (self.script)(&message);
        self.heard.lock().expect("nobody panicked").push(message);
        self.has_heard.notify_waiters();
        if let Some(edge) = self.edge.get().and_then(Weak::upgrade) {
            for answer in answers {
                edge.tell(answer);
            }
        }
    }
}

impl FakeKeepers {
    /// Everything they were told so far.
    pub(crate) fn heard(&self) -> Vec<ToKeeper> {
        self.heard.lock().expect("nobody panicked").clone()
    }

    /// What they are told, once it is something that `find` knows.
    pub(crate) async fn hear<T>(&self, find: impl Fn(&ToKeeper) -> Option<T>) -> T {
        loop {
            let notified = self.has_heard.notified();
            if let Some(found) = self.heard().iter().find_map(&find) {
                return found;
            }
            notified.await;
        }
    }

    /// The one who is connected.
    pub(crate) async fn viewer(&self) -> Viewer {
        self.hear(|message| match message {
            ToKeeper::Connect { viewer, .. } => Some(*viewer),
            _ => None,
        })
        .await
    }
}

/// Everything around one edge.
pub(crate) struct World {
    pub(crate) edge: Arc<Edge>,
    pub(crate) keepers: Arc<FakeKeepers>,
    pub(crate) clock: Arc<HandClock>,
    pub(crate) store: Arc<MemoryStore>,
    pub(crate) site: Router,
}

/// The table there is.
pub(crate) const CODE: &str = "ABCDEF";

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
    pub(crate) body: Value,
}

impl World {
    pub(crate) async fn new(limits: bool, script: Script) -> World {
        World::with(|config| config.limits = limits, script).await
    }

    /// An edge with other settings than usual.
    pub(crate) async fn with(change: impl FnOnce(&mut EdgeConfig), script: Script) -> World {
        let store = Arc::new(MemoryStore::new());
        let clock = Arc::new(HandClock::default());
        let keepers = Arc::new(FakeKeepers {
            heard: Mutex::default(),
            has_heard: tokio::sync::Notify::new(),
            edge: OnceLock::new(),
            script,
        });
        let game = GameDescription {
            id: "jogo".into(),
            name: "JOGO!".into(),
            seats: [2, 4],
            options: Vec::new(),
            levels: [1, 5],
            in_page: false,
        };
        let mut config = EdgeConfig {
            metrics: true,
            games: vec![game],
            books: Some(Arc::new(Bookshelf::new(Arc::clone(&store) as _, Arc::clone(&store) as _))),
            secrets: Some(Arc::clone(&store) as _),
            ..EdgeConfig::default()
        };
        change(&mut config);
        let edge = Edge::new(
            config,
            Arc::clone(&store) as _,
            Arc::clone(&keepers) as _,
            Arc::clone(&clock) as _,
            [7; 32],
        );
        keepers.edge.set(Arc::downgrade(&edge)).expect("it is set once");
        let summary = TableSummary {
            game: "jogo".into(),
            status: Status::Lobby,
            listed: true,
            opened_at: 1,
            changed_at: 2,
            wake_at: None,
            people: Vec::new(),
            seats: 2,
            taken: 1,
        };
        let append =
            Append { summary: Some(summary), ..Append::new(CODE, 0, vec![b"{}".to_vec()]) };
        store.append(append).await.expect("it is stored");
        let from = SocketAddr::from((Ipv4Addr::LOCALHOST, 4000));
        let site = edge.routes().layer(MockConnectInfo(from));
        World { edge, keepers, clock, store, site }
    }

    pub(crate) async fn call(
        &self,
        method: Method,
        path: &str,
        secret: &str,
        body: Option<&Value>,
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
        let response = self.site.clone().oneshot(request).await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let is_stream =
            headers.get("content-type").is_some_and(|kind| kind == "application/x-ndjson");
        if is_stream {
            return Answer { status, headers, text: String::new(), body: Value::Null };
        }
        let bytes = to_bytes(response.into_body(), 1 << 20).await.expect("a body");
        let body = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned(), body }
    }

    /// Somebody new, by the secret in their cookie.
    pub(crate) async fn newcomer(&self, name: &str) -> String {
        let answer = self.call(Method::POST, "/api/me", "", Some(&json!({ "name": name }))).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text);
        let cookie = answer.headers["set-cookie"].to_str().expect("text");
        let secret = cookie.split(';').next().and_then(|pair| pair.split_once('='));
        secret.expect("a secret").1.to_owned()
    }
}
