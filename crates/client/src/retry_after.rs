//! The `Retry-After` header, in seconds or as a date.

use std::time::{Duration, SystemTime};

use http::HeaderMap;
use http::header::RETRY_AFTER;

/// The wait that the service asks for; `None` where there is none, or it can't be understood. A date that is past
/// is no wait.
pub(crate) fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // More digits than fit are a very long wait.
        return Some(Duration::from_secs(text.parse().unwrap_or(u64::MAX)));
    }
    let date = httpdate::parse_http_date(text).ok()?;
    Some(date.duration_since(now).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sun, 06 Nov 1994 08:49:37 GMT
    const NOW: Duration = Duration::from_secs(784_111_777);

    fn read(text: &str) -> Option<u64> {
        let headers = HeaderMap::from_iter([(RETRY_AFTER, text.parse().unwrap())]);
        retry_after(&headers, SystemTime::UNIX_EPOCH + NOW).map(|wait| wait.as_secs())
    }

    #[test]
    fn seconds() {
        assert_eq!(read("0"), Some(0));
        assert_eq!(read(" 120 "), Some(120));
        assert_eq!(read("99999999999999999999999"), Some(u64::MAX));
    }

    #[test]
    fn dates_in_all_three_forms() {
        assert_eq!(read("Sun, 06 Nov 1994 08:50:07 GMT"), Some(30));
        assert_eq!(read("Sunday, 06-Nov-94 08:50:07 GMT"), Some(30));
        assert_eq!(read("Sun Nov  6 08:50:07 1994"), Some(30));
        assert_eq!(read("Sun, 06 Nov 1994 08:49:37 GMT"), Some(0));
        assert_eq!(read("Sun, 06 Nov 1994 08:00:00 GMT"), Some(0));
    }

    #[test]
    fn nonsense() {
        for text in ["", "soon", "-5", "1.5", "Sun, 06 Nov 1994"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(retry_after(&HeaderMap::new(), SystemTime::UNIX_EPOCH), None);
    }
}
