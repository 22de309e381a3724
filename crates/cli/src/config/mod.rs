//! The configuration file: `[serve]` contains the settings of `wayfare serve`, and each `[profile.NAME]` contains
//! settings for searches.
//!
//! Each setting is declared once, as a command-line option. The option determines the setting's key in the file, and
//! the parser for its values from every source.

pub mod declared;
pub mod environment;
pub mod file;
pub mod marks;
pub mod profile;

use std::fmt;
use std::path::{Path, PathBuf};

/// A configuration file and the origin of its path.
pub struct FileName {
    /// Path of the file.
    pub path: PathBuf,
    /// Origin of the path.
    pub named: Origin,
}

/// The origin of a value.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// An option, such as `--rate`.
    Option(String),
    /// An environment variable.
    Variable(String),
    /// The configuration file as a whole.
    File(String),
    /// A line of the configuration file.
    Line {
        file: String,
        /// Line number, counted from 1.
        line: usize,
    },
    /// The default value.
    Default,
}

/// Formats the origin, for example `--rate`, `WAYFARE_SERVE_RATE` or `wayfare.toml:3`.
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Option(name) | Origin::Variable(name) | Origin::File(name) => f.write_str(name),
            Origin::Line { file, line } => write!(f, "{file}:{line}"),
            Origin::Default => f.write_str("default"),
        }
    }
}

/// An error in a setting, and the setting's origin. Errors are sorted by origin.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault(pub Origin, pub String);

/// Formats the error, for example `wayfare.toml:3: rate = "often": expected a whole number`.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0, self.1)
    }
}

/// Builds the failure from all errors and their origins. Returns `None` if there are none.
pub fn failure(mut faults: Vec<Fault>) -> Option<crate::exit::Failure> {
    faults.sort();
    let details = faults.iter().map(Fault::to_string);
    let failure = crate::exit::Failure::invalid("the configuration is not valid").with_details(details);
    (!faults.is_empty()).then_some(failure)
}

/// Reads a secret from a file that has a single line. The caller prefixes the error message with the path.
///
/// # Errors
/// Returns an error if the file can't be read or doesn't have exactly one line.
pub fn read_single_line(path: &Path, what: &str) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!(" can't be read: {error}"))?;
    match text.trim() {
        "" => Err(" is empty".to_owned()),
        line if line.lines().count() > 1 => Err(format!(" has several lines, expected only the {what}")),
        line => Ok(line.to_owned()),
    }
}
