//! Map keys: strings, and values that are written as strings.

use std::fmt::Display;

use serde_core::ser::{Impossible, Serialize, Serializer};

use super::buffer::Buffer;
use super::error::EncodeError;

type Result<T = ()> = std::result::Result<T, EncodeError>;
type Never = Impossible<(), EncodeError>;

/// Serializer of a map key.
pub(super) struct Key<'a>(pub(super) &'a mut Buffer);

impl Key<'_> {
    /// Writes a number or boolean in quotes.
    fn quoted(self, value: impl Serialize) -> Result {
        self.0.byte(b'"');
        value.serialize(&mut *self.0)?;
        self.0.byte(b'"');
        Ok(())
    }
}

macro_rules! quoted {
    ($($method:ident: $type:ty),+ $(,)?) => {
        $(
            fn $method(self, value: $type) -> Result {
                self.quoted(value)
            }
        )+
    };
}

macro_rules! rejected {
    ($($method:ident($($type:ty),*) -> $result:ty;)+) => {
        $(
            fn $method(self, $(_: $type),*) -> Result<$result> {
                Err(EncodeError::key())
            }
        )+
    };
}

impl Serializer for Key<'_> {
    type Ok = ();
    type Error = EncodeError;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    quoted! {
        serialize_bool: bool,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128,
    }

    fn serialize_f32(self, value: f32) -> Result {
        if value.is_finite() { self.quoted(value) } else { Err(EncodeError::non_finite_key()) }
    }

    fn serialize_f64(self, value: f64) -> Result {
        if value.is_finite() { self.quoted(value) } else { Err(EncodeError::non_finite_key()) }
    }

    fn serialize_char(self, value: char) -> Result {
        self.0.serialize_char(value)
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result {
        self.0.serialize_str(value)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result {
        self.0.collect_str(value)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        self.0.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result {
        Err(EncodeError::key())
    }

    rejected! {
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct(&'static str, usize) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }
}
