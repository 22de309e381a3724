//! On which terms prices are shown.

use wayfare_models::common::Price;
use wayfare_models::flights::FlightPriceMode;

use crate::polled::shown;
use wayfare_places::money::{Currency, ExactAmount};

/// How prices are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Terms {
    /// In which currency.
    pub currency: &'static Currency,
    /// For one traveller or for all.
    pub mode: FlightPriceMode,
    /// How many travel.
    pub travellers: u32,
}

/// A price in both modes. The total is exactly the price per person times the party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PartyPrice {
    /// For one traveller, on average.
    pub per_person: ExactAmount,
    /// For all travellers.
    pub total: ExactAmount,
}

impl Terms {
    pub(crate) fn new(currency: &'static Currency, mode: FlightPriceMode, travellers: u32) -> Self {
        Terms { currency, mode, travellers: travellers.max(1) }
    }

    /// An amount of US dollars, in which offers are priced, in the currency to be shown.
    pub fn convert(&self, amount: ExactAmount) -> ExactAmount {
        amount.in_currency(self.currency)
    }

    /// A price of the whole party in both modes: the total is exactly the price per person times the party, for which
    /// the price per person is rounded up.
    pub fn party_price(&self, total: ExactAmount) -> PartyPrice {
        let (total, size) = (self.convert(total).minor(), i64::from(self.travellers));
        self.price_of_each(ExactAmount::from_minor(
            total.saturating_add(size - 1).div_euclid(size),
            self.currency,
        ))
    }

    /// A price in both modes, from that per person in the currency to be shown.
    pub fn price_of_each(&self, per_person: ExactAmount) -> PartyPrice {
        PartyPrice { per_person, total: per_person.times(i64::from(self.travellers)) }
    }

    /// A price in the mode to be shown.
    pub fn price(&self, price: PartyPrice) -> Price {
        let is_total = self.mode == FlightPriceMode::Total;
        shown(if is_total { price.total } else { price.per_person })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_the_price_per_person_times_the_party() {
        let euro = Currency::from_code("EUR").unwrap();
        for (currency, mode, shown) in [
            (Currency::usd(), FlightPriceMode::PerPerson, "$33.34"),
            (Currency::usd(), FlightPriceMode::Total, "$100.02"),
            (euro, FlightPriceMode::PerPerson, "€28.54"),
            (euro, FlightPriceMode::Total, "€85.62"),
        ] {
            let terms = Terms::new(currency, mode, 3);
            let price = terms.price(terms.party_price(ExactAmount::from_minor(10_000, Currency::usd())));
            assert_eq!(price.display_price.as_deref(), Some(shown));
        }
    }
}
