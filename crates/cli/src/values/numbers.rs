//! Numbers on the command line.

use std::ops::RangeInclusive;
use std::str::FromStr;

use wayfare_models::Amount;

/// Parses a number that consists only of ASCII digits, without a sign or spaces.
pub fn digits<N: FromStr>(text: &str) -> Option<N> {
    let are_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| are_digits)
}

/// Parses a non-negative whole number. The client checks the upper limit, and reports all errors in a request together.
pub fn number<N: TryFrom<u64>>(text: &str) -> Result<N, &'static str> {
    let text = text.trim();
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some(()).ok_or("expected a whole number")?;
    let number = text.parse().ok().and_then(|number: u64| N::try_from(number).ok());
    number.ok_or("expected a smaller whole number")
}

/// Returns a parser for whole numbers within a range.
pub fn within<N: TryFrom<usize>>(
    allowed: RangeInclusive<usize>,
) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.trim().parse().ok().filter(|number| allowed.contains(number));
        number
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| format!("expected a whole number from {} to {}", allowed.start(), allowed.end()))
    }
}

/// Parses a whole number of at least 1.
pub fn one_or_more<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= N::from(1));
    number.ok_or("expected a whole number, 1 or more")
}

/// Parses a numeric id.
pub fn id(text: &str) -> Result<i64, &'static str> {
    text.trim().parse().map_err(|_| "expected an ID: a whole number")
}

/// Parses a non-negative amount of money.
pub fn price(text: &str) -> Result<Amount, &'static str> {
    let amount = text.parse::<Amount>().ok().filter(|amount| *amount >= Amount::ZERO);
    amount.ok_or("expected an amount that is not negative, such as 250 or 49.50")
}

/// Parses a pace, for `wayfare serve` and for the embedded service.
pub fn pace(text: &str) -> Result<f64, &'static str> {
    let pace = text.parse().ok().filter(|pace| (0.0..=1_000.0).contains(pace));
    pace.ok_or("expected a number from 0 to 1000")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_checked_against_their_range() {
        let stars = within::<i64>(0..=5);
        assert_eq!([stars("0"), stars(" 5")], [Ok(0), Ok(5)]);
        for text in ["", "6", "-1", "1e1", "４", "99999999999999999999"] {
            assert_eq!(stars(text).unwrap_err(), "expected a whole number from 0 to 5", "{text}");
        }
    }

    #[test]
    fn numbers_accept_only_digits() {
        assert_eq!([number::<u8>("0"), number(" 255 ")], [Ok(0), Ok(255)]);
        for text in ["", " ", "-1", "+1", "1.5", "x", "４"] {
            assert_eq!(number::<u8>(text), Err("expected a whole number"), "{text}");
        }
        for text in ["256", "99999999999999999999"] {
            assert_eq!(number::<u8>(text), Err("expected a smaller whole number"), "{text}");
        }
    }

    #[test]
    fn negative_prices_are_rejected() {
        assert_eq!(price("49.50").unwrap().to_string(), "49.5");
        for text in ["", "-1", "cheap", "1e400"] {
            assert!(price(text).is_err(), "{text}");
        }
    }
}
