//! Settings of `wayfare serve` from the command line, the environment and a file, in this order of precedence.
//!
//! Each setting is declared once, as an option in `args`. The module `config` derives the other names of the setting.

mod print;

use std::fmt;

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::args::{ServeArgs, Settings};
use crate::config::declared::{self, Declared};
use crate::config::environment::{CONFIG, Environment, SERVE_CONFIG};
use crate::config::file::{File, Table};
use crate::config::{self, Fault, FileName, Origin};
use crate::exit::Failure;

/// The effective settings, with the origin of each.
pub struct Effective {
    /// The settings. A setting with an error has its default value.
    pub settings: Settings,
    /// The errors in the settings, each with its origin.
    pub faults: Option<Failure>,
    /// Names of unknown environment variables with the prefix of the settings' variables.
    pub unknown_variables: Vec<String>,
    chosen: Vec<Chosen>,
}

/// A setting with its value as text and the origin of the value.
struct Chosen {
    declared: Declared,
    values: Vec<String>,
    origin: Origin,
}

/// Omits the value, which may be a key.
impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chosen").field("key", &self.declared.key()).field("origin", &self.origin).finish()
    }
}

/// Omits the settings, which contain keys.
impl fmt::Debug for Effective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.chosen).finish()
    }
}

/// Determines the effective settings.
///
/// # Errors
/// Returns an error if the parser rejects the combined settings.
pub fn resolve(args: &ServeArgs, environment: &Environment) -> Result<Effective, Failure> {
    let declared = Declared::all::<Settings>();
    let mut faults = Vec::new();
    let read = |file| File::read(file, Table::Serve, &declared, &mut faults);
    let file = file(args, environment).map(read).unwrap_or_default();
    let unknown_variables = environment.unknown(&declared);
    let mut chosen = Vec::new();
    for declared in declared {
        match choose(&declared, &args.given, environment, &file) {
            Ok((values, origin)) => chosen.push(Chosen { declared, values, origin }),
            Err(fault) => {
                faults.push(fault);
                let values = declared.defaults();
                chosen.push(Chosen { declared, values, origin: Origin::Default });
            }
        }
    }
    let words = chosen.iter().flat_map(|setting| setting.declared.words(&setting.values));
    let settings = declared::read(words).map_err(|error| Failure::invalid(error.to_string()))?;
    Ok(Effective { settings, faults: config::failure(faults), unknown_variables, chosen })
}

/// Returns the configuration file, if there is one. All commands share an option `--config`, whose environment
/// variable must not count as the option here, since `WAYFARE_SERVE_CONFIG` takes precedence over that variable.
fn file(args: &ServeArgs, environment: &Environment) -> Option<FileName> {
    let is_given = args.given.value_source("config") == Some(ValueSource::CommandLine);
    let given = args.configuration.config.clone().filter(|_| is_given);
    let given = given.map(|path| FileName { path, named: Origin::Option("--config".to_owned()) });
    given.or_else(|| environment.config(&[SERVE_CONFIG, CONFIG]))
}

/// Returns the value from the source with the highest precedence.
fn choose(
    declared: &Declared,
    given: &ArgMatches,
    environment: &Environment,
    file: &File,
) -> Result<(Vec<String>, Origin), Fault> {
    // All commands have options with the names of some settings, whose environment variables must not count here.
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

#[cfg(test)]
mod tests;
