//! Where the service sells: what follows from the end user's country.

use wayfare_models::common::CurrencyCode;
use wayfare_places::Places;

use wayfare_places::money::Currency;

/// What holds for all of the service's searches unless a request says otherwise.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// ISO 3166-1 alpha-2, in capitals.
    pub(crate) country: String,
    /// What prices are in.
    pub(crate) currency: &'static Currency,
}

impl Market {
    /// The market of a country. One whose currency has no rate sees prices in US dollars.
    pub(crate) fn of(country: &str) -> Self {
        let currency = Places::embedded().country(country).and_then(|country| country.currency);
        let currency = currency.unwrap_or(Currency::usd());
        Market { country: country.to_ascii_uppercase(), currency }
    }

    /// The currency that a request asks for, or else the market's own.
    pub(crate) fn currency(&self, asked: Option<&CurrencyCode>) -> &'static Currency {
        asked.and_then(|code| Currency::from_code(code.as_str())).unwrap_or(self.currency)
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
