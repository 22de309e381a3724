//! What stands for the pages where the command is built without the feature `man`.

use clap::Command;

use crate::exit::Failure;

/// A page, of which there is none.
pub struct Page {
    pub name: String,
    pub text: String,
}

impl Page {
    /// Tells how to get it.
    pub fn of(_: &Command, _: &Command) -> Result<Self, Failure> {
        Err(Failure::not_built("this command was built without its manual"))
    }
}
