//! Tests of `wayfare feed`.

use serde_json::Value;

use crate::canned::{Canned, page};
use crate::support::{ended, ran, run, spawn, wayfare};

/// Returns the ids of the records in the output. Panics if a line is not complete JSON.
pub fn ids(lines: &str) -> Vec<i64> {
    let id = |line: &str| {
        let record = serde_json::from_str::<Value>(line).unwrap();
        record.get("hotelId").or(record.get("placeId")).unwrap().as_i64().unwrap()
    };
    lines.lines().map(id).collect()
}

#[test]
fn records_are_json_lines() {
    for records in ["hotels", "places"] {
        let all = ran(&format!("feed {records} --limit 25")).assert_code(0);
        let found = ids(&all.out);
        assert!(found.len() == 25 && found.is_sorted_by(|a, b| a < b), "{found:?}");
        all.assert_err([&format!("continue with --after {}.", found[24])]);
        let paged = ran(&format!("feed {records} --limit 25 --page-size 7"));
        assert_eq!(paged.out, all.out);
        let rest = ran(&format!("feed {records} --limit 15 --after {}", found[9]));
        assert_eq!(ids(&rest.out), found[10..]);
    }
}

#[test]
fn all_places_are_written() {
    let all = ran("feed places --page-size 10000 --quiet");
    assert_eq!((all.code, all.err.as_str()), (Some(0), ""));
    let found = ids(&all.out);
    assert!(found.len() > 30_000 && found.is_sorted_by(|a, b| a < b), "{}", found.len());
    let none = ran(&format!("feed places --after {}", found.last().unwrap()));
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""), "{none:?}");
    assert!(none.err.contains(&format!("There are no records after {}.", found.last().unwrap())), "{none:?}");
}

#[test]
fn invalid_feed_arguments_are_rejected() {
    for (words, expected) in [
        ("hotels --page-size 500000", "from 1 to 499999"),
        ("places --updated-since 2026-01-01", "--updated-since: this filter applies only to hotels"),
        ("places --property-type 0", "--property-type: this filter applies only to hotels"),
        ("hotels --country malta", "expected the two-letter code of a country"),
        ("hotels --limit 0", "expected a whole number, 1 or more"),
        ("hotels --after khotel:7", "expected an ID: a whole number"),
        ("cars", "hotels"),
    ] {
        ran(&format!("feed {words}")).assert_code(2).assert_err([expected]);
    }
}

#[test]
fn feed_queries_have_all_parameters() {
    let service = Canned::raw(vec![page("")]);
    run(service.client(
        "feed hotels --country MT --property-type 0,3 --updated-since 2026-01-02 --language de --page-size 9",
    ))
    .assert_code(1);
    let call = &service.calls()[0];
    for part in [
        "lastId=0",
        "pageSize=9",
        "languageCode=de",
        "countryCode=MT",
        "lastUpdated=2026-01-02",
        "propertyTypeIds=0%2C3",
    ] {
        assert!(call.contains(part), "{part}: {call}");
    }
    let service = Canned::raw(vec![page("")]);
    run(service.client("feed places"));
    assert!(service.calls()[0].contains("lastId=0&pageSize=100000"), "{:?}", service.calls());
}

#[test]
fn closing_the_pipe_ends_the_feed() {
    let mut child = spawn(&mut wayfare("feed hotels --page-size 10000"));
    drop(child.stdout.take());
    ended(child, "feed hotels").assert_code(0);
}

#[test]
fn broken_feeds_print_how_to_continue() {
    let first = r#"{"placeId": 1, "placeName": "One"}
{"placeId": 2, "placeName": "Two"}
"#;
    let service = Canned::start(vec![(200, first.to_owned()), (404, "{}".to_owned())]);
    let ran = run(service.client("feed places --page-size 2")).assert_code(3);
    assert_eq!(ids(&ran.out), [1, 2]);
    ran.assert_err(["help: continue with --after 2"]);
    let odd = format!("{first}7\n");
    // Data may be missing after this line, so only the next page can confirm that the feed has ended.
    let service = Canned::raw(vec![page(&(odd + "{\"placeId\": 3}\n")), page("")]);
    let ran = run(service.client("feed places --page-size 9 --quiet"));
    assert_eq!((ran.code, ids(&ran.out)), (Some(0), vec![1, 2, 3]), "{ran:?}");
    assert!(ran.err.starts_with("Skipped: ") && ran.err.contains("line 3"), "{ran:?}");
    assert!(service.calls()[1].contains("lastId=3"), "{:?}", service.calls());
}
