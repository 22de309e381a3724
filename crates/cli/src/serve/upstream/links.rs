//! The relay's booking links, which redirect only to booking links that the upstream service returned.
//!
//! A link contains the upstream's link and a signature. If the upstream's link contains the upstream's key, the link is
//! encrypted instead. The signing and encryption keys are derived from the upstream's key and base URL, so links remain
//! valid after a restart.

use std::borrow::Cow;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::error::Unspecified;
use ring::hmac;
use url::form_urlencoded::{Serializer, parse};
use url::{Position, Url};
use wayfare_client::Client;
use wayfare_models::BookingLink;

/// The parameter with the signature over the affiliate and the target.
const SIGNATURE: &str = "sig";

/// The parameter with an encrypted link, in place of its target.
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
    /// `true` if the URL contains the upstream's key, so that no visitor may see it.
    pub holds_key: bool,
}

impl Links {
    /// Creates links to an upstream service. The client redacts the upstream's key.
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
    pub fn rest_of<'a>(&self, url: &'a Url) -> Option<&'a str> {
        let (scheme, port) = (url.scheme(), url.port_or_known_default());
        let is_same = url.host_str() == self.base.host_str()
            && (scheme, port) == (self.base.scheme(), self.base.port_or_known_default());
        let rest = url[Position::BeforePath..].strip_prefix(self.base.path().trim_end_matches('/'))?;
        Some(rest).filter(|_| is_same && (rest.is_empty() || rest.starts_with(['/', '?', '#'])))
    }

    /// Returns the relay link for the upstream's booking link.
    ///
    /// # Errors
    /// Returns an error if the link is too long to be encrypted.
    pub fn write(&self, relay_base: &str, url: &Url) -> Result<String, Unspecified> {
        let before = format!("{relay_base}{}?", BookingLink::PATH);
        let start = before.len();
        let mut query = Serializer::for_suffix(before, start);
        if self.holds_key(url.as_str()) {
            return Ok(query
                .append_pair(BookingLink::LABEL, "")
                .append_pair(SEALED, &self.seal(url)?)
                .finish());
        }
        let affiliate =
            parameter(url.query().unwrap_or_default(), BookingLink::AFFILIATE).unwrap_or_default();
        let signature = hmac::sign(&self.signing, &signed(&affiliate, url.as_str()));
        query.append_pair(BookingLink::AFFILIATE, &affiliate).append_pair(BookingLink::LABEL, "");
        query.append_pair(BookingLink::TARGET, url.as_str());
        Ok(query.append_pair(SIGNATURE, &BASE64_URL_SAFE_NO_PAD.encode(signature)).finish())
    }

    /// Returns the upstream's link from the query of a relay link.
    ///
    /// # Errors
    /// Returns an error if the link was not written by a relay with the same keys.
    pub fn read(&self, query: &str) -> Result<UpstreamLink, String> {
        let url = match parameter(query, SEALED) {
            Some(sealed) => self.open(&sealed).ok_or_else(|| fault(SEALED, "altered"))?,
            None => self.verified(query)?,
        };
        let label = parameter(query, BookingLink::LABEL).filter(|label| !label.is_empty());
        let labelled = label.and_then(|label| BookingLink::new(&url).ok()?.with_label(&label).ok());
        Ok(UpstreamLink { holds_key: self.holds_key(&url), url: labelled.unwrap_or(url) })
    }

    pub fn holds_key(&self, url: &str) -> bool {
        matches!(self.client.redact_bytes(url.as_bytes()), Cow::Owned(_))
    }

    /// Returns the target of a link with a valid signature.
    fn verified(&self, query: &str) -> Result<String, String> {
        let target =
            parameter(query, BookingLink::TARGET).ok_or_else(|| fault(BookingLink::TARGET, "missing"))?;
        let signature = parameter(query, SIGNATURE).ok_or_else(|| fault(SIGNATURE, "missing"))?;
        let affiliate = parameter(query, BookingLink::AFFILIATE).unwrap_or_default();
        let signature = BASE64_URL_SAFE_NO_PAD.decode(&*signature).unwrap_or_default();
        // `verify` takes the same time for every signature.
        match hmac::verify(&self.signing, &signed(&affiliate, &target), &signature) {
            Ok(()) => Ok(target.into_owned()),
            Err(Unspecified) => Err(fault(SIGNATURE, "does not match the link")),
        }
    }

    /// Encrypts a URL. The nonce depends only on the URL, so equal URLs have equal ciphertexts, and equal responses have
    /// equal entity tags.
    fn seal(&self, url: &Url) -> Result<String, Unspecified> {
        let digest = hmac::sign(&self.signing, url.as_str().as_bytes());
        let nonce = digest.as_ref().first_chunk::<NONCE_LEN>().ok_or(Unspecified)?;
        let mut sealed = url.as_str().as_bytes().to_vec();
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

/// Returns the bytes to sign. A URL contains no line break, so no two links have the same bytes.
fn signed(affiliate: &str, url: &str) -> Vec<u8> {
    format!("{affiliate}\n{url}").into_bytes()
}

fn fault(parameter: &str, fault: &str) -> String {
    format!("{parameter}: {fault}; expected an unchanged booking link from a response of this service")
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
        LINKS.write(RELAY, &Url::parse(url).unwrap()).unwrap()
    }

    fn read(link: &str) -> Result<UpstreamLink, String> {
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
        assert_eq!(read(&link), Ok(UpstreamLink { url: LINK.to_owned(), holds_key: false }));
        let labelled = BookingLink::new(&link).unwrap().with_label("member 7&url=x").unwrap();
        assert_eq!(read(&labelled).unwrap().url, LINK.replace("&p=", "&p=member%207%26url%3Dx"));
        let without_label = "https://travel.example/base/in?url=x";
        let link = BookingLink::new(&write(without_label)).unwrap().with_label("member").unwrap();
        assert_eq!(read(&link).unwrap().url, without_label);
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
            let expected = UpstreamLink { url: url.replace("&p=", "&p=me"), holds_key: true };
            assert_eq!(read(&labelled), Ok(expected));
        }
    }

    #[test]
    fn other_links_are_rejected() {
        let rejected = |link: &str| read(link).unwrap_err();
        let after = "; expected an unchanged booking link from a response of this service";
        assert_eq!(rejected("https://relay.example/x/in?p="), format!("url: missing{after}"));
        assert_eq!(rejected("https://relay.example/x/in?url=x"), format!("sig: missing{after}"));
        let foreign = write(LINK).replace("travel.example", "evil.example");
        assert_eq!(rejected(&foreign), format!("sig: does not match the link{after}"));
        assert_eq!(rejected("https://relay.example/x/in?sealed=AAAA"), format!("sealed: altered{after}"));
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
            // A change of the label, or in the case of an escape, leaves the target as it is.
            if let Ok(read) = read(&altered) {
                prop_assert_eq!(read.url, url, "{}", altered);
            }
        }
    }
}
