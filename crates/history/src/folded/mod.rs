//! What a table's log folds to: seats, settings, the game as it is now. Pure: no connections, no clock, no chance of its own. Replays, records
//! and lists need nothing more.

mod change;
mod checkpoint;
mod claims;
mod draft;
mod fold;
mod requests;
mod shares;
mod summary;
mod views;

use std::sync::Arc;

pub use checkpoint::Checkpoint;
pub use claims::Claims;
pub use draft::{Draft, waits_between_rounds};
use requests::Requests;
use serde::{Deserialize, Serialize};
pub use shares::Shares;
use vierblatt_bots::Level;
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, SeatSet, Seats};
use vierblatt_protocol::{Settings, Status};
use vierblatt_store::{Ms, PersonId};

use vierblatt_fair::Seed;

/// A log that no table can have written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {n} of the log makes no sense: {why}")]
pub struct Corrupt {
    /// Which entry.
    pub n: u32,
    /// What is wrong with it.
    pub why: &'static str,
}

/// What a table's log folds to.
#[derive(Clone)]
pub struct Folded<G: TableGame> {
    /// What never changes.
    pub opening: Arc<Opening<G>>,
    /// Who may start the game, remove people and call bots.
    pub host: PersonId,
    /// Who sits where.
    pub occupants: Vec<Occupant>,
    /// When the latest entry was written.
    pub changed_at: Ms,
    /// How many entries the log has.
    pub n: u32,
    /// How many of them everybody may know of. Clients count these: claims have no number, because a gap would
    /// tell that somebody has claimed.
    pub told: u32,
    /// What `told` was after the last action of the game: moves for an earlier moment are late.
    pub acted: u32,
    /// When the last action of the game was: since then somebody is to decide.
    pub acted_at: Ms,
    /// Which game this is at the table, from 1.
    pub game_number: u32,
    /// The seed of this game's deals.
    pub seed: Seed,
    /// What was added to the chance of this game.
    pub entropy: Vec<String>,
    /// The players' own values in the chance of this game and of the next.
    pub shares: Shares,
    /// Whom the host has named to deal or begin first.
    pub first: Option<Seat>,
    /// What was added to the chance of the game after this one.
    pub next_entropy: Vec<String>,
    /// The game, from its start on.
    pub playing: Option<Playing<G>>,
    /// The latest requests, apart from moves.
    pub requests: Requests,
}

/// What was settled when the table was opened. Before the first game the host may change seats, options and settings; nothing else ever changes.
pub struct Opening<G: TableGame> {
    /// The code people come in by.
    pub code: Arc<str>,
    /// The options of the rules.
    pub options: G::Options,
    /// The table's own settings.
    pub settings: Settings,
    /// How many seats there are.
    pub seats: Seats,
    /// When it was opened.
    pub opened_at: Ms,
    /// What the seeds of all games come from. Never shown.
    pub root: Seed,
    /// The day whose deal this is, for everybody the same: then nobody adds to chance.
    pub daily: Option<String>,
    /// The round a game starts with.
    pub first_round: u32,
    /// Whether the rules leave it to the host who deals or begins first.
    pub may_name_first: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// The seat is free.
    Nobody,
    /// Somebody sits there.
    Person(PersonId),
    /// A bot plays there.
    #[serde(with = "checkpoint::level")]
    Bot(Level),
}

impl Occupant {
    /// The person who sits there, if it is one.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Occupant::Person(person) => Some(person),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }
}

/// A game under way, or just over.
#[derive(Clone)]
pub struct Playing<G: TableGame> {
    /// The game as it is now.
    pub state: G::State,
    /// How often chance has acted.
    pub drawn: u64,
    /// How much of each seat's reserve is left.
    pub reserves: Vec<Ms>,
    /// How long each seat's latest choices took.
    pub took: Vec<Vec<Ms>>,
    /// How it stood before each of the latest moves, since chance last acted: what a takeback goes back to. Where several people play
    /// it is the last move alone, since nobody takes back what others did.
    pub before: Vec<Before<G>>,
    /// Which entries were taken back, by what `told` was before and after them.
    pub taken_back: Vec<[u32; 2]>,
    /// What was claimed in the race that is on.
    pub claims: Option<Claims>,
}

/// How it stood before the last move.
#[derive(Clone)]
pub struct Before<G: TableGame> {
    /// The game as it was then.
    pub state: G::State,
    /// Who moved.
    pub seat: Seat,
    /// Whether it was their own choice.
    pub is_chosen: bool,
    /// Whether the move showed somebody a card, so that it cannot be undone.
    pub reveals: bool,
    /// What `told` was: what was heard since is as if it had never been, once the move is taken back.
    pub told: u32,
}

impl<G: TableGame> Folded<G> {
    /// What the table is doing.
    pub fn status(&self) -> Status {
        match &self.playing {
            None => Status::Lobby,
            Some(playing) if G::outcome(&playing.state).is_some() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> Seats {
        self.opening.seats
    }

    /// The seat of this number, if the table has it.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        (number < self.seats().0).then_some(Seat(number))
    }

    /// Where somebody sits.
    pub fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats().iter().find(|seat| self.occupant(*seat).person() == Some(person))
    }

    /// Who sits in a seat.
    pub fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat.index()]
    }

    /// Whoever sits here and is a person.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &PersonId)> {
        let seated = self.seats().iter().zip(&self.occupants);
        seated.filter_map(|(seat, occupant)| occupant.person().map(|person| (seat, person)))
    }

    /// Who may act in the game.
    pub fn asked(&self) -> SeatSet {
        match &self.playing {
            Some(playing) => G::turn(&playing.state).seats(),
            None => SeatSet::NONE,
        }
    }
}
