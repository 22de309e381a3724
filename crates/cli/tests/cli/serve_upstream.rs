//! Tests for `wayfare serve --upstream`: the command calls a relay in front of a service.

use std::collections::BTreeSet;
use std::fs::File;
use std::process::Stdio;
use std::thread::scope;

use serde_json::Value;

use crate::canned::{Canned, answer, page};
use crate::support::{Ran, Response, Scratch, Service, UNREACHABLE_URL, http, run, wayfare};

const UPSTREAM_KEY: &str = "the/upstream-key+of=ours";
const KEY: &str = "a-callers-own-key";

const AUTOCOMPLETE: &str = "/api/affiliate/autocomplete/v1/flights?searchTerm=bos";
const CARS: &str = "/i/api/affiliate/search/car/v1/poll";
const HOTELS: &str = "/api/3.0/hotels?destination=kplace:4930956";
const PLACES: &str = "/api/4.0/placefeed?pageSize=2";
const START: &str = r#"{"searchStartParameters": {"pickup": {"location": {"type": "airport", "value": "LAX"}, "date": "2099-06-01", "hour": 10}, "dropoff": {"date": "2099-06-04", "hour": 10}}, "new": 1.50}"#;
const DATE: &str = "Date: Mon, 01 Jan 2001 00:00:00 GMT\r\n";
const EMPTY: &str = r#"{"results":[]}"#;

/// A relay that logs to a file.
struct Relay {
    service: Service,
    log: Scratch,
    _key: Scratch,
}

impl Relay {
    fn start(name: &str, upstream: &str, words: &str) -> Self {
        let key = Scratch::new(&format!("{name}-upstream-key"), UPSTREAM_KEY);
        let log = Scratch::new(&format!("{name}-relay-log"), "");
        let words =
            format!("--upstream {upstream} --upstream-key-file {} --key shop={KEY} {words}", key.path());
        let service = Service::spawn(&words, Stdio::from(File::create(log.path()).unwrap()));
        Relay { service, log, _key: key }
    }

    /// Stops the relay and returns its log.
    fn log(mut self) -> String {
        self.service.signal("TERM");
        self.service.child.wait().unwrap();
        let log = std::fs::read_to_string(self.log.path()).unwrap();
        assert!(!log.contains(KEY) && !log.contains(UPSTREAM_KEY), "{log}");
        log
    }

    fn get(&self, target: &str) -> Response {
        self.call(target, "", None)
    }

    fn post(&self, target: &str, body: &str) -> Response {
        self.call(target, "", Some(body))
    }

    fn call(&self, target: &str, headers: &str, body: Option<&str>) -> Response {
        let response = call(&self.service, KEY, "v", target, headers, body);
        let text = format!("{}{}", response.head, response.body);
        assert!(!text.contains(UPSTREAM_KEY), "{text}");
        response
    }
}

/// Makes a call and reads the response to its end.
fn call(
    service: &Service,
    key: &str,
    visitor: &str,
    target: &str,
    headers: &str,
    body: Option<&str>,
) -> Response {
    let method = if body.is_some() { "POST" } else { "GET" };
    let separator = if target.contains('?') { '&' } else { '?' };
    let key = key.replace('+', "%2B");
    let target = format!("{target}{separator}apiKey={key}&userTrackId={visitor}");
    let headers = format!("content-type: application/json\r\n{headers}");
    http(service.addr(), method, &target, &headers, body.unwrap_or_default())
}

/// Starts a service that accepts the relay's key.
fn upstream(name: &str) -> (Service, Scratch) {
    let keys = Scratch::new(&format!("{name}-keys"), &format!("relay={UPSTREAM_KEY}\n"));
    (Service::start(&format!("--seed 7 --keys {}", keys.path())), keys)
}

