//! Bytes as a file of records: whatever they are, the referee answers and does not panic.

use std::io;

use vierblatt_catalog::{IDS, Visit, with_game};
use vierblatt_game::Playable;
use vierblatt_record::{Manner, Reader, Record, judge, refuse_game, show};
use vierblatt_texts::Language;

/// Reads, judges and shows whatever records the bytes hold.
pub fn record(bytes: &[u8]) {
    let mut reader = Reader::new(bytes);
    let mut k = 0;
    while let Ok(Some(())) = reader.next(|record| judged(record, k)) {
        k += 1;
    }
}

fn judged(record: &Record<'_>, k: usize) {
    let id = record.game.as_str().unwrap_or_default();
    if with_game(id, Judge(record)).is_none() {
        refuse_game(record, IDS, k, Manner::default(), &mut io::sink())
            .expect("a sink takes everything");
    }
}

struct Judge<'a, 'r>(&'a Record<'r>);

impl Visit for Judge<'_, '_> {
    type Output = ();
    fn visit<G: Playable>(self) {
        let mut sink = io::sink();
        let legal =
            judge::<G>(self.0, 0, Manner::default(), &mut sink).expect("a sink takes everything");
        let shown =
            show::<G>(self.0, Language::default(), &mut sink).expect("a sink takes everything");
        assert_eq!(legal, shown, "the referee and the show disagree");
    }
}
