//! Absolute URLs of this service in responses: booking links, and the service's own paths such as logos.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use specwright_core::Text;
use wayfare_models::BookingLink;

/// Path prefix of booking pages.
pub(crate) const BOOK: &str = "/book/";

/// The affiliate code in links, which must not contain an API key.
const AFFILIATE: &str = "demo";

/// Characters, in addition to control characters, that would end or alter the target within the query of its link.
const SPECIAL: [u8; 9] = *b" \"#%&+<>|";

const ENCODED: &AsciiSet = &{
    let (mut set, mut place) = (CONTROLS.add(SPECIAL[0]), 1);
    while place < SPECIAL.len() {
        set = set.add(SPECIAL[place]);
        place += 1;
    }
    set
};

/// Returns whether a link can contain a target without encoding. The loop checks all bytes and has no early exit, so
/// that the compiler can vectorize it.
fn is_plain(target: &str) -> bool {
    let is_plain =
        |byte: u8| (0x20..0x7f).contains(&byte) & SPECIAL.iter().fold(true, |all, it| all & (*it != byte));
    target.bytes().fold(true, |all, byte| all & is_plain(byte))
}

/// Builder for the URLs in a response that point to this service.
#[derive(Clone, Debug)]
pub struct ServiceLinks {
    base: String,
    /// The part of a booking link before its target's path.
    before: String,
}

impl ServiceLinks {
    /// Creates links below a base URL.
    pub(crate) fn below(base: &str) -> Self {
        let (path, affiliate) = (BookingLink::PATH, BookingLink::AFFILIATE);
        let (label, target) = (BookingLink::LABEL, BookingLink::TARGET);
        let before = format!("{base}{path}?{affiliate}={AFFILIATE}&{label}=&{target}={base}");
        ServiceLinks { base: base.to_owned(), before }
    }

    /// Returns the base URL of the service, without a trailing slash.
    pub fn base_url(&self) -> &str {
        &self.base
    }

    /// Returns the link to a booking path of this service. Returns the link in parts to avoid an allocation, since a
    /// response may have thousands of links. Leaves any other URL unchanged.
    pub fn booking<'a>(&'a self, url: &'a str) -> [Cow<'a, str>; 2] {
        match url.starts_with(BOOK) {
            true if is_plain(url) => [self.before.as_str().into(), url.into()],
            true => [self.before.as_str().into(), utf8_percent_encode(url, ENCODED).into()],
            false => [url.into(), "".into()],
        }
    }

    /// Returns the absolute URL, in parts, of a path of this service, such as the path of a logo. Leaves any other URL
    /// unchanged.
    pub fn absolute<'a>(&'a self, url: &'a str) -> [&'a str; 2] {
        let is_path = url.starts_with('/') && !url.starts_with("//");
        [if is_path { &self.base } else { "" }, url]
    }

    /// Replaces a path of this service with its absolute URL.
    pub(crate) fn complete(&self, url: &mut Option<Text>) {
        *url = url.take().map(|url| self.absolute(&url).concat().into());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_service_become_links() {
        let linked = |url: &str| ServiceLinks::below("https://a.example/api").booking(url).concat();
        assert_eq!(
            linked("/book/hotels/x/2:4|1"),
            "https://a.example/api/in?a=demo&p=&url=https://a.example/api/book/hotels/x/2:4%7C1"
        );
        for other in ["https://shop.example/book/1", "", "/elsewhere"] {
            assert_eq!(linked(other), other);
        }
    }

    #[test]
    fn only_paths_become_absolute() {
        let links = ServiceLinks::below("https://a.example/api");
        for (url, expected) in [
            ("/pictures/airlines/BA/square.svg", "https://a.example/api/pictures/airlines/BA/square.svg"),
            ("https://b.example/ba.png", "https://b.example/ba.png"),
            ("//b.example/ba.png", "//b.example/ba.png"),
            ("", ""),
        ] {
            let mut completed = Some(Text::from(url));
            links.complete(&mut completed);
            assert_eq!(completed.as_deref(), Some(expected));
        }
        let mut none = None;
        links.complete(&mut none);
        assert_eq!(none, None);
    }

    #[test]
    fn plain_urls_equal_their_encoding() {
        for character in (0..0x180).filter_map(char::from_u32) {
            let text = format!("a{character}b");
            assert_eq!(is_plain(&text), utf8_percent_encode(&text, ENCODED).to_string() == text, "{text:?}");
        }
    }
}
