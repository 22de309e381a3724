//! What the service says of itself when it is there.

use wayfare_client::SERVICE;
use wayfare_client::autocomplete::AUTOCOMPLETE_FLIGHTS;
use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_service::http::Keys;
use wayfare_service::{Admin, Service};
use wayfare_wire::query::{Query as _, QueryWriter};

/// The address of the service, and first steps; the address alone if quiet.
pub fn greeting(takes_any_key: bool, base_url: &str, admin_url: Option<&str>, quiet: bool) -> String {
    if quiet {
        return format!("{base_url}\n");
    }
    // Keys are never printed, not even those on the command line.
    let (key, assignment, needed) = if takes_any_key {
        let key = Keys::EXAMPLE;
        (key, format!("WAYFARE_API_KEY={key} "), "Any key will do.")
    } else {
        ("$WAYFARE_API_KEY", String::new(), "WAYFARE_API_KEY has to hold one of its keys.")
    };
    let mut parameters = QueryWriter::default();
    AutocompleteQuery::new("boston").write(&mut parameters);
    let mut query: Vec<_> =
        parameters.into_pairs().into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    query.extend(SERVICE.query_keys().next().map(|parameter| format!("{parameter}={key}")));
    let docs = Service::DOCS;
    let metrics = admin_url.map(|url| format!("\n  {url}{} has metrics for Prometheus.\n", Admin::METRICS));
    let metrics = metrics.unwrap_or_default();
    let (path, query) = (AUTOCOMPLETE_FLIGHTS.path, query.join("&"));
    format!(
        "Serving {base_url} with the embedded inventory: real places, invented prices. {needed}\n\
         \n  {base_url}{docs} in a browser has all operations, to read and to try out.\n\
         \n  curl \"{base_url}{path}?{query}\"\
         \n  WAYFARE_BASE_URL={base_url} {assignment}wayfare flights BOS LHR --depart +45d\n{metrics}\
         \nCtrl-C stops it.\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_says_where_it_is_and_what_to_try() {
        insta::assert_snapshot!("greeting", greeting(true, "http://127.0.0.1:8080", None, false));
        assert_eq!(
            greeting(true, "http://127.0.0.1:8080", Some("http://127.0.0.1:9090"), true),
            "http://127.0.0.1:8080\n"
        );
    }

    #[test]
    fn it_says_where_the_metrics_are() {
        let text = greeting(true, "http://127.0.0.1:8080", Some("http://127.0.0.1:9090"), false);
        assert!(text.contains("\n\n  http://127.0.0.1:9090/metrics has metrics"), "{text}");
    }

    #[test]
    fn it_does_not_offer_any_key_where_none_will_do() {
        let text = greeting(false, "http://127.0.0.1:8080", None, false);
        assert!(!text.contains(Keys::EXAMPLE) && text.contains("apiKey=$WAYFARE_API_KEY"), "{text}");
    }
}
