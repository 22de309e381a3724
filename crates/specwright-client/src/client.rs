//! The client: the address of a service, the key, and the policies for all calls.

mod store;

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use http::HeaderName;

use crate::budget::{Allowance, Budget, Budgets};
use crate::random::{Random, SystemRandom};
use crate::redact::Redactor;
use crate::retry::{Retry, RetryBudget, RetryPolicy};
use crate::transport::Guarded;
use crate::url::BaseUrl;
use crate::{Clock, Credential, Credentials, Error, ErrorKind, Service, SettingError, Transport};

use store::Store;
pub(crate) use store::put;

/// The default attempt timeout: 30 s for sending, receiving and decoding together.
pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(30);

/// The default limit on the size of a response body: 64 MiB.
pub const DEFAULT_MAX_RESPONSE_BYTES: usize = 64 << 20;

/// The default limit on the length of a line in a streamed response: 1 MiB.
pub const DEFAULT_MAX_LINE_BYTES: usize = 1 << 20;

/// A client for one service, with one set of credentials. Cheap to clone; clones share connections and policies.
#[derive(Clone)]
pub struct Client {
    pub(crate) shared: Arc<Shared>,
}

/// State shared by all sessions of a client.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) service: &'static Service,
    pub(crate) base: BaseUrl,
    pub(crate) credentials: Store,
    pub(crate) client_ip: Option<HeaderName>,
    pub(crate) user_agent: Option<HeaderName>,
    pub(crate) redactor: Redactor,
    pub(crate) transport: Arc<dyn Transport>,
    /// The retry policy, already limited by `retry_budget`.
    pub(crate) retry: Arc<dyn RetryPolicy>,
    pub(crate) retry_budget: Option<RetryBudget>,
    pub(crate) budgets: Budgets,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) random: Arc<dyn Random>,
    pub(crate) timeout: Duration,
    pub(crate) max_response_bytes: usize,
    pub(crate) max_line_bytes: usize,
}

impl Client {
    /// Returns a builder for a client for the service at a base URL. For each API, generated code has its own client
    /// type with its own `builder`.
    pub fn builder(service: &'static Service, base_url: &str) -> ClientBuilder {
        ClientBuilder::new(service, base_url)
    }

    /// Returns the service that the client calls.
    pub fn service(&self) -> &'static Service {
        self.shared.service
    }

    /// Returns a client that shares everything but the given policies.
    pub(crate) fn with_policies(
        &self,
        timeout: Option<Duration>,
        retry: Option<Arc<dyn RetryPolicy>>,
    ) -> Self {
        if timeout.is_none() && retry.is_none() {
            return self.clone();
        }
        let mut shared = (*self.shared).clone();
        shared.timeout = timeout.unwrap_or(shared.timeout);
        if let Some(policy) = retry {
            shared.retry = within_budget(policy, shared.retry_budget.as_ref());
        }
        Client { shared: Arc::new(shared) }
    }

    /// Returns the current state of an operation group's budget, or `None` if the group has none.
    pub fn allowance(&self, group: &str) -> Option<Allowance> {
        let account = self.shared.budgets.of(group)?;
        Some(account.allowance(self.shared.clock.now()))
    }

    /// Redacts the credentials in a string, in any encoding. Use this method for logging in a custom [`Transport`].
    pub fn redact(&self, text: &str) -> String {
        self.shared.redactor.redact(text)
    }

    /// Redacts the credentials in a body or a header, in any encoding. Returns the bytes unchanged if they contain no
    /// credential. Otherwise bytes that are not UTF-8 become replacement characters.
    pub fn redact_bytes<'a>(&self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        self.shared.redactor.redact_bytes(bytes)
    }
}

impl Shared {
    /// Returns whether the client itself adds the given query parameter to calls, as a key or the session id.
    pub(crate) fn is_credential(&self, name: &str) -> bool {
        self.service.query_keys().any(|key| key == name) || Some(name) == self.service.session
    }
}

/// Omits the key and the policies.
impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("service", &self.shared.service.name)
            .field("base_url", &self.redact(self.shared.base.as_str()))
            .finish_non_exhaustive()
    }
}

fn within_budget(policy: Arc<dyn RetryPolicy>, budget: Option<&RetryBudget>) -> Arc<dyn RetryPolicy> {
    match budget {
        Some(budget) => Arc::new(policy.with_budget(budget.clone())),
        None => policy,
    }
}

