//! What the body of an answer is read into.

use bytes::Bytes;
use http::StatusCode;
use specwright_core::{Decode, DecodeError, Notes, decode};

/// What the body of an answer is read into, by its status: a value of JSON, [`NoContent`], or where answers differ by
/// status a generated enum of them.
pub trait Content: Sized {
    /// Reads the body of an answer with a status of success.
    ///
    /// # Errors
    /// If the body can't be decoded.
    fn read(status: StatusCode, body: &Bytes) -> Result<(Self, Notes), DecodeError>;
}

impl<T: Decode> Content for T {
    fn read(_: StatusCode, body: &Bytes) -> Result<(Self, Notes), DecodeError> {
        let decoded = decode(body)?;
        Ok((decoded.value, decoded.notes))
    }
}

/// An answer without a body, as with the status 204. A body that comes all the same is not read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoContent;

impl Content for NoContent {
    fn read(_: StatusCode, _: &Bytes) -> Result<(Self, Notes), DecodeError> {
        Ok((NoContent, Notes::new()))
    }
}
