//! The proxies of a transport: proxies from the environment, or a single proxy for all addresses.
//!
//! This module reads the proxies and passes each of them to reqwest. reqwest itself ignores invalid proxies, and the
//! settings that it reads from the system depend on the features that other crates enable.

use std::borrow::Cow;
use std::ffi::OsString;
use std::fmt;

use http::Uri;
use hyper_util::client::proxy::matcher::Matcher;
use reqwest::{ClientBuilder, NoProxy, Proxy};

use crate::SettingError;

/// Loopback addresses, for which proxies from the environment are not used.
const LOOPBACK: &str = "localhost,127.0.0.0/8,::1";

/// Supported URL schemes of proxies. `https` also requires the `rustls` feature.
const SCHEMES: &[&str] = if cfg!(feature = "socks") {
    &["http", HTTPS, "socks4", "socks4a", "socks5", "socks5h"]
} else if cfg!(feature = "rustls") {
    &["http", HTTPS]
} else {
    &["http"]
};

const HTTPS: &str = "https";

/// The default port of SOCKS proxies.
const SOCKS_PORT: u16 = 1080;

/// The proxies for http and https addresses.
#[derive(Default)]
pub(super) struct Proxies {
    http: Option<String>,
    https: Option<String>,
    /// Comma-separated hosts and networks that bypass the proxies.
    direct: String,
    /// The matcher that determines the proxy for a request.
    matcher: Option<Matcher>,
}

impl Proxies {
    /// Uses a single proxy for all addresses, including loopback addresses.
    pub(super) fn one(setting: &'static str, url: &str) -> Result<Self, SettingError> {
        let url = read(setting, url)?;
        Ok(Proxies::new(Some(url.clone()), Some(url), String::new()))
    }

    /// Reads the proxies from the environment with `get`.
    pub(super) fn of_environment(get: impl Fn(&str) -> Option<OsString>) -> Result<Self, SettingError> {
        // In CGI, the `Proxy` request header would become the `HTTP_PROXY` variable.
        if get("REQUEST_METHOD").is_some() {
            return Ok(Proxies::default());
        }
        let all = variable(&get, ["ALL_PROXY", "all_proxy"])?;
        let url = |names| -> Result<Option<String>, SettingError> {
            let found = variable(&get, names)?.or(all.clone());
            found.map(|(name, url)| read(name, &url)).transpose()
        };
        let (http, https) = (url(["HTTP_PROXY", "http_proxy"])?, url(["HTTPS_PROXY", "https_proxy"])?);
        let direct = match variable(&get, ["NO_PROXY", "no_proxy"])? {
            Some((_, hosts)) => format!("{hosts},{LOOPBACK}"),
            None => LOOPBACK.to_owned(),
        };
        Ok(Proxies::new(http, https, direct))
    }

    fn new(http: Option<String>, https: Option<String>, direct: String) -> Self {
        let text = |url: &Option<String>| url.clone().unwrap_or_default();
        let matcher = Matcher::builder().http(text(&http)).https(text(&https)).no(direct.clone()).build();
        Proxies { http, https, direct, matcher: Some(matcher) }
    }

    /// Returns the proxy for a request, without user name and password.
    pub(super) fn of(&self, uri: &Uri) -> Option<String> {
        let intercepted = self.matcher.as_ref()?.intercept(uri)?;
        Some(intercepted.uri().to_string().trim_end_matches('/').to_owned())
    }

    /// Configures these proxies, and no others.
    pub(super) fn apply(&self, builder: ClientBuilder) -> reqwest::Result<ClientBuilder> {
        let direct = || NoProxy::from_string(&self.direct);
        let mut builder = builder.no_proxy();
        if let Some(url) = &self.http {
            builder = builder.proxy(Proxy::http(url)?.no_proxy(direct()));
        }
        if let Some(url) = &self.https {
            builder = builder.proxy(Proxy::https(url)?.no_proxy(direct()));
        }
        Ok(builder)
    }
}

/// Omits user names and passwords.
impl fmt::Debug for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |url: &Option<String>| url.as_deref().map(shown);
        let mut out = f.debug_struct("Proxies");
        out.field("http", &shown(&self.http)).field("https", &shown(&self.https));
        out.field("direct", &self.direct).finish()
    }
}

