//! Answers that are still encoded where they are read: told as that, and not as broken JSON.

use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::header::CONTENT_ENCODING;
use http::{HeaderMap, Response};

use super::{Body, TransportError, TransportErrorKind};
use crate::text::shorten;

/// The first byte of gzip, which no text begins with.
pub(super) const GZIP_FIRST: u8 = 0x1f;

/// Longest name of a coding in a message, in characters.
const MAX_NAME: usize = 40;

/// The reason why the body of an answer can't be read as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EncodingError {
    /// It has this content coding, or several, which nobody undoes.
    Unsupported(String),
    /// It begins like gzip and does not say so.
    Undeclared,
    /// It is not the gzip that it says it is, from some place on.
    Broken,
    /// It is gzip that ends too early.
    Cut,
}

impl EncodingError {
    /// The failure of a transport for this reason.
    pub(super) fn into_error(self) -> TransportError {
        let kind = match self {
            EncodingError::Unsupported(_) | EncodingError::Undeclared => TransportErrorKind::Encoding,
            EncodingError::Broken | EncodingError::Cut => TransportErrorKind::Damaged,
        };
        TransportError::new(kind, self)
    }
}

impl fmt::Display for EncodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodingError::Unsupported(name) => {
                write!(f, "its content coding is {name:?}; expected {}", expected())
            }
            EncodingError::Undeclared => {
                f.write_str("it begins like gzip, but has no content-encoding header that says so")
            }
            EncodingError::Broken => f.write_str("its gzip is broken"),
            EncodingError::Cut => f.write_str("its gzip ends too early"),
        }
    }
}

impl std::error::Error for EncodingError {}

/// The codings that can be undone.
fn expected() -> &'static str {
    if cfg!(feature = "gzip") {
        "none, or gzip where the transport undoes it"
    } else {
        "none, as the feature `gzip` is off"
    }
}

/// The codings of a body, in the order in which they were applied; `identity` is none.
pub(super) fn codings(headers: &HeaderMap) -> Vec<String> {
    let values = headers.get_all(CONTENT_ENCODING).into_iter();
    let values: Vec<_> = values.map(|value| String::from_utf8_lossy(value.as_bytes())).collect();
    let names = values.iter().flat_map(|value| value.split(','));
    let names = names.map(|name| name.trim().to_ascii_lowercase());
    names.filter(|name| !matches!(name.as_str(), "" | "identity")).collect()
}

/// The reason stands in the body's place, so that the status of an encoded error is told all the same.
pub(super) fn readable(response: Response<Body>) -> Response<Body> {
    let (head, body) = response.into_parts();
    let codings = codings(&head.headers);
    let unsupported = (!codings.is_empty())
        .then(|| EncodingError::Unsupported(shorten(&codings.join(", "), MAX_NAME)).into_error());
    Response::from_parts(head, Body::from_stream(Checked { body, unsupported, begun: false }))
}

/// A body that is told apart from an encoded one by its first byte. One that is empty has no coding.
struct Checked {
    body: Body,
    unsupported: Option<TransportError>,
    begun: bool,
}

impl Stream for Checked {
    type Item = Result<Bytes, TransportError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let chunk = ready!(Pin::new(&mut self.body).poll_next(cx));
        let first = match &chunk {
            Some(Ok(part)) if !self.begun => part.first().copied(),
            _ => None,
        };
        let Some(first) = first else { return Poll::Ready(chunk) };
        self.begun = true;
        let wrong = self.unsupported.take();
        let wrong = wrong.or_else(|| (first == GZIP_FIRST).then(|| EncodingError::Undeclared.into_error()));
        if wrong.is_some() {
            self.body = Body::empty();
        }
        Poll::Ready(wrong.map_or(chunk, |wrong| Some(Err(wrong))))
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{Doc, FIND, Fake, Reply, everything};
    use crate::{Answer, Error, ErrorKind, StatusCode};

    async fn find(reply: Reply) -> Result<Answer<Doc>, Error> {
        let client = Fake::new([reply]).builder().retry(crate::Retry::none()).build().unwrap();
        client.session().call(&FIND, &(), None::<&()>).await
    }

    #[tokio::test(start_paused = true)]
    async fn an_encoding_is_told_by_its_name() {
        for name in ["br", "gzip", "gzip, br", "identity, zstd"] {
            let error = find(Reply::ok("\u{1}\u{2}").header("content-encoding", name)).await.unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Decode, "{name}");
            assert!(!error.is_retryable());
            let named = format!("{:?}", name.trim_start_matches("identity, "));
            assert!(everything(&error).contains(&format!("content coding is {named}")), "{error:?}");
        }
        let long = find(Reply::ok("x").header("content-encoding", &"x".repeat(5000))).await.unwrap_err();
        assert!(format!("{long:?}").len() < 500, "{long:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn gzip_that_is_not_declared_is_told_too() {
        let error = find(Reply::ok("\u{1f}\u{8}")).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Decode);
        assert!(everything(&error).contains("begins like gzip"), "{error:?}");
        assert!(find(Reply::ok("{}").header("content-encoding", "identity")).await.is_ok());
        assert!(find(Reply::ok("{}")).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn the_status_of_an_encoded_error_stays() {
        let error = find(Reply::new(503, "xyz").header("content-encoding", "br")).await.unwrap_err();
        assert_eq!(
            (error.kind(), error.status()),
            (ErrorKind::Service, Some(StatusCode::SERVICE_UNAVAILABLE))
        );
        let error = find(Reply::new(404, "").header("content-encoding", "br")).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Refused);
    }
}
