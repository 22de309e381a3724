//! Detection of secrets that belong to one client and must not be cached for others.

use bytes::Bytes;
use http::{HeaderMap, Request};
use percent_encoding::percent_decode_str;

use crate::Service;
use crate::credentials::secrets_in_header;
use crate::redact::Redactor;

/// The credentials and the session of a request.
pub(super) struct Secrets(Vec<Redactor>);

impl Secrets {
    pub(super) fn of(service: &Service, request: &Request<Bytes>) -> Self {
        let pairs = request.uri().query().unwrap_or_default().split('&');
        let secret = |(name, value): (&str, &str)| {
            let [name, value] = [name, value].map(|text| percent_decode_str(text).decode_utf8_lossy());
            match &*name {
                name if service.query_keys().any(|key| key == name) => Some(Redactor::new(&value)),
                name if Some(name) == service.session => Some(Redactor::of_whole(&value)),
                _ => None,
            }
        };
        let mut secrets: Vec<Redactor> =
            pairs.filter_map(|pair| pair.split_once('=')).filter_map(secret).collect();
        let headers = service.schemes.iter().filter_map(|scheme| scheme.carrier.header());
        let values = headers.flat_map(|name| request.headers().get_all(name));
        let values = values.filter_map(|value| value.to_str().ok());
        secrets.extend(values.flat_map(secrets_in_header).map(|secret| Redactor::new(&secret)));
        Secrets(secrets)
    }

    /// Redacts the secrets in a string.
    pub(super) fn redact(&self, text: String) -> String {
        self.0.iter().fold(text, |text, secret| secret.redact(&text))
    }

    /// Returns `true` if a response contains one of the secrets, in any encoding.
    pub(super) fn are_in(&self, headers: &HeaderMap, body: &[u8]) -> bool {
        let texts = headers.values().map(|value| value.as_bytes()).chain([body]);
        texts.map(String::from_utf8_lossy).any(|text| self.0.iter().any(|secret| secret.is_in(&text)))
    }
}
