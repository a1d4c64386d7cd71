//! `vierblatt random`: whole games of random moves.

use std::io::Write;
use std::process::ExitCode;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;
use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::{Kind, Options, Playable};
use vierblatt_record::random_record;

use crate::cli::RandomRequest;
use crate::output::{Failure, stdout};
use crate::table::table;

/// Writes the games asked for.
pub(crate) fn random(request: &RandomRequest) -> Result<ExitCode, Failure> {
    with_game(&request.game, Random(request)).expect("clap takes only names in the catalog")?;
    Ok(ExitCode::SUCCESS)
}

/// The seats and options of every game, for the help.
pub(crate) fn tables() -> String {
    let tables: Vec<_> = IDS.iter().filter_map(|id| with_game(id, Describe)).collect();
    format!("Games, seats and options:\n{}", tables.join("\n"))
}

struct Describe;

impl Visit for Describe {
    type Output = String;
    fn visit<G: Playable>(self) -> String {
        let mut lines =
            vec![format!("  {}: {} to {} seats", G::ID, G::SEATS.start(), G::SEATS.end())];
        lines.extend(G::Options::SPECS.iter().map(|spec| {
            let usual = match spec.kind {
                Kind::Choice { default, .. } => default.to_owned(),
                Kind::Number { default, .. } => default.to_string(),
            };
            format!("    {}: {}; usually {usual}", spec.name, spec.allowed())
        }));
        lines.join("\n")
    }
}

struct Random<'a>(&'a RandomRequest);

impl Visit for Random<'_> {
    type Output = Result<(), Failure>;
    fn visit<G: Playable>(self) -> Self::Output {
        let request = self.0;
        let (options, seats) = table::<G>(request.seats, &request.options)?;
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
