//! Tests of the search page of `wayfare serve`.

use crate::support::{Response, Service, http};

fn get(service: &Service, path: &str) -> Response {
    http(service.addr(), "GET", path, "", "")
}

#[test]
fn the_page_is_served_under_a_strict_policy() {
    let service = Service::start("--key a-key --rate 1 --address-rate 1");
    let page = get(&service, "/");
    assert_eq!((page.status(), page.header("content-type")), ("200", Some("text/html; charset=utf-8")));
    assert!(page.body.to_ascii_lowercase().starts_with("<!doctype html>"), "{}", page.body);
    assert!(!page.body.contains("a-key"));
    for name in [
        "page.js",
        "page.css",
        "map.js",
        "map.css",
        "map-worker.js",
        "world.json",
        "icon.svg",
        "licences.txt",
    ] {
        let file = get(&service, &format!("/page/{name}"));
        assert_eq!(file.status(), "200", "{name}");
        let policy = file.header("content-security-policy").unwrap();
        assert_eq!(policy, page.header("content-security-policy").unwrap());
        assert!(policy.starts_with("default-src 'none'; ") && !policy.contains("unsafe"), "{policy}");
        for (header, value) in [
            ("cache-control", "no-cache"),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(file.header(header), Some(value), "{name}");
        }
    }
    assert_eq!(get(&service, "/page/nothing").status(), "404");
    assert_eq!(http(service.addr(), "POST", "/", "", "").status(), "405");
}

#[test]
fn the_page_receives_the_service_settings() {
    for (words, expected) in [
        ("", r#"{"tiles":null,"key":"any","invented":true,"currency":"USD"}"#),
        (
            "--key a-key --market DE --tiles https://tiles.example/style.json?v=1",
            r#"{"tiles":"https://tiles.example/style.json?v=1","key":"required","invented":true,"currency":"EUR"}"#,
        ),
    ] {
        let settings = get(&Service::start(words), "/page/settings.json");
        assert_eq!(settings.header("content-type"), Some("application/json"));
        let [found, expected] =
            [&settings.body, expected].map(|text| text.parse::<serde_json::Value>().unwrap());
        assert_eq!(found, expected, "{words}");
        let policy = settings.header("content-security-policy").unwrap();
        assert_eq!(policy.contains(" https://tiles.example;"), words.contains("--tiles"), "{policy}");
    }
}

#[test]
fn the_page_can_be_disabled() {
    for words in ["--no-page", "--no-page=true --tiles https://tiles.example/style.json"] {
        let service = Service::start(words);
        for path in ["/", "/page/page.js", "/page/settings.json"] {
            let answer = get(&service, path);
            assert_eq!((answer.status(), answer.header("content-type")), ("404", Some("application/json")));
        }
        assert_eq!(get(&service, "/docs/").status(), "200");
    }
}

/// Checks that the page can call the API from its own origin. The page has no access to the user's IP address, so the
/// call does not contain the address.
#[test]
fn the_page_may_call_the_api() {
    let body = r#"{"searchStartParameters":{"cabin":"economy","passengers":["ADT"],"legs":[{
        "origin":{"locationType":"airports","airports":["BOS"]},
        "destination":{"locationType":"airports","airports":["LHR"]},"date":"DATE"}]}}"#;
    let body = body.replace("DATE", &in_a_month());
    for (words, key, status) in
        [("", "any-key", "200"), ("--key a-key", "a-key", "200"), ("--key a-key", "none", "401")]
    {
        let service = Service::start(words);
        let headers = format!(
            "origin: {0}\r\nreferer: {0}/\r\ncontent-type: application/json\r\naccept-language: de\r\n\
             sec-fetch-site: same-origin\r\nsec-fetch-mode: cors\r\nuser-agent: Mozilla/5.0\r\n",
            service.base_url
        );
        let call = format!("/i/api/affiliate/search/flight/v1/poll?apiKey={key}&userTrackId=tab");
        let answer = http(service.addr(), "POST", &call, &headers, &body);
        assert_eq!(answer.status(), status, "{words}: {}", answer.body);
        assert_eq!(answer.body.contains("searchId"), status == "200", "{}", answer.body);
    }
}

/// Returns a date for flights, 30 days ahead.
fn in_a_month() -> String {
    jiff::Zoned::now().date().saturating_add(jiff::Span::new().days(30)).to_string()
}
