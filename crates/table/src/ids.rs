//! Who and when.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970, passed in by whoever has a clock.
pub type Ms = u64;

/// Somebody, by an id that says nothing about them. Names are not in the log, so that who wants to
/// be forgotten can be.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub String);

/// One connection to a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Viewer(pub u64);
