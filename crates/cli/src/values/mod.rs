//! Values on the command line.

pub mod dates;
pub mod duration;
pub mod label;
pub mod listed;
pub mod moments;
pub mod months;

use std::str::FromStr;

use wayfare_models::ValueError;
use wayfare_models::common::CurrencyCode;

/// A number from 1.
pub fn one_or_more<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= N::from(1));
    number.ok_or("expected a whole number, 1 or more")
}

/// The code of a currency, in any case.
pub fn currency(text: &str) -> Result<CurrencyCode, ValueError> {
    text.to_ascii_uppercase().parse()
}

/// Parses a pace, for `wayfare serve` and for the embedded service.
pub fn pace(text: &str) -> Result<f64, &'static str> {
    let pace = text.parse().ok().filter(|pace| (0.0..=1_000.0).contains(pace));
    pace.ok_or("expected a number from 0 to 1000")
}
