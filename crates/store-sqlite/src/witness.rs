//! How many entries were ever written, in a small file beside the database: a witness from outside it.
//!
//! A WAL that was cut off, or an older copy of the database, is a whole and consistent database that merely ends earlier; nothing
//! inside it can tell. This file can. It is written after every commit and before anybody is told of it, and without a wait for
//! the disk of its own: after a power failure it may be a little behind, which is not a reason for an alarm, and never ahead.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use vierblatt_store::ChainHash;

use crate::access;

/// The file's name in the data directory.
pub(crate) const WITNESS: &str = "vierblatt.written";

/// The witness of a data directory.
#[derive(Debug)]
pub(crate) struct Witness {
    file: File,
    written: u64,
}

impl Witness {
    /// Its place in a data directory.
    pub(crate) fn place(directory: &Path) -> PathBuf {
        directory.join(WITNESS)
    }

    /// What the witness of a directory says. None: there is none, or it cannot be read, which a power failure may cause.
    pub(crate) fn ask(directory: &Path) -> Option<u64> {
        let mut text = String::new();
        // More than it ever is, less than somebody else's file could be.
        File::open(Witness::place(directory)).ok()?.take(200).read_to_string(&mut text).ok()?;
        let said = text.lines().next()?;
        let (words, check) = said.rsplit_once(' ')?;
        (check == sum(words)).then(|| words.rsplit_once(' ')?.1.parse().ok())?
    }

    /// A witness that has seen this many entries.
    pub(crate) fn start(directory: &Path, written: u64) -> io::Result<Witness> {
        let place = Witness::place(directory);
        let mut options = OpenOptions::new();
        let options = access::private(options.write(true).create(true).truncate(false));
        let file = options.open(place)?;
        let mut witness = Witness { file, written };
        witness.write()?;
        Ok(witness)
    }

    /// This many more were written.
    pub(crate) fn count(&mut self, entries: u64) {
        if entries > 0 {
            self.written += entries;
            // A witness that cannot be written is behind, which raises no alarm.
            let _ = self.write();
        }
    }

    /// Has it on disk.
    pub(crate) fn sync(&mut self) {
        let _ = self.file.sync_all();
    }

    fn write(&mut self) -> io::Result<()> {
        // Always as long, so that nothing of an earlier line is left behind.
        let words = format!("entries written here {:020}", self.written);
        let line = format!("{words} {}\n", sum(&words));
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(line.as_bytes())
    }
}

/// Tells a line that was written from half of one.
fn sum(words: &str) -> String {
    let [a, b, c, d, ..] = ChainHash::first(words).0;
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}
