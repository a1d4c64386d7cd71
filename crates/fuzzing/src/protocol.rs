//! Bytes as what a client says: whatever they are, they are read or refused, and what was read is read again the same.

use vierblatt_protocol::{ToServer, read};

/// Reads a message.
///
/// # Panics
/// If what was read cannot be written and read again the same.
pub fn protocol(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(message) = read(text) else { return };
    let written = serde_json::to_string(&message).expect("what was read can be written");
    // Written out it may be longer than a message may be: only then it is not read again by the same reader.
    let again: ToServer = serde_json::from_str(&written).expect("what was written can be read");
    assert_eq!(message, again);
}
