//! What every game promises to whoever plays millions of them: states are copied as bytes, and
//! playing takes nothing from the heap.

use std::hint::black_box;

use allocation_counter::measure;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::{Game, Playable, Seats, Turn, random_move};

struct Plays {
    games: usize,
}

impl Visit for Plays {
    type Output = ();
    fn visit<G: Playable>(self) {
        for seats in G::SEATS {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats.into());
            for _ in 0..self.games {
                let taken = measure(|| play::<G>(Seats(seats), &mut rng));
                assert_eq!(taken.count_total, 0, "{} with {seats} seats allocates", G::ID);
            }
        }
    }
}

fn play<G: Game>(seats: Seats, rng: &mut Xoshiro256PlusPlus) {
    let mut state = G::new(G::Options::default(), seats);
    loop {
        match G::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = G::chance(&state, rng);
                assert!(G::check_chance(&state, &chance).is_ok());
                G::apply_chance(&mut state, &chance, &mut ());
            }
            Turn::Seats(asked) => {
                let (seat, mv) = random_move::<G>(&state, asked, rng);
                assert!(G::check(&state, seat, &mv).is_ok());
                G::apply(&mut state, seat, &mv, &mut ());
            }
        }
    }
    assert!(G::outcome(&state).is_some());
}

#[test]
fn legal_check_apply_and_chance_take_nothing_from_the_heap() {
    for id in IDS {
        with_game(id, Plays { games: 3 }).expect("the catalog knows its own names");
    }
}

#[test]
fn the_count_would_notice() {
    assert_eq!(measure(|| drop(black_box(Box::new(1)))).count_total, 1);
}

struct Size;

impl Visit for Size {
    type Output = usize;
    fn visit<G: Playable>(self) -> usize {
        size_of::<G::State>()
    }
}

#[test]
fn states_are_small() {
    let size = |id: &&str| with_game(id, Size).expect("the catalog knows its own names");
    let large: Vec<_> = IDS.iter().filter(|id| size(id) > 256).collect();
    // One game keeps the history of its piles, which everyone may look at.
    assert!(large.len() <= 1, "these states have more than 256 bytes: {large:?}");
    assert!(large.iter().all(|id| size(id) <= 384), "a state of {large:?} has too many bytes");
}
