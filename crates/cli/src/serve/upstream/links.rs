//! The relay's booking links, which lead only to booking links that the upstream service returned.
//!
//! A relay link has the parameters of the upstream's link and a signature. If the upstream's link contains the
//! upstream's key or a parameter named `sealed`, the relay link contains the upstream's link in encrypted form
//! instead. The signing and encryption keys are derived from the upstream's key and base URL, so links remain valid
//! after a restart.

use std::borrow::Cow;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::error::Unspecified;
use ring::hmac;
use url::form_urlencoded::parse;
use url::{Position, Url};
use wayfare_client::Client;
use wayfare_models::BookingLink;

/// The beginning of the parameter with the signature over the parameters before it.
const SIGNATURE: &str = "&sig=";

/// The parameter with an encrypted link, in place of the link's own parameters.
const SEALED: &str = "sealed";

/// Writer and reader of the relay's booking links.
#[derive(Debug)]
pub struct Links {
    base: Url,
    signing: hmac::Key,
    sealing: LessSafeKey,
    pub(super) client: Client,
}

/// The upstream's link from a relay link, with the visitor's label.
#[derive(Debug, PartialEq)]
pub struct UpstreamLink {
    pub url: String,
    /// `true` if the URL was encrypted. No visitor may see it, because it may contain the upstream's key.
    pub is_secret: bool,
}

impl Links {
    /// Creates the writer and reader of links to an upstream service. The client redacts the upstream's key.
    ///
    /// # Errors
    /// Returns an error if no key can be derived.
    pub fn new(base: Url, api_key: &str, client: Client) -> Result<Self, Unspecified> {
        let secret = hmac::Key::new(hmac::HMAC_SHA256, api_key.as_bytes());
        let upstream = base.as_str().trim_end_matches('/');
        let derive = |purpose: &str| hmac::sign(&secret, format!("wayfare {purpose} {upstream}").as_bytes());
        let signing = hmac::Key::new(hmac::HMAC_SHA256, derive("link signature").as_ref());
        let sealing = UnboundKey::new(&CHACHA20_POLY1305, derive("link encryption").as_ref())?;
        Ok(Links { base, signing, sealing: LessSafeKey::new(sealing), client })
    }

