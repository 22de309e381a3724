//! Rental car prices, per day or for the whole rental.

use std::cmp::Ordering;
use std::fmt;

use specwright_core::{Amount, Lenient};

use crate::cars::{CarPriceMode, CarSearchResponse};
use crate::common::{CurrencyCode, Price};
use crate::money::{Money, divide, multiply};

/// A price in a car search: an amount, its currency and mode, and the number of rental days.
///
/// Like [`Money`], this type implements neither `==` nor `<`: [`CarMoney::compare`] returns an order only for
/// comparable prices.
#[derive(Clone, Copy, Debug)]
pub struct CarMoney<'r> {
    money: Money<'r, CarPriceMode>,
    days: Option<u32>,
}

impl<'r> CarMoney<'r> {
    /// Returns the amount, in units of [`currency`](CarMoney::currency). The amount is never negative.
    pub fn amount(self) -> Amount {
        self.money.amount()
    }

    /// Returns the currency, if the response specifies it.
    pub fn currency(self) -> Option<&'r Lenient<CurrencyCode>> {
        self.money.currency()
    }

    /// Returns the mode of the price, if the response specifies it.
    pub fn mode(self) -> Option<&'r CarPriceMode> {
        self.money.mode()
    }

    /// Returns the number of rental days, or `None` if the response contains no number or a number below 1.
    pub fn days(self) -> Option<u32> {
        self.days
    }

    /// Returns the amount as text with the currency's symbol, as in the response. Returns `None` if the response has no
    /// such text, or after a conversion.
    pub fn display(self) -> Option<&'r str> {
        self.money.display()
    }

    /// Returns the price per day: the total divided evenly among the days.
    ///
    /// The result is exact if it has at most six more decimal places than the total. Otherwise it is the nearest
    /// amount, not rounded to the currency's units. Returns `None` if the mode is unknown, or if the number of days is
    /// needed but unknown.
    pub fn per_day(self) -> Option<Self> {
        match self.mode()? {
            CarPriceMode::PerDayTotal => Some(self),
            CarPriceMode::Total => {
                Some(self.converted(divide(self.amount(), self.days?)?, &CarPriceMode::PerDayTotal))
            }
            CarPriceMode::Unlisted(_) => None,
        }
    }

    /// Returns the price for the whole rental.
    ///
    /// A price per day is multiplied by the number of days, so the result can differ by the cents lost to rounding when
    /// the provider divided the total. Returns `None` if the mode is unknown, or if the number of days is needed but
    /// unknown.
    pub fn total(self) -> Option<Self> {
        match self.mode()? {
            CarPriceMode::Total => Some(self),
            CarPriceMode::PerDayTotal => {
                Some(self.converted(multiply(self.amount(), self.days?)?, &CarPriceMode::Total))
            }
            CarPriceMode::Unlisted(_) => None,
        }
    }

    /// Compares two prices. Returns `None` if their currencies or modes differ, or if a currency or a mode is unknown.
    ///
    /// Prices per day are comparable for rentals of any length. All other prices are comparable only for rentals with
    /// the same number of days.
    pub fn compare(self, other: CarMoney<'_>) -> Option<Ordering> {
        let is_of_a_day = self.mode()? == &CarPriceMode::PerDayTotal;
        if !is_of_a_day && self.days? != other.days? {
            return None;
        }
        self.money.compare(other.money)
    }

    fn converted(self, amount: Amount, mode: &'static CarPriceMode) -> Self {
        CarMoney { money: self.money.with_amount(amount).with_mode(Some(mode)), ..self }
    }
}

/// Writes the display text if present, and otherwise the amount and the currency's code.
impl fmt::Display for CarMoney<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.money.fmt(f)
    }
}

impl CarSearchResponse {
    /// Returns an option's price, including its currency, the response's mode and the number of rental days, or `None`
    /// for a negative amount, because -1 means no price.
    pub fn money<'r>(&'r self, price: &'r Price) -> Option<CarMoney<'r>> {
        self.money_in(price, self.price_mode.as_ref())
    }

    /// Returns an amount for the whole rental, or `None` for a negative amount. Fees and insurance amounts are for the
    /// whole rental in every mode.
    pub fn rental_money<'r>(&'r self, price: &'r Price) -> Option<CarMoney<'r>> {
        self.money_in(price, Some(&CarPriceMode::Total))
    }

