//! Tests of `wayfare hotels` and `wayfare hotel`: errors before any call, and output for fixed responses.

use serde_json::json;

use crate::canned::Canned;
use crate::support::{DEADLINE, assert_rejected, ran, ran_with_input, run, run_with_input, with};

#[test]
fn invalid_command_lines_exit_with_2() {
    for (words, expected) in [
        (
            "hotels boston --checkin +1d --checkout +2d --adults 100",
            "--adults and --children-ages: found \"100\"",
        ),
        ("hotels --polygon no-such-file.geojson", "no-such-file.geojson could not be read"),
        ("hotels kplace:1 --max-hotels 4", "--max-hotels: found \"kplace:1\""),
        ("hotel kplace:1", "khotel"),
    ] {
        assert_rejected(words, expected);
    }
}

#[test]
fn invalid_searches_list_all_errors_with_flags() {
    let many = ran("hotels kplace:1 --checkin +30d --checkout +3d --max-price 1 --min-price 5 --limit 500")
        .assert_code(2);
    many.assert_err([
        "--limit: found 500, allowed an integer from 1 to 250",
        "--max-price: found 1, allowed at least --min-price (5)",
        "--checkout: found ",
        ", allowed later than --checkin (",
        "help: +3d counts from today, not from the day of arrival",
    ]);
    ran("hotel 1 --checkin +2d --checkout +2d").assert_code(2).assert_err(["--checkout: found "]);
    let of_service = ran("hotels boston --checkin 2020-01-01 --checkout 2020-01-02").assert_code(2);
    of_service.assert_err(["--checkin or --checkout: checkin: found \"2020-01-01\""]);
}

#[test]
fn unknown_names_exit_with_2() {
    for (command, expected) in [("hotels", "no place"), ("hotel", "no hotel")] {
        let ran = ran(&format!("{command} xyzzyqq")).assert_code(2);
        ran.assert_err([&format!("{expected} matches the name \"xyzzyqq\"")]);
    }
}

#[test]
fn polygons_are_read_from_geojson() {
    for (json, expected) in [
        ("{", "is not JSON"),
        (r#"{"type": "Point", "coordinates": [0, 0]}"#, "expected a Polygon"),
        (r#"{"type": "Polygon", "coordinates": [[[0, 0], [9, 0], [9, 9], [0, 0]]]}"#, "200 km"),
    ] {
        let ran = ran_with_input("hotels --polygon -", json.as_bytes()).assert_code(2);
        ran.assert_err(["--polygon: - ", expected]);
    }
}

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const BASIC: &str = include_str!("../../src/hotels/table/basic.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");

fn ok(body: impl Into<String>) -> (u16, String) {
    (200, body.into())
}

const STAY: &str = "--checkin 2027-03-14 --checkout 2027-03-17";

#[test]
fn the_same_search_is_repeated_until_it_is_complete() {
    let partial = with(HOTELS, &json!({"isComplete": false, "totalFilteredResults": 100}));
    let service = Canned::start(vec![ok(partial), ok(HOTELS)]);
    let ran = run(service.client(&format!("hotels kplace:1 {STAY} --rooms 2:4|1"))).assert_code(0);
    insta::assert_snapshot!("dated", ran.out);
    let phases: Vec<_> = ran.err.lines().take(2).map(|line| line.rsplit_once("  ").unwrap().0).collect();
    assert_eq!(phases, ["partial  100 hotels", "complete  6 hotels"]);
    ran.assert_err(["The service counts 2 results more than it sent."]);
    let calls = service.calls();
    assert_eq!(calls.len(), 2);
    assert_eq!(calls[0], calls[1]);
    insta::assert_snapshot!("call", calls[0]);
}

#[test]
fn facets_and_all_rates_are_printed_with_the_table() {
    let service = Canned::start(vec![ok(HOTELS)]);
    let ran = run(service.client(&format!("hotels kplace:1 {STAY} --facets --all-rates --adults 1")))
        .assert_code(0);
    ran.assert_out([
        "Price in USD for the stay (--min-price, --max-price)\n",
        "    300.00 –   600.00  ",
        "  22  Stay Inn ",
        "  Standard Twin, breakfast, dinner ",
        "\n4 of 6 hotels.\nPrices are the lowest for the stay: 3 nights from Sun 14 Mar, 1 room, 1 adult.\n",
    ]);
}

#[test]
fn basic_searches_use_their_own_operation() {
    let service = Canned::start(vec![ok(BASIC)]);
    let ran = run(service.client(&format!("hotels khotels:4711,12 {STAY} --basic"))).assert_code(0);
    ran.assert_out(["1,290.00  430.00  4711", "\n2 hotels.\n"]);
    assert!(service.calls()[0].starts_with("/api/3.0/hotels/basic?"), "{:?}", service.calls());
}

#[test]
fn polygons_are_sent_as_corners() {
    let geojson = r#"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates":
        [[[-71.08, 42.34], [-71.05, 42.34], [-71.05, 42.36], [-71.08, 42.34]]]}}"#;
    let service = Canned::start(vec![ok(HOTELS)]);
    let mut command = service.client("hotels --polygon - --max-hotels 300");
    run_with_input(&mut command, geojson.as_bytes()).assert_code(0);
    let call = service.calls().remove(0).replace("%3A", ":").replace("%3B", ";").replace("%2C", ",");
    assert!(call.contains("kpolygon:42.34,-71.08;42.34,-71.05;42.36,-71.05:300&"), "{call}");
}

