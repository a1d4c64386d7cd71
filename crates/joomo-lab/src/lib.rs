//! A laboratory for Joomo's bots: Joomo in small, and solved, so that it can be told how far from
//! perfect a bot plays. It is one of the few crates that name a game.
//!
//! A mini table is a Joomo table for two at which all cards but a few count as played already, and
//! everyone holds two or three of the rest. The rules, what a seat sees and how it imagines worlds
//! are those of the real game, so a bot plays here as it plays there. And the whole game fits into
//! memory, so what someone who knows the bot gains against it can be told exactly.

mod ask;
mod belief;
mod contestant;
mod extensive;
pub mod learn;
mod measure;
mod observers;
mod policy;
mod solve;
mod world;

use vierblatt_game::{Game, Moves, Seat, Seats};
use vierblatt_joomo::{Card, Cards, Joomo, Move, Options, State};

pub use ask::{Moment, strategy_of, strategy_of_player};
pub use belief::Belief;
pub use contestant::{Contestant, UnknownContestant};
pub use extensive::{Extensive, History, Set, Tree};
pub use measure::{Measured, Progress, Request, Solved, measure};
pub use observers::{Learning, Observers};
pub use policy::{Answer, PLAIN, Policy, Quick, Shape};
pub use solve::{Exploited, Solver, Strategy, exploit, move_values, value};
pub use world::{Aim, Guide};

/// How many sit at a mini table.
const TWO: Seats = Seats(2);
/// Who leads, by JO-05 left of the dealer.
const LEADER: Seat = Seat(0);
const DEALER: Seat = Seat(1);

/// One small Joomo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mini {
    /// Its name.
    pub name: &'static str,
    /// The cards that are not out of play: in the hands or aside.
    pub deck: Cards,
    /// How many each of the two holds.
    pub hand: usize,
}

impl Mini {
    /// All there are, the smallest first.
    pub fn all() -> [Mini; 3] {
        let mini = |name, deck: &[u8], hand| {
            let deck = deck.iter().filter_map(|value| Card::new(*value)).collect();
            Mini { name, deck, hand }
        };
        [
            mini("tiny", &[5, 10, 11, 12, 17, 20], 2),
            mini("standard", &[3, 5, 10, 11, 14, 17, 20, 26], 3),
            mini("large", &[3, 5, 8, 10, 11, 14, 17, 20, 26], 3),
        ]
    }

    /// The one of this name.
    pub fn named(name: &str) -> Option<Mini> {
        Mini::all().into_iter().find(|mini| mini.name == name)
    }

    /// The table with these hands dealt.
    pub fn table(&self, hands: [Cards; 2]) -> State {
        State::arranged(Options::default(), &hands, Cards::deck(TWO) - self.deck, DEALER)
    }
}

impl Extensive for Mini {
    type State = State;
    type Move = Move;
    type Secret = Cards;

    fn deals(&self) -> Vec<(State, f64)> {
        let mut deals = Vec::new();
        for first in hands(self.deck, self.hand) {
            for second in hands(self.deck - first, self.hand) {
                deals.push(self.table([first, second]));
            }
        }
        let chance = 1.0 / deals.len() as f64;
        deals.into_iter().map(|state| (state, chance)).collect()
    }

    fn secret(&self, dealt: &State, player: usize) -> Cards {
        Joomo::private(dealt, Seat(player as u8)).hand
    }

    fn mover(&self, state: &State) -> Option<usize> {
        Joomo::turn(state).seats().iter().next().map(Seat::index)
    }

    fn moves(&self, state: &State) -> Vec<Move> {
        self.mover(state)
            .map_or_else(Vec::new, |player| Joomo::legal(state, Seat(player as u8)).to_vec())
    }

    fn play(&self, state: &State, mv: Move) -> State {
        let mut state = *state;
        for seat in Joomo::turn(&state).seats().iter() {
            Joomo::apply(&mut state, seat, &mv, &mut ());
        }
        state
    }

    fn gain(&self, state: &State) -> f64 {
        // The round was the first and is scored: the totals are its score.
        let totals = Joomo::totals(state);
        f64::from(totals[LEADER] - totals[DEALER])
    }
}

/// All hands of this many cards.
fn hands(from: Cards, count: usize) -> Vec<Cards> {
    if count == 0 {
        return vec![Cards::NONE];
    }
    let mut all = Vec::new();
    let mut higher = from;
    for card in from.iter() {
        higher = higher - Cards::only(card);
        all.extend(hands(higher, count - 1).into_iter().map(|hand| hand | Cards::only(card)));
    }
    all
}
