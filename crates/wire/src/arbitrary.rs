//! `Arbitrary` values of the types here, in the forms that decode to themselves.

use arbitrary::{Arbitrary, Result, Unstructured};

use crate::list::{SeparatedList, Separator};
use crate::query::QueryValue;
use crate::{Amount, Date, Decimal, Lenient, LocalDateTime, Text};

impl<'a> Arbitrary<'a> for Text {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        <&str>::arbitrary(u).map(Text::from)
    }
}

impl<'a> Arbitrary<'a> for Amount {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Decimal { units: i64::from(i32::arbitrary(u)?), scale: u.int_in_range(0..=3)? }.into())
    }
}

impl<'a> Arbitrary<'a> for Date {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let days = u.int_in_range(Date::MIN.days_since_epoch()..=Date::MAX.days_since_epoch())?;
        Date::from_days_since_epoch(days).ok_or(arbitrary::Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for LocalDateTime {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let (hour, minute) = (u.int_in_range(0..=23)?, u.int_in_range(0..=59)?);
        LocalDateTime::new(Date::arbitrary(u)?, hour, minute, u.int_in_range(0..=59)?)
            .ok_or(arbitrary::Error::IncorrectFormat)
    }
}

impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for Lenient<T> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        T::arbitrary(u).map(Lenient::Valid)
    }
}

impl<'a, T: Arbitrary<'a> + QueryValue, S: Separator> Arbitrary<'a> for SeparatedList<T, S> {
    /// An item that is empty, or holds the separator, would be read as something else.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut items = Vec::<T>::arbitrary(u)?;
        items.retain(|item| {
            let text = item.to_text();
            !text.is_empty() && !text.contains(S::CHAR)
        });
        Ok(items.into())
    }
}

/// A finite number, for fields that are plain JSON numbers.
#[doc(hidden)]
pub fn finite(u: &mut Unstructured<'_>) -> Result<f64> {
    Amount::arbitrary(u).map(Amount::get)
}

/// A JSON value other than null, which stands for a missing one.
#[doc(hidden)]
pub fn json(u: &mut Unstructured<'_>) -> Result<crate::Json> {
    Ok(match u.int_in_range(0..=3)? {
        0 => bool::arbitrary(u)?.into(),
        1 => i64::arbitrary(u)?.into(),
        2 => String::arbitrary(u)?.into(),
        _ => vec![String::arbitrary(u)?].into(),
    })
}
