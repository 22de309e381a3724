//! Information from trusted proxies about a call.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use axum::http::header::FORWARDED;
use ipnet::IpNet;

use super::InvalidValue;

/// A network, such as `10.0.0.0/8` or `2001:db8::/32`, or a single address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl FromStr for Network {
    type Err = InvalidValue;

    fn from_str(text: &str) -> Result<Self, InvalidValue> {
        let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network
            .map(Network)
            .map_err(|_| InvalidValue::new(text, "an address or a network, such as 10.0.0.0/8"))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The client that made a call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Client {
    pub(crate) address: Option<IpAddr>,
    /// `http` or `https`, if a trusted proxy specifies it.
    pub(crate) scheme: Option<&'static str>,
    /// The host that the client requested, if a trusted proxy specifies it.
    pub(crate) host: Option<String>,
}

impl Client {
    /// Returns the client behind all trusted proxies: the last address of the chain that is not a trusted proxy.
    pub(crate) fn of(peer: Option<IpAddr>, headers: &HeaderMap, trusted: &[Network]) -> Self {
        let is_trusted = |address: &IpAddr| trusted.iter().any(|Network(network)| network.contains(address));
        let address = peer.map(|address| address.to_canonical());
        if !address.as_ref().is_some_and(is_trusted) {
            return Client { address, ..Client::default() };
        }
        let chain = Chain::of(headers);
        let (mut address, mut depth) = (address, 0);
        for (index, next) in chain.addresses.iter().enumerate() {
            depth = index;
            // An unreadable address ends the chain at the proxy that sent it.
            let Some(next) = next else { break };
            address = Some(*next);
            if !is_trusted(next) {
                break;
            }
        }
        let scheme = value_at(&chain.schemes, depth);
        let scheme = ["http", "https"]
            .into_iter()
            .find(|known| scheme.as_ref().is_some_and(|scheme| scheme.eq_ignore_ascii_case(known)));
        Client { address, scheme, host: value_at(&chain.hosts, depth) }
    }
}

/// Returns the value that the proxy at this depth sent, or otherwise the value from the closest proxy nearer to the
/// service.
fn value_at(values: &[Option<String>], depth: usize) -> Option<String> {
    values.iter().take(depth + 1).rev().find_map(Clone::clone)
}

/// The values of a chain of proxies, the nearest proxy first.
#[derive(Debug, Default)]
struct Chain {
    addresses: Vec<Option<IpAddr>>,
    schemes: Vec<Option<String>>,
    hosts: Vec<Option<String>>,
}

const X_FORWARDED: [&str; 3] = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];

impl Chain {
    /// Reads `X-Forwarded-*` if present, and otherwise `Forwarded`. Most proxies set `X-Forwarded-*`, and forward a
    /// client's `Forwarded` unchanged.
    fn of(headers: &HeaderMap) -> Self {
        if !X_FORWARDED.iter().any(|name| headers.contains_key(*name)) {
            return Chain::forwarded(headers);
        }
        let [addresses, schemes, hosts] = X_FORWARDED.map(|name| elements(headers, name));
        let addresses = addresses.iter().map(|node| address(node.as_ref()?)).collect();
        Chain { addresses, schemes, hosts }
    }

    /// Reads the `Forwarded` header (RFC 7239).
    fn forwarded(headers: &HeaderMap) -> Self {
        let mut chain = Chain::default();
        for line in lines(headers, FORWARDED.as_str()) {
            let elements: Vec<&str> = split(line, ',').collect();
            for element in elements.into_iter().rev() {
                let value = |wanted: &str| {
                    let mut pairs = split(element, ';').filter_map(|pair| pair.split_once('='));
                    let found = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case(wanted))?.1;
                    given(&unquoted(found.trim()))
                };
                chain.addresses.push(value("for").and_then(|node| address(&node)));
                chain.schemes.push(value("proto"));
                chain.hosts.push(value("host"));
            }
        }
        chain
    }
}

/// Returns the lines of a header, in reverse order.
fn lines<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    // A line that is not valid text becomes an empty line, since it still occupies a position in the chain.
    let lines: Vec<&str> =
        headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default()).collect();
    lines.into_iter().rev().collect()
}

/// Returns the elements of a header list, in reverse order.
fn elements(headers: &HeaderMap, name: &str) -> Vec<Option<String>> {
    lines(headers, name).into_iter().flat_map(|line| line.split(',').rev()).map(given).collect()
}

fn given(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Splits a string at a character outside quotes.
fn split(text: &str, at: char) -> impl Iterator<Item = &str> {
    let (mut is_quoted, mut is_escaped) = (false, false);
    text.split(move |character| {
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ => {}
        }
        character == at && !is_quoted
    })
}

fn unquoted(text: &str) -> String {
    match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        Some(quoted) => quoted.replace('\\', ""),
        None => text.to_owned(),
    }
}

