//! What is sent as the body of a request.

use bytes::Bytes;
use serde_core::Serialize;
use wayfare_validation::{Validate, Violations};
use wayfare_wire::{EncodeError, Path};

/// What is sent as the body of a request: a value that is checked and written as JSON, or one that needs no check,
/// [`Plain`].
pub trait RequestBody {
    /// Adds everything that is wrong with it.
    fn check(&self, out: &mut Violations);

    /// The bytes that are sent.
    ///
    /// # Errors
    /// If a value can't be written.
    fn encode(&self) -> Result<Bytes, EncodeError>;
}

impl<B: Serialize + Validate + ?Sized> RequestBody for B {
    fn check(&self, out: &mut Violations) {
        Validate::check(self, &Path::ROOT, out);
    }

    fn encode(&self) -> Result<Bytes, EncodeError> {
        wayfare_wire::encode(self).map(Bytes::from)
    }
}

/// A body of JSON with which nothing can be wrong, such as a list of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain<B>(pub B);

impl<B: Serialize> RequestBody for Plain<B> {
    fn check(&self, _: &mut Violations) {}

    fn encode(&self) -> Result<Bytes, EncodeError> {
        wayfare_wire::encode(&self.0).map(Bytes::from)
    }
}
