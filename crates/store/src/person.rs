//! People: ids, names, and the secrets that people are recognised by (as hashes).

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Ms;

/// The id of a person: what is in logs and lists in place of a name. Cheap to clone.
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
    /// The id that is in logs.
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

/// Who uses a token, and what for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TokenKind {
    /// A person's browser: everything.
    Browser,
    /// A program that plays. It cannot change who the person is, nor let others in.
    Bot,
    /// A program that only looks.
    Reader,
}

/// What tells a person's tokens apart in lists. It says nothing of the secret: it is the beginning of its hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TokenId(pub [u8; 8]);

impl TokenId {
    /// The id of a token.
    pub fn of(token: &SecretHash) -> Self {
        let mut id = [0; 8];
        id.copy_from_slice(&token[..8]);
        TokenId(id)
    }
}

/// A device or a program that stands for a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    /// Which one.
    pub id: TokenId,
    /// Who uses it.
    pub kind: TokenKind,
    /// What it is called, such as "Firefox, Linux". Empty if nobody knows.
    pub name: String,
    /// When it was made.
    pub created_at: Ms,
    /// When it was used last, as far as that was noted: a day is exact enough.
    pub used_at: Ms,
}

/// A token that is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewToken {
    /// The hash of its secret.
    pub hash: SecretHash,
    /// Who uses it.
    pub kind: TokenKind,
    /// What it is called.
    pub name: String,
    /// When it is made.
    pub at: Ms,
}

impl NewToken {
    /// As lists show it.
    pub fn token(&self) -> Token {
        let NewToken { hash, kind, name, at } = self;
        Token {
            id: TokenId::of(hash),
            kind: *kind,
            name: name.clone(),
            created_at: *at,
            used_at: *at,
        }
    }
}
