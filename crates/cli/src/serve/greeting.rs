//! The message that the service prints when it is ready.

use std::fmt;

use specwright_core::query::{Query as _, QueryWriter};
use wayfare_client::SERVICE;
use wayfare_client::autocomplete::AUTOCOMPLETE_FLIGHTS;
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_service::http::Keys;
use wayfare_service::{Admin, Service};

use super::store::StoreUrl;

/// Startup message: the addresses of the service, and first steps.
#[derive(Clone, Copy, Debug)]
pub struct Greeting<'a> {
    pub base_url: &'a str,
    pub admin_url: Option<&'a str>,
    /// The live service behind a relay.
    pub upstream: Option<&'a str>,
    /// The store shared by several nodes.
    pub store: Option<&'a StoreUrl>,
    pub takes_any_key: bool,
    pub has_page: bool,
}

impl fmt::Display for Greeting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Greeting { base_url, .. } = self;
        // Callers' keys are never printed, not even keys given on the command line.
        let (key, assignment, needed) = match self.takes_any_key {
            true => (Keys::EXAMPLE, format!("WAYFARE_API_KEY={} ", Keys::EXAMPLE), "Any key is accepted."),
            false => ("$WAYFARE_API_KEY", String::new(), "Set WAYFARE_API_KEY to one of the service's keys."),
        };
        match self.upstream {
            Some(upstream) => {
                writeln!(f, "Serving {base_url} as a relay in front of {upstream}. {needed}\n")?
            }
            None => writeln!(
                f,
                "Serving {base_url} with the embedded inventory: real places, invented prices. {needed}\n"
            )?,
        }
        if self.has_page {
            writeln!(f, "  Open {base_url}/ in a browser to search flights, hotels and cars.")?;
        }
        writeln!(
            f,
            "  Open {base_url}{} in a browser to read about all operations and try them.\n",
            Service::DOCS
        )?;
        writeln!(f, "  curl \"{base_url}{}?{}\"", AUTOCOMPLETE_FLIGHTS.path, query(key))?;
        writeln!(f, "  WAYFARE_BASE_URL={base_url} {assignment}wayfare flights BOS LHR --depart +45d\n")?;
        if let Some(url) = self.admin_url {
            writeln!(f, "  {url}{} has metrics for Prometheus.\n", Admin::METRICS)?;
        }
        if let Some(store) = self.store {
            writeln!(f, "  Searches are kept in {store}, so that other nodes can answer them.\n")?;
        }
        f.write_str("Press Ctrl-C to stop.\n")
    }
}

/// Returns the query string for an example call.
fn query(key: &str) -> String {
    let mut parameters = QueryWriter::default();
    AutocompleteQuery::new("boston").write(&mut parameters);
    let pairs = parameters.into_pairs().into_iter().map(|(name, value)| format!("{name}={value}"));
    let key = SERVICE.query_keys().next().map(|parameter| format!("{parameter}={key}"));
    pairs.chain(key).collect::<Vec<_>>().join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greeting_shows_addresses_and_examples() {
        let store = StoreUrl::new("redis://:s3cret@store.example:6379");
        let greeting = Greeting {
            base_url: "http://127.0.0.1:8080",
            admin_url: Some("http://127.0.0.1:9090"),
            upstream: None,
            store: Some(&store),
            takes_any_key: true,
            has_page: true,
        };
        insta::assert_snapshot!("greeting", greeting.to_string());
    }

    #[test]
    fn the_greeting_of_a_relay_asks_for_a_key() {
        let greeting = Greeting {
            base_url: "http://127.0.0.1:8080",
            admin_url: None,
            upstream: Some("https://travel.example"),
            store: None,
            takes_any_key: false,
            has_page: false,
        };
        insta::assert_snapshot!("relay", greeting.to_string());
    }
}
