//! The connections of a table's players: sending, receiving, losing and regaining them.

use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use futures_util::StreamExt;
use tokio::time::{Instant, sleep};
use tokio_tungstenite::tungstenite::{Message as Frame, Utf8Bytes};
use vierblatt_protocol::ToServer;

use super::Table;
use crate::message::Message;
use crate::socket::{TableAddress, send};
use crate::stage::{Phase, Stage};

/// How often a table tries to get a lost connection back, and how long it waits in between.
const MOST_RECONNECTIONS: u32 = 50;
const RECONNECT_AFTER: Duration = Duration::from_millis(200);

impl Table {
    /// Sends a message, if the player is connected.
    pub(super) async fn send(&mut self, player: usize, message: &ToServer) {
        let Some(socket) = &mut self.sockets[player] else { return };
        if send(socket, message).await.is_err() {
            self.disconnected(player);
        }
    }

    /// The next message to any player; none when their connection is gone.
    pub(super) async fn next_message(&mut self) -> (usize, Option<Utf8Bytes>) {
        poll_fn(|context| {
            for (player, socket) in self.sockets.iter_mut().enumerate() {
                let Some(socket) = socket else { continue };
                while let Poll::Ready(frame) = socket.poll_next_unpin(context) {
                    match frame {
                        Some(Ok(Frame::Text(text))) => return Poll::Ready((player, Some(text))),
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => {
                            return Poll::Ready((player, None));
                        }
                        Some(Ok(_)) => {}
                    }
                }
            }
            Poll::Pending
        })
        .await
    }

    /// A connection is gone. While the server is dead, that is expected.
    pub(super) fn disconnected(&mut self, player: usize) {
        if self.sockets[player].take().is_some() && self.phase().stage != Stage::Down {
            self.figures.errors.add("closed");
        }
    }

    /// Connects everybody again who has no connection. False when they cannot.
    pub(super) async fn reconnect(&mut self, phase: Phase) -> bool {
        if self.kills < phase.kills {
            self.kills = phase.kills;
            self.ledger.killed();
            self.sockets.iter_mut().for_each(|socket| *socket = None);
        } else if self.sockets.iter().all(Option::is_some) {
            return true;
        }
        let start = Instant::now();
        self.in_flight.disturb();
        self.pace.excuse();
        for player in 0..self.views.len() {
            while self.sockets[player].is_none() && !self.connect(player).await {
                self.reconnections += 1;
                // Where there are several nodes, losing some of them is what is tried.
                if self.addresses.len() == 1 && self.reconnections > MOST_RECONNECTIONS {
                    self.figures.errors.add("gone");
                    return false;
                }
                sleep(RECONNECT_AFTER).await;
            }
        }
        self.figures.back = self.figures.back.max(start.elapsed());
        self.ask_again().await;
        true
    }

    /// Connects a player, who says what they know. False when they are not let in.
    pub(super) async fn connect(&mut self, player: usize) -> bool {
        let address = self.addresses[self.tries[player] % self.addresses.len()];
        let secret = &self.secrets[player];
        let table = TableAddress { address, from: self.from, code: &self.code, secret };
        let view = &mut self.views[player];
        let since = (view.n > 0).then_some(view.n);
        let Ok((socket, text)) = table.connect(since).await else {
            self.tries[player] += 1;
            return false;
        };
        let Some(message) = Message::read(&text).filter(|message| message.kind == "welcome") else {
            return false;
        };
        let n = message.n;
        let fingerprint = view.receive(message);
        self.ledger.welcomed(player, n, fingerprint);
        self.sockets[player] = Some(socket);
        true
    }
}
