//! The settings of `wayfare serve` from the command line, the environment and a file, in this order of precedence.
//!
//! A setting is declared once, as an option in `args`. Its name in the environment and in the file follows from that,
//! and its value is read by the same parser wherever it stands.

mod declared;
mod environment;
mod file;
mod print;

use std::fmt;

use clap::parser::ValueSource;
use clap::{ArgMatches, Args as _, FromArgMatches as _};

use declared::{Declared, alone};
pub use environment::Environment;
use file::File;

use super::args::{ServeArgs, Settings};
use crate::exit::Failure;

/// The name of the file's own option, which is a variable as well.
const CONFIG: &str = "config";

/// The settings in effect, and where each comes from.
pub struct Effective {
    /// The settings.
    pub settings: Settings,
    /// Variables that look like settings and are none.
    pub unknown_variables: Vec<String>,
    chosen: Vec<Chosen>,
}

/// A setting, its value as a text, and where that is from.
struct Chosen {
    declared: Declared,
    values: Vec<String>,
    origin: Origin,
}

/// Without the value, which may be a key.
impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chosen").field("key", &self.declared.key()).field("origin", &self.origin).finish()
    }
}

/// Without the settings, which have keys.
impl fmt::Debug for Effective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.chosen).finish()
    }
}

/// Where a value is from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Origin {
    Option(String),
    Variable(String),
    Line { file: String, line: usize },
    Default,
}

/// `--rate`, `WAYFARE_SERVE_RATE`, `wayfare.toml:3`
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Option(name) | Origin::Variable(name) => f.write_str(name),
            Origin::Line { file, line } => write!(f, "{file}:{line}"),
            Origin::Default => f.write_str("default"),
        }
    }
}

/// What is wrong with a setting, and where. Faults are told in this order.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault(Origin, String);

/// `wayfare.toml:3: rate = "often": expected a whole number`
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0, self.1)
    }
}

/// Settles what each setting is.
///
/// # Errors
/// All faults of the environment and the file, each with its place.
pub fn settle(args: &ServeArgs, environment: &Environment) -> Result<Effective, Failure> {
    let declared = Declared::all();
    let mut faults = Vec::new();
    let file = match &args.configuration.config {
        Some(path) => Some((path.clone(), Origin::Option(format!("--{CONFIG}")))),
        None => environment.config(),
    };
    let file = file.map(|(path, named)| File::read(&path, named, &declared, &mut faults)).unwrap_or_default();
    let unknown_variables = environment.unknown(&declared);
    let mut chosen = Vec::new();
    for declared in declared {
        match choose(&declared, &args.given, environment, &file) {
            Ok((values, origin)) => chosen.push(Chosen { declared, values, origin }),
            Err(fault) => faults.push(fault),
        }
    }
    if !faults.is_empty() {
        faults.sort();
        let faults = faults.iter().map(Fault::to_string);
        return Err(Failure::invalid("the configuration is not valid").with_details(faults));
    }
    let settings = read(&chosen).map_err(|error| Failure::invalid(error.to_string()))?;
    Ok(Effective { settings, unknown_variables, chosen })
}

/// The value of the closest place that has one.
fn choose(
    declared: &Declared,
    given: &ArgMatches,
    environment: &Environment,
    file: &File,
) -> Result<(Vec<String>, Origin), Fault> {
    // Two options of the command have the same name: the variable of the other one is not for this.
    let is_given = given.value_source(declared.id()) == Some(ValueSource::CommandLine);
    let of_option = || Some((declared.raw(given)?, Origin::Option(declared.option())));
    let found = match is_given.then(of_option).flatten() {
        Some(found) => Some(found),
        None => environment.get(declared)?.or_else(|| file.get(declared)),
    };
    let Some((values, origin)) = found else { return Ok((declared.defaults(), Origin::Default)) };
    match declared.check(&values) {
        Ok(()) => Ok((values, origin)),
        Err(fault) => Err(Fault(origin, fault)),
    }
}

/// The settings from their texts.
fn read(chosen: &[Chosen]) -> Result<Settings, clap::Error> {
    let words = chosen.iter().flat_map(|setting| setting.declared.words(&setting.values));
    let matches = alone(Settings::augment_args).try_get_matches_from(words)?;
    Settings::from_arg_matches(&matches)
}

#[cfg(test)]
mod tests;
