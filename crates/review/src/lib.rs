//! Reviews of games: what each player did well, and what was luck.
//!
//! Every decision is judged by what its seat had been told and nothing else: worlds are imagined from that, and the
//! move that was made is compared with the others in the same worlds with the same random numbers, so that what
//! differs is the moves and not the cards. Luck is told apart from play afterwards, with all cards face up. Nothing
//! here names a game; what is a game's own is behind the trait [`Reviewed`](vierblatt_bots::Reviewed).
//!
//! A [`Review`] goes on in small [steps](Review::step), without I/O, clock or threads: a server or a web worker runs
//! it piece by piece and may ask for the [report](Review::report) at any time. The same record, settings and seed
//! always give the same report. `docs/review.md` explains the figures.
//!
//! | file | what |
//! |---|---|
//! | `review` | the record, step by step |
//! | `judge` | one decision |
//! | `luck` | one act of chance |
//! | `players` | what it comes to for each player |
//! | `report` | what is told, as data |
//! | `strength` | a word for a player's errors |
//! | `play_on` | what if: a game goes on from any position, with bots |
//! | `puzzle` | positions in which the best move is clear and quick play misses it |
//! | `position` | one decision that is in no record |
//! | `bot_table` | bots at a table without a clock |
//! | `measure` | bots' games reviewed, to see whether reviews tell the truth |
//! | `any` | a review of a game that is known only by its name |

mod any;
mod bot_table;
mod error;
mod judge;
mod luck;
mod mark;
mod measure;
mod play_on;
mod players;
mod position;
mod puzzle;
mod report;
mod review;
mod settings;
mod strength;
mod tally;
#[cfg(test)]
mod types;

pub use any::{Reviewing, begin};
pub use bot_table::Entrant;
pub use error::ReviewError;
pub use mark::{CONFIDENCE, Mark};
pub use measure::{Figures, LevelFigures, Measurement, What, measure};
pub use play_on::{Continued, PlayOn, play_on};
pub use position::{Judgement, judge_move};
pub use puzzle::{Puzzle, PuzzlePart, PuzzlesWanted, puzzles};
pub use report::{
    Decision, Difference, KindSummary, LuckReport, Moment, MomentKind, PlayerSummary, Point,
    Progress, Report, ValuedMove,
};
pub use review::Review;
pub use settings::{Depth, Settings};
pub use strength::Strength;
