//! The settings of the default transport.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http::HeaderValue;

use super::proxies::Proxies;
#[cfg(feature = "rustls")]
use super::tls::Tls;
use super::{Https, ReqwestTransport};
use crate::SettingError;

/// Sets up a [`ReqwestTransport`].
///
/// ```no_run
/// # #[cfg(feature = "rustls")]
/// # fn example(builder: specwright_client::ClientBuilder) -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use specwright_client::ReqwestTransport;
///
/// let transport = ReqwestTransport::builder()
///     .root_certificates(&std::fs::read("/etc/company/ca.pem")?)
///     .client_certificate(&std::fs::read("/etc/company/me.pem")?)
///     .proxy("http://proxy.example:3128")
///     .connect_timeout(Duration::from_secs(3))
///     .build()?;
/// let client = builder.key("my key").transport(transport).build()?;
/// # Ok(())
/// # }
/// ```
#[must_use]
pub struct ReqwestBuilder {
    proxy: ProxySetting,
    user_agent: Option<String>,
    connect_timeout: Duration,
    idle_timeout: Duration,
    max_idle_per_host: usize,
    #[cfg(feature = "rustls")]
    tls: Result<Tls, SettingError>,
}

/// Where the proxies come from.
enum ProxySetting {
    Environment,
    None,
    One(String),
}

impl ReqwestBuilder {
    /// The default time for a connection to be made, TLS included.
    pub const DEFAULT_CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

    /// The default time for which an unused connection is kept: less than servers have, since a call that meets a
    /// connection just closed is lost, and only repeatable ones are sent again.
    pub const DEFAULT_IDLE_TIMEOUT: Duration = Duration::from_secs(30);

    /// The default number of unused connections kept for each host.
    pub const DEFAULT_MAX_IDLE_PER_HOST: usize = 64;

    pub(super) fn new() -> Self {
        ReqwestBuilder {
            proxy: ProxySetting::Environment,
            user_agent: None,
            connect_timeout: Self::DEFAULT_CONNECT_TIMEOUT,
            idle_timeout: Self::DEFAULT_IDLE_TIMEOUT,
            max_idle_per_host: Self::DEFAULT_MAX_IDLE_PER_HOST,
            #[cfg(feature = "rustls")]
            tls: Ok(Tls::default()),
        }
    }

    /// Trusts these certificate authorities too: one or more certificates in PEM.
    #[cfg(feature = "rustls")]
    pub fn root_certificates(mut self, pem: &[u8]) -> Self {
        self.tls = self.tls.and_then(|tls| tls.with_roots(pem));
        self
    }

    /// Does not trust the certificates of the platform, but only the [given](Self::root_certificates) ones.
    #[cfg(feature = "rustls")]
    pub fn without_platform_certificates(mut self) -> Self {
        self.tls = self.tls.map(Tls::without_platform);
        self
    }

    /// Shows this certificate to a service that asks for one: the certificate, those between it and its authority,
    /// if any, and its private key, not encrypted, in PEM and in this order or the key first.
    #[cfg(feature = "rustls")]
    pub fn client_certificate(mut self, pem: &[u8]) -> Self {
        self.tls = self.tls.and_then(|tls| tls.with_identity(pem));
        self
    }

    /// Sends all calls through this proxy, those to this machine included, and passes over the proxies of the
    /// environment. Its URL may hold user and password.
    pub fn proxy(mut self, url: impl Into<String>) -> Self {
        self.proxy = ProxySetting::One(url.into());
        self
    }

    /// Sends all calls directly, and passes over the proxies of the environment.
    pub fn no_proxy(mut self) -> Self {
        self.proxy = ProxySetting::None;
        self
    }

    /// Sets the most unused connections that are kept for each host. 0 makes a connection for each call. To limit
    /// the connections in use, limit the calls: [`Limited`](crate::Limited).
    pub fn max_idle_per_host(mut self, most: usize) -> Self {
        self.max_idle_per_host = most;
        self
    }

    /// Sets the time for which an unused connection is kept.
    pub fn idle_timeout(mut self, timeout: Duration) -> Self {
        self.idle_timeout = timeout;
        self
    }

    /// Sets the time for a connection to be made, TLS included. It lies within the attempt timeout of the client.
    pub fn connect_timeout(mut self, timeout: Duration) -> Self {
        self.connect_timeout = timeout;
        self
    }

    /// Sets the user agent of requests whose [`Session`](crate::Session) has none.
    pub fn user_agent(mut self, user_agent: impl Into<String>) -> Self {
        self.user_agent = Some(user_agent.into());
        self
    }

    /// The transport.
    ///
    /// # Errors
    /// A setting that can't be used: PEM without what was asked for, a key that does not fit its certificate, a
    /// proxy's URL, given or in the environment, a user agent that no header can hold, a timeout of zero.
    pub fn build(self) -> Result<ReqwestTransport, SettingError> {
        let proxies = match &self.proxy {
            ProxySetting::Environment => Proxies::of_environment(|name| std::env::var_os(name))?,
            ProxySetting::None => Proxies::default(),
            ProxySetting::One(url) => Proxies::one("proxy", url)?,
        };
        if self.connect_timeout.is_zero() {
            return Err(SettingError::new("connect timeout", "0 s", "a time above it"));
        }
        let user_agent = match self.user_agent {
            Some(text) => HeaderValue::from_str(&text).map_err(|_| {
                SettingError::new("user agent", format!("{text:?}"), "visible characters, spaces and tabs")
            })?,
            None => HeaderValue::from_static(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"))),
        };
        let builder = alone(reqwest::Client::builder())
            .connect_timeout(self.connect_timeout)
            .pool_idle_timeout(self.idle_timeout)
            .pool_max_idle_per_host(self.max_idle_per_host)
            .user_agent(user_agent);
        #[cfg(feature = "rustls")]
        let (builder, https) = {
            let (config, no_platform) = self.tls?.configure()?;
            (builder.tls_backend_preconfigured(config), no_platform.map_or(Https::Yes, Https::Without))
        };
        #[cfg(not(feature = "rustls"))]
        let https = Https::Off;
        let client = proxies.apply(builder).and_then(reqwest::ClientBuilder::build);
        let client = client.map_err(|error| unusable(&error))?;
        Ok(ReqwestTransport { client, proxies: Arc::new(proxies), https })
    }
}

/// What features of reqwest would change that other crates enable is switched off: the transport is the same
/// whatever else is in the binary. What it does not do by default anyway, such as cookies, is not listed.
fn alone(builder: reqwest::ClientBuilder) -> reqwest::ClientBuilder {
    builder
        .no_gzip()
        .no_brotli()
        .no_zstd()
        .no_deflate()
        .no_hickory_dns()
        .http1_only()
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .referer(false)
}

/// A reason of reqwest's that none of the checks before has found, without the URL of a proxy.
fn unusable(error: &reqwest::Error) -> SettingError {
    let mut reason = String::from("settings that reqwest refuses");
    let mut source = std::error::Error::source(error);
    while let Some(error) = source {
        reason = format!("{reason}: {error}");
        source = error.source();
    }
    SettingError::new("transport", reason, "settings that it takes")
}

/// Shows neither a proxy's password nor a private key.
impl fmt::Debug for ReqwestBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("ReqwestBuilder");
        out.field("user_agent", &self.user_agent).field("connect_timeout", &self.connect_timeout);
        out.field("idle_timeout", &self.idle_timeout).field("max_idle_per_host", &self.max_idle_per_host);
        out.finish_non_exhaustive()
    }
}
