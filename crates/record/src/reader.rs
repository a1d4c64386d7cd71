//! Reads records one by one from a file or a pipe: one per line, or objects spread over lines.

use std::io::{self, BufRead, Read};

use serde_json::error::Category;

use crate::Record;

/// The most bytes one record may have: about five million actions. It bounds the memory a stranger's
/// file can ask for.
pub const MAX_BYTES: usize = 64 << 20;

/// Input that is not a record at all.
#[derive(Debug, thiserror::Error)]
pub enum NoRecord {
    /// It cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// It is not UTF-8.
    #[error("line {line}: not UTF-8 text (byte {byte} of the record)")]
    NotUtf8 {
        /// Where the record starts.
        line: usize,
        /// How many bytes are good.
        byte: usize,
    },
    /// It is not JSON or lacks something.
    #[error("line {line}: no record: {why}")]
    NotARecord {
        /// Where the fault is.
        line: usize,
        /// What the fault is.
        why: String,
    },
    /// It is longer than [`MAX_BYTES`].
    #[error("line {line}: longer than a record may be ({} MiB)", MAX_BYTES >> 20)]
    TooLong {
        /// Where the record starts.
        line: usize,
    },
}

/// Takes records from an input, keeping only one at a time in memory.
pub struct Reader<R> {
    input: R,
    buffer: Vec<u8>,
    /// How many lines were taken before the buffer.
    line: usize,
    /// How much of the buffer has been used up. More than a line is in it only when an object did
    /// not end on its line.
    used: usize,
}

impl<R: BufRead> Reader<R> {
    /// Reads from here.
    pub fn new(input: R) -> Self {
        Reader { input, buffer: Vec::new(), line: 0, used: 0 }
    }

