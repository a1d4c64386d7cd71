//! Learns a policy for Joomo by self-play.
//!
//! ```text
//! cargo run --release -p vierblatt-joomo-lab --example learn -- FOLDER
//! cargo run --release -p vierblatt-joomo-lab --example learn -- FOLDER ITERATIONS [name=value …]
//! ```
//!
//! The first repeats all runs of `docs/learning.md`, each in a folder of its own; the second is one run. A run's folder gets `pupil` (to go on from: run the
//! same command again), `policy.bin` (what was learned, as `games/joomo` has it) and `curve.tsv` (how it went). Values: `table=standard` (or another mini
//! table, or `full`), `method=mmd` (or `rnad`, `plain`), `seed=1`, `network=off` (the weights of the features alone, into `tastes.txt`), `rate`, `patience`, `pull`, `least_pull`,
//! `renewal`, `decisions`, `together` (see `Lessons`), `every=20` (iterations between two measurements).

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use vierblatt_joomo_lab::learn::{Lessons, Method, Pupil, Table, strategy_of_policy};
use vierblatt_joomo_lab::{Mini, Tree, exploit};

/// All runs: a name, how many iterations, and values.
const RUNS: [(&str, &str, &[&str]); 5] = [
    ("mini-mmd", "600", &["method=mmd"]),
    ("mini-rnad", "600", &["method=rnad"]),
    ("mini-plain", "300", &["method=plain"]),
    (
        "features",
        "400",
        &[
            "table=full",
            "network=off",
            "every=10",
            "rate=0.004",
            "patience=60",
            "pull=0.02",
            "least_pull=0.004",
        ],
    ),
    ("full", "500", &["table=full", "every=25", "patience=300", "pull=0.02", "least_pull=0.004"]),
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *words.as_slice() {
        [folder] => {
            for (name, iterations, values) in RUNS {
                println!("{name}: {}", values.join(" "));
                run(&PathBuf::from(folder).join(name), iterations, values)?;
            }
            Ok(())
        }
        [folder, iterations, ref values @ ..] => run(&PathBuf::from(folder), iterations, values),
        [] => {
            eprintln!("usage: learn FOLDER [ITERATIONS [name=value …]]");
            Ok(())
        }
    }
}

/// One run, from where it was interrupted.
fn run(folder: &Path, iterations: &str, values: &[&str]) -> Result<(), Box<dyn Error>> {
    let iterations: u32 = iterations.parse()?;
    let mut lessons = Lessons::default();
    let (mut table, mut every) = ("standard".to_owned(), 20);
    for argument in values {
        let (name, value) = argument.split_once('=').ok_or("values are written name=value")?;
        match name {
            "table" => value.clone_into(&mut table),
            "method" => lessons.method = Method::named(value).ok_or("there is no such method")?,
            "seed" => lessons.seed = value.parse()?,
            "network" => lessons.network = value != "off",
            "rate" => lessons.rate = value.parse()?,
            "patience" => lessons.patience = value.parse()?,
            "pull" => lessons.pull = value.parse()?,
            "least_pull" => lessons.least_pull = value.parse()?,
            "renewal" => lessons.renewal = value.parse()?,
            "decisions" => lessons.decisions = value.parse()?,
            "together" => lessons.together = value.parse()?,
            "every" => every = value.parse()?,
            _ => return Err(format!("there is no value '{name}'").into()),
        }
    }
    // The real game is too large to be written out; there the mini table tells how well it carries over.
    let mini = Mini::named(if table == "full" { "standard" } else { &table })
        .ok_or("there is no such table")?;
    let tree = Tree::new(&mini);
    let table = if table == "full" { Table::Full } else { Table::mini(&mini) };
    fs::create_dir_all(folder)?;
    let mut pupil = match fs::read(folder.join("pupil")) {
        Ok(bytes) => Pupil::load(lessons, &bytes).ok_or("the folder's pupil cannot be read")?,
        Err(_) => Pupil::new(lessons),
    };
    let mut curve =
        fs::OpenOptions::new().create(true).append(true).open(folder.join("curve.tsv"))?;
    let mut since = Instant::now();
    let mut measure =
        |pupil: &mut Pupil, entropy: f32, surprise: f32| -> Result<(), Box<dyn Error>> {
            let exploited = exploit(&tree, &strategy_of_policy(&tree, pupil.learned())).a_game();
            let line = format!(
                "{}\t{}\t{exploited:.4}\t{entropy:.4}\t{surprise:.3}\t{:.1}",
                pupil.iterations,
                pupil.decisions,
                since.elapsed().as_secs_f32()
            );
            println!("{line}");
            writeln!(curve, "{line}")?;
            let fresh = folder.join("pupil.new");
            fs::write(&fresh, pupil.save())?;
            fs::rename(fresh, folder.join("pupil"))?;
            let learned = pupil.learned();
            if lessons.network {
                fs::write(folder.join("policy.bin"), learned.to_bytes())?;
            } else {
                fs::write(folder.join("tastes.txt"), format!("{:.2?}\n", learned.tastes))?;
            }
            since = Instant::now();
            Ok(())
        };
    println!("iteration\tdecisions\texploitability\tentropy\tsurprise\tseconds");
    if pupil.iterations == 0 {
        measure(&mut pupil, 0.0, 0.0)?;
    }
    while pupil.iterations < iterations {
        let lesson = pupil.learn(&table);
        if pupil.iterations.is_multiple_of(every) || pupil.iterations == iterations {
            measure(&mut pupil, lesson.entropy, lesson.surprise)?;
        }
    }
    Ok(())
}