    /// Returns the path, query and fragment of a URL below the upstream's base URL; `None` for any other URL.
    pub fn rest_of<'a>(&self, url: &'a str) -> Option<&'a str> {
        let origin = &self.base[..Position::BeforePath];
        let (start, rest) = url.split_at_checked(origin.len())?;
        let rest = match (rest.strip_prefix(':'), self.base.port(), self.base.port_or_known_default()) {
            (Some(rest), None, Some(port)) => rest.strip_prefix(&*port.to_string())?,
            _ => rest,
        };
        let rest = rest.strip_prefix(self.base.path().trim_end_matches('/'))?;
        let is_below =
            start.eq_ignore_ascii_case(origin) && (rest.is_empty() || rest.starts_with(['/', '?', '#']));
        is_below.then_some(rest)
    }

    /// Returns the relay link for the upstream's booking link. `may_hold_key` is `false` if the link is known not to
    /// contain the upstream's key.
    ///
    /// # Errors
    /// Returns an error if the link is too long to be encrypted.
    pub fn write(&self, relay_base: &str, url: &str, may_hold_key: bool) -> Result<String, Unspecified> {
        let path = BookingLink::PATH;
        let (url, fragment) = url.find('#').map_or((url, ""), |at| url.split_at(at));
        let query = url.split_once('?').map_or("", |(_, query)| query);
        // A parameter named `sealed` in the upstream's link would be mistaken for an encrypted link.
        let is_ambiguous = parameter(query, SEALED).is_some();
        if is_ambiguous || (may_hold_key && self.holds_key(url)) {
            let sealed = self.seal(url)?;
            return Ok(format!("{relay_base}{path}?{}=&{SEALED}={sealed}{fragment}", BookingLink::LABEL));
        }
        let signature = hmac::sign(&self.signing, &signed(&self.with_query(query)));
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("{relay_base}{path}?{query}{SIGNATURE}{signature}{fragment}"))
    }

    /// Returns the upstream's link from the query of a relay link.
    ///
    /// # Errors
    /// Returns an error if the link was not written by a relay with the same keys.
    pub fn read(&self, query: &str) -> Result<UpstreamLink, &'static str> {
        let (url, is_secret) = match parameter(query, SEALED) {
            Some(sealed) => (self.open(&sealed).ok_or("the encrypted link was altered")?, true),
            None => (self.verified(query)?, false),
        };
        // The label is not signed, so it is encoded again.
        let label = parameter(query, BookingLink::LABEL).filter(|label| !label.is_empty());
        let labelled = label.and_then(|label| BookingLink::new(&url).ok()?.with_label(&label).ok());
        Ok(UpstreamLink { url: labelled.unwrap_or(url), is_secret })
    }

    pub fn holds_key(&self, url: &str) -> bool {
        matches!(self.client.redact_bytes(url.as_bytes()), Cow::Owned(_))
    }

    /// Returns the upstream's link for a relay link with a valid signature.
    fn verified(&self, query: &str) -> Result<String, &'static str> {
        let (query, rest) = query.rsplit_once(SIGNATURE).ok_or("the signature is missing")?;
        // Parameters that others append to a link are dropped.
        let signature = rest.split('&').next().unwrap_or_default();
        let url = self.with_query(query);
        let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).unwrap_or_default();
        // `verify` compares in constant time.
        match hmac::verify(&self.signing, &signed(&url), &signature) {
            Ok(()) => Ok(url),
            Err(Unspecified) => Err("the signature does not match the link"),
        }
    }

    /// Returns the upstream's booking link with this query.
    fn with_query(&self, query: &str) -> String {
        format!("{}{}?{query}", self.base.as_str().trim_end_matches('/'), BookingLink::PATH)
    }

    /// Encrypts a URL. The nonce depends only on the URL, so equal URLs have equal ciphertexts, and equal responses
    /// have equal entity tags.
    fn seal(&self, url: &str) -> Result<String, Unspecified> {
        let digest = hmac::sign(&self.signing, format!("nonce\n{url}").as_bytes());
        let nonce = digest.as_ref().first_chunk::<NONCE_LEN>().ok_or(Unspecified)?;
        let mut sealed = url.as_bytes().to_vec();
        let unique = Nonce::assume_unique_for_key(*nonce);
        self.sealing.seal_in_place_append_tag(unique, Aad::empty(), &mut sealed)?;
        Ok(BASE64_URL_SAFE_NO_PAD.encode([nonce, &*sealed].concat()))
    }

    fn open(&self, sealed: &str) -> Option<String> {
        let mut sealed = BASE64_URL_SAFE_NO_PAD.decode(sealed).ok()?;
        let (nonce, sealed) = sealed.split_first_chunk_mut::<NONCE_LEN>()?;
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let url = self.sealing.open_in_place(nonce, Aad::empty(), sealed).ok()?;
        String::from_utf8(url.to_vec()).ok()
    }
}

/// Returns the decoded value of a parameter.
fn parameter<'a>(query: &'a str, name: &str) -> Option<Cow<'a, str>> {
    parse(query.as_bytes()).find(|(found, _)| found == name).map(|(_, value)| value)
}

/// Returns the bytes to sign: the link without its label, which visitors may set.
fn signed(url: &str) -> Vec<u8> {
    let without_label = BookingLink::new(url).and_then(|link| link.with_label(""));
    without_label.unwrap_or_else(|_| url.to_owned()).into_bytes()
}

#[cfg(test)]
pub mod tests {
    use std::sync::LazyLock;

    use proptest::prelude::*;

    use super::*;

    pub const KEY: &str = "upstream+key/0123";
    const RELAY: &str = "https://relay.example/x";
    const LINK: &str =
        "https://travel.example/base/in?a=demo&p=&url=https%3A%2F%2Ftravel.example%2Fbook%2F1%3Fx%3D%257C";

