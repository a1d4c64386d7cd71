//! The store as its users see it.

mod concurrency;
mod crash;
mod journal;
mod lists;
mod log;
mod people;
