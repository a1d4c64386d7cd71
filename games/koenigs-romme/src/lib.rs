//! Königs-Rommé: a rummy game of eleven rounds, in each of which a different rank is wild, for two to seven;
//! and its solo variant. Designed by Marsha J. Falco, sold elsewhere as Five Crowns.
//!
//! The rules are those of the German rulebook (Amigo, 03713), numbered KR-01 to KR-24 in `RULES.md`.
//! What it leaves open is an [option](Options): what is reshuffled (KR-07), whether a card just taken
//! may be discarded (KR-08), a solo hand that is complete as dealt (KR-22), and shorter games (KR-19).
//!
//! ```
//! use vierblatt_game::{Game, Notation, Seat, Seats, Turn};
//! use vierblatt_koenigs_romme::{KoenigsRomme, Options};
//!
//! let mut state = KoenigsRomme::new(Options::default(), Seats(2));
//! let dealer = KoenigsRomme::read_chance(&state, "dealer 1").unwrap();
//! KoenigsRomme::apply_chance(&mut state, &dealer, &mut ());
//! assert_eq!(KoenigsRomme::turn(&state), Turn::Chance);
//! let draw = KoenigsRomme::read_move(&state, "draw").unwrap();
//! let refusal = KoenigsRomme::check(&state, Seat(0), &draw).unwrap_err();
//! assert_eq!(vierblatt_game::Refusal::rule(&refusal), Some("KR-02"));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod apply;
mod arranged;
mod bot;
mod cards;
mod check;
#[cfg(test)]
mod counts;
mod encode;
mod event;
mod imagine;
mod legal;
pub mod melds;
mod memory;
mod moves;
mod notation;
mod options;
mod policy;
mod refusal;
mod scene;
mod score;
mod solo;
pub mod solver;
mod state;
#[cfg(test)]
mod types;
mod view;

use std::ops::RangeInclusive;

use vierblatt_game::{Game, Outcome, PerSeat, SeatSet, Stage, Turn, WrongOption};

pub use arranged::{Arranged, Arrangement, Combinable, Combining};
pub use bot::{Belief, Bot, Greedy, World};
pub use cards::{Card, Cards, DECK, KINDS, RANKS, Rank, SUITS};
pub use event::{Event, Secret};
pub use legal::{Legal, Play};
pub use melds::Lay;
pub use memory::Memory;
pub use moves::{Chance, Deal, Move};
pub use options::{DealtComplete, Options, Reshuffle, ReturnDiscard};
pub use refusal::Refusal;
pub use solo::{SOLO_HANDS, SOLO_PILE, Solo};
pub use state::{State, TableState};
pub use view::{Open, PhaseName, Private, Public, PublicSolo, PublicTable, SoloArranged};

use state::Phase;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KoenigsRomme;

vierblatt_game::published!(KoenigsRomme);

impl Game for KoenigsRomme {
    const ID: &'static str = "koenigs-romme";
    const NAME: &'static str = "Königs-Rommé";
    const SEATS: RangeInclusive<u8> = 1..=7;

    vierblatt_game::game_files!();

    fn fitting(options: &Options) -> Result<(), WrongOption> {
        options::fitting(options)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state {
            State::Table(table) => match table.phase {
                Phase::Draw | Phase::Play => Turn::Seats(SeatSet::only(table.seat())),
                Phase::Dealer | Phase::Deal | Phase::Shuffle => Turn::Chance,
                Phase::Over => Turn::Over,
            },
            State::Solo(solo) => solo::turn(solo),
        }
    }

    #[inline]
    fn stage(state: &State) -> Stage {
        match state {
            State::Table(table) => table.phase.stage(),
            State::Solo(solo) => solo.stage(),
        }
    }

    fn phase(state: &State) -> &'static str {
        match state {
            State::Table(table) => table.phase.name(),
            State::Solo(solo) => solo.phase(),
        }
    }

    fn round(state: &State) -> u32 {
        match state {
            State::Table(table) => table.round.into(),
            State::Solo(_) => 1,
        }
    }

    fn totals(state: &State) -> PerSeat<i32> {
        match state {
            State::Table(table) => score::totals(table),
            State::Solo(solo) => solo::totals(solo),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match state {
            State::Table(table) => score::outcome(table),
            State::Solo(solo) => solo::outcome(solo),
        }
    }
}
