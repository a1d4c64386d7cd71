//! Bytes as a table's log.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| vierblatt_fuzzing::log(bytes));
