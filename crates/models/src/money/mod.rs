//! Prices, including their currency and mode.
//!
//! An amount in a response has no currency or mode of its own. The currency and the mode (one traveller or the whole
//! party, with or without taxes, one day or the whole rental) are specified once, at the root of the response.
//! [`Money`] combines all three, so that a price per person and a total can't be compared by accident.
//!
//! Hotel prices are in [`rates`](crate::rates). Car prices, which include the number of rental days, are in
//! [`rental`](crate::rental).

mod arithmetic;
mod flights;

pub(crate) use arithmetic::{divide, multiply, sum};
pub use flights::FlightMoney;

use std::cmp::Ordering;
use std::fmt;

use specwright_core::{Amount, Lenient};

use crate::common::{CurrencyCode, Price};

/// An amount of money, and the currency and the mode that the response echoes.
///
/// `Money` implements neither `==` nor `<`: [`Money::compare`] returns an order only if the currencies and the modes
/// are known and equal. `M` is the vertical's enum of modes.
#[derive(Debug)]
pub struct Money<'r, M> {
    amount: Amount,
    currency: Option<&'r Lenient<CurrencyCode>>,
    mode: Option<&'r M>,
    display: Option<&'r str>,
}

// Derived impls would require the mode to implement the same traits.
impl<M> Clone for Money<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Money<'_, M> {}

impl<'r, M> Money<'r, M> {
    /// Creates a price from a response. Returns `None` for a negative amount, because -1 means no price.
    pub fn new(
        price: &'r Price,
        currency: Option<&'r Lenient<CurrencyCode>>,
        mode: Option<&'r M>,
    ) -> Option<Self> {
        let display = price.display_price.as_deref().filter(|text| !text.is_empty());
        (price.price >= Amount::ZERO).then_some(Money { amount: price.price, currency, mode, display })
    }

    /// Creates a price from an amount that has neither a mode nor display text. Returns `None` for a negative amount,
    /// because -1 means no price.
    pub(crate) fn without_mode(amount: Amount, currency: Option<&'r Lenient<CurrencyCode>>) -> Option<Self> {
        let money = Money { amount, currency, mode: None, display: None };
        (amount >= Amount::ZERO).then_some(money)
    }

    /// Replaces the amount and removes the display text.
    pub(crate) fn with_amount(self, amount: Amount) -> Self {
        Money { amount, display: None, ..self }
    }

    /// Sets the mode, for a response that does not echo it. Hotel responses never do; the query contains the mode.
    #[must_use]
    pub fn with_mode(self, mode: Option<&'r M>) -> Self {
        Money { mode: mode.or(self.mode), ..self }
    }

    /// Returns the amount, in units of [`currency`](Money::currency). The amount is never negative.
    pub fn amount(self) -> Amount {
        self.amount
    }

    /// Returns the currency, if the response specifies it.
    pub fn currency(self) -> Option<&'r Lenient<CurrencyCode>> {
        self.currency
    }

    /// Returns the mode of the price, if the response specifies it.
    pub fn mode(self) -> Option<&'r M> {
        self.mode
    }

    /// Returns the amount as text with the currency's symbol, as in the response. Returns `None` if the response has no
    /// such text, or after a conversion.
    pub fn display(self) -> Option<&'r str> {
        self.display
    }
}

impl<M: PartialEq> Money<'_, M> {
    /// Compares two prices. Returns `None` if their currencies or modes differ, or if a currency or a mode is unknown.
    pub fn compare(self, other: Money<'_, M>) -> Option<Ordering> {
        let same = self.currency? == other.currency? && self.mode? == other.mode?;
        same.then(|| self.amount.cmp(&other.amount))
    }
}

/// Writes the display text if present, and otherwise the amount and the currency's code.
impl<M> fmt::Display for Money<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.display, self.currency) {
            (Some(display), _) => f.pad(display),
            (None, Some(currency)) => f.pad(&format!("{} {currency}", self.amount)),
            (None, None) => f.pad(&self.amount.to_string()),
        }
    }
}
