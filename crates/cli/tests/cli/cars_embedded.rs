//! Tests of `wayfare cars` against the embedded inventory.

use serde_json::Value;

use crate::support::{Ran, ran};

/// Dates so far in the future that the test never expires and that prices do not depend on the day of the search.
const RENTAL: &str = "--pickup 2127-03-14T10:00 --dropoff 2127-03-18T09:30";

fn found(words: &str) -> Ran {
    ran(words).assert_code(0)
}

/// Returns the lowest price of each result.
fn cheapest(answer: &Value) -> Vec<f64> {
    let price = |option: &Value| option["price"]["price"].as_f64().unwrap();
    let lowest = |result: &Value| {
        result["bookingOptions"].as_array().unwrap().iter().map(price).fold(f64::INFINITY, f64::min)
    };
    answer["results"].as_array().unwrap().iter().map(lowest).collect()
}

#[test]
fn descending_order_puts_the_most_expensive_first() {
    let prices = |words: &str| cheapest(&found(&format!("cars LAX {RENTAL} --json {words}")).json());
    let (up, down) = (prices("--limit 500"), prices("--limit 500 --desc"));
    assert!(up.len() > 100 && up.is_sorted() && down.is_sorted_by(|a, b| a >= b));
    assert_eq!(prices("--limit 3 --page 2 --desc"), down[3..6]);
    let shown = found(&format!("cars LAX {RENTAL} --desc --limit 1")).out;
    assert!(!shown.contains("Filters kept"), "{shown}");
}

#[test]
fn service_errors_name_their_flags() {
    for (words, faults) in [
        (
            "LAX --pickup 2020-01-01 --dropoff 2020-01-02",
            &["  --pickup: found \"2020-01-01\"", "  --dropoff: found \"2020-01-02\""][..],
        ),
        (
            "QQQ --return-to ZZZ --pickup +9d --dropoff +10d",
            &["  FROM: found \"QQQ\"", "  --return-to: found \"ZZZ\""],
        ),
        ("1 --pickup +9d --dropoff +10d", &["  FROM: found \"1\""]),
        ("LAX --pickup +9d --dropoff +10d --currency xxx", &["  --currency: found \"XXX\""]),
        (
            "LAX --pickup +9d --dropoff +200d",
            &["  --dropoff: found 191 days, allowed at most 90 days", "help: +200d counts from today"],
        ),
    ] {
        let ran = ran(&format!("cars {words}"));
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{words}: {ran:?}");
        ran.assert_err(faults);
    }
}
