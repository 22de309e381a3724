//! The serializer for values.

use std::fmt::{Display, Write as _};

use serde_core::ser::{Error as _, Serialize, Serializer};

use super::buffer::Buffer;
use super::compound::{Fields, Items, Variant};
use super::error::EncodeError;

type Result<T = ()> = std::result::Result<T, EncodeError>;

macro_rules! integers {
    ($($method:ident: $type:ty),+ $(,)?) => {
        $(
            #[inline]
            fn $method(self, value: $type) -> Result {
                self.raw(itoa::Buffer::new().format(value).as_bytes());
                Ok(())
            }
        )+
    };
}

macro_rules! floats {
    ($($method:ident: $type:ty),+ $(,)?) => {
        $(
            /// Writes null for numbers that JSON can't represent.
            #[inline]
            fn $method(self, value: $type) -> Result {
                match value.is_finite() {
                    true => self.raw(zmij::Buffer::new().format_finite(value).as_bytes()),
                    false => self.raw(b"null"),
                }
                Ok(())
            }
        )+
    };
}

impl<'a> Serializer for &'a mut Buffer {
    type Ok = ();
    type Error = EncodeError;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Variant<Items<'a>>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Variant<Fields<'a>>;

    integers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128,
    }

    floats!(serialize_f32: f32, serialize_f64: f64);

    #[inline]
    fn serialize_bool(self, value: bool) -> Result {
        self.raw(if value { b"true" } else { b"false" });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result {
        self.string(value);
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result {
        self.byte(b'"');
        write!(self, "{value}").map_err(EncodeError::custom)?;
        self.byte(b'"');
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result {
        self.collect_seq(value)
    }

    #[inline]
    fn serialize_none(self) -> Result {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result {
        self.raw(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result {
        value.serialize(&mut *self.open_variant(variant))?;
        self.byte(b'}');
        Ok(())
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>> {
        Ok(Items::begin(self))
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>> {
        Ok(Items::begin(self))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>> {
        Ok(Items::begin(self))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<Items<'a>>> {
        Ok(Variant(Items::begin(self.open_variant(variant))))
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>> {
        Ok(Fields::begin(self))
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields<'a>> {
        Ok(Fields::begin(self))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Variant<Fields<'a>>> {
        Ok(Variant(Fields::begin(self.open_variant(variant))))
    }
}

impl Buffer {
    /// Begins the object that names a variant: `{"variant":`.
    fn open_variant(&mut self, variant: &str) -> &mut Self {
        self.byte(b'{');
        self.string(variant);
        self.byte(b':');
        self
    }
}
