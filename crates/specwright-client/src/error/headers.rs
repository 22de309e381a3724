//! Redacted response headers, and the request id among them.

use http::{HeaderMap, HeaderName, HeaderValue};

use crate::redact::{REDACTED, Redactor};

/// Headers in which services and gateways return a request id, in order of preference. The API description names no
/// such header; these names are common.
const REQUEST_ID: [HeaderName; 7] = [
    HeaderName::from_static("x-request-id"),
    HeaderName::from_static("request-id"),
    HeaderName::from_static("x-correlation-id"),
    HeaderName::from_static("x-trace-id"),
    HeaderName::from_static("x-amzn-requestid"),
    HeaderName::from_static("x-cloud-trace-context"),
    HeaderName::from_static("cf-ray"),
];

/// Returns the request id that the service assigned.
pub(crate) fn request_id(headers: &HeaderMap) -> Option<&str> {
    let id = |name| headers.get(name)?.to_str().ok().map(str::trim).filter(|id| !id.is_empty());
    REQUEST_ID.iter().find_map(id)
}

/// Removes headers whose name contains the key, and redacts the key in the values of the others.
pub(crate) fn redact_headers(headers: HeaderMap, redactor: &Redactor) -> HeaderMap {
    let mut clean = HeaderMap::with_capacity(headers.keys_len());
    for (name, value) in &headers {
        if redactor.redact(name.as_str()) == name.as_str() {
            clean.append(name, redacted(value, redactor));
        }
    }
    clean
}

fn redacted(value: &HeaderValue, redactor: &Redactor) -> HeaderValue {
    let text = String::from_utf8_lossy(value.as_bytes());
    match redactor.redact(&text) {
        clean if clean == text => value.clone(),
        clean => HeaderValue::from_str(&clean).unwrap_or(HeaderValue::from_static(REDACTED)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &str)| {
            (HeaderName::from_static(name), HeaderValue::from_bytes(value.as_bytes()).unwrap())
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn a_request_id_is_found_in_the_common_headers() {
        assert_eq!(request_id(&headers(&[("cf-ray", "7"), ("x-request-id", " a-1 ")])), Some("a-1"));
        assert_eq!(request_id(&headers(&[("x-request-id", ""), ("cf-ray", "7")])), Some("7"));
        assert_eq!(request_id(&headers(&[("date", "today"), ("x-trace-id", "é")])), None);
    }

    #[test]
    fn the_key_is_in_no_header() {
        let all = headers(&[
            ("x-echo", "a?k=Schlüssel-1&b"),
            ("x-echo", "plain é"),
            ("set-cookie", "k=SCHL%c3%bcSSEL-1"),
            ("x-key-abcd", "1"),
        ]);
        let clean = redact_headers(all.clone(), &Redactor::new("schlüssel-1"));
        assert_eq!(clean.get_all("x-echo").iter().collect::<Vec<_>>(), ["a?k=***&b", "plain é"]);
        assert_eq!(clean["set-cookie"], "k=***");
        assert_eq!(redact_headers(all.clone(), &Redactor::new("KEY-abcd")).keys_len(), 2);
        assert_eq!(redact_headers(all.clone(), &Redactor::default()), all);
    }
}
