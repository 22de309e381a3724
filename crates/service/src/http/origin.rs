//! The base URL of absolute URLs in answers.

/// The configured base URL, or else `http://` and the host that was called.
pub fn base_url(set: Option<&str>, host: Option<&str>) -> String {
    match set {
        Some(url) => url.trim_end_matches('/').to_owned(),
        None => format!("http://{}", host.filter(|host| is_host(host)).unwrap_or("localhost")),
    }
}

/// Whether it is a host and nothing else, since it goes into links.
fn is_host(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    !text.is_empty() && text.len() <= 260 && text.bytes().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hosts_are_hosts() {
        for host in ["localhost", "a.example:8080", "[::1]:80", "127.0.0.1"] {
            assert_eq!(base_url(None, Some(host)), format!("http://{host}"));
        }
        for other in ["", "a/b", "a?b", "a b", "evil\"><", "user@host", "ä.example"] {
            assert_eq!(base_url(None, Some(other)), "http://localhost", "{other}");
        }
    }

    #[test]
    fn what_was_set_comes_first() {
        assert_eq!(base_url(Some("https://a.example/b/"), Some("c.example")), "https://a.example/b");
        assert_eq!(base_url(None, None), "http://localhost");
    }
}
