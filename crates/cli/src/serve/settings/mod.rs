//! The settings of `wayfare serve` from the command line, the environment and a file, in this order of precedence.
//!
//! A setting is declared once, as an option in `args`, and has its other names from there (`config`).

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

/// Settles what each setting is.
///
/// # Errors
/// All faults of the environment and the file, each with its place.
pub fn settle(args: &ServeArgs, environment: &Environment) -> Result<Effective, Failure> {
    let declared = Declared::all::<Settings>();
    let mut faults = Vec::new();
    let read = |file| File::read(file, Table::Serve, &declared, &mut faults);
    let file = file(args, environment).map(read).unwrap_or_default();
    let unknown_variables = environment.unknown(&declared);
    let mut chosen = Vec::new();
    for declared in declared {
        match choose(&declared, &args.given, environment, &file) {
            Ok((values, origin)) => chosen.push(Chosen { declared, values, origin }),
            Err(fault) => faults.push(fault),
        }
    }
    if let Some(failure) = config::failure(faults) {
        return Err(failure);
    }
    let words = chosen.iter().flat_map(|setting| setting.declared.words(&setting.values));
    let settings = declared::read(words).map_err(|error| Failure::invalid(error.to_string()))?;
    Ok(Effective { settings, unknown_variables, chosen })
}

/// The configuration file, if there is one. The option that stands here may be that of all commands, with its variable.
fn file(args: &ServeArgs, environment: &Environment) -> Option<FileName> {
    let is_given = args.given.value_source("config") == Some(ValueSource::CommandLine);
    let given = args.configuration.config.clone().filter(|_| is_given);
    let given = given.map(|path| FileName { path, named: Origin::Option("--config".to_owned()) });
    given.or_else(|| environment.config(&[SERVE_CONFIG, CONFIG]))
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

#[cfg(test)]
mod tests;
