//! Enum values of the API on the command line.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use specwright_core::OpenText;

/// Parses a known value of an enum by its name here, ignoring case, hyphens and underscores: `premium-economy`. The value
/// on the wire will do as well: `premiumEconomy`.
pub fn listed<T: OpenText>() -> Listed<T> {
    Listed { called: |_| None }
}

/// See [`listed`].
#[derive(Debug)]
pub struct Listed<T> {
    called: fn(&T) -> Option<&'static str>,
}

impl<T> Clone for Listed<T> {
    fn clone(&self) -> Self {
        Listed { called: self.called }
    }
}

impl<T: OpenText> Listed<T> {
    /// The same, with names of their own for some of the values.
    pub fn called(self, called: fn(&T) -> Option<&'static str>) -> Self {
        Listed { called }
    }

    /// The name of a value here.
    pub fn name(&self, value: &T) -> String {
        (self.called)(value).map_or_else(|| spelled(value), str::to_owned)
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
            // Rejects the value, and lists the known ones.
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

/// The value as it is spelled on command lines: `premium-economy`, which is `premiumEconomy` on the wire.
pub fn spelled(value: &impl OpenText) -> String {
    let mut text = String::new();
    for c in value.as_str().chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// A text in lower case without hyphens and underscores, for comparison.
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
    fn values_are_read_however_they_are_written() {
        for text in ["premiumEconomy", "premiumeconomy", "premium-economy", "PREMIUM_ECONOMY"] {
            assert_eq!(parse(text).unwrap(), Cabin::PremiumEconomy);
        }
    }

    #[test]
    fn a_value_may_have_a_name_of_its_own() {
        let values = listed::<Cabin>().called(|cabin| (*cabin == Cabin::Economy).then_some("back"));
        let names: Vec<_> = values.names().collect();
        assert_eq!(names, ["back", "premium-economy", "business", "first"]);
        for text in ["back", "economy", "Economy"] {
            let read = values.parse_ref(&Command::new("test"), None, OsStr::new(text));
            assert_eq!(read.unwrap(), Cabin::Economy, "{text}");
        }
    }

    #[test]
    fn what_is_not_listed_is_refused() {
        let error = parse("bussiness").unwrap_err().to_string();
        assert!(error.contains("economy, premium-economy, business, first"), "{error}");
        assert!(error.contains("a similar value exists: 'business'"), "{error}");
    }
}
