//! Requests for the lowest known fares, over a scripted transport with a paused clock.

use wayfare_models::flights::{CalendarFare, FareAggregation, FareCalendar, FareCalendarRequest, FarePlace};

use wayfare_client::testing::{Reply, Script};
use wayfare_client::{Answer, Error};

use crate::support::{script, session_of};

fn place(code: &str) -> FarePlace {
    FarePlace::default().with_iata_code(code.parse::<wayfare_models::common::AirportCode>().unwrap())
}

fn request(from: &str, to: &str) -> FareCalendarRequest {
    FareCalendarRequest::new(place("BOS"), place("LON"), from.parse().unwrap(), to.parse().unwrap())
}

async fn ask(fake: &Script, request: &FareCalendarRequest) -> Result<Answer<FareCalendar>, Error> {
    session_of(fake).flights().calendar(request).await
}

#[tokio::test(start_paused = true)]
async fn a_route_and_its_months_are_sent_and_fares_are_returned() {
    let fake = script([Reply::ok(
        r#"{"origin": {"placeId": 4930956, "placeType": "city", "name": "Boston"}, "results": [
            {"aggregationKey": "2027-03", "predicted": false,
             "outboundLeg": {"origin": "BOS", "destination": "LHR", "departureDate": "2027-03-14", "noStops": true},
             "inboundLegs": [{"departureDate": "2027-03-21", "price": {"price": 250.5, "currency": "EUR"}}]},
            {"aggregationKey": "2027-04", "predicted": true,
             "outboundLeg": {"departureDate": "2027-04-02", "price": {"price": 199, "currency": "EUR"}}}]}"#,
    )]);
    let mut asked = request("2027-03", "2027-04").with_aggregation_type(FareAggregation::Month);
    asked = asked.with_round_trip(true).with_no_stops(true).with_exclude_predictions(false);
    let answer = ask(&fake, &asked).await.unwrap();
    assert_eq!(fake.requests()[0].method(), "POST");
    assert!(fake.uri(0).contains("/i/api/affiliate/priceInsights/flights/v1/calendar?"), "{}", fake.uri(0));
    let body: serde_json::Value = serde_json::from_str(&fake.body(0)).unwrap();
    let sent = serde_json::json!({
        "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LON" },
        "dateFrom": "2027-03", "dateTo": "2027-04", "aggregationType": "month",
        "roundTrip": true, "noStops": true, "excludePredictions": false,
    });
    assert_eq!(body, sent);
    let fares = answer.value.results.iter().filter_map(CalendarFare::fare);
    let fares: Vec<_> = fares
        .map(|fare| {
            (fare.departure.to_string(), fare.back.map(|day| day.to_string()), fare.price.price.get())
        })
        .collect();
    let back = Some("2027-03-21".to_owned());
    assert_eq!(fares, [("2027-03-14".to_owned(), back, 250.5), ("2027-04-02".to_owned(), None, 199.0)]);
}

#[tokio::test(start_paused = true)]
async fn an_invalid_request_is_not_sent() {
    let mut nowhere = request("2027-03", "2027-03");
    nowhere.origin = FarePlace::default();
    let fake = script([]);
    let error = ask(&fake, &nowhere).await.unwrap_err();
    let places: Vec<_> = error.violations().iter().map(|it| it.at().to_string()).collect();
    assert_eq!((fake.sent(), places), (0, vec!["/origin/placeId".to_owned()]), "{error}");
}
