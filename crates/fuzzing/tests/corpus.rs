//! Replays what the fuzzer found worth keeping, and tries random bytes.

use std::fs;
use std::path::Path;

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_catalog::{IDS, Listed, Visit, with_game};
use vierblatt_fuzzing::{actions, http, log, protocol, record, table};
use vierblatt_game::Seats;
use vierblatt_record::random_record;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(folder).expect("the corpus is part of the project");
    let mut files: Vec<_> = files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect();
    // A folder has no order of its own, and the tests must be the same everywhere.
    files.sort_unstable();
    assert!(!files.is_empty(), "the corpus is empty");
    files
}

#[test]
fn the_record_corpus_meets_no_panic() {
    for bytes in corpus("record") {
        record(&bytes);
    }
}

#[test]
fn the_action_corpus_meets_no_panic() {
    for bytes in corpus("actions") {
        actions(&bytes);
    }
}

#[test]
fn the_corpora_of_messages_calls_logs_and_tables_meet_no_panic() {
    for bytes in corpus("http") {
        http(&bytes);
    }
    for bytes in corpus("protocol") {
        protocol(&bytes);
    }
    for bytes in corpus("log") {
        log(&bytes);
    }
    for bytes in corpus("table") {
        log(&table(&bytes));
    }
}

#[test]
fn random_happenings_at_a_table_meet_no_panic() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..150 {
        let mut bytes = vec![0; rng.random_range(100..1500)];
        rng.fill_bytes(&mut bytes);
        // What it stored is a log that other readers must stand as well, also with one byte changed.
        let mut stored = table(&bytes);
        log(&stored);
        if !stored.is_empty() {
            let place = rng.random_range(0..stored.len());
            stored[place] = rng.random();
            log(&stored);
        }
    }
}

#[test]
fn messages_calls_and_logs_one_byte_away_from_good_ones_meet_no_panic() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for (target, read) in [("protocol", protocol as fn(&[u8])), ("http", http), ("log", log)] {
        for good in corpus(target) {
            read(&good);
            for _ in 0..60 {
                let mut spoiled = good.clone();
                spoiled[rng.random_range(0..good.len())] = rng.random();
                read(&spoiled);
            }
        }
    }
}

/// A good record of a game.
struct GoodRecord;

impl Visit for GoodRecord {
    type Output = Vec<u8>;
    fn visit<G: Listed>(self) -> Vec<u8> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let seats = Seats(*G::SEATS.start());
        random_record::<G>(G::Options::default(), seats, "good", &mut rng).into_bytes()
    }
}

#[test]
fn random_bytes_meet_no_panic_either() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut records: Vec<_> =
        corpus("record").into_iter().filter(|bytes| bytes.starts_with(br#"{"game":"#)).collect();
    records.extend(IDS.iter().filter_map(|id| with_game(id, GoodRecord)));
    for _ in 0..400 {
        let mut bytes = vec![0; rng.random_range(1..3000)];
        rng.fill_bytes(&mut bytes);
        actions(&bytes);
        // Records one byte away from good ones get further than noise does.
        for good in &records {
            let mut spoiled = good.clone();
            spoiled[rng.random_range(0..good.len())] = rng.random();
            record(&spoiled);
        }
    }
}
