//! What was told in a game and what may be done in it, as clients get both.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use vierblatt_catalog::TableGame;
use vierblatt_game::{Moves, Say, Seat, Telling, Told};
use vierblatt_protocol::Heard;

use crate::text::text;

/// More legal moves than this are not listed; no game has a position with as many that a person would
/// choose from by name.
const MOST_LISTED: usize = 2000;

/// What was told, with the number of the entry that told it.
pub type Numbered<G> = [(u32, Told<G>)];

/// Moves as a viewer gets them, as records write them.
pub fn listed<G: TableGame>(moves: &G::Legal) -> Vec<String> {
    let mut legal = Vec::new();
    for n in 0..moves.len().min(MOST_LISTED) {
        let mv = moves.get(n);
        if G::is_listed(&mv) {
            let mut text = String::new();
            G::write_move(&mv, &mut text);
            legal.push(text);
        }
    }
    legal
}

/// What was told, as it is sent, and to whom: to all, or to one seat.
pub fn tellings<G: TableGame>(told: &Numbered<G>) -> Vec<(Option<Seat>, Heard)> {
    let mut all = Vec::new();
    for (n, told) in told {
        for (to, telling) in &told.0 {
            let (event, message) = match telling {
                Telling::Event(event) => (raw(event), event.say()),
                Telling::Secret(secret) => (raw(secret), secret.say()),
            };
            let Some(event) = event else { continue };
            all.push((*to, Heard { n: *n, event, text: text(&message), secret: to.is_some() }));
        }
    }
    all
}

/// What the seat, or somebody who watches, heard of it.
pub fn heard_by(
    told: &[(Option<Seat>, Heard)],
    seat: Option<Seat>,
) -> impl Iterator<Item = &Heard> {
    told.iter().filter(move |(to, _)| to.is_none() || *to == seat).map(|(_, heard)| heard)
}

fn raw(value: &impl Serialize) -> Option<Box<RawValue>> {
    to_raw_value(value).ok()
}
