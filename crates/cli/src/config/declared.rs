//! Declares a setting as a command-line option, from which its other names are derived.

use clap::error::{ContextKind, ContextValue};
use clap::{Arg, ArgAction, ArgMatches, Args, Command};

use super::marks::{ForbiddenKeys, Key, Secret, Variable};

/// Prefix of the environment variables whose names are derived from the settings of `wayfare serve`.
pub const PREFIX: &str = "WAYFARE_SERVE_";

/// Parses settings from command-line options.
///
/// # Errors
/// Returns an error if a value is invalid.
pub fn read<S: Args>(words: impl IntoIterator<Item = String>) -> Result<S, clap::Error> {
    S::from_arg_matches(&alone(S::augment_args).try_get_matches_from(words)?)
}

/// Turns a switch into an option with a value, so that the command line can turn off a switch that the file turns on:
/// `--strict=false`.
pub fn switch(arg: Arg) -> Arg {
    let arg = arg.action(ArgAction::Set).value_name("BOOL").num_args(0..=1).require_equals(true);
    arg.default_value("false").default_missing_value("true").hide_possible_values(true)
}

/// Builds a command that has only these arguments, without a binary name.
fn alone(with: impl FnOnce(Command) -> Command) -> Command {
    with(Command::new("settings").no_binary_name(true).disable_help_flag(true))
}

/// The declaration of a setting.
#[derive(Clone, Debug)]
pub struct Declared(Arg);

impl Declared {
    /// Returns all settings in the order of their declaration.
    pub fn all<S: Args>() -> Vec<Self> {
        alone(S::augment_args).get_arguments().cloned().map(Declared).collect()
    }

    /// Returns the key in the configuration file.
    pub fn key(&self) -> &str {
        self.0.get::<Key>().map_or_else(|| self.long(), |key| key.0)
    }

    /// Returns the environment variable.
    pub fn variable(&self) -> String {
        match self.0.get::<Variable>() {
            Some(variable) => variable.0.to_owned(),
            None => variable_of(self.key()),
        }
    }

    /// Returns the reason why a configuration key is rejected in favour of this setting, or `None` if the key is not
    /// rejected.
    pub fn forbidden_reason(&self, key: &str) -> Option<&'static str> {
        self.0
            .get::<ForbiddenKeys>()
            .filter(|forbidden| forbidden.keys.contains(&key))
            .map(|forbidden| forbidden.reason)
    }

    /// Returns whether the setting accepts any number of values.
    pub fn is_list(&self) -> bool {
        matches!(self.0.get_action(), ArgAction::Append)
    }

    /// Returns whether the value is a secret, which is never shown.
    pub fn is_secret(&self) -> bool {
        self.0.get::<Secret>().is_some()
    }

    pub fn option(&self) -> String {
        format!("--{}", self.long())
    }

    /// Returns the long option, which every setting has.
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

    /// Formats the values as command-line options.
    pub fn words(&self, values: &[String]) -> Vec<String> {
        values.iter().map(|value| format!("--{}={value}", self.long())).collect()
    }

    /// Validates values with the option's parser. The error shows the reason and, unless the setting is secret, the
    /// value.
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

/// Derives the environment variable from a configuration key.
pub fn variable_of(key: &str) -> String {
    format!("{PREFIX}{}", key.to_ascii_uppercase().replace('-', "_"))
}

/// Returns the reason why clap rejected a value.
fn reason(error: &clap::Error) -> String {
    match (std::error::Error::source(error), error.get(ContextKind::ValidValue)) {
        (Some(source), _) => source.to_string(),
        (None, Some(ContextValue::Strings(allowed))) => format!("expected {}", allowed.join(" or ")),
        (None, _) => error.kind().to_string(),
    }
}
