//! Connections of clients, and what keeps a few of them from harming all others: they are accepted, counted and bounded here, and
//! messages go in and out. What is said over them is the edge's affair.
//!
//! | module | what it does |
//! |---|---|
//! | `listen` | connections, from being accepted to their end |
//! | `admission` | counts them: from one network, and in all |
//! | `client_address` | where a request comes from, behind proxies too |
//! | `limits` | how much anybody may ask for |
//! | `wire`, `bounded` | a WebSocket, and how much is read for one message |
//! | `queue` | the messages that wait for one connection |

mod admission;
mod bounded;
mod client_address;
mod clock;
mod limits;
mod listen;
mod queue;
mod wire;

pub use admission::{Admission, Admitted, ConnectionLimits, Refusal};
pub use client_address::client_network;
pub use clock::{Clock, SystemClock};
pub use limits::{Limits, MOST_TABLES, MessageLimit, TooMuch};
pub use listen::{Acceptor, Metrics};
pub use queue::{Ended, QueueReceiver, QueueSender, queue};
pub use wire::{NotWebSocket, Upgrade, Wire};
