//! Connections, from being accepted to their end: none without a place, none that takes for ever.
//!
//! By hand and not by `axum::serve`, which has neither a bound on connections nor timeouts. What hyper offers is used: its
//! timeout for headers counts from the moment a connection waits for a request, so it ends idle connections as well.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::serve::Listener;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutWriter;
use tower::ServiceExt;
use vierblatt_bus::ClientNetwork;

use crate::admission::{Admission, Admitted, Refusal};
use crate::{Clock, ConnectionLimits};

/// How many refused clients are told why at the same time. The connections of others are just closed: telling them must cost nothing.
const MOST_FAREWELLS: usize = 64;
/// How long that may take, and how much of their request is read meanwhile: a connection closed with unread data would lose the answer.
const FAREWELL: Duration = Duration::from_secs(1);
const MOST_READ: u64 = 8 * 1024;

/// Figures of all connections, whatever they are used for.
#[derive(Clone, Default, Debug)]
pub struct Metrics {
    open: Gauge,
    refused_network: Counter,
    refused_full: Counter,
}

impl Metrics {
    /// Figures that a registry shows.
    pub fn register(registry: &mut Registry) -> Self {
        let metrics = Metrics::default();
        let Metrics { open, refused_network, refused_full } = metrics.clone();
        registry.register("vierblatt_open_connections", "Open connections of any kind", open);
        let from_network = "Connections refused because there were too many from one network";
        let name = "vierblatt_refused_too_many_from_network";
        registry.register(name, from_network, refused_network);
        let full = "Connections refused because there was no place left";
        registry.register("vierblatt_refused_no_place", full, refused_full);
        metrics
    }
}

/// Accepts connections, as long as there are places for them.
pub struct Acceptor {
    admission: Arc<Admission>,
    metrics: Metrics,
    clock: Arc<dyn Clock>,
    /// All connections of a proxy come from its own address.
    is_behind_proxy: bool,
    timeout: Duration,
}

impl Acceptor {
    /// One that lets a client take so long for the header of a request, and to read some of an answer.
    pub fn new(
        limits: ConnectionLimits,
        is_behind_proxy: bool,
        timeout: Duration,
        metrics: Metrics,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let admission = Admission::new(limits, metrics.open.clone());
        Acceptor { admission, metrics, clock, is_behind_proxy, timeout }
    }

    /// How many connections are open.
    pub fn open(&self) -> usize {
        self.admission.open()
    }

    /// Forgets who was refused some time ago.
    pub fn forget_quiet(&self) {
        self.admission.forget_quiet(self.clock.running());
    }

    /// Serves everybody who connects, for ever.
    pub async fn listen<L: Listener<Addr = SocketAddr>>(
        &self,
        mut listener: L,
        site: Router,
    ) -> Infallible {
        let farewells = Arc::new(Semaphore::new(MOST_FAREWELLS));
        loop {
            let (io, from) = listener.accept().await;
            let network = ClientNetwork::of(from.ip());
            let counted = (!self.is_behind_proxy).then_some(network);
            match self.admission.admit(counted, self.clock.running()) {
                Ok(admitted) => {
                    let (timeout, site) = (self.timeout, site.clone());
                    tokio::spawn(serve_connection(io, from, site, timeout, Place(admitted.into())));
                }
                Err(refusal) => {
                    self.note_refusal(network, refusal);
                    if let Ok(permit) = Arc::clone(&farewells).try_acquire_owned() {
                        tokio::spawn(async move {
                            turn_away(io, refusal).await;
                            drop(permit);
                        });
                    }
                }
            }
        }
    }

    fn note_refusal(&self, network: ClientNetwork, refusal: Refusal) {
        let Refusal { is_own_fault, is_news } = refusal;
        let metrics = &self.metrics;
        (if is_own_fault { &metrics.refused_network } else { &metrics.refused_full }).inc();
        if is_news && is_own_fault {
            tracing::warn!(%network, "too many connections from there: more are refused");
        } else if is_news {
            tracing::warn!(%network, open = self.open(), "no place for more connections");
        }
    }
}

/// The place of a connection among all that may be open. A request brings it along, so that a WebSocket keeps the place of the connection
/// that it was.
#[derive(Clone, Debug)]
pub(crate) struct Place(#[expect(dead_code, reason = "it counts while it lives")] Arc<Admitted>);

/// One connection, until it ends or becomes a WebSocket.
async fn serve_connection(
    io: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    from: SocketAddr,
    site: Router,
    timeout: Duration,
    place: Place,
) {
    let mut io = TimeoutWriter::new(io);
    io.set_timeout(Some(timeout));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(place.clone());
        site.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeout)
        .serve_connection(TokioIo::new(Box::pin(io)), service)
        .with_upgrades();
    // It fails when the client is gone or too slow, which is the client's own affair.
    let _ = connection.await;
}

/// Says why there is no place.
async fn turn_away(mut io: impl AsyncRead + AsyncWrite + Unpin, refusal: Refusal) {
    let (status, why) = if refusal.is_own_fault {
        ("429 Too Many Requests", "There are too many connections from your address.")
    } else {
        ("503 Service Unavailable", "There are too many connections. Please try again in a moment.")
    };
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{why}",
        why.len()
    );
    let tell = async {
        io.write_all(answer.as_bytes()).await?;
        io.shutdown().await?;
        tokio::io::copy(&mut (&mut io).take(MOST_READ), &mut tokio::io::sink()).await
    };
    // Whoever does not listen is not told.
    let _ = tokio::time::timeout(FAREWELL, tell).await;
}
