//! The market of the service: the country of sale, and the defaults that depend on it.

use wayfare_models::common::CurrencyCode;
use wayfare_places::Places;

use wayfare_places::money::Currency;

/// The country of sale, and the default currency, which a request may override.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// The country code, ISO 3166-1 alpha-2, in upper case.
    pub(crate) country: String,
    /// The currency of prices.
    pub(crate) currency: &'static Currency,
}

impl Market {
    /// Returns the market of a country. If the country's currency has no exchange rate, prices are in US dollars.
    pub(crate) fn of(country: &str) -> Self {
        let currency = Places::embedded().country(country).and_then(|country| country.currency);
        let currency = currency.unwrap_or(Currency::usd());
        Market { country: country.to_ascii_uppercase(), currency }
    }

    /// Returns the currency that a request specifies, or otherwise the market's currency.
    pub(crate) fn currency(&self, requested: Option<&CurrencyCode>) -> &'static Currency {
        requested.and_then(|code| Currency::from_code(code.as_str())).unwrap_or(self.currency)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_market_has_its_currency() {
        for (country, currency) in [("us", "USD"), ("DE", "EUR"), ("QQ", "USD")] {
            assert_eq!(Market::of(country).currency.code(), currency, "{country}");
        }
    }
}
