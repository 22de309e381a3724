//! Parses strings as rooms.

#![no_main]

#[path = "../../tests/held/mod.rs"]
mod held;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| held::rooms(bytes));
