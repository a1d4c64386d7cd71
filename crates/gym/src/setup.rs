//! Which game, and how its numbers and arrays are laid out.

use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_game::{Block, Field, FieldList, Seats};

use crate::table::seats_of;
use crate::{Error, Goal};

/// Which game is played, by how many, with which options, for what.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// The game's name in the catalog: `joomo`.
    pub game: &'a str,
    /// How many play.
    pub seats: u8,
    /// The options that are not at their default, as a JSON object.
    pub options: &'a str,
    /// What an episode is and what is earned.
    pub goal: Goal,
}

impl Setup<'_> {
    /// The options and seats, if the game has such.
    pub(crate) fn read<G: Listed>(&self) -> Result<(G::Options, Seats), Error> {
        let seats = seats_of::<G>(self.seats)?;
        let options: G::Options = serde_json::from_str(self.options)
            .map_err(|error| Error::Options(plain(&error.to_string())))?;
        G::fitting(&options).map_err(|wrong| Error::Options(wrong.to_string()))?;
        Ok((options, seats))
    }

    pub(crate) fn visit<V: Visit>(&self, visit: V) -> Result<V::Output, Error> {
        with_game(self.game, visit).ok_or_else(|| Error::NoGame(self.game.to_owned()))
    }
}

/// What serde says, without its place in a text that no person wrote.
fn plain(error: &str) -> String {
    error.split(" at line ").next().unwrap_or(error).to_owned()
}

/// How the numbers and arrays of a game are laid out.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The blocks of numbers, in order.
    pub actions: &'static [Block],
    /// How many numbers there are.
    pub size: usize,
    /// The fields of an observation, in order.
    pub fields: Vec<Field>,
    /// How long an observation is.
    pub length: usize,
}

/// The layout of a game.
///
/// # Errors
/// When there is no such game, or not for so many or with these options.
pub fn layout(setup: &Setup<'_>) -> Result<Layout, Error> {
    struct Lay<'a>(&'a Setup<'a>);

    impl Visit for Lay<'_> {
        type Output = Result<Layout, Error>;

        fn visit<G: Listed>(self) -> Self::Output {
            let (options, seats) = self.0.read::<G>()?;
            let FieldList { fields, size: length, .. } = FieldList::of::<G>(options, seats);
            Ok(Layout { actions: G::blocks(seats), size: G::size(seats), fields, length })
        }
    }

    setup.visit(Lay(setup))?
}
