//! Relay settings. No error message contains the upstream's key.

use std::hash::RandomState;
use std::net::IpAddr;
use std::num::NonZero;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use http::Uri;
use url::Url;
use wayfare_client::{Budget, Client, ReqwestTransport, Retry, SERVICE};

use super::Upstream;
use super::cookies::Cookies;
use super::counts::Counts;
use super::links::Links;
use super::transport::Grouped;
use crate::config::read_single_line;
use crate::exit::Failure;
use crate::session::connect::{KEY_VARIABLE, key_of_environment};
use crate::terminal::output::Console;
use crate::values::duration::Wait;
use crate::values::url::base_url;

/// Relay settings.
#[derive(Args, Debug)]
#[command(next_help_heading = "Relay")]
pub struct UpstreamSettings {
    /// Live service to relay calls to, in place of the embedded inventory
    ///
    /// The service's key is read from --upstream-key-file or WAYFARE_API_KEY. Callers use the keys of --keys, which the
    /// upstream never receives; without keys, the relay serves only this machine. Each relay keeps its visitors'
    /// cookies. Settings of the inventory and of searches have no effect.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub upstream: Option<String>,
    /// File with the key for the upstream and nothing else [default: the key in WAYFARE_API_KEY]
    #[arg(long, value_name = "FILE")]
    pub upstream_key_file: Option<PathBuf>,
    /// Maximum time for the upstream's answer, or for each record of a feed [default: 30s]
    #[arg(long, value_name = "TIME")]
    pub upstream_timeout: Option<Wait>,
    /// Maximum calls of a group to the upstream per hour, such as hotels=500; may be repeated
    #[arg(long, value_name = "GROUP=NUMBER")]
    pub upstream_budget: Vec<GroupBudget>,
    /// Time to cache autocomplete results and hotel constants; 0s for none [default: 5m]
    #[arg(long, value_name = "TIME", value_parser = Wait::or_none)]
    pub upstream_cache: Option<Wait>,
}

const TIMEOUT: Duration = Duration::from_secs(30);
const CACHE: Duration = Duration::from_secs(300);

/// Minimum length of the upstream's key, in bytes.
const MIN_KEY: usize = 8;

/// Maximum number of visitors whose cookies are kept. The compiler rejects zero.
const VISITORS: NonZero<usize> = NonZero::new(10_000).unwrap();

/// The budget of a group of operations: calls per hour.
#[derive(Clone, Debug)]
pub struct GroupBudget {
    group: &'static str,
    calls: u32,
}

impl FromStr for GroupBudget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, calls) = text.split_once('=').unwrap_or((text, ""));
        let group = SERVICE.groups.iter().find(|group| **group == name);
        let calls = calls.parse().ok().filter(|calls| *calls > 0);
        let budget = group.zip(calls).map(|(group, calls)| GroupBudget { group, calls });
        let groups = || SERVICE.groups.join(", ");
        budget.ok_or_else(|| {
            format!("expected a group and calls per hour, such as hotels=500; groups: {}", groups())
        })
    }
}

