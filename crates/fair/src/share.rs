//! What each seat adds to the chance of a game, so that nobody can steer the deals: not even somebody who runs the server and plays.
//!
//! A player's program draws a random value by itself and gives the table only its hash. When the game starts the hashes are fixed, and only
//! then are the values revealed. Whoever knows the server's seed had to choose their own value without knowing the others'.

use serde::{Deserialize, Serialize};

use crate::{Hex32, Seed};

/// What one seat adds to the chance of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// Which seat.
    pub seat: u8,
    /// Who drew the value.
    pub by: By,
    /// What the seat was bound to before any value was known.
    pub hash: Hex32,
    /// The value; none if it was not revealed in time, and the game started without it.
    pub value: Option<Hex32>,
}

/// Who drew a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player's own program.
    Player,
    /// The table, for one of its bots. It follows from the seed, so that there was nothing to choose.
    Table,
}

impl Share {
    /// The hash of a player's value for the game with this commitment. With the commitment in it, it fits no other game.
    pub fn hash(commitment: &Hex32, value: &Hex32) -> Hex32 {
        Hex32::hash(&[b"vierblatt player value 1\n", &commitment.0, &value.0])
    }

    /// What the table adds for a bot in this seat.
    pub fn of_bot(seed: &Seed, seat: u8) -> Share {
        let value = Hex32::hash(&[b"vierblatt bot value 1\n", &seed.0, &[seat]]);
        let hash = Share::hash(&seed.commitment(), &value);
        Share { seat, by: By::Table, hash, value: Some(value) }
    }

    /// Whether the value is what was promised. One that was not revealed promises nothing.
    pub fn fits(&self, seed: &Seed) -> bool {
        match self.by {
            By::Table => *self == Share::of_bot(seed, self.seat),
            By::Player => {
                self.value.is_none_or(|value| Share::hash(&seed.commitment(), &value) == self.hash)
            }
        }
    }

    /// The hash of a game's list of shares before any value was revealed: two people who compare it know that they were shown the same list.
    pub fn list_hash(commitment: &Hex32, shares: &[Share]) -> Hex32 {
        let mut bytes = b"vierblatt share list 1\n".to_vec();
        bytes.extend(commitment.0);
        for share in shares {
            bytes.push(share.seat);
            bytes.extend(share.hash.0);
        }
        Hex32::hash(&[&bytes])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_fits_its_own_game_and_value_only() {
        let (seed, other) = (Seed([1; 32]), Seed([2; 32]));
        let value = Hex32([7; 32]);
        let hash = Share::hash(&seed.commitment(), &value);
        let share = Share { seat: 0, by: By::Player, hash, value: Some(value) };
        assert!(share.fits(&seed) && !share.fits(&other));
        assert!(!Share { value: Some(Hex32([8; 32])), ..share }.fits(&seed));
        assert!(Share { value: None, ..share }.fits(&seed), "not revealed");

        let bot = Share::of_bot(&seed, 1);
        assert!(bot.fits(&seed) && !bot.fits(&other));
        assert!(!Share { seat: 2, ..bot }.fits(&seed), "each seat has its own");
        assert!(!Share { by: By::Table, ..share }.fits(&seed), "nobody chooses a bot's value");
        assert!(!Share { value: None, ..bot }.fits(&seed));
    }

    #[test]
    fn the_list_hash_is_of_seats_and_hashes_but_not_of_values() {
        let seed = Seed([1; 32]);
        let shares = [Share::of_bot(&seed, 0), Share::of_bot(&seed, 1)];
        let hash = Share::list_hash(&seed.commitment(), &shares);
        let hidden = shares.map(|share| Share { value: None, ..share });
        assert_eq!(hash, Share::list_hash(&seed.commitment(), &hidden));
        assert_ne!(hash, Share::list_hash(&seed.commitment(), &shares[..1]));
        assert_ne!(hash, Share::list_hash(&Seed([2; 32]).commitment(), &shares));
    }
}
