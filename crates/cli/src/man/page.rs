//! A page of the manual.

use clap::Command;
use clap_mangen::Man;

use crate::exit::{Exit, Failure};

/// A page, in the markup of manuals.
pub struct Page {
    /// `wayfare-flights.1`
    pub name: String,
    /// The markup.
    pub text: String,
}

impl Page {
    /// The page of a command, which is of the version of another one.
    pub fn of(command: &Command, definition: &Command) -> Result<Self, Failure> {
        let version = definition.get_version().unwrap_or_default();
        let page = Man::new(command.clone()).source(format!("wayfare {version}")).manual("Wayfare");
        let mut text = Vec::new();
        let made = page.render(&mut text);
        made.map_err(|error| Failure::new(Exit::Failed, format!("a page could not be made: {error}")))?;
        Ok(Page { name: page.get_filename(), text: String::from_utf8_lossy(&text).into_owned() })
    }
}
