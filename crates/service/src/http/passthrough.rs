//! Responses from another server that are passed on to the caller.

use std::fmt;

use axum::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, DATE, ETAG, LAST_MODIFIED,
    SET_COOKIE, TRANSFER_ENCODING, UPGRADE, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::{BoxStream, Stream, StreamExt as _};
use specwright_core::media_type::JSON;
use tracing::Span;

use super::caching::entity_tag;
use super::chunks;
use super::encoding::{Effort, Encoding};
use super::stream_body::{Failure, StreamBody};

/// Headers that describe one connection, one representation or one user. These headers are never passed on; the runtime
/// sets its own headers.
const OWN: [HeaderName; 11] = [
    CONNECTION,
    CONTENT_ENCODING,
    CONTENT_LENGTH,
    DATE,
    ETAG,
    LAST_MODIFIED,
    SET_COOKIE,
    TRANSFER_ENCODING,
    UPGRADE,
    VARY,
    HeaderName::from_static("keep-alive"),
];

/// A response from another server. Its status, media type and bytes are passed on, as the body of a
/// [`Reply`](super::Reply) or in place of the [`Lines`](super::Lines) of a stream.
///
/// The bytes must not have a content encoding. The runtime encodes the bytes as the caller prefers. A whole response
/// has its own length, and its own entity tag if its status is 200 and its `Cache-Control` allows the caller to store
/// it.
///
/// ```
/// use wayfare_service::http::{Passthrough, Reply};
/// use axum::http::StatusCode;
///
/// let reply: Reply<bool> = Reply::passed(Passthrough::whole(StatusCode::OK, "true"));
/// ```
pub struct Passthrough {
    status: StatusCode,
    headers: HeaderMap,
    content: Content,
}

enum Content {
    Whole(Bytes),
    Parts(BoxStream<'static, Result<Bytes, Failure>>),
}

impl Passthrough {
    /// Creates a response with all of its bytes, as JSON unless a header states another type.
    pub fn whole(status: StatusCode, bytes: impl Into<Bytes>) -> Self {
        Passthrough { status, headers: HeaderMap::new(), content: Content::Whole(bytes.into()) }
    }

    /// Creates a response from a stream of bytes, with the status 200. The parts are never all held in memory at once.
    /// A failed part aborts the response, so that the caller does not mistake the response for complete.
    pub fn stream<E: Into<Failure> + 'static>(
        parts: impl Stream<Item = Result<Bytes, E>> + Send + 'static,
    ) -> Self {
        let content = Content::Parts(parts.map(|part| part.map_err(Into::into)).boxed());
        Passthrough { status: StatusCode::OK, headers: HeaderMap::new(), content }
    }

    /// Sets a header. Ignores headers that describe one connection, one representation or one user, such as
    /// `Set-Cookie`.
    #[must_use]
    pub fn with_header(mut self, name: &HeaderName, value: HeaderValue) -> Self {
        if !OWN.contains(name) {
            self.headers.insert(name.clone(), value);
        }
        self
    }

    pub(super) fn into_response(self, encoding: Encoding, span: &Span) -> Response {
        let mut response = match self.content {
            Content::Whole(bytes) => {
                let tag = (self.status == StatusCode::OK && may_be_stored(&self.headers))
                    .then(|| entity_tag(&bytes));
                let (encoding, bytes) = encoding.encode(bytes.into(), Effort::Once);
                let mut response = Response::new(chunks::body(bytes));
                encoding.set_header(&mut response);
                response.headers_mut().extend(tag.map(|tag| (ETAG, tag)));
                response
            }
            Content::Parts(parts) => {
                StreamBody::respond(parts.map(|part| part.map(Vec::from)).boxed(), encoding, span.clone())
            }
        };
        *response.status_mut() = self.status;
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(JSON));
        response.headers_mut().extend(self.headers);
        response
    }
}

impl fmt::Debug for Passthrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Passthrough").field("status", &self.status).finish_non_exhaustive()
    }
}

/// Returns whether `Cache-Control` allows the caller to store a response.
fn may_be_stored(headers: &HeaderMap) -> bool {
    let control = headers.get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
    control.is_some_and(|control| !control.contains("no-store"))
}

#[cfg(test)]
mod tests {
    use axum::http::header::RETRY_AFTER;
    use futures_util::stream;
    use http_body_util::BodyExt as _;

    use super::*;

    const MAX_AGE: HeaderValue = HeaderValue::from_static("max-age=60");

    async fn body(response: Response) -> Vec<u8> {
        response.into_body().collect().await.unwrap().to_bytes().to_vec()
    }

    #[tokio::test]
    async fn status_type_and_bytes_are_passed_on() {
        let text = r#"{"n": 1.50, "n":1e2,  "é":"\u002f"}"#;
        let passed = Passthrough::whole(StatusCode::IM_A_TEAPOT, text)
            .with_header(&CONTENT_TYPE, HeaderValue::from_static("text/x-tea"))
            .with_header(&RETRY_AFTER, 7.into());
        let response = passed.into_response(Encoding::Gzip, &Span::none());
        assert_eq!(response.status(), StatusCode::IM_A_TEAPOT);
        assert_eq!(
            [&response.headers()[CONTENT_TYPE], &response.headers()[RETRY_AFTER]],
            ["text/x-tea", "7"]
        );
        assert_eq!(body(response).await, text.as_bytes());
        let plain = Passthrough::whole(StatusCode::OK, "{}").into_response(Encoding::Identity, &Span::none());
        assert_eq!(plain.headers()[CONTENT_TYPE], JSON);
    }

    #[tokio::test]
    async fn encoding_length_and_tag_are_the_runtimes_own() {
        let text = "lines of text\n".repeat(500);
        let passed = || {
            let passed = Passthrough::whole(StatusCode::OK, text.clone());
            OWN.iter()
                .fold(passed, |passed, name| passed.with_header(name, HeaderValue::from_static("theirs")))
        };
        let plain = passed().into_response(Encoding::Identity, &Span::none());
        assert!(!plain.headers().values().any(|value| value == "theirs"), "{:?}", plain.headers());
        assert!(!plain.headers().contains_key(ETAG), "a response that may not be stored has no tag");
        let kept = passed().with_header(&CACHE_CONTROL, MAX_AGE);
        let kept = kept.into_response(Encoding::Gzip, &Span::none());
        assert_eq!(kept.headers()[ETAG], entity_tag(text.as_bytes()));
        assert_eq!(kept.headers()[CONTENT_ENCODING], "gzip");
        assert!(body(kept).await.len() < 500);
        let error = Passthrough::whole(StatusCode::NOT_FOUND, "{}").with_header(&CACHE_CONTROL, MAX_AGE);
        assert!(!error.into_response(Encoding::Identity, &Span::none()).headers().contains_key(ETAG));
    }

    #[tokio::test]
    async fn a_stream_ends_or_is_aborted_like_the_original() {
        let whole = [Ok::<_, Failure>(Bytes::from("{}\n")), Ok(Bytes::from("{\"a\":1}\n"))];
        let whole = Passthrough::stream(stream::iter(whole)).into_response(Encoding::Identity, &Span::none());
        assert_eq!(body(whole).await, b"{}\n{\"a\":1}\n");
        let cut = [Ok(Bytes::from("{}\n")), Err(Failure::from("the connection is gone"))];
        let cut = Passthrough::stream(stream::iter(cut)).into_response(Encoding::Identity, &Span::none());
        let mut parts = cut.into_body();
        assert_eq!(parts.frame().await.unwrap().unwrap().into_data().unwrap(), "{}\n");
        assert!(parts.frame().await.unwrap().is_err());
    }
}
