//! What a table's log says: its entries, what they fold to, and the games in it, looked at afterwards. No I/O, no connections, no clock, no
//! chance of its own. Lists, records, replays and reviews need nothing more; a table in progress (`vierblatt-table`) adds who is here now.
//!
//! | | |
//! |---|---|
//! | [`Entry`], [`Line`] | the log, the only truth |
//! | [`Folded`], [`Checkpoint`] | what it folds to, and the same without cards where a game starts |
//! | [`Draft`] | entries tried on a copy before they are stored |
//! | [`record`], [`steps`], [`people`] | games that were played; [`steps_of_record`] shows anybody's record like one, and [`table_of_record`] makes a table of one |
//! | [`ask`], [`tellings`] | what players are asked and offered, and what they heard, as clients get it |

mod allowance;
mod entry;
mod folded;
mod games;
mod heard;
mod offer;
mod replay;
mod text;

pub use allowance::allowance;
pub use entry::{Changed, Entry, How, Line, Opened};
pub use folded::{
    Before, Checkpoint, Claims, Corrupt, Draft, Folded, Occupant, Opening, Playing, Shares,
    waits_between_rounds,
};
pub use games::{NoTable, people, record, steps};
pub use heard::{Numbered, heard_by, listed, tellings};
pub use offer::{Asked, ask, offered};
pub use replay::{
    FoldedTable, GameRecord, InPage, Sender, Step, Steps, StepsWanted, fold_game, fold_table,
    game_of, read, steps_of_record, table_of_record, told_so_far,
};
pub use text::text;
