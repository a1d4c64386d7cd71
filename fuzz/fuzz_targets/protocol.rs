//! Bytes as a message of a client.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| vierblatt_fuzzing::protocol(bytes));
