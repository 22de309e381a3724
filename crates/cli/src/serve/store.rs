//! The search store: the memory of this process, or a store shared by several nodes. No error message contains a
//! password.

use std::fmt;
use std::path::PathBuf;

use clap::Args;
use wayfare_service::ClusterName;

use crate::config::marks::Secret;
use crate::config::read_single_line;
use crate::exit::Failure;
use crate::values::duration::Wait;

/// Store settings.
#[derive(Args, Debug)]
#[command(next_help_heading = "Several nodes")]
pub struct StoreSettings {
    /// Store for searches: memory, or redis://HOST:PORT/DB to share them between nodes; rediss:// for TLS
    /// [default: memory]
    ///
    /// Nodes behind a load balancer that share a store (Redis 7, Valkey) answer each other's searches, count rates
    /// together, and take over the work of a node that has died. --store-searches, --key-searches, --store-lease and
    /// --store-idle then apply to all nodes together; --store-bytes and --key-bytes apply to the memory of each node.
    /// Process lists show options: for a URL with a password, such as redis://USER:PASSWORD@HOST, use --store-file or
    /// the environment.
    #[arg(long, value_name = "STORE", add = Secret)]
    pub store: Option<String>,
    /// File with the URL of the store and nothing else, for a URL with a password
    #[arg(long, value_name = "FILE")]
    pub store_file: Option<PathBuf>,
    /// Prefix of all keys in the shared store; services that share nothing need different prefixes
    #[arg(long, value_name = "TEXT", default_value = "wayfare:")]
    pub store_prefix: String,
    /// Time without a heartbeat after which other nodes take over the work of a node
    #[arg(long, value_name = "TIME", default_value = "5s")]
    pub node_lease: Wait,
    /// Name of this node, which responses repeat as cluster and clients send back [default: random]
    ///
    /// A load balancer that routes by the parameter or cookie cluster sends later calls to the node that holds the search,
    /// which saves the other nodes the work of computing it again. Any node answers any call.
    #[arg(long, value_name = "NAME")]
    pub cluster: Option<ClusterName>,
}

impl StoreSettings {
    /// Returns the URL of the shared store, or `None` if searches are kept in memory.
    ///
    /// # Errors
    /// Returns an error if the store is set twice, if the file can't be read, or if the value does not identify a
    /// store.
    pub fn url(&self) -> Result<Option<StoreUrl>, Failure> {
        let fault = |fault| Failure::invalid("the store can't be used").with_details([fault]);
        match (&self.store, &self.store_file) {
            (None, None) => Ok(None),
            (Some(_), Some(_)) => {
                Err(fault("store and store-file are both set; set only one of them".to_owned()))
            }
            (Some(text), None) => named(text).map_err(|error| fault(format!("store: {error}"))),
            (None, Some(path)) => read_single_line(path, "URL")
                .and_then(|text| named(&text).map_err(|error| format!(": {error}")))
                .map_err(|error| fault(format!("store-file: {}{error}", path.display()))),
        }
    }
}

/// Parses the value of a store setting.
fn named(text: &str) -> Result<Option<StoreUrl>, String> {
    match text.split_once("://") {
        None if text == MEMORY => Ok(None),
        Some((scheme, _)) if SCHEMES.contains(&scheme) => Ok(Some(StoreUrl::new(text))),
        Some((scheme, _)) if scheme.chars().all(|c| c.is_ascii_alphabetic()) => {
            Err(format!("found a URL that begins with {scheme}://, allowed {ALLOWED}"))
        }
        _ => Err(format!("found no URL, allowed {ALLOWED}")),
    }
}

const MEMORY: &str = "memory";
const SCHEMES: [&str; 2] = ["redis", "rediss"];
const ALLOWED: &str = "memory, redis://HOST:PORT/DB and rediss://HOST:PORT/DB";

/// URL of a shared store, displayed without the user, password and parameters.
#[derive(Clone, PartialEq, Eq)]
pub struct StoreUrl(String);