    /// Hands the next record to `f`; None at the end of the input.
    ///
    /// # Errors
    /// When the input is not a record; nothing more can be read then.
    pub fn next<T>(&mut self, f: impl FnOnce(&Record<'_>) -> T) -> Result<Option<T>, NoRecord> {
        if self.rest_is_blank() && !self.fill()? {
            return Ok(None);
        }
        // serde would also take a list of the fields' values for a record.
        let first = self.buffer[self.used..].iter().find(|byte| !byte.is_ascii_whitespace());
        if first != Some(&b'{') {
            let line = self.line + self.lines_in(self.used) + 1;
            let why = "a record is a JSON object, {\"game\": …}".to_owned();
            return Err(NoRecord::NotARecord { line, why });
        }
        match self.parse(f) {
            Ok((result, used)) => {
                self.used += used;
                Ok(Some(result))
            }
            // The object goes on below its line: take the rest of the input, which is then a
            // sequence of such objects.
            Err((f, error)) if error.is_eof() && self.read_rest()? => {
                let (result, used) = self.parse(f).map_err(|(_, error)| self.at(&error))?;
                self.used += used;
                Ok(Some(result))
            }
            Err((_, error)) => Err(self.at(&error)),
        }
    }

    fn rest_is_blank(&self) -> bool {
        self.buffer[self.used..].iter().all(u8::is_ascii_whitespace)
    }

    /// The next line that is not blank.
    fn fill(&mut self) -> Result<bool, NoRecord> {
        loop {
            self.line += self.lines_in(self.buffer.len());
            self.buffer.clear();
            self.used = 0;
            let taken =
                (&mut self.input).take(MAX_BYTES as u64 + 1).read_until(b'\n', &mut self.buffer)?;
            if taken == 0 {
                return Ok(false);
            }
            if taken > MAX_BYTES {
                return Err(NoRecord::TooLong { line: self.line + 1 });
            }
            if self.line == 0 && self.buffer.starts_with(b"\xef\xbb\xbf") {
                // A byte order mark, which some editors put first.
                self.used = 3;
            }
            if !self.rest_is_blank() {
                return self.utf8();
            }
        }
    }

    /// Takes all that is left. False when nothing is.
    fn read_rest(&mut self) -> Result<bool, NoRecord> {
        let room = (MAX_BYTES + 1).saturating_sub(self.buffer.len());
        let taken = (&mut self.input).take(room as u64).read_to_end(&mut self.buffer)?;
        if self.buffer.len() > MAX_BYTES {
            return Err(NoRecord::TooLong { line: self.line + 1 });
        }
        self.utf8()?;
        Ok(taken > 0)
    }

    fn utf8(&self) -> Result<bool, NoRecord> {
        match std::str::from_utf8(&self.buffer) {
            Ok(_) => Ok(true),
            Err(error) => {
                let byte = error.valid_up_to();
                Err(NoRecord::NotUtf8 { line: self.line + 1 + self.lines_in(byte), byte })
            }
        }
    }

    #[allow(clippy::naive_bytecount, reason = "once a record; a crate for it would not show")]
    fn lines_in(&self, bytes: usize) -> usize {
        self.buffer[..bytes].iter().filter(|byte| **byte == b'\n').count()
    }

    fn parse<T, F: FnOnce(&Record<'_>) -> T>(
        &self,
        f: F,
    ) -> Result<(T, usize), (F, serde_json::Error)> {
        let bytes = &self.buffer[self.used..];
        let mut records = serde_json::Deserializer::from_slice(bytes).into_iter::<Record<'_>>();
        let record = match records.next() {
            Some(Ok(record)) => record,
            Some(Err(error)) => return Err((f, error)),
            None => unreachable!("blank input was passed over"),
        };
        let used = records.byte_offset();
        // Something follows the object on its line: say so instead of taking it for a record.
        if let Some(Err(error)) = records.next().filter(|_| self.one_line()) {
            return Err((f, error));
        }
        Ok((f(&record), used))
    }

    fn one_line(&self) -> bool {
        self.lines_in(self.buffer.len()) <= 1
    }

    fn at(&self, error: &serde_json::Error) -> NoRecord {
        let start = self.line + self.lines_in(self.used);
        // Of an object over several lines the line inside it is told, of a cut one its first.
        let inside = if error.classify() == Category::Eof { 1 } else { error.line() };
        let why = error.to_string();
        // serde_json's own place counts from the record, not from the file.
        let why = why.split(" at line ").next().unwrap_or(&why);
        NoRecord::NotARecord {
            line: start + inside,
            why: format!("{why} (column {})", error.column()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = r#"{"game":"g","seats":2,"actions":[]}"#;

    fn read(input: impl AsRef<[u8]>) -> (usize, Result<(), String>) {
        let mut reader = Reader::new(input.as_ref());
        let mut records = 0;
        loop {
            match reader.next(|_| ()) {
                Ok(Some(())) => records += 1,
                Ok(None) => return (records, Ok(())),
                Err(error) => return (records, Err(error.to_string())),
            }
        }
    }

    #[test]
    fn records_stand_one_a_line_or_spread_over_lines() {
        let pretty = "{\n  \"game\": \"g\",\n  \"seats\": 2,\n  \"actions\": []\n}\n";
        assert_eq!(read(""), (0, Ok(())));
        assert_eq!(read("\n \n"), (0, Ok(())));
        assert_eq!(read(RECORD), (1, Ok(())));
        assert_eq!(read(format!("{RECORD}\r\n\n{RECORD}\n")), (2, Ok(())));
        assert_eq!(read(pretty), (1, Ok(())));
        assert_eq!(read(format!("{RECORD}\n{pretty}{pretty}{RECORD}")), (4, Ok(())));
        assert_eq!(read(format!("\u{feff}{RECORD}")), (1, Ok(())));
    }

    #[test]
    fn what_is_no_record_is_told_with_its_line() {
        for (input, good, told) in [
            (
                format!("{RECORD}\nnonsense\n{RECORD}"),
                1,
                "line 2: no record: a record is a JSON object",
            ),
            (
                format!("{RECORD}\n\n{{\"game\":1}}\n"),
                1,
                "line 3: no record: missing field `seats`",
            ),
            (format!("{RECORD}\n{{\"game\":\"g\","), 1, "line 2: no record: EOF while parsing"),
            ("{\n\"game\":\n!}".to_owned(), 0, "line 3: no record: expected value"),
            (format!("{RECORD} x"), 0, "line 1: no record: expected value"),
            (r#"["g",2,{},[],null]"#.to_owned(), 0, "line 1: no record: a record is a JSON object"),
            ("\0\0".to_owned(), 0, "line 1: no record: a record is a JSON object"),
            ("{\"game\0\": 1}".to_owned(), 0, "line 1: no record: control character"),
        ] {
            let (records, result) = read(&input);
            let error = result.expect_err(&input);
            assert_eq!(records, good, "{input}: {error}");
            assert!(error.starts_with(told), "{input}: {error}");
        }
        assert_eq!(
            read(b"\n{\"game\": \"\xff\"}"),
            (0, Err("line 2: not UTF-8 text (byte 10 of the record)".into()))
        );
    }

    #[test]
    fn an_endless_line_is_refused_without_reading_it_all() {
        let endless = io::BufReader::new(io::repeat(b'['));
        let error = Reader::new(endless).next(|_| ()).unwrap_err();
        assert_eq!(error.to_string(), "line 1: longer than a record may be (64 MiB)");
    }
}
