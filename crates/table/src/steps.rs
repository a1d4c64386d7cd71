//! A game step by step, as somebody saw it: for replays.

use std::borrow::Cow;

use serde::Serialize;
use serde_json::value::to_raw_value;
use vierblatt_catalog::Listed;
use vierblatt_game::{AtTable, Seat, Seen, Told};
use vierblatt_protocol::{GameView, Heard, TableView};

use crate::table::{Playing, Table};
use crate::views::heard;
use crate::{Corrupt, Entry, Line, offer};

/// Whose eyes a replay is seen through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// What everyone saw.
    Public,
    /// What this seat saw.
    Seat(u8),
    /// What all seats saw: `private` is a list by seat.
    Open,
}

/// Part of a game, step by step.
#[derive(Serialize, Debug)]
pub struct Steps {
    /// The table as it was at the end of the game.
    pub table: TableView,
    /// How many steps the game has so far.
    pub total: usize,
    /// Those asked for.
    pub steps: Vec<Step>,
}

/// One action and what came of it.
#[derive(Serialize, Debug)]
pub struct Step {
    /// Which one, from 1: 0 would be before the first.
    pub n: usize,
    /// The action, as records write it.
    pub action: String,
    /// What was heard.
    pub heard: Vec<Heard>,
    /// The game after it.
    pub game: GameView<'static>,
}

impl<G: Listed> Table<G> {
    /// Steps of a game of this table, from the one after `from`. None where there is no such game.
    ///
    /// # Errors
    /// When it is not this table's log.
    pub fn steps(
        &self,
        log: &[Line],
        number: u32,
        eyes: Eyes,
        from: usize,
        count: usize,
    ) -> Result<Option<Steps>, Corrupt> {
        let (first, rest) = log.split_first().ok_or(Corrupt { n: 0, why: "an empty log" })?;
        let mut replay = Table::<G>::begin(first, 0)?;
        replay.names.clone_from(&self.names);
        let mut found: Option<TableView> = None;
        let mut steps: Vec<Option<Step>> = Vec::new();
        for line in rest {
            let told = replay.fold(line)?;
            if replay.game_number > number {
                break;
            }
            match &line.entry {
                Entry::Acted { seat, action, .. } if replay.game_number == number => {
                    let n = steps.len() + 1;
                    let is_wanted = n > from && n <= from.saturating_add(count);
                    let who = seat.map_or_else(|| "~".to_owned(), |seat| seat.to_string());
                    let step = replay.playing.as_ref().filter(|_| is_wanted).and_then(|playing| {
                        let game = seen(playing, self.seats, eyes)?;
                        let action = format!("{who} {action}");
                        Some(Step { n, action, heard: heard_by(told, replay.told, eyes), game })
                    });
                    steps.push(step);
                }
                Entry::TakenBack => drop(steps.pop()),
                _ => {}
            }
            if replay.game_number == number && replay.playing.is_some() {
                found = Some(replay.table_view());
            }
        }
        let total = steps.len();
        Ok(found.map(|table| Steps { table, total, steps: steps.into_iter().flatten().collect() }))
    }
}

/// The game as these eyes see it. In a replay nobody may do anything.
fn seen<G: Listed>(
    playing: &Playing<G>,
    seats: vierblatt_game::Seats,
    eyes: Eyes,
) -> Option<GameView<'static>> {
    let state = &playing.state;
    let private = match eyes {
        Eyes::Public => None,
        Eyes::Seat(seat) => Some(to_raw_value(&G::private(state, Seat(seat))).ok()?),
        Eyes::Open => {
            let all: Vec<G::Private> = seats.iter().map(|seat| G::private(state, seat)).collect();
            Some(to_raw_value(&all).ok()?)
        }
    };
    let public = G::public(state);
    // Nobody is asked any more: whoever looks is told what those were who watched.
    let seen = Seen { public: &public, private: None, seat: None, legal: &[] };
    let prompt = offer::ask::<G>(&seen, &AtTable::default(), false).prompt;
    Some(GameView {
        public: Cow::Owned(to_raw_value(&public).ok()?),
        private,
        turn: G::turn(state).seats().iter().map(|seat| seat.0).collect(),
        prompt,
        legal: Vec::new(),
        more: Vec::new(),
        offers: Vec::new(),
        can_lay: None,
        totals: G::totals(state).as_slice().to_vec(),
        clock: None,
        race: None,
    })
}

fn heard_by<G: Listed>(told: Told<G>, n: u32, eyes: Eyes) -> Vec<Heard> {
    let seat = match eyes {
        Eyes::Public | Eyes::Open => None,
        Eyes::Seat(seat) => Some(Seat(seat)),
    };
    heard(&vec![(n, told)], seat)
}
