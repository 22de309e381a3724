//! Media types of JSON request bodies.

use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use specwright_core::media_type::JSON;

use super::{Denial, Operation};

/// Rejects a body whose content type differs from the operation's, if the description specifies one. Accepts any JSON
/// media type, and a body without a content type.
pub(super) fn check(operation: &Operation, headers: &HeaderMap) -> Result<(), Denial> {
    let (Some(allowed), Some(found)) = (operation.media_type, headers.get(CONTENT_TYPE)) else {
        return Ok(());
    };
    let found = found.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
    let found = found.trim().to_ascii_lowercase();
    match found == allowed || found == JSON || found.ends_with("+json") {
        true => Ok(()),
        false => Err(Denial::WrongMediaType { allowed }),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;
    use crate::http::OperationMethod;

    #[test]
    fn every_json_media_type_is_accepted() {
        let plain = Operation::new("books.add", OperationMethod::Post, "/books");
        let notes = plain.with_media_type("application/x-notes");
        let refused = Err(Denial::WrongMediaType { allowed: "application/x-notes" });
        for (content_type, checked) in [
            ("application/x-notes", Ok(())),
            ("Application/X-Notes; charset=utf-8", Ok(())),
            ("application/json", Ok(())),
            ("application/problem+json ;x=1", Ok(())),
            ("text/plain", refused.clone()),
            ("application/x-notes2", refused.clone()),
            ("application/x-www-form-urlencoded", refused.clone()),
            ("", refused.clone()),
            ("application/é", refused),
        ] {
            let value = HeaderValue::try_from(content_type).unwrap();
            let headers = HeaderMap::from_iter([(CONTENT_TYPE, value)]);
            assert_eq!(check(&notes, &headers), checked, "{content_type}");
            assert_eq!(check(&plain, &headers), Ok(()), "{content_type}");
        }
        assert_eq!(check(&notes, &HeaderMap::new()), Ok(()));
    }
}
