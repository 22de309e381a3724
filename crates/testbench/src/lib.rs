//! Benches and comparisons that are too heavy for Wayfare's tests, one module for each subject.

#[cfg(any(feature = "faults", feature = "load"))]
mod command;
pub mod decoding;
#[cfg(feature = "faults")]
pub mod faults;
#[cfg(all(feature = "load", target_os = "linux"))]
pub mod load;
#[cfg(all(feature = "load", target_os = "linux"))]
pub mod nodes;
#[cfg(all(feature = "load", target_os = "linux"))]
mod serve;

/// Any error: whoever meets it stops.
pub type AnyError = Box<dyn std::error::Error + Send + Sync>;
