//! Bytes as a file of records.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| vierblatt_fuzzing::record(bytes));
