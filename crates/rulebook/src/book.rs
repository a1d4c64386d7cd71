//! A rulebook, read.

use vierblatt_game::{Draw, Face, Published};
use vierblatt_texts::Language;

use crate::reader::read;

/// A rulebook in one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    /// The language it is written in.
    pub language: Language,
    /// From top to bottom.
    pub blocks: Vec<Block>,
}

/// What is between two empty lines.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading of this level, from 1.
    Heading(u8, Vec<Span>),
    /// Running text.
    Paragraph(Vec<Span>),
    /// Points; numbered from 1 or not.
    List {
        /// Whether they are numbered.
        is_numbered: bool,
        /// The points.
        items: Vec<Vec<Span>>,
    },
    /// Rows of cells, the first of which is the head.
    Table(Vec<Vec<Vec<Span>>>),
    /// A picture of cards.
    Cards(Vec<CardLine>),
    /// A drawing in letters, to be shown as it is.
    Drawing(String),
}

/// A line of a picture: cards, and what is said of them.
#[derive(Clone, Debug, PartialEq)]
pub struct CardLine {
    /// From left to right.
    pub things: Vec<Thing>,
    /// What is said of them; may be empty.
    pub caption: Vec<Span>,
}

/// Something in a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    /// A card.
    Card(Face),
    /// A card face down.
    Back,
    /// Anything else: an arrow, dots.
    Sign(String),
}

/// Some words that look alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// How they look.
    pub style: Style,
}

/// How words look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// As usual.
    Plain,
    /// Strong.
    Strong,
    /// Emphasised.
    Emphasis,
    /// As it is typed.
    Code,
    /// The number of the rule that is stated here.
    Rule,
    /// The number of a rule that is stated elsewhere.
    Reference,
}

impl Book {
    /// The rulebook of a game in a language; in English where it is not written in that one, and nothing where a game
    /// has none.
    pub fn of<G: Draw + Published>(language: Language) -> Option<Self> {
        let (language, text) = source::<G>(language)?;
        Some(Book { language, blocks: read(text, G::face) })
    }

    /// The title: the words of its first heading.
    pub fn title(&self) -> String {
        self.blocks
            .iter()
            .find_map(|block| match block {
                Block::Heading(1, spans) => Some(plain(spans)),
                _ => None,
            })
            .unwrap_or_default()
    }
}

/// The text of a game's rulebook as it is written, and its language.
pub fn source<G: Published>(language: Language) -> Option<(Language, &'static str)> {
    [language, Language::En].into_iter().find_map(|wanted| {
        let written = G::RULEBOOK.iter().find(|(code, _)| *code == wanted.code())?;
        Some((wanted, written.1))
    })
}

/// Words without their looks.
pub(crate) fn plain(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}
