//! Lines come back from the disk: now they have happened, or they have not.

use vierblatt_catalog::TableGame;
use vierblatt_protocol::{Status, ToClient};

use crate::outbox::Failure;
use crate::table::{Pending, Table};
use crate::views::{refuse, send};
use crate::{Corrupt, Entry, Ms, Outbox, refusals};

/// What happens by itself is tried again so much later when it could not be stored.
const RETRY: Ms = 1000;

impl<G: TableGame> Table<G> {
    /// The lines handed out last are on disk: now they have happened.
    ///
    /// # Errors
    /// Never with lines of this table's own making.
    pub fn stored(&mut self, now: Ms) -> Result<Outbox, Corrupt> {
        let mut outbox = Outbox::default();
        let Some(Pending { lines, asked }) = self.pending.take() else { return Ok(outbox) };
        let after = self.told;
        let asked_for_takeback = self.takeback.is_some();
        let mut told = Vec::with_capacity(lines.len());
        for line in &lines {
            let heard = self.fold(line)?;
            told.push((self.told, heard));
        }
        if let Some((viewer, id)) = asked {
            send(viewer, &ToClient::Done { id: id.into(), n: self.told }, &mut outbox);
        }
        let claimed = lines.iter().find_map(|line| match &line.entry {
            Entry::Claimed { seat, .. } => self.seat(*seat),
            _ => None,
        });
        if let Some(seat) = claimed {
            // Not a byte to anybody else: when and how much would tell.
            let person = self.chair(seat).person().cloned();
            self.tell_some(|there| Some(&there.person) == person.as_ref(), now, &mut outbox);
        } else {
            let only_moves = lines.iter().all(|line| matches!(line.entry, Entry::Acted { .. }));
            let table_changed =
                !only_moves || self.status() != Status::Playing || asked_for_takeback;
            if table_changed {
                self.send_away(&mut outbox);
            }
            self.update(after, &told, table_changed, now, &mut outbox);
        }
        outbox.extend(self.take_next(now));
        Ok(outbox)
    }

    /// The lines handed out last could not be stored: nothing has happened.
    pub fn not_stored(&mut self, failure: Failure, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        let Some(Pending { asked, .. }) = self.pending.take() else { return outbox };
        if let Some((viewer, id)) = asked {
            refuse(viewer, &id, refusals::storage(), &mut outbox);
        }
        match failure {
            Failure::Conflict => outbox.reload = true,
            Failure::Storage => {
                self.retry = Some(now + RETRY);
                outbox.extend(self.take_next_request(now));
            }
        }
        outbox
    }

    fn take_next(&mut self, now: Ms) -> Outbox {
        let mut outbox = self.take_next_request(now);
        if self.pending.is_none() {
            outbox.extend(self.go_on(now));
        }
        outbox
    }

    /// Requests that came while the log was being written.
    fn take_next_request(&mut self, now: Ms) -> Outbox {
        let mut outbox = Outbox::default();
        while self.pending.is_none()
            && let Some(request) = self.waiting.pop_front()
        {
            outbox.extend(self.answer(request, now));
        }
        outbox
    }
}
