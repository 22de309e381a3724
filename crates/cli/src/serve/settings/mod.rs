//! The settings of `wayfare serve` from the command line, the environment and a file, in this order of precedence.
//!
//! A setting is declared once, as an option in `args`. Its name in the environment and in the file follows from that,
//! and its value is read by the same parser wherever it stands.

mod environment;
mod file;
mod print;

use std::fmt;

use clap::builder::ArgExt;
use clap::error::{ContextKind, ContextValue};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, FromArgMatches as _};

pub use environment::Environment;
use file::File;

use super::args::{ServeArgs, Settings};
use crate::exit::Failure;

/// The name of a setting in the file, and with it in the environment, where it is not the option's.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub &'static str);

impl ArgExt for Key {}

/// The variable of a setting, where its name does not follow from the setting's.
#[derive(Clone, Copy, Debug)]
pub struct Variable(pub &'static str);

impl ArgExt for Variable {}

/// Marks a setting whose value is never shown.
#[derive(Clone, Copy, Debug)]
pub struct Secret;

impl ArgExt for Secret {}

/// Beginning of the names of variables.
const PREFIX: &str = "WAYFARE_SERVE_";

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

/// A command that has arguments and no name.
fn alone(with: impl FnOnce(Command) -> Command) -> Command {
    with(Command::new("serve").no_binary_name(true).disable_help_flag(true))
}

/// The declaration of a setting.
#[derive(Clone, Debug)]
pub struct Declared(Arg);

impl Declared {
    /// All settings, in the order of their declaration.
    pub fn all() -> Vec<Self> {
        alone(Settings::augment_args).get_arguments().cloned().map(Declared).collect()
    }

    /// The name in the file.
    pub fn key(&self) -> &str {
        self.0.get::<Key>().map_or_else(|| self.long(), |key| key.0)
    }

    /// The name in the environment.
    pub fn variable(&self) -> String {
        match self.0.get::<Variable>() {
            Some(variable) => variable.0.to_owned(),
            None => variable_of(self.key()),
        }
    }

    /// Whether it has any number of values.
    pub fn is_list(&self) -> bool {
        matches!(self.0.get_action(), ArgAction::Append)
    }

    /// Whether its value is never shown.
    pub fn is_secret(&self) -> bool {
        self.0.get::<Secret>().is_some()
    }

    fn option(&self) -> String {
        format!("--{}", self.long())
    }

    /// Every setting has a long option.
    fn long(&self) -> &str {
        self.0.get_long().unwrap_or_else(|| self.id())
    }

    fn id(&self) -> &str {
        self.0.get_id().as_str()
    }

    fn raw(&self, matches: &ArgMatches) -> Option<Vec<String>> {
        let values = matches.try_get_raw(self.id()).ok().flatten()?;
        Some(values.map(|value| value.to_string_lossy().into_owned()).collect())
    }

    fn defaults(&self) -> Vec<String> {
        self.0.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect()
    }

    /// The values as words of a command line.
    fn words(&self, values: &[String]) -> Vec<String> {
        values.iter().map(|value| format!("--{}={value}", self.long())).collect()
    }

    /// Parses values as those of the option. The error shows what was found, unless it is a secret, and why not.
    fn check(&self, values: &[String]) -> Result<(), String> {
        values.iter().try_for_each(|value| {
            let command = alone(|command| command.arg(self.0.clone()));
            let read = command.try_get_matches_from(self.words(std::slice::from_ref(value)));
            read.map(drop).map_err(|error| match self.is_secret() {
                true => format!("{}: {}", self.key(), reason(&error)),
                false => format!("{} = {value:?}: {}", self.key(), reason(&error)),
            })
        })
    }
}

/// The variable of a key of the file.
fn variable_of(key: &str) -> String {
    format!("{PREFIX}{}", key.to_ascii_uppercase().replace('-', "_"))
}

/// What an option's parser allows.
fn reason(error: &clap::Error) -> String {
    match (std::error::Error::source(error), error.get(ContextKind::ValidValue)) {
        (Some(source), _) => source.to_string(),
        (None, Some(ContextValue::Strings(allowed))) => format!("expected {}", allowed.join(" or ")),
        (None, _) => error.kind().to_string(),
    }
}

#[cfg(test)]
mod tests;
