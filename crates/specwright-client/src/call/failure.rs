//! The errors of calls: what failed, and what is known of the request's effect.

use http::StatusCode;
use http::header::LOCATION;
use specwright_core::DecodeError;

use super::Answer;
use crate::client::Shared;
use crate::error::{Answered, Cause, Transience, without_key};
use crate::retry_after::retry_after;
use crate::text::{excerpt, message, shorten};
use crate::{Error, ErrorKind, TransportError, TransportErrorKind};

/// The error of an answer without success.
pub(super) fn refused(client: &Shared, kind: ErrorKind, head: http::response::Parts, body: &[u8]) -> Error {
    let (status, headers) = (head.status, head.headers);
    let redactor = &client.redactor;
    let api = (client.service.read_error)(body).map(|api| api.redacted(redactor));
    let location = headers.get(LOCATION).filter(|_| kind == ErrorKind::Unexpected);
    let detail = match (&api, location) {
        (Some(api), _) => redactor.redact(&api.to_string()),
        (None, Some(location)) => {
            // Without its query, the place of keys, even of mangled ones.
            let target = location.as_bytes().split(|byte| b"?#".contains(byte)).next().unwrap_or_default();
            let target = shorten(&redactor.redact(&String::from_utf8_lossy(target)), 200);
            format!("redirected to {target:?}, which is not followed")
        }
        (None, None) => message(body, redactor),
    };
    let wait = retry_after(&headers, client.clock.wall());
    let codes = client.service.search_gone;
    let is_search_gone = api.as_ref().is_some_and(|api| codes.iter().any(|code| api.has_code(code)));
    let answered = Answered::new(status, without_key(headers, redactor)).with_body(body);
    Error::new(kind, detail)
        .with_answered(Answered { api, is_search_gone, ..answered })
        .with_retry_after(wait)
        .with_transience(transience(status, wait.is_some()))
}

/// What a status says of another attempt. A service that says when to come back has turned the request away; without
/// that, the status may as well come from a gateway, which does not know what the service did with it.
fn transience(status: StatusCode, says_when: bool) -> Transience {
    match status.as_u16() {
        429 | 503 if says_when => Transience::Unheard,
        408 | 425 | 429 | 500 | 502..=504 | 520..=524 | 529 => Transience::Doubtful,
        _ => Transience::Final,
    }
}

/// The error of an answer that can't be decoded.
pub(super) fn unreadable(
    client: &Shared,
    error: &DecodeError,
    offset: Option<usize>,
    raw: Answer<()>,
) -> Error {
    let redactor = &client.redactor;
    let reason = redactor.redact(&error.to_string());
    let detail = match offset {
        Some(offset) => format!("{reason}, at byte {offset} of {}", excerpt(&raw.beside.body, redactor)),
        None => reason,
    };
    // JSON that ends too early was cut off on the way; any other fault would come again.
    Error::new(ErrorKind::Decode, detail)
        .with_answered(Answered::new(raw.status, raw.headers).with_body(&raw.beside.body))
        .with_offset(offset)
        .with_transience(if error.is_cut() { Transience::Doubtful } else { Transience::Final })
}

/// The error of an answer that does not come in time.
pub(crate) fn late(client: &Shared) -> Error {
    Error::new(ErrorKind::Timeout, format!("waited {:?}", client.timeout))
        .with_transience(Transience::Doubtful)
}

/// The error of a transport that failed.
pub(crate) fn failed(client: &Shared, error: &TransportError) -> Error {
    let cause = Cause::below(error, &client.redactor);
    let (kind, transience) = match error.kind() {
        TransportErrorKind::Configuration => (ErrorKind::Configuration, Transience::Final),
        TransportErrorKind::Unsupported => (ErrorKind::Network, Transience::Final),
        TransportErrorKind::Connect => (ErrorKind::Network, Transience::Unheard),
        TransportErrorKind::Proxy => (ErrorKind::Proxy, Transience::Unheard),
        TransportErrorKind::CircuitOpen => (ErrorKind::CircuitOpen, Transience::Unheard),
        TransportErrorKind::Interrupted => (ErrorKind::Network, Transience::Doubtful),
        TransportErrorKind::Timeout => (ErrorKind::Timeout, Transience::Doubtful),
        TransportErrorKind::Damaged => (ErrorKind::Decode, Transience::Doubtful),
        TransportErrorKind::Encoding => (ErrorKind::Decode, Transience::Final),
    };
    Error::new(kind, error.to_string())
        .with_retry_after(error.retry_after())
        .with_transience(transience)
        .with_cause(cause)
}

/// The byte at which decoding failed, counted from 0, where the answer is not JSON.
pub(super) fn offset(error: &DecodeError, document: &[u8]) -> Option<usize> {
    let (line, column) = error.position()?;
    let lines = document.split_inclusive(|&byte| byte == b'\n').take(line.saturating_sub(1));
    Some((lines.map(<[u8]>::len).sum::<usize>() + column.saturating_sub(1)).min(document.len()))
}
