//! A table in progress: what its log folds to, and who is here now (connections, clocks, races, bots, chat, votes). The latter is gone with the
//! program that runs the table, and nothing that matters is lost with it.

pub(crate) mod asks;
mod bots;
mod change;
mod chat;
pub(crate) mod clock;
mod guests;
mod hint;
mod input;
mod outbox;
mod play;
mod presence;
mod race;
pub(crate) mod refusals;
mod remembered;
#[cfg(test)]
mod secrets;
mod shares;
mod stored;
mod takeback;
mod time;
pub(crate) mod views;

use std::collections::HashMap;

pub use hint::Hint;
pub use input::{Asker, Failure, Input};
pub use outbox::{Outbox, Thinking, Thought};
use rand::SeedableRng;
use vierblatt_bots::Dice;
use vierblatt_catalog::TableGame;
use vierblatt_game::{Seat, SeatSet};
use vierblatt_history::{Folded, Line};
use vierblatt_store::{Ms, PersonId};

use self::bots::Driver;
use self::chat::Chat;
use self::clock::Turn;
use self::guests::Guests;
use self::presence::Present;
use self::remembered::Remembered;
use self::stored::Pending;

/// One table in progress.
pub struct Table<G: TableGame> {
    /// What is stored.
    pub(crate) folded: Folded<G>,
    /// What is being stored, and becomes the truth when it is.
    pending: Option<Pending<G>>,
    /// Requests that were carried out, by who asked and by which name.
    remembered: Remembered,
    names: HashMap<PersonId, String>,
    present: Vec<Present>,
    /// Since when the person in each seat has been away.
    away: Vec<Option<Ms>>,
    /// Where a bot plays for somebody who is away.
    substituted: SeatSet,
    drivers: Vec<Driver<G>>,
    turn: Turn,
    /// When a forced move or the next deal is made, once that was decided.
    due: Option<Ms>,
    /// When what happens by itself is tried again after it could not be stored.
    retry: Option<Ms>,
    /// When lists were last told of the table.
    summed_up_at: Ms,
    chat: Chat,
    guests: Guests,
    /// Who wants to take back a move, and who has not answered yet.
    takeback: Option<(Seat, SeatSet)>,
    /// Who wants to play again.
    rematch: SeatSet,
    /// Who has seen enough of the round that is over.
    ready: SeatSet,
    /// The bots' seats that people may take during the game.
    open: SeatSet,
    /// When the earliest claim arrived that waits to be told to this table: the window of a race does not close before that.
    pub(crate) claim_waits: Option<Ms>,
    /// Whether a bot is needed that has to hear the game so far.
    wants_game: bool,
    /// Random numbers for what does not matter to the game: delays and random draws.
    rng: Dice,
}

impl<G: TableGame> Table<G> {
    /// A table that nobody has come to yet. `lines` are those of the game being played, so that requests are known again.
    pub(crate) fn new(folded: Folded<G>, lines: &[(u32, Line)], seed: u64) -> Self {
        let seats = folded.seats();
        let mut table = Table {
            pending: None,
            remembered: Remembered::default(),
            names: HashMap::new(),
            present: Vec::new(),
            away: vec![None; seats.count()],
            substituted: SeatSet::NONE,
            drivers: seats.iter().map(|_| Driver::default()).collect(),
            turn: Turn::start(folded.acted_at),
            due: None,
            retry: None,
            summed_up_at: folded.acted_at,
            chat: Chat::default(),
            guests: Guests::default(),
            takeback: None,
            rematch: SeatSet::NONE,
            ready: SeatSet::NONE,
            open: SeatSet::NONE,
            claim_waits: None,
            wants_game: false,
            rng: Dice::seed_from_u64(seed),
            folded,
        };
        for (person, id, told) in table.folded.requests.iter() {
            table.remembered.add(person, id, *told);
        }
        for (told, line) in lines {
            table.remember(line, *told);
        }
        table.mark_presence();
        table.next_turn();
        table
    }

    /// Takes in one thing, and says what is to be done because of it.
    pub fn take(&mut self, input: Input, now: Ms) -> Outbox {
        match input {
            Input::Connect { viewer, person, name, since, changes, game } => {
                self.names.insert(person.clone(), name);
                self.connect(Present::new(viewer, person, changes), since, game.as_ref(), now)
            }
            Input::Disconnect(viewer) => self.disconnect(viewer, now),
            Input::Measured(viewer, round_trip) => self.measured(viewer, round_trip),
            Input::Named(person, name) => self.rename(&person, name, now),
            Input::Ask { asker, id, ask, arrived, lot } => {
                self.ask(asker, id, ask, asks::Moment { now, arrived, lot })
            }
            Input::Stored => self.stored(now),
            Input::NotStored(failure) => self.not_stored(failure, now),
            Input::Wake => self.go_on(now),
            Input::Thought(thought) => {
                self.take_back_bot(thought, now);
                self.go_on(now)
            }
            Input::Game(game) => match self.tell_bots(&game) {
                Ok(()) => self.go_on(now),
                Err(corrupt) => Outbox { broken: Some(corrupt), ..Outbox::default() },
            },
        }
    }
}
