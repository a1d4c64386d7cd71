//! Komojo's bots.
//!
//! | file | what |
//! |---|---|
//! | `judge` | what a seat makes of the cards it sees, and a quick sensible move |
//! | `choices` | the moves that deserve a look |
//! | `round` | what the search plays in: the rest of a round, with snaps settled on the way |
//! | `notes` | what a seat can read from what others did, and how long ago it saw what |
//! | `guess` | worlds that agree with what the seat remembers and fit what it read |
//! | `habit` | moves weighed against the quick one |
//! | `skill` | what a level remembers, reads and thinks |
//! | `player` | the bot |
//! | `review` | what a review of a game asks |
//! | `greedy` | a player of simple rules, to measure bots against |

mod choices;
mod greedy;
mod guess;
mod habit;
mod judge;
mod notes;
mod player;
mod review;
mod round;
mod skill;
#[cfg(test)]
mod tests;

use vierblatt_bots::{BotSeat, Dared, Level, Skilled, Tuning, Unit};
use vierblatt_game::{Best, Seat};

use self::skill::Skill;
use crate::{Event, Komojo, State};

pub use greedy::Greedy;
pub use player::Bot;
pub use review::Belief;
pub use round::Round;

impl Skilled for Komojo {
    const UNIT: Unit = Unit::Round;
    const BEST: Best = Best::Fewest;

    type World = Round;
    type Bot = Bot;
    type Greedy = Greedy;

    fn bot(my_seat: BotSeat<Self>, level: Level, seed: u64) -> Bot {
        Bot::new(my_seat, level, seed)
    }

    fn greedy(my_seat: BotSeat<Self>, seed: u64) -> Greedy {
        Greedy::new(my_seat, seed)
    }

    fn tuning(level: Level) -> Tuning {
        Skill::of(level).tuning()
    }

    fn world(state: &State, seat: Seat) -> Round {
        Round::open(state, seat, Skill::of(Level::LAST).patience)
    }

    /// A STOP, when the round is scored: KM-25 gives 0 to a caller whose sum alone was the lowest.
    fn dared(before: &State, event: &Event) -> Option<Dared> {
        match *event {
            Event::Scored { seat, points, .. } if before.caller == Some(seat) => {
                Some(Dared { what: "STOP", seat, succeeded: points == 0 })
            }
            _ => None,
        }
    }
}
