//! Details of the providers of hotels.

use std::borrow::Cow;

use wayfare_models::common::CashbackType;
use wayfare_models::hotels::{HotelProvider, ProviderCashback};
use wayfare_wire::Amount;

use super::terms::{Terms, amount};

/// Details of a provider of hotels, for responses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HotelProviderDetails {
    /// The name that a traveller reads.
    pub name: String,
    /// The URL of its logo; absolute.
    pub logo: String,
    /// Whether the hotel or its chain sells for itself.
    pub is_direct: bool,
    /// The languages that it speaks, ISO 639-1.
    pub languages: Vec<Cow<'static, str>>,
    /// Cashback, for keys that have it.
    pub cashback: Option<HotelCashback>,
}

/// The amount that a traveller is paid back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HotelCashback {
    /// A share of the price.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// At most so many US cents.
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
    pub fn new(name: impl Into<String>) -> Self {
        HotelProviderDetails { name: name.into(), ..HotelProviderDetails::default() }
    }

    /// Whether it speaks a language, ISO 639-1 with or without a region; upper and lower case are alike.
    fn speaks(&self, language: &str) -> bool {
        let language = language.split(['_', '-']).next().unwrap_or_default();
        self.languages.iter().any(|it| it.eq_ignore_ascii_case(language))
    }

    /// The provider as a response has it.
    pub(super) fn spell_out(self, code: String, terms: &Terms, has_cashback: bool) -> HotelProvider {
        let speaks = self.speaks(&terms.language);
        let mut wire = HotelProvider::new(code, self.name, self.logo, self.is_direct, speaks);
        wire.cashback = self.cashback.filter(|_| has_cashback).map(|cashback| cashback.spell_out(terms));
        wire
    }
}

impl HotelCashback {
    fn spell_out(self, terms: &Terms) -> ProviderCashback {
        let currency = terms.prices.currency;
        let converted = |cents| amount(currency.from_usd_cents(cents).minor(), currency);
        match self {
            HotelCashback::Percentage { tenths, cap_cents } => {
                let percent = Amount::new(f64::from(tenths) / 10.0).unwrap_or_default();
                let mut wire = ProviderCashback::new(CashbackType::Percentage, percent, currency.code());
                wire.cap = Some(converted(cap_cents));
                wire
            }
            HotelCashback::Flat { cents } => {
                ProviderCashback::new(CashbackType::Flat, converted(cents), currency.code())
            }
        }
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
