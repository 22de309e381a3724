//! Tests that links in the embedded inventory's responses work on any `wayfare serve`.

use serde_json::Value;

use crate::support::{Service, http, ran};

/// Collects all strings in a value.
fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| texts(field, found)),
        _ => {}
    }
}

const SEARCHES: [&str; 3] = [
    "flights BOS LHR --depart +45d --limit 2 --json",
    "hotels boston --checkin +30d --checkout +33d --limit 2 --json",
    "cars LAX --pickup +45d --dropoff +49d --limit 2 --json",
];

#[test]
fn links_work_on_the_named_service() {
    let service = Service::start("");
    for words in SEARCHES {
        let ran = ran(&format!("{words} --public-url {}", service.base_url));
        let answer = ran.json();
        let mut found = Vec::new();
        texts(&answer, &mut found);
        assert!(!found.iter().any(|text| text.contains("embedded.invalid")), "{words}");
        let links: Vec<_> = found.iter().filter_map(|text| text.strip_prefix(&service.base_url)).collect();
        assert!(links.iter().any(|link| link.contains("/book/")), "{words}: {links:?}");
        for link in links {
            // Like every API call, a link to the API needs a key. The session id is optional.
            let key = if link.starts_with("/api/") { "&apiKey=k&userTrackId=t" } else { "" };
            let response = http(service.addr(), "GET", &format!("{link}{key}"), "", "");
            assert!(["200", "302"].contains(&response.status()), "{link}: {response:?}");
        }
    }
}

#[test]
fn links_lead_to_the_default_address_of_a_service() {
    for words in SEARCHES {
        assert!(ran(words).out.contains("\"http://127.0.0.1:8080/in?"), "{words}");
    }
    let ran = ran(&format!("{} --public-url nowhere", SEARCHES[0]));
    assert!(ran.code == Some(2) && ran.err.contains("public URL"), "{ran:?}");
}
