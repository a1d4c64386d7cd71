//! `vierblatt puzzles`: positions in which the best move is clear and quick play misses it.

use std::io::{self, Write};
use std::process::ExitCode;

use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_cli::commands::PuzzlesRequest;
use vierblatt_cli::{Failure, stdout, table};
use vierblatt_review::PuzzlesWanted;

/// Writes the puzzles asked for, each as soon as it is found.
pub(crate) fn puzzles(request: &PuzzlesRequest) -> Result<ExitCode, Failure> {
    with_game(&request.game, Puzzles(request)).expect("clap takes only names in the catalog")?;
    Ok(ExitCode::SUCCESS)
}

struct Puzzles<'a>(&'a PuzzlesRequest);

impl Visit for Puzzles<'_> {
    type Output = Result<(), Failure>;
    fn visit<G: Listed>(self) -> Self::Output {
        let PuzzlesRequest { seats, seed, count, ref options, .. } = *self.0;
        let (options, seats) = table::<G>(seats, options)?;
        let wanted = PuzzlesWanted { options, seats, count: count as usize, seed };
        let mut out = stdout();
        let mut result = Ok(());
        let mut tell = |puzzle| {
            let line = serde_json::to_writer(&mut out, &puzzle).map_err(io::Error::from);
            result = line.and_then(|()| writeln!(out)).and_then(|()| out.flush());
        };
        vierblatt_review::puzzles::<G>(&wanted, &|| true, &mut tell);
        Ok(result?)
    }
}
