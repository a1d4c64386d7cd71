//! The secret all deals of a game come from.

use std::fmt;

use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// The secret all deals of a game come from. It is shown only when the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published before the game: the SHA-256 of the seed, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The seed in hexadecimal.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// Reads 64 hexadecimal digits.
    pub fn read(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Seed(bytes))
    }

    /// The seed of one of a table's games, from 1, where this is the table's own secret. Each can be
    /// committed to long before its game, and telling one tells nothing of the others.
    #[must_use]
    pub fn of_game(&self, number: u32) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"vierblatt game seed 1\n");
        hash.update(self.0);
        hash.update(number.to_be_bytes());
        Seed(hash.finalize().into())
    }

    /// The seed of a day, the same for everybody: for a game somebody plays alone and compares with others.
    #[must_use]
    pub fn daily(day: &str) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"vierblatt daily 1\n");
        hash.update(day.as_bytes());
        Seed(hash.finalize().into())
    }

    /// The random numbers for the `nth` time chance acts in a game, from 0.
    pub fn dice(&self, entropy: &[String], nth: u64) -> ChaCha20Rng {
        let mut key = Sha256::new_with_prefix(b"vierblatt fair deal 1\n");
        key.update(self.0);
        for text in entropy {
            // The length first, so that no two lists read the same.
            key.update((text.len() as u64).to_be_bytes());
            key.update(text.as_bytes());
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
        assert_eq!(Seed([0; 32]).commitment(), zeros);
    }

    #[test]
    fn every_bit_of_seed_entropy_and_count_matters() {
        let first = |seed: &Seed, entropy: &[&str], nth| {
            let entropy: Vec<String> = entropy.iter().map(|text| (*text).to_owned()).collect();
            seed.dice(&entropy, nth).next_u64()
        };
        let seed = Seed([1; 32]);
        let usual = first(&seed, &["ab", "c"], 0);
        assert_eq!(usual, first(&seed, &["ab", "c"], 0));
        assert_ne!(usual, first(&Seed([2; 32]), &["ab", "c"], 0));
        assert_ne!(usual, first(&seed, &["a", "bc"], 0));
        assert_ne!(usual, first(&seed, &["ab", "c"], 1));
        assert_ne!(usual, first(&seed, &[], 0));
    }
}
