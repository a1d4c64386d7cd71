//! A table and all it remembers. What is folded from the log comes first; the rest is about the
//! people who are there just now, and is gone with them.

use std::collections::{HashMap, VecDeque};

use rand::SeedableRng;
use vierblatt_bots::{Dice, Level};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, SeatSet, Seats};
use vierblatt_protocol::{Ask, Settings, Status};

use crate::bots::Driver;
use crate::chat::Chat;
use crate::clock::Turn;
use crate::fair::Seed;
use crate::people::Present;
use crate::race::Race;
use crate::remembered::Remembered;
use crate::{Line, Ms, Person, Viewer};

/// How many requests may wait while the log is being written.
pub(crate) const WAITING: usize = 64;

/// One table.
pub struct Table<G: TableGame> {
    pub(crate) code: String,
    pub(crate) options: G::Options,
    pub(crate) settings: Settings,
    pub(crate) seats: Seats,
    pub(crate) host: Person,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) opened_at: Ms,
    pub(crate) changed_at: Ms,
    /// How many entries the log has.
    pub(crate) n: u32,
    /// How many of them all may know of. Clients count these: claims have no number, because a gap would
    /// tell that somebody has claimed.
    pub(crate) told: u32,
    /// What `told` was after the last action of the game: moves for an earlier moment are late.
    pub(crate) acted: u32,
    pub(crate) game_number: u32,
    /// What the seeds of all games come from. Never shown.
    pub(crate) root: Seed,
    /// The seed of this game's deals.
    pub(crate) seed: Seed,
    /// The day whose deal this is, for everybody the same: then nobody adds to chance.
    pub(crate) daily: Option<String>,
    pub(crate) entropy: Vec<String>,
    /// Whom the host has named to deal or begin first.
    pub(crate) first: Option<Seat>,
    /// What was added to the chance of the game after this one.
    pub(crate) next_entropy: Vec<String>,
    pub(crate) playing: Option<Playing<G>>,
    /// Who asked for what by which name, and where the log stood when it was done. What is not in the log,
    /// such as chat, is remembered only here.
    pub(crate) remembered: Remembered,

    pub(crate) present: Vec<Present>,
    pub(crate) names: HashMap<Person, String>,
    pub(crate) drivers: Vec<Driver<G>>,
    pub(crate) turn: Turn,
    /// When a forced move or the next deal is made, once that was decided.
    pub(crate) due: Option<Ms>,
    /// When what happens by itself is tried again after it could not be stored.
    pub(crate) retry: Option<Ms>,
    pub(crate) pending: Option<Pending>,
    pub(crate) waiting: VecDeque<Request>,
    pub(crate) chat: Chat,
    pub(crate) takeback: Option<(Seat, SeatSet)>,
    pub(crate) rematch: SeatSet,
    pub(crate) needs_log: bool,
    pub(crate) rng: Dice,
}

/// A seat and who is in it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chair {
    pub(crate) occupant: Occupant,
    /// Since when the person has been away.
    pub(crate) away: Option<Ms>,
    /// Whether a bot plays for them.
    pub(crate) substituted: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Occupant {
    Nobody,
    Person(Person),
    Bot(Level),
}

impl Chair {
    pub(crate) fn of(occupant: Occupant) -> Self {
        Chair { occupant, away: None, substituted: false }
    }

    pub(crate) fn person(&self) -> Option<&Person> {
        match &self.occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }
}

/// A game under way, or just over.
pub(crate) struct Playing<G: TableGame> {
    pub(crate) state: G::State,
    /// How often chance has acted.
    pub(crate) drawn: u64,
    pub(crate) reserves: Vec<Ms>,
    /// How long each seat's latest choices took.
    pub(crate) took: Vec<Vec<Ms>>,
    /// How it stood before the last move: what a takeback goes back to.
    pub(crate) before: Option<Before<G>>,
    pub(crate) race: Option<Race>,
}

/// How it stood before the last move.
pub(crate) struct Before<G: TableGame> {
    pub(crate) state: G::State,
    /// Who moved.
    pub(crate) seat: Seat,
    /// Whether the move showed somebody a card, so that it cannot be undone.
    pub(crate) reveals: bool,
}

/// Something asked for.
pub(crate) struct Request {
    /// Where the answer goes.
    pub(crate) viewer: Viewer,
    pub(crate) person: Person,
    /// The client's own name for it.
    pub(crate) id: String,
    pub(crate) ask: Ask,
    /// Randomness lent for lots.
    pub(crate) luck: [u8; 32],
}

/// Lines on their way to the disk.
pub(crate) struct Pending {
    pub(crate) lines: Vec<Line>,
    /// Who asked for them.
    pub(crate) asked: Option<(Viewer, String)>,
}

impl<G: TableGame> Table<G> {
    /// What it is doing.
    pub fn status(&self) -> Status {
        match &self.playing {
            None => Status::Lobby,
            Some(playing) if G::outcome(&playing.state).is_some() => Status::Over,
            Some(_) => Status::Playing,
        }
    }

    /// Where somebody sits.
    pub(crate) fn seat_of(&self, person: &Person) -> Option<Seat> {
        self.seats.iter().find(|seat| self.chair(*seat).person() == Some(person))
    }

    pub(crate) fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// Whoever sits here and is a person.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let seated = self.seats.iter().zip(&self.chairs);
        seated.filter_map(|(seat, chair)| chair.person().map(|person| (seat, person)))
    }

    /// Random numbers for what does not matter to the game: delays and lots.
    pub(crate) fn dice(seed: u64) -> Dice {
        Dice::seed_from_u64(seed)
    }
}
