//! 32 bytes as everybody sees them.

use std::fmt;

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
    pub fn hash(parts: &[&[u8]]) -> Hex32 {
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

vierblatt_game::as_text!(Hex32, "64 hexadecimal digits");
