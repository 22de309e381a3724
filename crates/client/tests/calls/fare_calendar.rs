//! Requests for the lowest known fares, over a scripted transport in paused time.

use wayfare_models::flights::{FareAggregation, FareCalendar, FareCalendarRequest, FarePlace};

use wayfare_client::testing::Reply;
use wayfare_client::{Answer, Error};

use crate::support::Fake;

fn place(code: &str) -> FarePlace {
    FarePlace::default().with_iata_code(code.parse::<wayfare_models::common::AirportCode>().unwrap())
}

fn request(from: &str, to: &str) -> FareCalendarRequest {
    FareCalendarRequest::new(place("BOS"), place("LON"), from.parse().unwrap(), to.parse().unwrap())
}

async fn ask(fake: &Fake, request: &FareCalendarRequest) -> Result<Answer<FareCalendar>, Error> {
    fake.session().flights().calendar(request).await
}

#[tokio::test(start_paused = true)]
async fn a_route_and_its_days_are_sent_and_fares_come_back() {
    let fake = Fake::new([Reply::ok(
        r#"{"currencyCode": "EUR", "fares": [
            {"departureDate": "2027-03-14", "returnDate": "2027-03-21", "price": {"price": 250.5}, "isPrediction": false},
            {"departureDate": "2027-04-02", "price": {"price": 199}}]}"#,
    )]);
    let mut asked = request("2027-03-01", "2027-04-30").with_aggregation_type(FareAggregation::Month);
    asked = asked.with_round_trip(true).with_no_stops(true).with_exclude_predictions(false);
    let answer = ask(&fake, &asked).await.unwrap();
    assert_eq!(fake.method(0), "POST");
    assert!(fake.uri(0).contains("/i/api/affiliate/priceInsights/flights/v1/calendar?"), "{}", fake.uri(0));
    let body: serde_json::Value = serde_json::from_str(&fake.body(0)).unwrap();
    let sent = serde_json::json!({
        "origin": { "iataCode": "BOS" }, "destination": { "iataCode": "LON" },
        "dateFrom": "2027-03-01", "dateTo": "2027-04-30", "aggregationType": "month",
        "roundTrip": true, "noStops": true, "excludePredictions": false,
    });
    assert_eq!(body, sent);
    let fares = &answer.value.fares;
    assert_eq!(answer.value.currency_code.as_ref().map(AsRef::as_ref), Some("EUR"));
    let fares_read: Vec<_> = fares
        .iter()
        .map(|fare| (fare.departure_date.to_string(), fare.price.price.get(), fare.is_prediction))
        .collect();
    let [known, other] = [("2027-03-14", 250.5, Some(false)), ("2027-04-02", 199.0, None)];
    assert_eq!(fares_read, [known, other].map(|(day, price, is)| (day.to_owned(), price, is)));
    assert_eq!(fares[0].return_date, Some("2027-03-21".parse().unwrap()));
}

#[tokio::test(start_paused = true)]
async fn an_unreadable_fare_is_skipped() {
    let fake = Fake::new([Reply::ok(
        r#"{"fares": [{"departureDate": "2027-03-14"}, 7, {"departureDate": "2027-03-15", "price": {"price": 9}}]}"#,
    )]);
    let answer = ask(&fake, &request("2027-03-01", "2027-03-31")).await.unwrap();
    assert_eq!((answer.value.fares.len(), answer.notes.skipped()), (1, 2));
}

#[tokio::test(start_paused = true)]
async fn an_invalid_request_is_not_sent() {
    let mut nowhere = request("2027-03-01", "2027-03-31");
    nowhere.origin = FarePlace::default();
    for (request, at) in [(nowhere, "/origin/placeId"), (request("2027-03-02", "2027-03-01"), "/dateTo")] {
        let fake = Fake::new([]);
        let error = ask(&fake, &request).await.unwrap_err();
        assert_eq!(fake.sent(), 0);
        let places: Vec<_> = error.violations().iter().map(|it| it.at().to_string()).collect();
        assert_eq!(places, [at], "{error}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_idempotent_call_is_retried() {
    let fake = Fake::new([Reply::new(503, ""), Reply::ok(r#"{"fares": []}"#)]);
    assert!(ask(&fake, &request("2027-03-01", "2027-03-31")).await.unwrap().value.fares.is_empty());
    assert_eq!(fake.sent(), 2);
}

#[tokio::test(start_paused = true)]
async fn fares_in_another_currency_have_a_remark() {
    let fares = r#"{"currencyCode": "EUR", "fares": []}"#;
    let mut asked = request("2027-03-01", "2027-04-30");
    for (currency, remarks) in [("EUR", 0), ("USD", 1)] {
        asked.currency_code = Some(currency.parse().unwrap());
        let answer = ask(&Fake::new([Reply::ok(fares)]), &asked).await.unwrap();
        assert_eq!(answer.remarks.len(), remarks, "{:?}", answer.remarks);
    }
}
