//! `Arbitrary` impls for this crate's types, limited to values that survive encoding and decoding.

use std::time::Duration;

use arbitrary::{Arbitrary, Result, Unstructured};
use serde_core::Serialize;

use crate::list::{SeparatedList, Separator};
use crate::query::QueryValue;
use crate::tables::json_type;
use crate::write::{Compound, Encoded, Fill};
use crate::{
    Amount, Date, Decimal, IsoDuration, Lenient, LocalDateTime, OffsetDateTime, Text, TextOrInteger,
    UnlistedForm,
};

impl<'a> Arbitrary<'a> for Text {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        <&str>::arbitrary(u).map(Text::from)
    }
}

impl<'a> Arbitrary<'a> for TextOrInteger {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(if u.arbitrary()? { Text::arbitrary(u)?.into() } else { i64::arbitrary(u)?.into() })
    }
}

impl<'a> Arbitrary<'a> for Amount {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Decimal { units: i32::arbitrary(u)?.into(), scale: u.int_in_range(0..=3)? }.into())
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

impl<'a> Arbitrary<'a> for OffsetDateTime {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let (nanosecond, offset) = (u.int_in_range(0..=999_999_999)?, u.int_in_range(-840..=840)?);
        OffsetDateTime::new(LocalDateTime::arbitrary(u)?, nanosecond, offset)
            .ok_or(arbitrary::Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for IsoDuration {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let length = Duration::new(u32::arbitrary(u)?.into(), u.int_in_range(0..=999_999_999)?);
        IsoDuration::try_from(length).map_err(|_| arbitrary::Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Decimal {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Decimal { units: i64::arbitrary(u)?.into(), scale: u.int_in_range(0..=12)? })
    }
}

#[cfg(feature = "base64")]
impl<'a> Arbitrary<'a> for crate::Base64 {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Vec::arbitrary(u).map(Self::from)
    }
}

impl<'a, T: Arbitrary<'a>> Arbitrary<'a> for Lenient<T> {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        T::arbitrary(u).map(Lenient::Valid)
    }
}

impl<'a, T: Arbitrary<'a> + QueryValue, S: Separator> Arbitrary<'a> for SeparatedList<T, S> {
    /// Generates a list without empty items and without items that contain the separator, because such a list would
    /// decode to different items.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut items = Vec::<T>::arbitrary(u)?;
        items.retain(|item| {
            let text = item.to_text();
            !text.is_empty() && !text.contains(S::CHAR)
        });
        Ok(items.into())
    }
}

/// Generates a finite number, for fields that are plain JSON numbers.
#[doc(hidden)]
pub fn finite(u: &mut Unstructured<'_>) -> Result<f64> {
    Amount::arbitrary(u).map(Amount::get)
}

/// Generates a JSON value other than null, because null denotes a missing value.
#[doc(hidden)]
pub fn json(u: &mut Unstructured<'_>) -> Result<crate::Json> {
    Ok(match u.int_in_range(0..=3)? {
        0 => bool::arbitrary(u)?.into(),
        1 => i64::arbitrary(u)?.into(),
        2 => String::arbitrary(u)?.into(),
        _ => vec![String::arbitrary(u)?].into(),
    })
}

/// Generates a variant that a union does not list.
#[doc(hidden)]
pub fn unlisted_form(u: &mut Unstructured<'_>, tag: &str, listed: &[&str]) -> Result<UnlistedForm> {
    let mut form = String::arbitrary(u)?;
    while listed.contains(&form.as_str()) {
        form.push('x');
    }
    object_with(u, tag, form.into())
}

/// Generates a variant that a union with integer tags does not list.
#[doc(hidden)]
pub fn unlisted_integer_form(u: &mut Unstructured<'_>, tag: &str, listed: &[i64]) -> Result<UnlistedForm> {
    let mut form = i64::arbitrary(u)?;
    while listed.contains(&form) {
        form = form.wrapping_add(1);
    }
    object_with(u, tag, form.into())
}

/// Generates the variant that a union with boolean tags does not list.
#[doc(hidden)]
pub fn unlisted_boolean_form(u: &mut Unstructured<'_>, tag: &str, listed: &[bool]) -> Result<UnlistedForm> {
    object_with(u, tag, (!listed.contains(&true)).into())
}

/// Generates an object with a tag.
fn object_with(u: &mut Unstructured<'_>, tag: &str, form: crate::Json) -> Result<UnlistedForm> {
    let mut object = serde_json::Map::new();
    for _ in 0..u.int_in_range(0..=3)? {
        object.insert(String::arbitrary(u)?, json(u)?);
    }
    let text = form.as_str().map_or_else(|| form.to_string(), str::to_owned);
    object.insert(tag.to_owned(), form);
    Ok(UnlistedForm::new(text.into(), object.into()))
}

/// Generates a value of a JSON type that a union does not list.
#[doc(hidden)]
pub fn unlisted_type(u: &mut Unstructured<'_>, types: &[&str]) -> Result<UnlistedForm> {
    let json: crate::Json = match *u.choose(types)? {
        "boolean" => bool::arbitrary(u)?.into(),
        "number" => i64::arbitrary(u)?.into(),
        "string" => String::arbitrary(u)?.into(),
        "array" => vec![String::arbitrary(u)?].into(),
        _ => serde_json::Map::from_iter([(String::arbitrary(u)?, json(u)?)]).into(),
    };
    Ok(UnlistedForm::new(json_type(&json).into(), json))
}

/// Returns a description of the first value for which the writer's output differs from the encoder's, or a message if
/// too few values could be generated.
#[doc(hidden)]
pub fn written_otherwise<T>() -> Option<String>
where
    T: for<'a> Arbitrary<'a> + Serialize + Compound,
    for<'o> T::Writer<'o>: Fill<T>,
{
    let seeds = (0..100).map(|seed| noise(seed, 1 << (4 + seed % 9)));
    let values: Vec<T> =
        seeds.filter_map(|bytes| T::arbitrary(&mut Unstructured::new(&bytes)).ok()).collect();
    if values.len() < 50 {
        return Some(format!("{}: too few values to compare", std::any::type_name::<T>()));
    }
    values.iter().find_map(|value| {
        let (written, encoded) = (Encoded::<T>::write(|writer| writer.fill(value)), Encoded::from(value));
        let json = |encoded: Encoded<T>| encoded.into_bytes().map(String::from_utf8);
        let (written, encoded) = (json(written), json(encoded));
        (written != encoded).then(|| format!("wrote {written:?}, expected {encoded:?}"))
    })
}

/// Generates `length` pseudorandom bytes from a seed (xorshift).
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..length.div_ceil(8)).flat_map(|_| next().to_le_bytes()).take(length).collect()
}
