//! Scalar values, owned or borrowed.

use std::fmt::{self, Write as _};

use serde_core::Serialize;
use serde_core::ser::Error as _;

use super::Out;
use crate::encode::error::EncodeError;
use crate::{
    Amount, Date, Decimal, IsoDuration, Lenient, LocalDateTime, OffsetDateTime, Text, TextOrInteger,
};

/// A value that is written like a `T`: a `&T`, or data that needs no conversion to a `T` first.
///
/// Any string can be written for a [`Text`], an id or a code: a `&str`, an array of strings to be joined, or
/// `format_args!`, without an intermediate `String`. Numbers, dates and times are written as they are. A [`Decimal`]
/// can be written for an amount.
pub trait WriteAs<T> {
    #[doc(hidden)]
    fn write(self, out: &mut Out);
}

/// A type whose values are strings, and for which any string may be written.
pub trait AnyText {}

impl AnyText for Text {}
impl<T> AnyText for Lenient<T> {}

/// A type whose values are integers, and for which any integer may be written.
pub trait AnyInteger {}

impl AnyInteger for i64 {}

impl<T: Serialize> WriteAs<T> for &T {
    #[inline]
    fn write(self, out: &mut Out) {
        serialize_into(self, out);
    }
}

/// A boxed value is written like the value itself.
impl<T: Serialize> WriteAs<Box<T>> for &T {
    #[inline]
    fn write(self, out: &mut Out) {
        serialize_into(self, out);
    }
}

#[inline]
fn serialize_into(value: &impl Serialize, out: &mut Out) {
    if let Err(error) = value.serialize(&mut out.buffer) {
        out.record_error(error);
    }
}

impl<T: AnyText> WriteAs<T> for &str {
    #[inline]
    fn write(self, out: &mut Out) {
        out.buffer.string(self);
    }
}

/// Concatenates the parts of a string, which is faster than formatting.
impl<T: AnyText, S: AsRef<str>, const N: usize> WriteAs<T> for [S; N] {
    fn write(self, out: &mut Out) {
        out.buffer.byte(b'"');
        self.iter().for_each(|part| out.buffer.part(part.as_ref()));
        out.buffer.byte(b'"');
    }
}

impl<T: AnyText> WriteAs<T> for fmt::Arguments<'_> {
    fn write(self, out: &mut Out) {
        out.buffer.byte(b'"');
        if let Err(error) = out.buffer.write_fmt(self) {
            out.record_error(EncodeError::custom(error));
        }
        out.buffer.byte(b'"');
    }
}

/// A decimal is written as the nearest amount, usually without a conversion.
impl WriteAs<Amount> for Decimal {
    #[inline]
    fn write(self, out: &mut Out) {
        /// The lowest number with more digits than an amount can represent.
        const TOO_MANY: u64 = 1_000_000_000_000_000;
        // Other amounts may need an exponent.
        match i64::try_from(self.units) {
            Ok(units) if units.unsigned_abs() < TOO_MANY && self.scale <= 4 => {
                out.buffer.decimal(units, 10_u64.pow(self.scale));
            }
            _ => serialize_into(&Amount::from(self), out),
        }
    }
}

impl<T: AnyInteger> WriteAs<T> for i64 {
    #[inline]
    fn write(self, out: &mut Out) {
        serialize_into(&self, out);
    }
}

macro_rules! by_value {
    ($($type:ty),+) => {
        $(
            impl WriteAs<$type> for $type {
                #[inline]
                fn write(self, out: &mut Out) {
                    serialize_into(&self, out);
                }
            }
        )+
    };
}
by_value!(bool, u64, f64, Amount, Decimal, Date, LocalDateTime, OffsetDateTime, IsoDuration, TextOrInteger);
#[cfg(feature = "uuid")]
by_value!(crate::Uuid);
