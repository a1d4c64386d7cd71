//! A game of a log as a record, for downloads and checking the deals.

use serde_json::{Value, json};
use vierblatt_catalog::TableGame;
use vierblatt_game::Stage;
use vierblatt_protocol::Watch;
use vierblatt_store::StoredGame;

use super::fold_game;
use crate::Entry;
use crate::folded::{Corrupt, Folded};

/// One game of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRecord {
    /// Which one, from 1.
    pub number: u32,
    /// The actions as records write them.
    pub actions: Vec<String>,
    /// How many of them belong to rounds that are over, which may be shown to those who watch.
    pub finished: usize,
    /// Whether the game is over.
    pub is_over: bool,
    /// What those see who watch at this table.
    pub watch: Watch,
    /// The record: with the seed once the game is over, and without it before.
    pub record: Value,
}

/// The record of a game.
pub(crate) fn record<G: TableGame>(game: &StoredGame) -> Result<GameRecord, Corrupt> {
    let mut actions = Vec::new();
    let mut finished = 0;
    let folded = fold_game::<G>(game, None, |folded, line, _| {
        match &line.entry {
            Entry::Acted { seat, action, .. } => actions.push(written(*seat, action)),
            Entry::TakenBack => drop(actions.pop()),
            _ => return,
        }
        let state = folded.playing.as_ref().map(|playing| &playing.state);
        if state.is_some_and(|state| matches!(G::stage(state), Stage::Deal | Stage::Over)) {
            finished = actions.len();
        }
    })?;
    let is_over =
        folded.playing.as_ref().is_some_and(|playing| G::outcome(&playing.state).is_some());
    let record = document(&folded, &actions, is_over);
    let watch = folded.opening.settings.watch;
    Ok(GameRecord { number: folded.game_number, actions, finished, is_over, watch, record })
}

/// An action with who did it, as records write it.
pub(super) fn written(seat: Option<u8>, action: &str) -> String {
    match seat {
        Some(seat) => format!("{seat} {action}"),
        None => format!("~ {action}"),
    }
}

fn document<G: TableGame>(table: &Folded<G>, actions: &[String], is_over: bool) -> Value {
    let mut fair = json!({ "commitment": table.seed.commitment() });
    if is_over {
        fair["seed"] = json!(table.seed.reveal());
        fair["entropy"] = json!(table.entropy);
    }
    if !table.shares.list.is_empty() {
        fair["shares"] = json!(table.shares.list);
    }
    if let Some(first) = table.first {
        fair["first"] = json!(first.0);
    }
    json!({
        "id": format!("{}-{}", table.opening.code, table.game_number),
        "game": G::ID,
        "seats": table.seats().0,
        "options": table.opening.options,
        "actions": actions,
        "fair": fair,
    })
}
