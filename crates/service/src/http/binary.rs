//! Binary response bodies.

use std::fmt;

use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::{BoxStream, Stream, StreamExt as _};
use specwright_core::media_type::BYTES;
use tracing::Span;

use super::encoding::Encoding;
use super::stream_body::{Failure, StreamBody};

/// A binary response body: all bytes at once, or a stream of parts that are never all held in memory at once. The body
/// is sent without a content encoding.
///
/// A failed part or a panic aborts the response, so that the caller does not mistake it for complete. The reason is
/// logged. A refusal must be returned before the stream begins.
///
/// The response has the media type from the description, unless the reply has a `Content-Type` header.
pub struct Binary {
    content: Content,
    media_type: &'static str,
}

enum Content {
    Whole(Bytes),
    Parts(BoxStream<'static, Result<Bytes, Failure>>),
}

impl Binary {
    /// Creates a response body from these bytes.
    pub fn new(bytes: impl Into<Bytes>) -> Self {
        Binary { content: Content::Whole(bytes.into()), media_type: BYTES }
    }

    /// Creates a response body from a stream of bytes, which may fail.
    pub fn from_stream<E: Into<Failure> + 'static>(
        parts: impl Stream<Item = Result<Bytes, E>> + Send + 'static,
    ) -> Self {
        let parts = parts.map(|part| part.map_err(Into::into)).boxed();
        Binary { content: Content::Parts(parts), media_type: BYTES }
    }

    pub(super) fn of_type(self, media_type: &'static str) -> Self {
        Binary { media_type, ..self }
    }

    pub(super) fn into_response(self, span: &Span) -> Response {
        let mut response = match self.content {
            Content::Whole(bytes) => Response::new(Body::from(bytes)),
            Content::Parts(parts) => {
                let parts = parts.map(|part| part.map(Vec::from)).boxed();
                StreamBody::respond(parts, Encoding::Identity, span.clone())
            }
        };
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(self.media_type));
        response
    }
}

impl fmt::Debug for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Binary").field("media_type", &self.media_type).finish_non_exhaustive()
    }
}
