//! Bodies of requests.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::CONTENT_ENCODING;
use axum::http::{HeaderMap, StatusCode};
use bytes::Bytes;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use wayfare_models::service::ErrorCode;
use wayfare_wire::{Decode, Location, NoteReason, decode, excerpt};

use super::{FaultReason, Faults, Host, Refusal};

/// Largest body. The largest valid request is a hundredth of it.
pub(crate) const MOST_BYTES: usize = 256 * 1024;

/// How long a caller may take to send it.
const PATIENCE: Duration = Duration::from_secs(30);

/// Receives a body.
pub(crate) async fn receive(headers: &HeaderMap, body: Body) -> Result<Bytes, Refusal> {
    let refused = |status, message: String| Err(Refusal::before(status, ErrorCode::InvalidRequest, message));
    if headers.get(CONTENT_ENCODING).is_some_and(|encoding| encoding != "identity") {
        let message = "send the body without a content encoding".to_owned();
        return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, message);
    }
    match tokio::time::timeout(PATIENCE, Limited::new(body, MOST_BYTES).collect()).await {
        Ok(Ok(body)) => Ok(body.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => {
            let message = format!("the body is larger than {MOST_BYTES} bytes");
            refused(StatusCode::PAYLOAD_TOO_LARGE, message)
        }
        Ok(Err(_)) => refused(StatusCode::BAD_REQUEST, "the body broke off".to_owned()),
        Err(_) => {
            let message = format!("the body did not come within {} s", PATIENCE.as_secs());
            refused(StatusCode::REQUEST_TIMEOUT, message)
        }
    }
}

/// Decodes a body and adds what is not as described to the faults.
pub(crate) fn read<B: Decode, H: Host>(host: &H, bytes: &[u8], faults: &mut Faults<H::Reason>) -> Option<B> {
    let expected = B::EXPECTED;
    let mut whole = |reason| faults.push(Location::body(), ErrorCode::InvalidRequest, reason);
    if bytes.iter().all(u8::is_ascii_whitespace) {
        whole(FaultReason::NoBody { expected });
        return None;
    }
    match decode::<B>(bytes) {
        Ok(decoded) => {
            faults.add_notes(decoded.notes, |at, reason| host.code_of(at, reason));
            Some(decoded.value)
        }
        Err(error) if error.is_syntax() => {
            let (words, position) = (excerpt(error.to_string()).into_owned(), error.position());
            whole(FaultReason::NotJson { error: words, position, expected });
            None
        }
        Err(error) => {
            faults.add_notes(error.notes().iter().cloned(), |at, reason| host.code_of(at, reason));
            if faults.is_empty() {
                let reason = NoteReason::Skipped { expected }.into();
                faults.push(Location::body(), ErrorCode::InvalidRequest, FaultReason::Violation(reason));
            }
            None
        }
    }
}
