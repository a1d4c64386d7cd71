//! Changes what is in the corpora at random and hands it to the targets, for as long as one likes: fuzzing where there is no fuzzer. It knows
//! nothing of what the targets run through, so libFuzzer finds more; but it needs no other compiler and can be repeated from its seed.
//!
//!     cargo run --release -p vierblatt-fuzzing --bin mutate -- table 600 7
//!
//! for ten minutes with seed 7. An input that ends in a panic is left in a file, which is named.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, fs, panic};

use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use vierblatt_fuzzing::{actions, http, log, protocol, record, table};

/// A target by its name.
type Target = (&'static str, fn(&[u8]));

/// All of them.
const TARGETS: [Target; 6] = [
    ("actions", |bytes| actions(bytes)),
    ("http", http),
    ("log", log),
    ("protocol", protocol),
    ("record", record),
    ("table", |bytes| {
        table(bytes);
    }),
];
/// How many changes an input is away from one of the corpus at most.
const MOST_CHANGES: u32 = 8;
/// Longer ones only take longer.
const LONGEST: usize = 64 * 1024;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let wanted = || {
        let [target, seconds, seed] = arguments.as_slice() else { return None };
        let run = TARGETS.iter().find(|(name, _)| name == target)?.1;
        Some((target, run, seconds.parse().ok()?, seed.parse().ok()?))
    };
    let Some((target, run, seconds, seed)) = wanted() else {
        eprintln!("mutate TARGET SECONDS SEED, with one of actions http log protocol record table");
        return ExitCode::from(2);
    };
    let corpus = corpus(target);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut inputs = 0_u64;
    while Instant::now() < end {
        let input = mutated(&corpus, &mut rng);
        if panic::catch_unwind(|| run(&input)).is_err() {
            let file = env::temp_dir().join(format!("{target}-{seed}-{inputs}"));
            let kept = fs::write(&file, &input);
            eprintln!("input {inputs} of seed {seed} is in {} ({kept:?})", file.display());
            return ExitCode::FAILURE;
        }
        inputs += 1;
    }
    println!("{target}: {inputs} inputs in {seconds} s, seed {seed}, no panic");
    ExitCode::SUCCESS
}

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files.map(|file| file.path()).collect();
    // A folder has no order of its own.
    paths.sort_unstable();
    paths.iter().filter_map(|path| fs::read(path).ok()).collect()
}

/// One of the corpus, a few changes later.
fn mutated(corpus: &[Vec<u8>], rng: &mut impl Rng) -> Vec<u8> {
    let pick = |rng: &mut dyn Rng| match corpus.len() {
        0 => Vec::new(),
        count => corpus[rng.random_range(0..count)].clone(),
    };
    let mut bytes = pick(rng);
    for _ in 0..rng.random_range(1..=MOST_CHANGES) {
        let place = rng.random_range(0..=bytes.len());
        let end = rng.random_range(place..=bytes.len().min(place + 32));
        match rng.random_range(0..7) {
            0 => bytes.insert(place, rng.random()),
            1 => drop(bytes.drain(place..end)),
            2 => {
                let copied = bytes[place..end].to_vec();
                let to = rng.random_range(0..=bytes.len());
                bytes.splice(to..to, copied);
            }
            // The rest of another one.
            3 => {
                let other = pick(rng);
                bytes.truncate(place);
                bytes.extend_from_slice(&other[rng.random_range(0..=other.len())..]);
            }
            // A digit, because most of what is read are texts.
            4 if place < bytes.len() => bytes[place] = rng.random_range(b'0'..=b'9'),
            5 if place < bytes.len() => bytes[place] ^= 1 << rng.random_range(0..8),
            _ if place < bytes.len() => bytes[place] = rng.random(),
            _ => bytes.push(rng.random()),
        }
        bytes.truncate(LONGEST);
    }
    bytes
}
