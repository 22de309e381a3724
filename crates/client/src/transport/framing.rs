//! How the end of an answer is told.

use http::header::{CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING};
use http::{HeaderMap, Version};

/// Whether nothing but the end of the connection ends the body, as in the days before HTTP/1.1.
pub(crate) fn is_ended_by_closing(version: Version, headers: &HeaderMap) -> bool {
    let closes = headers.get(CONNECTION).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"close"));
    let is_measured = headers.contains_key(CONTENT_LENGTH) || headers.contains_key(TRANSFER_ENCODING);
    (version <= Version::HTTP_10 || (version == Version::HTTP_11 && closes)) && !is_measured
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_counts_where_it_is_told() {
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
            assert_eq!(is_ended_by_closing(version, &fields.collect()), expected, "{version:?} {headers:?}");
        }
    }
}