    pub static LINKS: LazyLock<Links> = LazyLock::new(|| links(KEY));

    fn links(key: &str) -> Links {
        let base = "https://travel.example/base";
        let client = Client::new(base, key).unwrap();
        Links::new(Url::parse(base).unwrap(), key, client).unwrap()
    }

    fn write(url: &str) -> String {
        LINKS.write(RELAY, url, true).unwrap()
    }

    fn read(link: &str) -> Result<UpstreamLink, &'static str> {
        let query = link.strip_prefix("https://relay.example/x/in?").unwrap();
        LINKS.read(query)
    }

    #[test]
    fn a_link_leads_to_the_link_of_the_upstream_with_the_label_of_the_visitor() {
        let link = write(LINK);
        assert!(
            link.starts_with("https://relay.example/x/in?a=demo&p=&url=https%3A%2F%2Ftravel.example"),
            "{link}"
        );
        assert_eq!(read(&link), Ok(UpstreamLink { url: LINK.to_owned(), is_secret: false }));
        let labelled = BookingLink::new(&link).unwrap().with_label("member 7&url=x").unwrap();
        assert_eq!(read(&labelled).unwrap().url, LINK.replace("&p=", "&p=member%207%26url%3Dx"));
        let split = BookingLink::new(&link).unwrap().with_label("").unwrap().replace("&p=", "&p=x;url=y");
        assert_eq!(read(&split).unwrap().url, LINK.replace("&p=", "&p=x%3Burl%3Dy"));
        let without_label = "https://travel.example/base/in?url=x";
        assert_eq!(read(&write(without_label)).unwrap().url, without_label);
        assert_eq!(read(&format!("{}&more=1", write(LINK))).unwrap().url, LINK);
        let fragment = write(&format!("{LINK}#rates"));
        assert_eq!(fragment, format!("{}#rates", write(LINK)));
    }

    #[test]
    fn a_link_with_the_key_is_encrypted() {
        let (base64, units) = (BASE64_URL_SAFE_NO_PAD.encode(KEY), "upstream%5Cu002bkey%2F0123");
        for key in ["upstream%2Bkey%2f0123", "upstream%252Bkey%25252F0123", &base64, units] {
            let url = format!("{LINK}&key={key}");
            let link = write(&url);
            assert_eq!(link, write(&url));
            assert!(
                link.starts_with("https://relay.example/x/in?p=&sealed=") && !link.contains(key),
                "{link}"
            );
            let labelled = BookingLink::new(&link).unwrap().with_label("me").unwrap();
            let expected = UpstreamLink { url: url.replace("&p=", "&p=me"), is_secret: true };
            assert_eq!(read(&labelled), Ok(expected));
        }
    }

    #[test]
    fn other_links_are_rejected() {
        let rejected = |link: &str| read(link).unwrap_err();
        assert_eq!(rejected("https://relay.example/x/in?url=x"), "the signature is missing");
        let foreign = write(LINK).replace("travel.example", "evil.example");
        assert_eq!(rejected(&foreign), "the signature does not match the link");
        assert_eq!(rejected("https://relay.example/x/in?sealed=AAAA"), "the encrypted link was altered");
        let query = write(LINK).split_off("https://relay.example/x/in?".len());
        assert!(links("another-key").read(&query).is_err());
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_byte_of_a_link_can_be_altered(at: prop::sample::Index, byte in b' '..=b'~', has_key: bool) {
            let url = if has_key { format!("{LINK}{KEY}") } else { LINK.to_owned() };
            let link = write(&url);
            let at = "https://relay.example/x/in?".len() + at.index(link.len() - "https://relay.example/x/in?".len());
            let altered = format!("{}{}{}", &link[..at], char::from(byte), &link[at + 1..]);
            // Visitors may set the label.
            if let Ok(read) = read(&altered) {
                let read = BookingLink::new(&read.url).and_then(|link| link.with_label("")).unwrap();
                prop_assert_eq!(read, url, "{}", altered);
            }
        }
    }
}
