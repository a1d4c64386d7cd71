//! How a table is set up: as it was opened, or as the host changed it before the first game.
//!
//! A change leaves chance alone. The seed the table is bound to, what was added to it and the hashes of the players' values were settled without
//! knowing the cards, and nobody knows them before the game starts; so there is nothing in them to choose by changing seats or options.

use std::sync::Arc;

use serde_json::Value;
use vierblatt_catalog::TableGame;
use vierblatt_game::{Message, Seat};
use vierblatt_record::{Record, set_up};
use vierblatt_store::Ms;

use super::{Folded, Occupant, Opening};
use crate::{Changed, Opened};

impl<G: TableGame> Opening<G> {
    /// A table with these seats, options and settings.
    ///
    /// # Errors
    /// Says what the game does not have.
    pub fn of(opened: &Opened, opened_at: Ms) -> Result<Self, Message> {
        let head = Record {
            game: opened.game.as_str().into(),
            seats: opened.seats.into(),
            options: opened.options.clone(),
            actions: Vec::new(),
            names: Value::Null,
        };
        let (options, seats) = set_up::<G>(&head)?;
        let start = G::new(options, seats);
        let daily = opened.daily.clone();
        Ok(Opening {
            code: opened.code.as_str().into(),
            options,
            settings: opened.settings.clone(),
            seats,
            opened_at,
            root: opened.seed.clone(),
            first_round: G::round(&start),
            // A deal that is the same for everybody leaves nothing to anybody.
            may_name_first: daily.is_none() && G::named_first(&start, Seat(0)).is_some(),
            daily,
        })
    }
}

impl<G: TableGame> Folded<G> {
    /// How the table would be opened today.
    ///
    /// # Errors
    /// When options cannot be written.
    pub fn opened(&self) -> Result<Opened, serde_json::Error> {
        let opening = &self.opening;
        Ok(Opened {
            code: opening.code.to_string(),
            game: G::ID.to_owned(),
            seats: opening.seats.0,
            options: serde_json::to_value(opening.options)?,
            settings: opening.settings.clone(),
            host: self.host.clone(),
            seed: opening.root.clone(),
            daily: opening.daily.clone(),
        })
    }

    /// The table as it would be after a change.
    ///
    /// # Errors
    /// Says what the game does not have.
    pub fn changed(&self, changed: &Changed) -> Result<Opening<G>, Message> {
        let Changed { seats, options, settings } = changed.clone();
        let opened = self.opened().map_err(|_| Message::new("refused-options-type"))?;
        let opened = Opened { seats, options, settings, ..opened };
        Opening::of(&opened, self.opening.opened_at)
    }

    /// The host has changed the table.
    pub(super) fn change(&mut self, changed: &Changed) -> Result<(), &'static str> {
        if self.playing.is_some() || self.opening.daily.is_some() {
            return Err("a table that cannot be changed");
        }
        let opening =
            self.changed(changed).map_err(|_| "seats or options the game does not have")?;
        let gone = self.occupants.iter().skip(opening.seats.count());
        if gone.clone().any(|occupant| occupant.person().is_some()) {
            return Err("somebody sits in a seat that goes");
        }
        self.occupants.resize(opening.seats.count(), Occupant::Nobody);
        self.first = self.first.filter(|seat| opening.may_name_first && seat.0 < opening.seats.0);
        self.opening = Arc::new(opening);
        Ok(())
    }
}