/// Parses the address of a node, with or without a port.
fn address(node: &str) -> Option<IpAddr> {
    let bracketed = || node.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || node.parse::<SocketAddr>().ok().map(|node| node.ip());
    let address = node.parse().ok().or_else(with_port).or_else(bracketed)?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn client(peer: &str, headers: &[(&'static str, &'static str)]) -> Client {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        let trusted = ["10.0.0.0/8", "2001:db8::7", "192.0.2.1"].map(|network| network.parse().unwrap());
        Client::of(Some(peer.parse().unwrap()), &map, &trusted)
    }

    fn found(peer: &str, headers: &[(&'static str, &'static str)]) -> (String, String, String) {
        let client = client(peer, headers);
        let text = |text: Option<&str>| text.unwrap_or("-").to_owned();
        (client.address.unwrap().to_string(), text(client.scheme), text(client.host.as_deref()))
    }

    fn expected(address: &str, scheme: &str, host: &str) -> (String, String, String) {
        (address.to_owned(), scheme.to_owned(), host.to_owned())
    }

    #[test]
    fn untrusted_proxies_are_ignored() {
        for headers in [
            [("x-forwarded-for", "198.51.100.9"), ("x-forwarded-proto", "https")],
            [("forwarded", "for=198.51.100.9;host=evil.example"), ("x-forwarded-host", "evil.example")],
        ] {
            assert_eq!(found("203.0.113.5", &headers), expected("203.0.113.5", "-", "-"));
        }
        assert_eq!(Client::of(None, &HeaderMap::new(), &[]), Client::default());
    }

    #[test]
    fn the_client_is_the_last_address_that_is_not_trusted() {
        for (chain, client) in [
            ("198.51.100.9", "198.51.100.9"),
            ("6.6.6.6, 198.51.100.9", "198.51.100.9"),
            ("6.6.6.6, 198.51.100.9, 10.1.1.1, 192.0.2.1", "198.51.100.9"),
            ("198.51.100.9:4711", "198.51.100.9"),
            ("[2001:db8::8]:4711, 2001:db8::7", "2001:db8::8"),
            ("::ffff:198.51.100.9", "198.51.100.9"),
            ("10.1.1.1", "10.1.1.1"),
            ("6.6.6.6, unknown, 10.1.1.1", "10.1.1.1"),
            ("", "10.0.0.1"),
        ] {
            assert_eq!(found("10.0.0.1", &[("x-forwarded-for", chain)]).0, client, "{chain}");
        }
        let lines = [("x-forwarded-for", "6.6.6.6"), ("x-forwarded-for", "198.51.100.9")];
        assert_eq!(found("::ffff:10.0.0.1", &lines).0, "198.51.100.9");
    }

    #[test]
    fn scheme_and_host_come_from_the_outermost_proxy() {
        let x = [
            ("x-forwarded-for", "6.6.6.6, 198.51.100.9, 10.1.1.1"),
            ("x-forwarded-proto", "gopher, HTTPS, http"),
            ("x-forwarded-host", "evil.example, a.example, inner"),
        ];
        assert_eq!(found("10.0.0.1", &x), expected("198.51.100.9", "https", "a.example"));
        let short = [("x-forwarded-for", "198.51.100.9, 10.1.1.1"), ("x-forwarded-proto", "https")];
        assert_eq!(found("10.0.0.1", &short), expected("198.51.100.9", "https", "-"));
        let alone = [("x-forwarded-proto", "https"), ("x-forwarded-host", "a.example:8443")];
        assert_eq!(found("10.0.0.1", &alone), expected("10.0.0.1", "https", "a.example:8443"));
        assert_eq!(found("10.0.0.1", &[("x-forwarded-proto", "gopher")]).1, "-");
    }

    #[test]
    fn forwarded_is_parsed_as_in_rfc_7239() {
        let standard = "for=6.6.6.6;host=evil.example, For=\"[2001:db8::8]:47\" ; Proto=https;host=\"a.ex\\ample\", \
                        for=10.1.1.1;by=\"x;,\"";
        assert_eq!(
            found("10.0.0.1", &[("forwarded", standard)]),
            expected("2001:db8::8", "https", "a.example")
        );
        assert_eq!(
            found("10.0.0.1", &[("forwarded", "for=_hidden;proto=http")]),
            expected("10.0.0.1", "http", "-")
        );
        assert_eq!(found("10.0.0.1", &[("forwarded", ";;=,\"")]), expected("10.0.0.1", "-", "-"));
    }

    #[test]
    fn headers_that_proxies_set_take_precedence() {
        let both = [("forwarded", "for=6.6.6.6;host=evil.example"), ("x-forwarded-for", "198.51.100.9")];
        assert_eq!(found("10.0.0.1", &both), expected("198.51.100.9", "-", "-"));
    }

    #[test]
    fn networks_are_parsed_and_displayed() {
        for (text, shown) in [("10.0.0.0/8", "10.0.0.0/8"), ("::1", "::1/128"), ("127.0.0.1", "127.0.0.1/32")]
        {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), shown);
        }
        for text in ["", "10.0.0.0/33", "a.example", "10.0.0"] {
            let error = text.parse::<Network>().unwrap_err().to_string();
            assert_eq!(error, format!("found {text:?}, allowed an address or a network, such as 10.0.0.0/8"));
        }
    }
}
