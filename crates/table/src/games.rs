//! The games, as clients need them to open a table.

use vierblatt_api::{GameDescription, GameOption, OptionValues};
use vierblatt_bots::Level;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_game::{Kind, Options};

/// All games, with what a table may choose in each.
pub fn games() -> Vec<GameDescription> {
    IDS.iter().filter_map(|id| with_game(id, Describe)).collect()
}

struct Describe;

impl Visit for Describe {
    type Output = GameDescription;

    fn visit<G: Listed>(self) -> GameDescription {
        let options = G::Options::SPECS.iter().map(|spec| GameOption {
            name: spec.name.to_owned(),
            values: match spec.kind {
                Kind::Choice { words, default } => OptionValues::Choice {
                    words: words.iter().map(|&word| word.to_owned()).collect(),
                    default: default.to_owned(),
                },
                Kind::Number { min, max, default } => OptionValues::Number { min, max, default },
            },
        });
        GameDescription {
            id: G::ID.to_owned(),
            name: G::NAME.to_owned(),
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            options: options.collect(),
            levels: [Level::FIRST.number(), Level::LAST.number()],
            in_page: false,
        }
    }
}
