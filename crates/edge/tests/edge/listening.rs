//! Connections that do nothing, little or too much. They are pipes in memory and time is tokio's own, so nothing here takes long.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::serve::Listener;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use vierblatt_edge::ConnectionLimits;

use crate::fake::World;

const REQUEST: &[u8] = b"GET /api/games HTTP/1.1\r\nhost: cards.example\r\n\r\n";
/// By tokio's clock, which goes on by itself when nothing else happens: who waits so long waits for ever.
const FOR_EVER: Duration = Duration::from_hours(24);

struct Pipes(mpsc::UnboundedReceiver<(DuplexStream, SocketAddr)>);

impl Listener for Pipes {
    type Io = DuplexStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (DuplexStream, SocketAddr) {
        match self.0.recv().await {
            Some(accepted) => accepted,
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<SocketAddr> {
        Ok(SocketAddr::from((Ipv4Addr::LOCALHOST, 80)))
    }
}

/// An edge that listens, and how to connect to it.
struct Listening {
    world: World,
    connect: mpsc::UnboundedSender<(DuplexStream, SocketAddr)>,
}

impl Listening {
    async fn new(connections: ConnectionLimits) -> Listening {
        let world = World::with(|config| config.connections = connections, |_| Vec::new()).await;
        let (connect, incoming) = mpsc::unbounded_channel();
        let edge = std::sync::Arc::clone(&world.edge);
        tokio::spawn(async move { edge.listen(Pipes(incoming)).await });
        Listening { world, connect }
    }

    fn connect(&self, from: impl Into<IpAddr>, buffer: usize) -> DuplexStream {
        let (ours, theirs) = duplex(buffer);
        self.connect.send((theirs, SocketAddr::from((from.into(), 4000)))).expect("it listens");
        ours
    }

    /// Sends a request and gives the first line of the answer.
    async fn first_line(&self, from: impl Into<IpAddr>) -> String {
        let mut connection = self.connect(from, 64 * 1024);
        // Whoever is turned away may find the connection closed already.
        let _ = connection.write_all(REQUEST).await;
        let mut answer = vec![0; 4096];
        let read = timeout(FOR_EVER, connection.read(&mut answer)).await.expect("an answer");
        let answer = String::from_utf8_lossy(&answer[..read.expect("bytes")]).into_owned();
        answer.lines().next().unwrap_or_default().to_owned()
    }

    async fn everybody_is_gone(&self) {
        let gone = async {
            while self.world.edge.open_connections() > 0 {
                sleep(Duration::from_secs(1)).await;
            }
        };
        timeout(FOR_EVER, gone).await.expect("connections end");
    }
}

fn one() -> Ipv4Addr {
    Ipv4Addr::new(192, 0, 2, 1)
}

fn other() -> Ipv4Addr {
    Ipv4Addr::new(192, 0, 2, 2)
}

#[tokio::test(start_paused = true)]
async fn idle_and_slow_connections_take_no_place_from_others_and_end() {
    let edge = Listening::new(ConnectionLimits { total: 100, per_network: 10 }).await;
    let mut idle: Vec<_> = (0..30).map(|_| edge.connect(one(), 1024)).collect();
    // Whoever comes from elsewhere gets in at once: no time has passed.
    let start = Instant::now();
    assert_eq!(edge.first_line(other()).await, "HTTP/1.1 200 OK");
    assert_eq!(start.elapsed(), Duration::ZERO);
    assert_eq!(edge.first_line(one()).await, "HTTP/1.1 429 Too Many Requests");
    for connection in &mut idle {
        let mut heard = Vec::new();
        let ended = timeout(FOR_EVER, connection.read_to_end(&mut heard)).await;
        ended.expect("an idle connection ends").expect("nothing broke");
    }
    edge.everybody_is_gone().await;
    assert_eq!(edge.first_line(one()).await, "HTTP/1.1 200 OK");
}

#[tokio::test(start_paused = true)]
async fn a_header_that_comes_byte_by_byte_does_not_come_for_ever() {
    let edge = Listening::new(ConnectionLimits::default()).await;
    let mut slow = edge.connect(one(), 1024);
    let mut sent = 0;
    // A long header, one byte a second.
    while slow.write_all(b"G").await.is_ok() {
        sent += 1;
        assert!(sent < 1000, "it is still read");
        sleep(Duration::from_secs(1)).await;
    }
    edge.everybody_is_gone().await;
}

#[tokio::test(start_paused = true)]
async fn a_connection_that_was_used_ends_when_it_is_not_used_again() {
    let edge = Listening::new(ConnectionLimits::default()).await;
    let mut connection = edge.connect(one(), 64 * 1024);
    connection.write_all(REQUEST).await.expect("it is sent");
    let mut answer = Vec::new();
    let ended = timeout(FOR_EVER, connection.read_to_end(&mut answer)).await;
    ended.expect("it ends").expect("nothing broke");
    assert!(answer.starts_with(b"HTTP/1.1 200 OK"));
}

/// The pipe holds less than the answer, and nobody reads it.
#[tokio::test(start_paused = true)]
async fn who_does_not_read_the_answer_is_not_waited_for() {
    let edge = Listening::new(ConnectionLimits::default()).await;
    let mut connection = edge.connect(one(), 64);
    connection.write_all(REQUEST).await.expect("it is sent");
    edge.everybody_is_gone().await;
}

#[tokio::test(start_paused = true)]
async fn who_is_turned_away_is_told_and_counted() {
    let edge = Listening::new(ConnectionLimits { total: 2, per_network: 1 }).await;
    let first = edge.connect(one(), 1024);
    assert_eq!(edge.first_line(one()).await, "HTTP/1.1 429 Too Many Requests");
    let _second = edge.connect(other(), 1024);
    let third = Ipv4Addr::new(192, 0, 2, 3);
    assert_eq!(edge.first_line(third).await, "HTTP/1.1 503 Service Unavailable");
    drop(first);
    edge.everybody_is_gone().await;
    assert_eq!(edge.first_line(third).await, "HTTP/1.1 200 OK");
    let figures = edge.world.call(axum::http::Method::GET, "/metrics", "", None).await.text;
    for line in
        ["vierblatt_refused_too_many_from_network_total 1", "vierblatt_refused_no_place_total 1"]
    {
        assert!(figures.lines().any(|there| there == line), "{line}: {figures}");
    }
}

/// The addresses of one IPv6 network are one client's.
#[tokio::test(start_paused = true)]
async fn another_address_of_the_same_network_is_no_way_around_a_limit() {
    let edge = Listening::new(ConnectionLimits { total: 100, per_network: 1 }).await;
    let address = |text: &str| text.parse::<IpAddr>().expect("an address");
    let _first = edge.connect(address("2001:db8:1:1::1"), 1024);
    let second = edge.first_line(address("2001:db8:1:1:2:3:4:5")).await;
    assert_eq!(second, "HTTP/1.1 429 Too Many Requests");
    assert_eq!(edge.first_line(address("2001:db8:1:2::1")).await, "HTTP/1.1 200 OK");
}
