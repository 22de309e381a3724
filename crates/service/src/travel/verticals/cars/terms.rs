//! Price terms: currency and mode.

use wayfare_models::cars::CarPriceMode;
use wayfare_models::common::Price;

use crate::travel::polled::to_price;
use wayfare_places::money::{Currency, ExactAmount};

/// The terms on which prices are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Terms {
    /// The currency.
    pub currency: &'static Currency,
    /// The price mode: per day or for the whole rental.
    pub mode: CarPriceMode,
    /// The length of the rental, in days; at least 1.
    pub days: u32,
}

impl Terms {
    pub(crate) fn new(currency: &'static Currency, mode: CarPriceMode, days: u32) -> Self {
        Terms { currency, mode, days: days.max(1) }
    }

    /// Converts an amount to the response's currency.
    pub fn convert(&self, amount: ExactAmount) -> ExactAmount {
        amount.in_currency(self.currency)
    }

    /// Computes the displayed price from the total for the whole rental. The price per day is rounded up, so that the
    /// displayed total is exactly the price per day times the number of days.
    pub fn price(&self, total: ExactAmount) -> Price {
        let per_day = self.convert(total).part_of(self.days);
        let is_total = self.mode == CarPriceMode::Total;
        to_price(if is_total { per_day.times(i64::from(self.days)) } else { per_day })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_the_price_of_a_day_times_the_days() {
        let euro = Currency::from_code("EUR").unwrap();
        for (currency, mode, shown) in [
            (Currency::usd(), CarPriceMode::PerDayTotal, "$33.34"),
            (Currency::usd(), CarPriceMode::Total, "$100.02"),
            (euro, CarPriceMode::PerDayTotal, "€28.54"),
            (euro, CarPriceMode::Total, "€85.62"),
        ] {
            let price = Terms::new(currency, mode, 3).price(ExactAmount::from_minor(10_000, Currency::usd()));
            assert_eq!(price.display_price.as_deref(), Some(shown));
        }
    }

    #[test]
    fn a_rental_has_at_least_one_day() {
        let price = Terms::new(Currency::usd(), CarPriceMode::PerDayTotal, 0);
        let price = price.price(ExactAmount::from_minor(100, Currency::usd()));
        assert_eq!(price.display_price.as_deref(), Some("$1.00"));
    }
}
