//! Many tables, owned by one state machine without I/O.
//!
//! A [`Keeper`] is told one [`Event`] at a time and the time it is, and answers with [`Effect`]s: what to tell edges, what to store and read, what
//! to compute. Whoever drives it (a server, a simulation, a web worker) carries them out and tells it what came of them; no decision is made there.
//!
//! - A table is loaded when somebody needs it and dropped when everybody has gone.
//! - A table at which nothing has happened for long is deleted ([`Lifetimes`](vierblatt_store::Lifetimes)); one that is damaged is set
//!   aside, and all others go on.
//! - Each table does one thing at a time and has a bounded queue of its own; while it waits for the disk, others go on.
//! - Nobody is told of anything before it is stored.
//! - Time, randomness and storage are passed in: the same events give the same effects.

mod answers;
mod archive;
mod clerk;
mod event;
mod expiry;
mod hearing;
mod jobs;
mod keeper;
mod messages;
mod opening;
mod slot;
mod timers;
mod work;

pub use event::{Client, Effect, Event, Job, JobOutput, Ticket};
pub use keeper::{Backlog, Keeper, KeeperSettings, shard_of};
