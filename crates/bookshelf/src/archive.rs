//! Books for whoever runs the server: listed, exported, checked and brought back, straight from a store and beside any server.
//!
//! An exported book is text, one JSON object per line: its entries as they are in its log, then its photos. *All entries* on the page
//! gives the same without photos.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use vierblatt_book::{Book, Entry, EntryId, Faulty, What};
use vierblatt_store::transfer::{Source, StoredEntry, StoredLog, TransferError, walk};
use vierblatt_store::{Append, Damage, GameStart, Ms};

use crate::shelf::{book_code, link_code, to_bytes};
use crate::write::{CHECKPOINT_AFTER, MOST_ENTRIES, photo_name};
use crate::{Bookshelf, BookshelfError, LARGEST_PHOTO};

/// How many logs are read at once.
const PAGE: u32 = 200;
/// How many entries are appended at once.
const AT_ONCE: usize = 1000;

/// A book in a store.
pub struct ArchivedBook {
    /// What it is named by in the store. It opens nothing.
    pub id: String,
    /// What it folds to, all of it from the first entry on.
    pub book: Book,
    /// How many entries its log has.
    pub entries: u64,
    /// What is wrong with it.
    pub faults: Vec<BookFault>,
    log: StoredLog,
    /// Entries as they are stored.
    lines: Vec<Vec<u8>>,
}

/// Something that is wrong with a book.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BookFault {
    /// Its log is not what was written.
    #[error("{0}")]
    Damaged(Damage),
    /// So many entries cannot be read; a newer version wrote them.
    #[error("{0} entries cannot be read by this version")]
    Unreadable(u64),
    /// Its checkpoint is not what the log before it folds to.
    #[error("the checkpoint is not what the entries before it come to")]
    Checkpoint,
    /// No link opens it.
    #[error("no link opens it")]
    NoLink,
    /// A photo of a sheet is not there.
    #[error("the photo {0} is not there")]
    NoPhoto(String),
}

/// A line of an exported book.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Photo { photo: String, base64: String },
    Entry(Entry),
}

/// Why a file is not taken as a book.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ImportError {
    /// A line cannot be read.
    #[error("line {line}: {why}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// Why not.
        why: String,
    },
    /// It does not begin with a group.
    #[error("a book begins with the entry of its group")]
    NoGroup,
    /// It was not stored.
    #[error(transparent)]
    Shelf(#[from] BookshelfError),
}

/// The books of a store, by the order in which they were begun, each with all its entries read and checked.
///
/// # Errors
/// When the store cannot be read. What is wrong with a single book is among its faults.
pub fn books(
    source: &mut dyn Source,
    each: &mut dyn FnMut(ArchivedBook),
) -> Result<(), TransferError> {
    let mut after = i64::MIN;
    loop {
        let logs = source.logs(&book_code(""), after, PAGE)?;
        let Some(last) = logs.last().map(|log| log.number) else { return Ok(()) };
        for log in logs {
            let id = log.code.strip_prefix(&book_code("")).unwrap_or_default().to_owned();
            // Photos are logs of their own, named after the book's.
            if !log.is_gone && !id.contains('-') {
                each(archived(source, id, log)?);
            }
        }
        after = last;
    }
}

fn archived(
    source: &mut dyn Source,
    id: String,
    log: StoredLog,
) -> Result<ArchivedBook, TransferError> {
    let (mut lines, mut faults) = (Vec::new(), Vec::new());
    let walked = walk(source, &log, None, |entries: &[StoredEntry], _| {
        lines.extend(entries.iter().map(|entry| entry.entry.clone()));
        Ok(())
    });
    match walked {
        Ok(_) => {}
        Err(TransferError::Damaged { damage, .. }) => faults.push(BookFault::Damaged(damage)),
        Err(error) => return Err(error),
    }
    let (book, unreadable) = fold(&lines);
    if unreadable > 0 {
        faults.push(BookFault::Unreadable(unreadable));
    }
    for start in &log.starts {
        let before = usize::try_from(start.start.first).unwrap_or(usize::MAX);
        // A checkpoint of another version is not used by anybody.
        let stored = Book::unpack(&start.start.checkpoint);
        if stored
            .is_some_and(|stored| lines.get(..before).is_none_or(|lines| fold(lines).0 != stored))
        {
            faults.push(BookFault::Checkpoint);
        }
    }
    if only_entry(source, &link_code(book.link()))?.as_deref() != Some(id.as_bytes()) {
        faults.push(BookFault::NoLink);
    }
    for photo in book.photos() {
        if only_entry(source, &photo_name(&log.code, photo))?.is_none() {
            faults.push(BookFault::NoPhoto(photo.to_owned()));
        }
    }
    Ok(ArchivedBook { id, entries: lines.len() as u64, book, faults, log, lines })
}

/// What entries fold to, and how many of them cannot be read.
fn fold(lines: &[Vec<u8>]) -> (Book, u64) {
    let (mut book, mut unreadable) = (Book::default(), 0);
    for line in lines {
        match serde_json::from_slice::<Entry>(line) {
            Ok(entry) if book.apply(&entry).is_ok() => {}
            _ => unreadable += 1,
        }
    }
    (book, unreadable)
}

