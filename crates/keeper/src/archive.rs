//! Games that were played: each is read from where it starts, never the whole log, and computed apart from the tables.

use std::sync::Arc;

use serde_json::json;
use vierblatt_bus::{ClientNetwork, GameInfo, Perspective, Refused, Reply, RequestId};
use vierblatt_history::NoTable;
use vierblatt_protocol::{Kind, Status, Watch};
use vierblatt_store::{Profile, ReadError, StorageError, StoredGame};
use vierblatt_table::AnyTable;

use crate::clerk::{Desk, Waiting};
use crate::messages::{no_reply, why};
use crate::{Effect, jobs};

/// How many games one answer lists.
const MOST_GAMES: usize = 100;
/// The most steps one answer has.
const MOST_STEPS: usize = 500;

/// A game that is being looked up.
pub(crate) struct Lookup {
    pub(crate) request: RequestId,
    pub(crate) client: ClientNetwork,
    pub(crate) code: Arc<str>,
    pub(crate) number: u32,
    pub(crate) wanted: Wanted,
    /// Whether the table has been loaded since, which stores the starts of its games if they are missing.
    pub(crate) was_loaded: bool,
    /// The game, while the names of its people are looked up.
    pub(crate) game: Option<StoredGame>,
}

/// What is wanted of a game.
#[derive(Clone, Copy)]
pub(crate) enum Wanted {
    Record,
    Steps { perspective: Perspective, from: usize, count: usize },
}

impl Lookup {
    /// Reads the game.
    pub(crate) fn start(self, desk: &mut Desk<'_>) {
        let (client, code, number) = (Some(self.client), Arc::clone(&self.code), self.number);
        let ticket = desk.clerk.ticket(Waiting::Lookup(Box::new(self)));
        desk.effects.push(Effect::ReadGame(ticket, client, code, number));
    }

    /// Reads the game again, after its table was loaded.
    pub(crate) fn again(mut self, desk: &mut Desk<'_>) {
        self.was_loaded = true;
        self.start(desk);
    }

    /// The game was read. Gives itself back where its table has to be loaded first.
    pub(crate) fn game_read(
        mut self: Box<Self>,
        read: Result<Option<StoredGame>, ReadError>,
        desk: &mut Desk<'_>,
    ) -> Option<Box<Lookup>> {
        match (read, self.wanted) {
            // Too many reads wait for this client already.
            (Err(ReadError::Busy), _) => no_reply(self.request, Refused::Busy, desk.effects),
            (Err(StorageError::Damaged(damage)), _) => {
                tracing::error!(code = %self.code, %damage, "a game is damaged");
                no_reply(self.request, Refused::Damaged, desk.effects);
            }
            (Err(error), _) => {
                tracing::error!(code = %self.code, %error, "a game cannot be read");
                no_reply(self.request, Refused::Storage, desk.effects);
            }
            (Ok(None), _) if !self.was_loaded => return Some(self),
            (Ok(None), _) => no_reply(self.request, Refused::NotFound, desk.effects),
            (Ok(Some(game)), Wanted::Record) => {
                let code = Arc::clone(&self.code);
                let ticket = desk.clerk.ticket(Waiting::Request(self.request));
                let job = jobs::reply(self.client, move || record(&code, &game));
                desk.effects.push(Effect::Run(ticket, job));
            }
            (Ok(Some(game)), Wanted::Steps { .. }) => match vierblatt_history::people(&game) {
                Ok(people) => {
                    self.game = Some(game);
                    let ticket = desk.clerk.ticket(Waiting::Lookup(self));
                    desk.effects.push(Effect::FindNames(ticket, people));
                }
                Err(error) => {
                    let code = Arc::clone(&self.code);
                    no_reply(self.request, unreadable(&code, &error), desk.effects);
                }
            },
        }
        None
    }

    /// The names of the game's people were found. Without names it can be shown, too.
    pub(crate) fn names_found(self, found: Result<Vec<Profile>, ReadError>, desk: &mut Desk<'_>) {
        let Lookup {
            request,
            client,
            code,
            game: Some(game),
            wanted: Wanted::Steps { perspective, from, count },
            ..
        } = self
        else {
            return;
        };
        let people = found.unwrap_or_default();
        let ticket = desk.clerk.ticket(Waiting::Request(request));
        let compute =
            move || steps(&code, &game, &people, perspective, (from, count.min(MOST_STEPS)));
        desk.effects.push(Effect::Run(ticket, jobs::reply(client, compute)));
    }
}

/// Everything once the game is over. While it is played, only where the table shows all cards a round later, and only rounds that are over.
fn record(code: &str, game: &StoredGame) -> Reply {
    let mut game = match vierblatt_history::record(game) {
        Ok(game) => game,
        Err(error) => return Reply::Refused(unreadable(code, &error)),
    };
    if !game.is_over {
        if game.watch != Watch::Delayed {
            return under_way();
        }
        game.actions.truncate(game.finished);
        game.record["actions"] = json!(game.actions);
    }
    Reply::Json(game.record.to_string().into())
}

fn steps(
    code: &str,
    game: &StoredGame,
    people: &[Profile],
    perspective: Perspective,
    (from, count): (usize, usize),
) -> Reply {
    match vierblatt_history::steps(game, people, perspective, from, count) {
        Ok(Some(steps)) => match serde_json::to_string(&steps) {
            Ok(text) => Reply::Json(text.into()),
            Err(_) => Reply::Refused(Refused::Storage),
        },
        Ok(None) => under_way(),
        Err(error) => Reply::Refused(unreadable(code, &error)),
    }
}

fn under_way() -> Reply {
    Reply::Refused(Refused::NotAllowed(why("server-game-under-way", Kind::NotAllowed)))
}

fn unreadable(code: &str, error: &NoTable) -> Refused {
    tracing::error!(code, %error, "a game cannot be shown");
    Refused::Storage
}

/// The games of a table, the newest first.
pub(crate) fn games(table: &dyn AnyTable, before: Option<u32>) -> Vec<GameInfo> {
    let (newest, status) = (table.game_number(), table.status());
    let started = if status == Status::Lobby { newest - 1 } else { newest };
    let last = before.map_or(started, |before| started.min(before.saturating_sub(1)));
    let info = |number| GameInfo { number, is_over: number < newest || status == Status::Over };
    (1..=last).rev().take(MOST_GAMES).map(info).collect()
}
