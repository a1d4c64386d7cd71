//! Pages at tables. They speak to them as to a server: `hello` first, then requests.

use std::collections::BTreeMap;
use std::sync::Arc;

use vierblatt_bus::{ToKeeper, Viewer};
use vierblatt_protocol::{Kind, Text, ToClient, ToServer, VERSION, Why};
use vierblatt_store::Ms;

use crate::FromPocket;
use crate::few::Few;
use crate::pocket::{EDGE, Pocket, here};

/// How many connections there may be: far more than anybody has tabs.
const MOST: usize = 200;

/// The connections that are open.
#[derive(Default)]
pub(crate) struct Connections(Few<u64, Connection>);

struct Connection {
    code: Arc<str>,
    has_said_hello: bool,
}

impl Pocket {
    /// A page comes to a table. It is heard once it has said hello.
    pub(crate) fn connect(&mut self, port: u64, code: &str) {
        if self.connections.0.len() >= MOST {
            return self.goodbye(port, "server-too-much", Kind::TooMuch);
        }
        self.connections.0.insert(port, Connection { code: code.into(), has_said_hello: false });
    }

    /// A page is gone.
    pub(crate) fn disconnect(&mut self, port: u64, now: Ms) {
        if let Some(Connection { code, has_said_hello: true }) = self.connections.0.remove(&port) {
            self.tell(ToKeeper::Disconnect { viewer: viewer(port), code }, now);
        }
    }

    /// A page says something.
    pub(crate) fn hear(&mut self, port: u64, text: &str, at: Ms, now: Ms) {
        let Some(connection) = self.connections.0.get_mut(&port) else { return };
        let (viewer, code) = (viewer(port), Arc::clone(&connection.code));
        match (vierblatt_protocol::read(text), connection.has_said_hello) {
            (Ok(ToServer::Hello { version: VERSION, since, changes }), false) => {
                connection.has_said_hello = true;
                let (person, name) = self.who();
                self.tell(
                    ToKeeper::Connect {
                        viewer,
                        code,
                        person,
                        name,
                        since,
                        changes,
                        client: here(),
                    },
                    now,
                );
            }
            (Ok(ToServer::Hello { .. }), false) => {
                self.goodbye(port, "server-other-version", Kind::Malformed);
            }
            (_, false) => self.goodbye(port, "server-hello-first", Kind::Malformed),
            (Ok(ToServer::Ask { id, ask }), true) => {
                // Nobody can have said something later than now, and nothing waits here for long.
                let arrived = at.clamp(now.saturating_sub(LONGEST_WAY), now);
                self.tell(ToKeeper::Ask { viewer, code, id, ask, arrived }, now);
            }
            (Ok(ToServer::Pong { .. }), true) => {}
            (Ok(ToServer::Hello { .. }) | Err(_), true) => {
                let why = why("server-not-understood", Kind::Malformed);
                self.say(port, &ToClient::Refused { id: "".into(), why });
            }
        }
    }

    /// A table has nothing more to say.
    pub(crate) fn close(&mut self, port: u64) {
        if self.connections.0.remove(&port).is_some() {
            self.out(FromPocket::Close { port });
        }
    }

    fn goodbye(&mut self, port: u64, id: &'static str, kind: Kind) {
        self.say(port, &ToClient::Bye { why: why(id, kind), reconnect: false });
        self.connections.0.remove(&port);
        self.out(FromPocket::Close { port });
    }

    fn say(&mut self, port: u64, message: &ToClient<'_>) {
        // Nothing in these messages can fail to be written: there are no maps with odd keys in them.
        let text = serde_json::to_string(message).unwrap_or_default().into();
        self.out(FromPocket::Say { port, text });
    }
}

/// A bot's thought is the longest that a message can wait for.
const LONGEST_WAY: Ms = 5000;

fn viewer(port: u64) -> Viewer {
    Viewer { edge: EDGE, n: port }
}

fn why(id: &'static str, kind: Kind) -> Why {
    Why { text: Text { id: id.into(), args: BTreeMap::new() }, rule: None, kind }
}
