//! Details of hotel providers.

use std::borrow::Cow;

use specwright_core::Text;

/// Details of a hotel provider, for responses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HotelProviderDetails {
    /// The display name.
    pub name: Text,
    /// The URL of the provider's logo: absolute, or a path of this service.
    pub logo: Text,
    /// `true` if the provider is the hotel or its chain.
    pub is_direct: bool,
    /// The languages that the provider supports, ISO 639-1.
    pub languages: Vec<Cow<'static, str>>,
    /// The cashback, shown only for keys that have cashback enabled.
    pub cashback: Option<HotelCashback>,
}

/// The amount of cashback paid to the traveller.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HotelCashback {
    /// A percentage of the price.
    Percentage {
        /// The percentage in tenths of a percent.
        tenths: u32,
        /// The maximum cashback in US cents.
        cap_cents: i64,
    },
    /// A fixed amount per booking.
    Flat {
        /// The amount in US cents.
        cents: i64,
    },
}

impl HotelProviderDetails {
    /// Creates the details of a provider with this name.
    pub fn new(name: impl Into<Text>) -> Self {
        HotelProviderDetails { name: name.into(), ..HotelProviderDetails::default() }
    }

    /// Returns whether the provider supports a language, given as ISO 639-1 with or without a region. Case is ignored.
    pub(super) fn supports_language(&self, language: &str) -> bool {
        let language = language.split(['_', '-']).next().unwrap_or_default();
        self.languages.iter().any(|it| it.eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn language_support_ignores_regions() {
        let mut details = HotelProviderDetails::new("One");
        details.languages = vec!["en".into(), "zh".into()];
        assert!(
            details.supports_language("EN")
                && details.supports_language("zh_CN")
                && details.supports_language("en-GB")
        );
        assert!(!details.supports_language("de") && !details.supports_language(""));
    }
}
