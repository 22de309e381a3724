//! Amounts of money: finite, ordered, and exact as decimals on request.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde_core::{Serialize, Serializer};

use crate::{Cx, Decimal, Decode, Expected, ValueError};

/// An amount of money, or a percentage: a JSON number on the wire.
///
/// An amount is a finite `f64` that can be sorted and hashed. [`Amount::to_decimal`] returns the shortest decimal that
/// rounds to the same `f64`, and therefore restores decimals of up to 15 digits exactly. Use decimals for exact sums.
#[derive(Clone, Copy, Default)]
pub struct Amount(f64);

impl Amount {
    /// Zero.
    pub const ZERO: Amount = Amount(0.0);

    /// Creates an amount. Returns `None` for infinity and NaN.
    pub fn new(number: f64) -> Option<Self> {
        // Adding zero turns -0.0 into 0.0, so that equal amounts have equal bits.
        number.is_finite().then_some(Amount(number + 0.0))
    }

    /// Returns the amount as a float.
    pub fn get(self) -> f64 {
        self.0
    }

    /// Returns the amount as a decimal, or `None` if the amount has more digits than a decimal can hold.
    pub fn to_decimal(self) -> Option<Decimal> {
        // `Display` of an f64 writes the shortest decimal that parses to the same value, without an exponent.
        let text = self.0.to_string();
        let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
        let units = format!("{whole}{fraction}").parse().ok()?;
        Some(Decimal { units, scale: u32::try_from(fraction.len()).ok()? })
    }
}

impl From<Decimal> for Amount {
    /// Converts to the nearest amount.
    fn from(decimal: Decimal) -> Self {
        // Parsing a string rounds correctly, unlike dividing by a power of ten. A decimal's string always parses.
        Amount::new(decimal.to_string().parse().unwrap_or_default()).unwrap_or_default()
    }
}

impl From<i32> for Amount {
    fn from(number: i32) -> Self {
        Amount(f64::from(number))
    }
}

impl FromStr for Amount {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Self, ValueError> {
        let number = text.parse().ok().and_then(Amount::new);
        number.ok_or_else(|| ValueError::new(text, "a number"))
    }
}

impl PartialEq for Amount {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Amount {}

impl PartialOrd for Amount {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Amount {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

impl Hash for Amount {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.to_bits().hash(state);
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Serialize for Amount {
    /// Serializes whole amounts below 10¹⁵ without a decimal point, as services do.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const WHOLE: f64 = 1e15;
        let whole = self.0 as i64;
        if whole as f64 == self.0 && self.0.abs() < WHOLE {
            serializer.serialize_i64(whole)
        } else {
            serializer.serialize_f64(self.0)
        }
    }
}

crate::__deserialize!(Amount);

impl Decode for Amount {
    const EXPECTED: Expected = Expected::Number;

    fn integer(value: i64, _: &mut Cx<'_>) -> Option<Self> {
        Amount::new(value as f64)
    }

    fn float(value: f64, cx: &mut Cx<'_>) -> Option<Self> {
        f64::float(value, cx).and_then(Amount::new)
    }

    fn text(value: &str, cx: &mut Cx<'_>) -> Option<Self> {
        f64::text(value, cx).and_then(Amount::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn there_is_one_zero_and_no_nan() {
        assert_eq!(Amount::new(-0.0), Some(Amount::ZERO));
        assert_eq!(Amount::new(f64::NAN), None);
        assert_eq!(Amount::new(f64::INFINITY), None);
        assert!("inf".parse::<Amount>().is_err());
    }

    #[test]
    fn not_every_amount_is_a_decimal() {
        assert_eq!(Amount::new(1e300).and_then(Amount::to_decimal), None);
    }

    #[test]
    fn whole_amounts_have_no_point() {
        assert_eq!(serde_json::to_string(&Amount::from(412)).unwrap(), "412");
        assert_eq!(serde_json::to_string(&Amount::new(412.5)).unwrap(), "412.5");
    }

    proptest! {
        #[test]
        fn cents_survive_the_float(units in -1_000_000_000_000_i128..1_000_000_000_000) {
            let amount = Amount::from(Decimal { units, scale: 2 });
            let back = amount.to_decimal().unwrap();
            prop_assert_eq!(back.units * 10_i128.pow(2 - back.scale), units);
            let json = serde_json::to_string(&amount).unwrap();
            prop_assert_eq!(serde_json::from_str::<Amount>(&json).unwrap(), amount);
        }
    }
}
