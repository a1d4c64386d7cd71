//! Who can enter: bots by name, and programs of other people.

use std::fmt;

use serde::{Serialize, Serializer};
use vierblatt_bots::{BotSeat, Level};
use vierblatt_game::{Seat, Seats};

use crate::{Contested, Launch};

/// A bot that enters a tournament.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entrant {
    /// One of ours, of this level.
    Level(Level),
    /// Any legal move.
    Random,
    /// The game's simple rules.
    Greedy,
    /// What the game's policy learned, without search.
    Policy,
    /// Sees all cards. It lives here and nowhere else: it is not a [`vierblatt_bots::Player`], so
    /// no table can seat it.
    Clairvoyant,
    /// Somebody's own program.
    External(Launch),
}

/// Why a name is not a bot of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongEntrant {
    /// There is no bot of this name.
    #[error(
        "there is no bot '{0}'; there are level1 to level5, greedy, policy (in Joomo), random and clairvoyant"
    )]
    Unknown(String),
    /// It plays something else.
    #[error("'{name}' is a bot of {given}, and this is a tournament of {game}")]
    OtherGame {
        /// As it was written.
        name: String,
        /// The game it names.
        given: String,
        /// The game that is played.
        game: &'static str,
    },
    /// A command line that cannot be taken apart.
    #[error("the command '{0}' cannot be read: is a quotation mark missing?")]
    Command(String),
}

impl Entrant {
    /// Reads the name of a bot that this game has.
    ///
    /// # Errors
    /// When this game has no such bot.
    pub fn of<G: Contested>(name: &str) -> Result<Entrant, WrongEntrant> {
        let entrant = Entrant::read(name, G::ID)?;
        let (seat, seats) = (Seat(0), Seats(*G::SEATS.start()));
        let my_seat = BotSeat { seat, seats, options: G::Options::default() };
        if entrant == Entrant::Policy && G::learned(my_seat, 0).is_none() {
            return Err(WrongEntrant::Unknown(name.to_owned()));
        }
        Ok(entrant)
    }

    /// Reads a bot's name, with or without the game's: `level3`, `joomo/level3`.
    ///
    /// # Errors
    /// When this game has no such bot.
    pub fn read(name: &str, game: &'static str) -> Result<Entrant, WrongEntrant> {
        let bot = match name.split_once('/') {
            Some((given, bot)) if given == game => bot,
            Some((given, _)) => {
                let (name, given) = (name.to_owned(), given.to_owned());
                return Err(WrongEntrant::OtherGame { name, given, game });
            }
            None => name,
        };
        match bot {
            "random" => Ok(Entrant::Random),
            "greedy" => Ok(Entrant::Greedy),
            "policy" => Ok(Entrant::Policy),
            "clairvoyant" => Ok(Entrant::Clairvoyant),
            _ => match bot.parse() {
                Ok(level) => Ok(Entrant::Level(level)),
                Err(_) => Err(WrongEntrant::Unknown(name.to_owned())),
            },
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Level(level) => level.fmt(f),
            Entrant::Random => f.write_str("random"),
            Entrant::Greedy => f.write_str("greedy"),
            Entrant::Policy => f.write_str("policy"),
            Entrant::Clairvoyant => f.write_str("clairvoyant"),
            Entrant::External(launch) => launch.fmt(f),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_with_and_without_their_game() {
        for name in ["level1", "level5", "random", "greedy", "policy", "clairvoyant"] {
            let entrant = Entrant::read(name, "joomo").expect("there is such a bot");
            assert_eq!(entrant.to_string(), name);
            assert_eq!(Entrant::read(&format!("joomo/{name}"), "joomo"), Ok(entrant));
        }
    }

    #[test]
    fn other_names_are_refused_with_what_there_is() {
        for name in ["level6", "", "Greedy", "joomo/", "joomo/x", "/"] {
            assert!(Entrant::read(name, "joomo").is_err(), "{name}");
        }
        let wrong = Entrant::read("jogo/level1", "joomo").expect_err("another game");
        assert!(wrong.to_string().contains("a bot of jogo"), "{wrong}");
    }
}
