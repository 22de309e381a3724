//! API enum values on the command line.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, Str, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use specwright_core::OpenText;

/// Returns a parser for the known values of an enum. The parser accepts a value's name on the command line
/// (`premium-economy`), ignoring case, hyphens and underscores, as well as its wire value (`premiumEconomy`).
pub fn listed<T: OpenText>() -> Listed<T> {
    Listed { custom_name: |_| None }
}

/// Parser returned by [`listed`].
#[derive(Debug)]
pub struct Listed<T> {
    custom_name: fn(&T) -> Option<&'static str>,
}

impl<T> Clone for Listed<T> {
    fn clone(&self) -> Self {
        Listed { custom_name: self.custom_name }
    }
}

impl<T: OpenText> Listed<T> {
    /// Overrides the names of some of the values.
    pub fn with_names(self, custom_name: fn(&T) -> Option<&'static str>) -> Self {
        Listed { custom_name }
    }

    /// Returns the name of a value on the command line.
    pub fn name(&self, value: &T) -> String {
        (self.custom_name)(value).map_or_else(|| cli_name(value), str::to_owned)
    }

    fn names(&self) -> impl Iterator<Item = String> {
        T::KNOWN.iter().map(|known| self.name(known))
    }
}

impl<T> TypedValueParser for Listed<T>
where
    T: OpenText + Clone + Send + Sync + for<'a> From<&'a str>,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let wanted = fold(&value.to_string_lossy());
        let is_wanted = |known: &&T| fold(&self.name(known)) == wanted || fold(known.as_str()) == wanted;
        match T::KNOWN.iter().find(is_wanted) {
            Some(known) => Ok(known.clone()),
            // Rejects the value and lists the known values.
            None => {
                let names = PossibleValuesParser::new(self.names().map(PossibleValue::new));
                names.parse_ref(command, arg, value).map(|text| T::from(&text))
            }
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names().map(PossibleValue::new)))
    }
}

/// Parser that suggests listed names. The parser accepts these names and any string that passes a check.
#[derive(Clone, Debug)]
pub struct Suggested {
    listed: PossibleValuesParser,
    is_accepted: fn(&str) -> bool,
}

impl Suggested {
    /// Creates a parser that suggests these names.
    pub fn new(names: impl Iterator<Item = impl Into<Str>>, is_accepted: fn(&str) -> bool) -> Self {
        Suggested { listed: PossibleValuesParser::new(names.map(PossibleValue::new)), is_accepted }
    }
}

impl TypedValueParser for Suggested {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        let text = StringValueParser::new().parse_ref(command, arg, value)?;
        if (self.is_accepted)(&text) { Ok(text) } else { self.listed.parse_ref(command, arg, value) }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.listed.possible_values()
    }
}

/// Returns the name of a value on the command line: `premium-economy` for the wire value `premiumEconomy`.
pub fn cli_name(value: &impl OpenText) -> String {
    let mut text = String::new();
    for c in value.as_str().chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// Normalizes a string for comparison: lower case, without hyphens or underscores.
pub fn fold(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '-' | '_')).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_models::flights::Cabin;

    fn parse(text: &str) -> Result<Cabin, Error> {
        listed::<Cabin>().parse_ref(&Command::new("test"), None, OsStr::new(text))
    }

    #[test]
    fn values_ignore_case_hyphens_and_underscores() {
        for text in ["premiumEconomy", "premiumeconomy", "premium-economy", "PREMIUM_ECONOMY"] {
            assert_eq!(parse(text).unwrap(), Cabin::PremiumEconomy);
        }
    }

    #[test]
    fn values_may_have_other_names() {
        let values = listed::<Cabin>().with_names(|cabin| (*cabin == Cabin::Economy).then_some("back"));
        let names: Vec<_> = values.names().collect();
        assert_eq!(names, ["back", "premium-economy", "business", "first"]);
        for text in ["back", "economy", "Economy"] {
            let read = values.parse_ref(&Command::new("test"), None, OsStr::new(text));
            assert_eq!(read.unwrap(), Cabin::Economy, "{text}");
        }
    }

    #[test]
    fn unlisted_values_are_rejected() {
        let error = parse("bussiness").unwrap_err().to_string();
        assert!(error.contains("economy, premium-economy, business, first"), "{error}");
        assert!(error.contains("a similar value exists: 'business'"), "{error}");
    }
}
