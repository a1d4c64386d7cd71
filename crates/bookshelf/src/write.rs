//! Writing into a book.

use std::sync::Arc;

use vierblatt_book::{Book, Entry, EntryId, What};
use vierblatt_store::{Append, AppendError, GameStart, Ms, StorageError};

use crate::shelf::{State, to_bytes};
use crate::{Bookshelf, BookshelfError, LARGEST_PHOTO, OpenBook};

/// How many entries a book may have.
pub(crate) const MOST_ENTRIES: u64 = 1_000_000;
/// How many members, sheets and devices.
const MOST_MEMBERS: usize = 1_000;
const MOST_SHEETS: usize = 50_000;
const MOST_DEVICES: usize = 2_000;
/// How many photos.
const MOST_PHOTOS: usize = 500;
/// A checkpoint is stored after at least so many entries …
pub(crate) const CHECKPOINT_AFTER: u64 = 1000;
/// … and this part of the log: what is written for checkpoints stays in proportion.
const CHECKPOINT_PART: u64 = 20;
/// How often an append is tried again because another server was faster.
const TRIES: usize = 8;

/// An entry as a device sends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Its number on the device, from 1.
    pub n: u32,
    /// When it was made, by the device's clock.
    pub at: Ms,
    /// What it says.
    pub what: What,
}

/// What became of entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// How many of them were new.
    pub new: usize,
    /// How many entries the book has now.
    pub position: u64,
}

impl Bookshelf {
    /// Writes entries of a person's device into a book: all of them or none. Those that it has already are left out, so a device that
    /// heard no answer sends them again.
    ///
    /// # Errors
    /// When one of them may not stand in the book or may not come from this person, or nothing was stored.
    pub async fn write(
        &self,
        open: &OpenBook,
        person: &str,
        device: &str,
        entries: Vec<NewEntry>,
        now: Ms,
    ) -> Result<Written, BookshelfError> {
        let entries: Vec<Entry> = entries
            .into_iter()
            .map(|NewEntry { n, at, what }| {
                // A clock that runs ahead would win over everybody for ever.
                let (device, by, at) = (device.to_owned(), person.to_owned(), at.min(now));
                Entry { device, n, by, at, what }
            })
            .collect();
        for entry in &entries {
            entry.id().to_string().parse::<EntryId>()?;
            if entry.what.is_servers_own() {
                return Err(BookshelfError::NotAllowed);
            }
        }
        self.put(open, entries, |book| {
            let is_strange = |by: &str| by != person;
            if book.person_of(device).is_some_and(is_strange) {
                return Err(BookshelfError::Device);
            }
            Ok(())
        })
        .await
    }

    /// Appends entries that the book does not have yet, if `allow` agrees with the book as it is.
    pub(crate) async fn put(
        &self,
        open: &OpenBook,
        entries: Vec<Entry>,
        allow: impl Fn(&Book) -> Result<(), BookshelfError>,
    ) -> Result<Written, BookshelfError> {
        for entry in &entries {
            entry.what.check()?;
        }
        for _ in 0..TRIES {
            let mut guard = self.state(open).await?;
            let state = guard.as_mut().ok_or(BookshelfError::NotFound)?;
            allow(&state.book)?;
            let new = new_to(&state.book, &entries)?;
            if state.next + new.len() as u64 > MOST_ENTRIES {
                return Err(BookshelfError::Full);
            }
            if new.is_empty() {
                return Ok(Written { new: 0, position: state.next });
            }
            let bytes = new.iter().map(|entry| to_bytes(entry)).collect();
            let mut append = Append::new(&*open.code, state.next, bytes);
            append.game_starts.extend(state.checkpoint());
            let checkpoint = append.game_starts.first().map(|start| start.first);
            match self.log.append(append).await {
                Ok(()) => {}
                // Another server was faster: what it wrote is taken in first.
                Err(AppendError::Conflict { .. }) => continue,
                Err(AppendError::Empty) => return Err(StorageError::Other("empty".into()).into()),
                Err(AppendError::Storage(error)) => return Err(error.into()),
                // Books are nobody's: any server writes to them, by number.
                Err(AppendError::Stale { .. }) => return Err(StorageError::Busy.into()),
            }
            state.checkpoint = checkpoint.unwrap_or(state.checkpoint);
            let book = Arc::make_mut(&mut state.book);
            for entry in &new {
                // It was checked: this cannot fail.
                let _ = book.apply(entry);
            }
            state.next += new.len() as u64;
            open.changed.send_replace(state.next);
            return Ok(Written { new: new.len(), position: state.next });
        }
        Err(StorageError::Busy.into())
    }

