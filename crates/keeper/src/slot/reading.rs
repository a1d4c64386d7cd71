//! What is done with the present game once it was read: for somebody who missed some of it, for bots, for a hint.

use rand::Rng;
use vierblatt_bus::Refused;
use vierblatt_store::{ReadError, StorageError, StoredGame};
use vierblatt_table::Input;

use super::{Busy, RETRY, ReadFor, Slot};
use crate::clerk::{Desk, Waiting};
use crate::messages::no_reply;
use crate::{Effect, jobs};

impl Slot {
    /// The present game was read.
    pub(crate) fn game_read(
        &mut self,
        read: Result<Option<StoredGame>, ReadError>,
        desk: &mut Desk<'_>,
    ) {
        let Some(Busy::Reading(read_for)) = self.busy.take() else { return };
        let game = read.unwrap_or_else(|error| {
            tracing::error!(code = %self.key.code, %error, "a game cannot be read");
            // It is not tried again and again: nothing more is added to what nobody can read.
            self.is_damaged = matches!(error, StorageError::Damaged(_));
            self.is_gone |= self.is_damaged;
            None
        });
        let Some(table) = &mut self.table else { return };
        match (read_for, game) {
            (ReadFor::Connect(_) | ReadFor::Bots, _) if self.is_stopping => {}
            (ReadFor::Connect(arrival), game) => {
                // Whoever cannot be told what they missed still gets the table as it is now.
                self.tell(arrival.with(game), desk);
            }
            (ReadFor::Bots, Some(game)) => {
                self.tell(Input::Game(game), desk);
            }
            (ReadFor::Bots, None) => self.retry = Some(desk.now + RETRY),
            (ReadFor::Hint(request, client, person), Some(game)) => {
                match table.hint(&person, &game, desk.clerk.rng.next_u64()) {
                    Ok(Some(hint)) => {
                        let ticket = desk.clerk.ticket(Waiting::Request(request));
                        desk.effects.push(Effect::Run(ticket, jobs::hint(client, hint)));
                    }
                    Ok(None) => no_reply(request, Refused::NotFound, desk.effects),
                    Err(why) => {
                        tracing::error!(code = %self.key.code, %why, "no hint for this table");
                        no_reply(request, Refused::Storage, desk.effects);
                    }
                }
            }
            (ReadFor::Hint(request, ..), None) => {
                let refused = if self.is_damaged { Refused::Damaged } else { Refused::Storage };
                no_reply(request, refused, desk.effects);
            }
        }
        self.go_on(desk);
    }
}
