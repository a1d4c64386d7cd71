//! The bots of JOGO!: what they know of good play, and how they search.
//!
//! | here | what it knows |
//! |---|---|
//! | `taste` | rules of thumb: extra turns, own follow-ups, what the next player is denied |
//! | `estimate`, `weights` | who will win the race, from a glance |
//! | `chain` | whether one can go out at once |
//! | `world` | the race as the search plays it |
//! | `level` | the five parameter sets |
//! | `brain`, `greedy` | the players |
//! | `review` | what a review of a game asks |

mod brain;
mod chain;
mod estimate;
mod greedy;
mod review;
mod skill;
mod taste;
mod weights;
mod world;

use rand::SeedableRng;
use vierblatt_bots::{BotSeat, Dice, Level, Skilled, Tuning, Unit};
use vierblatt_game::{Best, Seat};

pub use brain::Bot;
pub use estimate::{FEATURES, Features, Weights, closeness, features};
pub use greedy::Greedy;
pub use review::Belief;
pub use skill::Skill;
pub use taste::Taste;
pub use world::Round;

use crate::Jogo;
use crate::state::State;

impl Skilled for Jogo {
    const UNIT: Unit = Unit::Game;
    const BEST: Best = Best::Fewest;

    type World = Round;
    type Bot = Bot;
    type Greedy = Greedy;

    fn bot(my_seat: BotSeat<Jogo>, level: Level, seed: u64) -> Bot {
        Bot::new(my_seat, Skill::of(level), Dice::seed_from_u64(seed))
    }

    fn greedy(my_seat: BotSeat<Jogo>, seed: u64) -> Greedy {
        Greedy::new(my_seat, Dice::seed_from_u64(seed))
    }

    fn tuning(level: Level) -> Tuning {
        Skill::of(level).tuning
    }

    fn world(state: &State, _: Seat) -> Round {
        Round::new(state, Skill::of(Level::LAST))
    }
}
