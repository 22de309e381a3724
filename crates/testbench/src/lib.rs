//! Benches and comparisons that are too heavy for Wayfare's tests, one module for each subject.

pub mod decoding;
#[cfg(feature = "faults")]
pub mod faults;