#[test]
fn every_operation_gives_the_same_answer_through_the_relay() {
    let (upstream, _keys) = upstream("every");
    let relay = Relay::start("every", &upstream.base_url, "");
    let both = |words: &str| -> [Ran; 2] {
        let ran = [upstream.client(UPSTREAM_KEY, words), relay.service.client(KEY, words)].map(run);
        ran.map(|ran| ran.assert_code(0))
    };
    let hotels =
        run(relay.service.client(KEY, "hotels boston --checkin +30d --checkout +32d --limit 1 --json"));
    let hotels: Value = serde_json::from_str(&hotels.out).unwrap();
    let hotel = hotels["results"][0]["id"].as_i64();
    for words in [
        "places flights boston",
        "places cars boston",
        "places hotels boston",
        "flights BOS LHR --depart +45d --limit 3",
        "calendar BOS LHR --month +3",
        "cars LAX --pickup +30d --dropoff +33d --limit 3",
        "hotels boston --checkin +30d --checkout +32d --limit 3",
        "hotels boston --checkin +30d --checkout +32d --basic",
        &format!("hotel {} --checkin +30d --checkout +32d", hotel.unwrap()),
        "constants theme",
        "feed places --limit 3",
        "feed hotels --limit 3",
    ] {
        let [direct, relayed] = both(words);
        let timeless =
            |ran: &Ran| ran.out.lines().filter(|line| !line.starts_with("complete ")).collect::<String>();
        assert_eq!(timeless(&relayed), timeless(&direct), "{words}");
    }
    let flights = run(relay.service.client(KEY, "flights BOS LHR --depart +45d --limit 1 --json"));
    let flights: Value = serde_json::from_str(&flights.out).unwrap();
    let (id, search) = (&flights["results"][0]["id"], &flights["searchId"]);
    let details = format!(r#"{{"searchId": {search}, "resultId": {id}}}"#);
    assert_eq!(relay.post("/i/api/affiliate/search/flight/v1/details", &details).status(), "200");
    // The relay accepts a place key that contains a hotel's id, as the upstream does.
    let place = format!(
        "/api/3.0/hotel?hotel=kplace:{}&checkin=2099-06-15&checkout=2099-06-17&rooms=2",
        hotel.unwrap()
    );
    assert_eq!(relay.get(&place).status(), "200");
    let routes = r#"{"origin": {"iataCode": "BOS"}, "dates": {"departureDate": "2099-06-15"}}"#;
    assert_eq!(relay.post("/i/api/affiliate/priceInsights/flights/v1/routes", routes).status(), "200");

    // The log names every operation of the description.
    let document: Value = serde_json::from_str(&relay.get("/openapi.json").body).unwrap();
    let methods = document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap());
    let all = methods.filter_map(|(_, operation)| operation["operationId"].as_str());
    let log = relay.log();
    let called = log.split("operation=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let called = called.filter_map(|name| name.split_once('.'));
    let called = called.map(|(group, name)| format!("{group}{}{}", name[..1].to_uppercase(), &name[1..]));
    let (all, called): (BTreeSet<_>, BTreeSet<_>) = (all.map(str::to_owned).collect(), called.collect());
    assert_eq!((all.len(), called), (14, all));
}

#[test]
fn booking_links_lead_through_the_relay() {
    let (upstream, _keys) = upstream("links");
    let relay = Relay::start("links", &upstream.base_url, "");
    let json =
        run(relay.service.client(KEY, "flights BOS LHR --depart +45d --limit 3 --json")).assert_code(0).out;
    let before = format!("{}/in?", relay.service.base_url);
    let link = json.split('"').find(|text| text.starts_with(&before)).unwrap().replace("&amp;", "&");
    let target = link.strip_prefix(&relay.service.base_url).unwrap();
    let followed = relay.get(&target.replace("&p=&", "&p=my%20label&"));
    assert_eq!(followed.status(), "302", "{followed:?}");
    let location = followed.header("location").unwrap();
    assert!(location.starts_with(&format!("{}/in?", upstream.base_url)), "{location}");
    assert!(location.contains("p=my"), "{location}");
    // Links with other targets are refused.
    let elsewhere = target.replace("&url=http", "&url=ftp");
    assert_ne!(elsewhere, target);
    assert_eq!(relay.get(&elsewhere).status(), "400");
    assert_eq!(relay.get("/in?url=https%3A%2F%2Fevil.example").status(), "400");
}

#[test]
fn requests_are_sent_on_with_unknown_fields_and_the_identity_of_the_user() {
    let body = "{\"new\": 1.50,\n \"results\":[], \"status\" : \"complete\", \"é\":\"\\u00e9\"}";
    let canned = Canned::start(vec![(200, body.to_owned())]);
    let relay = Relay::start("sent", canned.base_url(), "");
    let headers = "user-agent: Browser/1\r\naccept-language: de, en\r\nx-original-client-ip: 6.6.6.6\r\ncookie: a=1\r\n";
    let response = relay.call(&format!("{CARS}?new=a%20b&apikey={KEY}&cluster=x"), headers, Some(START));
    assert_eq!((response.status(), response.body.as_str()), ("200", body));
    let heads = canned.heads();
    let [sent] = &heads[..] else { panic!("{heads:?}") };
    assert!(sent.starts_with(&format!("{CARS}?new=a%20b&cluster=x&userTrackId=v&apiKey=")), "{sent}");
    for header in ["x-original-client-ip: 127.0.0.1", "user-agent: browser/1", "accept-language: de, en"] {
        assert!(sent.contains(header), "{sent}");
    }
    assert!(!sent.contains(KEY) && !sent.contains("cookie"), "{sent}");
    assert_eq!(canned.bodies()[0]["new"], 1.5);
    assert_eq!(response.header("wayfare-ignored"), None);
}

#[test]
fn invalid_requests_cost_no_call() {
    let canned = Canned::with_body(EMPTY);
    let relay = Relay::start("invalid", canned.base_url(), "");
    for response in [
        relay.post(CARS, r#"{"searchStartParameters": 7}"#),
        relay.get(&HOTELS.replace("kplace:4930956", "nowhere")),
        relay.get("/api/4.0/placefeed?pageSize=-1"),
    ] {
        assert_eq!(response.status(), "400", "{response:?}");
    }
    assert_eq!(call(&relay.service, "unknown", "v", AUTOCOMPLETE, "", None).status(), "401");
    assert_eq!(canned.calls(), [""; 0]);
}

#[test]
fn payloads_pass_byte_for_byte() {
    for (target, body, payload) in [
        (
            "/i/api/affiliate/search/flight/v1/poll",
            Some(r#"{"searchId": "2c65f55966e3eac0aa6ee77066b48c6c"}"#),
            include_str!("../../../testbench/payloads/flights.json"),
        ),
        (CARS, Some(START), include_str!("../../../testbench/payloads/cars.json")),
        (HOTELS, None, include_str!("../../../testbench/payloads/hotels.json")),
        (
            "/api/3.0/hotels/basic?destination=kplace:4930956",
            None,
            include_str!("../../../testbench/payloads/basic.json"),
        ),
        ("/api/3.0/hotel?hotel=khotel:1", None, include_str!("../../../testbench/payloads/hotel.json")),
        (AUTOCOMPLETE, None, include_str!("../../../testbench/payloads/places.json")),
    ] {
        let canned = Canned::with_body(payload);
        let relay = Relay::start("payloads", canned.base_url(), "");
        let response = relay.call(target, "", body);
        assert_eq!((response.status(), response.body == payload), ("200", true), "{target} {response:?}");
    }
}

#[test]
fn failures_are_passed_on_or_named() {
    let error = |status: u16, code: &str, headers: &str| {
        let body = format!(r#"{{"errors": [{{"code": "{code}"}}], "url": "BASE/api/x?apiKey=k"}}"#);
        let answer = String::from_utf8(answer(status, "application/json", &body)).unwrap();
        answer.replace("Connection:", &format!("{headers}Connection:")).into_bytes()
    };
    let long = "Content-Length: 5000\r\n";
    for (upstream, status, wait) in [
        (error(400, "INVALID_REQUEST", ""), "400", None),
        (error(404, "NOT_FOUND", ""), "404", None),
        (error(429, "RATE_LIMIT_EXCEEDED", "Retry-After: 77\r\n"), "429", Some("77")),
        (error(503, "SERVICE_OVERLOADED", "Retry-After: 78\r\n"), "503", Some("78")),
        // A date refers to the upstream's clock.
        (
            error(
                503,
                "SERVICE_OVERLOADED",
                &format!("{DATE}Retry-After: Mon, 01 Jan 2001 00:00:40 GMT\r\n"),
            ),
            "503",
            Some("40"),
        ),
        // The caller can't correct the relay's own key.
        (error(401, "INVALID_API_KEY", ""), "503", None),
        (error(403, "ACCESS_DENIED", ""), "503", None),
        (error(403, "INVALID_USER_AGENT", ""), "403", None),
        (error(302, "", "Location: https://elsewhere.example/\r\n"), "503", None),
        (answer(200, "text/html", "<html>maintenance</html>"), "503", None),
        (format!("HTTP/1.1 200 OK\r\n{long}\r\n{{\"results\":[").into_bytes(), "503", None),
    ] {
        let canned = Canned::raw(vec![upstream]);
        let relay = Relay::start("failures", canned.base_url(), "");
        let response = relay.get(HOTELS);
        assert_eq!((response.status(), response.header("retry-after")), (status, wait), "{response:?}");
        assert_eq!(response.header("www-authenticate"), None);
        relay.log();
    }
    let dead = Relay::start("dead", UNREACHABLE_URL, "");
    let response = dead.get(HOTELS);
    assert_eq!((response.status(), response.header("retry-after")), ("503", Some("1")), "{response:?}");
    assert!(response.body.contains("can't be reached"), "{response:?}");
    let stalled = Canned::start_then_stall(vec![]);
    let relay = Relay::start("stalled", stalled.base_url(), "--upstream-timeout 1ms");
    let response = relay.get(AUTOCOMPLETE);
    assert!(response.status() == "503" && response.body.contains("did not respond in time"), "{response:?}");
}

#[test]
fn answers_that_may_lack_results_are_marked() {
    let flights = r#"{"status": "complete", "totalCount": 40, "pageSize": 20, "results": []}"#;
    for (body, reason) in [
        (flights, Some("the response contains 0 of the 40 results that its total implies")),
        (r#"{"status": "first-phase", "results": []}"#, Some("the response is not final")),
        (
            r#"{"errors": [{"code": "INTERNAL_ERROR"}]}"#,
            Some("the response reports an error in place of results"),
        ),
        (r#"{"status": "complete", "results": []}"#, None),
    ] {
        let canned = Canned::with_body(body);
        let relay = Relay::start("incomplete", canned.base_url(), "--cors-origin *");
        let response = relay.call(CARS, "origin: https://a.example\r\n", Some(START));
        assert_eq!(
            (response.status(), response.header("wayfare-incomplete")),
            ("200", reason),
            "{response:?}"
        );
        assert_eq!(
            (response.body.as_str(), response.header("access-control-expose-headers")),
            (body, Some("*"))
        );
    }
}

#[test]
fn a_truncated_feed_fails() {
    let records = "{\"placeId\":1, \"new\":1.0}\n{\"errors\":[]}\n";
    let whole = Canned::raw(vec![page(records)]);
    let relay = Relay::start("whole", whole.base_url(), "");
    let response = relay.get(PLACES);
    assert!(response.body.contains("{\"placeId\":1, \"new\":1.0}\n"), "{response:?}");
    assert!(response.body.ends_with("\r\n0\r\n\r\n"), "{response:?}");
    assert_eq!(response.header("content-type"), Some("application/x-ndjson"));
    let cut = String::from_utf8(page(records)).unwrap().replace("Content-Length: ", "Content-Length: 9");
    let cut = Canned::raw(vec![cut.into_bytes()]);
    let relay = Relay::start("cut", cut.base_url(), "");
    let response = relay.get(PLACES);
    assert!(response.body.contains("{\"placeId\":1, \"new\":1.0}\n"), "{response:?}");
    assert!(!response.body.ends_with("\r\n0\r\n\r\n"), "{response:?}");
    assert!(relay.log().contains("truncated"));
}

#[test]
fn the_upstreams_key_and_urls_are_replaced() {
    let encoded = UPSTREAM_KEY.replace('/', "%2F").replace('+', "%2B").replace('=', "%3D");
    let escaped = UPSTREAM_KEY.replace('/', "\\/");
    let answers = |base: &str| {
        let body = format!(
            r#"{{"status":"complete","results":[],"echo":"{UPSTREAM_KEY} {escaped} {encoded}","href":"{base}/api/3.0/hotel?apiKey={encoded}&x=1","logo":"{base}/logo.png","link":"{base}/in?p=&url=x&apiKey={encoded}"}}"#
        );
        let moved = "HTTP/1.1 302 Found\r\nLocation: https://shop.example/7\r\nContent-Length: 0\r\n\r\n";
        let to_key = moved.replace("/7", &format!("/{encoded}"));
        [answer(200, "application/json", &body), moved.into(), to_key.into()].to_vec()
    };
    let canned = Canned::serve(answers, false);
    let relay = Relay::start("echo", canned.base_url(), "");
    let response = relay.post(CARS, START);
    for secret in [UPSTREAM_KEY, &escaped, &encoded] {
        assert!(!response.body.contains(secret), "{response:?}");
    }
    let href = format!(r#""href":"{}/api/3.0/hotel?apiKey={KEY}&x=1""#, relay.service.base_url);
    assert!(response.body.contains(&href), "{response:?}");
    assert!(response.body.contains(&format!(r#""logo":"{}/logo.png""#, canned.base_url())), "{response:?}");
    // The relay itself follows a link with the key, and passes on only the address of the provider.
    let (_, link) = response.body.split_once(r#""link":""#).unwrap();
    let link = link.split('"').next().unwrap().strip_prefix(&relay.service.base_url).unwrap();
    assert_eq!(relay.get(link).header("location"), Some("https://shop.example/7"));
    assert!(canned.calls()[1].starts_with("/in?p=&url=x"), "{:?}", canned.calls());
    assert_eq!(relay.get(link).status(), "503");
}

#[test]
fn cookies_are_kept_per_visitor() {
    let body = r#"{"status": "complete", "results": []}"#;
    let set = String::from_utf8(answer(200, "application/json", body)).unwrap();
    let set = set.replace("Connection:", "Set-Cookie: node=7; Path=/\r\nConnection:").into_bytes();
    let canned = Canned::raw(vec![set, answer(200, "application/json", body)]);
    let relay = Relay::start("cookies", canned.base_url(), "");
    assert_eq!(relay.post(CARS, START).header("set-cookie"), None);
    relay.post(CARS, START);
    call(&relay.service, KEY, "other", CARS, "", Some(START));
    let heads = canned.heads();
    let cookies: Vec<_> =
        heads.iter().map(|head| head.lines().find(|line| line.starts_with("cookie:"))).collect();
    assert_eq!(cookies, [None, Some("cookie: node=7"), None]);
}

#[test]
fn places_are_cached_and_budgets_limit_calls() {
    let canned = Canned::with_body(EMPTY);
    let relay =
        Relay::start("quota", canned.base_url(), "--upstream-budget autocomplete=2 --upstream-budget cars=1");
    let responses = ["a", "b"].map(|visitor| call(&relay.service, KEY, visitor, AUTOCOMPLETE, "", None));
    assert_eq!(responses.map(|response| response.body), [EMPTY, EMPTY]);
    assert_eq!(canned.calls().len(), 1);
    assert_eq!(relay.post(CARS, START).header("wayfare-upstream-calls-left"), Some("0"));
    let refused = relay.post(CARS, START);
    assert_eq!(refused.status(), "503", "{refused:?}");
    assert!(refused.body.contains("cars: used 1 of 1 calls per hour"), "{refused:?}");
    assert!(refused.header("retry-after").is_some());
    assert_eq!(canned.calls().len(), 2);

    let uncached = Canned::with_body(EMPTY);
    let relay = Relay::start("uncached", uncached.base_url(), "--upstream-cache 0s");
    (0..2).for_each(|_| drop(relay.get(AUTOCOMPLETE)));
    assert_eq!(uncached.calls().len(), 2);
}

#[test]
fn concurrent_answers_are_not_mixed_up() {
    let (upstream, _keys) = upstream("mixed");
    let relay = Relay::start("mixed", &upstream.base_url, "");
    scope(|scope| {
        for letter in 'a'..='t' {
            let (relay, upstream) = (&relay, &upstream);
            scope.spawn(move || {
                let [target, visitor] =
                    [AUTOCOMPLETE.replace("bos", &format!("{letter}a")), format!("v{letter}")];
                let own = call(&relay.service, KEY, &visitor, &target, "", None);
                let direct = call(upstream, UPSTREAM_KEY, &visitor, &target, "", None);
                assert!(own.status() == "200" && own.body == direct.body, "{target}: {own:?} {direct:?}");
            });
        }
    });
}

#[test]
fn unsafe_and_contradictory_settings_are_rejected() {
    let key = Scratch::new("rules-key", UPSTREAM_KEY);
    let https = format!("--upstream https://travel.example --upstream-key-file {}", key.path());
    for (words, faults) in [
        (
            "--upstream http://travel.example --addr 0.0.0.0:0 --store redis://a --cashback k".to_owned(),
            &[
                "upstream: found http://, allowed https://",
                "addr: 0.0.0.0:0 can be reached from other machines",
                "store: can't be used with upstream",
                "cashback: can't be used with upstream",
                "set WAYFARE_API_KEY or upstream-key-file",
            ][..],
        ),
        (
            "--upstream-timeout 3s --upstream-budget cars=1".to_owned(),
            &["upstream-timeout: has no effect", "upstream-budget: has no effect"],
        ),
        (format!("{https} --upstream-budget ships=1"), &["expected a group and calls per hour"]),
        (
            "--upstream https://travel.example --upstream-key-file /nowhere".to_owned(),
            &["/nowhere can't be read"],
        ),
    ] {
        let ran = run(wayfare(&format!("serve --check-config {words}"))).assert_code(2);
        ran.assert_err(faults);
    }
    for words in [https.clone(), format!("{https} --addr 0.0.0.0:0 --key k")] {
        run(wayfare(&format!("serve --check-config {words}"))).assert_code(0);
    }
    let ran =
        run(wayfare("serve --check-config --upstream http://[::1]:9").env("WAYFARE_API_KEY", UPSTREAM_KEY));
    ran.assert_code(0);
}
