//! Streamed record responses, with one line of JSON per record.

use std::fmt;
use std::marker::PhantomData;

use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use futures_util::stream::{self, BoxStream, Stream, StreamExt as _};
use serde_core::Serialize;
use specwright_core::EncodeError;
use specwright_core::media_type::NDJSON;
use specwright_core::write::EncodedLines;
use tracing::Span;

use super::Passthrough;
use super::encoding::Encoding;
use super::fixed::Fixed;
use super::stream_body::{Failure, StreamBody};

/// The response of a streamed operation. Records of an iterator or a stream are sent as they become available, and are
/// never all held in memory at once.
///
/// A failed record or a panic aborts the response, so that the caller does not mistake it for complete. The reason is
/// logged. A refusal must be returned before the stream begins.
pub struct Lines<R>(Content<R>);

enum Content<R> {
    Parts(BoxStream<'static, Result<EncodedLines<R>, Failure>>),
    Fixed(Fixed),
    Passed(Passthrough),
}

impl<R: Serialize + Send + 'static> Lines<R> {
    /// Creates a response from an iterator of records, which must not block.
    pub fn new<I: IntoIterator<Item = R>>(records: I) -> Self
    where
        I::IntoIter: Send + 'static,
    {
        Lines::from_stream(stream::iter(records).map(Ok::<_, Failure>))
    }

    /// Creates a response from a stream of records, which may fail.
    pub fn from_stream<E: Into<Failure> + 'static>(
        records: impl Stream<Item = Result<R, E>> + Send + 'static,
    ) -> Self {
        let line = |record: R| EncodedLines::write(|lines| lines.push(&record));
        Lines::written(records.map(move |record| record.map(line)))
    }
}

impl<R: 'static> Lines<R> {
    /// Creates a response from a stream of batches of encoded records. The stream may fail.
    pub fn written<E: Into<Failure> + 'static>(
        parts: impl Stream<Item = Result<EncodedLines<R>, E>> + Send + 'static,
    ) -> Self {
        Lines(Content::Parts(parts.map(|part| part.map_err(Into::into)).boxed()))
    }

    /// Creates a response that passes on the response of another server, with that response's status.
    pub fn passed(response: Passthrough) -> Self {
        Lines(Content::Passed(response))
    }

    pub(crate) fn into_response(self, encoding: Encoding, span: Span) -> Response {
        let parts = match self.0 {
            Content::Parts(parts) => parts,
            Content::Fixed(fixed) => return fixed.answer(encoding),
            Content::Passed(passed) => return passed.into_response(encoding, &span),
        };
        let parts = parts.map(|part| Ok(part?.into_bytes()?)).boxed();
        let mut response = StreamBody::respond(parts, encoding, span);
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(NDJSON));
        response
    }
}

impl<R> fmt::Debug for Lines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lines")
    }
}

/// Static records that are encoded once. Callers may cache the records and revalidate the cached copy without another
/// download. Clones share the records.
#[derive(Clone)]
pub struct FixedLines<R>(Fixed, PhantomData<fn() -> R>);

impl<R> FixedLines<R> {
    /// Creates static records.
    ///
    /// # Errors
    /// Returns an error if a value can't be encoded.
    pub fn new(records: EncodedLines<R>) -> Result<Self, EncodeError> {
        Ok(FixedLines(Fixed::new(NDJSON, records.into_bytes()?), PhantomData))
    }
}

impl<R> fmt::Debug for FixedLines<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FixedLines")
    }
}

impl<R> From<FixedLines<R>> for Lines<R> {
    fn from(FixedLines(fixed, _): FixedLines<R>) -> Self {
        Lines(Content::Fixed(fixed))
    }
}
