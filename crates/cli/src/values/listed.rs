//! Enum values of the API on the command line.

use std::ffi::OsStr;
use std::marker::PhantomData;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use wayfare_wire::OpenText;

/// Parses a known value of an enum, ignoring case and hyphens: `premium-economy` is `premiumEconomy`.
pub fn listed<T: OpenText>() -> Listed<T> {
    Listed { of: PhantomData, by_beginning: false }
}

/// See [`listed`].
#[derive(Debug)]
pub struct Listed<T> {
    of: PhantomData<fn() -> T>,
    by_beginning: bool,
}

impl<T> Listed<T> {
    /// The same, accepting an unambiguous prefix of a value.
    pub fn by_beginning(self) -> Self {
        Listed { by_beginning: true, ..self }
    }
}

impl<T> Clone for Listed<T> {
    fn clone(&self) -> Self {
        Listed { of: PhantomData, by_beginning: self.by_beginning }
    }
}

impl<T> TypedValueParser for Listed<T>
where
    T: OpenText + Clone + Send + Sync + for<'a> From<&'a str>,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let wanted = fold(&value.to_string_lossy());
        let mut alike = T::KNOWN.iter().filter(|known| fold(known.as_str()).starts_with(&wanted));
        let begun =
            alike.next().filter(|_| self.by_beginning && !wanted.is_empty() && alike.next().is_none());
        match T::KNOWN.iter().find(|known| fold(known.as_str()) == wanted).or(begun) {
            Some(known) => Ok(known.clone()),
            // Rejects the value, and lists the known ones.
            None => names::<T>().parse_ref(command, arg, value).map(|text| T::from(&text)),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(T::KNOWN.iter().map(|known| PossibleValue::new(known.as_str()))))
    }
}

fn names<T: OpenText>() -> PossibleValuesParser {
    PossibleValuesParser::new(T::KNOWN.iter().map(OpenText::as_str))
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
    fn what_is_not_listed_is_refused() {
        let error = parse("bussiness").unwrap_err().to_string();
        assert!(error.contains("economy, premiumEconomy, business, first"), "{error}");
        assert!(error.contains("a similar value exists: 'business'"), "{error}");
    }
}
