//! Random games of every kind, as records.

use rand::SeedableRng;
use serde_json::{Value, json};
use vierblatt_bots::Dice;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_game::Seats;
use vierblatt_record::{Record, random_record};
use vierblatt_review::{Depth, Report, ReviewError, Settings, begin};
use vierblatt_texts::Language;

/// A random game, broken off after so many actions.
pub(crate) fn random_game(id: &str, seats: u8, seed: u64, most: usize) -> Value {
    let line = with_game(id, Random { seats: Seats(seats), seed }).expect("there is such a game");
    let mut record: Value = serde_json::from_str(&line).expect("a record is JSON");
    let actions = record["actions"].as_array().expect("actions").clone();
    record["actions"] = json!(actions.into_iter().take(most).collect::<Vec<_>>());
    record
}

struct Random {
    seats: Seats,
    seed: u64,
}

impl Visit for Random {
    type Output = String;
    fn visit<G: Listed>(self) -> String {
        let mut dice = Dice::seed_from_u64(self.seed);
        random_record::<G>(G::Options::default(), self.seats, "test", &mut dice)
    }
}

/// A quick review of all or of one seat.
pub(crate) fn quick(seat: Option<u8>) -> Settings {
    Settings { depth: Depth::Quick, seat: seat.map(vierblatt_game::Seat), seed: 7 }
}

/// Reviews a record to its end.
pub(crate) fn reviewed(record: &Value, settings: Settings) -> Result<Report, ReviewError> {
    let text = record.to_string();
    let record: Record<'_> = serde_json::from_str(&text).expect("a record");
    let mut review = begin(&record, settings)?;
    while !review.progress().is_done() {
        review.step();
    }
    Ok(review.report(Language::En))
}
