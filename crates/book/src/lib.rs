//! The book of a group of people who play cards: evenings at a real table, online games, and what follows from them. No I/O.
//!
//! A book is its log, like a table. Its [`Entry`]s are made on people's devices, perhaps without a network, and come in later in
//! any order, some of them twice: a [`Book`] folds to the same in every order ([`Book::apply`]). What only one value can be kept of
//! (a name, whether a sheet is closed) the latest entry decides. Points are never decided that way: an entry for a cell says which
//! entries it replaces, and of two that did not know of each other both are kept and shown, until somebody chooses.
//!
//! - `entry` what is written, and what of it is refused
//! - `book`, `sheet` what it folds to
//! - `view` what a page shows of it
//! - `figures` the records board, members' pages, ratings: folds over the sheets that are closed
//! - [`csv`] old paper and spreadsheets

mod book;
pub mod csv;
mod day;
mod entry;
mod figures;
mod sheet;
mod view;

pub use book::{Applied, Book};
pub use entry::{Entry, EntryId, Faulty, How, MOST_OVER, Opening, What};
pub use figures::{
    BookRecord, Figures, GameFigures, MemberFigures, MemberPage, Place, RecordKind, Rival,
    RosterFigures, Slice,
};
pub use view::{
    BookView, CellView, ChoiceView, EveningView, MemberView, RosterView, SeasonView, SheetLine,
    SheetView,
};

/// Milliseconds since 1970.
pub type Ms = u64;
