//! What a seat is shown: what is asked of it, what it may do in words and with which cards, and the table as
//! something that can be drawn in letters. Page and terminal show what is said here; only the game decides it.

use serde::de::DeserializeOwned;

use crate::{Game, Message, Seat, Telling};

/// A game that says what it asks and offers, and can be drawn in letters. It sees nothing but what its seat was
/// sent. A game that says nothing here can be played all the same: by what is told, and by the list of what one may do.
pub trait Draw: Game<Public: DeserializeOwned, Private: DeserializeOwned> {
    /// What is asked of the seat, or whom it waits for. Cards in it are written as records write them.
    fn prompt(seen: &Seen<'_, Self>, table: &AtTable) -> Option<Message> {
        let _ = (seen, table);
        None
    }

    /// An action of the seat as records write it, in words: "Take the top card". Every action that may be done now
    /// has words. Cards in it are written as records write them.
    fn action_words(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        let _ = (action, seen);
        None
    }

    /// The cards, piles and places an action concerns, by their keys, in the order of choosing: what to touch to do
    /// it. Keys have no spaces in them.
    fn touches(action: &str, seen: &Seen<'_, Self>) -> Vec<String> {
        let _ = (action, seen);
        Vec::new()
    }

    /// One true sentence about an action that is suggested to the seat, from what it sees alone; None where there is nothing to say.
    fn reason(action: &str, seen: &Seen<'_, Self>) -> Option<Message> {
        let _ = (action, seen);
        None
    }

    /// One true sentence about a whole game, from all that was told in it; None where there is nothing to say, and before the end. It
    /// may take a while to find out.
    fn afterword(heard: &[Telling<Self>]) -> Option<Message> {
        let _ = heard;
        None
    }

    /// What the seat may do besides what is listed, as records write it: laying down cards, where there are more
    /// ways to do that than anybody would read. Those a player could want; asked only where the game says that
    /// there are some.
    fn unlisted(seen: &Seen<'_, Self>) -> Vec<String> {
        let _ = seen;
        Vec::new()
    }

    /// The table as this seat sees it, drawn in letters.
    fn scene(seen: &Seen<'_, Self>) -> Scene {
        let _ = seen;
        Scene::default()
    }

    /// A card as records write it, as it is drawn; None if it is not a card.
    fn face(card: &str) -> Option<Face> {
        let _ = card;
        None
    }
}

/// What only the table knows, and what is asked of a seat may depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AtTable {
    /// Whether everyone chooses at leisure where the fastest would count.
    pub is_sealed: bool,
    /// How many cards the seat has thrown in the race that is on; None where it has not chosen yet.
    pub thrown: Option<usize>,
}

/// What a seat knows of the game now.
pub struct Seen<'a, G: Game> {
    /// What everyone sees.
    pub public: &'a G::Public,
    /// What the seat sees besides; nothing for those who only watch.
    pub private: Option<&'a G::Private>,
    /// The seat that looks; none for those who only watch.
    pub seat: Option<Seat>,
    /// What the seat may do now, as records write it.
    pub legal: &'a [String],
}

/// A table in letters: from top to bottom, what lies where.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// What lies where: others first, then the middle, then one's own cards.
    pub zones: Vec<Zone>,
}

/// Things that belong together: a hand, a row of piles, somebody's cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    /// What it is.
    pub title: Message,
    /// Whose it is, where it is somebody's.
    pub seat: Option<Seat>,
    /// How its spots lie.
    pub layout: Layout,
    /// From left to right, then down.
    pub spots: Vec<Spot>,
    /// What else is to be said of it: "passed", "5 cards".
    pub notes: Vec<Message>,
}

/// How the spots of a zone lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Side by side. Many cards overlap where there is no room.
    Row,
    /// In rows of this many, each in its place.
    Grid(u8),
    /// Nothing is drawn but what the notes say.
    Words,
}

/// A place where a card lies, or could.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// Its name, the same as long as it is the same place or card: what `touches` names. Unique in a scene.
    pub key: String,
    /// What it is called: "your place 3", "the draw pile". A card alone is called by its own name.
    pub name: Option<Message>,
    /// What lies there.
    pub holds: Holds,
    /// What is written below it: how many cards, whose it is.
    pub note: Option<Message>,
    /// Whether it stands out: playable, just laid, the wild rank.
    pub is_lit: bool,
    /// Whether something sets it apart from the one before it: a gap between groups.
    pub is_apart: bool,
}

/// What lies in a spot.
#[derive(Clone, Debug, PartialEq)]
pub enum Holds {
    /// Nothing: an empty place.
    Nothing,
    /// A card face down.
    Back,
    /// A card face up.
    Card(Face),
    /// No card: a gap, an arrow, a marker.
    Sign(String),
}

/// A card's face in a few letters.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// The rank or number: `10`, `K`, `55`. At most three letters.
    pub rank: String,
    /// The suit as a shape; a plain letter of it where there are only plain letters.
    pub sign: Option<(char, char)>,
    /// Its colour, which is never the only sign.
    pub hue: Hue,
    /// The card's name in words.
    pub words: Message,
}

/// The colours cards have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// As the text around it.
    Plain,
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Turquoise.
    Teal,
    /// Blue.
    Blue,
    /// Violet.
    Violet,
    /// Pink.
    Pink,
    /// Grey.
    Grey,
}

impl Zone {
    /// Spots side by side.
    pub fn row(title: Message, spots: Vec<Spot>) -> Self {
        Zone { title, seat: None, layout: Layout::Row, spots, notes: Vec::new() }
    }

    /// Nothing to draw, only notes.
    pub fn words(title: Message) -> Self {
        Zone { layout: Layout::Words, ..Zone::row(title, Vec::new()) }
    }

    /// It is somebody's.
    #[must_use]
    pub fn of(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// Its spots lie in rows of this many.
    #[must_use]
    pub fn in_rows_of(mut self, columns: u8) -> Self {
        self.layout = Layout::Grid(columns);
        self
    }

    /// Says something of it.
    #[must_use]
    pub fn note(mut self, note: Message) -> Self {
        self.notes.push(note);
        self
    }
}

impl Spot {
    /// A spot with this in it.
    pub fn new(key: impl Into<String>, holds: Holds) -> Self {
        let key = key.into();
        Spot { key, name: None, holds, note: None, is_lit: false, is_apart: false }
    }

    /// A card face up.
    pub fn card(key: impl Into<String>, face: Face) -> Self {
        Spot::new(key, Holds::Card(face))
    }

    /// Is called this.
    #[must_use]
    pub fn named(mut self, name: Message) -> Self {
        self.name = Some(name);
        self
    }

    /// Has this below it.
    #[must_use]
    pub fn note(mut self, note: Message) -> Self {
        self.note = Some(note);
        self
    }

    /// Stands out, or not.
    #[must_use]
    pub fn lit(mut self, is_lit: bool) -> Self {
        self.is_lit = is_lit;
        self
    }

    /// Is set apart from the one before it, or not.
    #[must_use]
    pub fn apart(mut self, is_apart: bool) -> Self {
        self.is_apart = is_apart;
        self
    }
}