    /// Returns the number of rental days, or `None` if the response contains no number or a number below 1.
    pub fn rental_days(&self) -> Option<u32> {
        u32::try_from(self.days?).ok().filter(|days| *days > 0)
    }

    fn money_in<'r>(&'r self, price: &'r Price, mode: Option<&'r CarPriceMode>) -> Option<CarMoney<'r>> {
        let money = Money::new(price, self.currency.as_ref(), mode)?;
        Some(CarMoney { money, days: self.rental_days() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn price(amount: &str) -> Price {
        let mut price = Price::new(amount.parse().unwrap());
        price.display_price = Some(format_args!("${amount}").into());
        price
    }

    fn response(mode: CarPriceMode, days: i64) -> CarSearchResponse {
        let mut response = CarSearchResponse::default();
        (response.currency, response.price_mode, response.days) =
            (Some("USD".into()), Some(mode), Some(days));
        response
    }

    #[test]
    fn prices_are_converted_with_the_number_of_days() {
        let (daily, whole) = (response(CarPriceMode::PerDayTotal, 3), response(CarPriceMode::Total, 3));
        let (day, all) = (price("33.33"), price("99.99"));
        let (day, all) = (daily.money(&day).unwrap(), whole.money(&all).unwrap());
        assert_eq!(day.compare(all), None, "expected a price per day not to be comparable with a total");

        let total = day.total().unwrap();
        assert_eq!((total.to_string(), total.display(), total.days()), ("99.99 USD".into(), None, Some(3)));
        assert_eq!(total.mode(), Some(&CarPriceMode::Total));
        assert_eq!(total.compare(all), Some(Ordering::Equal));
        assert_eq!(all.per_day().unwrap().compare(day), Some(Ordering::Equal));
        // A price that needs no conversion keeps its display text.
        assert_eq!(day.per_day().unwrap().to_string(), "$33.33");
        assert_eq!(all.total().unwrap().display(), Some("$99.99"));
    }

    #[test]
    fn unknown_modes_and_days_are_not_converted() {
        let ten = price("10");
        for days in [0, -1, i64::MAX] {
            let (daily, whole) =
                (response(CarPriceMode::PerDayTotal, days), response(CarPriceMode::Total, days));
            let (day, all) = (daily.money(&ten).unwrap(), whole.money(&ten).unwrap());
            assert!(day.total().is_none() && all.per_day().is_none(), "{days}");
            assert!(day.per_day().is_some() && all.total().is_some(), "{days}");
        }
        let silent = CarSearchResponse::default();
        let odd = response("perWeek".into(), 7);
        for response in [&silent, &odd] {
            let money = response.money(&ten).unwrap();
            assert!(money.total().is_none() && money.per_day().is_none());
            // A fee does not depend on the mode.
            assert_eq!(response.rental_money(&ten).unwrap().mode(), Some(&CarPriceMode::Total));
        }
    }

    #[test]
    fn totals_are_comparable_only_for_equal_numbers_of_days() {
        let (low, high) = (price("10"), price("11"));
        let compare = |mode: &CarPriceMode, days: [i64; 2]| {
            let [a, b] = days.map(|days| response(mode.clone(), days));
            a.money(&low).unwrap().compare(b.money(&high).unwrap())
        };
        assert_eq!(compare(&CarPriceMode::Total, [3, 3]), Some(Ordering::Less));
        assert_eq!(compare(&CarPriceMode::Total, [3, 4]), None);
        assert_eq!(compare(&CarPriceMode::Total, [0, 0]), None);
        assert_eq!(compare(&CarPriceMode::PerDayTotal, [3, 4]), Some(Ordering::Less));
    }

    #[test]
    fn a_negative_amount_means_no_price() {
        let response = response(CarPriceMode::Total, 1);
        for (amount, is_price) in [("-1", false), ("-0.01", false), ("0", true)] {
            let price = price(amount);
            assert_eq!(response.money(&price).is_some(), is_price, "{amount}");
            assert_eq!(response.rental_money(&price).is_some(), is_price, "{amount}");
        }
    }
}
