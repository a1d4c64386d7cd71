//! `vierblatt random`: whole games of random moves.

use std::io::Write;
use std::iter;
use std::process::ExitCode;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::SeedableRng;
use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::{Kind, Message, Options, Playable};
use vierblatt_record::random_record;
use vierblatt_texts::Texts;

use crate::cli::RandomRequest;
use crate::output::{Failure, stdout};
use crate::table::table;

/// Writes the games asked for.
pub(crate) fn random(request: &RandomRequest) -> Result<ExitCode, Failure> {
    with_game(&request.game, Random(request)).expect("clap takes only names in the catalog")?;
    Ok(ExitCode::SUCCESS)
}

/// The seats and options of every game, for the help.
pub(crate) fn tables(texts: &Texts) -> String {
    let tables = IDS.iter().filter_map(|id| with_game(id, Describe(texts)));
    let heading = texts.say(&Message::new("cli-help-tables"));
    iter::once(heading).chain(tables).collect::<Vec<_>>().join("\n")
}

struct Describe<'a>(&'a Texts);

impl Visit for Describe<'_> {
    type Output = String;
    fn visit<G: Playable>(self) -> String {
        let seats = Message::new("cli-help-seats")
            .text("game", G::ID)
            .number("least", *G::SEATS.start())
            .number("most", *G::SEATS.end());
        let mut lines = vec![format!("  {}", self.0.say(&seats))];
        lines.extend(G::Options::SPECS.iter().map(|spec| {
            let option = match spec.kind {
                Kind::Choice { words, default } => Message::new("cli-help-choice")
                    .text("values", words.join(", "))
                    .text("usual", default),
                Kind::Number { min, max, default } => Message::new("cli-help-range")
                    .text("least", min)
                    .text("most", max)
                    .text("usual", default),
            };
            format!("    {}: {}", spec.name, self.0.say(&option))
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
