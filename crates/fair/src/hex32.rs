//! 32 bytes as everybody sees them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// 32 bytes that anybody may see, written as 64 hexadecimal digits: a hash, or a value that was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex32(pub [u8; 32]);

impl Hex32 {
    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Hex32> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Hex32(bytes))
    }

    /// The SHA-256 of these parts, one after the other.
    pub(crate) fn hash(parts: &[&[u8]]) -> Hex32 {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        Hex32(hash.finalize().into())
    }
}

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Hex32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Hex32::read(&text).ok_or_else(|| de::Error::custom("expected 64 hexadecimal digits"))
    }
}
