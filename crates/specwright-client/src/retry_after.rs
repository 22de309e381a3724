//! The `Retry-After` header, in seconds or as a date.

use std::time::{Duration, SystemTime};

use http::HeaderMap;
use http::header::{DATE, RETRY_AFTER};

/// Returns the wait that the service requests; `None` if the header is missing or unreadable. A date is compared with
/// the response's own `Date` header, so only the service's clock matters. The local clock is used only if the
/// response has no `Date`. A past date means no wait.
pub(crate) fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that overflows means a very long wait.
        return Some(Duration::from_secs(text.parse().unwrap_or(u64::MAX)));
    }
    let until = httpdate::parse_http_date(text).ok()?;
    let sent = headers.get(DATE).and_then(|date| httpdate::parse_http_date(date.to_str().ok()?.trim()).ok());
    Some(until.duration_since(sent.unwrap_or(now)).unwrap_or_default())
}

/// Formats a wait for a message, rounded up to whole seconds, such as `30s`.
pub(crate) fn in_seconds(wait: Duration) -> String {
    format!("{}s", wait.as_secs().saturating_add(u64::from(wait.subsec_nanos() > 0)))
}

/// Formats a wait for a message as `45s` or `12 min`, rounded up.
pub(crate) fn in_minutes(wait: Duration) -> String {
    let seconds = wait.as_secs().saturating_add(u64::from(wait.subsec_nanos() > 0));
    if seconds < 120 { format!("{seconds}s") } else { format!("{} min", seconds.div_ceil(60)) }
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
    fn dates_in_all_three_formats() {
        assert_eq!(read("Sun, 06 Nov 1994 08:50:07 GMT"), Some(30));
        assert_eq!(read("Sunday, 06-Nov-94 08:50:07 GMT"), Some(30));
        assert_eq!(read("Sun Nov  6 08:50:07 1994"), Some(30));
        assert_eq!(read("Sun, 06 Nov 1994 08:49:37 GMT"), Some(0));
        assert_eq!(read("Sun, 06 Nov 1994 08:00:00 GMT"), Some(0));
    }

    #[test]
    fn a_date_is_compared_with_the_service_clock() {
        let read = |until: &str, sent: &str| {
            let headers = [(RETRY_AFTER, until.parse().unwrap()), (DATE, sent.parse().unwrap())];
            retry_after(&HeaderMap::from_iter(headers), SystemTime::UNIX_EPOCH + NOW)
                .map(|wait| wait.as_secs())
        };
        // The service's clock is two hours behind, or ahead.
        assert_eq!(read("Sun, 06 Nov 1994 06:50:07 GMT", "Sun, 06 Nov 1994 06:49:37 GMT"), Some(30));
        assert_eq!(read("Sun, 06 Nov 1994 10:50:07 GMT", "Sun, 06 Nov 1994 10:49:37 GMT"), Some(30));
        assert_eq!(read("Sun, 06 Nov 1994 06:50:07 GMT", "Sun, 06 Nov 1994 06:51:00 GMT"), Some(0));
        // A number of seconds needs no clock, and an unreadable date counts as missing.
        assert_eq!(read("30", "Sun, 06 Nov 1994 06:49:37 GMT"), Some(30));
        assert_eq!(read("Sun, 06 Nov 1994 08:50:07 GMT", "today"), Some(30));
    }

    #[test]
    fn waits_are_formatted_in_whole_seconds() {
        for (millis, text) in [(0, "0s"), (1, "1s"), (30_000, "30s"), (30_001, "31s")] {
            assert_eq!(in_seconds(Duration::from_millis(millis)), text);
        }
        assert_eq!(in_seconds(Duration::MAX), "18446744073709551615s");
    }

    #[test]
    fn invalid_values_count_as_missing() {
        for text in ["", "soon", "-5", "1.5", "Sun, 06 Nov 1994"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(retry_after(&HeaderMap::new(), SystemTime::UNIX_EPOCH), None);
    }
}
