//! Parses strings as entity keys, hotel keys, points and integer lists.

#![no_main]

#[path = "../../tests/held/mod.rs"]
mod held;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| held::entity_key(bytes));
