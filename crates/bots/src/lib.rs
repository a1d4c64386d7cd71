//! Bots: what one is, and the search they share.
//!
//! A bot sits where a person sits. It is a [`Player`]: it hears what its seat is told, and when it is
//! asked it sees what its seat sees ([`Sight`]) and answers with a move. There is nothing to peek at.
//!
//! | here | in a game's folder |
//! |---|---|
//! | [`Search`]: information-set Monte-Carlo tree search | [`World`]: what the search plays in: moves worth a look, quick play, rewards |
//! | [`weigh`]: a few moves compared over the same worlds | [`Skilled`]: its bots: belief, memory, exact endings |
//! | [`Reviewed`]: what a review of a game asks of it | the worlds a seat had to reckon with, what is exact, why in words |
//! | [`Level`], [`Limit`], [`Pace`]: how strong, how long, how fast | the parameter set of each level |

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod forced;
mod level;
mod limit;
mod pace;
mod plain;
mod player;
mod reviewed;
mod search;
mod search_result;
mod tuning;
mod weigh;
mod world;

/// The random numbers bots think with: fast, small and the same everywhere for a seed.
pub use rand_xoshiro::Xoshiro256PlusPlus as Dice;

pub use forced::{forced_delay, keep_latest};
pub use level::Level;
pub use limit::Limit;
pub use pace::Pace;
pub use plain::Plain;
pub use player::{BotSeat, Dared, Player, RandomPlayer, Sight, Skilled, Unit};
pub use reviewed::{Exact, Reviewed, Standing, chances_to_win, win_shares};
pub use search::Search;
pub use search_result::{Considered, SearchResult};
pub use tuning::{Selection, Tuning};
pub use weigh::weigh;
pub use world::{Candidate, World};
