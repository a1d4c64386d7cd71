//! The games of a log as records, for replays, downloads and checking the deals.

use serde_json::{Value, json};
use vierblatt_catalog::TableGame;
use vierblatt_game::Stage;

use crate::table::Table;
use crate::{Corrupt, Entry, Line};

/// One game of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    /// Which one, from 1.
    pub number: u32,
    /// The actions as records write them.
    pub actions: Vec<String>,
    /// How many of them belong to rounds that are over, which may be shown to those who watch.
    pub finished: usize,
    /// Whether the game is over.
    pub is_over: bool,
    /// The record: with the seed once the game is over, and without it before.
    pub record: Value,
}

/// All games of a log.
///
/// # Errors
/// When it is no log of this game.
pub fn games<G: TableGame>(log: &[Line]) -> Result<Vec<Game>, Corrupt> {
    let (first, rest) = log.split_first().ok_or(Corrupt { n: 0, why: "an empty log" })?;
    let mut table = Table::<G>::begin(first, 0)?;
    let mut games: Vec<Game> = Vec::new();
    for line in rest {
        table.fold(line)?;
        match &line.entry {
            Entry::Started | Entry::Rematch => games.push(Game {
                number: table.game_number,
                actions: Vec::new(),
                finished: 0,
                is_over: false,
                record: Value::Null,
            }),
            Entry::Acted { seat, action, .. } => {
                let Some(game) = games.last_mut() else { continue };
                let who = seat.map_or_else(|| "~".to_owned(), |seat| seat.to_string());
                game.actions.push(format!("{who} {action}"));
            }
            Entry::TakenBack => {
                if let Some(game) = games.last_mut() {
                    game.actions.pop();
                }
            }
            _ => continue,
        }
        if let (Some(game), Some(playing)) = (games.last_mut(), &table.playing) {
            game.is_over = G::outcome(&playing.state).is_some();
            if game.is_over || G::stage(&playing.state) == Stage::Deal {
                game.finished = game.actions.len();
            }
            if game.is_over {
                game.record = record(&table, game);
            }
        }
    }
    if let Some(game) = games.last_mut().filter(|game| !game.is_over) {
        game.record = record(&table, game);
    }
    Ok(games)
}

fn record<G: TableGame>(table: &Table<G>, game: &Game) -> Value {
    let mut fair = if game.is_over {
        json!({
            "commitment": table.seed.commitment(),
            "seed": table.seed.reveal(),
            "entropy": table.entropy,
        })
    } else {
        json!({ "commitment": table.seed.commitment() })
    };
    if let Some(first) = table.first {
        fair["first"] = json!(first.0);
    }
    json!({
        "id": format!("{}-{}", table.code, game.number),
        "game": G::ID,
        "seats": table.seats.0,
        "options": table.options,
        "actions": game.actions,
        "fair": fair,
    })
}
