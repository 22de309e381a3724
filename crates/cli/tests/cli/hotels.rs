//! `wayfare hotels` and `wayfare hotel`: what is refused before any call, and what is made of fixed answers.

use serde_json::json;

use crate::canned::Canned;
use crate::support::{assert_refused, ran, ran_with_input, run, spawn, wayfare};

#[test]
fn a_command_line_that_makes_no_sense_is_2() {
    for (words, says) in [
        ("hotels", "required"),
        ("hotels kplace:x", "a place id"),
        ("hotels boston --near 1,2", "cannot be used with"),
        ("hotels --near 91,2", "latitude"),
        ("hotels boston --checkin +30d", "--checkout"),
        ("hotels boston --rooms 2:18", "--rooms"),
        ("hotels boston --adults 2 --rooms 2", "cannot be used with"),
        (
            "hotels boston --checkin +1d --checkout +2d --adults 100",
            "--adults and --children-ages: found \"100\"",
        ),
        ("hotels boston --language zh", "zh_CN"),
        ("hotels --polygon no-such-file.geojson", "no-such-file.geojson could not be read"),
        ("hotels kplace:1 --max-hotels 4", "--max-hotels: found \"kplace:1\""),
        ("hotel", "<KEY>"),
        ("hotel kplace:1", "khotel"),
        ("hotel 1 --checkout +30d", "--checkin"),
    ] {
        assert_refused(words, says);
    }
}

#[test]
fn every_fault_of_a_search_is_told_with_its_flag() {
    let many = ran("hotels kplace:1 --checkin +30d --checkout +3d --max-price 1 --min-price 5 --limit 500");
    assert_eq!(many.code, Some(2), "{many:?}");
    for fault in [
        "--limit: found 500, allowed an integer from 1 to 250",
        "--max-price: found 1, allowed at least --min-price (5)",
        "--checkout: found ",
        ", allowed later than --checkin (",
        "help: +3d is counted from today, not from the day of arrival",
    ] {
        assert!(many.err.contains(fault), "{many:?}");
    }
    let one = ran("hotel 1 --checkin +2d --checkout +2d");
    assert_eq!(one.code, Some(2), "{one:?}");
    assert!(one.err.contains("--checkout: found "), "{one:?}");
}

#[test]
fn a_name_that_nobody_knows_is_2() {
    for (command, says) in [("hotels", "no place is known"), ("hotel", "no hotel is known")] {
        let ran = ran(&format!("{command} xyzzyqq"));
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(&format!("{says} by the name \"xyzzyqq\"")), "{ran:?}");
    }
}

