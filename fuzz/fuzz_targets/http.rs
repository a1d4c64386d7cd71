//! Bytes as the body of a call over HTTP.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| vierblatt_fuzzing::http(bytes));
