//! The declaration of a setting: an option, from which its other names follow.

use clap::error::{ContextKind, ContextValue};
use clap::{Arg, ArgAction, ArgMatches, Args, Command};

use super::marks::{Key, NotHere, Secret, Variable};

/// Beginning of the names of the variables of `wayfare serve`.
pub const PREFIX: &str = "WAYFARE_SERVE_";

/// The settings that these words of a command line give.
///
/// # Errors
/// If a value is not valid.
pub fn read<S: Args>(words: impl IntoIterator<Item = String>) -> Result<S, clap::Error> {
    S::from_arg_matches(&alone(S::augment_args).try_get_matches_from(words)?)
}

/// A command that has arguments and no name.
fn alone(with: impl FnOnce(Command) -> Command) -> Command {
    with(Command::new("settings").no_binary_name(true).disable_help_flag(true))
}

/// The declaration of a setting.
#[derive(Clone, Debug)]
pub struct Declared(Arg);

impl Declared {
    /// All settings, in the order of their declaration.
    pub fn all<S: Args>() -> Vec<Self> {
        alone(S::augment_args).get_arguments().cloned().map(Declared).collect()
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

    /// Why a key that is none may not stand where this one may.
    pub fn instead_of(&self, key: &str) -> Option<&'static str> {
        self.0.get::<NotHere>().filter(|not| not.keys.contains(&key)).map(|not| not.why)
    }

    /// Whether it has any number of values.
    pub fn is_list(&self) -> bool {
        matches!(self.0.get_action(), ArgAction::Append)
    }

    /// Whether its value is never shown.
    pub fn is_secret(&self) -> bool {
        self.0.get::<Secret>().is_some()
    }

    pub fn option(&self) -> String {
        format!("--{}", self.long())
    }

    /// Every setting has a long option.
    fn long(&self) -> &str {
        self.0.get_long().unwrap_or_else(|| self.id())
    }

    pub fn id(&self) -> &str {
        self.0.get_id().as_str()
    }

    pub fn raw(&self, matches: &ArgMatches) -> Option<Vec<String>> {
        let values = matches.try_get_raw(self.id()).ok().flatten()?;
        Some(values.map(|value| value.to_string_lossy().into_owned()).collect())
    }

    pub fn defaults(&self) -> Vec<String> {
        self.0.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect()
    }

    /// The values as words of a command line.
    pub fn words(&self, values: &[String]) -> Vec<String> {
        values.iter().map(|value| format!("--{}={value}", self.long())).collect()
    }

    /// Parses values as those of the option. The error shows what was found, unless it is a secret, and why not.
    pub fn check(&self, values: &[String]) -> Result<(), String> {
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
pub fn variable_of(key: &str) -> String {
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
