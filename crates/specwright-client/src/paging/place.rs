//! The position in a listing, from which another process can resume it.

use std::fmt;
use std::str::FromStr;

use specwright_core::Json;

use crate::Error;
use crate::portable;

/// Maximum length of the string form, in bytes.
const MAX_TEXT: usize = 128 << 10;

/// A position in a listing: a page, and the number of its elements that were returned. A place contains neither the key
/// nor the session.
///
/// The string form ([`Display`](fmt::Display) and [`FromStr`]) consists only of letters, digits, `-`, `_` and `.`. The
/// string is neither encrypted nor signed. A place may contain a URL of the service, which the client calls with its
/// credentials, so a place from an untrusted source can choose the page.
///
/// ```
/// use specwright_client::paging::Place;
///
/// assert!("not a place".parse::<Place>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Place {
    pub(super) operation: String,
    pub(super) page: Mark,
    /// Number of elements of the page that were returned.
    pub(super) returned: usize,
}

/// The request that returns a page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Mark {
    /// The original request.
    Given,
    Cursor(String),
    /// A URL that contains no credentials.
    Url(String),
    Number(i64),
}

impl Place {
    /// Returns the name of the operation that returns the pages, such as `books.list`.
    pub fn operation(&self) -> &str {
        &self.operation
    }
}

impl Mark {
    fn to_json(&self) -> (&'static str, Json) {
        match self {
            Mark::Given => ("given", Json::Null),
            Mark::Cursor(cursor) => ("cursor", cursor.as_str().into()),
            Mark::Url(url) => ("url", url.as_str().into()),
            Mark::Number(number) => ("number", (*number).into()),
        }
    }

    fn of_json(kind: &str, value: &Json) -> Option<Self> {
        let text = || value.as_str().map(str::to_owned);
        match kind {
            "given" => Some(Mark::Given),
            "cursor" => text().map(Mark::Cursor),
            "url" => text().map(Mark::Url),
            "number" => value.as_i64().map(Mark::Number),
            _ => None,
        }
    }
}

/// Shows only the operation, because cursors and URLs may reveal the subject of the query.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Place").field("operation", &self.operation).finish_non_exhaustive()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, value) = self.page.to_json();
        portable::write(f, &(&self.operation, kind, value, self.returned))
    }
}

impl FromStr for Place {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (operation, kind, value, returned) = portable::read::<(_, String, Json, _)>(text, MAX_TEXT)?;
        let page = Mark::of_json(&kind, &value).ok_or_else(portable::damaged)?;
        Ok(Place { operation, page, returned })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;
    use crate::portable::tests::coded;

    #[test]
    fn a_place_round_trips_through_its_string() {
        for page in [
            Mark::Given,
            Mark::Cursor("a/\u{e9}?".into()),
            Mark::Url("https://a.example/?p=2".into()),
            Mark::Number(-3),
        ] {
            let place = Place { operation: "books.list".into(), page, returned: 7 };
            let text = place.to_string();
            assert!(
                text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)),
                "{text}"
            );
            assert_eq!(text.parse::<Place>().unwrap(), place);
            assert_eq!(format!("{place:?}"), "Place { operation: \"books.list\", .. }");
        }
    }

    #[test]
    fn invalid_places_are_rejected() {
        for (text, reason) in [
            (String::new(), "expected a token that starts with \"1.\""),
            ("2.AAAA".into(), "expected a token that starts with \"1.\""),
            ("1.***".into(), "it is damaged"),
            (coded("[]"), "it is damaged"),
            (coded(r#"["a", "cursor", 5, 0]"#), "it is damaged"),
            (coded(r#"["a", "other", "b", 0]"#), "it is damaged"),
            (coded(r#"["a", "given", null, -1]"#), "it is damaged"),
            ("1.A".repeat(MAX_TEXT), "it is longer than 131072 characters"),
        ] {
            let error = text.parse::<Place>().unwrap_err();
            assert_eq!(error.kind(), ErrorKind::InvalidToken);
            assert_eq!(error.to_string(), format!("invalid resume token: {reason}"));
        }
    }
}
