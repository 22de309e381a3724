//! What is sent as the body of a request.

use std::ops::Deref;

use bytes::Bytes;
use serde_core::Serialize;
use specwright_core::query::{Query, QueryWriter};
use specwright_core::{EncodeError, Path, Validate, Violations, media_type};

use crate::url;

/// What is sent as the body of a request: a value that is checked and written as JSON, one that needs no check,
/// [`Plain`], one that is written as a [`Form`], or the bytes of a [`Binary`].
pub trait RequestBody {
    /// The content type, where it is not that of the operation's JSON.
    fn content_type(&self) -> Option<&'static str> {
        None
    }

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
        specwright_core::encode(self).map(Bytes::from)
    }
}

/// A body of JSON with which nothing can be wrong, such as a list of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plain<B>(pub B);

impl<B: Serialize> RequestBody for Plain<B> {
    fn check(&self, _: &mut Violations) {}

    fn encode(&self) -> Result<Bytes, EncodeError> {
        specwright_core::encode(&self.0).map(Bytes::from)
    }
}

/// A body that is a form, `application/x-www-form-urlencoded`: its fields are written as the parameters of a query. It is held by reference,
/// or in a box.
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

/// A body of bytes, sent as they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binary {
    bytes: Bytes,
    media_type: &'static str,
}

impl Binary {
    /// Bytes of a media type.
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
