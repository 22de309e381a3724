//! The position in a listing, from which another process can resume it.

use std::fmt;
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use specwright_core::{Json, decode};

use crate::{Error, ErrorKind};

/// Version prefix of the string form.
const VERSION: &str = "1.";

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
    fn to_json(&self) -> [Json; 2] {
        match self {
            Mark::Given => ["given".into(), Json::Null],
            Mark::Cursor(cursor) => ["cursor".into(), cursor.as_str().into()],
            Mark::Url(url) => ["url".into(), url.as_str().into()],
            Mark::Number(number) => ["number".into(), (*number).into()],
        }
    }

    fn of_json(kind: &Json, value: &Json) -> Option<Self> {
        let text = || value.as_str().map(str::to_owned);
        match kind.as_str()? {
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
        let [kind, value] = self.page.to_json();
        let parts = Json::Array(vec![self.operation.as_str().into(), kind, value, self.returned.into()]);
        write!(f, "{VERSION}{}", URL_SAFE_NO_PAD.encode(parts.to_string()))
    }
}

impl FromStr for Place {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        if text.len() > MAX_TEXT {
            return Err(invalid(format!("it is longer than {MAX_TEXT} characters")));
        }
        let coded = text
            .trim()
            .strip_prefix(VERSION)
            .ok_or_else(|| invalid(format!("expected a token that starts with {VERSION:?}")))?;
        read(coded).ok_or_else(|| invalid("it is damaged"))
    }
}

fn read(coded: &str) -> Option<Place> {
    let json = URL_SAFE_NO_PAD.decode(coded).ok()?;
    let parts = decode::<Vec<Json>>(&json).ok()?.value;
    let [operation, kind, value, returned] = <[Json; 4]>::try_from(parts).ok()?;
    Some(Place {
        operation: operation.as_str()?.to_owned(),
        page: Mark::of_json(&kind, &value)?,
        returned: usize::try_from(returned.as_u64()?).ok()?,
    })
}

pub(super) fn invalid(detail: impl Into<String>) -> Error {
    Error::new(ErrorKind::InvalidToken, detail)
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let coded = |json: &str| format!("1.{}", URL_SAFE_NO_PAD.encode(json));
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
