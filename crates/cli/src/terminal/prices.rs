//! Formats the prices of a response.

use wayfare_models::common::CurrencyCode;
use wayfare_models::{Amount, Lenient};
use wayfare_places::money::Currency;

/// Placeholder for a missing price.
pub const NONE: &str = "-";

/// Format for the prices of a response: all prices have the same number of decimals, and the currency is shown once.
#[derive(Clone, Copy, Debug)]
pub struct Prices<'r> {
    currency: Option<&'r Lenient<CurrencyCode>>,
    decimals: usize,
    /// Number of nights that each price covers; `None` for one night, or if prices aren't per night.
    pub nights: Option<u32>,
}

impl<'r> Prices<'r> {
    /// Chooses the format for these prices.
    pub fn new(
        currency: Option<&'r Lenient<CurrencyCode>>,
        amounts: impl IntoIterator<Item = Amount>,
    ) -> Self {
        let has_cents = amounts.into_iter().any(has_cents);
        Prices { currency, decimals: decimals(currency, has_cents), nights: None }
    }

    /// Sets the number of nights that each price covers.
    pub fn of_nights(self, nights: Option<u32>) -> Self {
        Prices { nights, ..self }
    }

    /// Appends the currency to a title, for example `TOTAL EUR`.
    pub fn title(&self, title: &str) -> String {
        match self.currency {
            Some(currency) => format!("{title} {currency}"),
            None => title.to_owned(),
        }
    }

    /// Formats a price, for example `1,234.50`. A missing or negative price becomes a dash; services send -1 for a
    /// missing price.
    pub fn write(&self, amount: Option<Amount>) -> String {
        match amount.filter(|amount| *amount >= Amount::ZERO) {
            Some(amount) => grouped(&format!("{:.*}", self.decimals, amount.get())),
            None => NONE.to_owned(),
        }
    }

    /// Formats the price of one night.
    pub fn write_night(&self, amount: Option<Amount>) -> String {
        let nights = f64::from(self.nights.unwrap_or(1));
        let share = |amount: Amount| Amount::new(amount.get() / nights);
        self.write(amount.filter(|amount| *amount >= Amount::ZERO).and_then(share))
    }
}

/// Formats an amount and its currency, for example `1,234.50 USD`. If the currency is missing, returns the response's
/// own text, if any.
pub fn with_currency(
    amount: Amount,
    currency: Option<&Lenient<CurrencyCode>>,
    display: Option<&str>,
) -> String {
    let number = || grouped(&format!("{:.*}", decimals(currency, has_cents(amount)), amount.get()));
    match currency {
        Some(currency) => format!("{} {currency}", number()),
        None => display.map_or_else(number, str::to_owned),
    }
}

/// Returns the number of decimals for a currency: three for the Kuwaiti dinar, two for most, none for the yen unless
/// the amount has cents.
fn decimals(currency: Option<&Lenient<CurrencyCode>>, has_cents: bool) -> usize {
    let known = currency.and_then(|currency| Currency::from_code(currency.as_ref()));
    match known.map_or(0, |known| known.decimals().into()) {
        0 if has_cents => 2,
        decimals => decimals,
    }
}

fn has_cents(amount: Amount) -> bool {
    amount.get().fract() != 0.0
}

/// Inserts thousands separators into a number: `1,234,567.50`.
pub fn grouped(number: &str) -> String {
    let whole = number.split('.').next().unwrap_or_default().len();
    let mut text = String::new();
    for (index, digit) in number.chars().enumerate() {
        if index > 0 && index < whole && (whole - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
