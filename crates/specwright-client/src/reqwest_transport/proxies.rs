//! The proxies of a transport: from the environment, or one for all.
//!
//! They are read here and handed to reqwest one by one, since reqwest passes over those that it can't read, and since
//! what it takes from the system depends on the features that other crates enable.

use std::borrow::Cow;
use std::ffi::OsString;
use std::fmt;

use http::Uri;
use hyper_util::client::proxy::matcher::Matcher;
use reqwest::{ClientBuilder, NoProxy, Proxy};

use crate::SettingError;

/// The addresses of this machine, for which the proxies of the environment are not meant.
const THIS_MACHINE: &str = "localhost,127.0.0.0/8,::1";

/// The schemes of proxies that can be used.
const SCHEMES: &[&str] = if cfg!(feature = "socks") {
    &["http", HTTPS, "socks4", "socks4a", "socks5", "socks5h"]
} else if cfg!(feature = "rustls") {
    &["http", HTTPS]
} else {
    &["http"]
};

const HTTPS: &str = "https";

/// The default port of SOCKS.
const SOCKS_PORT: u16 = 1080;

/// The way to each address.
#[derive(Default)]
pub(super) struct Proxies {
    http: Option<String>,
    https: Option<String>,
    /// Hosts and networks to go to directly, separated by commas.
    direct: String,
    /// Tells which one a request takes.
    matcher: Option<Matcher>,
}

impl Proxies {
    /// One proxy for all addresses, those of this machine included.
    pub(super) fn one(setting: &'static str, url: &str) -> Result<Self, SettingError> {
        let url = read(setting, url)?;
        Ok(Proxies::new(Some(url.clone()), Some(url), String::new()))
    }

    /// Those of the environment, which `get` reads.
    pub(super) fn of_environment(get: impl Fn(&str) -> Option<OsString>) -> Result<Self, SettingError> {
        // There a header of the request, `Proxy`, would become one of the variables.
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
            Some((_, hosts)) => format!("{hosts},{THIS_MACHINE}"),
            None => THIS_MACHINE.to_owned(),
        };
        Ok(Proxies::new(http, https, direct))
    }

    fn new(http: Option<String>, https: Option<String>, direct: String) -> Self {
        let text = |url: &Option<String>| url.clone().unwrap_or_default();
        let matcher = Matcher::builder().http(text(&http)).https(text(&https)).no(direct.clone()).build();
        Proxies { http, https, direct, matcher: Some(matcher) }
    }

    /// The proxy that a request takes, without user and password.
    pub(super) fn of(&self, uri: &Uri) -> Option<String> {
        let taken = self.matcher.as_ref()?.intercept(uri)?;
        Some(taken.uri().to_string().trim_end_matches('/').to_owned())
    }

    /// Sets them up, and no others.
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

/// Without user and password.
impl fmt::Debug for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |url: &Option<String>| url.as_deref().map(shown);
        let mut out = f.debug_struct("Proxies");
        out.field("http", &shown(&self.http)).field("https", &shown(&self.https));
        out.field("direct", &self.direct).finish()
    }
}

/// The name and the value of the first of these variables that is set; an empty one counts as not set.
fn variable(
    get: impl Fn(&str) -> Option<OsString>,
    names: [&'static str; 2],
) -> Result<Option<(&'static str, String)>, SettingError> {
    let Some((name, value)) = names.into_iter().find_map(|name| get(name).map(|value| (name, value))) else {
        return Ok(None);
    };
    match value.into_string() {
        Ok(value) => Ok(Some((name, value)).filter(|(_, value)| !value.trim().is_empty())),
        Err(_) => Err(SettingError::new(name, "bytes that are no text", "text in UTF-8")),
    }
}

/// The URL of a proxy, with a scheme and, where it needs one, a port.
fn read(setting: &'static str, text: &str) -> Result<String, SettingError> {
    let text = text.trim();
    let text = if text.contains("://") { Cow::Borrowed(text) } else { format!("http://{text}").into() };
    let wrong = |what: &str, allowed: String| {
        SettingError::new(setting, format!("{what} in {:?}", shown(&text)), allowed)
    };
    let url = || format!("the URL of a proxy such as http://proxy.example:3128, with {}", schemes());
    let uri: Uri = text.parse().map_err(|_| wrong("no URL", url()))?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return Err(wrong("no URL", url()));
    };
    if !SCHEMES.contains(&scheme) || (scheme == HTTPS && !cfg!(feature = "rustls")) {
        return Err(wrong(&format!("the scheme {scheme}"), schemes()));
    }
    if authority.host().is_empty() {
        return Err(wrong("no host", url()));
    }
    // What may be the end of a password with a sign in it that ends the host is not shown.
    if crate::url::port_of(authority).is_err() {
        return Err(wrong("a wrong port", crate::url::PORTS.to_owned()));
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
        "the scheme {}{}{}",
        names.join(", "),
        off("; https needs the feature `rustls`", cfg!(feature = "rustls")),
        off("; socks5 needs the feature `socks`", cfg!(feature = "socks")),
    )
}

