//! What a keeper does with the answers to what it wanted done.

use std::sync::Arc;

use rand::Rng;
use vierblatt_bus::Refused;
use vierblatt_store::{
    AppendError, Lease, Ms, Profile, ReadError, StorageError, StoredGame, StoredTable,
};
use vierblatt_table::load;

use crate::clerk::Waiting;
use crate::event::JobOutput;
use crate::jobs::Output;
use crate::keeper::Keeper;
use crate::messages::{no_reply, reply};
use crate::work::{Unavailable, Work};
use crate::{Effect, Ticket};

impl Keeper {
    pub(crate) fn stored(
        &mut self,
        ticket: Ticket,
        result: Result<(), AppendError>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        match self.clerk.take(ticket) {
            Some(Waiting::Table(key)) => {
                self.with_slot(&key, now, effects, |slot, desk| slot.stored(result, desk));
            }
            Some(Waiting::Opening(opening)) => {
                let opened = opening.stored(result, &mut self.desk(now, effects));
                if let Some((code, slot)) = opened {
                    // Whoever guessed the code may be waiting for the table to be loaded.
                    self.slots.entry(code).or_insert(slot);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn loaded(
        &mut self,
        ticket: Ticket,
        result: Result<Option<StoredTable>, ReadError>,
        lease: Option<Lease>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        let Some(Waiting::Table(key)) = self.clerk.take(ticket) else { return };
        let seed = self.clerk.rng.next_u64();
        let reason = match result {
            Ok(Some(stored)) => match load(&stored, seed) {
                Ok(loaded) => {
                    return self.with_slot(&key, now, effects, |slot, desk| {
                        slot.loaded(loaded.table, loaded.missing_starts, lease, desk);
                    });
                }
                Err(error) => {
                    tracing::error!(code = %key.code, %error, "a table cannot be loaded");
                    Unavailable::Storage
                }
            },
            Ok(None) => Unavailable::NotFound,
            Err(StorageError::Damaged(damage)) => {
                tracing::error!(code = %key.code, %damage, "a table is damaged: it is set aside");
                Unavailable::Damaged
            }
            // Somebody else keeps it, or will: that is said to whoever waits, and nobody else needs to know.
            Err(StorageError::Busy) if self.settings.node.is_some() => Unavailable::Moved,
            Err(error) => {
                tracing::error!(code = %key.code, %error, "a table cannot be read");
                self.settings.unavailable()
            }
        };
        if self.slots.get(&key.code).is_some_and(|slot| slot.generation() == key.generation) {
            self.drop_table(&key.code, reason, effects);
        }
    }

    pub(crate) fn game_read(
        &mut self,
        ticket: Ticket,
        result: Result<Option<StoredGame>, ReadError>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        match self.clerk.take(ticket) {
            Some(Waiting::Table(key)) => {
                self.with_slot(&key, now, effects, |slot, desk| slot.game_read(result, desk));
            }
            Some(Waiting::Lookup(lookup)) => {
                let to_load = lookup.game_read(result, &mut self.desk(now, effects));
                if let Some(lookup) = to_load {
                    self.work(Arc::clone(&lookup.code), Work::Lookup(lookup), now, effects);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn names_found(
        &mut self,
        ticket: Ticket,
        result: Result<Vec<Profile>, ReadError>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        match self.clerk.take(ticket) {
            Some(Waiting::Table(key)) => {
                self.with_slot(&key, now, effects, |slot, desk| slot.names_found(result, desk));
            }
            Some(Waiting::Lookup(lookup)) => {
                lookup.names_found(result, &mut self.desk(now, effects));
            }
            _ => {}
        }
    }

    /// A job was refused, because too much waits for the same client.
    pub(crate) fn not_run(&mut self, ticket: Ticket, effects: &mut Vec<Effect>) {
        if let Some(Waiting::Request(request)) = self.clerk.take(ticket) {
            no_reply(request, Refused::Busy, effects);
        }
    }

    pub(crate) fn ran(
        &mut self,
        ticket: Ticket,
        output: Option<JobOutput>,
        now: Ms,
        effects: &mut Vec<Effect>,
    ) {
        match (self.clerk.take(ticket), output.map(|output| output.0)) {
            (Some(Waiting::Bot(key)), Some(Output::Thought(thought))) => {
                self.with_slot(&key, now, effects, |slot, desk| {
                    slot.take(Work::Thought(thought), desk);
                });
            }
            (Some(Waiting::Bot(key)), _) => tracing::error!(code = %key.code, "a bot failed"),
            (Some(Waiting::Request(request)), Some(Output::Reply(answer))) => {
                reply(request, answer, effects);
            }
            (Some(Waiting::Request(request)), _) => no_reply(request, Refused::Storage, effects),
            _ => {}
        }
    }
}
