//! The cache key of a request.

use bytes::Bytes;
use http::{HeaderName, Request};
use percent_encoding::percent_decode_str;

use crate::Service;

/// Tracing headers, which differ in each request and do not affect the response.
const TRACING_HEADERS: [&str; 4] = ["traceparent", "tracestate", "baggage", "x-request-id"];

/// The parts of a request that form its cache key, without credentials and user data.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Key {
    /// The method and the URL.
    target: String,
    headers: Vec<(HeaderName, Vec<u8>)>,
    body: Bytes,
}

impl Key {
    pub(super) fn of(service: &Service, request: &Request<Bytes>) -> Key {
        let uri = request.uri();
        let text = uri.to_string();
        let address = text.split('?').next().unwrap_or_default();
        let counts = |pair: &&str| {
            let name = percent_decode_str(pair.split('=').next().unwrap_or_default()).decode_utf8_lossy();
            !service.query_keys().any(|key| key == name) && Some(&*name) != service.session
        };
        let query: Vec<&str> = uri.query().unwrap_or_default().split('&').filter(counts).collect();
        let headers = request.headers().iter().filter(|(name, _)| is_of_request(service, name.as_str()));
        let mut headers: Vec<_> =
            headers.map(|(name, value)| (name.clone(), value.as_bytes().to_vec())).collect();
        headers.sort_by(|one, other| (one.0.as_str(), &one.1).cmp(&(other.0.as_str(), &other.1)));
        Key {
            target: format!("{} {address}?{}", request.method(), query.join("&")),
            headers,
            body: request.body().clone(),
        }
    }

    pub(super) fn bytes(&self) -> usize {
        let headers = self.headers.iter().map(|(name, value)| name.as_str().len() + value.len());
        self.target.len() + self.body.len() + headers.sum::<usize>()
    }
}

/// Returns `true` if a header belongs to the request itself, and not to its user or to a trace.
pub(super) fn is_of_request(service: &Service, name: &str) -> bool {
    let is = |other: &str| name.eq_ignore_ascii_case(other);
    !service.client_ip.is_some_and(is)
        && !service.schemes.iter().filter_map(|scheme| scheme.carrier.header()).any(is)
        && !service.user_agent.is_some_and(is)
        && !TRACING_HEADERS.into_iter().any(is)
}