#[test]
fn only_json_is_on_stdout() {
    for (words, answer, kind) in [
        (format!("hotels kplace:1 {STAY}"), HOTELS, "hotels"),
        ("hotels kplace:1 --basic".to_owned(), BASIC, "hotels-basic"),
        (format!("hotel 4711 {STAY}"), HOTEL, "hotel"),
    ] {
        let ran = run(Canned::start(vec![ok(answer)]).client(&format!("{words} --json"))).assert_code(0);
        let printed = ran.json();
        assert_eq!(printed["isComplete"], true);
        ran_with_input(&format!("check {kind} --strict"), ran.out.as_bytes()).assert_code(0);
    }
}

#[test]
fn hotels_have_a_page() {
    let service = Canned::start(vec![ok(HOTEL)]);
    let ran =
        run(service.client(&format!("hotel khotel:4711 {STAY} --rooms 2:4|1 --local-taxes"))).assert_code(0);
    insta::assert_snapshot!("page", ran.out);
    assert!(service.calls()[0].starts_with("/api/3.0/hotel?"), "{:?}", service.calls());
    let taxed = run(Canned::with_body(HOTEL).client(&format!("hotel khotel:4711 {STAY} --taxes")));
    taxed.assert_out([", with taxes\n"]);
}

#[test]
fn only_hotels_without_rates_for_given_days_exit_with_1() {
    for (words, code, expected) in [
        (format!("hotel 1 {STAY}"), 1, "No rates for these days.\n"),
        ("hotel 1".to_owned(), 0, "recently seen"),
    ] {
        let service = Canned::with_body(with(HOTEL, &json!({"results": []})));
        run(service.client(&words)).assert_code(code).assert_out([expected]);
    }
    let unknown = Canned::start(vec![(404, "{}".to_owned())]);
    run(unknown.client("hotel 1")).assert_code(3).assert_err(["'wayfare hotels' lists"]);
}

#[test]
fn unexpected_responses_are_reported() {
    let odd = with(HOTELS, &json!({"destination": null, "currencyCode": "CHF", "new": 1}));
    let ran = run(Canned::start(vec![ok(odd)]).client("hotels kplace:1 --currency eur")).assert_code(0);
    ran.assert_err([
        "Note: prices differ from the request: currencyCode is CHF instead of EUR.",
        "The response is not as described: new: unknown field",
    ]);
    assert!(!ran.err.contains("left out"), "{ran:?}");
    let lossy = with(HOTELS, &json!({"results": [7, {"name": "no id"}, {"id": 1}]}));
    let ran = run(Canned::start(vec![ok(lossy)]).client("hotels kplace:1"));
    ran.assert_err(["2 elements of the response could not be read and were left out"]);
}

#[test]
fn places_with_hotels_are_not_reported_as_unknown() {
    let page_beyond = json!({"destination": null, "results": [], "totalFilteredResults": 9});
    let incomplete =
        json!({"destination": null, "results": [], "totalFilteredResults": 0, "isComplete": false});
    let none = json!({"destination": null, "results": [], "totalFilteredResults": 0});
    for (changes, words, is_unknown) in
        [(page_beyond, "", false), (incomplete, DEADLINE, false), (none, "", true)]
    {
        let ran =
            run(Canned::start(vec![ok(with(HOTELS, &changes))]).client(&format!("hotels kplace:1 {words}")));
        assert_eq!(ran.err.contains("The service does not recognize this place."), is_unknown, "{ran:?}");
    }
}
