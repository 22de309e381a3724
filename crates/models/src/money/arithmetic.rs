//! Exact decimal arithmetic for amounts of money.

use specwright_core::{Amount, Decimal};

/// Returns the units and the scale of an amount, or `None` if the units don't fit in 64 bits. Real amounts never have
/// that many digits.
fn exact(amount: Amount) -> Option<(i64, u32)> {
    let Decimal { units, scale } = amount.to_decimal()?;
    Some((i64::try_from(units).ok()?, scale))
}

fn from_parts(units: i64, scale: u32) -> Amount {
    Decimal { units: units.into(), scale }.into()
}

/// Multiplies exactly in decimal arithmetic: 33.33 times three is 99.99.
pub(crate) fn multiply(amount: Amount, count: u32) -> Option<Amount> {
    let (units, scale) = exact(amount)?;
    Some(from_parts(units.checked_mul(count.into())?, scale))
}

/// Divides an amount into equal parts and returns one part, which is exact if possible.
pub(crate) fn divide(amount: Amount, parts: u32) -> Option<Amount> {
    let exact = exact(amount).and_then(|(units, scale)| {
        let parts = i64::from(parts);
        (0..=6_u32).find_map(|more| {
            let units = units.checked_mul(10_i64.pow(more))?;
            let is_whole = units.checked_rem(parts)? == 0;
            is_whole.then(|| from_parts(units / parts, scale + more))
        })
    });
    exact.or_else(|| Amount::new(amount.get() / f64::from(parts)))
}

/// Adds exactly in decimal arithmetic: 0.1 plus 0.2 is 0.3.
pub(crate) fn sum(a: Amount, b: Amount) -> Option<Amount> {
    let (a, b) = (exact(a)?, exact(b)?);
    let scale = a.1.max(b.1);
    let units = |(units, own): (i64, u32)| units.checked_mul(10_i64.checked_pow(scale - own)?);
    Some(from_parts(units(a)?.checked_add(units(b)?)?, scale))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(text: &str) -> Amount {
        text.parse().unwrap()
    }

    #[test]
    fn parts_are_exact_where_possible() {
        for (total, parts, part) in
            [("99.99", 3, "33.33"), ("100", 8, "12.5"), ("0.3", 3, "0.1"), ("0", 7, "0"), ("812", 1, "812")]
        {
            assert_eq!(divide(amount(total), parts), Some(amount(part)), "{total} / {parts}");
        }
        assert_eq!(divide(amount("100"), 3).unwrap().get(), 100.0 / 3.0);
        assert_eq!(divide(amount("1e300"), 2), Some(amount("5e299")));
        assert_eq!(divide(amount("1"), 0), None);
    }

    #[test]
    fn sums_are_exact() {
        for (a, b, total) in [("0.1", "0.2", "0.3"), ("1", "0.005", "1.005"), ("0", "0", "0")] {
            assert_eq!(sum(amount(a), amount(b)), Some(amount(total)));
        }
        assert_eq!(sum(amount("1e300"), amount("1")), None);
        assert_eq!(sum(amount("9000000000000000000"), amount("9000000000000000000")), None);
        assert_eq!(sum(amount("9000000000000000000"), amount("0.001")), None);
    }

    #[test]
    fn multiples_are_exact() {
        assert_eq!(multiply(amount("33.33"), 3), Some(amount("99.99")));
        assert_eq!(multiply(amount("0.1"), 0), Some(amount("0")));
        assert_eq!(multiply(amount("9000000000000000000"), 2), None);
    }
}
