//! `vierblatt random`: whole games of random moves.

use std::io::Write;
use std::process::ExitCode;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;
use vierblatt_catalog::{Visit, with_game};
use vierblatt_cli::commands::RandomRequest;
use vierblatt_cli::{Failure, stdout, table};
use vierblatt_game::Playable;
use vierblatt_record::random_record;

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
