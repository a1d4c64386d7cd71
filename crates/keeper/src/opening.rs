//! A table that is being opened: it exists once its first entry is stored.

use std::sync::Arc;

use rand::Rng;
use vierblatt_bus::{ClientNetwork, NewTable, Refused, Reply, RequestId};
use vierblatt_fair::Seed;
use vierblatt_history::{NoTable, Opened};
use vierblatt_store::{Append, AppendError, Lease, PersonId};
use vierblatt_table::{AnyTable, open};

use crate::Effect;
use crate::clerk::{Desk, Waiting};
use crate::keeper::{KeeperSettings, shard_of};
use crate::messages::{no_reply, reply};
use crate::slot::Slot;

/// Letters that nobody mistakes for each other when reading them aloud: no 0 O 1 I L.
const CLEAR: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";
/// How many letters a code has.
const LETTERS: usize = 6;
/// How often another code is drawn when one is taken, which is very unlikely.
const TRIES: u32 = 8;

/// A table that is being opened.
pub(crate) struct Opening {
    request: RequestId,
    client: ClientNetwork,
    person: PersonId,
    name: String,
    wanted: NewTable,
    /// Of which keeper codes have to be, and how they begin.
    settings: KeeperSettings,
    tries: u32,
    /// Its code and itself, while it is being stored.
    table: Option<(Arc<str>, Box<dyn AnyTable>)>,
}

impl Opening {
    pub(crate) fn new(
        (request, client): (RequestId, ClientNetwork),
        person: PersonId,
        name: String,
        wanted: NewTable,
        settings: KeeperSettings,
    ) -> Self {
        Opening { request, client, person, name, wanted, settings, tries: 0, table: None }
    }

    /// Whose it will be, where nodes share a store.
    fn lease(&self) -> Option<Lease> {
        self.settings.node.map(Lease::first)
    }

    /// Draws a code and hands the table over to be stored.
    pub(crate) fn start(mut self: Box<Self>, desk: &mut Desk<'_>) {
        let code: Arc<str> = self.draw_code(desk).into();
        let wanted = &self.wanted;
        let mut random = [0; 32];
        desk.clerk.rng.fill_bytes(&mut random);
        let opened = Opened {
            code: code.to_string(),
            game: wanted.game.clone(),
            seats: wanted.seats,
            options: wanted.options.clone(),
            settings: wanted.settings.clone(),
            host: self.person.clone(),
            seed: Seed(wanted.daily.as_ref().map_or(random, |daily| daily.seed)),
            daily: wanted.daily.as_ref().map(|daily| daily.day.clone()),
        };
        match open(opened, desk.clerk.rng.next_u64(), desk.now) {
            Ok((mut table, append)) => {
                table.know_names(vec![(self.person.clone(), self.name.clone())]);
                self.table = Some((code, table));
                let append = Append { lease: self.lease(), ..append };
                let ticket = desk.clerk.ticket(Waiting::Opening(self));
                desk.effects.push(Effect::Append(ticket, append));
            }
            Err(error) => no_reply(self.request, malformed(&error), desk.effects),
        }
    }

    /// A code that belongs to this keeper.
    fn draw_code(&self, desk: &mut Desk<'_>) -> String {
        let (shard, shards) = self.settings.shard;
        loop {
            let mut bytes = [0; LETTERS];
            desk.clerk.rng.fill_bytes(&mut bytes);
            // 31 letters do not divide 256, which hardly matters here.
            let letters =
                bytes.iter().map(|byte| char::from(CLEAR[usize::from(*byte) % CLEAR.len()]));
            let code: String = self.settings.code_prefix.chars().chain(letters).collect();
            if shard_of(&code, shards) == shard {
                return code;
            }
        }
    }

    /// Its first entry is stored, or is not.
    pub(crate) fn stored(
        mut self: Box<Self>,
        result: Result<(), AppendError>,
        desk: &mut Desk<'_>,
    ) -> Option<(Arc<str>, Slot)> {
        let (code, table) = self.table.take()?;
        match result {
            Ok(()) => {
                reply(self.request, Reply::Opened { code: Arc::clone(&code) }, desk.effects);
                let slot = Slot::opened(&code, table, self.client, self.lease(), desk);
                return Some((code, slot));
            }
            Err(AppendError::Conflict { .. }) if self.tries < TRIES => {
                self.tries += 1;
                self.start(desk);
            }
            Err(error) => {
                tracing::error!(%error, "a table was not stored");
                no_reply(self.request, Refused::Storage, desk.effects);
            }
        }
        None
    }
}

fn malformed(error: &NoTable) -> Refused {
    match error {
        NoTable::Game(game) => {
            Refused::Malformed { id: "server-no-game".into(), detail: game.clone() }
        }
        other => Refused::Malformed { id: "server-no-table".into(), detail: other.to_string() },
    }
}