/// The scheme and the host, which are no secrets. What follows the first colon of the host may be a password.
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

    fn way(proxies: &Proxies, uri: &str) -> Option<String> {
        proxies.of(&uri.parse().unwrap())
    }

    #[test]
    fn the_environment_is_read_as_usual() {
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
            assert_eq!(way(&proxies, uri).as_deref(), proxy, "{uri}");
        }
        assert!(!format!("{proxies:?}").contains("secret"), "{proxies:?}");
        let none = of(&[("HTTPS_PROXY", ""), ("https_proxy", "http://second.example")]).unwrap();
        assert_eq!(way(&none, "https://travel.example/"), None);
        let cgi = of(&[("REQUEST_METHOD", "GET"), ("HTTP_PROXY", "no such thing")]).unwrap();
        assert_eq!(way(&cgi, "http://travel.example/"), None);
    }

    #[test]
    fn a_proxy_that_can_not_be_used_is_told_with_its_variable() {
        for (name, url, found) in [
            ("HTTPS_PROXY", "http://bad url", "no URL in \"http://bad url\""),
            ("https_proxy", "http://", "no URL in \"http://\""),
            ("HTTP_PROXY", "ftp://proxy.example", "the scheme ftp in \"ftp://proxy.example\""),
            ("ALL_PROXY", "http://proxy.example:99999", "a wrong port in \"http://proxy.example…\""),
            ("all_proxy", "http://proxy.example:0", "a wrong port in \"http://proxy.example…\""),
            ("http_proxy", "http://[::1]:x/", "a wrong port in \"http://[::1]…\""),
            ("HTTPS_PROXY", "http://me:sec ret@proxy.example", "no URL in \"http://proxy.example\""),
            ("HTTPS_PROXY", "http://me:secret/1@proxy.example", "a wrong port in \"http://proxy.example\""),
            ("HTTPS_PROXY", "http://me:secret", "a wrong port in \"http://me…\""),
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
            error
                .to_string()
                .starts_with("proxy: found the scheme ftp in \"ftp://proxy.example\", allowed the")
        );
    }

    #[test]
    #[cfg(unix)]
    fn a_variable_that_is_no_text_is_told() {
        use std::os::unix::ffi::OsStringExt as _;
        let get = |name: &str| (name == "HTTPS_PROXY").then(|| OsString::from_vec(vec![b'h', 0xff]));
        assert_eq!(Proxies::of_environment(get).unwrap_err().found(), "bytes that are no text");
    }

    #[test]
    fn socks_is_taken_where_the_feature_is_on() {
        let proxies = of(&[("ALL_PROXY", "socks5h://me:secret@proxy.example")]);
        if cfg!(feature = "socks") {
            let way = way(&proxies.unwrap(), "https://travel.example/");
            assert_eq!(way.as_deref(), Some("socks5h://proxy.example:1080"));
        } else {
            let error = proxies.unwrap_err();
            assert_eq!(error.found(), "the scheme socks5h in \"socks5h://proxy.example\"");
            assert!(error.allowed().ends_with("; socks5 needs the feature `socks`"), "{error}");
        }
    }

    #[test]
    fn one_for_all_is_for_this_machine_too() {
        let proxies = Proxies::one("proxy", " proxy.example:3128 ").unwrap();
        for uri in ["http://127.0.0.1/", "https://travel.example/"] {
            assert_eq!(way(&proxies, uri).as_deref(), Some("http://proxy.example:3128"));
        }
    }
}
