//! Call errors: the cause, and the known effect of the request.

use http::header::LOCATION;
use http::{HeaderMap, StatusCode};
use specwright_core::{DecodeError, Note, NoteKind, Notes, Step};

use super::Answer;
use crate::client::Shared;
use crate::error::{Answered, Cause, Transience, redact_headers};
use crate::retry_after::retry_after;
use crate::text::{excerpt, message, shorten};
use crate::{ApiErrorEntry, Error, ErrorKind, NetworkCause, TransportError, TransportErrorKind};

/// Creates the error for an unsuccessful response.
pub(super) fn status_error(
    client: &Shared,
    kind: ErrorKind,
    head: http::response::Parts,
    body: &[u8],
) -> Error {
    let (status, headers) = (head.status, head.headers);
    let redactor = &client.redactor;
    let api = (client.service.read_error)(status, body).map(|api| api.redacted(redactor));
    let location = headers.get(LOCATION).filter(|_| kind == ErrorKind::Unexpected);
    let detail = match (&api, location) {
        (Some(api), _) => redactor.redact(&api.to_string()),
        (None, Some(location)) => {
            // The query is omitted, because it may contain keys, even in mangled form.
            let target = location.as_bytes().split(|byte| b"?#".contains(byte)).next().unwrap_or_default();
            let target = shorten(&redactor.redact(&String::from_utf8_lossy(target)), 200);
            format!("redirected to {target:?}, which is not followed")
        }
        (None, None) => message(body, redactor),
    };
    let wait = retry_after(&headers, client.clock.wall());
    let codes = client.service.search_gone;
    let is_search_gone = api.as_ref().is_some_and(|api| codes.iter().any(|code| api.has_code(code)));
    let answered = Answered::new(status, redact_headers(headers, redactor)).with_body(body);
    Error::new(kind, detail)
        .with_answered(Answered { api, is_search_gone, ..answered })
        .with_retry_after(wait)
        .with_transience(transience(status, wait.is_some()))
}

/// Returns the error that a successful response, or a line of a stream, reports in a field that is not in its
/// description. `notes` are the notes of the decoded response; `None` if the response can't be decoded.
pub(crate) fn reported_error(
    client: &Shared,
    notes: Option<&Notes>,
    status: StatusCode,
    headers: &HeaderMap,
    body: &[u8],
) -> Option<Error> {
    let service = client.service;
    let is_error_field = |note: &Note| {
        let mut steps = note.at.steps();
        let is_field = |step| matches!(step, Step::Field(name) if service.error_fields.contains(&name));
        note.kind() == NoteKind::UnknownField && steps.len() == 1 && steps.next().is_some_and(is_field)
    };
    // The note about an error field may be among the omitted notes.
    let may_report = notes.is_none_or(|notes| notes.omitted() > 0 || notes.iter().any(is_error_field));
    let api = may_report.then(|| (service.read_error)(status, body)).flatten()?;
    let (mut head, ()) = http::Response::new(()).into_parts();
    (head.status, head.headers) = (status, headers.clone());
    let status = api.status().and_then(|status| StatusCode::from_u16(u16::try_from(status).ok()?).ok());
    let kind = status.and_then(ErrorKind::of_status).unwrap_or(ErrorKind::Unexpected);
    // Some services send empty error fields with every response.
    let is_error = |entry: &ApiErrorEntry| !entry.code.is_empty() || entry.message.is_some();
    api.entries().iter().any(is_error).then(|| status_error(client, kind, head, body))
}

/// Returns whether a response with this status means that the request was processed, and whether a retry may succeed. A
/// service that sends `Retry-After` with a 429 or 503 has rejected the request without carrying it out. Without that
/// header, the status may come from a gateway, which does not know what the service did with the request.
fn transience(status: StatusCode, has_retry_after: bool) -> Transience {
    match status.as_u16() {
        429 | 503 if has_retry_after => Transience::NotProcessed,
        408 | 425 | 429 | 500 | 502..=504 | 520..=524 | 529 => Transience::MaybeProcessed,
        _ => Transience::Final,
    }
}

/// Creates the error for a response that can't be decoded.
pub(super) fn unreadable(
    client: &Shared,
    error: &DecodeError,
    offset: Option<usize>,
    raw: Answer<()>,
) -> Error {
    let redactor = &client.redactor;
    let reason = redactor.redact(&error.to_string());
    let detail = match offset {
        Some(_) => format!("{reason} of {}", excerpt(&raw.metadata.body, redactor)),
        None => reason,
    };
    // JSON that ends too early was truncated in transit; any other fault would occur again.
    Error::new(ErrorKind::Decode, detail)
        .with_answered(Answered::new(raw.status, raw.headers).with_body(&raw.metadata.body))
        .with_offset(offset)
        .with_transience(if error.is_cut() { Transience::MaybeProcessed } else { Transience::Final })
}

/// Creates the error for an attempt, or a request for a credential, that exceeded the timeout.
pub(crate) fn timeout_error(client: &Shared) -> Error {
    Error::new(ErrorKind::Timeout, format!("waited {:?}", client.timeout))
        .with_transience(Transience::MaybeProcessed)
}

/// Creates the error for a transport failure.
pub(crate) fn transport_error(client: &Shared, error: &TransportError) -> Error {
    let cause = Cause::below(error, &client.redactor);
    let network_cause = error.network_cause();
    let (kind, transience) = match error.kind() {
        _ if network_cause == Some(NetworkCause::OversizedHeaders) => (ErrorKind::Network, Transience::Final),
        TransportErrorKind::Configuration => (ErrorKind::Configuration, Transience::Final),
        TransportErrorKind::Unsupported => (ErrorKind::Network, Transience::Final),
        TransportErrorKind::Connect => (ErrorKind::Network, Transience::NotProcessed),
        TransportErrorKind::Proxy if network_cause.is_some_and(NetworkCause::is_final) => {
            (ErrorKind::Proxy, Transience::Final)
        }
        TransportErrorKind::Proxy => (ErrorKind::Proxy, Transience::NotProcessed),
        TransportErrorKind::CircuitOpen => (ErrorKind::CircuitOpen, Transience::NotProcessed),
        TransportErrorKind::Interrupted => (ErrorKind::Network, Transience::MaybeProcessed),
        TransportErrorKind::Timeout => (ErrorKind::Timeout, Transience::MaybeProcessed),
        TransportErrorKind::Damaged => (ErrorKind::Decode, Transience::MaybeProcessed),
        TransportErrorKind::Encoding => (ErrorKind::Decode, Transience::Final),
    };
    Error::new(kind, error.to_string())
        .with_retry_after(error.retry_after())
        .with_transience(transience)
        .with_network_cause(network_cause)
        .with_cause(cause)
}

/// Returns the byte offset, from 0, at which decoding failed. Returns `None` if the body is JSON of the wrong shape.
pub(super) fn offset(error: &DecodeError, document: &[u8]) -> Option<usize> {
    let (line, column) = error.position()?;
    let lines = document.split_inclusive(|&byte| byte == b'\n').take(line.saturating_sub(1));
    Some((lines.map(<[u8]>::len).sum::<usize>() + column.saturating_sub(1)).min(document.len()))
}
