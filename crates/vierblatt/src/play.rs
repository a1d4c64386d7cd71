//! `vierblatt play`: the table in this terminal.

use std::env;
use std::process::ExitCode;

use serde_json::Value;
use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_cli::commands::PlayRequest;
use vierblatt_cli::settings::usual_data;
use vierblatt_cli::{Failure, language, read_options};
use vierblatt_protocol::{Clock, Settings, Snap};
use vierblatt_rulebook::{Book, Letters, Look, lines};
use vierblatt_texts::Language;
use vierblatt_tui::{Request, TableRequest};

/// How wide the rules are written: as wide as a panel in the smallest usual window.
const RULES_WIDE: usize = 70;

/// Plays until the player leaves.
pub(crate) fn play(request: PlayRequest) -> Result<ExitCode, Failure> {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    let plain = request.plain || is_dumb;
    let usual = Settings::default();
    let settings = Settings {
        clock: request
            .clock
            .map_or(usual.clock, |seconds| Clock::Move { seconds, reserve: seconds }),
        // Whoever has everything read aloud cannot race.
        snap: if request.sealed || plain { Snap::Sealed } else { usual.snap },
        memory_aid: request.memory_aid,
        ..usual
    };
    let table = TableRequest {
        seats: request.seats,
        level: request.level,
        options: Value::Object(read_options(&request.options)?),
        settings,
        daily: request.daily,
    };
    let wanted = Request {
        what: request.what,
        resume: request.resume,
        table,
        name: request.name,
        data: request.data.data.map_or_else(usual_data, Ok)?,
        language: language(),
        plain,
        look: vierblatt_tui::Look {
            ascii: request.ascii,
            colour: !request.no_color && !is_set("NO_COLOR"),
        },
        rules: if request.ascii { rules_in_plain_letters } else { rules },
    };
    vierblatt_tui::play(wanted).map_err(|why| Failure::Message(why.to_string()))?;
    Ok(ExitCode::SUCCESS)
}

fn rules(game: &str, language: Language) -> Option<String> {
    with_game(game, Rules(language, Letters::Unicode)).flatten()
}

fn rules_in_plain_letters(game: &str, language: Language) -> Option<String> {
    with_game(game, Rules(language, Letters::Ascii)).flatten()
}

/// A game's rulebook as text, its headings marked.
struct Rules(Language, Letters);

impl Visit for Rules {
    type Output = Option<String>;
    fn visit<G: Listed>(self) -> Option<String> {
        let book = Book::of::<G>(self.0)?;
        let mut text = String::new();
        for line in lines(&book, RULES_WIDE, self.1) {
            if matches!(line.first(), Some(piece) if matches!(piece.look, Look::Heading(_))) {
                text.push('#');
            }
            text.extend(line.iter().map(|piece| piece.text.as_str()));
            text.push('\n');
        }
        Some(text)
    }
}