/// Returns the name and value of the first variable that is set. If its value is empty, no variable counts as set.
fn variable(
    get: impl Fn(&str) -> Option<OsString>,
    names: [&'static str; 2],
) -> Result<Option<(&'static str, String)>, SettingError> {
    let Some((name, value)) = names.into_iter().find_map(|name| get(name).map(|value| (name, value))) else {
        return Ok(None);
    };
    match value.into_string() {
        Ok(value) => Ok(Some((name, value)).filter(|(_, value)| !value.trim().is_empty())),
        Err(_) => Err(SettingError::new(name, "bytes that are not UTF-8", "UTF-8 text")),
    }
}

/// Parses the URL of a proxy. Adds the default scheme, and the default port of SOCKS proxies.
fn read(setting: &'static str, text: &str) -> Result<String, SettingError> {
    let text = text.trim();
    let text = if text.contains("://") { Cow::Borrowed(text) } else { format!("http://{text}").into() };
    let invalid = |what: &str, allowed: String| {
        SettingError::new(setting, format!("{what} in {:?}", shown(&text)), allowed)
    };
    let url = || format!("the URL of a proxy such as http://proxy.example:3128, with {}", schemes());
    let uri: Uri = text.parse().map_err(|_| invalid("no valid URL", url()))?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return Err(invalid("no valid URL", url()));
    };
    if !SCHEMES.contains(&scheme) || (scheme == HTTPS && !cfg!(feature = "rustls")) {
        return Err(invalid(&format!("the scheme {scheme}"), schemes()));
    }
    if authority.host().is_empty() {
        return Err(invalid("no host", url()));
    }
    // The port is not shown: an unescaped password may contain a character that ends the host, so the rest would look
    // like a port.
    if crate::url::port_of(authority).is_err() {
        return Err(invalid("an invalid port", crate::url::PORTS.to_owned()));
    }
    if scheme.starts_with("socks") && authority.port().is_none() {
        return Ok(format!("{scheme}://{authority}:{SOCKS_PORT}"));
    }
    Ok(format!("{scheme}://{authority}"))
}

fn schemes() -> String {
    let mut names: Vec<_> = SCHEMES.to_vec();
    names.retain(|&name| name != HTTPS || cfg!(feature = "rustls"));
    let off = |feature, on| if on { "" } else { feature };
    format!(
        "{} {}{}{}",
        if names.len() == 1 { "the scheme" } else { "one of the schemes" },
        names.join(", "),
        off("; https requires the `rustls` feature", cfg!(feature = "rustls")),
        off("; socks5 requires the `socks` feature", cfg!(feature = "socks")),
    )
}

