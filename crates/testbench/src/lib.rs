//! Benches and comparisons that are too heavy for Wayfare's tests, one module for each subject.

#[cfg(any(feature = "faults", feature = "load"))]
mod command;
pub mod decoding;
#[cfg(feature = "faults")]
pub mod faults;
#[cfg(all(feature = "load", target_os = "linux"))]
mod harness;
#[cfg(all(feature = "load", target_os = "linux"))]
pub mod load;
#[cfg(all(feature = "load", target_os = "linux"))]
pub mod nodes;
#[cfg(all(feature = "load", not(target_os = "linux")))]
pub use elsewhere::{self as load, self as nodes};

/// Any error. The benches stop at the first one.
pub type AnyError = Box<dyn std::error::Error + Send + Sync>;

/// Builds the command `wayfare` in Cargo's dev profile, which compiles faster than a release build, and returns its
/// path.
///
/// # Errors
/// If it can't be built.
#[cfg(any(feature = "faults", feature = "load"))]
pub fn command() -> Result<std::path::PathBuf, AnyError> {
    command::build(&[])
}

/// Stand-ins for the benches that read `/proc`, on systems without it.
#[cfg(all(feature = "load", not(target_os = "linux")))]
pub mod elsewhere {
    /// Returns an error, since the benches run on Linux only.
    pub fn main() -> Result<std::process::ExitCode, crate::AnyError> {
        Err("The bench reads /proc: it runs on Linux only.".into())
    }
}
