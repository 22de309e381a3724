//! Request bodies.

use std::ops::Deref;

use bytes::Bytes;
use serde_core::Serialize;
use serde_core::ser::Error as _;
use specwright_core::query::{Query, QueryWriter};
use specwright_core::{EncodeError, Path, Validate, Violations, form, media_type};

use crate::url;

/// A request body: a value that is validated and sent as JSON, a [`Plain`] value without validation, a [`Form`], a
/// [`BracketForm`], or the bytes of a [`Binary`].
pub trait RequestBody {
    /// Returns the content type; `None` for the operation's JSON media type.
    fn content_type(&self) -> Option<&'static str> {
        None
    }

    /// Adds all violations of the body.
    fn check(&self, out: &mut Violations);

    /// Encodes the body.
    ///
    /// # Errors
    /// Returns an encoding error if a value can't be encoded.
    fn encode(&self) -> Result<Bytes, EncodeError>;
}

impl<B: Serialize + Validate + ?Sized> RequestBody for B {
    fn check(&self, out: &mut Violations) {
        Validate::check(self, &Path::ROOT, out);
    }

    fn encode(&self) -> Result<Bytes, EncodeError> {
        specwright_core::encode(self).map(Bytes::from)
    }
}

/// A JSON body that needs no validation, such as a list of strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain<B>(pub B);

impl<B: Serialize> RequestBody for Plain<B> {
    fn check(&self, _: &mut Violations) {}

    fn encode(&self) -> Result<Bytes, EncodeError> {
        specwright_core::encode(&self.0).map(Bytes::from)
    }
}

/// A form body, `application/x-www-form-urlencoded`. Its fields are encoded like query parameters. The content is
/// held by reference or in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form<B>(pub B);

impl<B: Deref<Target: Query + Validate>> RequestBody for Form<B> {
    fn content_type(&self) -> Option<&'static str> {
        Some(media_type::FORM)
    }

    fn check(&self, out: &mut Violations) {
        Validate::check(&*self.0, &Path::QUERY, out);
    }

    fn encode(&self) -> Result<Bytes, EncodeError> {
        let mut fields = QueryWriter::default();
        self.0.write(&mut fields);
        Ok(url::form(fields.into_pairs().iter().map(|(name, value)| (*name, value))).into())
    }
}

/// A form body with nested objects, lists and maps in the [bracket style](specwright_core::form). The content is held
/// by reference or in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketForm<B>(pub B);

impl<B: Deref<Target: Serialize + Validate>> RequestBody for BracketForm<B> {
    fn content_type(&self) -> Option<&'static str> {
        Some(media_type::FORM)
    }

    fn check(&self, out: &mut Violations) {
        Validate::check(&*self.0, &Path::ROOT, out);
    }

    fn encode(&self) -> Result<Bytes, EncodeError> {
        let object = serde_json::to_value(&*self.0).map_err(EncodeError::custom)?;
        let pairs = form::pairs(&object)?;
        Ok(url::form(pairs.iter().map(|(name, value)| (name.as_str(), value))).into())
    }
}

/// A body of bytes, sent unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binary {
    bytes: Bytes,
    media_type: &'static str,
}

impl Binary {
    /// Creates a body from bytes of a media type.
    pub fn new(bytes: impl Into<Bytes>, media_type: &'static str) -> Self {
        Binary { bytes: bytes.into(), media_type }
    }
}

impl RequestBody for Binary {
    fn content_type(&self) -> Option<&'static str> {
        Some(self.media_type)
    }

    fn check(&self, _: &mut Violations) {}

    fn encode(&self) -> Result<Bytes, EncodeError> {
        Ok(self.bytes.clone())
    }
}
