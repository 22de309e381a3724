//! Arithmetic in decimals, since amounts are money and not measurements.

use wayfare_wire::{Amount, Decimal};

/// Multiplies in decimals, so that 33.33 times three is 99.99.
pub(crate) fn times(amount: Amount, count: u32) -> Option<Amount> {
    let Decimal { units, scale } = amount.to_decimal()?;
    Some(Decimal { units: units.checked_mul(count.into())?, scale }.into())
}

/// A part of an amount.
pub(crate) fn shared(amount: Amount, parts: u32) -> Option<Amount> {
    let exact = amount.to_decimal().and_then(|Decimal { units, scale }| {
        let parts = i128::from(parts);
        (0..=6_u32).find_map(|more| {
            let units = units.checked_mul(10_i128.pow(more))?;
            let is_whole = units.checked_rem(parts)? == 0;
            is_whole.then(|| Decimal { units: units / parts, scale: scale + more }.into())
        })
    });
    exact.or_else(|| Amount::new(amount.get() / f64::from(parts)))
}

/// Adds in decimals, so that 0.1 and 0.2 make 0.3.
pub(crate) fn sum(a: Amount, b: Amount) -> Option<Amount> {
    let (a, b) = (a.to_decimal()?, b.to_decimal()?);
    let scale = a.scale.max(b.scale);
    let units = |part: Decimal| part.units.checked_mul(10_i128.checked_pow(scale - part.scale)?);
    Some(Decimal { units: units(a)?.checked_add(units(b)?)?, scale }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn amount(text: &str) -> Amount {
        text.parse().unwrap()
    }

    #[test]
    fn parts_are_exact_where_they_can_be() {
        for (total, parts, part) in
            [("99.99", 3, "33.33"), ("100", 8, "12.5"), ("0.3", 3, "0.1"), ("0", 7, "0"), ("812", 1, "812")]
        {
            assert_eq!(shared(amount(total), parts), Some(amount(part)), "{total} / {parts}");
        }
        assert_eq!(shared(amount("100"), 3).unwrap().get(), 100.0 / 3.0);
        assert_eq!(shared(amount("1e300"), 2), Some(amount("5e299")));
        assert_eq!(shared(amount("1"), 0), None);
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
        assert_eq!(times(amount("33.33"), 3), Some(amount("99.99")));
        assert_eq!(times(amount("0.1"), 0), Some(amount("0")));
        assert_eq!(times(amount("9000000000000000000"), 2), None);
    }
}
