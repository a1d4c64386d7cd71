//! What a keeper does in situations that are made by hand, one at a time.

mod clocks;
mod damage;
mod expiry;
mod limits;
mod opening;
mod race;
mod recovery;
mod scene;
mod stopping;
