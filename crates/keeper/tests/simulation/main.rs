//! The keeper that ships, by seed: two nodes, two edges, people who play, and everything that can go wrong between them. In half of the stories the
//! nodes lease tables from the store; in the others both believe every table to be theirs. What drives the keepers here decides nothing, as in the server; so what is simulated is what runs.
//!
//! `SIMULATION_SEEDS=1000..2000 cargo test -p vierblatt-keeper --test simulation by_hand` looks further.

mod behaviour;
mod check;
mod client;
mod disk;
mod edge;
mod leases;
mod message;
mod node;
mod planted;
mod promise;
mod reference;
mod story;
mod world;

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use planted::Planted;
use promise::{Broken, Promise};
use world::World;

/// Runs the seeds on two threads and gives the first that broke something.
fn broken(seeds: Range<u64>, planted: Planted) -> Vec<(u64, Vec<Broken>)> {
    let next = AtomicU64::new(seeds.start);
    let total = seeds.end - seeds.start;
    let run = || {
        let mut all = Vec::new();
        while all.len() < 3 {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                break;
            }
            if let Err(broken) = World::new(seed, planted).run() {
                all.push((seed, broken));
            }
            if total > 1000 && (seed + 1).is_multiple_of(1000) {
                eprintln!("{} seeds", seed + 1 - seeds.start);
            }
        }
        all
    };
    let mut all = std::thread::scope(|scope| {
        let other = scope.spawn(run);
        let mut all = run();
        all.extend(other.join().expect("no story panics"));
        all
    });
    all.sort_by_key(|(seed, _)| *seed);
    all
}

fn assert_kept(seeds: Range<u64>) {
    let broken = broken(seeds, Planted::Nothing);
    let told: Vec<String> = broken
        .iter()
        .flat_map(|(seed, all)| all.iter().map(move |broken| format!("seed {seed}: {broken}")))
        .collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn every_promise_is_kept_whatever_goes_wrong() {
    assert_kept(0..300);
}

#[test]
fn by_hand_more_seeds_are_tried() {
    let Ok(seeds) = std::env::var("SIMULATION_SEEDS") else { return };
    let (from, to) = seeds.split_once("..").expect("SIMULATION_SEEDS=from..to");
    assert_kept(from.parse().expect("a number")..to.parse().expect("a number"));
}

#[test]
fn the_same_seed_is_the_same_story() {
    for seed in 0..8 {
        let story = || {
            let mut world = World::new(seed, Planted::Nothing);
            let result = world.run().map_err(|all| all.len());
            (result, world.fingerprint())
        };
        assert_eq!(story(), story(), "seed {seed}");
    }
}

/// A planted fault is found within so many seeds, as a breach of this promise.
fn is_found(planted: Planted, promise: Promise, within: u64) {
    for seed in 0..within {
        let Err(broken) = World::new(seed, planted).run() else { continue };
        if broken.iter().any(|broken| broken.promise == promise) {
            eprintln!("{planted:?} breaks {promise:?}, found after {} seeds", seed + 1);
            return;
        }
    }
    panic!("{planted:?} is not found as a breach of {promise:?} in {within} seeds");
}

#[test]
fn two_writers_without_compare_and_set_are_found() {
    is_found(Planted::NoCompareAndSet, Promise::LogLoads, 20);
}

#[test]
fn a_store_that_stores_for_a_former_owner_is_found() {
    is_found(Planted::NoFencing, Promise::OneOwner, 200);
}

#[test]
fn a_lease_without_an_epoch_is_found() {
    is_found(Planted::NoEpochs, Promise::OneOwner, 200);
}

#[test]
fn a_store_that_says_safe_too_early_is_found() {
    is_found(Planted::SafeTooEarly, Promise::RequestsOnce, 20);
}

#[test]
fn a_request_that_is_carried_out_twice_is_found() {
    is_found(Planted::AsksTwice, Promise::RequestsOnce, 20);
}

#[test]
fn a_message_for_somebody_else_is_found() {
    is_found(Planted::WrongViewer, Promise::OwnView, 20);
}

#[test]
fn a_gap_in_what_somebody_heard_is_found() {
    is_found(Planted::DropsMissed, Promise::Converges, 60);
}

#[test]
fn a_reply_that_is_sent_twice_is_found() {
    is_found(Planted::RepliesTwice, Promise::OneReply, 20);
}

#[test]
fn a_reply_that_is_never_sent_is_found() {
    is_found(Planted::DropsReplies, Promise::OneReply, 20);
}

#[test]
fn telling_before_storing_is_found() {
    is_found(Planted::TellsTooEarly, Promise::StoredFirst, 20);
    is_found(Planted::LosesAppends, Promise::StoredFirst, 20);
}

#[test]
fn a_deal_that_is_not_the_seeds_is_found() {
    is_found(Planted::WrongDeals, Promise::FairDeals, 20);
}

#[test]
fn a_wrong_start_of_a_game_is_found() {
    is_found(Planted::WrongStarts, Promise::LogLoads, 20);
}

#[test]
fn a_keeper_that_is_woken_for_nothing_is_found() {
    is_found(Planted::WakesTooEarly, Promise::Bounded, 20);
}

#[test]
fn bits_that_the_disk_flips_are_found_although_every_entry_still_reads_well() {
    is_found(Planted::FlipsBits, Promise::LogLoads, 5);
}

#[test]
fn a_table_that_stands_still_is_found() {
    is_found(Planted::DropsStored, Promise::Ends, 20);
}
