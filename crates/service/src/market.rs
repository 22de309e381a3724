//! Where the service sells: what follows from the end user's country.

use wayfare_places::Places;

use crate::inventory::Currency;

/// What holds for all of the service's searches unless a request says otherwise.
#[derive(Clone, Debug)]
pub(crate) struct Market {
    /// ISO 3166-1 alpha-2, in capitals.
    pub(crate) country: String,
    /// What prices are in.
    pub(crate) currency: &'static Currency,
}

/// Markets where prices are told before all taxes.
const WITHOUT_TAXES: [&str; 3] = ["CA", "PR", "US"];

impl Market {
    /// The market of a country. One whose currency has no rate sees prices in US dollars.
    pub(crate) fn of(country: &str) -> Self {
        let currency = Places::embedded().country(country).and_then(|country| country.currency);
        let currency = currency.and_then(Currency::from_code).unwrap_or(Currency::usd());
        Market { country: country.to_ascii_uppercase(), currency }
    }

    /// Whether the totals of hotel rates hold taxes: in North America none, elsewhere all, those paid at the hotel
    /// among them.
    pub(crate) fn totals_hold_taxes(&self) -> bool {
        !WITHOUT_TAXES.contains(&self.country.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_market_has_its_currency_and_its_taxes() {
        for (country, currency, taxes) in [("us", "USD", false), ("DE", "EUR", true), ("QQ", "USD", true)] {
            let market = Market::of(country);
            assert_eq!((market.currency.code(), market.totals_hold_taxes()), (currency, taxes), "{country}");
        }
    }
}
