//! Benchmarks and comparisons that are too heavy for Wayfare's tests. Each subject except `searching` has its own
//! module.

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

/// Any error. The benchmarks stop at the first error.
pub type AnyError = Box<dyn std::error::Error + Send + Sync>;

/// Builds the `wayfare` command in Cargo's dev profile, which compiles faster than a release build, and returns its
/// path.
///
/// # Errors
/// Returns an error if the command can't be built.
#[cfg(any(feature = "faults", feature = "load"))]
pub fn command() -> Result<std::path::PathBuf, AnyError> {
    command::build(&[])
}

/// Stubs for the benchmarks that read `/proc`, on systems other than Linux.
#[cfg(all(feature = "load", not(target_os = "linux")))]
pub mod elsewhere {
    /// Returns an error, because the benchmarks run only on Linux.
    pub fn main() -> Result<std::process::ExitCode, crate::AnyError> {
        Err("this benchmark runs only on Linux, because it reads /proc".into())
    }
}