/// Other settings that the relay depends on.
pub struct OtherSettings<'a> {
    pub addr: &'a str,
    /// `true` if callers need a key.
    pub has_keys: bool,
    /// Names of the settings that can't be combined with a relay, and whether they are given.
    pub without_effect: [(&'static str, bool); 2],
}

impl UpstreamSettings {
    /// Prepares the relay, and redacts the upstream's key from the console's output. Returns `None` if there is no
    /// upstream.
    ///
    /// # Errors
    /// Returns an error that lists everything that is wrong with the relay's settings.
    pub fn prepare(
        &self,
        others: &OtherSettings<'_>,
        console: &mut Console,
    ) -> Result<Option<Arc<Upstream>>, Failure> {
        let mut faults = Vec::new();
        let Some(url) = self.upstream.as_deref() else {
            let given = self.given().map(|name| format!("{name}: has no effect without upstream"));
            faults.extend(given);
            return if faults.is_empty() { Ok(None) } else { Err(unusable(faults)) };
        };
        if !is_local(url) && !url.starts_with("https:") {
            faults.push(
                "upstream: found http://, allowed https:// unless the service runs on this machine".into(),
            );
        }
        if !others.has_keys && !is_loopback(others.addr.rsplit_once(':').map_or("", |(host, _)| host)) {
            faults.push(format!(
                "addr: {} can be reached from other machines, which requires keys for callers: set keys or keys-file",
                others.addr
            ));
        }
        let without_effect = others.without_effect.iter().filter(|(_, is_given)| *is_given);
        faults.extend(without_effect.map(|(name, _)| format!("{name}: can't be used with upstream")));
        match self.key().and_then(|key| Ok((self.upstream(url, &key)?, key))) {
            Ok((upstream, key)) if faults.is_empty() => {
                console.redact_key(&upstream.client, &key);
                Ok(Some(Arc::new(upstream)))
            }
            Ok(_) => Err(unusable(faults)),
            Err(fault) => Err(unusable(faults.into_iter().chain([fault]))),
        }
    }

    /// Returns the names of the settings that are given, except for the upstream.
    fn given(&self) -> impl Iterator<Item = &'static str> {
        let given = [
            ("upstream-key-file", self.upstream_key_file.is_some()),
            ("upstream-timeout", self.upstream_timeout.is_some()),
            ("upstream-budget", !self.upstream_budget.is_empty()),
            ("upstream-cache", self.upstream_cache.is_some()),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(name, _)| name)
    }

    fn timeout(&self) -> Duration {
        self.upstream_timeout.map_or(TIMEOUT, |time| time.0)
    }

    fn key(&self) -> Result<String, String> {
        let key = match &self.upstream_key_file {
            Some(path) => read_single_line(path, "key")
                .map_err(|error| format!("upstream-key-file: {}{error}", path.display()))?,
            None => key_of_environment().map_err(|failure| failure.to_string())?.ok_or_else(|| {
                format!("upstream: requires the service's key: set {KEY_VARIABLE} or upstream-key-file")
            })?,
        };
        // A short key may occur in results, which then could not be passed on unchanged.
        match key.len() < MIN_KEY {
            true => Err(format!("upstream: the service's key has fewer than {MIN_KEY} bytes")),
            false => Ok(key),
        }
    }

    fn upstream(&self, url: &str, key: &str) -> Result<Upstream, String> {
        let transport = ReqwestTransport::builder();
        let transport = if is_local(url) { transport.no_proxy() } else { transport };
        let transport = Arc::new(transport.build().map_err(|error| format!("upstream: {error}"))?);
        let mut builder = Client::builder(url)
            .key(key)
            .timeout(self.timeout())
            // The caller decides how long to wait.
            .retry(Retry::default().longest_wait(Duration::ZERO))
            .transport(Grouped::new(
                Arc::clone(&transport),
                self.upstream_cache.map_or(CACHE, |time| time.0),
                is_local(url),
            ));
        for budget in &self.upstream_budget {
            builder = builder.budget(Budget::per_hour(budget.group, budget.calls));
        }
        let client = builder.build().map_err(|error| format!("upstream: {error}"))?;
        let base = Url::parse(url).map_err(|error| format!("upstream: {error}"))?;
        let links = Links::new(base.clone(), key, client.clone());
        let links =
            links.map_err(|_| "upstream: no secret for links can be derived from the key".to_owned())?;
        Ok(Upstream {
            client,
            transport,
            base,
            links,
            cookies: Cookies::new(VISITORS),
            counts: Counts::default(),
            visitors: RandomState::new(),
            timeout: self.timeout(),
        })
    }
}

fn unusable(faults: impl IntoIterator<Item = String>) -> Failure {
    Failure::invalid("the relay can't be used").with_details(faults)
}

/// Returns whether the host of a URL is this machine.
fn is_local(url: &str) -> bool {
    let url = url.parse::<Uri>().ok();
    is_loopback(url.as_ref().and_then(Uri::host).unwrap_or_default())
}

fn is_loopback(host: &str) -> bool {
    let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host.eq_ignore_ascii_case("localhost") || address.is_ok_and(|address| address.is_loopback())
}
