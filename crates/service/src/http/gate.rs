//! The gate: checks key, rate and session of every call.

use std::collections::HashSet;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::http::header::HOST;

use super::query::Parameters;
use super::rate::Limiter;
use super::{ApiKey, Auth, Caller, Denial, Operation, Rate, SessionUse};
use crate::clock::Clock;

/// The keys that are accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    /// Any non-empty key, for development.
    #[default]
    Any,
    /// Only these.
    These(HashSet<ApiKey>),
}

impl Keys {
    /// The key of examples where any key is accepted.
    pub const EXAMPLE: &str = "any-key";
}

/// The gate that every call passes before its content is read.
#[derive(Debug)]
pub struct Gate {
    auth: &'static Auth,
    keys: Keys,
    denied: HashSet<ApiKey>,
    limiter: Option<Limiter>,
    clock: Arc<dyn Clock>,
}

impl Gate {
    /// A gate for these keys. Denied keys are refused with 403; the rate applies to each key separately.
    pub fn new(
        auth: &'static Auth,
        keys: Keys,
        denied: HashSet<ApiKey>,
        rate: Option<Rate>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Gate { auth, keys, denied, limiter: rate.map(Limiter::new), clock }
    }

    pub(crate) fn auth(&self) -> &'static Auth {
        self.auth
    }

    /// A key for public examples; `None` unless any key is accepted.
    pub fn example_key(&self) -> Option<&'static str> {
        let key = Keys::EXAMPLE;
        (self.keys == Keys::Any && !self.denied.contains(&ApiKey::new(key))).then_some(key)
    }

    /// The key of a request, or a misspelt one. Removes it from the parameters.
    pub(crate) fn key(&self, parameters: &mut Parameters) -> Presented {
        match parameters.take(self.auth.key) {
            Some(key) if !key.is_empty() => Presented::Key(key),
            _ => match parameters.nearly(self.auth.key) {
                Some(key) => Presented::Misspelt(key.to_owned()),
                None => Presented::Nothing,
            },
        }
    }

    /// Admits a call, or returns the reason not to.
    pub(crate) fn admit(
        &self,
        operation: &Operation,
        presented: Presented,
        parameters: &mut Parameters,
        headers: &HeaderMap,
    ) -> Result<Caller, Denial> {
        let parameter = self.auth.key;
        let key = match presented {
            Presented::Key(key) => ApiKey::new(key),
            Presented::Misspelt(_) => return Err(Denial::MisspeltKey { parameter }),
            Presented::Nothing => return Err(Denial::NoKey { parameter }),
        };
        if self.denied.contains(&key) {
            return Err(Denial::DeniedKey);
        }
        if matches!(&self.keys, Keys::These(keys) if !keys.contains(&key)) {
            return Err(Denial::UnknownKey);
        }
        if let Some(limiter) = &self.limiter {
            let admitted = limiter.admit(&key, self.clock.now());
            admitted.map_err(|seconds| Denial::TooManyRequests { seconds })?;
        }
        let session =
            self.auth.session.and_then(|name| parameters.take(name)).filter(|session| !session.is_empty());
        if operation.session == SessionUse::Required && session.is_none() {
            return Err(Denial::NoSession { parameter: self.auth.session.unwrap_or_default() });
        }
        let header = |name: Option<&str>| {
            let value = headers.get(name?)?.to_str().ok()?;
            (!value.is_empty()).then(|| value.to_owned())
        };
        Ok(Caller {
            key,
            session,
            client_ip: header(self.auth.client_ip),
            user_agent: header(self.auth.user_agent),
            host: header(Some(HOST.as_str())),
            wants_empty_results: header(self.auth.empty_results).is_some_and(|wish| wish == "true"),
        })
    }
}

/// The key that a request presents.
pub(crate) enum Presented {
    Key(String),
    /// A key under a parameter name with wrong case.
    Misspelt(String),
    Nothing,
}

impl Presented {
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Presented::Key(key) | Presented::Misspelt(key) => Some(key),
            Presented::Nothing => None,
        }
    }
}
