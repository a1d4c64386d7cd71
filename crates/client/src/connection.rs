//! One table over one WebSocket, as docs/protocol.md says: numbered updates, a gap means to ask again for
//! everything, a request keeps its id until it is answered, and a lost connection heals by itself.

use serde_json::Value;
use tokio::sync::mpsc;
use vierblatt_protocol::{Ask, Offered, ToClient, Why};

use crate::connection_task::ConnectionTask;
use crate::transport::Transport;

/// What somebody at the table learns.
#[derive(Debug)]
pub enum ServerEvent {
    /// The table says something.
    Said(Box<ToClient<'static>>),
    /// A request was carried out, or was not.
    Answered(Result<(), Box<Why>>),
    /// What the strongest bot would do, or why nobody says.
    Hint(Result<Offered, Box<Why>>),
    /// How a game that is over went, as its record.
    Record(Value),
    /// There is no connection; it is tried again.
    Lost,
    /// There is none and there will be none: a message by name.
    Closed(String),
}

/// What is asked of the table.
pub(crate) enum Request {
    Ask(Ask),
    Hint,
    Record(u32),
    Name(String),
}

/// Somebody's connection to a table.
pub(crate) struct Connection {
    requests: mpsc::UnboundedSender<Request>,
    pub(crate) events: mpsc::UnboundedReceiver<ServerEvent>,
}

/// Which table, and who comes.
#[derive(Clone)]
pub struct Destination {
    /// The way to its server.
    pub transport: Transport,
    /// Its code.
    pub code: String,
    /// Who comes: what the server knows somebody by.
    pub secret: String,
}

impl Connection {
    /// Connects, and stays connected.
    pub(crate) fn new(destination: Destination) -> Self {
        let (requests, queue) = mpsc::unbounded_channel();
        let (events, heard) = mpsc::unbounded_channel();
        tokio::spawn(ConnectionTask::new(destination, queue, events).run());
        Connection { requests, events: heard }
    }

    /// Asks the table for something.
    pub(crate) fn ask(&self, ask: Ask) {
        self.request(Request::Ask(ask));
    }

    /// Asks what a bot would do.
    pub(crate) fn hint(&self) {
        self.request(Request::Hint);
    }

    /// Asks for the record of a game that is over.
    pub(crate) fn record(&self, game_number: u32) {
        self.request(Request::Record(game_number));
    }

    /// Asks for another name.
    pub(crate) fn rename(&self, name: String) {
        self.request(Request::Name(name));
    }

    fn request(&self, request: Request) {
        // It fails only once the connection is closed for good, which has been told.
        let _ = self.requests.send(request);
    }
}