/// A builder for a [`Client`], or for the API-specific client `C` that wraps it.
#[must_use]
pub struct ClientBuilder<C = Client> {
    client: PhantomData<fn() -> C>,
    service: &'static Service,
    base: Result<BaseUrl, SettingError>,
    credentials: Store,
    transport: Option<Box<dyn Transport>>,
    retry: Arc<dyn RetryPolicy>,
    retry_budget: Option<RetryBudget>,
    budgets: Budgets,
    clock: Option<Box<dyn Clock>>,
    random: Box<dyn Random>,
    timeout: Duration,
    max_response_bytes: usize,
    max_line_bytes: usize,
}

impl<C: From<Client>> ClientBuilder<C> {
    /// Creates a builder for a client for the service at a base URL: `https://` or `http://`, a host, and a path if the
    /// service has one.
    pub fn new(service: &'static Service, base_url: &str) -> Self {
        ClientBuilder {
            client: PhantomData,
            service,
            base: BaseUrl::parse(base_url),
            credentials: Store::default(),
            transport: None,
            retry: Arc::new(Retry::default()),
            retry_budget: Some(RetryBudget::default()),
            budgets: Budgets::default(),
            clock: None,
            random: Box::new(SystemRandom::new()),
            timeout: DEFAULT_TIMEOUT,
            max_response_bytes: DEFAULT_MAX_RESPONSE_BYTES,
            max_line_bytes: DEFAULT_MAX_LINE_BYTES,
        }
    }

    /// Sets the key or token for the service's first credential scheme. Most services have only one scheme.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.credentials.set(None, Credential::new(key));
        self
    }

    /// Sets the credential of a scheme. A call uses the first scheme of its operation for which a credential is
    /// available.
    ///
    /// ```
    /// # use specwright_client::{Client, Credential, Scheme, Service};
    /// static LIBRARY: Service =
    ///     Service::new("Library").with_schemes(&[Scheme::bearer("token"), Scheme::basic("desk")]);
    ///
    /// let builder = Client::builder(&LIBRARY, "https://library.example")
    ///     .credential("token", "a token")
    ///     .credential("desk", Credential::login("ada", "open sesame"));
    /// # drop(builder);
    /// ```
    pub fn credential(mut self, scheme: impl Into<String>, credential: impl Into<Credential>) -> Self {
        self.credentials.set(Some(scheme.into()), credential.into());
        self
    }

    /// Sets the provider of all credentials that are not set on this builder, such as rotating credentials.
    pub fn credentials(mut self, provider: impl Credentials) -> Self {
        self.credentials.set_provider(provider);
        self
    }

    /// Sets the transport. The default is reqwest, if the `reqwest` feature is enabled.
    pub fn transport(mut self, transport: impl Transport) -> Self {
        self.transport = Some(Box::new(transport));
        self
    }

    /// Sets the policy for retrying failed calls. The default is [`Retry::default`].
    pub fn retry(mut self, policy: impl RetryPolicy) -> Self {
        self.retry = Arc::new(policy);
        self
    }

    /// Sets the budget for the retries of all calls, regardless of their policy; `None` removes the limit. The default
    /// is a budget of [`DEFAULT_TOKENS`](RetryBudget::DEFAULT_TOKENS), so retries do not multiply the load on a service
    /// that is down. Clients of the same service can share a budget.
    pub fn retry_budget(mut self, budget: impl Into<Option<RetryBudget>>) -> Self {
        self.retry_budget = budget.into();
        self
    }

    /// Sets the budget for the calls of a group of operations, replacing any budget for the same group. The default
    /// is no budget. [`build`](Self::build) fails if the service has no such group.
    pub fn budget(mut self, budget: Budget) -> Self {
        self.budgets.set(budget);
        self
    }

    /// Sets the attempt timeout: the maximum time for one attempt of a call, from sending the request to decoding the
    /// response. The default is [`DEFAULT_TIMEOUT`].
    ///
    /// With the `tokio` feature and within a tokio runtime, responses of 1 MiB or more are decoded on a blocking
    /// thread, so that decoding delays neither this timeout nor a deadline. Otherwise the timeout covers the time until
    /// the last byte arrives. For a [stream of records](crate::stream::Records), the timeout limits the wait for each
    /// line of JSON, even if the line arrives in many small parts. For a stream of events, the timeout limits the time
    /// without any bytes.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Sets the limit on the size of a response body, in bytes. The limit does not apply to streams of records.
    pub fn max_response_bytes(mut self, bytes: usize) -> Self {
        self.max_response_bytes = bytes;
        self
    }

    /// Sets the limit on the length of a line in a stream of records, in bytes.
    pub fn max_line_bytes(mut self, bytes: usize) -> Self {
        self.max_line_bytes = bytes;
        self
    }

    /// Sets the clock. The default is [`TokioClock`](crate::TokioClock), if the `tokio` feature is enabled.
    pub fn clock(mut self, clock: impl Clock) -> Self {
        self.clock = Some(Box::new(clock));
        self
    }

    /// Sets the source of random numbers for jitter, session ids and idempotency tokens. The default is
    /// [`SystemRandom`].
    pub fn random(mut self, random: impl Random) -> Self {
        self.random = Box::new(random);
        self
    }

    /// Builds the client.
    ///
    /// # Errors
    /// Returns an error of kind [`ErrorKind::Configuration`] in each of these cases:
    /// - The base URL is invalid.
    /// - The base URL is https, no transport is set, and the `rustls` feature is disabled.
    /// - A credential is empty or unsuitable for its scheme, or the service does not have that scheme.
    /// - A budget names an unknown group.
    /// - No transport or clock is set, and the feature that provides the default is disabled.
    /// - A proxy from the environment is invalid.
    pub fn build(self) -> Result<C, Error> {
        let problem = |detail: &str| Error::new(ErrorKind::Configuration, detail);
        let credentials = self.credentials.checked(self.service)?;
        let redactor = Redactor::of(credentials.fixed());
        let header = |name: Option<&'static str>| {
            name.map(|name| {
                name.parse::<HeaderName>()
                    .map_err(|_| problem("a header name in the service description is invalid"))
            })
            .transpose()
        };
        let base = self.base?;
        self.budgets.check(self.service.groups)?;
        let transport = match self.transport {
            Some(transport) => transport,
            None => default_transport(&base)?,
        };
        let clock: Arc<dyn Clock> = match self.clock {
            Some(clock) => clock,
            None => default_clock()?,
        }
        .into();
        Ok(C::from(Client {
            shared: Arc::new(Shared {
                service: self.service,
                base,
                client_ip: header(self.service.client_ip)?,
                user_agent: header(self.service.user_agent)?,
                redactor,
                credentials,
                transport: Arc::new(Guarded { inner: transport, clock: clock.clone() }),
                retry: within_budget(self.retry, self.retry_budget.as_ref()),
                retry_budget: self.retry_budget,
                budgets: self.budgets,
                clock,
                random: self.random.into(),
                timeout: self.timeout,
                max_response_bytes: self.max_response_bytes,
                max_line_bytes: self.max_line_bytes,
            }),
        }))
    }
}

