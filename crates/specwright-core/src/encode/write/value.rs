//! Values without parts, borrowed or not.

use std::fmt::{self, Write as _};

use serde_core::Serialize;
use serde_core::ser::Error as _;

use super::Out;
use crate::encode::error::EncodeError;
use crate::{
    Amount, Date, Decimal, IsoDuration, Lenient, LocalDateTime, OffsetDateTime, Text, TextOrInteger,
};

/// A value that is written as a `T` is: a `&T`, or what a `T` would only be made of for its writing.
///
/// Any text stands for a [`Text`], an id or a code: `&str`, an array of the texts that it is joined of, and
/// `format_args!` without a string in between. Numbers, dates and times stand for themselves, and a [`Decimal`] for an
/// amount.
pub trait WriteAs<T> {
    #[doc(hidden)]
    fn write(self, out: &mut Out);
}

/// A type whose values are texts that any text may stand for.
pub trait AnyText {}

impl AnyText for Text {}
impl<T> AnyText for Lenient<T> {}

/// A type whose values are integers that any integer may stand for.
pub trait AnyInteger {}

impl AnyInteger for i64 {}

impl<T: Serialize> WriteAs<T> for &T {
    #[inline]
    fn write(self, out: &mut Out) {
        put(self, out);
    }
}

/// Without the box.
impl<T: Serialize> WriteAs<Box<T>> for &T {
    #[inline]
    fn write(self, out: &mut Out) {
        put(self, out);
    }
}

#[inline]
fn put(value: &impl Serialize, out: &mut Out) {
    if let Err(error) = value.serialize(&mut out.buffer) {
        out.refuse(error);
    }
}

impl<T: AnyText> WriteAs<T> for &str {
    #[inline]
    fn write(self, out: &mut Out) {
        out.buffer.string(self);
    }
}

/// A text of several parts, which takes less time than formatting.
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
            out.refuse(EncodeError::custom(error));
        }
        out.buffer.byte(b'"');
    }
}

/// A decimal stands for its nearest amount, and takes less time than that.
impl WriteAs<Amount> for Decimal {
    #[inline]
    fn write(self, out: &mut Out) {
        /// One more than an amount has digits for.
        const TOO_MANY: u64 = 1_000_000_000_000_000;
        // Others may be written with an exponent.
        match i64::try_from(self.units) {
            Ok(units) if units.unsigned_abs() < TOO_MANY && self.scale <= 4 => {
                out.buffer.decimal(units, 10_u64.pow(self.scale));
            }
            _ => put(&Amount::from(self), out),
        }
    }
}

impl<T: AnyInteger> WriteAs<T> for i64 {
    #[inline]
    fn write(self, out: &mut Out) {
        put(&self, out);
    }
}

macro_rules! by_value {
    ($($type:ty),+) => {
        $(
            impl WriteAs<$type> for $type {
                #[inline]
                fn write(self, out: &mut Out) {
                    put(&self, out);
                }
            }
        )+
    };
}
by_value!(bool, u64, f64, Amount, Decimal, Date, LocalDateTime, OffsetDateTime, IsoDuration, TextOrInteger);
#[cfg(feature = "uuid")]
by_value!(crate::Uuid);
