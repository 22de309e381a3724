//! Request ids, which correlate a response with the log lines of the service and of the proxies in front of the
//! service.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::redact::Redactor;

/// The header that carries the request id, in requests and responses.
pub(super) static HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Maximum length of an id that a request may set, in characters.
const MAX_CHARACTERS: usize = 128;

/// Returns the id that the request sets if it is visible ASCII, has at most `MAX_CHARACTERS` characters and contains no
/// key; otherwise returns a new id.
pub(super) fn of(headers: &HeaderMap, redactor: &Redactor) -> HeaderValue {
    headers.get(&HEADER).filter(|id| is_valid(id, redactor)).cloned().unwrap_or_else(generate)
}

fn is_valid(id: &HeaderValue, redactor: &Redactor) -> bool {
    let is_readable =
        (1..=MAX_CHARACTERS).contains(&id.len()) && id.as_bytes().iter().all(u8::is_ascii_graphic);
    is_readable && id.to_str().is_ok_and(|id| !redactor.holds(id))
}

/// Creates an id that is almost certainly unique, also across processes.
fn generate() -> HeaderValue {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let id = format!("{:016x}", KEY.hash_one(COUNT.fetch_add(1, Ordering::Relaxed)));
    // Hexadecimal digits are always a valid header value.
    HeaderValue::from_str(&id).unwrap_or(HeaderValue::from_static("none"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn id(given: Option<&[u8]>) -> String {
        let headers = given.map(|id| (HEADER.clone(), HeaderValue::from_bytes(id).unwrap()));
        let redactor = Redactor::new(&Arc::default(), Some("any"));
        of(&headers.into_iter().collect(), &redactor).to_str().unwrap().to_owned()
    }

    #[test]
    fn a_valid_request_id_is_kept() {
        let longest = "x".repeat(MAX_CHARACTERS);
        for given in ["a-1", "~!{}\"", &longest, "many"] {
            assert_eq!(id(Some(given.as_bytes())), given);
        }
    }

    #[test]
    fn otherwise_an_id_is_generated() {
        let too_long = "x".repeat(MAX_CHARACTERS + 1);
        let made =
            [None, Some(&b""[..]), Some(b"a b"), Some(b"a\xff"), Some(b"any"), Some(too_long.as_bytes())];
        let mut made: Vec<String> = made.into_iter().map(id).collect();
        assert!(made.iter().all(|id| id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit())));
        made.sort();
        made.dedup();
        assert_eq!(made.len(), 6);
    }
}
