//! `vierblatt solo deal`: a deal that can be won, as a record.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;
use serde_json::{Map, Value, json};
use vierblatt_game::{Action, Game, Options as _};
use vierblatt_koenigs_romme::{KoenigsRomme, Options};
use vierblatt_record::write_action;
use vierblatt_solo::Difficulty;

use super::DealRequest;
use crate::output::Failure;

/// Writes the deal asked for.
pub(super) fn deal(request: &DealRequest) -> Result<ExitCode, Failure> {
    let options = request.table.options()?;
    let (deal, difficulty) = vierblatt_solo::deal(request.seed, request.grade, options);
    let record = Written {
        id: format!("{}-{}-{}", KoenigsRomme::ID, deal.seed, deal.number),
        game: KoenigsRomme::ID,
        seats: 1,
        options: changed(&options),
        difficulty,
        actions: [write_action::<KoenigsRomme>(&Action::Chance(deal.cards))],
    };
    writeln!(io::stdout(), "{}", serde_json::to_string(&record).map_err(io::Error::from)?)?;
    Ok(ExitCode::SUCCESS)
}

/// A record with its keys in the order people read them.
#[derive(Serialize)]
struct Written {
    id: String,
    game: &'static str,
    seats: u8,
    options: Map<String, Value>,
    difficulty: Difficulty,
    actions: [String; 1],
}

/// The options that are not at their default.
fn changed(options: &Options) -> Map<String, Value> {
    let usual = Options::default();
    let names = Options::SPECS.iter().map(|spec| spec.name);
    let changed = names.filter(|name| options.get(name) != usual.get(name));
    changed.map(|name| (name.to_owned(), json!(options.get(name)))).collect()
}
