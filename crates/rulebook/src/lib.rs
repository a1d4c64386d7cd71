//! The games' rulebooks: Markdown files in four languages that live with their game, in letters for a terminal,
//! as parts of the web page, and as a page to print.
//!
//! Besides the usual Markdown a rulebook has rule numbers in brackets (`[KM-22]`), pictures of cards (a fenced block
//! `cards`) and drawings (a fenced block `text`).

mod book;
mod html;
mod reader;
mod terminal;
mod web;

pub use book::{Block, Book, CardLine, Span, Style, Thing, source};
pub use html::page;
pub use reader::is_rule;
pub use terminal::{Letters, Line, Look, Piece, lines};
pub use web::{Error, Part, Row, WebBook, web_books};

pub(crate) use book::plain;