#[test]
fn a_polygon_is_a_ring_of_geojson() {
    for (json, says) in [
        ("{", "is not JSON"),
        (r#"{"type": "Point", "coordinates": [0, 0]}"#, "expected a Polygon"),
        (r#"{"type": "Polygon", "coordinates": [[[0, 0], [9, 0], [9, 9], [0, 0]]]}"#, "200 km"),
    ] {
        let ran = ran_with_input("hotels --polygon -", json.as_bytes());
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains("--polygon: - ") && ran.err.contains(says), "{ran:?}");
    }
}

#[test]
fn help_tells_how_to_say_where_and_for_whom() {
    let ran = run(wayfare("hotels --help"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    for part in ["--near <LAT,LON>", "--polygon <FILE>", "'2:4,6|1'", "Examples:", "Exit codes:", "(☆)"] {
        assert!(ran.out.contains(part), "{part}");
    }
}

#[test]
fn completions_have_the_options_of_hotels() {
    for shell in ["bash", "fish", "zsh"] {
        assert!(
            crate::support::ran(&format!("completions {shell}")).out.contains("children-ages"),
            "{shell}"
        );
    }
}

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const BASIC: &str = include_str!("../../src/hotels/table/basic.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");

/// An answer with something else in it.
fn with(answer: &str, changes: serde_json::Value) -> String {
    let mut answer: serde_json::Value = serde_json::from_str(answer).unwrap();
    for (name, value) in changes.as_object().unwrap() {
        answer[name] = value.clone();
    }
    answer.to_string()
}

fn ok(body: impl Into<String>) -> (u16, String) {
    (200, body.into())
}

const STAY: &str = "--checkin 2027-03-14 --checkout 2027-03-17";

#[test]
fn the_same_search_is_repeated_until_it_is_complete() {
    let partial = with(HOTELS, json!({"isComplete": false, "totalFilteredResults": 100}));
    let service = Canned::start(vec![ok(partial), ok(HOTELS)]);
    let ran = run(service.client(&format!("hotels kplace:1 {STAY} --rooms 2:4|1")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    insta::assert_snapshot!("dated", ran.out);
    let told: Vec<_> = ran.err.lines().map(|line| line.rsplit_once("  ").unwrap().0).collect();
    assert_eq!(told, ["partial  100 hotels", "complete  312 hotels"]);
    let calls = service.calls();
    assert_eq!(calls.len(), 2);
    assert_eq!(calls[0], calls[1]);
    insta::assert_snapshot!("call", calls[0]);
}

#[test]
fn facets_and_all_rates_are_printed_with_the_table() {
    let service = Canned::start(vec![ok(HOTELS)]);
    let ran = run(service.client(&format!("hotels kplace:1 {STAY} --facets --all-rates --adults 1")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for part in [
        "Price in USD for the stay (--min-price, --max-price)\n",
        "    300 –   600  ",
        "  22  Stay Inn ",
        "  Standard Twin, breakfast, dinner ",
        "\n4 of 312 hotels.\nPrices are the lowest for the stay: 3 nights from Sun 14 Mar, 1 room, 1 adult.\n",
    ] {
        assert!(ran.out.contains(part), "{part}: {ran:?}");
    }
}

#[test]
fn without_days_it_is_said_that_nobody_promises_the_prices() {
    let service = Canned::start(vec![ok(HOTELS)]);
    let ran = run(service.client("hotels --near -33.8,151.2 --limit 4"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("NIGHT USD") && !ran.out.contains("TOTAL"), "{ran:?}");
    assert!(ran.out.contains("the lowest for a night that were seen lately"), "{ran:?}");
    assert!(service.calls()[0].contains("klatlon"), "{:?}", service.calls());
    assert!(!service.calls()[0].contains("rooms"), "{:?}", service.calls());
}

#[test]
fn the_least_detail_has_a_search_of_its_own() {
    let service = Canned::start(vec![ok(BASIC)]);
    let ran = run(service.client(&format!("hotels khotels:4711,12 {STAY} --basic")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("1,290.00  430.00  4711") && ran.out.contains("\n2 hotels.\n"), "{ran:?}");
    assert!(service.calls()[0].starts_with("/api/3.0/hotels/basic?"), "{:?}", service.calls());
}

#[test]
fn a_polygon_is_searched_by_its_corners() {
    let geojson = r#"{"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates":
        [[[-71.08, 42.34], [-71.05, 42.34], [-71.05, 42.36], [-71.08, 42.34]]]}}"#;
    let service = Canned::start(vec![ok(HOTELS)]);
    let mut command = service.client("hotels --polygon - --max-hotels 300");
    let mut child = spawn(command.stdin(std::process::Stdio::piped()));
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), geojson.as_bytes()).unwrap();
    assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
    let call = service.calls().remove(0).replace("%3A", ":").replace("%3B", ";").replace("%2C", ",");
    assert!(call.contains("kpolygon:42.34,-71.08;42.34,-71.05;42.36,-71.05:300&"), "{call}");
}

#[test]
fn json_is_all_that_is_on_stdout() {
    for (words, answer, kind) in [
        (format!("hotels kplace:1 {STAY}"), HOTELS, "hotels"),
        ("hotels kplace:1 --basic".to_owned(), BASIC, "hotels-basic"),
        (format!("hotel 4711 {STAY}"), HOTEL, "hotel"),
    ] {
        let ran = run(Canned::start(vec![ok(answer)]).client(&format!("{words} --json")));
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let printed: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(printed["isComplete"], true);
        let check = ran_with_input(&format!("check {kind} --strict"), ran.out.as_bytes());
        assert_eq!(check.code, Some(0), "{check:?}");
    }
}

#[test]
fn a_hotel_has_a_page() {
    let service = Canned::start(vec![ok(HOTEL)]);
    let ran = run(service.client(&format!("hotel khotel:4711 {STAY} --rooms 2:4|1 --local-taxes")));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    insta::assert_snapshot!("page", ran.out);
    assert!(service.calls()[0].starts_with("/api/3.0/hotel?"), "{:?}", service.calls());
}

#[test]
fn exit_codes_are_those_of_flights() {
    let none = json!({"results": [], "totalFilteredResults": 0});
    let incomplete = json!({"isComplete": false});
    let both = json!({"results": [], "totalFilteredResults": 0, "isComplete": false});
    let no_rates = json!({"results": []});
    let hotels = format!("hotels kplace:1 {STAY}");
    let hotel = format!("hotel 1 {STAY}");
    let short = "--deadline 300ms";
    for (words, status, body, code, says) in [
        (hotels.clone(), 200, with(HOTELS, none.clone()), 1, "No hotels found.\n"),
        (
            format!("{hotels} --page 99"),
            200,
            with(HOTELS, no_rates.clone()),
            1,
            "312 hotels, none of them on this page.\n",
        ),
        (format!("{hotels} --basic"), 200, with(BASIC, none), 1, "No hotels found.\n"),
        (hotel.clone(), 200, with(HOTEL, no_rates.clone()), 1, "No rates for these days.\n"),
        ("hotel 1".to_owned(), 200, with(HOTEL, no_rates), 0, "seen lately"),
        (
            format!("{hotels} {short}"),
            200,
            with(HOTELS, incomplete.clone()),
            5,
            "Partial: 4 of 312 hotels so far",
        ),
        (format!("{hotels} {short}"), 200, with(HOTELS, both), 5, "Partial: nothing found so far"),
        (
            format!("{hotel} {short}"),
            200,
            with(HOTEL, incomplete),
            5,
            "Partial: 5 rates so far; stopped after",
        ),
        (hotels.clone(), 401, "{}".to_owned(), 4, "WAYFARE_API_KEY"),
        (hotels.clone(), 500, "{}".to_owned(), 3, "error: "),
        (hotel.clone(), 404, "{}".to_owned(), 3, "'wayfare hotels' lists"),
        (hotels, 200, "<html>".to_owned(), 3, "error: "),
    ] {
        let ran = run(Canned::start(vec![(status, body)]).client(&words));
        let written = format!("{}{}", ran.out, ran.err);
        assert_eq!(ran.code, Some(code), "{words} {status}: {ran:?}");
        assert!(written.contains(says) && !written.contains("secret"), "{words} {status}: {ran:?}");
    }
}

#[test]
fn what_is_odd_about_an_answer_is_told() {
    let odd = with(HOTELS, json!({"destination": null, "currencyCode": "CHF", "new": 1}));
    let ran = run(Canned::start(vec![ok(odd)]).client("hotels kplace:1 --currency eur"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for part in
        ["Mind that prices are in CHF, not in EUR.", "The answer is not as described: /new: unknown field"]
    {
        assert!(ran.err.contains(part), "{part}: {ran:?}");
    }
    assert!(!ran.err.contains("left out"), "{ran:?}");
    let lossy = with(HOTELS, json!({"results": [7, {"name": "no id"}, {"id": 1}]}));
    let ran = run(Canned::start(vec![ok(lossy)]).client("hotels kplace:1"));
    assert!(ran.err.contains("2 elements of the answer could not be read and were left out"), "{ran:?}");
}

#[test]
fn a_place_is_not_called_unknown_where_there_are_hotels() {
    let page_beyond = json!({"destination": null, "results": [], "totalFilteredResults": 9});
    let incomplete =
        json!({"destination": null, "results": [], "totalFilteredResults": 0, "isComplete": false});
    let none = json!({"destination": null, "results": [], "totalFilteredResults": 0});
    for (changes, words, is_unknown) in
        [(page_beyond, "", false), (incomplete, "--deadline 300ms", false), (none, "", true)]
    {
        let ran =
            run(Canned::start(vec![ok(with(HOTELS, changes))]).client(&format!("hotels kplace:1 {words}")));
        assert_eq!(ran.err.contains("The service does not know this place."), is_unknown, "{ran:?}");
    }
}
