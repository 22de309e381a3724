//! Flight prices, for one traveller or for the whole party.

use specwright_core::Amount;

use super::{Money, multiply};
use crate::common::Price;
use crate::flights::{FlightPassengerCounts, FlightPriceMode, FlightSearchResponse};

/// A price in a flight search.
pub type FlightMoney<'r> = Money<'r, FlightPriceMode>;

impl FlightMoney<'_> {
    /// Returns the price for one traveller: the total divided evenly among all travellers, including infants.
    ///
    /// The result is not rounded. Returns `None` if the mode is unknown, or if the party size is needed but unknown.
    pub fn per_person(self, party: &FlightPassengerCounts) -> Option<Self> {
        match self.mode? {
            FlightPriceMode::PerPerson => Some(self),
            FlightPriceMode::Total => {
                let amount = Amount::new(self.amount.get() / f64::from(party.travellers()?))?;
                Some(Money { amount, mode: Some(&FlightPriceMode::PerPerson), display: None, ..self })
            }
            FlightPriceMode::Unlisted(_) => None,
        }
    }

    /// Returns the price for the whole party.
    ///
    /// A price per person is multiplied by the number of travellers, so the result can differ by the cents lost to
    /// rounding when the provider divided the total. Returns `None` if the mode is unknown, or if the party size is
    /// needed but unknown.
    pub fn total(self, party: &FlightPassengerCounts) -> Option<Self> {
        match self.mode? {
            FlightPriceMode::Total => Some(self),
            FlightPriceMode::PerPerson => {
                let amount = multiply(self.amount, party.travellers()?)?;
                Some(Money { amount, mode: Some(&FlightPriceMode::Total), display: None, ..self })
            }
            FlightPriceMode::Unlisted(_) => None,
        }
    }
}

impl FlightPassengerCounts {
    /// Returns the number of travellers, including infants. A missing count is 0.
    ///
    /// Returns `None` if every count is missing or zero, or if any count is negative, because the party size is then
    /// unknown.
    pub fn travellers(&self) -> Option<u32> {
        let counts = [
            self.adults,
            self.children,
            self.infants,
            self.infants_in_seat,
            self.seniors,
            self.students,
            self.youth,
        ];
        let sum = counts.into_iter().flatten().try_fold(0_u32, |sum, count| {
            let count = u32::try_from(count).ok()?;
            sum.checked_add(count)
        })?;
        (sum > 0).then_some(sum)
    }
}

impl FlightSearchResponse {
    /// Returns a price in this response, including its currency and mode, or `None` for a negative amount, because -1
    /// means no price.
    pub fn money<'r>(&'r self, price: &'r Price) -> Option<FlightMoney<'r>> {
        Money::new(price, self.currency.as_ref(), self.price_mode.as_ref())
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    fn price(amount: &str, display: Option<&str>) -> Price {
        let mut price = Price::new(amount.parse().unwrap());
        price.display_price = display.map(Into::into);
        price
    }

    fn party(adults: i64, infants: i64) -> FlightPassengerCounts {
        let mut counts = FlightPassengerCounts::default();
        (counts.adults, counts.infants) = (Some(adults), Some(infants));
        counts
    }

    fn response(currency: &str, mode: FlightPriceMode) -> FlightSearchResponse {
        let mut response = FlightSearchResponse::default();
        (response.currency, response.price_mode) = (Some(currency.into()), Some(mode));
        response
    }

    #[test]
    fn a_negative_amount_means_no_price() {
        let response = response("EUR", FlightPriceMode::Total);
        for (amount, is_price) in [("-1", false), ("-0.01", false), ("0", true), ("0.01", true)] {
            assert_eq!(response.money(&price(amount, None)).is_some(), is_price, "{amount}");
        }
    }

    #[test]
    fn only_equal_currencies_and_modes_are_comparable() {
        let (low, high) = (price("10", None), price("11", None));
        let total = response("EUR", FlightPriceMode::Total);
        let each = response("EUR", FlightPriceMode::PerPerson);
        let dollars = response("USD", FlightPriceMode::Total);
        let silent = FlightSearchResponse::default();
        let compare = |a: &FlightSearchResponse, b: &FlightSearchResponse| {
            a.money(&low).unwrap().compare(b.money(&high).unwrap())
        };
        assert_eq!(compare(&total, &total), Some(Ordering::Less));
        assert_eq!(compare(&total, &each), None);
        assert_eq!(compare(&total, &dollars), None);
        assert_eq!(compare(&silent, &silent), None);
    }

    #[test]
    fn prices_are_converted_with_the_party_size() {
        let (each, total) =
            (response("EUR", FlightPriceMode::PerPerson), response("EUR", FlightPriceMode::Total));
        let (third, whole) = (price("33.33", Some("33,33 €")), price("99.99", Some("99,99 €")));
        let (third, whole) = (each.money(&third).unwrap(), total.money(&whole).unwrap());
        let party = party(2, 1);

        let sum = third.total(&party).unwrap();
        assert_eq!(sum.to_string(), "99.99 EUR");
        assert_eq!((sum.mode(), sum.display()), (Some(&FlightPriceMode::Total), None));
        assert_eq!(sum.compare(whole), Some(Ordering::Equal));
        let share = whole.per_person(&party).unwrap();
        assert_eq!(share.compare(third), Some(Ordering::Equal));

        // A price that needs no conversion keeps its display text and needs no party.
        let empty = FlightPassengerCounts::default();
        assert_eq!(third.per_person(&empty).unwrap().to_string(), "33,33 €");
        assert_eq!(whole.total(&empty).unwrap().to_string(), "99,99 €");
        assert!(third.total(&empty).is_none());
        assert!(whole.per_person(&empty).is_none());
    }

    #[test]
    fn an_unknown_mode_is_not_converted() {
        let odd = response("EUR", "perSeat".into());
        let silent = FlightSearchResponse::default();
        let price = price("10", None);
        for response in [&odd, &silent] {
            let money = response.money(&price).unwrap();
            assert!(money.total(&party(1, 0)).is_none());
            assert!(money.per_person(&party(1, 0)).is_none());
        }
        assert_eq!(silent.money(&price).unwrap().to_string(), "10");
    }

    #[test]
    fn an_unknown_party_has_no_size() {
        assert_eq!(party(2, 1).travellers(), Some(3));
        assert_eq!(party(0, 0).travellers(), None);
        assert_eq!(party(2, -1).travellers(), None);
        assert_eq!(party(i64::MAX, 0).travellers(), None);
        assert_eq!(party(u32::MAX.into(), 1).travellers(), None);
        assert_eq!(party(u32::MAX.into(), 0).travellers(), Some(u32::MAX));
    }
}
