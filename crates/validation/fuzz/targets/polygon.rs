//! Small rings anywhere on earth: their rectangle, and what lies in them.

#![no_main]

#[path = "../../tests/held/mod.rs"]
mod held;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| held::polygon(bytes));
