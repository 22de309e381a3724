//! The configuration file: `[serve]` has the settings of `wayfare serve`, and each `[profile.NAME]` those of searches.
//!
//! A setting is declared once, as an option. Its name in the file follows from that, and its value is read by the same
//! parser wherever it stands.

pub mod declared;
pub mod environment;
pub mod file;
pub mod marks;
pub mod profile;

use std::fmt;
use std::path::{Path, PathBuf};

/// A configuration file, and what names it.
pub struct FileName {
    /// Where it is.
    pub path: PathBuf,
    /// What says so.
    pub named: Origin,
}

/// Where a value is from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    /// An option, such as `--rate`.
    Option(String),
    /// A variable of the environment.
    Variable(String),
    /// The configuration file as a whole.
    File(String),
    /// A line of the configuration file.
    Line {
        /// The file.
        file: String,
        /// The line, from 1.
        line: usize,
    },
    /// Nothing that the user gave.
    Default,
}

/// `--rate`, `WAYFARE_SERVE_RATE`, `wayfare.toml:3`
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Option(name) | Origin::Variable(name) | Origin::File(name) => f.write_str(name),
            Origin::Line { file, line } => write!(f, "{file}:{line}"),
            Origin::Default => f.write_str("default"),
        }
    }
}

/// What is wrong with a setting, and where. Faults are told in this order.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault(pub Origin, pub String);

/// `wayfare.toml:3: rate = "often": expected a whole number`
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0, self.1)
    }
}

/// The failure of faults, each with its place; `None` if there are none.
pub fn failure(mut faults: Vec<Fault>) -> Option<crate::exit::Failure> {
    faults.sort();
    let told = faults.iter().map(Fault::to_string);
    let failure = crate::exit::Failure::invalid("the configuration is not valid").with_details(told);
    (!faults.is_empty()).then_some(failure)
}

/// The only line of a file, which holds a secret. The error begins after the file's name.
///
/// # Errors
/// If the file can't be read, or is not one line.
pub fn lone_line(path: &Path, what: &str) -> Result<String, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!(" can't be read: {error}"))?;
    match text.trim() {
        "" => Err(" is empty".to_owned()),
        line if line.lines().count() > 1 => Err(format!(" has several lines, expected the {what} alone")),
        line => Ok(line.to_owned()),
    }
}
