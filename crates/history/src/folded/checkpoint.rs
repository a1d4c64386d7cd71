//! What the log folds to just before a game starts, as bytes: kept beside the log at the number of the entry that starts the game, so that a
//! game can be loaded without folding the games before it. It holds no cards: none are dealt yet.

use serde::{Deserialize, Serialize};
use vierblatt_catalog::TableGame;
use vierblatt_fair::Hex32;
use vierblatt_game::Seat;
use vierblatt_store::{GameStart, Ms, PersonId};

use super::requests::Request;
use super::{Corrupt, Folded, Occupant};
use crate::{Entry, Line, Opened};

/// A table between two games.
#[derive(Serialize, Deserialize)]
pub struct Checkpoint {
    /// What the table was opened with.
    pub opened: Opened,
    opened_at: Ms,
    host: PersonId,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    changed_at: Ms,
    n: u32,
    told: u32,
    game_number: u32,
    entropy: Vec<String>,
    first: Option<Seat>,
    next_entropy: Vec<String>,
    /// Who is bound to which value for the game that starts here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    committed: Vec<(PersonId, Hex32)>,
    /// Checkpoints from before these were kept have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    requests: Vec<Request>,
}

impl Checkpoint {
    /// From the store's bytes.
    ///
    /// # Errors
    /// When nothing of ours wrote it.
    pub fn read(bytes: &[u8]) -> Result<Checkpoint, Corrupt> {
        serde_json::from_slice(bytes).map_err(|_| Corrupt {
            n: 0,
            why: "a checkpoint that this version does not understand",
        })
    }

    /// The table as it was.
    ///
    /// # Errors
    /// When it is not of this game.
    pub fn restore<G: TableGame>(self) -> Result<Folded<G>, Corrupt> {
        let n = self.n;
        let line = Line::new(self.opened_at, Entry::Opened(Box::new(self.opened)));
        let mut folded = Folded::begin(&line)?;
        if self.occupants.len() != folded.occupants.len() {
            return Err(Corrupt { n, why: "a checkpoint with other seats than the table's" });
        }
        folded.host = self.host;
        folded.occupants = self.occupants;
        folded.changed_at = self.changed_at;
        folded.n = self.n;
        folded.told = self.told;
        folded.game_number = self.game_number;
        folded.seed = folded.opening.root.of_game(self.game_number);
        folded.entropy = self.entropy;
        folded.first = self.first;
        folded.next_entropy = self.next_entropy;
        folded.shares.committed = self.committed;
        folded.requests = self.requests.into_iter().collect();
        Ok(folded)
    }
}

impl<G: TableGame> Folded<G> {
    /// Where a game starts with this entry, which comes next.
    ///
    /// # Errors
    /// When options cannot be written.
    pub fn game_start(&self, entry: &Entry) -> Result<GameStart, Corrupt> {
        let checkpoint = self
            .checkpoint()
            .map_err(|_| Corrupt { n: self.n, why: "no checkpoint can be written" })?;
        let number = self.game_number + u32::from(*entry == Entry::Rematch);
        Ok(GameStart { number, first: self.n.into(), checkpoint })
    }

    /// The table as it is now, without the game that is over or has not started.
    ///
    /// # Errors
    /// When options cannot be written.
    pub fn checkpoint(&self) -> Result<Vec<u8>, serde_json::Error> {
        serde_json::to_vec(&Checkpoint {
            opened: self.opened()?,
            opened_at: self.opening.opened_at,
            host: self.host.clone(),
            occupants: self.occupants.clone(),
            changed_at: self.changed_at,
            n: self.n,
            told: self.told,
            game_number: self.game_number,
            entropy: self.entropy.clone(),
            first: self.first,
            next_entropy: self.next_entropy.clone(),
            committed: self.shares.committed.clone(),
            requests: self.requests.iter().cloned().collect(),
        })
    }
}

/// A bot's level as its number.
pub(super) mod level {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
    use vierblatt_bots::Level;

    pub(crate) fn serialize<S: Serializer>(
        level: &Level,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        level.number().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Level, D::Error> {
        Level::new(u8::deserialize(deserializer)?)
            .ok_or_else(|| de::Error::custom("there are levels 1 to 5"))
    }
}
