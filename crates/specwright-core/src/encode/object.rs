//! Object writer with a method for each field presence.

use std::collections::BTreeMap;

use serde_core::ser::SerializeMap;
use serde_core::{Serialize, Serializer};

/// A type that is written as fields of an object that may already have other fields.
pub trait WriteFields {
    /// Writes the fields.
    fn write_fields<M: SerializeMap>(&self, object: &mut Object<M>);
}

/// An object being written. A missing field is omitted.
///
/// After the first error, nothing more is written, and [`Object::end`] returns the error.
#[derive(Debug)]
pub struct Object<M: SerializeMap>(Result<M, M::Error>);

impl<M: SerializeMap> Object<M> {
    /// Begins an object.
    pub fn begin<S>(serializer: S) -> Self
    where
        S: Serializer<SerializeMap = M, Error = M::Error>,
    {
        Object(serializer.serialize_map(None))
    }

    /// Writes a field that is always present: a required field, or a nullable field, which is written as null if the
    /// value is `None`.
    pub fn required(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) {
        if let Ok(map) = &mut self.0
            && let Err(error) = map.serialize_entry(name, value)
        {
            self.0 = Err(error);
        }
    }

    /// Writes a field if it is present.
    pub fn optional(&mut self, name: &'static str, value: &Option<impl Serialize>) {
        if let Some(value) = value {
            self.required(name, value);
        }
    }

    /// Writes an array unless it is empty.
    pub fn list(&mut self, name: &'static str, value: &[impl Serialize]) {
        if !value.is_empty() {
            self.required(name, value);
        }
    }

    /// Writes a map unless it is empty.
    pub fn map(&mut self, name: &'static str, value: &BTreeMap<impl Serialize, impl Serialize>) {
        if !value.is_empty() {
            self.required(name, value);
        }
    }

    /// Ends the object.
    ///
    /// # Errors
    /// Returns the serializer's first error, if any.
    pub fn end(self) -> Result<M::Ok, M::Error> {
        self.0?.end()
    }
}
