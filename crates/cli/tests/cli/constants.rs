//! `wayfare constants`, and labels in place of numbers.

use crate::canned::Canned;
use crate::support::{deserted, ran, run, wayfare};

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const LABELS: &str = r#"{"facility": {"features": [{"id": 3, "name": "Wi-Fi", "type": "room"},
{"id": 8, "name": "Sauna", "type": "activity"}, {"id": 10, "name": "Sauna bar"}],
"tags": [{"id": "Wellness", "name": "Baths and saunas"}]}, "theme": [{"id": 4, "name": "Beach"}]}"#;

/// The labels as one record on a line.
fn record() -> String {
    LABELS.replace('\n', "")
}

#[test]
fn labels_are_listed() {
    let all = ran("constants");
    assert_eq!(all.code, Some(0), "{all:?}");
    assert!(all.out.starts_with("KIND"), "{all:?}");
    for row in ["facility", "tag", "property", "place-type", "theme", "chain", "image-tag"] {
        assert!(all.out.lines().any(|line| line.starts_with(row)), "{row}: {all:?}");
    }
    let features = ran("constants facility");
    assert!(features.out.contains("  35  Swimming pool\n"), "{features:?}");
    assert!(features.out.lines().any(|line| line.starts_with("tag")), "{features:?}");
    let themes = ran("constants theme");
    assert!(themes.out.starts_with("ID  LABEL") && themes.out.contains("\n 1  Beach\n"), "{themes:?}");
    let json: serde_json::Value = serde_json::from_str(&ran("constants place-type --json").out).unwrap();
    assert_eq!(json["placeType"][0], serde_json::json!({ "id": 1, "name": "Country" }));
    let service = Canned::start(vec![(200, "{}\n".to_owned())]);
    let none = run(service.client("constants image-tag"));
    assert_eq!((none.code, none.out.as_str()), (Some(1), "No labels found.\n"));
    assert!(ran("constants boards").err.contains("facility"));
}

#[test]
fn both_names_of_property_types_are_read() {
    for name in ["property", "propertyType"] {
        let row = format!(r#"{{"{name}": [{{"id": 0, "name": "Hotel"}}, {{"id": 21, "name": "Yurt"}}]}}"#);
        let service = Canned::start(vec![(200, row)]);
        let ran = run(service.client("constants property"));
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), "ID  LABEL\n 0  Hotel\n21  Yurt\n"), "{ran:?}");
    }
}

#[test]
fn filters_take_labels() {
    let ids = |words: &[&str]| {
        let mut command = wayfare("hotels boston --limit 20 --json");
        let ran = run({
            command.args(words);
            command
        });
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let found: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let hotels = found["results"].as_array().unwrap().iter();
        hotels.map(|hotel| hotel["id"].as_i64().unwrap()).collect::<Vec<_>>()
    };
    let by_ids = ids(&["--feature", "35,53", "--theme", "1", "--property-type", "0"]);
    assert_eq!(ids(&["--feature", "Swimming POOL,53", "--theme", "bea", "--property-type", "hotel"]), by_ids);
}

#[test]
fn a_label_that_is_none_or_several_is_2() {
    let several = ran("hotels boston --feature free");
    assert_eq!((several.code, several.out.as_str()), (Some(2), ""), "{several:?}");
    for part in ["--feature: \"free\" is the beginning of", "\n  1  Free Wi-Fi\n", "\n  54  Free parking\n"] {
        assert!(several.err.contains(part), "{part}: {several:?}");
    }
    let none = ran("hotels boston --theme beech");
    assert_eq!(none.code, Some(2), "{none:?}");
    assert!(
        none.err.contains("\n  1  Beach\n") && none.err.contains("'wayfare constants theme'"),
        "{none:?}"
    );
}

#[test]
fn labels_are_asked_for_once_and_only_where_needed() {
    let ok = |body: &str| (200, body.to_owned());
    let service = Canned::start(vec![ok(&record()), ok(HOTELS)]);
    let ran_with_labels = run(service.client("hotels kplace:1 --feature sauna,wi --theme 7,bea"));
    assert_eq!(ran_with_labels.code, Some(0), "{ran_with_labels:?}");
    let calls = service.calls();
    assert_eq!(calls.len(), 2, "{calls:?}");
    assert!(calls[0].starts_with("/api/4.0/constants-mapping?types=facility"), "{calls:?}");
    assert!(calls[1].contains("features=8%7C3") && calls[1].contains("themes=7%7C4"), "{calls:?}");
    for words in ["hotels kplace:1 --feature 8 --facets", "hotel 4711 --json"] {
        let service = Canned::start(vec![ok(if words.contains("4711") { HOTEL } else { HOTELS })]);
        assert_eq!(run(service.client(words)).code, Some(0));
        assert_eq!(service.calls().len(), 1, "{words}: {:?}", service.calls());
    }
}

#[test]
fn the_page_of_a_hotel_has_labels_or_numbers() {
    let service = Canned::start(vec![(200, HOTEL.to_owned()), (200, record())]);
    let labelled = run(service.client("hotel 4711"));
    assert!(
        labelled.out.contains("Features by topic\n  Baths and saunas: Sauna, 9\n  Internet: Wi-Fi\n"),
        "{labelled:?}"
    );
    let service = Canned::start(vec![(200, HOTEL.to_owned()), (403, "{}".to_owned())]);
    let numbered = run(service.client("hotel 4711"));
    assert_eq!(numbered.code, Some(0), "{numbered:?}");
    assert!(numbered.out.contains("Features by their ids\n  Wellness: 8, 9\n"), "{numbered:?}");
    assert!(numbered.err.contains("Numbers stand where labels would"), "{numbered:?}");
}

#[test]
fn a_label_that_can_not_be_looked_up_fails_the_search() {
    let service = Canned::start(vec![(401, "{}".to_owned())]);
    let rejected = run(service.client("hotels kplace:1 --feature sauna"));
    assert_eq!(rejected.code, Some(4), "{rejected:?}");
    assert!(rejected.err.contains("filters take ids"), "{rejected:?}");
    let mut command = wayfare("constants");
    command.env("WAYFARE_BASE_URL", deserted()).env("WAYFARE_API_KEY", "top-secret");
    assert_eq!(run(command).code, Some(3));
}