impl StoreUrl {
    pub fn new(url: impl Into<String>) -> Self {
        StoreUrl(url.into())
    }

    #[cfg(feature = "redis")]
    pub fn with_password(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or_default();
        // An unescaped password may contain any character, so everything up to the last @ is omitted.
        let place = rest.rsplit('@').next().unwrap_or_default();
        let place = place.split(['?', '#']).next().unwrap_or_default();
        write!(f, "{scheme}://{place}")
    }
}

impl fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(words: &[&str]) -> StoreSettings {
        crate::config::declared::read(words.iter().map(|word| (*word).to_owned())).unwrap()
    }

    fn shown(words: &[&str]) -> Result<Option<String>, String> {
        let url = settings(words).url().map_err(|failure| failure.to_string())?;
        Ok(url.map(|url| url.to_string()))
    }

    #[test]
    fn searches_are_kept_in_memory_by_default() {
        assert_eq!(shown(&[]), Ok(None));
        assert_eq!(shown(&["--store", "memory"]), Ok(None));
        for url in ["redis://a.example", "redis://[::1]:6380/1", "rediss://a.example:6380"] {
            assert_eq!(shown(&["--store", url]), Ok(Some(url.to_owned())));
        }
    }

    #[cfg(feature = "redis")]
    #[test]
    fn default_prefix_and_lease_match_the_service() {
        use wayfare_service::SharedStoreSettings as Service;
        let StoreSettings { store_prefix, node_lease, .. } = settings(&[]);
        assert_eq!((&*store_prefix, node_lease.0), (Service::PREFIX, Service::LEASE));
    }

    #[test]
    fn store_urls_are_shown_without_password() {
        for url in [
            "redis://:s3cret@a.example:6379/1",
            "redis://user:s3cret@a.example:6379/1?protocol=resp3",
            "redis://user:s3/c?r#e@s3cret@a.example:6379/1#insecure",
        ] {
            assert_eq!(shown(&["--store", url]), Ok(Some("redis://a.example:6379/1".to_owned())));
            let debug = format!("{:?}", settings(&["--store", url]).url());
            assert!(!debug.contains("s3"), "{debug}");
        }
    }

    #[test]
    fn store_errors_hide_the_password() {
        for (text, message) in [
            ("", "store: found no URL, allowed memory, redis://HOST:PORT/DB and rediss://HOST:PORT/DB"),
            ("s3cret@a.example", "store: found no URL, allowed "),
            ("Memory", "store: found no URL, allowed memory, "),
            ("user:s3cret@redis://a.example", "store: found no URL, allowed "),
            ("http://:s3cret@a.example", "store: found a URL that begins with http://, allowed "),
        ] {
            let error = shown(&["--store", text]).unwrap_err();
            assert!(error.contains(message) && !error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn the_store_url_may_be_in_a_file() {
        let path = std::env::temp_dir().join(format!("wayfare-store-{}", std::process::id()));
        let file = path.to_str().unwrap();
        let of = |text: &str| {
            std::fs::write(&path, text).unwrap();
            shown(&["--store-file", file]).map_err(|error| error.replace(file, "FILE"))
        };
        assert_eq!(of("redis://:s3cret@a.example\n"), Ok(Some("redis://a.example".to_owned())));
        for (text, message) in [
            ("\n", "store-file: FILE is empty"),
            ("redis://:s3cret@a.example\nb", "store-file: FILE has several lines, expected only the URL"),
            ("s3cret", "store-file: FILE: found no URL, allowed "),
        ] {
            let error = of(text).unwrap_err();
            assert!(error.contains(message) && !error.contains("s3cret"), "{error}");
        }
        std::fs::remove_file(&path).unwrap();
        assert!(shown(&["--store-file", file]).unwrap_err().contains(" can't be read: "));
        let both = shown(&["--store-file", file, "--store", "memory"]).unwrap_err();
        assert!(both.contains("store and store-file are both set"), "{both}");
    }
}