/// Omits the key and the policies.
impl<C> fmt::Debug for ClientBuilder<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").field("service", &self.service.name).finish_non_exhaustive()
    }
}

#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
fn default_transport(base: &BaseUrl) -> Result<Box<dyn Transport>, Error> {
    if base.is_https() && !cfg!(feature = "rustls") {
        let allowed =
            "http:// (the `rustls` feature of specwright-client is disabled), or a custom transport with TLS";
        return Err(SettingError::new(crate::url::BASE_URL, "the scheme https", allowed).into());
    }
    let transport = crate::ReqwestTransport::builder();
    // Proxies from the environment do not apply to loopback addresses, so an invalid proxy does not matter.
    let transport = if base.is_loopback() { transport.no_proxy() } else { transport };
    Ok(Box::new(transport.build()?))
}

#[cfg(not(all(feature = "reqwest", not(target_arch = "wasm32"))))]
fn default_transport(_: &BaseUrl) -> Result<Box<dyn Transport>, Error> {
    Err(Error::new(ErrorKind::Configuration, "no transport is set, and this build has no default transport"))
}

#[cfg(all(feature = "tokio", not(target_arch = "wasm32")))]
fn default_clock() -> Result<Box<dyn Clock>, Error> {
    Ok(Box::new(crate::TokioClock::new()))
}

#[cfg(not(all(feature = "tokio", not(target_arch = "wasm32"))))]
fn default_clock() -> Result<Box<dyn Clock>, Error> {
    Err(Error::new(ErrorKind::Configuration, "no clock is set, and this build has no default clock"))
}
