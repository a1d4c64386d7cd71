//! People: ids, names, and the secrets that people are recognised by (as hashes).

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Ms;

/// The id of a person: what stands in logs and lists in place of a name. Cheap to clone.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub Arc<str>);

impl PersonId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for PersonId {
    fn from(id: &str) -> PersonId {
        PersonId(id.into())
    }
}

impl From<String> for PersonId {
    fn from(id: String) -> PersonId {
        PersonId(id.into())
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is known of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// The id that stands in logs.
    pub id: PersonId,
    /// What they want to be called. Not unique.
    pub name: String,
    /// When they first came.
    pub created_at: Ms,
    /// When they were last here.
    pub seen_at: Ms,
}

/// A hash of a secret; the secret itself is never stored.
pub type SecretHash = [u8; 32];

/// Who uses a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A person's browser.
    Browser,
    /// A program that plays.
    Bot,
}
