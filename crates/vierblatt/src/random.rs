//! `vierblatt random`: whole games of random moves.

use std::io::Write;
use std::process::ExitCode;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Map, Value, json};
use vierblatt_catalog::{Visit, with_game};
use vierblatt_game::Playable;
use vierblatt_record::{Record, Texts, random_record, set_up};

use crate::cli::RandomRequest;
use crate::output::{Failure, stdout};

/// Writes the games asked for.
pub(crate) fn random(request: &RandomRequest) -> Result<ExitCode, Failure> {
    with_game(&request.game, Random(request)).expect("clap takes only names in the catalog")?;
    Ok(ExitCode::SUCCESS)
}

struct Random<'a>(&'a RandomRequest);

impl Visit for Random<'_> {
    type Output = Result<(), Failure>;
    fn visit<G: Playable>(self) -> Self::Output {
        let request = self.0;
        // A record's head says the same as the command line does: one place judges both.
        let head = Record {
            game: json!(G::ID),
            seats: json!(request.seats),
            options: Value::Object(options(&request.options)?),
            actions: Vec::new(),
            names: Value::Null,
        };
        let (options, seats) =
            set_up::<G>(&head).map_err(|message| Failure::Asked(Texts::shared().say(&message)))?;
        let mut out = stdout();
        for k in 0..request.count {
            // A stream for each game, so that game 7 of a seed is the same whatever came before.
            let mut rng = ChaCha12Rng::seed_from_u64(request.seed);
            rng.set_stream(k);
            let id = format!("{}-{}-{k}", G::ID, request.seed);
            writeln!(out, "{}", random_record::<G>(options, seats, &id, &mut rng))?;
        }
        Ok(out.flush()?)
    }
}

/// `target=50` as records have it: a number where it is one.
fn options(given: &[String]) -> Result<Map<String, Value>, Failure> {
    given
        .iter()
        .map(|option| {
            let (name, value) = option.split_once('=').ok_or_else(|| {
                Failure::Asked(format!("'{option}': write an option as NAME=VALUE"))
            })?;
            let value = value.parse().map_or_else(|_| json!(value), |number: i64| json!(number));
            Ok((name.to_owned(), value))
        })
        .collect()
}
