//! Tests of `wayfare constants`, and of labels in place of numeric ids.

use crate::canned::Canned;
use crate::support::{UNREACHABLE_URL, client, ran, run};

const HOTELS: &str = include_str!("../../src/hotels/table/response.json");
const HOTEL: &str = include_str!("../../src/hotel/page/response.json");
const LABELS: &str = r#"{"facility": {"features": [{"id": 3, "name": "Wi-Fi", "type": "room"},
{"id": 8, "name": "Sauna", "type": "activity"}, {"id": 10, "name": "Sauna bar"}],
"tags": [{"id": "Wellness", "name": "Baths and saunas"}]}, "theme": [{"id": 4, "name": "Beach"}]}"#;

/// Returns all labels in a single record on one line.
fn record() -> String {
    LABELS.replace('\n', "")
}

#[test]
fn labels_are_listed() {
    let all = ran("constants").assert_code(0);
    assert!(all.out.starts_with("KIND"), "{all:?}");
    for row in ["facility", "tag", "property", "place-type", "theme", "chain", "image-tag"] {
        assert!(all.out.lines().any(|line| line.starts_with(row)), "{row}: {all:?}");
    }
    let features = ran("constants facility");
    features.assert_out(["  35  Swimming pool\n"]);
    assert!(features.out.lines().any(|line| line.starts_with("tag")), "{features:?}");
    let themes = ran("constants theme");
    assert!(themes.out.starts_with("ID  LABEL") && themes.out.contains("\n 1  Beach\n"), "{themes:?}");
    let json = ran("constants place-type --json").json();
    assert_eq!(json["placeType"][0], serde_json::json!({ "id": 1, "name": "Country" }));
    let service = Canned::start(vec![(200, "{}\n".to_owned())]);
    let none = run(service.client("constants image-tag"));
    assert_eq!((none.code, none.out.as_str()), (Some(1), "No labels found.\n"));
    assert!(ran("constants boards").err.contains("facility"));
}

#[test]
fn both_field_names_of_property_types_are_read() {
    for name in ["property", "propertyType"] {
        let row = format!(r#"{{"{name}": [{{"id": 0, "name": "Hotel"}}, {{"id": 21, "name": "Yurt"}}]}}"#);
        let constants =
            wayfare_models::decode::<wayfare_models::feeds::Constants>(row.as_bytes()).unwrap().value;
        let written = serde_json::to_value(&constants).unwrap();
        assert!(written.get("property").is_some() && written.get("propertyType").is_none(), "{written}");
        let service = Canned::with_body(row);
        let ran = run(service.client("constants property"));
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), "ID  LABEL\n 0  Hotel\n21  Yurt\n"), "{ran:?}");
    }
}

#[test]
fn labels_are_fetched_once_and_only_if_needed() {
    let ok = |body: &str| (200, body.to_owned());
    let service = Canned::start(vec![ok(&record()), ok(HOTELS)]);
    run(service.client("hotels kplace:1 --feature sauna,wi --theme 7,bea")).assert_code(0);
    let calls = service.calls();
    assert_eq!(calls.len(), 2, "{calls:?}");
    assert!(calls[0].starts_with("/api/4.0/constants-mapping?types=facility"), "{calls:?}");
    assert!(calls[1].contains("features=8%7C3") && calls[1].contains("themes=7%7C4"), "{calls:?}");
    for words in ["hotels kplace:1 --feature 8 --facets", "hotel 4711 --json"] {
        let service = Canned::start(vec![ok(if words.contains("4711") { HOTEL } else { HOTELS })]);
        run(service.client(words)).assert_code(0);
        assert_eq!(service.calls().len(), 1, "{words}: {:?}", service.calls());
    }
}

#[test]
fn hotel_pages_show_labels_or_ids() {
    let service = Canned::start(vec![(200, HOTEL.to_owned()), (200, record())]);
    let labelled = run(service.client("hotel 4711"));
    labelled.assert_out(["Features by topic\n  Baths and saunas: Sauna, 9\n  Internet: Wi-Fi\n"]);
    let service = Canned::start(vec![(200, HOTEL.to_owned()), (403, "{}".to_owned())]);
    let numbered = run(service.client("hotel 4711")).assert_code(0);
    numbered.assert_out(["Features by id\n  Wellness: 8, 9\n"]);
    numbered.assert_err(["Showing ids instead of labels"]);
}

#[test]
fn failed_label_lookups_fail_the_search() {
    let service = Canned::start(vec![(401, "{}".to_owned())]);
    run(service.client("hotels kplace:1 --feature sauna"))
        .assert_code(4)
        .assert_err(["filters also accept ids"]);
    run(client("constants", UNREACHABLE_URL, "top-secret")).assert_code(3);
}
