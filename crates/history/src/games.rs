//! Games that were played, without the game's name in the type.

use std::collections::HashMap;

use vierblatt_bus::Perspective;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_store::{PersonId, Profile, StoredGame};

use crate::Entry;
use crate::folded::{Checkpoint, Corrupt, Occupant};
use crate::replay::{self, GameRecord, Steps};

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoTable {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    Game(String),
    /// A setting is out of its bounds.
    #[error("the setting '{0}' is out of bounds")]
    Setting(&'static str),
    /// The log makes no sense: also when seats or options are not the game's.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// The record of a stored game.
///
/// # Errors
/// When it makes no sense.
pub fn record(game: &StoredGame) -> Result<GameRecord, NoTable> {
    with_stored_game(game, WriteRecord(game))
}

struct WriteRecord<'a>(&'a StoredGame);

impl Visit for WriteRecord<'_> {
    type Output = Result<GameRecord, Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        replay::record::<G>(self.0)
    }
}

/// Whoever sat at a stored game, so that their names can be found.
///
/// # Errors
/// When it makes no sense.
pub fn people(game: &StoredGame) -> Result<Vec<PersonId>, NoTable> {
    let mut people: Vec<PersonId> = Vec::new();
    let seated = Checkpoint::read(&game.start.checkpoint)?.occupants;
    people.extend(seated.iter().filter_map(Occupant::person).cloned());
    for entry in &game.entries {
        // Whoever sits down after the game is over is shown at its end, too.
        if let Entry::Sat { person, .. } = replay::read(entry, 0)?.entry {
            people.push(person);
        }
    }
    Ok(people)
}

/// Steps of a stored game, from the one after `from`. None while it is not over, or where there is no such seat.
///
/// # Errors
/// When it makes no sense.
pub fn steps(
    game: &StoredGame,
    people: &[Profile],
    perspective: Perspective,
    from: usize,
    count: usize,
) -> Result<Option<Steps>, NoTable> {
    let names = people.iter().map(|profile| (profile.id.clone(), profile.name.clone())).collect();
    with_stored_game(game, ShowSteps { game, names: &names, perspective, from, count })
}

struct ShowSteps<'a> {
    game: &'a StoredGame,
    names: &'a HashMap<PersonId, String>,
    perspective: Perspective,
    from: usize,
    count: usize,
}

impl Visit for ShowSteps<'_> {
    type Output = Result<Option<Steps>, Corrupt>;
    fn visit<G: Listed>(self) -> Self::Output {
        replay::steps::<G>(self.game, self.names, self.perspective, self.from, self.count)
    }
}

fn with_stored_game<T, V: Visit<Output = Result<T, Corrupt>>>(
    game: &StoredGame,
    visit: V,
) -> Result<T, NoTable> {
    let id = Checkpoint::read(&game.start.checkpoint)?.opened.game;
    with_game(&id, visit).ok_or(NoTable::Game(id))?.map_err(NoTable::from)
}
