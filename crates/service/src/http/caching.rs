//! Caching of responses: `Cache-Control`, and entity tags, so that unchanged content is not sent again.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::Response;

/// The value for search results and errors, which are valid only for a single caller at a single point in time.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Time for which callers may cache static content.
const STATIC_MAX_AGE: Duration = Duration::from_secs(3_600);

/// Marks a response as static content.
pub(super) fn mark_static(response: &mut Response, tag: HeaderValue) {
    allow_caching(response, STATIC_MAX_AGE);
    response.headers_mut().insert(ETAG, tag);
}

/// Allows the caller to cache a response. Shared caches must not store the response, since the URL may contain a key.
pub(super) fn allow_caching(response: &mut Response, time: Duration) {
    let caching = HeaderValue::from_str(&format!("private, max-age={}", time.as_secs()));
    // A number is always a valid header value.
    response.headers_mut().insert(CACHE_CONTROL, caching.unwrap_or(NO_STORE));
}

/// Returns the entity tag of the content.
pub(crate) fn entity_tag(content: &[u8]) -> HeaderValue {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    // Quoted digits are always a valid header value.
    HeaderValue::from_str(&format!("\"{:016x}\"", hasher.finish()))
        .unwrap_or(HeaderValue::from_static("\"\""))
}

/// The entity tags of `If-None-Match` in a `GET` or `HEAD` request.
pub(super) struct KnownTags(Vec<HeaderValue>);

impl KnownTags {
    pub(super) fn of(method: &Method, headers: &HeaderMap) -> Self {
        let is_reading = method == Method::GET || method == Method::HEAD;
        let known = headers.get_all(IF_NONE_MATCH).iter().filter(|_| is_reading);
        KnownTags(known.cloned().collect())
    }

    fn has(&self, tag: &HeaderValue) -> bool {
        let lists = self.0.iter().filter_map(|list| list.to_str().ok());
        lists.flat_map(|list| list.split(',')).any(|known| {
            let known = known.trim();
            // Weak tags also match.
            known == "*" || known.strip_prefix("W/").unwrap_or(known).as_bytes() == tag.as_bytes()
        })
    }

    /// Returns the response, or 304 if the caller already has the content. Adds `no-store` to responses without
    /// `Cache-Control`.
    pub(super) fn answer(&self, mut response: Response) -> Response {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(NO_STORE);
        let is_known = response.headers().get(ETAG).is_some_and(|tag| self.has(tag));
        if response.status() == StatusCode::OK && is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
            *response.body_mut() = Body::empty();
            for header in [CONTENT_TYPE, CONTENT_LENGTH, CONTENT_ENCODING] {
                response.headers_mut().remove(header);
            }
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the status and `Cache-Control` of a response with this tag.
    fn answered(method: Method, known: &[&'static str], tag: Option<&'static str>) -> (u16, String) {
        let headers = known.iter().map(|list| (IF_NONE_MATCH, HeaderValue::from_static(list)));
        let known = KnownTags::of(&method, &headers.collect());
        let mut response = Response::new(Body::from("x"));
        if let Some(tag) = tag {
            mark_static(&mut response, HeaderValue::from_static(tag));
        }
        let response = known.answer(response);
        let caching = response.headers()[CACHE_CONTROL].to_str().unwrap().to_owned();
        (response.status().as_u16(), caching)
    }

    #[test]
    fn known_content_is_not_sent_again() {
        for known in [&["\"a\""][..], &["\"b\", \"a\""], &["\"b\"", "W/\"a\""], &["*"]] {
            assert_eq!(answered(Method::GET, known, Some("\"a\"")).0, 304, "{known:?}");
            assert_eq!(answered(Method::HEAD, known, Some("\"a\"")).0, 304, "{known:?}");
            assert_eq!(answered(Method::POST, known, Some("\"a\"")).0, 200, "{known:?}");
            assert_eq!(answered(Method::GET, known, None).0, 200, "{known:?}");
        }
        for other in [&[][..], &["\"b\""], &["a"], &["\"a"]] {
            assert_eq!(answered(Method::GET, other, Some("\"a\"")).0, 200, "{other:?}");
        }
    }

    #[test]
    fn only_static_content_may_be_cached() {
        assert_eq!(answered(Method::GET, &[], None).1, "no-store");
        assert_eq!(answered(Method::GET, &[], Some("\"a\"")).1, "private, max-age=3600");
        assert_eq!(answered(Method::GET, &["\"a\""], Some("\"a\"")).1, "private, max-age=3600");
    }

    #[test]
    fn different_contents_have_different_tags() {
        assert_eq!(entity_tag(b"a"), entity_tag(b"a"));
        assert_ne!(entity_tag(b"a"), entity_tag(b"b"));
    }
}
