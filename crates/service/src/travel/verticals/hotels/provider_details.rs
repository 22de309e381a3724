//! Details of the providers of hotels.

use std::borrow::Cow;

use specwright_core::Text;

/// Details of a provider of hotels, for responses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HotelProviderDetails {
    /// The display name.
    pub name: Text,
    /// The URL of its logo: absolute, or a path of this service.
    pub logo: Text,
    /// Whether it is the hotel or its chain.
    pub is_direct: bool,
    /// The languages that it supports, ISO 639-1.
    pub languages: Vec<Cow<'static, str>>,
    /// Cashback, shown to keys that have it.
    pub cashback: Option<HotelCashback>,
}

/// The amount that is paid back to the traveller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HotelCashback {
    /// A share of the price.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// The limit in US cents.
        cap_cents: i64,
    },
    /// A fixed amount for each booking.
    Flat {
        /// US cents.
        cents: i64,
    },
}

impl HotelProviderDetails {
    /// Details of a provider with a name.
    pub fn new(name: impl Into<Text>) -> Self {
        HotelProviderDetails { name: name.into(), ..HotelProviderDetails::default() }
    }

    /// Whether it supports a language, ISO 639-1 with or without a region. Case does not matter.
    pub(super) fn speaks(&self, language: &str) -> bool {
        let language = language.split(['_', '-']).next().unwrap_or_default();
        self.languages.iter().any(|it| it.eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_spoken_in_all_regions() {
        let mut details = HotelProviderDetails::new("One");
        details.languages = vec!["en".into(), "zh".into()];
        assert!(details.speaks("EN") && details.speaks("zh_CN") && details.speaks("en-GB"));
        assert!(!details.speaks("de") && !details.speaks(""));
    }
}
