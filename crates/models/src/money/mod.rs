//! Prices that know what they are the price of.
//!
//! On the wire an amount stands alone: its currency and its mode (one traveller or the whole party, with taxes or without) are said once, at
//! the root of the response. [`Money`] carries the three together, so that a price per person and a total can't be
//! compared by accident.

use std::cmp::Ordering;
use std::fmt;

use wayfare_wire::{Amount, Decimal, Lenient, Text};

use crate::common::{CurrencyCode, Price};
use crate::flights::{FlightPassengerCounts, FlightPriceMode, FlightResultParameters, FlightSearchResponse};

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
    pub(crate) fn bare(amount: Amount, currency: &'r Lenient<CurrencyCode>) -> Option<Self> {
        let money = Money { amount, currency: Some(currency), mode: None, display: None };
        (amount >= Amount::ZERO).then_some(money)
    }

    /// The same with another amount.
    pub(crate) fn with_amount(self, amount: Amount) -> Self {
        Money { amount, display: None, ..self }
    }

    /// Says what it is the price of, where the response did not. A hotel search echoes no mode: its query knows it.
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

    /// What it is the price of, if the response said so.
    pub fn mode(self) -> Option<&'r M> {
        self.mode
    }

    /// The amount as text with the currency's symbol, as the response had it. Not there after a conversion.
    pub fn display(self) -> Option<&'r str> {
        self.display
    }
}

impl<M: PartialEq> Money<'_, M> {
    /// Which of two prices is lower; `None` where their currencies or modes differ, or are not known.
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

/// A price of a flight search.
pub type FlightMoney<'r> = Money<'r, FlightPriceMode>;

impl FlightMoney<'_> {
    /// What one traveller pays: the total shared out evenly among all, infants included.
    ///
    /// A shared-out amount is not rounded. `None` where the mode or the size of the party is not known.
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

    /// What the whole party pays.
    ///
    /// Made of a price per person it is that price times the travellers, which can be off by the cents that were
    /// rounded away when it was shared out. `None` where the mode or the size of the party is not known.
    pub fn total(self, party: &FlightPassengerCounts) -> Option<Self> {
        match self.mode? {
            FlightPriceMode::Total => Some(self),
            FlightPriceMode::PerPerson => {
                let amount = times(self.amount, party.travellers()?)?;
                Some(Money { amount, mode: Some(&FlightPriceMode::Total), display: None, ..self })
            }
            FlightPriceMode::Unlisted(_) => None,
        }
    }
}

/// Multiplies in decimals, so that 33.33 times three is 99.99.
fn times(amount: Amount, count: u32) -> Option<Amount> {
    let Decimal { units, scale } = amount.to_decimal()?;
    Some(Decimal { units: units.checked_mul(count.into())?, scale }.into())
}

impl FlightPassengerCounts {
    /// How many travel, infants included. A count that is missing is none of that kind.
    ///
    /// `None` where every count is missing or zero, or one is negative: then the size of the party is not known.
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
    /// A price of this response with its currency and mode; `None` for a negative amount, as -1 stands for no price.
    pub fn money<'r>(&'r self, price: &'r Price) -> Option<FlightMoney<'r>> {
        Money::new(price, self.currency.as_ref(), self.price_mode.as_ref())
    }

    /// Whether the prices are in the currency and mode that were asked for.
    ///
    /// What was left out of the question can't be answered wrongly. A response without results has no prices, so it
    /// may leave out the echo; one with results may not.
    ///
    /// # Errors
    /// What differs.
    pub fn answers(&self, asked: &FlightResultParameters) -> Result<(), PriceMismatch> {
        let may_be_silent = self.results.is_empty();
        let differs = |asked: Option<&str>, echoed: Option<&str>| {
            let asked = asked.filter(|asked| echoed.map_or(!may_be_silent, |echoed| echoed != *asked))?;
            Some(Difference { asked: asked.into(), echoed: echoed.map(Text::from) })
        };
        let currency = differs(
            asked.currency.as_ref().map(AsRef::as_ref),
            self.currency.as_ref().map(|currency| currency.as_str()),
        );
        let mode = differs(
            asked.price_mode.as_ref().map(FlightPriceMode::as_str),
            self.price_mode.as_ref().map(FlightPriceMode::as_str),
        );
        if currency.is_none() && mode.is_none() { Ok(()) } else { Err(PriceMismatch { currency, mode }) }
    }
}

/// Prices that are not in the currency or the mode that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PriceMismatch {
    /// The currencies, if they differ.
    pub currency: Option<Difference>,
    /// The price modes, if they differ.
    pub mode: Option<Difference>,
}

/// What was asked for and what came.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Difference {
    /// The value asked for.
    pub asked: Text,
    /// The value in the response, if it has one.
    pub echoed: Option<Text>,
}

