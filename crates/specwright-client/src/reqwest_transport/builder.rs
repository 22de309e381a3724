//! Settings for the default transport.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use http::HeaderValue;

use super::proxies::Proxies;
#[cfg(feature = "rustls")]
use super::tls::Tls;
use super::{Https, ReqwestTransport};
use crate::SettingError;

/// A builder for a [`ReqwestTransport`].
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

/// The source of the proxy settings.
enum ProxySetting {
    Environment,
    None,
    One(String),
}

impl ReqwestBuilder {
    /// The default connect timeout, including the TLS handshake: 10 s.
    pub const DEFAULT_CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

    /// The default idle timeout of pooled connections: 30 s. The default is shorter than the idle timeouts of most
    /// servers, because a call fails if the server closes the idle connection just as the call is sent, and only
    /// repeatable calls are then retried.
    pub const DEFAULT_IDLE_TIMEOUT: Duration = Duration::from_secs(30);

    /// The default maximum number of idle connections per host: 64.
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

    /// Adds certificate authorities to trust: one or more certificates in PEM format.
    #[cfg(feature = "rustls")]
    pub fn root_certificates(mut self, pem: &[u8]) -> Self {
        self.tls = self.tls.and_then(|tls| tls.with_roots(pem));
        self
    }

    /// Trusts only the [given](Self::root_certificates) certificates, not the platform's.
    #[cfg(feature = "rustls")]
    pub fn without_platform_certificates(mut self) -> Self {
        self.tls = self.tls.map(Tls::without_platform);
        self
    }

    /// Sets the certificate to present to services that request one. The PEM data contains the certificate, any
    /// intermediate certificates, and the unencrypted private key, in this order or with the key first.
    #[cfg(feature = "rustls")]
    pub fn client_certificate(mut self, pem: &[u8]) -> Self {
        self.tls = self.tls.and_then(|tls| tls.with_identity(pem));
        self
    }

    /// Sends all calls through this proxy, including calls to the local machine, and ignores proxies from the
    /// environment. The URL may contain a user name and password.
    pub fn proxy(mut self, url: impl Into<String>) -> Self {
        self.proxy = ProxySetting::One(url.into());
        self
    }

    /// Sends all calls directly, and ignores proxies from the environment.
    pub fn no_proxy(mut self) -> Self {
        self.proxy = ProxySetting::None;
        self
    }

    /// Sets the maximum number of idle connections per host. With 0, each call makes a new connection. To limit the
    /// connections in use, limit the concurrent calls with [`Limited`](crate::Limited).
    pub fn max_idle_per_host(mut self, most: usize) -> Self {
        self.max_idle_per_host = most;
        self
    }

    /// Sets the idle timeout of pooled connections.
    pub fn idle_timeout(mut self, timeout: Duration) -> Self {
        self.idle_timeout = timeout;
        self
    }

    /// Sets the connect timeout, including the TLS handshake. This time counts towards the attempt timeout
    /// of the client.
    pub fn connect_timeout(mut self, timeout: Duration) -> Self {
        self.connect_timeout = timeout;
        self
    }

    /// Sets the user agent for requests whose [`Session`](crate::Session) has none.
    pub fn user_agent(mut self, user_agent: impl Into<String>) -> Self {
        self.user_agent = Some(user_agent.into());
        self
    }

    /// Builds the transport.
    ///
    /// # Errors
    /// Returns an error for an unusable setting: PEM data without the expected content, a private key that does not
    /// match its certificate, no certificates to trust, an invalid proxy URL (set here or in the environment), a user
    /// agent that is not a valid header value, or a connect timeout of zero.
    pub fn build(self) -> Result<ReqwestTransport, SettingError> {
        let proxies = match &self.proxy {
            ProxySetting::Environment => Proxies::of_environment(|name| std::env::var_os(name))?,
            ProxySetting::None => Proxies::default(),
            ProxySetting::One(url) => Proxies::one("proxy", url)?,
        };
        if self.connect_timeout.is_zero() {
            return Err(SettingError::new("connect timeout", "0 s", "a positive time"));
        }
        let user_agent = match self.user_agent {
            Some(text) => HeaderValue::from_str(&text).map_err(|_| {
                SettingError::new("user agent", format!("{text:?}"), "visible characters, spaces and tabs")
            })?,
            None => HeaderValue::from_static(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"))),
        };
        let builder = isolated(reqwest::Client::builder())
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

/// Disables reqwest features that other crates may enable, so that the transport behaves the same in every binary.
/// Features that are disabled by default, such as cookies, are not listed.
fn isolated(builder: reqwest::ClientBuilder) -> reqwest::ClientBuilder {
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

/// Converts a reqwest error that no earlier check has caught. The URL of a proxy is omitted.
fn unusable(error: &reqwest::Error) -> SettingError {
    let mut reason = String::from("settings from which reqwest can't build a client");
    let mut source = std::error::Error::source(error);
    while let Some(error) = source {
        reason = format!("{reason}: {error}");
        source = error.source();
    }
    SettingError::new("transport", reason, "valid proxies and certificates")
}

/// Omits proxy passwords and private keys.
impl fmt::Debug for ReqwestBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("ReqwestBuilder");
        out.field("user_agent", &self.user_agent).field("connect_timeout", &self.connect_timeout);
        out.field("idle_timeout", &self.idle_timeout).field("max_idle_per_host", &self.max_idle_per_host);
        out.finish_non_exhaustive()
    }
}
