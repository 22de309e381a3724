//! Result parameters that flight and car searches have in common.

use wayfare_models::common::CurrencyCode;

use crate::random::Random;

/// Currencies of two decimals, of none and of three.
const CURRENCIES: [&str; 6] = ["USD", "EUR", "GBP", "JPY", "KWD", "CHF"];

pub fn currency(random: &mut Random) -> CurrencyCode {
    random.pick(&CURRENCIES).parse().unwrap()
}

/// Mostly of few results: there are many searches, and what is wrong with the hundredth is wrong with the first.
pub fn page_size(random: &mut Random, largest: usize) -> i64 {
    let sizes = [1, 1, 2, 3, 5, 5, 5, 8, 8, 10, 10, 20];
    match random.below(100) {
        0..96 => *random.pick(&sizes),
        96..99 => 50,
        _ => largest as i64,
    }
}

/// One of the first pages, or one that nobody has come to.
pub fn page_number(random: &mut Random) -> i64 {
    match random.below(10) {
        0..8 => random.within(0, 4),
        8 => 1_000_000,
        _ => 300,
    }
}
