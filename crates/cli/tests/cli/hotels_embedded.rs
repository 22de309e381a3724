//! `wayfare hotels` and `wayfare hotel` against the embedded inventory.

use serde_json::Value;

use crate::support::{Ran, Service, ran, ran_with_input, run};

const STAY: &str = "--checkin +30d --checkout +33d";

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(&ran.out).unwrap()
}

/// Returns this field of each hotel in an answer.
fn each<'a>(answer: &'a Value, name: &'a str) -> impl Iterator<Item = &'a Value> {
    answer["results"].as_array().unwrap().iter().map(move |hotel| &hotel[name])
}

#[test]
fn names_are_looked_up_and_hotels_have_rates() {
    let ran = ran(&format!("hotels boston {STAY} --rooms 2:4,6|1 --limit 3")).assert_code(0);
    ran.assert_err(["Resolved \"boston\" to kplace:"]);
    let lines: Vec<_> = ran.out.lines().collect();
    assert!(lines[0].starts_with("HOTEL") && lines[0].contains("TOTAL USD"), "{ran:?}");
    assert!(lines[0].contains("PROVIDER") && lines[0].contains(" MI "), "{ran:?}");
    assert_eq!(lines.len(), 7, "{ran:?}");
    assert!(lines[5].starts_with("3 of ") && lines[5].ends_with(" hotels."), "{ran:?}");
    assert!(lines[6].ends_with(", 2 rooms, 3 adults, 2 children."), "{ran:?}");
}

#[test]
fn prices_without_days_are_recent_ones() {
    let ran = ran("hotels boston --limit 3").assert_code(0);
    assert!(ran.out.contains("NIGHT USD") && !ran.out.contains("PROVIDER"), "{ran:?}");
    ran.assert_out(["recently seen"]);
}

#[test]
fn points_and_polygons_are_searched() {
    let near = json(&ran("hotels --near 42.36,-71.06 --sort distance --limit 10 --json"));
    let distances: Vec<_> = each(&near, "distance").map(|km| km.as_f64().unwrap()).collect();
    assert!(distances.len() == 10 && distances.is_sorted(), "{distances:?}");
    let geojson = r#"{"type": "Polygon", "coordinates":
        [[[-71.1, 42.33], [-71.04, 42.33], [-71.04, 42.38], [-71.1, 42.38], [-71.1, 42.33]]]}"#;
    let within = ran_with_input("hotels --polygon - --max-hotels 7 --json", geojson.as_bytes());
    let within = json(&within);
    assert_eq!(each(&within, "latitude").count(), 7);
    assert!(each(&within, "latitude").all(|degrees| (42.33..=42.38).contains(&degrees.as_f64().unwrap())));
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
fn facets_are_bars_with_a_histogram_of_prices() {
    let ran = ran(&format!("hotels boston {STAY} --facets --limit 1")).assert_code(0);
    ran.assert_out([
        "Price in USD for the stay",
        " and more  ",
        "Stars (--stars)\n",
        "Chains (--chain ID)",
        "█",
    ]);
}

#[test]
fn all_rates_are_listed_below_their_hotels() {
    let found = json(&ran("hotels boston --json --limit 1"));
    let key = found["results"][0]["key"].as_str().unwrap();
    let ran = ran(&format!("hotels {key} {STAY} --all-rates")).assert_code(0);
    assert!(ran.out.lines().filter(|line| line.starts_with("  ")).count() > 1, "{ran:?}");
}

#[test]
fn hotel_pages_group_rates_by_provider() {
    let found = json(&ran("hotels boston --json --limit 1"));
    let (id, name) = (&found["results"][0]["id"], found["results"][0]["name"].as_str().unwrap());
    let dated = ran(&format!("hotel {id} {STAY} --taxes")).assert_code(0);
    dated.assert_out([
        name,
        "Rates for 3 nights from ",
        ", with taxes\n",
        "PROVIDER",
        "TOTAL USD",
        "cheapest",
        " rates.\n",
    ]);
    let undated = ran(&format!("hotel khotel:{id}")).assert_code(0);
    assert!(undated.out.starts_with(name) && undated.out.contains("recently seen"), "{undated:?}");
    ran("hotel 1").assert_code(3).assert_err(["khotel:1", "'wayfare hotels'"]);
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
fn stopped_searches_exit_with_5() {
    // The key avoids a name lookup, which may be slow on a busy machine. The pace is so slow that no provider has
    // answered yet.
    let ran = ran(&format!("hotels kplace:4930956 {STAY} --pace 1000 --deadline 4s")).assert_code(5);
    ran.assert_out(["Partial: ", "stopped after 4s"]);
}

#[test]
fn unknown_places_are_reported() {
    let ran = ran("hotels kplace:1");
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "No hotels found.\n"), "{ran:?}");
    ran.assert_err(["does not know this place"]);
}

#[test]
fn rejected_keys_exit_with_4_and_are_not_shown() {
    let service = Service::start("--key good-secret");
    for words in ["hotels kplace:4930956 --basic", "hotels kplace:4930956", "hotels boston", "hotel 1"] {
        let ran = run(service.client("wrong-secret", words)).assert_code(4);
        assert!(!ran.err.contains("secret"), "{words}: {ran:?}");
    }
}
