//! Links that can be followed.

/// Whether a browser can follow a text as a link to the web: http or https, then a host, and no characters that
/// browsers strip or read in different ways.
pub(crate) fn is_web_url(url: &str) -> bool {
    let is_plain = |c: char| !c.is_control() && !c.is_whitespace() && c != '\\';
    let is_web = |scheme: &str| scheme.eq_ignore_ascii_case("http") || scheme.eq_ignore_ascii_case("https");
    let Some((scheme, rest)) = url.split_once("://") else { return false };
    is_web(scheme)
        && url.chars().all(is_plain)
        && !rest.is_empty()
        && !rest.starts_with(['/', '?', '#', ':', '@'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_to_the_web_or_nothing() {
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
