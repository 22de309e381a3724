//! Links that are safe to follow, and the affiliate labels in them.

use std::fmt::{self, Write as _};

use specwright_core::{Form, ValueError};

/// Returns whether a browser can follow a string as a web link: http or https, followed by a host, without characters
/// that browsers strip or interpret inconsistently.
pub(crate) fn is_web_url(url: &str) -> bool {
    let is_plain = |c: char| !c.is_control() && !c.is_whitespace() && c != '\\';
    let is_web = |scheme: &str| scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https");
    let Some((scheme, rest)) = url.split_once("://") else { return false };
    is_web(scheme)
        && url.chars().all(is_plain)
        && !rest.is_empty()
        && !rest.starts_with(['/', '?', '#', ':', '@'])
}

/// A booking link in a response. An affiliate can add its label before passing the link on.
///
/// Live services and the embedded service return links in the format `{base}/in?a=AFFILIATE&p=LABEL&url=TARGET`. When a
/// user opens such a link, the service counts the click under the label and redirects to the provider.
///
/// ```
/// use wayfare_models::BookingLink;
///
/// let url = "https://travel.example/in?a=demo&p=&url=https://travel.example/book/1";
/// let link = BookingLink::new(url)?.at("https://travel.example")?;
/// let labelled = link.with_label("member-7")?;
/// assert_eq!(labelled, "https://travel.example/in?a=demo&p=member-7&url=https://travel.example/book/1");
/// # Ok::<(), wayfare_models::ValueError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BookingLink<'a>(&'a str);

const WEB_URL: Form = Form::new("BookingLink", "an absolute http or https URL with a host");

impl<'a> BookingLink<'a> {
    /// The path of links that accept a label.
    pub const PATH: &'static str = "/in";
    /// The parameter that identifies the affiliate.
    pub const AFFILIATE: &'static str = "a";
    /// The parameter that contains the affiliate's own label for the click, such as a member or a campaign.
    pub const LABEL: &'static str = "p";
    /// The parameter that contains the URL that the link redirects to.
    pub const TARGET: &'static str = "url";

    /// Creates a link.
    ///
    /// # Errors
    /// Returns an error if the string is not an absolute http or https URL with a host, and is therefore not safe to
    /// follow.
    pub fn new(url: &'a str) -> Result<Self, ValueError> {
        if is_web_url(url) { Ok(BookingLink(url)) } else { Err(ValueError::new(url, &WEB_URL)) }
    }

    /// Returns the link if it points to the host of the API.
    ///
    /// # Errors
    /// Returns an error if the scheme, the host or the port differs from that of the base URL, or if either URL
    /// contains user information.
    pub fn at(self, base_url: &str) -> Result<Self, ValueError> {
        match (origin(self.0), origin(base_url)) {
            (Some(own), Some(base)) if own.eq_ignore_ascii_case(base) => Ok(self),
            _ => Err(ValueError::new(self.0, "a link to the host of the API")),
        }
    }

    /// Returns the URL.
    pub fn as_str(self) -> &'a str {
        self.0
    }

    /// Returns the URL after replacing its label with the affiliate's label. The rest of the URL is unchanged.
    ///
    /// # Errors
    /// Returns an error if the link does not accept a label.
    pub fn with_label(self, label: &str) -> Result<String, ValueError> {
        let url = self.0;
        let value = label_span(url)
            .ok_or_else(|| ValueError::new(url, "a link that accepts a label in its parameter `p`"))?;
        let mut labelled = String::with_capacity(url.len() + label.len());
        labelled.push_str(&url[..value.start]);
        for byte in label.bytes() {
            match byte {
                b'-' | b'.' | b'_' | b'~' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' => {
                    labelled.push(byte.into())
                }
                // Writing into a string can't fail.
                _ => _ = write!(labelled, "%{byte:02X}"),
            }
        }
        labelled.push_str(&url[value.end..]);
        Ok(labelled)
    }
}

impl fmt::Display for BookingLink<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// Returns the scheme, host and port of a URL, or `None` if the URL is no web link or contains user information, which
/// can make another host look like the API host.
fn origin(url: &str) -> Option<&str> {
    let host = url.find("://")? + 3;
    let end = url[host..].find(['/', '?', '#']).map_or(url.len(), |at| host + at);
    Some(&url[..end]).filter(|_| is_web_url(url) && !url[host..end].contains('@'))
}

/// Returns the byte range of the label's value in a URL.
fn label_span(url: &str) -> Option<std::ops::Range<usize>> {
    let end = url.find('#').unwrap_or(url.len());
    let mut start = url[..end].find('?')? + 1;
    for parameter in url[start..end].split('&') {
        let after = start + parameter.len();
        if let Some((BookingLink::LABEL, value)) = parameter.split_once('=') {
            return Some(after - value.len()..after);
        }
        start = after + 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "https://travel.example:8443/in?a=demo&p=&url=https%3A%2F%2Fx%2F%3Fp%3D1&p=2#p=3";

    fn labelled(url: &str, label: &str) -> Result<String, String> {
        BookingLink::new(url).and_then(|link| link.with_label(label)).map_err(|error| error.to_string())
    }

    #[test]
    fn a_label_changes_only_its_parameter() {
        let with = |label: &str| labelled(LINK, label).unwrap();
        assert_eq!(with(""), LINK);
        assert_eq!(with("member-7"), LINK.replacen("p=&", "p=member-7&", 1));
        assert_eq!(with("a&url=b#ü "), LINK.replacen("p=&", "p=a%26url%3Db%23%C3%BC%20&", 1));
        assert_eq!(labelled("https://a.example/in?p=old", "new").unwrap(), "https://a.example/in?p=new");
        for none in ["https://a.example/in", "https://a.example/in?P=1&xp=2&p", "https://a.example/?a#?p=1"] {
            assert!(labelled(none, "x").unwrap_err().contains("accepts a label"), "{none}");
        }
        assert!(
            labelled("javascript:alert(1)?p=", "x")
                .unwrap_err()
                .ends_with("expected an absolute http or https URL with a host")
        );
    }

    #[test]
    fn links_to_other_hosts_are_rejected() {
        let at = |base: &str| BookingLink::new(LINK).unwrap().at(base).is_ok();
        assert!(at("https://travel.example:8443") && at("HTTPS://Travel.example:8443/api/"));
        for foreign in
            ["https://travel.example", "http://travel.example:8443", "https://ravel.example:8443", "travel"]
        {
            assert!(!at(foreign), "{foreign}");
        }
        let user = BookingLink::new("https://travel.example@evil.example/in?p=").unwrap();
        assert!(user.at("https://travel.example").is_err() && user.at("https://evil.example").is_err());
    }

    #[test]
    fn only_web_links_are_accepted() {
        for good in ["https://book.example/x?y=1#z", "http://book.example", "HTTPS://book.example/é"] {
            assert!(is_web_url(good), "{good}");
        }
        for bad in [
            "",
            "https://",
            "https:///path",
            "https://?q",
            "https://:80",
            "https://@",
            "https:book.example",
            "//book.example",
            "/relative",
            "book.example",
            "ftp://book.example",
            "javascript:alert(1)",
            "javascript://book.example/%0aalert(1)",
            "data:text/html,x",
            " https://book.example",
            "https://book.example/\n",
            "java\tscript:alert(1)",
            "https://book.example\\@evil.example",
            "https:\\\\book.example",
        ] {
            assert!(!is_web_url(bad), "{bad:?}");
        }
    }
}
