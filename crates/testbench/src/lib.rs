//! Benches and comparisons that are too heavy for Wayfare's tests, one module for each subject.

#[cfg(any(feature = "faults", feature = "load"))]
mod command;
pub mod decoding;
#[cfg(feature = "faults")]
pub mod faults;
#[cfg(all(feature = "load", target_os = "linux"))]
pub mod load;
