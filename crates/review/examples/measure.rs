//! Whether reviews tell the truth: bots play, and their games are reviewed.
//!
//!     cargo run --release -p vierblatt-review --example measure -- joomo level1,level3,level5 20 1
//!
//! The game, who sits at the table, how many games, the seed. Prints the figures as JSON.

use vierblatt_catalog::{Listed, Visit, with_game};
use vierblatt_review::{Depth, Entrant, Measurement, measure};

struct Measure {
    entrants: Vec<Entrant>,
    games: u64,
    seed: u64,
}

impl Visit for Measure {
    type Output = serde_json::Result<String>;
    fn visit<G: Listed>(self) -> Self::Output {
        let Measure { entrants, games, seed } = self;
        let options = G::Options::default();
        let depth = Depth::Normal;
        let plan = Measurement { options, entrants, games, seed, depth, again: true };
        serde_json::to_string_pretty(&measure::<G>(&plan, &|| eprint!(".")))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, seed] = &typed[..] else {
        return Err("say the game, the players with commas, the number of games, the seed".into());
    };
    let entrants = players.split(',').map(str::parse).collect::<Result<_, String>>()?;
    let measure = Measure { entrants, games: games.parse()?, seed: seed.parse()? };
    let figures = with_game(game, measure).ok_or("there is no such game")??;
    println!("{figures}");
    Ok(())
}
