//! A page of the manual.

use clap::Command;
use clap_mangen::Man;

use crate::exit::{Exit, Failure};

/// A manual page as roff markup.
pub struct Page {
    /// File name, such as `wayfare-flights.1`.
    pub name: String,
    pub text: String,
}

impl Page {
    /// Renders the page of a command. The version comes from the root `definition`.
    pub fn of(command: &Command, definition: &Command) -> Result<Self, Failure> {
        let version = definition.get_version().unwrap_or_default();
        let page = Man::new(command.clone()).source(format!("wayfare {version}")).manual("Wayfare");
        let mut text = Vec::new();
        let made = page.render(&mut text);
        made.map_err(|error| {
            Failure::new(Exit::Failed, format!("the manual page could not be rendered: {error}"))
        })?;
        Ok(Page { name: page.get_filename(), text: String::from_utf8_lossy(&text).into_owned() })
    }
}