/// `prices are not as asked: currency is USD instead of EUR, priceMode is not stated instead of total`
impl fmt::Display for PriceMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("prices are not as asked")?;
        let mut between = ": ";
        for (name, difference) in [("currency", &self.currency), ("priceMode", &self.mode)] {
            if let Some(Difference { asked, echoed }) = difference {
                let echoed = echoed.as_deref().unwrap_or("not stated");
                write!(f, "{between}{name} is {echoed} instead of {asked}")?;
                between = ", ";
            }
        }
        Ok(())
    }
}

impl std::error::Error for PriceMismatch {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::SearchStatus;
    use crate::flights::FlightResult;

    fn price(amount: &str, display: Option<&str>) -> Price {
        let mut price = Price::new(amount.parse().unwrap());
        price.display_price = display.map(str::to_owned);
        price
    }

    fn party(adults: i64, infants: i64) -> FlightPassengerCounts {
        let mut counts = FlightPassengerCounts::default();
        (counts.adults, counts.infants) = (Some(adults), Some(infants));
        counts
    }

    fn response(currency: &str, mode: FlightPriceMode) -> FlightSearchResponse {
        let mut response = FlightSearchResponse::new("s", SearchStatus::Complete);
        (response.currency, response.price_mode) = (Some(currency.into()), Some(mode));
        response
    }

    #[test]
    fn a_negative_amount_is_no_price() {
        let response = response("EUR", FlightPriceMode::Total);
        for (amount, is_price) in [("-1", false), ("-0.01", false), ("0", true), ("0.01", true)] {
            assert_eq!(response.money(&price(amount, None)).is_some(), is_price, "{amount}");
        }
    }

    #[test]
    fn only_what_is_alike_compares() {
        let (low, high) = (price("10", None), price("11", None));
        let total = response("EUR", FlightPriceMode::Total);
        let each = response("EUR", FlightPriceMode::PerPerson);
        let dollars = response("USD", FlightPriceMode::Total);
        let silent = FlightSearchResponse::new("s", SearchStatus::Complete);
        let compare = |a: &FlightSearchResponse, b: &FlightSearchResponse| {
            a.money(&low).unwrap().compare(b.money(&high).unwrap())
        };
        assert_eq!(compare(&total, &total), Some(Ordering::Less));
        assert_eq!(compare(&total, &each), None);
        assert_eq!(compare(&total, &dollars), None);
        assert_eq!(compare(&silent, &silent), None);
    }

    #[test]
    fn prices_are_converted_by_the_size_of_the_party() {
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

        // What needs no conversion keeps its text, and needs no party.
        let nobody = FlightPassengerCounts::default();
        assert_eq!(third.per_person(&nobody).unwrap().to_string(), "33,33 €");
        assert_eq!(whole.total(&nobody).unwrap().to_string(), "99,99 €");
        assert!(third.total(&nobody).is_none());
        assert!(whole.per_person(&nobody).is_none());
    }

    #[test]
    fn an_unknown_mode_is_not_converted() {
        let odd = response("EUR", "perSeat".into());
        let silent = FlightSearchResponse::new("s", SearchStatus::Complete);
        let price = price("10", None);
        for response in [&odd, &silent] {
            let money = response.money(&price).unwrap();
            assert!(money.total(&party(1, 0)).is_none());
            assert!(money.per_person(&party(1, 0)).is_none());
        }
        assert_eq!(silent.money(&price).unwrap().to_string(), "10");
    }

    #[test]
    fn a_party_has_a_size_or_it_is_not_known() {
        assert_eq!(party(2, 1).travellers(), Some(3));
        assert_eq!(party(0, 0).travellers(), None);
        assert_eq!(party(2, -1).travellers(), None);
        assert_eq!(party(i64::MAX, 0).travellers(), None);
        assert_eq!(party(u32::MAX.into(), 1).travellers(), None);
        assert_eq!(party(u32::MAX.into(), 0).travellers(), Some(u32::MAX));
    }

    #[test]
    fn the_echo_is_held_against_the_question() {
        let asked = FlightResultParameters::default()
            .with_currency("EUR".parse::<CurrencyCode>().unwrap())
            .with_price_mode(FlightPriceMode::Total);
        assert_eq!(response("EUR", FlightPriceMode::Total).answers(&asked), Ok(()));
        assert_eq!(response("USD", FlightPriceMode::PerPerson).answers(&Default::default()), Ok(()));

        let error = response("USD", FlightPriceMode::PerPerson).answers(&asked).unwrap_err();
        assert_eq!(
            error.to_string(),
            "prices are not as asked: currency is USD instead of EUR, priceMode is perPerson instead of total"
        );
        let error = response("EUR", FlightPriceMode::PerPerson).answers(&asked).unwrap_err();
        assert_eq!((error.currency.is_some(), error.mode.is_some()), (false, true));

        let mut silent = FlightSearchResponse::new("s", SearchStatus::FirstPhase);
        assert_eq!(silent.answers(&asked), Ok(()));
        silent.results.push(FlightResult::new("r"));
        assert_eq!(
            silent.answers(&asked).unwrap_err().to_string(),
            "prices are not as asked: currency is not stated instead of EUR, priceMode is not stated instead of total"
        );
    }
}
