//! Object writer: one call for each field, by its presence.

use std::collections::BTreeMap;

use serde_core::ser::SerializeMap;
use serde_core::{Serialize, Serializer};

/// An object being written. A field that is not there is left out.
#[derive(Debug)]
pub struct Object<M>(M);

impl<M: SerializeMap> Object<M> {
    /// Begins an object.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn begin<S: Serializer<SerializeMap = M>>(serializer: S) -> Result<Self, S::Error> {
        serializer.serialize_map(None).map(Object)
    }

    /// Writes a field that is always there: a required one, or a nullable one, which is null where it is `None`.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn required(
        &mut self,
        name: &'static str,
        value: &(impl Serialize + ?Sized),
    ) -> Result<(), M::Error> {
        self.0.serialize_entry(name, value)
    }

    /// Writes a field if it is there.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn optional(&mut self, name: &'static str, value: &Option<impl Serialize>) -> Result<(), M::Error> {
        value.as_ref().map_or(Ok(()), |value| self.required(name, value))
    }

    /// Writes an array unless it is empty.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn list(&mut self, name: &'static str, value: &[impl Serialize]) -> Result<(), M::Error> {
        if value.is_empty() { Ok(()) } else { self.required(name, value) }
    }

    /// Writes a map unless it is empty.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn map(
        &mut self,
        name: &'static str,
        value: &BTreeMap<impl Serialize, impl Serialize>,
    ) -> Result<(), M::Error> {
        if value.is_empty() { Ok(()) } else { self.required(name, value) }
    }

    /// Ends the object.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn end(self) -> Result<M::Ok, M::Error> {
        self.0.end()
    }
}
