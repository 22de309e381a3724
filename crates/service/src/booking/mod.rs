//! Booking links: `/in`, which redirects to what is booked, and `/book/..`, pages in place of the providers' own.
//!
//! An embedded offer has a path below [`BOOK`]; an answer holds it as a link of the form that live services use. An
//! offer of another provider has an absolute URL, which is answered as it is.

mod page;
mod redirect;

use std::borrow::Cow;

use axum::Router;
use axum::routing::get;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use wayfare_models::BookingLink;

use crate::api_errors::ApiErrors;
use crate::http::{Denial, denied};

/// Path of the pages.
pub(crate) const BOOK: &str = "/book/";

/// The affiliate in links, which must not have a key.
const AFFILIATE: &str = "demo";

/// Characters that would end or change the target within the query of its link, beside controls.
const SPECIAL: [u8; 9] = *b" \"#%&+<>|";

const ENCODED: &AsciiSet = &{
    let (mut set, mut place) = (CONTROLS.add(SPECIAL[0]), 1);
    while place < SPECIAL.len() {
        set = set.add(SPECIAL[place]);
        place += 1;
    }
    set
};

/// Whether a link holds a target as it is. All of it is looked at, several characters at a time.
fn is_plain(target: &str) -> bool {
    let is_plain =
        |byte: u8| (0x20..0x7f).contains(&byte) & SPECIAL.iter().fold(true, |all, it| all & (*it != byte));
    target.bytes().fold(true, |all, byte| all & is_plain(byte))
}

/// The routes of links and pages.
pub(crate) fn routes() -> Router {
    let refused = async || denied::<ApiErrors>(Denial::WrongMethod { allowed: "GET, HEAD" });
    Router::new()
        .route(BookingLink::PATH, get(redirect::follow).fallback(refused))
        .route(&format!("{BOOK}{{*offer}}"), get(page::show).fallback(refused))
}

/// The booking links of an answer.
#[derive(Clone, Debug)]
pub struct BookingLinks {
    /// The part of a link before its target's path.
    before: String,
}

impl BookingLinks {
    /// Links below a base URL.
    pub(crate) fn below(base: &str) -> Self {
        let (path, affiliate) = (BookingLink::PATH, BookingLink::AFFILIATE);
        let (label, target) = (BookingLink::LABEL, BookingLink::TARGET);
        BookingLinks { before: format!("{base}{path}?{affiliate}={AFFILIATE}&{label}=&{target}={base}") }
    }

    /// The link to a booking path of this service, in parts, as an answer may have thousands. Any other URL stays as it
    /// is.
    pub fn of<'a>(&'a self, url: &'a str) -> [Cow<'a, str>; 2] {
        match url.starts_with(BOOK) {
            true if is_plain(url) => [self.before.as_str().into(), url.into()],
            true => [self.before.as_str().into(), utf8_percent_encode(url, ENCODED).into()],
            false => [url.into(), "".into()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_service_become_links() {
        let linked = |url: &str| BookingLinks::below("https://a.example/api").of(url).concat();
        assert_eq!(
            linked("/book/hotels/x/2:4|1"),
            "https://a.example/api/in?a=demo&p=&url=https://a.example/api/book/hotels/x/2:4%7C1"
        );
        for other in ["https://shop.example/book/1", "", "/elsewhere"] {
            assert_eq!(linked(other), other);
        }
    }

    #[test]
    fn what_is_plain_needs_no_code() {
        for character in (0..0x180).filter_map(char::from_u32) {
            let text = format!("a{character}b");
            assert_eq!(is_plain(&text), utf8_percent_encode(&text, ENCODED).to_string() == text, "{text:?}");
        }
    }
}
