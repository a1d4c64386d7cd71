//! The secret all deals of a game come from.

use std::fmt;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use crate::{Hex32, Share};

/// The secret all deals of a game come from. It is shown only when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published before the game: the SHA-256 of the seed.
    pub fn commitment(&self) -> Hex32 {
        Hex32::hash(&[&self.0])
    }

    /// The seed in hexadecimal.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Seed> {
        Hex32::read(text).map(|Hex32(bytes)| Seed(bytes))
    }

    /// The seed of one of a table's games, from 1, where this is the table's own secret. Each can be
    /// committed to long before its game, and telling one tells nothing of the others.
    #[must_use]
    pub fn of_game(&self, number: u32) -> Seed {
        Seed(Hex32::hash(&[b"vierblatt game seed 1\n", &self.0, &number.to_be_bytes()]).0)
    }

    /// The random numbers for the `nth` time chance acts in a game, from 0, with the texts and the shares that were added to the seed.
    pub fn dice(&self, entropy: &[String], shares: &[Share], nth: u64) -> ChaCha20Rng {
        let mut key = Sha256::new();
        if shares.is_empty() {
            // As all games were before there were shares; those still have to verify.
            key.update(b"vierblatt fair deal 1\n");
            key.update(self.0);
        } else {
            key.update(b"vierblatt fair deal 2\n");
            key.update(self.0);
            key.update((entropy.len() as u64).to_be_bytes());
        }
        for text in entropy {
            // The length first, so that no two lists read the same.
            key.update((text.len() as u64).to_be_bytes());
            key.update(text.as_bytes());
        }
        for share in shares {
            key.update([share.seat]);
            key.update(share.hash.0);
            key.update([u8::from(share.value.is_some())]);
            key.update(share.value.map_or([0; 32], |value| value.0));
        }
        let mut dice = ChaCha20Rng::from_seed(key.finalize().into());
        dice.set_stream(nth);
        dice
    }
}

/// A secret does not show up in logs by mistake.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Seed::read(&text).ok_or_else(|| de::Error::custom("a seed has 64 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use rand::Rng;

    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written_and_hides_in_debug_output() {
        let seed = Seed([0xAB; 32]);
        assert_eq!(Seed::read(&seed.reveal()), Some(seed.clone()));
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        for wrong in ["", "ab", &"g".repeat(64), &"ä".repeat(32), &"a".repeat(65)] {
            assert_eq!(Seed::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_commitment_is_the_sha256_of_the_seed() {
        // From `printf '\0%.0s' $(seq 32) | sha256sum`.
        let zeros = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(Seed([0; 32]).commitment().to_string(), zeros);
    }

    #[test]
    fn every_bit_of_seed_entropy_shares_and_count_matters() {
        let first = |seed: &Seed, entropy: &[&str], shares: &[Share], nth| {
            let entropy: Vec<String> = entropy.iter().map(|text| (*text).to_owned()).collect();
            seed.dice(&entropy, shares, nth).next_u64()
        };
        let seed = Seed([1; 32]);
        let usual = first(&seed, &["ab", "c"], &[], 0);
        assert_eq!(usual, first(&seed, &["ab", "c"], &[], 0));
        assert_ne!(usual, first(&Seed([2; 32]), &["ab", "c"], &[], 0));
        assert_ne!(usual, first(&seed, &["a", "bc"], &[], 0));
        assert_ne!(usual, first(&seed, &["ab", "c"], &[], 1));
        assert_ne!(usual, first(&seed, &[], &[], 0));

        let share = Share::of_bot(&seed, 1);
        let shared = first(&seed, &["ab", "c"], &[share], 0);
        assert_ne!(usual, shared);
        for other in [
            Share { seat: 2, ..share },
            Share { hash: Hex32([0; 32]), ..share },
            Share { value: None, ..share },
            Share { value: Some(Hex32([0; 32])), ..share },
        ] {
            assert_ne!(shared, first(&seed, &["ab", "c"], &[other], 0));
        }
        assert_ne!(shared, first(&seed, &["ab", "c"], &[share, share], 0));
    }
}
