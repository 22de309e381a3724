//! Arrays and objects. Each part is written with a trailing comma, and the closing bracket replaces the last comma, so
//! that the first part needs no special case.

use serde_core::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};

use super::buffer::Buffer;
use super::error::EncodeError;
use super::key::Key;

type Result = std::result::Result<(), EncodeError>;

/// An array being written.
pub(super) struct Items<'a>(&'a mut Buffer);

impl<'a> Items<'a> {
    #[inline]
    pub(super) fn begin(buffer: &'a mut Buffer) -> Self {
        buffer.byte(b'[');
        Items(buffer)
    }

    #[inline]
    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Result {
        value.serialize(&mut *self.0)?;
        self.0.byte(b',');
        Ok(())
    }

    #[inline]
    fn close(self) -> &'a mut Buffer {
        self.0.close(b']');
        self.0
    }
}

/// An object being written.
pub(super) struct Fields<'a>(&'a mut Buffer);

impl<'a> Fields<'a> {
    #[inline]
    pub(super) fn begin(buffer: &'a mut Buffer) -> Self {
        buffer.byte(b'{');
        Fields(buffer)
    }

    #[inline]
    fn field(&mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Result {
        self.0.string(name);
        self.value(value)
    }

    #[inline]
    fn value(&mut self, value: &(impl Serialize + ?Sized)) -> Result {
        self.0.byte(b':');
        value.serialize(&mut *self.0)?;
        self.0.byte(b',');
        Ok(())
    }

    #[inline]
    fn close(self) -> &'a mut Buffer {
        self.0.close(b'}');
        self.0
    }
}

/// The content of a variant, inside the object whose key is the variant's name.
pub(super) struct Variant<C>(pub(super) C);

macro_rules! items {
    ($($trait:ident::$method:ident),+ $(,)?) => {
        $(
            impl $trait for Items<'_> {
                type Ok = ();
                type Error = EncodeError;

                #[inline]
                fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
                    self.item(value)
                }

                #[inline]
                fn end(self) -> Result {
                    self.close();
                    Ok(())
                }
            }
        )+
    };
}
items!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field
);

impl SerializeTupleVariant for Variant<Items<'_>> {
    type Ok = ();
    type Error = EncodeError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.0.item(value)
    }

    fn end(self) -> Result {
        self.0.close().byte(b'}');
        Ok(())
    }
}

impl SerializeMap for Fields<'_> {
    type Ok = ();
    type Error = EncodeError;

    #[inline]
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result {
        key.serialize(Key(self.0))
    }

    #[inline]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result {
        self.value(value)
    }

    #[inline]
    fn end(self) -> Result {
        self.close();
        Ok(())
    }
}

impl SerializeStruct for Fields<'_> {
    type Ok = ();
    type Error = EncodeError;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.field(name, value)
    }

    #[inline]
    fn end(self) -> Result {
        self.close();
        Ok(())
    }
}

impl SerializeStructVariant for Variant<Fields<'_>> {
    type Ok = ();
    type Error = EncodeError;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result {
        self.0.field(name, value)
    }

    fn end(self) -> Result {
        self.0.close().byte(b'}');
        Ok(())
    }
}
