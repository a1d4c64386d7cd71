//! Deleting a book with everything that belongs to it.

use vierblatt_protocol::Status;
use vierblatt_store::{Append, AppendError, Ms, StorageError, TableSummary};

use crate::shelf::link_code;
use crate::write::photo_code;
use crate::{Bookshelf, BookshelfError, OpenBook};

/// How many entries of a deleted log are removed at once.
const AT_ONCE: u32 = 1000;

impl Bookshelf {
    /// Deletes a book: its log, its photos, its link.
    ///
    /// # Errors
    /// When the person did not begin the group, or the store fails.
    pub async fn delete(
        &self,
        open: &OpenBook,
        person: &str,
        now: Ms,
    ) -> Result<(), BookshelfError> {
        let (book, next) = self.read(open).await?;
        if !book.is_owner(person) {
            return Err(BookshelfError::NotAllowed);
        }
        self.delete_log(&open.code, next, now).await?;
        self.delete_log(&link_code(book.link()), 1, now).await?;
        for photo in book.photos() {
            self.delete_log(&photo_code(open, photo), 1, now).await?;
        }
        self.close(&open.code);
        open.forget().await;
        while matches!(self.directory.remove_leftovers(AT_ONCE).await, Ok(1..)) {}
        // Whoever waits at it learns that it is gone.
        open.changed.send_replace(u64::MAX);
        Ok(())
    }

    /// A store deletes what is in its lists: the log is put there first, and deleted with it.
    async fn delete_log(&self, code: &str, mut next: u64, now: Ms) -> Result<(), BookshelfError> {
        let summary = TableSummary {
            game: String::new(),
            status: Status::Over,
            listed: false,
            opened_at: now,
            changed_at: now,
            wake_at: None,
            people: Vec::new(),
            seats: 0,
            taken: 0,
        };
        // Somebody may write meanwhile.
        for _ in 0..8 {
            let append =
                Append { summary: Some(summary.clone()), ..Append::new(code, next, Vec::new()) };
            match self.log.append(append).await {
                Ok(()) => break,
                Err(AppendError::Conflict { expected: u64::MAX }) => return Ok(()),
                Err(AppendError::Conflict { expected }) => next = expected,
                Err(AppendError::Storage(error)) => return Err(error.into()),
                Err(AppendError::Empty) => break,
                // Books are nobody's: any server writes to them, by number.
                Err(AppendError::Stale { .. }) => return Err(StorageError::Busy.into()),
            }
        }
        self.directory.delete_table(code, now).await?;
        Ok(())
    }
}
