//! Checks small rings anywhere on Earth, their envelopes and the points inside the rings.

#![no_main]

#[path = "../../tests/held/mod.rs"]
mod held;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| held::polygon(bytes));
