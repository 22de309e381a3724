//! Detection of responses that are still encoded, so they are not reported as invalid JSON.

use std::fmt;

use futures_util::stream;
use http::header::CONTENT_ENCODING;
use http::{HeaderMap, Response};

use super::{Body, TransportError, TransportErrorKind};
use crate::text::shorten;

/// First byte of gzip data. Text never begins with this byte.
pub(super) const GZIP_FIRST: u8 = 0x1f;

/// Maximum length of a content coding's name in a message, in characters.
const MAX_NAME: usize = 40;

/// The reason why a response body can't be read as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EncodingError {
    /// The body has the given content coding or codings, which the transport has not decoded.
    Unsupported(String),
    /// The body begins like gzip, but the response does not declare gzip.
    Undeclared,
    /// The response declares gzip, but the body is not valid gzip.
    Broken,
    /// The body is truncated gzip data.
    Cut,
}

impl EncodingError {
    /// Converts the reason into a transport error.
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
                f.write_str("it begins like gzip, but has no content-encoding header")
            }
            EncodingError::Broken => f.write_str("its gzip data is corrupt"),
            EncodingError::Cut => f.write_str("its gzip data ends too early"),
        }
    }
}

impl std::error::Error for EncodingError {}

/// Describes the content codings that are supported.
fn expected() -> &'static str {
    if cfg!(feature = "gzip") {
        "none, or gzip if the transport decodes it"
    } else {
        "none, because the `gzip` feature is disabled"
    }
}

/// Returns the content codings of a body in the order in which they were applied, without `identity`.
pub(super) fn codings(headers: &HeaderMap) -> Vec<String> {
    let values = headers.get_all(CONTENT_ENCODING).into_iter();
    let values: Vec<_> = values.map(|value| String::from_utf8_lossy(value.as_bytes())).collect();
    let names = values.iter().flat_map(|value| value.split(','));
    let names = names.map(|name| name.trim().to_ascii_lowercase());
    names.filter(|name| !matches!(name.as_str(), "" | "identity")).collect()
}

/// Replaces an encoded body with an error. The error is in the body, so the status of an encoded error response is
/// still reported.
pub(super) fn readable(response: Response<Body>) -> Response<Body> {
    let (head, body) = response.into_parts();
    let codings = codings(&head.headers);
    let unsupported = (!codings.is_empty())
        .then(|| EncodingError::Unsupported(shorten(&codings.join(", "), MAX_NAME)).into_error());
    Response::from_parts(head, checked(body, unsupported))
}

/// Returns the body, whose first byte is checked for an encoding. Empty bodies are never encoded.
fn checked(body: Body, unsupported: Option<TransportError>) -> Body {
    let state = (body, unsupported, false);
    Body::from_stream(stream::try_unfold(state, |(mut body, unsupported, is_begun)| async move {
        let Some(chunk) = body.chunk().await.transpose()? else { return Ok(None) };
        match (chunk.first().copied().filter(|_| !is_begun), unsupported) {
            (Some(_), Some(unsupported)) => Err(unsupported),
            (Some(GZIP_FIRST), None) => Err(EncodingError::Undeclared.into_error()),
            (first, unsupported) => {
                let is_begun = is_begun || first.is_some();
                Ok(Some((chunk, (body, unsupported, is_begun))))
            }
        }
    }))
}

#[cfg(test)]
mod tests {
    use crate::testing::{Doc, FIND, Reply, all_texts, script};
    use crate::{Answer, Error, ErrorKind, StatusCode};

    async fn find(reply: Reply) -> Result<Answer<Doc>, Error> {
        let client = script([reply]).builder().retry(crate::Retry::none()).build().unwrap();
        client.session().call(&FIND, &(), None::<&()>).await
    }

    #[tokio::test(start_paused = true)]
    async fn an_encoding_is_reported_by_name() {
        for name in ["br", "gzip", "gzip, br", "identity, zstd"] {
            let error = find(Reply::ok("\u{1}\u{2}").header("content-encoding", name)).await.unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Decode, "{name}");
            assert!(!error.is_retryable());
            let named = format!("{:?}", name.trim_start_matches("identity, "));
            assert!(all_texts(&error).contains(&format!("content coding is {named}")), "{error:?}");
        }
        let long = find(Reply::ok("x").header("content-encoding", &"x".repeat(5000))).await.unwrap_err();
        assert!(format!("{long:?}").len() < 500, "{long:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn undeclared_gzip_is_reported() {
        let error = find(Reply::ok("\u{1f}\u{8}")).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Decode);
        assert!(all_texts(&error).contains("begins like gzip"), "{error:?}");
        assert!(find(Reply::ok("{}").header("content-encoding", "identity")).await.is_ok());
        assert!(find(Reply::ok("{}")).await.is_ok());
    }

    #[tokio::test(start_paused = true)]
    async fn the_status_of_an_encoded_error_is_kept() {
        let error = find(Reply::new(503, "xyz").header("content-encoding", "br")).await.unwrap_err();
        assert_eq!(
            (error.kind(), error.status()),
            (ErrorKind::Service, Some(StatusCode::SERVICE_UNAVAILABLE))
        );
        let error = find(Reply::new(404, "").header("content-encoding", "br")).await.unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Refused);
    }
}
