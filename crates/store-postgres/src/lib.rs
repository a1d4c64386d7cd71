//! Tables and people in `PostgreSQL`: the traits of `vierblatt-store` for a server whose data lives in a database server, and for
//! many nodes that share one. An append is answered `Ok` only when the database has committed it.
//!
//! - **Pipelined group commit.** One task appends. It takes all appends that wait and sends them as one transaction, all
//!   statements in one go, then answers them all: many tables share one wait for the network and one for the disk.
//! - Every append names the number, the hash and the epoch the table's log must have; a statement that finds others changes nothing.
//! - A connection that is lost in the middle of a commit leaves no doubt: the hash chain tells whether the entries are there.
//! - Every entry is hashed together with those before it, and every read of a log is checked, also whether its end is there.
//! - Migrations are forward only, one node carries them out while the others wait, and older nodes live with them.
//! - One server alone, or nodes that know of each other ([`Use`]): a lock of the database keeps the two apart.
//!
//! `tokio-postgres` rather than `sqlx`: it sends statements without waiting for each other, and has no macros that need a database to
//! compile. No type of it leaves this crate.

mod address;
mod append;
mod connection;
mod directory;
mod error;
mod exclusive;
mod leases;
mod log;
mod schema;
mod send;
mod sql;
mod steps;
mod store;
mod transfer;
mod values;
mod writer;

pub use address::Address;
pub use error::OpenError;
pub use exclusive::Use;
pub use store::{DatabaseUse, PostgresStore};
pub use transfer::PostgresTransfer;
