//! The client: a service with its address, the key, and the policies of all calls.

mod store;

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

/// The default limit on the body of an answer: 64 MiB.
pub const DEFAULT_MAX_RESPONSE_BYTES: usize = 64 << 20;

/// The default limit on a line of an answer that is a stream of records: 1 MiB.
pub const DEFAULT_MAX_LINE_BYTES: usize = 1 << 20;

/// Calls one service with one key. Cheap to clone; clones share connections and policies.
#[derive(Clone)]
pub struct Client {
    pub(crate) shared: Arc<Shared>,
}

/// The common state of all sessions of a client.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) service: &'static Service,
    pub(crate) base: BaseUrl,
    pub(crate) credentials: Store,
    pub(crate) client_ip: Option<HeaderName>,
    pub(crate) user_agent: Option<HeaderName>,
    pub(crate) redactor: Redactor,
    pub(crate) transport: Arc<dyn Transport>,
    /// Within the budget.
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
    /// Sets up a client of a service below a base URL. Generated code brings a client of its own for each API, which
    /// is set up by its `builder`.
    pub fn builder(service: &'static Service, base_url: &str) -> ClientBuilder {
        ClientBuilder::new(service, base_url)
    }

    /// The service.
    pub fn service(&self) -> &'static Service {
        self.shared.service
    }

    /// The same client, sharing all but these policies.
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

    /// What is left of the budget of a group of operations at present; `None` where there is none.
    pub fn allowance(&self, group: &str) -> Option<Allowance> {
        let account = self.shared.budgets.of(group)?;
        Some(account.allowance(self.shared.clock.now()))
    }

    /// Takes the credentials out of a text, however it is encoded: for logs of a [`Transport`].
    pub fn redact(&self, text: &str) -> String {
        self.shared.redactor.redact(text)
    }
}

impl Shared {
    /// Whether a parameter of the query is one that is added to every call.
    pub(crate) fn is_credential(&self, name: &str) -> bool {
        self.service.query_keys().any(|key| key == name) || Some(name) == self.service.session
    }
}

/// Shows neither key nor policies.
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

/// Sets up a [`Client`], or the client `C` of an API that wraps one.
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
    /// Sets up a client of a service below a base URL: `https://` or `http://`, a host, and a path if the service has
    /// one.
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

    /// Sets the key or token that every call sends: the credential of the service's first scheme, mostly the only one.
    pub fn key(mut self, key: impl Into<String>) -> Self {
        self.credentials.set(None, Credential::new(key));
        self
    }

    /// Sets the credential of a scheme. A call has that of the first scheme of its operation for which there is one.
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

    /// Sets the provider of the credentials that are not set here: of those that change.
    pub fn credentials(mut self, provider: impl Credentials) -> Self {
        self.credentials.set_provider(provider);
        self
    }

    /// Sets the transport; by default reqwest, if the feature of that name is on.
    pub fn transport(mut self, transport: impl Transport) -> Self {
        self.transport = Some(Box::new(transport));
        self
    }

    /// Sets the policy by which failed calls are sent again; by default [`Retry::default`].
    pub fn retry(mut self, policy: impl RetryPolicy) -> Self {
        self.retry = Arc::new(policy);
        self
    }

    /// Sets the budget for the retries of all calls, whatever their policy; `None` for none. By default it is one of
    /// [`DEFAULT_TOKENS`](RetryBudget::DEFAULT_TOKENS), so that clients do not multiply the calls to a service that is
    /// down. Clients of one service can share one.
    pub fn retry_budget(mut self, budget: impl Into<Option<RetryBudget>>) -> Self {
        self.retry_budget = budget.into();
        self
    }

    /// Sets the budget of calls of a group of operations, in place of one for the same group. By default there is
    /// none. The client can't be [built](Self::build) with one for a group that the service does not have.
    pub fn budget(mut self, budget: Budget) -> Self {
        self.budgets.set(budget);
        self
    }

    /// Attempt timeout: the most time that one attempt of a call may take, from sending to the decoded answer; by
    /// default [`DEFAULT_TIMEOUT`]. With the feature `tokio` and within a tokio runtime, answers of 1 MiB and
    /// more are decoded on a thread for blocking work, so that decoding holds up neither this timeout nor a deadline;
    /// elsewhere the timeout ends when the last byte is there. For an answer that is a
    /// [stream of records](crate::stream::Records) it limits the wait for each record, however small the parts are in
    /// which it comes.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = timeout;
        self
    }

    /// Limit on the body of an answer, in bytes. An answer that is a stream of records may have any size.
    pub fn max_response_bytes(mut self, bytes: usize) -> Self {
        self.max_response_bytes = bytes;
        self
    }

    /// Limit on a line of an answer that is a stream of records, in bytes.
    pub fn max_line_bytes(mut self, bytes: usize) -> Self {
        self.max_line_bytes = bytes;
        self
    }

    /// Sets the clock; by default tokio's.
    pub fn clock(mut self, clock: impl Clock) -> Self {
        self.clock = Some(Box::new(clock));
        self
    }

    /// Sets the source of random numbers, for jitter and session ids; by default [`SystemRandom`].
    pub fn random(mut self, random: impl Random) -> Self {
        self.random = Box::new(random);
        self
    }

    /// The client.
    ///
    /// # Errors
    /// [`ErrorKind::Configuration`] if the base URL can't be used, a credential is empty or not
    /// one of its scheme, the service does not have that scheme, a budget is for an unknown group,
    /// no transport or clock is set and the feature with the default one is off, or a proxy of the environment can't be
    /// used.
    pub fn build(self) -> Result<C, Error> {
        let problem = |detail: &str| Error::new(ErrorKind::Configuration, detail);
        let credentials = self.credentials.checked(self.service)?;
        let redactor = Redactor::of(credentials.fixed());
        let header = |name: Option<&'static str>| {
            name.map(|name| name.parse::<HeaderName>().map_err(|_| problem("a header's name is not one")))
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

/// Shows neither key nor policies.
impl<C> fmt::Debug for ClientBuilder<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").field("service", &self.service.name).finish_non_exhaustive()
    }
}

#[cfg(all(feature = "reqwest", not(target_arch = "wasm32")))]
fn default_transport(base: &BaseUrl) -> Result<Box<dyn Transport>, Error> {
    if base.is_https() && !cfg!(feature = "rustls") {
        let allowed =
            "http://, as the feature `rustls` of specwright-client is off, or a transport that has TLS";
        return Err(SettingError::new(crate::url::BASE_URL, "the scheme https", allowed).into());
    }
    let transport = crate::ReqwestTransport::builder();
    // The proxies of the environment are not for this machine, so that a wrong one does not matter.
    let transport = if base.is_loopback() { transport.no_proxy() } else { transport };
    Ok(Box::new(transport.build()?))
}

#[cfg(not(all(feature = "reqwest", not(target_arch = "wasm32"))))]
fn default_transport(_: &BaseUrl) -> Result<Box<dyn Transport>, Error> {
    Err(Error::new(ErrorKind::Configuration, "no transport is set, and there is none by default"))
}

#[cfg(all(feature = "tokio", not(target_arch = "wasm32")))]
fn default_clock() -> Result<Box<dyn Clock>, Error> {
    Ok(Box::new(crate::TokioClock::new()))
}

#[cfg(not(all(feature = "tokio", not(target_arch = "wasm32"))))]
fn default_clock() -> Result<Box<dyn Clock>, Error> {
    Err(Error::new(ErrorKind::Configuration, "no clock is set, and there is none by default"))
}
