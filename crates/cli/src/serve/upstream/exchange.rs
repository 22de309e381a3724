//! One call to the upstream, on behalf of a visitor.

use std::hash::BuildHasher as _;
use std::time::Duration;

use http::HeaderMap;
use http::header::{ACCEPT_LANGUAGE, COOKIE};
use url::Url;
use wayfare_client::{CallOptions, EndUser, Session};
use wayfare_models::hotels::HotelStay;
use wayfare_service::http::{Caller, Received};

use super::Upstream;
use super::cookies::Visitor;
use super::splice::Splicer;

/// Prefixes of the paths of all operations.
const OPERATIONS: [&str; 2] = ["/api/", "/i/api/"];

/// Allowance for the round trip to the upstream, added to the time limit in the request.
const MARGIN: Duration = Duration::from_secs(1);

impl Upstream {
    /// Returns a session for one call, which sends the caller's request as received.
    ///
    /// The client's timeout applies to each attempt, and to each record of a feed.
    pub(super) fn session(&self, caller: &Caller) -> Session {
        let end_user = EndUser {
            track_id: Some(self.visit(caller)),
            // Not taken from the caller's headers, which may contain any address.
            ip: caller.address,
            user_agent: caller.user_agent.clone(),
        };
        let options = CallOptions::new().keep_bodies();
        let options = match caller.received.as_deref() {
            Some(received) => self.with_request(options, received),
            None => options,
        };
        let cookies = self.visitor(caller).zip(self.url(caller));
        let cookies = cookies.and_then(|(visitor, url)| self.cookies.header(visitor, &url));
        let options = match cookies.as_ref().and_then(|cookies| cookies.to_str().ok()) {
            Some(cookies) => options.header(COOKIE.as_str(), cookies),
            None => options,
        };
        self.client.session_for(end_user).with(options)
    }

    /// Returns the time limit for a response: the limit in the request plus [`MARGIN`], or the relay's limit, whichever
    /// is shorter.
    pub(super) fn patience(&self, caller: &Caller) -> Duration {
        let parameters = caller.received.iter().flat_map(|received| &received.parameters);
        let stated = parameters.into_iter().find(|(name, _)| name == HotelStay::SEARCH_TIMEOUT);
        let stated = stated.and_then(|(_, time)| time.parse().ok()).map(Duration::from_millis);
        stated.map_or(self.timeout, |time| self.timeout.min(time + MARGIN))
    }

    /// Keeps the cookies of a response for the visitor.
    pub(super) fn keep_cookies(&self, caller: &Caller, headers: &HeaderMap) {
        if let Some((visitor, url)) = self.visitor(caller).zip(self.url(caller)) {
            self.cookies.store(visitor, &url, headers);
        }
    }

    /// Returns the rewriter of the responses to a caller.
    pub(super) fn splicer<'a>(&'a self, caller: &'a Caller) -> Splicer<'a> {
        Splicer {
            links: &self.links,
            relay_base: &caller.base_url,
            caller_key: Some(caller.key.expose()),
            paths: &OPERATIONS,
        }
    }

    /// Returns the visitor whose cookies are sent. Calls without a session have no cookies, so that the cache can serve
    /// all visitors.
    fn visitor(&self, caller: &Caller) -> Option<Visitor> {
        Visitor::new(caller.key.expose(), caller.session.as_deref())
    }

    /// Returns the URL of a call at the upstream, without its query.
    fn url(&self, caller: &Caller) -> Option<Url> {
        let mut url = self.base.clone();
        let path = caller.received.as_ref().map(|received| received.path.as_str())?;
        url.set_path(&format!("{}{path}", self.base.path().trim_end_matches('/')));
        Some(url)
    }

    /// Returns the visitor's session at the upstream: the caller's own, or else one that stays the same for the same
    /// key, address and user agent.
    fn visit(&self, caller: &Caller) -> String {
        let visitor = (caller.key.expose(), caller.address, caller.user_agent.as_deref());
        caller.session.clone().unwrap_or_else(|| format!("{:016x}", self.visitors.hash_one(visitor)))
    }

    fn with_request(&self, options: CallOptions, received: &Received) -> CallOptions {
        let languages = received.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let options = match languages {
            Some(languages) => options.header(ACCEPT_LANGUAGE.as_str(), languages),
            None => options,
        };
        // The gate has removed the caller's key, unless the parameter name differs in case.
        let is_key =
            |name: &str| self.client.service().query_keys().any(|key| key.eq_ignore_ascii_case(name));
        let parameters = received.parameters.iter().filter(|(name, _)| !is_key(name));
        options.verbatim(parameters.cloned().collect(), received.body.clone())
    }
}
