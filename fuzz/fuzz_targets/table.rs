//! Bytes as what happens at a table.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    vierblatt_fuzzing::table(bytes);
});
