//! Tests of the fare calendar: the lowest known fares for a route.

use serde_json::{Value, json};

use crate::support::*;

const CALENDAR: &str = "/i/api/affiliate/priceInsights/flights/v1/calendar";

fn router() -> axum::Router {
    builder().build().router()
}

fn asked(more: Value) -> Value {
    let mut body = json!({
        "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LHR" },
        "dateFrom": "2027-03", "dateTo": "2027-03",
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    body
}

/// Returns the results of a calendar.
async fn results(router: &axum::Router, more: Value) -> Vec<Value> {
    let calendar = post(router, CALENDAR, asked(more)).await.ok();
    calendar["results"].as_array().unwrap().clone()
}

/// Returns the price of a result. For round trips, the inbound leg contains the price.
fn price(result: &Value) -> f64 {
    let leg = result["inboundLegs"].get(0).unwrap_or(&result["outboundLeg"]);
    leg["price"]["price"].as_f64().unwrap()
}

#[tokio::test]
async fn each_day_has_a_predicted_fare() {
    let calendar = post(&router(), CALENDAR, asked(json!({ "currencyCode": "EUR" }))).await.ok();
    assert_eq!(calendar["origin"]["placeType"], "airport");
    assert_eq!(calendar["destination"]["name"], "London Heathrow Airport");
    let results = calendar["results"].as_array().unwrap();
    assert_eq!((results.len(), &results[0]["aggregationKey"]), (31, &"2027-03-01".into()));
    for result in results {
        let leg = &result["outboundLeg"];
        assert_eq!((&leg["origin"], &leg["destination"]), (&"BOS".into(), &"LHR".into()));
        assert_eq!((&leg["departureDate"], &result["predicted"]), (&result["aggregationKey"], &true.into()));
        assert!(price(result) > 50.0 && leg["noStops"].is_null() && result["inboundLegs"].is_null());
        assert_eq!(
            (&leg["price"]["currency"], &leg["timestamp"]),
            (&"EUR".into(), &"2027-01-10T12:00:00Z".into())
        );
    }
    let boston = json!({ "iataCode": "BOS", "name": "Logan International Airport", "cityName": "Boston", "countryName": "United States" });
    assert_eq!(calendar["airports"][0], boston);
    let known = post(&router(), CALENDAR, asked(json!({ "excludePredictions": true }))).await.ok();
    assert_eq!(known["results"], json!([]));
}

#[tokio::test]
async fn a_search_replaces_the_prediction_of_its_day() {
    let router = router();
    let search = post(&router, POLL, start(&[leg("BOS", "LHR", "2027-03-14")])).await.ok();
    assert_eq!(search["status"], "complete");
    for more in [json!({}), json!({ "excludePredictions": true })] {
        let results = results(&router, more).await;
        let found: Vec<_> = results.iter().filter(|result| result["predicted"] == false).collect();
        assert_eq!((found.len(), &found[0]["aggregationKey"]), (1, &"2027-03-14".into()));
        assert!(found[0]["outboundLeg"]["noStops"].is_boolean());
        let options = search["results"][0]["bookingOptions"].as_array().unwrap();
        let prices = options.iter().map(|option| option["displayPrice"]["price"].as_f64().unwrap());
        assert_eq!(price(found[0]), prices.fold(f64::MAX, f64::min));
    }
}

#[tokio::test]
async fn months_and_round_trips_have_the_lowest_fare() {
    let (router, round) = (router(), json!({ "dateTo": "2027-04", "roundTrip": true }));
    let days = results(&router, round.clone()).await;
    let mut by_month = round;
    by_month["aggregationType"] = "month".into();
    let months = results(&router, by_month).await;
    assert_eq!((days.len(), months.len()), (61, 2));
    for month in months {
        let [back] = &month["inboundLegs"].as_array().unwrap()[..] else { panic!("{month}") };
        assert_eq!((&back["origin"], &back["destination"]), (&"LHR".into(), &"BOS".into()));
        assert!(back["departureDate"].as_str() > month["outboundLeg"]["departureDate"].as_str());
        assert!(month["outboundLeg"]["price"].is_null());
        let key = month["aggregationKey"].as_str().unwrap();
        let days = days.iter().filter(|day| day["aggregationKey"].as_str().unwrap().starts_with(key));
        assert_eq!(price(&month), days.map(price).fold(f64::MAX, f64::min));
    }
}

#[tokio::test]
async fn a_metro_area_has_the_fares_of_its_airports() {
    let london = asked(json!({ "destination": { "iataCode": "LON" } }));
    let calendar = post(&router(), CALENDAR, london).await.ok();
    assert_eq!(
        (&calendar["destination"]["placeType"], &calendar["destination"]["placeId"]),
        (&"city".into(), &2643743.into())
    );
    let airports = calendar["airports"].as_array().unwrap();
    for result in calendar["results"].as_array().unwrap() {
        let code = &result["outboundLeg"]["destination"];
        assert!(code != "LON" && airports.iter().any(|airport| airport["iataCode"] == *code), "{result}");
    }
}

#[tokio::test]
async fn the_current_month_has_the_days_that_are_left() {
    let results = results(&router(), json!({ "dateFrom": "2027-01", "dateTo": "2027-01" })).await;
    assert_eq!((results.len(), &results[0]["aggregationKey"]), (22, &"2027-01-10".into()));
}

#[tokio::test]
async fn days_are_accepted_unless_the_service_is_strict() {
    let days = json!({ "dateFrom": "2027-03-14", "dateTo": "2027-04-02" });
    let found = results(&router(), days.clone()).await;
    assert_eq!((found.len(), &found[0]["aggregationKey"]), (20, &"2027-03-14".into()));
    let strict = builder().strict().build().router();
    let faults = post(&strict, CALENDAR, asked(days)).await.faults();
    let allowed = ["dateFrom: found 2027-03-14", "dateTo: found 2027-04-02"]
        .map(|it| format!("/{it}, allowed a month in the format yyyy-mm"));
    assert_eq!(faults.iter().map(|(_, text)| text.clone()).collect::<Vec<_>>(), allowed);
    assert_eq!(results(&strict, json!({})).await.len(), 31);
}

#[tokio::test]
async fn invalid_requests_are_rejected() {
    for (more, message) in [
        (json!({ "origin": {} }), "/origin"),
        (json!({ "origin": { "iataCode": "QQQ" } }), "/origin/iataCode: found \"QQQ\", allowed the code of"),
        (json!({ "destination": { "placeId": 1 } }), "/destination/placeId: found 1, allowed"),
        (json!({ "destination": { "iataCode": "BOS" } }), "/destination: found the same airports"),
        (json!({ "dateTo": "2027-05" }), "/dateTo: found 3 months, allowed at most 2 months"),
        (
            json!({ "dateTo": "2028-03", "aggregationType": "month" }),
            "/dateTo: found 13 months, allowed at most 12 months",
        ),
        (
            json!({ "dateFrom": "2027-03-01", "dateTo": "2028-03-01" }),
            "/dateTo: found 367 days, allowed at most 366 days",
        ),
        (
            json!({ "dateFrom": "2026-12" }),
            "/dateFrom: found 2026-12, allowed a month or day that is not past",
        ),
        (
            json!({ "dateFrom": "2027-13" }),
            "/dateFrom: found \"2027-13\", allowed a month in the format yyyy-mm",
        ),
        (json!({ "dateTo": "2027-02" }), "/dateTo: found 2027-02, allowed at least dateFrom, 2027-03"),
        (json!({ "currencyCode": "XXX" }), "/currencyCode: found \"XXX\""),
    ] {
        let body = asked(more);
        let faults = post(&router(), CALENDAR, &body).await.faults();
        assert!(faults.iter().any(|(_, text)| text.contains(message)), "{body}: {faults:?}");
    }
}
