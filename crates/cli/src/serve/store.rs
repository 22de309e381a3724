//! Where searches are kept: in this process, or in a store that nodes share. No error has a password in it.

use std::fmt;
use std::path::PathBuf;

use clap::Args;

use crate::config::lone_line;
use crate::config::marks::Secret;
use crate::exit::Failure;
use crate::values::duration::Wait;

/// The store that nodes share.
#[derive(Args, Debug)]
#[command(next_help_heading = "Several nodes")]
pub struct StoreSettings {
    /// Where searches are kept: memory, or redis://HOST:PORT/DB, which nodes share; rediss:// for TLS [default: memory]
    ///
    /// Nodes behind a load balancer that share a store (Redis 7, Valkey) answer each other's searches, count rates
    /// together, and take up what a node that has died was working on. --store-searches, --key-searches, --store-lease
    /// and --store-idle hold for all nodes together then, --store-bytes and --key-bytes for the memory of each. Process
    /// lists show options: with a password, as in redis://USER:PASSWORD@HOST, take --store-file or the environment.
    #[arg(long, value_name = "STORE", add = Secret)]
    pub store: Option<String>,
    /// File of the URL of the store, and nothing else: for one with a password
    #[arg(long, value_name = "FILE")]
    pub store_file: Option<PathBuf>,
    /// Beginning of all keys in the store that nodes share; services that share nothing have different ones
    #[arg(long, value_name = "TEXT", default_value = "wayfare:")]
    pub store_prefix: String,
    /// The time without a sign of life after which other nodes take up what a node was working on
    #[arg(long, value_name = "TIME", default_value = "5s")]
    pub node_lease: Wait,
}

impl StoreSettings {
    /// The URL of the store that nodes share; `None` for that in memory.
    ///
    /// # Errors
    /// The store is named twice, or what names it can't be read or is no store.
    pub fn url(&self) -> Result<Option<StoreUrl>, Failure> {
        let fault = |fault| Failure::invalid("the store can't be used").with_details([fault]);
        match (&self.store, &self.store_file) {
            (None, None) => Ok(None),
            (Some(_), Some(_)) => {
                Err(fault("store and store-file are both set, allowed one of them".to_owned()))
            }
            (Some(text), None) => named(text).map_err(|error| fault(format!("store: {error}"))),
            (None, Some(path)) => lone_line(path, "URL")
                .and_then(|text| named(&text).map_err(|error| format!(": {error}")))
                .map_err(|error| fault(format!("store-file: {}{error}", path.display()))),
        }
    }
}

/// The store of a text.
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

/// The URL of a store that nodes share. It is shown without user, password and parameters.
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
        // A password may have any character, where its URL is wrong: all up to the last @ is left out.
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
    use clap::{Command, FromArgMatches as _};

    use super::*;

    fn settings(words: &[&str]) -> StoreSettings {
        let command = StoreSettings::augment_args(Command::new("serve").no_binary_name(true));
        StoreSettings::from_arg_matches(&command.get_matches_from(words)).unwrap()
    }

    fn shown(words: &[&str]) -> Result<Option<String>, String> {
        let url = settings(words).url().map_err(|failure| failure.to_string())?;
        Ok(url.map(|url| url.to_string()))
    }

    #[test]
    fn searches_are_in_memory_unless_a_store_is_named() {
        assert_eq!(shown(&[]), Ok(None));
        assert_eq!(shown(&["--store", "memory"]), Ok(None));
        for url in ["redis://a.example", "redis://[::1]:6380/1", "rediss://a.example:6380"] {
            assert_eq!(shown(&["--store", url]), Ok(Some(url.to_owned())));
        }
    }

    #[cfg(feature = "redis")]
    #[test]
    fn without_settings_prefix_and_lease_are_those_of_the_service() {
        use wayfare_service::SharedStoreSettings as Service;
        let StoreSettings { store_prefix, node_lease, .. } = settings(&[]);
        assert_eq!((&*store_prefix, node_lease.0), (Service::PREFIX, Service::LEASE));
    }

    #[test]
    fn a_store_is_shown_without_its_password() {
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
    fn what_is_no_store_is_told_without_its_password() {
        for (text, told) in [
            ("", "store: found no URL, allowed memory, redis://HOST:PORT/DB and rediss://HOST:PORT/DB"),
            ("s3cret@a.example", "store: found no URL, allowed "),
            ("Memory", "store: found no URL, allowed memory, "),
            ("user:s3cret@redis://a.example", "store: found no URL, allowed "),
            ("http://:s3cret@a.example", "store: found a URL that begins with http://, allowed "),
        ] {
            let error = shown(&["--store", text]).unwrap_err();
            assert!(error.contains(told) && !error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn the_url_may_stand_in_a_file_of_its_own() {
        let path = std::env::temp_dir().join(format!("wayfare-store-{}", std::process::id()));
        let file = path.to_str().unwrap();
        let of = |text: &str| {
            std::fs::write(&path, text).unwrap();
            shown(&["--store-file", file]).map_err(|error| error.replace(file, "FILE"))
        };
        assert_eq!(of("redis://:s3cret@a.example\n"), Ok(Some("redis://a.example".to_owned())));
        for (text, told) in [
            ("\n", "store-file: FILE is empty"),
            ("redis://:s3cret@a.example\nb", "store-file: FILE has several lines, expected the URL alone"),
            ("s3cret", "store-file: FILE: found no URL, allowed "),
        ] {
            let error = of(text).unwrap_err();
            assert!(error.contains(told) && !error.contains("s3cret"), "{error}");
        }
        std::fs::remove_file(&path).unwrap();
        assert!(shown(&["--store-file", file]).unwrap_err().contains(" can't be read: "));
        let both = shown(&["--store-file", file, "--store", "memory"]).unwrap_err();
        assert!(both.contains("store and store-file are both set"), "{both}");
    }
}
