//! Price terms: currency and mode.

use wayfare_models::common::Price;
use wayfare_models::flights::FlightPriceMode;

use crate::travel::polled::to_price;
use wayfare_places::money::{Currency, ExactAmount};

/// The terms on which prices are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Terms {
    /// The currency.
    pub currency: &'static Currency,
    /// The price mode: per person or for the whole party.
    pub mode: FlightPriceMode,
    /// The number of travellers; at least 1.
    pub travellers: u32,
}

/// A price in both modes. The total is exactly the price per person times the number of travellers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PartyPrice {
    /// The average price per person.
    pub per_person: ExactAmount,
    /// The price for the whole party.
    pub total: ExactAmount,
}

impl Terms {
    pub(crate) fn new(currency: &'static Currency, mode: FlightPriceMode, travellers: u32) -> Self {
        Terms { currency, mode, travellers: travellers.max(1) }
    }

    /// Converts an amount to the response's currency.
    pub fn convert(&self, amount: ExactAmount) -> ExactAmount {
        amount.in_currency(self.currency)
    }

    /// Computes the price in both modes from the total for the whole party. The price per person is rounded up, so that
    /// the displayed total is exactly the price per person times the number of travellers.
    pub fn party_price(&self, total: ExactAmount) -> PartyPrice {
        self.price_of_each(self.convert(total).part_of(self.travellers))
    }

    /// Computes the price in both modes from the price per person in the response's currency.
    pub fn price_of_each(&self, per_person: ExactAmount) -> PartyPrice {
        PartyPrice { per_person, total: per_person.times(i64::from(self.travellers)) }
    }

    /// Returns the price in the requested mode.
    pub fn price(&self, price: PartyPrice) -> Price {
        let is_total = self.mode == FlightPriceMode::Total;
        to_price(if is_total { price.total } else { price.per_person })
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