/// The only entry of a log, if there is one and it is as it was written.
fn only_entry(source: &mut dyn Source, code: &str) -> Result<Option<Vec<u8>>, TransferError> {
    let log = source.logs(code, i64::MIN, 1)?.pop();
    let Some(log) = log.filter(|log| !log.is_gone && log.code == code) else { return Ok(None) };
    let mut found = None;
    let walked = walk(source, &log, None, |entries: &[StoredEntry], _| {
        found = found.take().or_else(|| entries.first().map(|entry| entry.entry.clone()));
        Ok(())
    });
    match walked {
        Ok(_) => Ok(found),
        Err(TransferError::Damaged { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

impl ArchivedBook {
    /// The whole book as text, photos included, line by line.
    ///
    /// # Errors
    /// When a photo cannot be read.
    pub fn export(
        &self,
        source: &mut dyn Source,
        write: &mut dyn FnMut(&str) -> std::io::Result<()>,
    ) -> Result<std::io::Result<()>, TransferError> {
        for line in &self.lines {
            if let Err(error) = write(&String::from_utf8_lossy(line)) {
                return Ok(Err(error));
            }
        }
        for photo in self.book.photos() {
            let Some(bytes) = only_entry(source, &photo_name(&self.log.code, photo))? else {
                continue;
            };
            let line = Line::Photo { photo: photo.to_owned(), base64: BASE64.encode(bytes) };
            if let Err(error) = write(&serde_json::to_string(&line).unwrap_or_default()) {
                return Ok(Err(error));
            }
        }
        Ok(Ok(()))
    }
}

/// What a file of lines holds: entries and photos.
#[derive(Debug, Default)]
pub struct ReadBook {
    entries: Vec<Entry>,
    photos: Vec<(String, Vec<u8>)>,
    book: Book,
}

impl ReadBook {
    /// Reads an exported book.
    ///
    /// # Errors
    /// The first line that is neither an entry nor a photo, or may not stand in a book.
    pub fn read(text: &str) -> Result<ReadBook, ImportError> {
        let mut read = ReadBook::default();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let wrong = |why: String| ImportError::Line { line: at + 1, why };
            match serde_json::from_str::<Line>(line) {
                Ok(Line::Entry(entry)) => {
                    read.book.apply(&entry).map_err(|why| wrong(why.to_string()))?;
                    read.entries.push(entry);
                }
                Ok(Line::Photo { photo, base64 }) => {
                    let bytes = BASE64.decode(base64).map_err(|why| wrong(why.to_string()))?;
                    let is_id = format!("{photo}-1").parse::<EntryId>().is_ok();
                    if !is_id || bytes.is_empty() || bytes.len() > LARGEST_PHOTO {
                        return Err(wrong(Faulty::Id.to_string()));
                    }
                    read.photos.push((photo, bytes));
                }
                // An untagged enum does not say what is wrong.
                Err(_) => {
                    let why = serde_json::from_str::<Entry>(line).err();
                    return Err(wrong(why.map_or_else(String::new, |why| why.to_string())));
                }
            }
        }
        match read.entries.first().map(|entry| &entry.what) {
            Some(What::Group { .. }) => Ok(read),
            _ => Err(ImportError::NoGroup),
        }
    }

    /// The group's name.
    pub fn name(&self) -> &str {
        self.book.name()
    }
}

impl Bookshelf {
    /// Puts a book that was exported on the shelf, under an id and with a link that nobody has.
    ///
    /// # Errors
    /// When it is too large, or not stored. Nobody finds what was stored of it by then.
    pub async fn import(
        &self,
        read: ReadBook,
        id: &str,
        hash: &str,
        now: Ms,
    ) -> Result<(), BookshelfError> {
        let ReadBook { entries, photos, book } = read;
        let count = entries.len() as u64;
        if count >= MOST_ENTRIES {
            return Err(BookshelfError::Full);
        }
        let code = book_code(id);
        // The new link counts, whatever the clock said where the old ones were made.
        let latest = entries.iter().map(|entry| entry.at).max().unwrap_or(0);
        let by = entries.first().map(|entry| entry.by.clone()).unwrap_or_default();
        let what = What::Link { hash: hash.to_owned() };
        let link = Entry { device: id.to_owned(), n: 1, by, at: now.max(latest + 1), what };
        let mut first = 0;
        for part in entries.chunks(AT_ONCE) {
            let bytes = part.iter().map(to_bytes).collect();
            self.append(Append::new(&*code, first, bytes)).await?;
            first += part.len() as u64;
        }
        for (photo, bytes) in photos {
            self.append(Append::new(photo_name(&code, &photo), 0, vec![bytes])).await?;
        }
        let mut last = Append::new(&*code, first, vec![to_bytes(&link)]);
        if count >= CHECKPOINT_AFTER {
            last.game_starts.push(GameStart { number: 1, first, checkpoint: book.pack() });
        }
        self.append(last).await?;
        self.put_link(hash, id).await
    }
}
