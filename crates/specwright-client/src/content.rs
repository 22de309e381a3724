//! Decoding of response bodies.

use bytes::Bytes;
use http::StatusCode;
use specwright_core::{Decode, DecodeError, Notes, decode};

/// A type that the body of a successful response is decoded into: any JSON type, [`NoContent`], or a generated enum
/// if the type depends on the status.
pub trait Content: Sized {
    /// Decodes the body of a response with a 2xx status.
    ///
    /// # Errors
    /// Returns a decoding error if the body can't be decoded.
    fn read(status: StatusCode, body: &Bytes) -> Result<(Self, Notes), DecodeError>;
}

impl<T: Decode> Content for T {
    fn read(_: StatusCode, body: &Bytes) -> Result<(Self, Notes), DecodeError> {
        let decoded = decode(body)?;
        Ok((decoded.value, decoded.notes))
    }
}

/// The content of a response without a body, for example with status 204. Any body that the service sends is ignored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoContent;

impl Content for NoContent {
    fn read(_: StatusCode, _: &Bytes) -> Result<(Self, Notes), DecodeError> {
        Ok((NoContent, Notes::new()))
    }
}
