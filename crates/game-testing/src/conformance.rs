//! Whole games with the referee's every answer: ours must be the same.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::Value;
use vierblatt_game::{Notation, Published, Unveil};
use vierblatt_record::{Reader, judge};

/// Judges all records and compares line by line with the gzipped answers. Of a refusal the place
/// and the action must agree; its words are ours.
pub fn judged_as_expected<G: Unveil + Notation + Published>(records: &[u8], expected: &[u8]) {
    let mut answers = String::new();
    GzDecoder::new(expected).read_to_string(&mut answers).expect("the answers are gzipped text");
    let mut printed = Vec::new();
    let mut reader = Reader::new(records);
    let mut k = 0;
    while let Some(()) = reader
        .next(|record| {
            judge::<G>(record, k, vierblatt_record::Manner::default(), &mut printed)
                .expect("a Vec takes everything");
            k += 1;
        })
        .expect("every line is a record")
    {}
    let printed = String::from_utf8(printed).expect("the referee prints text");
    let (mut record, mut lines) = (0, 0);
    for (ours, theirs) in printed.lines().zip(answers.lines()) {
        let (ours, theirs) = (comparable(ours), comparable(theirs));
        if let Some(k) = ours.get("record").and_then(Value::as_u64) {
            record = k;
        }
        assert_eq!(ours, theirs, "in record {record}, line {}", lines + 1);
        lines += 1;
    }
    assert!(k > 0 && lines > k, "nothing was compared");
    assert_eq!(printed.lines().count(), answers.lines().count(), "not as many lines");
}

fn comparable(line: &str) -> Value {
    let mut value: Value = serde_json::from_str(line).expect("a line is JSON");
    if let Some(object) = value.as_object_mut() {
        object.remove("reason");
        object.remove("rule");
    }
    value
}
