//! A referee: judges games of Joomo from standard input.
//!
//! `cargo run --bin referee < games.json`

use std::io::{self, BufWriter};
use std::process::ExitCode;

use vierblatt_joomo::Joomo;
use vierblatt_record::{Manner, Reader, judge};

fn main() -> Result<ExitCode, Box<dyn std::error::Error>> {
    let mut records = Reader::new(io::stdin().lock());
    let mut out = BufWriter::new(io::stdout().lock());
    let manner = Manner { quiet: true, ..Manner::default() };
    let mut are_legal = true;
    for k in 0.. {
        match records.next(|record| judge::<Joomo>(record, k, manner, &mut out))? {
            Some(is_legal) => are_legal &= is_legal?,
            None => break,
        }
    }
    Ok(if are_legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
