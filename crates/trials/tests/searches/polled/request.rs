//! Common result parameters of flight and car searches.

use wayfare_models::common::CurrencyCode;

use crate::random::Random;

/// Currencies with two, zero and three decimals.
const CURRENCIES: [&str; 6] = ["USD", "EUR", "GBP", "JPY", "KWD", "CHF"];

pub fn currency(random: &mut Random) -> CurrencyCode {
    random.pick(&CURRENCIES).parse().unwrap()
}

/// Returns a page size. Most page sizes are small, since an error in the hundredth result usually also occurs in the
/// first result.
pub fn page_size(random: &mut Random, largest: usize) -> i64 {
    let sizes = [1, 1, 2, 3, 5, 5, 5, 8, 8, 10, 10, 20];
    match random.below(100) {
        0..96 => *random.pick(&sizes),
        96..99 => 50,
        _ => largest as i64,
    }
}

/// Returns one of the first pages, or a page far beyond the end.
pub fn page_number(random: &mut Random) -> i64 {
    match random.below(10) {
        0..8 => random.within(0, 4),
        8 => 1_000_000,
        _ => 300,
    }
}
