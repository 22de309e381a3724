//! Tests of `wayfare hotels` and `wayfare hotel` against the embedded inventory.

use serde_json::Value;

use crate::support::{Ran, Service, ran, ran_with_input, run};

const STAY: &str = "--checkin +30d --checkout +33d";

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(&ran.out).unwrap()
}

/// Returns this field of each hotel in a response.
fn each<'a>(answer: &'a Value, name: &'a str) -> impl Iterator<Item = &'a Value> {
    answer["results"].as_array().unwrap().iter().map(move |hotel| &hotel[name])
}

#[test]
fn filters_limit_the_results() {
    let words = format!("hotels boston {STAY} --stars 4,5 --max-price 900 --sort price --json");
    let found = json(&ran(&words));
    assert!(each(&found, "starRating").all(|stars| [4.0, 5.0].contains(&stars.as_f64().unwrap())));
    let rates: Vec<_> = each(&found, "lowestRate").map(|rate| rate.as_f64().unwrap()).collect();
    assert!(!rates.is_empty() && rates.is_sorted() && rates.iter().all(|rate| *rate <= 900.0), "{rates:?}");
    let none = ran("hotels boston --name no-house-has-such-a-name");
    assert_eq!((none.code, none.out.as_str()), (Some(1), "No hotels found.\n"), "{none:?}");
}

#[test]
fn preferred_hotels_come_first_and_pages_follow_each_other() {
    let ids = |words: &str| -> Vec<i64> {
        let found = json(&ran(&format!("hotels boston --json {words}")));
        each(&found, "id").map(|id| id.as_i64().unwrap()).collect()
    };
    let all = ids("--limit 4");
    assert_eq!([ids("--limit 2"), ids("--limit 2 --page 2")].concat(), all);
    let preferred = ids(&format!("--limit 4 --prefer {},khotel:{}", all[3], all[2]));
    assert_eq!(preferred, [all[3], all[2], all[0], all[1]]);
    ran("hotels boston --page 9999").assert_code(1);
}

#[test]
fn hotel_json_matches_the_description() {
    let found = json(&ran("hotels boston --json --limit 1"));
    let id = &found["results"][0]["id"];
    for (words, kind) in [
        (format!("hotels boston {STAY} --facets --all-rates --json"), "hotels"),
        ("hotels boston --json".to_owned(), "hotels"),
        (format!("hotel {id} {STAY} --json"), "hotel"),
        (format!("hotel {id} --json"), "hotel"),
    ] {
        ran_with_input(&format!("check {kind} --strict"), ran(&words).out.as_bytes()).assert_code(0);
    }
    // Basic results of some hotels have no pictures, so the check is not strict.
    ran_with_input("check hotels-basic", ran("hotels boston --basic --json").out.as_bytes()).assert_code(0);
}

#[test]
fn service_errors_name_their_flags() {
    let ran = ran("hotels boston --checkin 2020-01-01 --checkout 2020-01-02").assert_code(2);
    ran.assert_err(["--checkin or --checkout: checkin: found \"2020-01-01\""]);
}

#[test]
fn rejected_keys_exit_with_4_and_are_not_shown() {
    let service = Service::start("--key good-secret");
    for words in ["hotels kplace:4930956 --basic", "hotels kplace:4930956", "hotels boston", "hotel 1"] {
        let ran = run(service.client("wrong-secret", words)).assert_code(4);
        assert!(!ran.err.contains("secret"), "{words}: {ran:?}");
    }
}
