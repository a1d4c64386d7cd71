//! Bytes as what a client says: whatever they are, they are read or refused, and what was read is read again the same.

use vierblatt_protocol::ToServer;

/// Reads a message.
///
/// # Panics
/// If what was read cannot be written and read again the same.
pub fn protocol(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<ToServer>(bytes) else { return };
    let text = serde_json::to_string(&message).expect("what was read can be written");
    let again: ToServer = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(message, again);
}
