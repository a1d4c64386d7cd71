//! The hash chain over each table's log: what tells that stored bytes are still those that were written.
//!
//! Each entry's hash covers the hash before it, the entry's number and its bytes; the chain begins with the table's code. So an
//! entry that was changed, left out, moved or taken from another table does not fit. A game's start carries the hash of the
//! log before it: whoever loads from there checks what they load, however long the log is.
//!
//! This finds damage and mistakes. It does not stop somebody who may write to the storage and recomputes all hashes.

use sha2::{Digest, Sha256};

use crate::{Damage, GameStart};

/// How many bytes of a hash are kept. Half of SHA-256: nobody finds another entry for a given hash, and logs stay small.
pub const HASH_BYTES: usize = 16;

/// What is hashed first, so that no other use of SHA-256 gives the same hashes.
const NAME: &[u8] = b"vierblatt log 1";

/// The hash of a log up to some entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChainHash(pub [u8; HASH_BYTES]);

impl ChainHash {
    /// The hash of a table's log without entries.
    pub fn first(table: &str) -> ChainHash {
        ChainHash::finish(Sha256::new().chain_update(NAME).chain_update(table))
    }

    /// The hash of this log with one more entry, which has this number.
    #[must_use]
    pub fn then(self, number: u64, entry: &[u8]) -> ChainHash {
        let hash = Sha256::new().chain_update(self.0).chain_update(number.to_le_bytes());
        ChainHash::finish(hash.chain_update(entry))
    }

    /// The hash of a game's start, after the log it belongs to.
    #[must_use]
    pub fn of_start(self, start: &GameStart) -> ChainHash {
        let hash = Sha256::new()
            .chain_update(self.0)
            .chain_update(b"start")
            .chain_update(start.number.to_le_bytes())
            .chain_update(start.first.to_le_bytes());
        ChainHash::finish(hash.chain_update(&start.checkpoint))
    }

    /// A hash as it is stored. None: it is not a hash at all.
    pub fn read(bytes: &[u8]) -> Option<ChainHash> {
        bytes.try_into().ok().map(ChainHash)
    }

    fn finish(hash: Sha256) -> ChainHash {
        let mut kept = [0; HASH_BYTES];
        kept.copy_from_slice(&hash.finalize()[..HASH_BYTES]);
        ChainHash(kept)
    }
}

/// Checks entries one after the other, as they are read.
#[derive(Debug, Clone, Copy)]
pub struct ChainCheck {
    hash: ChainHash,
    next: u64,
}

impl ChainCheck {
    /// From this number on, after a log with this hash.
    pub fn after(hash: ChainHash, next: u64) -> ChainCheck {
        ChainCheck { hash, next }
    }

    /// The next entry, with the number and the hash it is stored with.
    ///
    /// # Errors
    /// If it is not the entry that was written.
    pub fn take(&mut self, number: u64, entry: &[u8], stored: &[u8]) -> Result<(), Damage> {
        let hash = self.hash.then(self.next, entry);
        if number != self.next || hash.0 != stored {
            return Err(Damage::Entry(self.next));
        }
        *self = ChainCheck { hash, next: self.next + 1 };
        Ok(())
    }

    /// The hash of all entries so far.
    pub fn hash(&self) -> ChainHash {
        self.hash
    }

    /// The number the next entry must have.
    pub fn next(&self) -> u64 {
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_depends_on_the_table_the_order_and_every_byte() {
        let of = |table: &str, entries: &[&str]| {
            let first = ChainHash::first(table);
            (0..).zip(entries).fold(first, |hash, (n, entry)| hash.then(n, entry.as_bytes()))
        };
        let chain = of("a", &["x", "y"]);
        let others = [
            of("b", &["x", "y"]),
            of("a", &["y", "x"]),
            of("a", &["x"]),
            of("a", &["xy"]),
            of("a", &["x", "y", "z"]),
            of("a", &["x", "z"]),
        ];
        assert!(others.iter().all(|other| *other != chain));
        assert_ne!(ChainHash::first("a").then(1, b"x"), ChainHash::first("a").then(0, b"x"));
    }

    #[test]
    fn stored_hashes_stay_the_same_for_ever() {
        // Computed once with another program: a change here would make every database look damaged.
        let hash = ChainHash::first("k7f2").then(0, b"{}");
        let text = format!("{:032x}", u128::from_be_bytes(hash.0));
        assert_eq!(text, "40f7381be5f45e7ad453714bbeb82bde");
    }
}
