//! Stub for builds without the `man` feature.

use clap::Command;

use crate::exit::Failure;

/// A manual page, which this build can't create.
pub struct Page {
    pub name: String,
    pub text: String,
}

impl Page {
    /// Returns an error that explains how to install the command with manual pages.
    pub fn of(_: &Command, _: &Command) -> Result<Self, Failure> {
        Err(Failure::not_built("this command was built without manual pages"))
    }
}
