//! A game step by step, as somebody saw it.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::to_raw_value;
use vierblatt_bus::Perspective;
use vierblatt_catalog::{Listed, TableGame};
use vierblatt_game::{AtTable, Outcome, Seat, Seats, Seen};
use vierblatt_protocol::{GameView, Heard, Status, TableView};
use vierblatt_store::{PersonId, StoredGame};

use super::fold_game;
use super::record::written;
use crate::Entry;
use crate::folded::Corrupt;
use crate::heard::{heard_by, tellings};
use crate::offer;

/// Part of a game, step by step.
#[derive(Serialize, Debug)]
pub struct Steps {
    /// The table as it was at the end of the game.
    pub table: TableView,
    /// How many steps the game has so far.
    pub total: usize,
    /// Those asked for.
    pub steps: Vec<Step>,
    /// How the game ended; none while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
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
    /// Where all cards are shown: everything face up, as referees write it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Value>,
}

/// Steps of a game, from the one after `from`. None while it is not over, or where there is no such seat.
pub(crate) fn steps<G: Listed>(
    game: &StoredGame,
    names: &HashMap<PersonId, String>,
    perspective: Perspective,
    from: usize,
    count: usize,
) -> Result<Option<Steps>, Corrupt> {
    let mut steps: Vec<Option<Step>> = Vec::new();
    let folded = fold_game::<G>(game, None, |folded, line, told| match &line.entry {
        Entry::Acted { seat, action, .. } => {
            let n = steps.len() + 1;
            let is_wanted = n > from && n <= from.saturating_add(count);
            let step = folded.playing.as_ref().filter(|_| is_wanted).and_then(|playing| {
                let game = seen::<G>(&playing.state, folded.seats(), perspective)?;
                let seat_heard = match perspective {
                    Perspective::Public | Perspective::Open => None,
                    Perspective::Seat(seat) => Some(Seat(seat)),
                };
                let told = tellings(&[(folded.told, told)]);
                let heard = heard_by(&told, seat_heard).cloned().collect();
                let open = open::<G>(&playing.state, perspective);
                Some(Step { n, action: written(*seat, action), heard, game, open })
            });
            steps.push(step);
        }
        Entry::TakenBack => drop(steps.pop()),
        _ => {}
    })?;
    let has_seat = match perspective {
        Perspective::Seat(seat) => folded.seat(seat).is_some(),
        Perspective::Public | Perspective::Open => true,
    };
    if folded.status() != Status::Over || !has_seat {
        return Ok(None);
    }
    let total = steps.len();
    Ok(Some(Steps {
        table: folded.view(names),
        total,
        steps: steps.into_iter().flatten().collect(),
        outcome: folded.playing.as_ref().and_then(|playing| G::outcome(&playing.state)),
    }))
}

/// Everything face up, for whoever looks at a game that is over with all cards open.
pub(super) fn open<G: Listed>(state: &G::State, perspective: Perspective) -> Option<Value> {
    let is_open = matches!(perspective, Perspective::Open);
    is_open.then(|| serde_json::to_value(G::open(state)).ok()).flatten()
}

/// The game as it is seen from there. In a replay nobody may do anything.
pub(super) fn seen<G: TableGame>(
    state: &G::State,
    seats: Seats,
    perspective: Perspective,
) -> Option<GameView<'static>> {
    let private = match perspective {
        Perspective::Public => None,
        Perspective::Seat(seat) if seat >= seats.0 => return None,
        Perspective::Seat(seat) => Some(to_raw_value(&G::private(state, Seat(seat))).ok()?),
        Perspective::Open => {
            let all: Vec<G::Private> = seats.iter().map(|seat| G::private(state, seat)).collect();
            Some(to_raw_value(&all).ok()?)
        }
    };
    let public = G::public(state);
    // Nobody is asked any more: whoever looks is told what those were who watched.
    let seen = Seen { public: &public, private: None, seat: None, legal: &[] };
    let prompt = offer::ask::<G>(&seen, &AtTable::default(), false).prompt;
    Some(GameView {
        partial: false,
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
        between: None,
        taken_back: Vec::new(),
    })
}
