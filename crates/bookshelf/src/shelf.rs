//! Finding books, and keeping those open that are used.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use thiserror::Error;
use tokio::sync::{MutexGuard, watch};
use vierblatt_book::{Book, Entry, Faulty, What};
use vierblatt_store::{Append, AppendError, Directory, Log, Ms, StorageError};

/// How many books are kept open at most, unless more are in use.
const MOST_OPEN: usize = 64;
/// How many entries are read at once.
const PAGE: u32 = 2000;
/// How often a book that somebody waits at is looked at in the store: another server may have written into it.
const LOOK_EVERY: Duration = Duration::from_secs(4);

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BookshelfError {
    /// No book, sheet, member or photo is found by this.
    #[error("there is no such book")]
    NotFound,
    /// Only who began the group may do this.
    #[error("only who began the group may do this")]
    NotAllowed,
    /// The device writes for somebody else.
    #[error("the device is known as somebody else's")]
    Device,
    /// An entry may not stand in a book.
    #[error("{0}")]
    Faulty(#[from] Faulty),
    /// The book is full.
    #[error("the book is full")]
    Full,
    /// The store failed.
    #[error("{0}")]
    Storage(#[from] StorageError),
}

/// All books of a store.
pub struct Bookshelf {
    pub(crate) log: Arc<dyn Log>,
    pub(crate) directory: Arc<dyn Directory>,
    /// Those used last are the last.
    open: Mutex<Vec<Arc<OpenBook>>>,
}

/// A book that is open.
pub struct OpenBook {
    /// Under which name its log is.
    pub(crate) code: String,
    state: tokio::sync::Mutex<Option<State>>,
    /// How many entries are known here.
    pub(crate) changed: watch::Sender<u64>,
}

/// What is known of a book.
pub(crate) struct State {
    pub(crate) book: Arc<Book>,
    /// The number of the next entry.
    pub(crate) next: u64,
    /// Where the latest checkpoint is.
    pub(crate) checkpoint: u64,
}

/// The log of a book.
pub(crate) fn book_code(id: &str) -> String {
    format!("~book-{id}")
}

/// The log of a link.
pub(crate) fn link_code(hash: &str) -> String {
    format!("~link-{hash}")
}

impl Bookshelf {
    /// The books of this store.
    pub fn new(log: Arc<dyn Log>, directory: Arc<dyn Directory>) -> Bookshelf {
        Bookshelf { log, directory, open: Mutex::default() }
    }

    /// Begins a book under an id that nobody has. `hash` is that of the secret that opens it.
    ///
    /// # Errors
    /// When it is not stored, or its name is none.
    pub async fn create(
        &self,
        id: &str,
        hash: &str,
        person: &str,
        name: &str,
        now: Ms,
    ) -> Result<(), BookshelfError> {
        let entry =
            |n, what| Entry { device: id.to_owned(), n, by: person.to_owned(), at: now, what };
        let entries = [
            entry(1, What::Group { name: name.to_owned() }),
            entry(2, What::Link { hash: hash.to_owned() }),
        ];
        entries.iter().try_for_each(|entry| entry.what.check())?;
        let bytes = entries.iter().map(to_bytes).collect();
        self.append(Append::new(book_code(id), 0, bytes)).await?;
        self.put_link(hash, id).await
    }

    pub(crate) async fn put_link(&self, hash: &str, id: &str) -> Result<(), BookshelfError> {
        self.append(Append::new(link_code(hash), 0, vec![id.as_bytes().to_vec()])).await
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), BookshelfError> {
        match self.log.append(append).await {
            Ok(()) => Ok(()),
            Err(AppendError::Storage(error)) => Err(error.into()),
            // Ids and secrets are drawn anew: this does not happen.
            Err(error) => Err(StorageError::Other(error.to_string()).into()),
        }
    }

    /// The book that a secret opens, by its hash.
    ///
    /// # Errors
    /// When it opens none, or none any more, or the store fails.
    pub async fn find(&self, hash: &str) -> Result<Arc<OpenBook>, BookshelfError> {
        let id = self.log.read(&link_code(hash), 0, 1).await?.pop();
        let id = id.and_then(|id| String::from_utf8(id).ok()).ok_or(BookshelfError::NotFound)?;
        let open = self.open(&book_code(&id));
        let (book, _) = self.read(&open).await?;
        if book.link() == hash { Ok(open) } else { Err(BookshelfError::NotFound) }
    }

    fn open(&self, code: &str) -> Arc<OpenBook> {
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let found = all.iter().position(|open| open.code == code).map(|at| all.remove(at));
        let open = found.unwrap_or_else(|| {
            let (state, changed) = (tokio::sync::Mutex::default(), watch::Sender::new(0));
            Arc::new(OpenBook { code: code.to_owned(), state, changed })
        });
        all.push(Arc::clone(&open));
        while all.len() > MOST_OPEN {
            let Some(at) = all.iter().position(|open| Arc::strong_count(open) == 1) else { break };
            all.remove(at);
        }
        open
    }

    pub(crate) fn close(&self, code: &str) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).retain(|open| open.code != code);
    }

    /// A book as it is stored now, and how many entries it has.
    ///
    /// # Errors
    /// When the store fails, or the book has been deleted.
    pub async fn read(&self, open: &OpenBook) -> Result<(Arc<Book>, u64), BookshelfError> {
        let state = self.state(open).await?;
        state
            .as_ref()
            .map(|state| (Arc::clone(&state.book), state.next))
            .ok_or(BookshelfError::NotFound)
    }

    /// The state, up to date with the store; nobody else changes it meanwhile.
    pub(crate) async fn state<'a>(
        &self,
        open: &'a OpenBook,
    ) -> Result<MutexGuard<'a, Option<State>>, BookshelfError> {
        let mut guard = open.state.lock().await;
        if guard.is_none() {
            *guard = Some(self.load(&open.code).await?);
        }
        if let Some(state) = guard.as_mut() {
            self.catch_up(&open.code, state).await?;
            open.changed
                .send_if_modified(|known| std::mem::replace(known, state.next) != state.next);
        }
        if guard.as_ref().is_some_and(|state| state.next == 0) {
            *guard = None;
            return Err(BookshelfError::NotFound);
        }
        Ok(guard)
    }

    async fn load(&self, code: &str) -> Result<State, BookshelfError> {
        let stored = self.log.load(code).await?.ok_or(BookshelfError::NotFound)?;
        let start =
            stored.start.and_then(|start| Some((Book::unpack(&start.checkpoint)?, start.first)));
        let Some((book, first)) = start else {
            // No checkpoint, or one of another version: the log itself.
            return Ok(State { book: Arc::default(), next: 0, checkpoint: 0 });
        };
        let mut state = State { book: Arc::new(book), next: first, checkpoint: first };
        state.take(&stored.entries);
        Ok(state)
    }

    /// Takes in what was appended since.
    pub(crate) async fn catch_up(
        &self,
        code: &str,
        state: &mut State,
    ) -> Result<(), BookshelfError> {
        loop {
            let entries = self.log.read(code, state.next, PAGE).await?;
            state.take(&entries);
            if entries.len() < PAGE as usize {
                return Ok(());
            }
        }
    }

    /// All entries as they are stored, one JSON object per line.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn export(&self, open: &OpenBook) -> Result<String, BookshelfError> {
        let (mut text, mut from) = (String::new(), 0);
        loop {
            let entries = self.log.read(&open.code, from, PAGE).await?;
            for entry in &entries {
                text.push_str(&String::from_utf8_lossy(entry));
                text.push('\n');
            }
            if entries.len() < PAGE as usize {
                return Ok(text);
            }
            from += entries.len() as u64;
        }
    }

    /// Waits until a book has more entries than so many, at most so long.
    ///
    /// # Errors
    /// When the store fails, or the book is deleted meanwhile.
    pub async fn wait(
        &self,
        open: &OpenBook,
        position: u64,
        longest: Duration,
    ) -> Result<(), BookshelfError> {
        let mut changes = open.changed.subscribe();
        let end = tokio::time::Instant::now() + longest;
        loop {
            if self.read(open).await?.1 > position || tokio::time::Instant::now() >= end {
                return Ok(());
            }
            tokio::select! {
                _ = changes.changed() => {}
                () = tokio::time::sleep(LOOK_EVERY) => {}
                () = tokio::time::sleep_until(end) => {}
            }
        }
    }
}

impl OpenBook {
    /// Forgets what is known of it: the store tells the next one who asks.
    pub(crate) async fn forget(&self) {
        *self.state.lock().await = None;
    }
}

impl State {
    fn take(&mut self, entries: &[Vec<u8>]) {
        if entries.is_empty() {
            return;
        }
        let book = Arc::make_mut(&mut self.book);
        for bytes in entries {
            // What cannot be read was written by a newer version: it waits in the log.
            if let Ok(entry) = serde_json::from_slice::<Entry>(bytes) {
                let _ = book.apply(&entry);
            }
        }
        self.next += entries.len() as u64;
    }
}

pub(crate) fn to_bytes(entry: &Entry) -> Vec<u8> {
    serde_json::to_vec(entry).unwrap_or_default()
}
