//! Königs-Rommé: a rummy of eleven rounds in which each round another rank is wild, for two to seven;
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

mod arranged;
mod bot;
mod cards;
mod event;
mod imagine;
pub mod melds;
mod moves;
mod notation;
mod options;
mod policy;
mod refusal;
mod rules;
mod scene;
mod solo;
pub mod solver;
mod state;
#[cfg(test)]
mod types;
mod view;

use std::ops::RangeInclusive;

use rand::{Rng, RngExt};
use vierblatt_game::{
    Game, Outcome, PerSeat, Seat, Seats, Stage, Tell, Turn, WrongOption, shuffle,
};

pub use arranged::{Arranged, Arrangement, Combinable, Combining};
pub use bot::{Bot, Greedy, World};
pub use cards::{Card, Cards, DECK, KINDS, RANKS, Rank, SUITS};
pub use event::{Event, Secret};
pub use imagine::Memory;
pub use melds::Lay;
pub use moves::{Chance, Deal, Legal, Move, Play};
pub use options::{DealtComplete, Options, Reshuffle, ReturnDiscard};
pub use refusal::Refusal;
pub use solo::{SOLO_HANDS, SOLO_PILE, Solo};
pub use state::{State, Table};
pub use view::{Open, PhaseName, Private, Public, PublicSolo, PublicTable, SoloArranged};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KoenigsRomme;

vierblatt_game::published!(KoenigsRomme);

impl Game for KoenigsRomme {
    const ID: &'static str = "koenigs-romme";
    const NAME: &'static str = "Königs-Rommé";
    const SEATS: RangeInclusive<u8> = 1..=7;

    type Options = Options;
    type State = State;
    type Move = Move;
    type Chance = Chance;
    type Legal = Legal;
    type Event = Event;
    type Secret = Secret;
    type Public = Public;
    type Private = Private;
    type Refusal = Refusal;

    fn fitting(options: &Options) -> Result<(), WrongOption> {
        options::fitting(options)
    }

    fn new(options: Options, seats: Seats) -> State {
        State::new(options, seats)
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state {
            State::Table(table) => rules::turn(table),
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
            State::Table(table) => rules::totals(table),
            State::Solo(solo) => solo::totals(solo),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match state {
            State::Table(table) => rules::outcome(table),
            State::Solo(solo) => solo::outcome(solo),
        }
    }

    #[inline]
    fn legal(state: &State, seat: Seat) -> Legal {
        match state {
            State::Table(table) => rules::legal(table, seat),
            State::Solo(solo) => solo::legal(solo, seat),
        }
    }

    fn check(state: &State, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match state {
            State::Table(table) => rules::check(table, seat, mv),
            State::Solo(solo) => solo::check(solo, seat, mv),
        }
    }

    #[inline]
    fn apply(state: &mut State, seat: Seat, mv: &Move, tell: &mut impl Tell<Self>) {
        debug_assert_eq!(Self::check(state, seat, mv), Ok(()));
        match state {
            State::Table(table) => rules::apply(table, mv, tell),
            State::Solo(solo) => solo::apply(solo, mv, tell),
        }
    }

    fn chance(state: &State, rng: &mut impl Rng) -> Chance {
        let shuffled = |mut cards: Deal, rng| {
            shuffle(&mut cards, rng);
            cards
        };
        match state {
            State::Table(table) if table.phase == state::Phase::Dealer => {
                Chance::Dealer(Seat(rng.random_range(0..table.seats().0)))
            }
            State::Table(table) if table.phase == state::Phase::Shuffle => {
                let mut discards = Deal::new(Card::JOKER);
                table.discard_pile().take(table.shuffled()).for_each(|card| discards.push(card));
                Chance::Shuffle(shuffled(discards, rng))
            }
            _ => Chance::Deal(shuffled(Deal::from_slice(Card::JOKER, &cards::IN_ORDER), rng)),
        }
    }

    fn check_chance(state: &State, chance: &Chance) -> Result<(), Refusal> {
        match state {
            State::Table(table) => rules::check_chance(table, chance),
            State::Solo(solo) => solo::check_chance(solo, chance),
        }
    }

    fn apply_chance(state: &mut State, chance: &Chance, tell: &mut impl Tell<Self>) {
        debug_assert_eq!(Self::check_chance(state, chance), Ok(()));
        match state {
            State::Table(table) => rules::apply_chance(table, chance, tell),
            State::Solo(solo) => solo::apply_chance(solo, chance, tell),
        }
    }

    fn public(state: &State) -> Public {
        view::public(state)
    }

    fn private(state: &State, seat: Seat) -> Private {
        view::private(state, seat)
    }
}
