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
        let failure = Failure::invalid("this command was built without its manual");
        Err(failure.with_help("install it with `cargo install --locked --path crates/cli --features full`"))
    }
}
