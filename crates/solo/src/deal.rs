//! Deals by seed, and how hard they are.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::Serialize;
use vierblatt_game::{Game, Seats};
use vierblatt_koenigs_romme::solver::{Position, spare};
use vierblatt_koenigs_romme::{Chance, KoenigsRomme, Options, Public, State};

/// A solo deal.
#[derive(Clone, Debug)]
pub struct Deal {
    /// The seed it comes from.
    pub seed: u64,
    /// Which deal of the seed it is, from 0.
    pub number: u64,
    /// The cards.
    pub cards: Chance,
    /// What the table plays by.
    pub options: Options,
}

impl Deal {
    /// The deal of this number: a stream of random numbers for each, so that it is the same
    /// whatever was dealt before.
    pub fn new(seed: u64, number: u64, options: Options) -> Self {
        let mut rng = ChaCha12Rng::seed_from_u64(seed);
        rng.set_stream(number);
        let cards = KoenigsRomme::chance(&KoenigsRomme::new(options, Seats(1)), &mut rng);
        Deal { seed, number, cards, options }
    }

    /// The game after the deal.
    pub fn state(&self) -> State {
        let mut state = KoenigsRomme::new(self.options, Seats(1));
        KoenigsRomme::apply_chance(&mut state, &self.cards, &mut ());
        state
    }

    /// What the player sees of it.
    pub fn position(&self) -> Position {
        seen(&self.state()).expect("the cards are dealt")
    }
}

/// What the player sees of a solo game, if the cards are dealt.
pub fn seen(state: &State) -> Option<Position> {
    match KoenigsRomme::public(state) {
        Public::Solo(public) => Position::seen(&public),
        Public::Table(_) => None,
    }
}

/// The first deal of the seed that can be won, and is of this grade if one is asked for.
pub fn deal(seed: u64, grade: Option<Grade>, options: Options) -> (Deal, Difficulty) {
    let mut number = 0;
    loop {
        let deal = Deal::new(seed, number, options);
        let found = Difficulty::of(&deal.position());
        if let Some(difficulty) = found.filter(|found| grade.is_none_or(|g| g == found.grade)) {
            return (deal, difficulty);
        }
        number += 1;
    }
}

/// How hard a deal is that can be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Difficulty {
    /// How many cards of the stock the player can waste at most: what the packing with the fewest
    /// cards leaves.
    pub spare: usize,
    /// In a word.
    pub grade: Grade,
}

impl Difficulty {
    /// None if the position cannot be won.
    pub fn of(position: &Position) -> Option<Self> {
        let spare = spare(position)?;
        Some(Difficulty { spare, grade: Grade::of(spare) })
    }
}

/// Difficulty in a word. Of the deals that can be won about a third each are easy and medium, more
/// than a quarter hard, and one in eleven very hard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Five cards or more to spare.
    Easy,
    /// Three or four.
    Medium,
    /// One or two.
    Hard,
    /// None: every card has its place.
    VeryHard,
}

impl Grade {
    /// All of them, the easiest first.
    pub const ALL: [Grade; 4] = [Grade::Easy, Grade::Medium, Grade::Hard, Grade::VeryHard];

    /// With this many cards to spare.
    pub const fn of(spare: usize) -> Self {
        match spare {
            0 => Grade::VeryHard,
            1 | 2 => Grade::Hard,
            3 | 4 => Grade::Medium,
            _ => Grade::Easy,
        }
    }

    /// Its name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::VeryHard => "very-hard",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Grade {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Grade::ALL.into_iter().find(|grade| grade.name() == text).ok_or_else(|| {
            let names = Grade::ALL.map(Grade::name).join(", ");
            format!("there is no such grade; the grades are {names}")
        })
    }
}