    /// Ends the link that opens a book; what has this hash opens it from now on.
    ///
    /// # Errors
    /// When the person did not begin the group, or nothing was stored.
    pub async fn change_link(
        &self,
        open: &OpenBook,
        person: &str,
        device: &str,
        hash: &str,
        now: Ms,
    ) -> Result<(), BookshelfError> {
        let id = open.code.strip_prefix("~book-").unwrap_or_default();
        let (book, _) = self.read(open).await?;
        if !book.is_owner(person) {
            return Err(BookshelfError::NotAllowed);
        }
        self.put_link(hash, id).await?;
        let what = What::Link { hash: hash.to_owned() };
        self.put(open, vec![own_entry(device, person, now, what)], |_| Ok(())).await.map(drop)
    }

    /// Writes what only the server writes: an online game, a table. Its id says what it is about, so that it comes in once.
    ///
    /// # Errors
    /// When nothing was stored.
    pub async fn note(
        &self,
        open: &OpenBook,
        device: &str,
        n: u32,
        at: Ms,
        what: What,
    ) -> Result<Written, BookshelfError> {
        let entry = Entry { device: device.to_owned(), n, by: String::new(), at, what };
        self.put(open, vec![entry], |_| Ok(())).await
    }

    /// Adds a photo to a sheet. `id` is drawn anew.
    ///
    /// # Errors
    /// When there is no such sheet, the photo is too large, there are too many, or nothing was stored.
    pub async fn add_photo(
        &self,
        open: &OpenBook,
        person: &str,
        sheet: &str,
        id: &str,
        photo: Vec<u8>,
        now: Ms,
    ) -> Result<(), BookshelfError> {
        let (book, _) = self.read(open).await?;
        if !book.has_sheet(sheet) {
            return Err(BookshelfError::NotFound);
        }
        if photo.len() > LARGEST_PHOTO || photo.is_empty() || book.photos().count() >= MOST_PHOTOS {
            return Err(BookshelfError::Full);
        }
        let append = Append::new(photo_code(open, id), 0, vec![photo]);
        self.log.append(append).await.map_err(|error| match error {
            AppendError::Storage(error) => BookshelfError::Storage(error),
            other => StorageError::Other(other.to_string()).into(),
        })?;
        let what = What::Photo { sheet: sheet.to_owned(), photo: Some(id.to_owned()) };
        self.put(open, vec![own_entry(id, person, now, what)], |_| Ok(())).await.map(drop)
    }

    /// A photo of a book.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub async fn photo(&self, open: &OpenBook, id: &str) -> Result<Vec<u8>, BookshelfError> {
        let (book, _) = self.read(open).await?;
        if !book.photos().any(|photo| photo == id) {
            return Err(BookshelfError::NotFound);
        }
        self.log.read(&photo_code(open, id), 0, 1).await?.pop().ok_or(BookshelfError::NotFound)
    }
}

pub(crate) fn photo_code(open: &OpenBook, id: &str) -> String {
    photo_name(&open.code, id)
}

/// The log of a photo of the book whose log is this one.
pub(crate) fn photo_name(book: &str, id: &str) -> String {
    format!("{book}-{id}")
}

/// An entry under an id of its own.
fn own_entry(device: &str, person: &str, at: Ms, what: What) -> Entry {
    Entry { device: device.to_owned(), n: 1, by: person.to_owned(), at, what }
}

/// The entries that are new to a book, if all of them may stand in it.
fn new_to<'a>(book: &Book, entries: &'a [Entry]) -> Result<Vec<&'a Entry>, BookshelfError> {
    let mut new: Vec<&Entry> = Vec::new();
    for entry in entries {
        // What comes twice is known, whoever may write it now.
        if book.knows(&entry.id()) || new.iter().any(|other| other.id() == entry.id()) {
            continue;
        }
        let may = !entry.what.is_for_the_owner() || entry.by.is_empty() || book.is_owner(&entry.by);
        if !may {
            return Err(BookshelfError::NotAllowed);
        }
        new.push(entry);
    }
    let (members, sheets, devices) = book.size();
    // Each entry adds at most one of each.
    let is_full = |size: usize, most: usize| size + new.len() > most;
    if is_full(members, MOST_MEMBERS) || is_full(sheets, MOST_SHEETS) || devices >= MOST_DEVICES {
        return Err(BookshelfError::Full);
    }
    Ok(new)
}

impl State {
    /// A checkpoint of the book as it is, if one is due. It takes the place of the one before.
    fn checkpoint(&self) -> Option<GameStart> {
        let since = self.next - self.checkpoint;
        let is_due = since >= CHECKPOINT_AFTER.max(self.next / CHECKPOINT_PART);
        is_due.then(|| GameStart { number: 1, first: self.next, checkpoint: self.book.pack() })
    }
}
