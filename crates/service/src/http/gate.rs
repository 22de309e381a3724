//! The gate, which checks the key, rate limits and session of every call.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;

use axum::http::HeaderMap;
use jiff::Timestamp;
use specwright_core::auth::{Carrier, SessionUse};

use super::context::CallContext;
use super::presented::Presented;
use super::query::Parameters;
use super::rate::{Counted, Limiter};
use super::redact::{Keyring, Redactor};
use super::{ApiKey, Auth, Caller, Denial, Operation, Rate, RateOf};
use crate::clock::Clock;
#[cfg(feature = "redis")]
use crate::redis::Server;

/// Header with which browsers indicate whether the calling page belongs to the service.
const SEC_FETCH_SITE: &str = "sec-fetch-site";

/// The accepted keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    /// Any non-empty key, for development.
    #[default]
    Any,
    /// Only these keys, each of which has a name. The log contains the name, never the key.
    These(HashMap<ApiKey, Arc<str>>),
}

impl Keys {
    /// The key in examples if any key is accepted.
    pub const EXAMPLE: &str = "any-key";
}

/// The gate that every call passes before its content is read.
#[derive(Debug)]
#[must_use]
pub struct Gate {
    auth: &'static Auth,
    keys: Keys,
    denied: HashSet<ApiKey>,
    /// Rate limiter for accepted keys.
    key_rate: Option<Limiter<ApiKey>>,
    /// Rate limiter per address, for calls without an accepted key. If every key is accepted, calls with a key and an
    /// address also count. Calls with neither an accepted key nor an address are counted together.
    stranger_rate: Option<Limiter<Option<IpAddr>>>,
    /// Rate limiter for addresses.
    address_rate: Option<Limiter<IpAddr>>,
    /// `true` if operations with a session require all data about the end user.
    requires_end_user: bool,
    clock: Arc<dyn Clock>,
    keyring: Arc<Keyring>,
}

impl Gate {
    /// Creates a gate for these keys. A key or token is given as is, and a user's login as `name:password`. Calls with
    /// a denied key are rejected with status 403. The rate applies to each key separately, and per address to calls
    /// without an accepted key. If every key is accepted, the rate applies per address to all calls with a known
    /// address.
    pub fn new(
        auth: &'static Auth,
        keys: Keys,
        denied: HashSet<ApiKey>,
        rate: Option<Rate>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let named = match &keys {
            Keys::Any => None,
            Keys::These(keys) => Some(keys.keys()),
        };
        let keyring = Arc::new(named.into_iter().flatten().chain(&denied).collect());
        let (key_rate, stranger_rate) = (rate.map(Limiter::new), rate.map(Limiter::new));
        let (address_rate, requires_end_user) = (None, false);
        Gate { auth, keys, denied, key_rate, stranger_rate, address_rate, requires_end_user, clock, keyring }
    }

    /// Limits the calls from each address, regardless of their keys. Calls from an unknown address are not limited.
    pub fn with_address_rate(self, rate: Rate) -> Self {
        Gate { address_rate: Some(Limiter::new(rate)), ..self }
    }

    /// Requires the end user's session, IP address and user agent in calls to all operations that use a session. Calls
    /// from the service's own pages are exempt: the check is a test aid, not a security measure.
    pub fn requiring_end_user(self) -> Self {
        Gate { requires_end_user: true, ..self }
    }

    /// Shares the rate limits with all gates that use the server.
    #[cfg(feature = "redis")]
    pub(crate) fn with_rates_on(self, server: &Server) -> Self {
        Gate {
            key_rate: self.key_rate.map(|rate| rate.shared_on(server, "key")),
            stranger_rate: self.stranger_rate.map(|rate| rate.shared_on(server, "stranger")),
            address_rate: self.address_rate.map(|rate| rate.shared_on(server, "address")),
            ..self
        }
    }

