//! Prices with their currency and mode.
//!
//! On the wire an amount stands alone: its currency and its mode (one traveller or the whole party, with taxes or
//! without, a day or the whole rental) are stated once, at the root of the response. [`Money`] has the three
//! together, so that a price per person and a total can't be compared by accident.
//!
//! Prices of hotels are in [`rates`](crate::rates), those of cars, which have the rental days too, in
//! [`rental`](crate::rental).

mod arithmetic;
mod echo;
mod flights;

pub(crate) use arithmetic::{shared, sum, times};
pub use echo::{Difference, PriceMismatch};
pub(crate) use echo::{Terms, held_against};
pub use flights::FlightMoney;

use std::cmp::Ordering;
use std::fmt;

use specwright_core::{Amount, Lenient};

use crate::common::{CurrencyCode, Price};

/// An amount of money with its currency and its mode, as the response echoed them.
///
/// There is no `==` and no `<`: [`Money::compare`] answers only where currency and mode are known and the same. `M` is
/// the enum of modes of the vertical.
#[derive(Debug)]
pub struct Money<'r, M> {
    amount: Amount,
    currency: Option<&'r Lenient<CurrencyCode>>,
    mode: Option<&'r M>,
    display: Option<&'r str>,
}

// Derived, these would ask the same of the mode.
impl<M> Clone for Money<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for Money<'_, M> {}

impl<'r, M> Money<'r, M> {
    /// A price of a response; `None` for a negative amount, as -1 stands for no price.
    pub fn new(
        price: &'r Price,
        currency: Option<&'r Lenient<CurrencyCode>>,
        mode: Option<&'r M>,
    ) -> Option<Self> {
        let display = price.display_price.as_deref().filter(|text| !text.is_empty());
        (price.price >= Amount::ZERO).then_some(Money { amount: price.price, currency, mode, display })
    }

    /// An amount that stands alone in a response; `None` for a negative one, as -1 stands for no price.
    pub(crate) fn bare(amount: Amount, currency: Option<&'r Lenient<CurrencyCode>>) -> Option<Self> {
        let money = Money { amount, currency, mode: None, display: None };
        (amount >= Amount::ZERO).then_some(money)
    }

    /// The same with another amount.
    pub(crate) fn with_amount(self, amount: Amount) -> Self {
        Money { amount, display: None, ..self }
    }

    /// Sets the mode, for a response that does not state it. A hotel search echoes no mode: its query has it.
    #[must_use]
    pub fn with_mode(self, mode: Option<&'r M>) -> Self {
        Money { mode: mode.or(self.mode), ..self }
    }

    /// The amount, in units of [`currency`](Money::currency). Never negative.
    pub fn amount(self) -> Amount {
        self.amount
    }

    /// The currency that the response named, if it did.
    pub fn currency(self) -> Option<&'r Lenient<CurrencyCode>> {
        self.currency
    }

    /// The mode of the price, if the response stated it.
    pub fn mode(self) -> Option<&'r M> {
        self.mode
    }

    /// The amount as text with the currency's symbol, as the response had it. `None` after a conversion.
    pub fn display(self) -> Option<&'r str> {
        self.display
    }
}

impl<M: PartialEq> Money<'_, M> {
    /// The order of two prices; `None` where their currencies or modes differ, or are not known.
    pub fn compare(self, other: Money<'_, M>) -> Option<Ordering> {
        let same = self.currency? == other.currency? && self.mode? == other.mode?;
        same.then(|| self.amount.cmp(&other.amount))
    }
}

/// The display text if there is one; otherwise the amount and the currency's code.
impl<M> fmt::Display for Money<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.display, self.currency) {
            (Some(display), _) => f.pad(display),
            (None, Some(currency)) => f.pad(&format!("{} {currency}", self.amount)),
            (None, None) => f.pad(&self.amount.to_string()),
        }
    }
}
