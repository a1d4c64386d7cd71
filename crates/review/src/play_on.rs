//! What if: a game goes on from any position, with bots in the other seats.
//!
//! Nothing is kept: whoever asks brings the record so far and gets what happens next, until it is their turn again.

use serde::Serialize;
use vierblatt_bots::Level;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_game::{Action, Moves, Say, Seat, Turn};
use vierblatt_record::{ActionText, Record, read_action, set_up, write_action};

use crate::ReviewError;
use crate::bot_table::{BotTable, Entrant};
use crate::review::{MOST_ACTIONS, read_all};

/// At most so much happens before the seat is asked again: it bounds what a stranger's record costs.
const MOST: usize = 400;

/// How a game goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Continued {
    /// What happened, as records write it; the move asked for is the first.
    pub actions: Vec<String>,
    /// Whether the game is over.
    pub is_over: bool,
}

/// How the position at the end of a record is played on.
#[derive(Clone, Copy, Debug)]
pub struct PlayOn<'a> {
    /// Who asks.
    pub seat: Seat,
    /// What the seat does first, as the record would write it without the seat; none: nothing yet.
    pub action: Option<&'a str>,
    /// How well the others play.
    pub level: Level,
    /// Decides what chance and bots do.
    pub seed: u64,
}

/// Plays on from the end of a record, until the seat has something to choose.
///
/// # Errors
/// Says what is wrong with the record or the action.
pub fn play_on(record: &Record<'_>, how: PlayOn<'_>) -> Result<Continued, ReviewError> {
    let id = record.game.as_str().unwrap_or_default();
    with_game(id, Visitor { record, how }).unwrap_or(Err(ReviewError::NoGame))
}

struct Visitor<'a, 'r> {
    record: &'a Record<'r>,
    how: PlayOn<'a>,
}

impl Visit for Visitor<'_, '_> {
    type Output = Result<Continued, ReviewError>;

    fn visit<G: Listed>(self) -> Self::Output {
        let Visitor { record, how } = self;
        let (options, seats) = set_up::<G>(record).map_err(ReviewError::SetUp)?;
        if how.seat.0 >= seats.0 {
            return Err(ReviewError::NoSeat);
        }
        if record.actions.len() > MOST_ACTIONS {
            return Err(ReviewError::TooLong { most: MOST_ACTIONS });
        }
        let (_, before) = read_all::<G>(record, options, seats)?;
        let seed = how.seed.wrapping_add(before.len() as u64);
        let seated = vec![Entrant::Level(how.level); seats.count()];
        let mut table = BotTable::<G>::new(options, &seated, seed);
        for action in &before {
            table.happen(action);
        }
        let mut actions = Vec::new();
        if let Some(text) = how.action {
            let n = before.len();
            let text = ActionText::Text(format!("{} {text}", how.seat.0).into());
            let first = read_action::<G>(&table.state, seats, &text)
                .map_err(|refused| ReviewError::Illegal { n, message: refused.message })?;
            if let Action::Move(seat, mv) = &first {
                G::check(&table.state, *seat, mv)
                    .map_err(|refusal| ReviewError::Illegal { n, message: refusal.say() })?;
            }
            table.happen(&first);
            actions.push(write_action::<G>(&first));
        }
        while actions.len() < MOST && !has_choice::<G>(&table.state, how.seat) {
            let next = table.next();
            if next.is_empty() {
                break;
            }
            for action in next {
                if table.is_legal(&action) && !has_choice::<G>(&table.state, how.seat) {
                    table.happen(&action);
                    actions.push(write_action::<G>(&action));
                }
            }
        }
        Ok(Continued { actions, is_over: G::outcome(&table.state).is_some() })
    }
}

/// Whether the seat is asked and has more than one thing to do.
fn has_choice<G: Listed>(state: &G::State, seat: Seat) -> bool {
    matches!(G::turn(state), Turn::Seats(asked) if asked.contains(seat))
        && G::legal(state, seat).len() > 1
}
