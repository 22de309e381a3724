//! What commands print. Whoever reads it may stop, as `head` does, so that no print is a reason to panic.

use std::fmt;
use std::io::{self, ErrorKind, Write as _};

/// Prints a result: `say!("{} files", files.len())?`.
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => { $crate::output::print(format_args!("{}\n", format_args!($($text)*))) };
}

/// Prints what goes along with a result, or why there is none, to standard error.
#[macro_export]
macro_rules! note {
    ($($text:tt)*) => { $crate::output::note(format_args!("{}\n", format_args!($($text)*))) };
}

/// Prints a result. That nobody reads on is no fault of it.
///
/// # Errors
/// If it can't be written for another reason, such as a disk that is full.
pub fn print(text: impl fmt::Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match write!(out, "{text}").and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// Prints to standard error, where nothing is left to be told if that fails.
pub fn note(text: impl fmt::Display) {
    let _ = write!(io::stderr().lock(), "{text}");
}
