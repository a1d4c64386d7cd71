//! What client and server say to each other at a table, as JSON over one WebSocket.
//!
//! Everything a table says is numbered by its log: a client that has heard of entry 12 says so when it
//! comes back and is told what it missed. Requests carry an id of the client's own; the same id again
//! is answered again and not carried out again. `docs/protocol.md` walks through a conversation.

mod changes;
mod offer;
mod read;
mod settings;
mod table_view;
mod to_client;
mod to_server;

pub use changes::{Members, Sent, changed};
pub use offer::{Offer, Offered, number_of, parts};
pub use read::{Unreadable, read, read_strictly};
pub use settings::{Clock, Settings, Snap, Tempo, Watch};
pub use table_view::{
    CommittedView, GuestView, NextView, Occupant, SeatView, ShareBy, ShareView, Status, TableView,
};
pub use to_client::{
    BetweenView, ChatLine, ClockView, GameView, Heard, Kind, RaceView, Text, ToClient, Why, You,
};
pub use to_server::{Ask, Reaction, ToServer};

/// The protocol's version. A client of another version is told so and reloads.
pub const VERSION: u32 = 1;
/// The longest message a client may send, in bytes.
pub const LONGEST_MESSAGE: usize = 4096;
/// The longest line of chat, in characters.
pub const LONGEST_CHAT: usize = 300;
/// The longest request id, in bytes.
pub const LONGEST_ID: usize = 40;
