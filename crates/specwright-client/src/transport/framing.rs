//! Detection of the framing of response bodies: the way in which the end of a body is marked.

use http::header::{CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING};
use http::{Extensions, HeaderMap, Response, StatusCode, Version};

/// A response extension that marks a network response whose body ends only when the connection closes. Responses
/// created in memory also have no length headers, but are complete.
#[derive(Clone, Copy)]
struct CloseDelimited;

/// Marks a network response if its body ends only when the connection closes. Call this function before headers are
/// removed from the response.
#[cfg_attr(not(all(feature = "reqwest", not(target_arch = "wasm32"))), allow(dead_code))]
pub(crate) fn mark_framing<B>(answer: &mut Response<B>) {
    let has_body = !matches!(answer.status(), StatusCode::NO_CONTENT | StatusCode::NOT_MODIFIED);
    if has_body && answer.version() <= Version::HTTP_11 && !is_measured(answer.headers()) {
        answer.extensions_mut().insert(CloseDelimited);
    }
}

/// Returns `true` if the body ends only because the connection closes, as in HTTP/1.0.
pub(crate) fn is_close_delimited(version: Version, headers: &HeaderMap, extensions: &Extensions) -> bool {
    let closes = headers.get(CONNECTION).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"close"));
    let is_old = version <= Version::HTTP_10 || (version == Version::HTTP_11 && closes);
    extensions.get::<CloseDelimited>().is_some() || (is_old && !is_measured(headers))
}

fn is_measured(headers: &HeaderMap) -> bool {
    headers.contains_key(CONTENT_LENGTH) || headers.contains_key(TRANSFER_ENCODING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_is_explicit_with_a_length_or_chunks() {
        let [close, length, chunked] =
            [(CONNECTION, "close"), (CONTENT_LENGTH, "7"), (TRANSFER_ENCODING, "chunked")];
        for (version, headers, expected) in [
            (Version::HTTP_10, vec![], true),
            (Version::HTTP_11, vec![], false),
            (Version::HTTP_11, vec![&close], true),
            (Version::HTTP_11, vec![&close, &length], false),
            (Version::HTTP_11, vec![&close, &chunked], false),
            (Version::HTTP_2, vec![], false),
        ] {
            let fields = headers.iter().map(|(name, value)| (name.clone(), value.parse().unwrap()));
            let found = is_close_delimited(version, &fields.collect(), &Extensions::new());
            assert_eq!(found, expected, "{version:?} {headers:?}");
        }
    }

    #[test]
    fn a_network_response_without_a_length_ends_with_its_connection() {
        let ends = |length: Option<&str>, version| {
            let mut answer = Response::new(());
            *answer.version_mut() = version;
            answer.headers_mut().extend(length.map(|length| (CONTENT_LENGTH, length.parse().unwrap())));
            mark_framing(&mut answer);
            is_close_delimited(version, answer.headers(), answer.extensions())
        };
        assert!(ends(None, Version::HTTP_11));
        assert!(!ends(Some("7"), Version::HTTP_11) && !ends(None, Version::HTTP_2));
    }
}
