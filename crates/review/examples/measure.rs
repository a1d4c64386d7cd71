//! Whether reviews tell the truth: bots play, and their games are reviewed.
//!
//!     cargo run --release -p vierblatt-review --example measure -- joomo random,level1,level3,level5 20 1 600
//!     cargo run --release -p vierblatt-review --example measure -- joomo level4,level2,level1 2000 1 600 luck
//!
//! The game, who sits at the table, how many games, the seed, after how many seconds no further game begins, and `luck` to look
//! at luck alone, `one-in=4` to judge every fourth decision and no luck, `seats=3` for tables of three of them, `again` to judge up to four mistakes of each game again, deeply,
//! `short` for games of few rounds. Prints the figures as JSON.

use std::time::{Duration, Instant};

use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_review::{Depth, Entrant, Measurement, What, measure};

/// Of each game so many mistakes are judged again.
const AGAIN: usize = 4;

struct Measure {
    entrants: Vec<Entrant>,
    seats: usize,
    games: u64,
    seed: u64,
    until: Instant,
    what: What,
    again: usize,
    is_short: bool,
}

impl Visit for Measure {
    type Output = serde_json::Result<String>;
    fn visit<G: Listed>(self) -> Self::Output {
        let Measure { entrants, seats, games, seed, until, what, again, is_short } = self;
        let options = if is_short { short::<G>() } else { G::Options::default() };
        let depth = Depth::Normal;
        let plan = Measurement { options, entrants, seats, games, seed, depth, what, again };
        let goes_on = || Instant::now() < until;
        serde_json::to_string_pretty(&measure::<G>(&plan, &goes_on))
    }
}

/// The options of a short game.
fn short<G: Listed>() -> G::Options {
    serde_json::from_str(G::SHORT_GAME).unwrap_or_default()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, seed, seconds, what @ ..] = &typed[..] else {
        return Err(
            "say the game, the players with commas, how many games, the seed, the seconds".into()
        );
    };
    let entrants = players.split(',').map(str::parse).collect::<Result<_, String>>()?;
    let number = what.iter().find_map(|word| word.strip_prefix("seats="));
    let seats = number.map_or(Ok(0), str::parse)?;
    let one_in = what.iter().find_map(|word| word.strip_prefix("one-in="));
    let one_in = one_in.map(str::parse).transpose()?;
    let is = |word: &str| what.iter().any(|other| other == word);
    let measure = Measure {
        entrants,
        seats,
        games: games.parse()?,
        seed: seed.parse()?,
        until: Instant::now() + Duration::from_secs(seconds.parse()?),
        what: match one_in {
            Some(one_in) => What::Decisions(one_in),
            None if is("luck") => What::Luck,
            None => What::All,
        },
        again: if is("again") { AGAIN } else { 0 },
        is_short: is("short"),
    };
    let figures = with_game(game, measure).ok_or("there is no such game")??;
    println!("{figures}");
    Ok(())
}
