//! The store as its users see it.

mod backup;
mod concurrency;
mod crash;
mod journal;
mod lists;
mod log;
mod people;
