//! Tests of `wayfare calendar`.

use serde_json::{Value, json};

use crate::canned::Canned;
use crate::support::{Ran, Service, assert_rejected, run};

/// Returns the fares that `wayfare calendar --json` printed.
fn fares(ran: &Ran) -> Vec<Value> {
    let answer = ran.json();
    answer["results"].as_array().unwrap().clone()
}

#[test]
fn found_fares_are_reported() {
    let service = Service::start("");
    let of_service = |words: &str| run(service.client("a-key", words));
    let search = of_service("flights BOS LHR --depart +45d --json").assert_code(0);
    let month = month_of(&search);
    let of_month = |words: &str| of_service(&format!("calendar {words} --month {month}"));
    let all = fares(&of_month("BOS LHR --json"));
    assert_eq!(all.iter().filter(|fare| fare["predicted"] == false).count(), 1, "{all:?}");
    let shown = of_month("BOS LHR");
    let last = shown.out.lines().last().unwrap();
    assert!(last.starts_with("Found by searches: "), "{shown:?}");
    assert!(last.ends_with(". The other fares are predictions."), "{shown:?}");
    let known = of_month("BOS LHR --known-only").assert_code(0);
    assert!(known.out.ends_with("\n\nAll fares were found by searches.\n"), "{known:?}");
    let nothing = of_month("LHR BOS --known-only");
    assert_eq!((nothing.code, nothing.out.as_str()), (Some(1), "No fares known.\n"), "{nothing:?}");
    let nothing = of_month("LHR BOS --known-only --json");
    assert_eq!((nothing.code, fares(&nothing).len()), (Some(1), 0));
}

/// Returns the departure month of a search, in the format `yyyy-mm`.
fn month_of(search: &Ran) -> String {
    let response = search.json();
    let leg = response["legs"].as_object().unwrap().values().next().unwrap();
    leg["departureTime"].as_str().unwrap()[..7].to_owned()
}

#[test]
fn errors_name_their_flags() {
    assert_rejected("calendar BOS LHR", "--month");
    assert_rejected("calendar BOS QQQ --month +1", "  TO: found \"QQQ\"");
    assert_rejected("calendar BOS LHR --month +1 --currency XXX", "found \"XXX\", allowed one of USD");
}

/// A response in the format of live services. One of its fields is missing from the description.
const LIVE: &str = r#"{
  "origin": {"placeId": 4930956, "placeType": "city", "name": "Boston"},
  "destination": {"placeId": 2643743, "placeType": "city", "name": "London"},
  "results": [
    {"aggregationKey": "2099-03-14",
     "outboundLeg": {"origin": "BOS", "destination": "LHR", "departureDate": "2099-03-14", "timestamp": "2099-01-10T09:30:00Z", "noStops": true},
     "inboundLegs": [
       {"origin": "LHR", "destination": "BOS", "departureDate": "2099-03-24", "timestamp": "2099-01-10T09:30:00Z", "noStops": false, "price": {"price": 512, "currency": "EUR"}, "deeplinkUrl": "https://travel.example/1"},
       {"origin": "LGW", "destination": "BOS", "departureDate": "2099-03-21", "timestamp": "2099-01-10T09:30:00Z", "price": {"price": 498.5, "currency": "EUR"}}
     ],
     "predicted": false, "cabin": "economy", "fareClass": "Y"},
    {"aggregationKey": "2099-03-15",
     "outboundLeg": {"origin": "BOS", "destination": "LHR", "departureDate": "2099-03-15", "timestamp": "2099-01-10T09:30:00Z"},
     "inboundLegs": [{"origin": "LHR", "destination": "BOS", "departureDate": "2099-03-22", "timestamp": "2099-01-10T09:30:00Z", "price": {"price": 601, "currency": "EUR"}}],
     "predicted": true}
  ],
  "airports": [{"iataCode": "BOS", "name": "Logan", "cityName": "Boston", "countryName": "United States"}]
}"#;

#[test]
fn a_service_with_the_live_shape_works() {
    let service = Canned::with_body(LIVE);
    let shown = run(service.client("calendar BOS LON --month 2099-03 --round-trip")).assert_code(0);
    let words: Vec<_> = shown.out.split_whitespace().collect();
    let rows = ["Sat 14 Mar Sat 21 Mar 7 498.50", "Sun 15 Mar Sun 22 Mar 7 601.00"];
    for row in rows {
        assert!(words.join(" ").contains(row), "{shown:?}");
    }
    shown.assert_out([
        "in EUR, round trip",
        "\nFound by searches: 14 Mar. The other fares are predictions.\n",
    ]);
    let months = json!({
        "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LON" },
        "dateFrom": "2099-03", "dateTo": "2099-03", "roundTrip": true,
    });
    assert_eq!(service.bodies(), [months]);
    let other = run(service.client("calendar BOS LON --month 2099-03 --round-trip --currency USD"));
    other
        .assert_code(0)
        .assert_err(["Note: prices differ from the request: currency is EUR instead of USD."]);
}

#[test]
fn unreadable_fares_are_reported() {
    let leg = json!({ "departureDate": "2099-03-14", "price": { "price": 250, "currency": "EUR" } });
    let body = json!({ "results": [{ "outboundLeg": leg, "predicted": true }, 7, [] ] }).to_string();
    let service = Canned::with_body(body);
    let some = run(service.client("calendar BOS LHR --month 2099-03")).assert_code(5);
    some.assert_out(["lowest known fares in EUR, one way, ", " 250.00 "]);
    some.assert_err(["2 elements of the response could not be read and were left out"]);
}
