//! The games, and what tables may choose in each.

use axum::Json;
use serde::Serialize;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Kind, Options};

/// A game as clients need it to open a table.
#[derive(Serialize)]
pub(crate) struct Described {
    id: &'static str,
    name: &'static str,
    /// The fewest and the most who can play.
    seats: [u8; 2],
    options: Vec<Choice>,
    /// The levels of its bots.
    levels: [u8; 2],
}

/// An option as a form needs it.
#[derive(Serialize)]
struct Choice {
    name: &'static str,
    #[serde(flatten)]
    kind: Values,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Values {
    Choice { words: &'static [&'static str], default: &'static str },
    Number { min: i64, max: i64, default: i64 },
}

/// `GET /api/games`
pub(crate) async fn list() -> Json<Vec<Described>> {
    Json(IDS.iter().filter_map(|id| with_game(id, Describe)).collect())
}

struct Describe;

impl Visit for Describe {
    type Output = Described;
    fn visit<G: Listed>(self) -> Described {
        let options = G::Options::SPECS.iter().map(|spec| Choice {
            name: spec.name,
            kind: match spec.kind {
                Kind::Choice { words, default } => Values::Choice { words, default },
                Kind::Number { min, max, default } => Values::Number { min, max, default },
            },
        });
        Described {
            id: G::ID,
            name: G::NAME,
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            options: options.collect(),
            levels: [1, 5],
        }
    }
}
