//! The context of a call, known before its operation runs.

use std::net::{IpAddr, SocketAddr};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderValue, Uri};
use tracing::Span;
use tracing::field::Empty;

use super::forwarded::Client;
use super::origin::{base_url, called_host};
use super::presented::Presented;
use super::redact::Redactor;
use super::{Auth, Host, request_id};

/// Maximum length of a URL in the log, in characters.
const LOGGED_URL: usize = 500;

/// The context of a call, stored as a request extension.
#[derive(Clone)]
pub(crate) struct CallContext(Arc<CallFacts>);

/// The facts of a call, which all clones of its context share.
pub(crate) struct CallFacts {
    /// The id of the request.
    pub(super) id: HeaderValue,
    /// The address of the client, if known.
    pub(super) address: Option<IpAddr>,
    /// The base URL for absolute URLs in the response.
    pub(crate) base_url: String,
    /// `true` if callers may request the host of this call.
    pub(super) is_allowed_host: bool,
    uri: Uri,
    /// The parameters and headers that carry credentials.
    pub(super) auth: &'static Auth,
    pub(super) presented: Presented,
    pub(crate) redactor: Redactor,
    /// The span of the call's events.
    pub(super) span: Span,
    operation: OnceLock<&'static str>,
    key_name: OnceLock<Arc<str>>,
}

impl Deref for CallContext {
    type Target = CallFacts;

    fn deref(&self) -> &CallFacts {
        &self.0
    }
}

impl CallContext {
    /// Returns the existing context of the request, or creates one.
    pub(super) fn of(host: &impl Host, request: &Request) -> Self {
        match request.extensions().get::<CallContext>() {
            Some(known) => known.clone(),
            None => CallContext::new(host, request),
        }
    }

    fn new(host: &impl Host, request: &Request) -> Self {
        let (headers, uri, gate) = (request.headers(), request.uri(), host.gate());
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let client = Client::of(peer.map(|ConnectInfo(peer)| peer.ip()), headers, host.trusted_proxies());
        let presented = Presented::of(gate.auth(), uri.query().unwrap_or_default(), headers);
        let redactor = gate.redactor(&presented);
        let id = request_id::of(headers, &redactor);
        let facts = CallFacts {
            address: client.address,
            base_url: base_url(host.base_url(), &client, request, &redactor),
            is_allowed_host: host.allowed_hosts().is_empty()
                || called_host(&client, request)
                    .is_some_and(|called| host.allowed_hosts().iter().any(|allowed| allowed.matches(called))),
            uri: uri.clone(),
            auth: gate.auth(),
            span: tracing::info_span!("call", request_id = id.to_str().ok(), operation = Empty, key = Empty),
            id,
            presented,
            redactor,
            operation: OnceLock::new(),
            key_name: OnceLock::new(),
        };
        CallContext(Arc::new(facts))
    }

    /// Returns the requested URL, without keys.
    pub(super) fn url(&self) -> String {
        self.base_url.clone() + &self.path_and_query()
    }

    /// Returns the path and query of the requested URL, without keys and truncated for the log.
    pub(super) fn logged_url(&self) -> String {
        let mut url = self.path_and_query();
        // The URL is ASCII, so any index is a character boundary.
        if url.len() > LOGGED_URL {
            url.truncate(LOGGED_URL);
            url.push('…');
        }
        url
    }

    fn path_and_query(&self) -> String {
        self.redactor.url(&self.uri, self.auth)
    }

    /// Returns the name of the called operation.
    pub(super) fn operation(&self) -> Option<&'static str> {
        self.operation.get().copied()
    }

    pub(super) fn set_operation(&self, name: &'static str) {
        if self.operation.set(name).is_ok() {
            self.span.record("operation", name);
        }
    }

    /// Returns the name of the caller's key, if the key has a name.
    pub(super) fn key_name(&self) -> Option<&Arc<str>> {
        self.key_name.get()
    }

    pub(super) fn set_key_name(&self, name: &Arc<str>) {
        if self.key_name.set(Arc::clone(name)).is_ok() {
            self.span.record("key", &**name);
        }
    }
}
