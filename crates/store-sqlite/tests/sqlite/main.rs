//! The store in `SQLite` as its users see it.

mod backup;
mod concurrency;
mod conformance;
mod crash;
mod damage;
mod log;
