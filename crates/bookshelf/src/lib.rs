//! Groups' books in a store: found by their secret, written, waited for, deleted.
//!
//! A book is a log like a table's, under a name that no table has; so it is hashed, backed up and checked like one, in every store.
//! The log of a *link* holds which book a secret opens, by the secret's hash; whether it still does the book itself says, so a new
//! link ends the old one at once. Photos are logs of one entry. Where a book has grown, its fold is stored as a checkpoint,
//! so that a long book is opened without its whole log.
//!
//! Books that are open here are kept while somebody uses them, and the latest after that. Clock and secrets are passed in.

mod archive;
mod delete;
mod shelf;
mod write;

pub use archive::{ArchivedBook, BookFault, ImportError, ReadBook, books};
pub use shelf::{Bookshelf, BookshelfError, OpenBook};
pub use write::{NewEntry, Written};

/// The largest photo, in bytes.
pub const LARGEST_PHOTO: usize = 400 * 1024;
