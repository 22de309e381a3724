//! What the service says of itself when it is there.

use std::fmt;

use specwright_core::query::{Query as _, QueryWriter};
use wayfare_client::SERVICE;
use wayfare_client::autocomplete::AUTOCOMPLETE_FLIGHTS;
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_service::http::Keys;
use wayfare_service::{Admin, Service};

use super::store::StoreUrl;

/// The addresses of the service, and first steps.
#[derive(Clone, Copy, Debug)]
pub struct Greeting<'a> {
    pub base_url: &'a str,
    pub admin_url: Option<&'a str>,
    /// The store that nodes share.
    pub store: Option<&'a StoreUrl>,
    pub takes_any_key: bool,
    pub has_page: bool,
}

impl fmt::Display for Greeting<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Greeting { base_url, .. } = self;
        // Keys are never printed, not even those on the command line.
        let (key, assignment, needed) = match self.takes_any_key {
            true => (Keys::EXAMPLE, format!("WAYFARE_API_KEY={} ", Keys::EXAMPLE), "Any key will do."),
            false => ("$WAYFARE_API_KEY", String::new(), "WAYFARE_API_KEY has to hold one of its keys."),
        };
        writeln!(
            f,
            "Serving {base_url} with the embedded inventory: real places, invented prices. {needed}\n"
        )?;
        if self.has_page {
            writeln!(f, "  {base_url}/ in a browser searches flights, hotels and cars.")?;
        }
        writeln!(
            f,
            "  {base_url}{} in a browser has all operations, to read and to try out.\n",
            Service::DOCS
        )?;
        writeln!(f, "  curl \"{base_url}{}?{}\"", AUTOCOMPLETE_FLIGHTS.path, query(key))?;
        writeln!(f, "  WAYFARE_BASE_URL={base_url} {assignment}wayfare flights BOS LHR --depart +45d\n")?;
        if let Some(url) = self.admin_url {
            writeln!(f, "  {url}{} has metrics for Prometheus.\n", Admin::METRICS)?;
        }
        if let Some(store) = self.store {
            writeln!(f, "  {store} has its searches, which other nodes answer as well.\n")?;
        }
        f.write_str("Ctrl-C stops it.\n")
    }
}

/// The query of a first call.
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

    const SERVED: Greeting<'_> = Greeting {
        base_url: "http://127.0.0.1:8080",
        admin_url: None,
        store: None,
        takes_any_key: true,
        has_page: true,
    };

    #[test]
    fn it_says_where_it_is_and_what_to_try() {
        insta::assert_snapshot!("greeting", SERVED.to_string());
    }

    #[test]
    fn it_says_where_the_metrics_are() {
        let text = Greeting { admin_url: Some("http://127.0.0.1:9090"), ..SERVED }.to_string();
        assert!(text.contains("\n\n  http://127.0.0.1:9090/metrics has metrics"), "{text}");
    }

    #[test]
    fn it_says_where_searches_are_that_nodes_share() {
        let store = StoreUrl::new("redis://:s3cret@store.example:6379");
        let text = Greeting { store: Some(&store), ..SERVED }.to_string();
        assert!(text.contains("\n\n  redis://store.example:6379 has its searches"), "{text}");
    }

    #[test]
    fn it_does_not_offer_any_key_where_none_will_do() {
        let text = Greeting { takes_any_key: false, ..SERVED }.to_string();
        assert!(!text.contains(Keys::EXAMPLE) && text.contains("apiKey=$WAYFARE_API_KEY"), "{text}");
    }

    #[test]
    fn it_does_not_offer_a_page_that_is_not_there() {
        let text = Greeting { has_page: false, ..SERVED }.to_string();
        assert!(!text.contains("8080/ in a browser") && text.contains("8080/docs in a browser"), "{text}");
    }
}