    pub(crate) fn auth(&self) -> &'static Auth {
        self.auth
    }

    /// Returns a key for public examples if the service accepts any key.
    pub fn example_key(&self) -> Option<&'static str> {
        let key = Keys::EXAMPLE;
        (self.keys == Keys::Any && !self.denied.contains(&ApiKey::new(key))).then_some(key)
    }

    /// Returns a redactor for the service's keys and for the presented credentials.
    pub(super) fn redactor(&self, presented: &Presented) -> Redactor {
        Redactor::new(&self.keyring, presented.texts())
    }

    /// Admits a call, or returns the reason for refusing it.
    pub(crate) async fn admit(
        &self,
        operation: &Operation,
        call: &CallContext,
        parameters: &mut Parameters,
        headers: &HeaderMap,
    ) -> Result<Caller, Denial> {
        if let Keys::These(names) = &self.keys
            && let Some(name) = call.presented.for_call(self.auth, operation).and_then(|key| names.get(key))
        {
            call.set_key_name(name);
        }
        let key = self.counted(operation, call).await?;
        for parameter in self.auth.query_keys() {
            parameters.take(parameter);
        }
        let session = self.auth.session.and_then(|name| parameters.take(name));
        let header = |name: Option<&str>| {
            let value = headers.get(name?)?.to_str().ok()?;
            (!value.is_empty()).then(|| value.to_owned())
        };
        let (client_ip, user_agent) = (header(self.auth.client_ip), header(self.auth.user_agent));
        let requires_end_user = self.requires_end_user
            && operation.session != SessionUse::None
            && headers.get(SEC_FETCH_SITE).is_none_or(|site| site != "same-origin");
        if requires_end_user {
            if let (Some(header), None) = (self.auth.user_agent, &user_agent) {
                return Err(Denial::NoUserAgent { header });
            }
            if let (Some(header), None) = (self.auth.client_ip, &client_ip) {
                return Err(Denial::NoClientIp { header });
            }
        }
        let requires_session = requires_end_user || operation.session == SessionUse::Required;
        // The session may be one of the parameters beyond the limit. In that case, the refusal reports the limit
        // instead of the missing session.
        if requires_session && session.is_none() && !parameters.are_too_many() {
            return Err(Denial::NoSession { parameter: self.auth.session.unwrap_or_default() });
        }
        Ok(Caller {
            key,
            key_name: call.key_name().cloned(),
            address: call.address,
            base_url: call.base_url.clone(),
            session,
            client_ip,
            user_agent,
            wants_empty_results: header(self.auth.empty_results).is_some_and(|wish| wish == "true"),
            received: None,
        })
    }

    /// Returns the accepted key of a call that is within its rate limits, or an empty key if the operation needs none.
    /// Calls without a key are also counted.
    async fn counted(&self, operation: &Operation, call: &CallContext) -> Result<ApiKey, Denial> {
        let (now, address) = (self.clock.now(), call.address.map(network_of));
        if let Some(address) = &address {
            count(&self.address_rate, address, RateOf::Address, now).await?;
        }
        if self.auth.schemes_of(operation).next().is_none() {
            count(&self.stranger_rate, &address, RateOf::Stranger, now).await?;
            return Ok(ApiKey::new(""));
        }
        let accepted = self.accepted(operation, &call.presented);
        match &accepted {
            // If any key is accepted, a caller can use a new key for each call, so calls are counted per address.
            Ok(key) if address.is_none() || self.keys != Keys::Any => {
                count(&self.key_rate, key, RateOf::Key, now).await?
            }
            _ => count(&self.stranger_rate, &address, RateOf::Stranger, now).await?,
        }
        accepted
    }

    fn accepted(&self, operation: &Operation, presented: &Presented) -> Result<ApiKey, Denial> {
        let schemes = || self.auth.schemes_of(operation).map(|scheme| scheme.carrier);
        let Some(key) = presented.for_call(self.auth, operation) else {
            let misspelt = presented.misspelt().filter(|name| schemes().any(|it| it == Carrier::Query(name)));
            return Err(match misspelt {
                Some(parameter) => Denial::MisspeltKey { parameter },
                None => Denial::NoKey { carriers: schemes().collect() },
            });
        };
        if self.denied.contains(key) {
            return Err(Denial::DeniedKey);
        }
        match &self.keys {
            Keys::These(keys) if !keys.contains_key(key) => Err(Denial::UnknownKey),
            _ => Ok(key.clone()),
        }
    }
}

/// Counts a request if a rate limit is configured.
async fn count<C: Counted>(
    limiter: &Option<Limiter<C>>,
    caller: &C,
    of: RateOf,
    now: Timestamp,
) -> Result<(), Denial> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.admit(caller, now).await.map_err(|seconds| Denial::TooManyRequests { of, seconds })
}

/// Returns the unit of rate limits for an address. For IPv6, the unit is the /64 network, since a client usually
/// controls all addresses of that network.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
    }
}
