//! What a table's log folds to: seats, settings, the game as it stands. Pure: no connections, no clock, no chance of its own. Replays, records
//! and lists need nothing more.

mod checkpoint;
mod claims;
mod draft;
mod fold;
mod requests;
mod shares;
mod summary;
mod views;

use std::sync::Arc;

pub(crate) use checkpoint::Checkpoint;
pub(crate) use claims::Claims;
pub(crate) use draft::{Draft, waits_between_rounds};
use requests::Requests;
use serde::{Deserialize, Serialize};
pub(crate) use shares::Shares;
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
pub(crate) struct Folded<G: TableGame> {
    pub(crate) opening: Arc<Opening<G>>,
    pub(crate) host: PersonId,
    /// Who sits where.
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) changed_at: Ms,
    /// How many entries the log has.
    pub(crate) n: u32,
    /// How many of them everybody may know of. Clients count these: claims have no number, because a gap would
    /// tell that somebody has claimed.
    pub(crate) told: u32,
    /// What `told` was after the last action of the game: moves for an earlier moment are late.
    pub(crate) acted: u32,
    /// When the last action of the game was: since then somebody is to decide.
    pub(crate) acted_at: Ms,
    /// Which game this is at the table, from 1.
    pub(crate) game_number: u32,
    /// The seed of this game's deals.
    pub(crate) seed: Seed,
    /// What was added to the chance of this game.
    pub(crate) entropy: Vec<String>,
    /// The players' own values in the chance of this game and of the next.
    pub(crate) shares: Shares,
    /// Whom the host has named to deal or begin first.
    pub(crate) first: Option<Seat>,
    /// What was added to the chance of the game after this one.
    pub(crate) next_entropy: Vec<String>,
    pub(crate) playing: Option<Playing<G>>,
    /// The latest requests, apart from moves.
    pub(crate) requests: Requests,
}

/// What was settled when the table was opened, and never changes.
pub(crate) struct Opening<G: TableGame> {
    pub(crate) code: Arc<str>,
    pub(crate) options: G::Options,
    pub(crate) settings: Settings,
    pub(crate) seats: Seats,
    pub(crate) opened_at: Ms,
    /// What the seeds of all games come from. Never shown.
    pub(crate) root: Seed,
    /// The day whose deal this is, for everybody the same: then nobody adds to chance.
    pub(crate) daily: Option<String>,
    /// The round a game starts with.
    pub(crate) first_round: u32,
    /// Whether the rules leave it to the host who deals or begins first.
    pub(crate) may_name_first: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occupant {
    Nobody,
    Person(PersonId),
    #[serde(with = "checkpoint::level")]
    Bot(Level),
}

impl Occupant {
    pub(crate) fn person(&self) -> Option<&PersonId> {
        match self {
            Occupant::Person(person) => Some(person),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }
}

/// A game under way, or just over.
#[derive(Clone)]
pub(crate) struct Playing<G: TableGame> {
    pub(crate) state: G::State,
    /// How often chance has acted.
    pub(crate) drawn: u64,
    /// How much of each seat's reserve is left.
    pub(crate) reserves: Vec<Ms>,
    /// How long each seat's latest choices took.
    pub(crate) took: Vec<Vec<Ms>>,
    /// How it stood before each of the latest moves, since chance last acted: what a takeback goes back to. Where several people play
    /// it is the last move alone, since nobody takes back what others did.
    pub(crate) before: Vec<Before<G>>,
    /// Which entries were taken back, by what `told` was before and after them.
    pub(crate) taken_back: Vec<[u32; 2]>,
    /// What was claimed in the race that is on.
    pub(crate) claims: Option<Claims>,
}

/// How it stood before the last move.
#[derive(Clone)]
pub(crate) struct Before<G: TableGame> {
    pub(crate) state: G::State,
    /// Who moved.
    pub(crate) seat: Seat,
    /// Whether it was their own choice.
    pub(crate) is_chosen: bool,
    /// Whether the move showed somebody a card, so that it cannot be undone.
    pub(crate) reveals: bool,
    /// What `told` was: what was heard since is as if it had never been, once the move is taken back.
    pub(crate) told: u32,
}

impl<G: TableGame> Folded<G> {
    /// What the table is doing.
    pub(crate) fn status(&self) -> Status {
        match &self.playing {
            None => Status::Lobby,
            Some(playing) if G::outcome(&playing.state).is_some() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    pub(crate) fn seats(&self) -> Seats {
        self.opening.seats
    }

    /// The seat of this number, if the table has it.
    pub(crate) fn seat(&self, number: u8) -> Option<Seat> {
        (number < self.seats().0).then_some(Seat(number))
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, person: &PersonId) -> Option<Seat> {
        self.seats().iter().find(|seat| self.occupant(*seat).person() == Some(person))
    }

    pub(crate) fn occupant(&self, seat: Seat) -> &Occupant {
        &self.occupants[seat.index()]
    }

    /// Whoever sits here and is a person.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &PersonId)> {
        let seated = self.seats().iter().zip(&self.occupants);
        seated.filter_map(|(seat, occupant)| occupant.person().map(|person| (seat, person)))
    }

    /// Who may act in the game.
    pub(crate) fn asked(&self) -> SeatSet {
        match &self.playing {
            Some(playing) => G::turn(&playing.state).seats(),
            None => SeatSet::NONE,
        }
    }
}
