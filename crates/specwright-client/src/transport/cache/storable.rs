//! Rules that determine whether, and for how long, a response may be stored.

use std::time::Duration;

use http::header::{ACCEPT, AGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use http::{HeaderMap, HeaderName, Response, StatusCode};
use serde_core::de::IgnoredAny;

use super::key::is_of_request;
use crate::media_type::is_of_records;
use crate::transport::is_close_delimited;
use crate::{Body, Service};

/// Returns how long a response may be stored, at most `longest`; `None` if it may not be stored at all.
pub(super) fn lifetime(
    service: &Service,
    asked: &HeaderMap,
    answer: &Response<Body>,
    longest: Duration,
) -> Option<Duration> {
    let headers = answer.headers();
    let is_plain = answer.status() == StatusCode::OK && !headers.contains_key(CONTENT_ENCODING);
    let is_keepable = is_plain
        && is_acceptable(asked, headers)
        && !is_close_delimited(answer.version(), headers, answer.extensions())
        && list_elements(headers, VARY).all(|name| name != "*" && is_of_request(service, &name));
    if !is_keepable {
        return None;
    }
    let mut lifetime = longest;
    for word in list_elements(headers, CACHE_CONTROL) {
        match word.split_once('=') {
            Some(("max-age", seconds)) => {
                let given = Duration::from_secs(seconds.trim_matches('"').parse().unwrap_or(0));
                lifetime = lifetime.min(given.saturating_sub(age(headers)));
            }
            None if matches!(word.as_str(), "no-store" | "no-cache" | "private") => return None,
            _ => {}
        }
    }
    (!lifetime.is_zero()).then_some(lifetime)
}

/// Returns the age of a response when it arrived.
pub(super) fn age(headers: &HeaderMap) -> Duration {
    let seconds = list_elements(headers, AGE).next().and_then(|age| age.parse().ok());
    Duration::from_secs(seconds.unwrap_or(0))
}

/// Returns `true` if a body is complete JSON, as one value or one value per line, and not an error.
pub(super) fn is_cacheable_body(service: &Service, body: &[u8]) -> bool {
    let mut values = serde_json::Deserializer::from_slice(body).into_iter::<IgnoredAny>().peekable();
    values.peek().is_some()
        && values.all(|value| value.is_ok())
        && (service.read_error)(StatusCode::OK, body).is_none()
}

/// Returns `true` if the content type is acceptable. Streams of records have several equivalent media types.
fn is_acceptable(asked: &HeaderMap, headers: &HeaderMap) -> bool {
    let media_type = |text: String| text.split(';').next().unwrap_or_default().trim().to_owned();
    let Some(found) = list_elements(headers, CONTENT_TYPE).next().map(media_type) else { return false };
    list_elements(asked, ACCEPT)
        .map(media_type)
        .any(|it| it == found || (is_of_records(&it) && is_of_records(&found)))
}

/// Returns the elements of a list in headers, in lower case.
fn list_elements(headers: &HeaderMap, name: HeaderName) -> impl Iterator<Item = String> {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    let words = values.flat_map(|value| value.split(',')).map(|word| word.trim().to_ascii_lowercase());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().into_iter()
}