/// Returns the scheme and the host, which are not secret. The text after the first colon of the host may be a
/// password.
fn shown(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("", url));
    let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
    let end = match host.strip_prefix('[').and_then(|address| address.find(']')) {
        Some(end) => end + 2,
        None => host.find([':', '/', '?', '#']).unwrap_or(host.len()),
    };
    let more = if end < host.len() { "…" } else { "" };
    format!("{scheme}://{}{more}", &host[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Result<Proxies, SettingError> {
        let get = |name: &str| variables.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into());
        Proxies::of_environment(get)
    }

    fn proxy_for(proxies: &Proxies, uri: &str) -> Option<String> {
        proxies.of(&uri.parse().unwrap())
    }

    #[test]
    fn the_usual_environment_variables_are_read() {
        let proxies = of(&[
            ("HTTPS_PROXY", "http://me:secret@secure.example:3128/"),
            ("https_proxy", "http://second.example"),
            ("ALL_PROXY", "all.example:8080"),
            ("no_proxy", "direct.example, 10.0.0.0/8"),
        ])
        .unwrap();
        for (uri, proxy) in [
            ("https://travel.example/x?apiKey=1", Some("http://secure.example:3128")),
            ("http://travel.example/", Some("http://all.example:8080")),
            ("https://direct.example/", None),
            ("https://api.direct.example/", None),
            ("https://10.1.2.3/", None),
            ("http://127.0.0.1:80/x", None),
            ("http://127.9.9.9/", None),
            ("http://[::1]:8080/", None),
            ("http://LOCALHOST/", None),
            ("http://localhost.example.com/", Some("http://all.example:8080")),
        ] {
            assert_eq!(proxy_for(&proxies, uri).as_deref(), proxy, "{uri}");
        }
        assert!(!format!("{proxies:?}").contains("secret"), "{proxies:?}");
        let none = of(&[("HTTPS_PROXY", ""), ("https_proxy", "http://second.example")]).unwrap();
        assert_eq!(proxy_for(&none, "https://travel.example/"), None);
        let cgi = of(&[("REQUEST_METHOD", "GET"), ("HTTP_PROXY", "no such thing")]).unwrap();
        assert_eq!(proxy_for(&cgi, "http://travel.example/"), None);
    }

    #[test]
    fn an_invalid_proxy_is_reported_with_its_variable() {
        for (name, url, found) in [
            ("HTTPS_PROXY", "http://bad url", "no valid URL in \"http://bad url\""),
            ("https_proxy", "http://", "no valid URL in \"http://\""),
            ("HTTP_PROXY", "ftp://proxy.example", "the scheme ftp in \"ftp://proxy.example\""),
            ("ALL_PROXY", "http://proxy.example:99999", "an invalid port in \"http://proxy.example…\""),
            ("all_proxy", "http://proxy.example:0", "an invalid port in \"http://proxy.example…\""),
            ("http_proxy", "http://[::1]:x/", "an invalid port in \"http://[::1]…\""),
            ("HTTPS_PROXY", "http://me:sec ret@proxy.example", "no valid URL in \"http://proxy.example\""),
            (
                "HTTPS_PROXY",
                "http://me:secret/1@proxy.example",
                "an invalid port in \"http://proxy.example\"",
            ),
            ("HTTPS_PROXY", "http://me:secret", "an invalid port in \"http://me…\""),
            (
                "HTTPS_PROXY",
                "socks6://me:secret@proxy.example",
                "the scheme socks6 in \"socks6://proxy.example\"",
            ),
        ] {
            let error = of(&[(name, url)]).unwrap_err();
            assert_eq!((error.setting(), error.found()), (name, found), "{url}");
            assert!(!format!("{error} {error:?}").contains("sec"), "{error}");
        }
        let error = Proxies::one("proxy", "ftp://proxy.example").unwrap_err();
        assert!(
            error.to_string().starts_with("proxy: found the scheme ftp in \"ftp://proxy.example\", allowed ")
        );
    }

    #[test]
    #[cfg(unix)]
    fn a_variable_with_invalid_utf_8_is_rejected() {
        use std::os::unix::ffi::OsStringExt as _;
        let get = |name: &str| (name == "HTTPS_PROXY").then(|| OsString::from_vec(vec![b'h', 0xff]));
        assert_eq!(Proxies::of_environment(get).unwrap_err().found(), "bytes that are not UTF-8");
    }

    #[test]
    fn socks_is_accepted_if_the_feature_is_enabled() {
        let proxies = of(&[("ALL_PROXY", "socks5h://me:secret@proxy.example")]);
        if cfg!(feature = "socks") {
            let proxy_for = proxy_for(&proxies.unwrap(), "https://travel.example/");
            assert_eq!(proxy_for.as_deref(), Some("socks5h://proxy.example:1080"));
        } else {
            let error = proxies.unwrap_err();
            assert_eq!(error.found(), "the scheme socks5h in \"socks5h://proxy.example\"");
            assert!(error.allowed().ends_with("; socks5 requires the `socks` feature"), "{error}");
        }
    }

    #[test]
    fn one_proxy_is_also_used_for_loopback_addresses() {
        let proxies = Proxies::one("proxy", " proxy.example:3128 ").unwrap();
        for uri in ["http://127.0.0.1/", "https://travel.example/"] {
            assert_eq!(proxy_for(&proxies, uri).as_deref(), Some("http://proxy.example:3128"));
        }
    }
}
