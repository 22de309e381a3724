//! Prices of a response as text.

use wayfare_models::common::CurrencyCode;
use wayfare_models::{Amount, Lenient};
use wayfare_places::money::Currency;

/// The sign for a missing price.
pub const NONE: &str = "-";

/// Format of the prices of a response: the same number of decimals for all, the currency once.
#[derive(Clone, Copy, Debug)]
pub struct Prices<'r> {
    currency: Option<&'r Lenient<CurrencyCode>>,
    decimals: usize,
}

impl<'r> Prices<'r> {
    /// The format for these prices.
    pub fn new(
        currency: Option<&'r Lenient<CurrencyCode>>,
        amounts: impl IntoIterator<Item = Amount>,
    ) -> Self {
        let has_cents = amounts.into_iter().any(|amount| amount.get().fract() != 0.0);
        Prices { currency, decimals: if has_cents { decimals(currency) } else { 0 } }
    }

    /// `TOTAL EUR`
    pub fn title(&self, title: &str) -> String {
        match self.currency {
            Some(currency) => format!("{title} {currency}"),
            None => title.to_owned(),
        }
    }

    /// `1,234.50`; a dash for a missing price, which -1 means, too.
    pub fn write(&self, amount: Option<Amount>) -> String {
        match amount.filter(|amount| *amount >= Amount::ZERO) {
            Some(amount) => grouped(&format!("{:.*}", self.decimals, amount.get())),
            None => NONE.to_owned(),
        }
    }
}

/// Decimals of a currency: three for the Kuwaiti dinar, two for most.
fn decimals(currency: Option<&Lenient<CurrencyCode>>) -> usize {
    const USUAL: usize = 2;
    let known = currency.and_then(|currency| Currency::from_code(currency.as_ref()));
    known.map(|known| known.decimals().into()).filter(|decimals| *decimals > 0).unwrap_or(USUAL)
}

/// `1234567.50` with commas.
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
