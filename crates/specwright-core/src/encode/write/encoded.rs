//! Encoded documents.

use std::fmt;
use std::marker::PhantomData;

use serde_core::Serialize;

use super::{Compound, Out, compound};
use crate::EncodeError;

/// The JSON representation of an `R`, which can be created only by the writer of `R` or from a value of type `R`.
#[derive(Clone, PartialEq, Eq)]
pub struct Encoded<R> {
    json: Result<Vec<u8>, EncodeError>,
    of: PhantomData<fn() -> R>,
}

impl<R: Compound> Encoded<R> {
    /// Writes a document part by part.
    ///
    /// # Panics
    /// Panics if debug assertions are enabled and a field is missing, repeated or out of order.
    pub fn write(fill: impl FnOnce(&mut R::Writer<'_>)) -> Self {
        Encoded { json: Out::document(|out| compound::<R>(out, fill)), of: PhantomData }
    }
}

impl<R> Encoded<R> {
    /// Returns the bytes.
    ///
    /// # Errors
    /// Returns an error if a value could not be written. Writing a value of a generated type never fails.
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
