//! `wayfare hotels` and `wayfare hotel` against the embedded inventory.

use serde_json::Value;

use crate::support::{Ran, Service, ran, ran_with_input, run};

const STAY: &str = "--checkin +30d --checkout +33d";

fn json(ran: &Ran) -> Value {
    assert_eq!(ran.code, Some(0), "{ran:?}");
    serde_json::from_str(&ran.out).unwrap()
}

/// What each hotel of an answer has under a name.
fn each<'a>(answer: &'a Value, name: &'a str) -> impl Iterator<Item = &'a Value> {
    answer["results"].as_array().unwrap().iter().map(move |hotel| &hotel[name])
}

#[test]
fn a_name_is_looked_up_and_hotels_have_rates() {
    let ran = ran(&format!("hotels boston {STAY} --rooms 2:4,6|1 --limit 3"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.err.contains("Taking \"boston\" for kplace:"), "{ran:?}");
    let lines: Vec<_> = ran.out.lines().collect();
    assert!(lines[0].starts_with("HOTEL") && lines[0].contains("TOTAL USD"), "{ran:?}");
    assert!(lines[0].contains("PROVIDER") && lines[0].contains(" MI "), "{ran:?}");
    assert_eq!(lines.len(), 7, "{ran:?}");
    assert!(lines[5].starts_with("3 of ") && lines[5].ends_with(" hotels."), "{ran:?}");
    assert!(lines[6].ends_with(", 2 rooms, 3 adults, 2 children."), "{ran:?}");
}

#[test]
fn without_days_prices_are_those_seen_lately() {
    let ran = ran("hotels boston --limit 3");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("NIGHT USD") && !ran.out.contains("PROVIDER"), "{ran:?}");
    assert!(ran.out.contains("seen lately"), "{ran:?}");
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
fn filters_filter() {
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
    assert_eq!(ran("hotels boston --page 9999").code, Some(1));
}

#[test]
fn facets_are_bars_with_a_histogram_of_prices() {
    let ran = ran(&format!("hotels boston {STAY} --facets --limit 1"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for part in ["Price in USD for the stay", " and more  ", "Stars (--stars)\n", "Chains (--chain ID)", "█"]
    {
        assert!(ran.out.contains(part), "{part}: {ran:?}");
    }
}

#[test]
fn all_rates_stand_below_their_hotels() {
    let found = json(&ran("hotels boston --json --limit 1"));
    let key = found["results"][0]["key"].as_str().unwrap();
    let ran = ran(&format!("hotels {key} {STAY} --all-rates"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.lines().filter(|line| line.starts_with("  ")).count() > 1, "{ran:?}");
}

#[test]
fn a_hotel_has_a_page_with_rates_by_provider() {
    let found = json(&ran("hotels boston --json --limit 1"));
    let (id, name) = (&found["results"][0]["id"], found["results"][0]["name"].as_str().unwrap());
    let dated = ran(&format!("hotel {id} {STAY} --taxes"));
    assert_eq!(dated.code, Some(0), "{dated:?}");
    for part in
        [name, "Rates for 3 nights from ", ", with taxes\n", "PROVIDER", "TOTAL USD", "cheapest", " rates.\n"]
    {
        assert!(dated.out.contains(part), "{part}: {dated:?}");
    }
    let undated = ran(&format!("hotel khotel:{id}"));
    assert_eq!(undated.code, Some(0), "{undated:?}");
    assert!(undated.out.starts_with(name) && undated.out.contains("seen lately"), "{undated:?}");
    let unknown = ran("hotel 1");
    assert_eq!(unknown.code, Some(3), "{unknown:?}");
    assert!(unknown.err.contains("khotel:1") && unknown.err.contains("'wayfare hotels'"), "{unknown:?}");
}

#[test]
fn what_hotel_searches_print_is_as_described() {
    let found = json(&ran("hotels boston --json --limit 1"));
    let id = &found["results"][0]["id"];
    for (words, kind) in [
        (format!("hotels boston {STAY} --facets --all-rates --json"), "hotels"),
        ("hotels boston --json".to_owned(), "hotels"),
        (format!("hotel {id} {STAY} --json"), "hotel"),
        (format!("hotel {id} --json"), "hotel"),
    ] {
        let ran = ran_with_input(&format!("check {kind} --strict"), ran(&words).out.as_bytes());
        assert_eq!(ran.code, Some(0), "{words}: {ran:?}");
    }
    // Every part of the least detail but the pictures, which not every hotel has.
    let basic = ran_with_input("check hotels-basic", ran("hotels boston --basic --json").out.as_bytes());
    assert_eq!(basic.code, Some(0), "{basic:?}");
}

#[test]
fn the_service_tells_its_faults_by_the_flags() {
    let ran = ran("hotels boston --checkin 2020-01-01 --checkout 2020-01-02");
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("--checkin or --checkout: checkin: found \"2020-01-01\""), "{ran:?}");
}

#[test]
fn stopped_before_complete_is_5() {
    // By its key: a busy machine may take long for the look-up of a name.
    // So slow that no provider has answered.
    let ran = ran(&format!("hotels kplace:4930956 {STAY} --pace 1000 --deadline 4s"));
    assert_eq!(ran.code, Some(5), "{ran:?}");
    assert!(ran.out.contains("Partial: ") && ran.out.contains("stopped after 4s"), "{ran:?}");
}

#[test]
fn a_place_that_nobody_knows_is_said_to_be_one() {
    let ran = ran("hotels kplace:1");
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "No hotels found.\n"), "{ran:?}");
    assert!(ran.err.contains("does not know this place"), "{ran:?}");
}

#[test]
fn a_rejected_key_is_4_and_is_not_told() {
    let service = Service::start("--key good-secret");
    for words in ["hotels kplace:4930956 --basic", "hotels kplace:4930956", "hotels boston", "hotel 1"] {
        let ran = run(service.client("wrong-secret", words));
        assert_eq!(ran.code, Some(4), "{words}: {ran:?}");
        assert!(!ran.err.contains("secret"), "{words}: {ran:?}");
    }
}
