//! Bytes as what players and chance try at a table of any game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| vierblatt_fuzzing::actions(bytes));
