//! Booking links: `/in`, which redirects to what is booked, and `/book/..`, pages in place of the providers' own.
//!
//! An embedded offer has a path below [`BOOK`]; an answer holds it as a link of the form that live services use. An
//! offer of another provider has an absolute URL, which is answered as it is.

mod page;
mod redirect;

use std::fmt;

use axum::Router;
use axum::routing::get;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use wayfare_models::{BookingLink, Text};

use crate::api_errors::ApiErrors;
use crate::http::{Denial, denied};

/// Path of the pages.
pub(crate) const BOOK: &str = "/book/";

/// The affiliate in links, which must not have a key.
const AFFILIATE: &str = "demo";

/// Characters that would end or change the target within the query of its link.
const ENCODED: &AsciiSet =
    &CONTROLS.add(b' ').add(b'"').add(b'#').add(b'%').add(b'&').add(b'+').add(b'<').add(b'>').add(b'|');

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
    /// What stands before the path: links of one answer differ in that alone.
    beginning: String,
}

impl BookingLinks {
    /// Links below a base URL.
    pub(crate) fn below(base: &str) -> Self {
        let (path, affiliate, label, target) =
            (BookingLink::PATH, BookingLink::AFFILIATE, BookingLink::LABEL, BookingLink::TARGET);
        BookingLinks { beginning: format!("{base}{path}?{affiliate}={AFFILIATE}&{label}=&{target}={base}") }
    }

    /// The link to a booking path of this service. Any other URL stays as it is.
    pub fn to<'a>(&'a self, url: &'a str) -> impl fmt::Display + 'a {
        Linked { beginning: if url.starts_with(BOOK) { &self.beginning } else { "" }, url }
    }
}

struct Linked<'a> {
    /// Empty before a URL that stays as it is.
    beginning: &'a str,
    url: &'a str,
}

impl fmt::Display for Linked<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.beginning.is_empty() {
            return f.write_str(self.url);
        }
        f.write_str(self.beginning)?;
        utf8_percent_encode(self.url, ENCODED).try_for_each(|part| f.write_str(part))
    }
}

/// Makes a link of a booking path of this service. Any other URL stays as it is.
pub(crate) fn link(url: &mut Text, base: &str) {
    let links = BookingLinks::below(base);
    let link = Text::from(format_args!("{}", links.to(url)));
    *url = link;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_service_become_links() {
        let linked = |url: &str| {
            let mut url = Text::from(url);
            link(&mut url, "https://a.example/api");
            url
        };
        assert_eq!(
            linked("/book/hotels/x/2:4|1"),
            "https://a.example/api/in?a=demo&p=&url=https://a.example/api/book/hotels/x/2:4%7C1"
        );
        for other in ["https://shop.example/book/1", "", "/elsewhere"] {
            assert_eq!(linked(other), other);
        }
    }
}
