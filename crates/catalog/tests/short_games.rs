//! What harnesses play instead of naming games: each game's own options for a short game.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_catalog::{IDS, TableGame, Visit, with_game};
use vierblatt_game::{Seats, Stage, carry_out, random_action};

/// The most actions of a short game, played at random. Harnesses play many of them, over sockets too.
const MOST_ACTIONS: usize = 2_000;

struct PlaysShortGames;

impl Visit for PlaysShortGames {
    type Output = ();
    fn visit<G: TableGame>(self) {
        let options: G::Options = serde_json::from_str(G::SHORT_GAME)
            .unwrap_or_else(|wrong| panic!("{}: {} is {wrong}", G::ID, G::SHORT_GAME));
        G::fitting(&options).expect("the options of a short game fit together");
        for seats in G::SEATS {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats.into());
            let mut state = G::new(options, Seats(seats));
            let mut actions = 0;
            while let Some(action) = random_action::<G>(&state, &mut rng) {
                carry_out::<G>(&mut state, &action, &mut ());
                actions += 1;
                assert!(actions < MOST_ACTIONS, "{} with {seats} seats is long", G::ID);
            }
            assert_eq!(G::stage(&state), Stage::Over, "{} with {seats} seats", G::ID);
            assert!(G::outcome(&state).is_some(), "{} with {seats} seats", G::ID);
        }
    }
}

#[test]
fn every_short_game_is_played_to_the_end_with_any_number_of_seats() {
    for id in IDS {
        with_game(id, PlaysShortGames).expect("the catalog knows its own names");
    }
}
