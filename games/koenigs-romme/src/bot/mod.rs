//! The bots of Königs-Rommé.
//!
//! A hand is judged by what its best combinations leave over (`hand`), a turn is decided by that
//! (`quick`), and the higher levels compare the few moves that deserve it by playing imagined worlds
//! to the end of the round (`world`, `belief`), where what counts is who wins the match (`standing`).
//! The last turn is computed exactly (`last_turn`). Alone, the bot plans (`solo`, and the solver).

mod belief;
mod greedy;
mod hand;
mod last_turn;
mod next_card;
mod outlook;
mod player;
mod quick;
mod review;
mod skill;
mod solo;
mod standing;
mod world;

use vierblatt_bots::{BotSeat, Level, Selection, Skilled, Tuning, Unit};
use vierblatt_game::{Best, Seat};

pub use self::greedy::Greedy;
use self::hand::Taste;
pub use self::player::Bot;
pub use self::review::Belief;
use self::skill::Skill;
pub use self::world::World;
use crate::KoenigsRomme;
use crate::state::State;

impl Skilled for KoenigsRomme {
    const UNIT: Unit = Unit::Game;
    const BEST: Best = Best::Fewest;

    type World = World;
    type Bot = Bot;
    type Greedy = Greedy;

    fn bot(my_seat: BotSeat<Self>, level: Level, seed: u64) -> Bot {
        Bot::new(my_seat, level, seed)
    }

    fn greedy(my_seat: BotSeat<Self>, _: u64) -> Greedy {
        Greedy::new(my_seat)
    }

    fn tuning(level: Level) -> Tuning {
        let iterations = Skill::of(level).playouts().max(1);
        let selection = Selection::Puct { curiosity: 0.3, caution: 0.0 };
        Tuning { iterations, selection, ..Tuning::default() }
    }

    fn world(state: &State, _: Seat) -> World {
        World::new(state, Taste::GOOD)
    }
}
