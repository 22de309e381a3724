//! Output of commands. Printing must not panic, because the reader of a pipe, such as `head`, may close the pipe early.

use std::fmt;
use std::io::{self, ErrorKind, Write as _};

/// Prints a result: `say!("{} files", files.len())?`.
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => { $crate::output::print(format_args!("{}\n", format_args!($($text)*))) };
}

/// Prints an error, or a message that accompanies a result, to standard error.
#[macro_export]
macro_rules! note {
    ($($text:tt)*) => { $crate::output::note(format_args!("{}\n", format_args!($($text)*))) };
}

/// Prints a result. A closed pipe is not an error.
///
/// # Errors
/// Returns an error if the result can't be written for another reason, such as a full disk.
pub fn print(text: impl fmt::Display) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match write!(out, "{text}").and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// Prints to standard error. Failures are ignored, because there is nowhere to report them.
pub fn note(text: impl fmt::Display) {
    let _ = write!(io::stderr().lock(), "{text}");
}
