//! Tests that JSON output preserves the service's fields and spellings.

use crate::canned::{Canned, page};
use crate::support::run;

const CARS: &str = "cars LAX --pickup +9d --dropoff +12d --json";

/// Returns a car result as JSON, with fields and spellings that Wayfare itself would write differently.
fn car(id: &str, price: &str, transmission: &str) -> String {
    format!(
        r#"{{"id": "{id}", "bookingOptions": [
            {{"providerCode": "p", "agencyCode": "a", "bookingUrl": "https://b.example/{id}", "price": {{"price": {price}}}, "car": {{"transmission": "{transmission}"}}, "loyalty": {{"points": 1e2}}}},
            {{"providerCode": "q", "agencyCode": "a", "price": {{"price": 1.0}}, "car": {{"transmission": "manual"}}, "policy": null}}]}}"#
    )
}

fn cars(total: &str, results: &[String]) -> String {
    format!(
        r#"{{"searchId": "s", "cluster": "4", "status": "complete", "totalCount": {total}, "currency": "USD", "priceMode": "perDayTotal",
            "agencies": {{"a": {{"code": "a", "since": 1970}}}}, "results": [{}], "eco": {{"label": "x  y"}}}}"#,
        results.join(", ")
    )
}

#[test]
fn responses_are_printed_as_sent() {
    let body = cars("1", &[car("1", "4.50", "automatic")]);
    let shown = run(Canned::with_body(&*body).client(CARS)).assert_code(0);
    let spaceless: String = body.split_whitespace().collect();
    assert_eq!(shown.out, spaceless.replace("xy", "x  y") + "\n");
    let places = r#"{"results": [{"placeId": 9, "iataCode": "ORK", "name": "C\u00f6rk", "isMetro": null, "score": 0.50}], "took": 1}"#;
    let shown = run(Canned::with_body(places).client("places flights cork --json")).assert_code(0);
    assert_eq!(shown.out, places.replace(": ", ":").replace(", ", ",") + "\n");
    let labels = r#"{"theme": [{"id": 1, "name": "Beach", "icon": "b"}], "season": []}"#;
    let service = Canned::raw(vec![page(labels)]);
    let shown = run(service.client("constants theme --json")).assert_code(0);
    assert_eq!(shown.out, labels.replace(": ", ":").replace(", ", ",") + "\n");
}

#[test]
fn filtered_and_merged_results_are_kept_as_sent() {
    let all: Vec<_> = ["30", "20.0", "10"]
        .iter()
        .zip(1..)
        .map(|(price, id)| car(&id.to_string(), price, "automatic"))
        .collect();
    let service = Canned::start(vec![(200, cars("3", &all[..2])), (200, cars("3", &all[1..]))]);
    let shown = run(service.client(&format!("{CARS} --transmission automatic"))).assert_code(0);
    let record = |id: usize, price: &str| {
        format!(
            r#"{{"id":"{id}","bookingOptions":[{{"providerCode":"p","agencyCode":"a","bookingUrl":"https://b.example/{id}","price":{{"price":{price}}},"car":{{"transmission":"automatic"}},"loyalty":{{"points":1e2}}}}]}}"#
        )
    };
    let records = [record(3, "10"), record(2, "20.0"), record(1, "30")].join(",");
    shown.assert_out([&format!(r#""results":[{records}],"eco":{{"label":"x  y"}}}}"#), r#""totalCount":3,"#]);
}

#[test]
fn feeds_are_written_as_sent() {
    let records = concat!(
        r#"{ "placeId" : 1, "placeName": "Nice \u001b[2J", "latitude": 43.70, "hierarchy": [2,  3], "uri": null, "iataCode":"NCE" }"#,
        "\n",
        r#"{"placeId": 2, "link": "https://x.example/?apiKey=top-secret"}"#,
        "\n"
    );
    let service = Canned::raw(vec![page(records)]);
    let shown = run(service.client("feed places")).assert_code(0);
    let expected = concat!(
        r#"{"placeId":1,"placeName":"Nice \u001b[2J","latitude":43.70,"hierarchy":[2,3],"uri":null,"iataCode":"NCE"}"#,
        "\n",
        r#"{"placeId":2,"link":"https://x.example/?apiKey=***"}"#,
        "\n"
    );
    assert_eq!(shown.out, expected);
}
