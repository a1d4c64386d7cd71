//! Whole tables on fake time, a fake network that drops, delays, doubles and reorders, and servers that
//! crash: two of them, which both believe the table to be theirs. Everything follows from a seed.

mod check;
mod client;
mod server;
mod world;

use vierblatt_store::MemoryStore;
use world::World;

/// Runs the seeds, half of them on a thread of its own, and gives the first complaints. To look further,
/// set `SIMULATION_TIMES` to how many times as many seeds.
fn complaints(
    game: &'static str,
    seeds: std::ops::Range<u64>,
    journal: fn() -> MemoryStore,
) -> Vec<String> {
    let times = std::env::var("SIMULATION_TIMES").ok().and_then(|times| times.parse().ok());
    let seeds = seeds.start..seeds.end * times.unwrap_or(1);
    let run = move |odd: u64| -> Vec<String> {
        let complain = |seed: u64| {
            let result = World::new(game, seed, journal()).run();
            result.err().map(|why| format!("{game}, seed {seed}: {why}"))
        };
        seeds.clone().filter(|seed| seed % 2 == odd).filter_map(complain).take(3).collect()
    };
    let other = std::thread::spawn({
        let run = run.clone();
        move || run(1)
    });
    let mut all = run(0);
    all.extend(other.join().unwrap_or_else(|_| vec!["it panicked".to_owned()]));
    all
}

#[test]
fn joomo_survives_every_network_and_every_crash() {
    assert_eq!(complaints("joomo", 0..1600, MemoryStore::new), Vec::<String>::new());
}

#[test]
fn jogo_survives_every_network_and_every_crash() {
    assert_eq!(complaints("jogo", 0..300, MemoryStore::new), Vec::<String>::new());
}

#[test]
fn komojo_with_its_races_survives_every_network_and_every_crash() {
    assert_eq!(complaints("komojo", 0..100, MemoryStore::new), Vec::<String>::new());
}

#[test]
fn without_compare_and_set_the_simulation_notices() {
    let broken = complaints("joomo", 0..40, MemoryStore::without_compare_and_set);
    assert!(!broken.is_empty(), "two owners wrote to one log, and nobody complained");
}

#[test]
fn the_same_seed_is_the_same_story() {
    let story = || {
        let mut world = World::new("joomo", 7, MemoryStore::new());
        world.run().map(|()| (world.log().len(), world.now))
    };
    assert_eq!(story(), story());
}
