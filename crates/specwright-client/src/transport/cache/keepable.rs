//! Which answers may be kept, and for how long.

use std::time::Duration;

use http::header::{ACCEPT, AGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use http::{HeaderMap, HeaderName, Response, StatusCode};
use serde_core::de::IgnoredAny;

use super::key::is_of_request;
use crate::media_type::is_of_records;
use crate::transport::is_ended_by_closing;
use crate::{Body, Service};

/// How long an answer may be kept, up to a time; `None` where it may not be kept at all.
pub(super) fn holds(
    service: &Service,
    asked: &HeaderMap,
    answer: &Response<Body>,
    longest: Duration,
) -> Option<Duration> {
    let headers = answer.headers();
    let is_plain = answer.status() == StatusCode::OK && !headers.contains_key(CONTENT_ENCODING);
    let is_keepable = is_plain
        && is_asked_for(asked, headers)
        && !is_ended_by_closing(answer.version(), headers, answer.extensions())
        && words(headers, VARY).all(|name| name != "*" && is_of_request(service, &name));
    if !is_keepable {
        return None;
    }
    let mut holds = longest;
    for word in words(headers, CACHE_CONTROL) {
        match word.split_once('=') {
            Some(("max-age", seconds)) => {
                let given = Duration::from_secs(seconds.trim_matches('"').parse().unwrap_or(0));
                holds = holds.min(given.saturating_sub(age(headers)));
            }
            None if matches!(word.as_str(), "no-store" | "no-cache" | "private") => return None,
            _ => {}
        }
    }
    (!holds.is_zero()).then_some(holds)
}

/// How old an answer was already when it came.
pub(super) fn age(headers: &HeaderMap) -> Duration {
    let seconds = words(headers, AGE).next().and_then(|age| age.parse().ok());
    Duration::from_secs(seconds.unwrap_or(0))
}

/// Whether a body is JSON to its end, one value or a line each, and no error.
pub(super) fn is_sound(service: &Service, body: &[u8]) -> bool {
    let mut values = serde_json::Deserializer::from_slice(body).into_iter::<IgnoredAny>().peekable();
    values.peek().is_some() && values.all(|value| value.is_ok()) && (service.read_error)(body).is_none()
}

/// Whether the content type is one of those asked for. Records have several names.
fn is_asked_for(asked: &HeaderMap, headers: &HeaderMap) -> bool {
    let media_type = |text: String| text.split(';').next().unwrap_or_default().trim().to_owned();
    let Some(found) = words(headers, CONTENT_TYPE).next().map(media_type) else { return false };
    words(asked, ACCEPT)
        .map(media_type)
        .any(|it| it == found || (is_of_records(&it) && is_of_records(&found)))
}

/// The parts of a list in headers, in lower case.
fn words(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = String> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    let words = values.flat_map(|value| value.split(',')).map(|word| word.trim().to_ascii_lowercase());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().into_iter()
}
