//! Whole documents.

use std::fmt;
use std::marker::PhantomData;

use serde_core::Serialize;

use super::{Compound, Out, compound};
use crate::EncodeError;

/// The JSON of an `R`: only the writer of `R` makes it, or an `R` itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Encoded<R> {
    json: Result<Vec<u8>, EncodeError>,
    of: PhantomData<fn() -> R>,
}

impl<R: Compound> Encoded<R> {
    /// Writes a document part by part.
    ///
    /// # Panics
    /// In builds with debug assertions, at a field that is forgotten, repeated or out of its place.
    pub fn write(fill: impl FnOnce(&mut R::Writer<'_>)) -> Self {
        Encoded::write_with_capacity(0, fill)
    }

    /// The same, with room for that many bytes from the start.
    pub fn write_with_capacity(capacity: usize, fill: impl FnOnce(&mut R::Writer<'_>)) -> Self {
        Encoded { json: Out::document(capacity, |out| compound::<R>(out, fill)), of: PhantomData }
    }
}

impl<R> Encoded<R> {
    /// The bytes.
    ///
    /// # Errors
    /// Fails if a value refused to be written. No value of a generated type does.
    pub fn into_bytes(self) -> Result<Vec<u8>, EncodeError> {
        self.json
    }

    pub(super) fn bytes(&self) -> Result<&[u8], &EncodeError> {
        self.json.as_deref()
    }
}

impl<R: Serialize> From<&R> for Encoded<R> {
    fn from(value: &R) -> Self {
        Encoded { json: crate::encode(value), of: PhantomData }
    }
}

impl<R> fmt::Debug for Encoded<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::debug(&self.json, f)
    }
}
