//! A million games of Komojo at random: how long they are, and how many end with a shared win.
//!
//! `cargo run --release --bin simulation [GAMES]`

use rand::SeedableRng;
use vierblatt_bots::Dice;
use vierblatt_game::{Game, Outcome, Seats, carry_out, random_action};
use vierblatt_komojo::{Komojo, Options};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(1_000_000);
    let mut dice = Dice::seed_from_u64(1);
    let (mut actions, mut rounds, mut shared) = (0_u64, 0_u64, 0_u64);
    for _ in 0..games {
        let mut state = Komojo::new(Options::default(), Seats(4));
        while let Some(action) = random_action::<Komojo>(&state, &mut dice) {
            carry_out::<Komojo>(&mut state, &action, &mut ());
            actions += 1;
        }
        rounds += u64::from(Komojo::round(&state));
        if let Some(Outcome::Placed { places, .. }) = Komojo::outcome(&state) {
            let winners = places.as_slice().iter().filter(|&&place| place == 1).count();
            shared += u64::from(winners > 1);
        }
    }
    let of = |sum: u64| sum as f64 / games as f64;
    println!(
        "{games} games of four: {:.1} actions and {:.2} rounds a game",
        of(actions),
        of(rounds)
    );
    println!("{:.2} % end with a shared win", 100.0 * of(shared));
}
