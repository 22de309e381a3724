//! Search responses without some required fields, over a scripted transport with a paused clock.

use wayfare_client::cars::CarsProtocol;
use wayfare_client::flights::FlightsProtocol;
use wayfare_client::poll::{Ending, Search};
use wayfare_client::testing::Reply;
use wayfare_client::verdict::{Lack, Verdict};
use wayfare_client::{ErrorKind, Remark};
use wayfare_models::common::CurrencyCode;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSearchRequest};
use wayfare_models::hotels::{EntityKey, HotelEntityKey, HotelStay, MultipleHotelQuery, SingleHotelQuery};

use crate::support::Fake;

const FIRST_PHASE: &str = r#"{"searchId": "s1", "cluster": "4", "status": "first-phase"}"#;
const SOME: &str = r#"{"status": "second-phase", "totalCount": 1, "results": [{"id": "r1"}]}"#;
const ALL: &str = r#"{"status": "complete", "results": [{"id": "r1"}, {"id": "r2"}]}"#;
const NONE: &str = r#"{"status": "complete", "totalCount": 0, "results": []}"#;

fn flights(answers: impl IntoIterator<Item = impl Into<String>>) -> (Fake, Search<FlightsProtocol>) {
    let fake = Fake::new(answers.into_iter().map(|body| Reply::ok(body.into())));
    let mut request = FlightSearchRequest::default();
    request.search_id = Some("s0".into());
    let search = fake.session().flights().search(request);
    (fake, search)
}

#[tokio::test(start_paused = true)]
async fn a_later_response_without_an_id_keeps_the_known_id() {
    let (fake, search) = flights([FIRST_PHASE, SOME, r#"{"totalCount": 1, "results": [{"id": "r1"}]}"#, ALL]);
    let outcome = search.finish().await.unwrap();
    assert_eq!((outcome.is_complete(), outcome.response().unwrap().results.len()), (true, 2));
    assert!((1..4).all(|poll| fake.body(poll).contains(r#""searchId":"s1""#)), "{}", fake.body(3));
}

#[tokio::test(start_paused = true)]
async fn a_first_response_without_an_id_loses_no_results() {
    let (_, search) = flights([ALL]);
    assert!(search.finish().await.unwrap().is_complete());
    let (_, mut search) = flights([SOME]);
    assert_eq!(search.next().await.unwrap().unwrap().count, 1);
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!(
        error.to_string(),
        "flights.poll: unexpected response: it has no \"searchId\", which is required to poll the search"
    );
    assert_eq!(search.last().unwrap().count, 1);
}

#[tokio::test(start_paused = true)]
async fn a_response_without_a_status_is_not_final() {
    let (fake, search) = flights([r#"{"searchId": "s1", "results": []}"#, FIRST_PHASE, NONE]);
    let outcome = search.finish().await.unwrap();
    assert_eq!((outcome.is_complete(), outcome.response().unwrap().results.len(), fake.sent()), (true, 0, 3));
    assert!(outcome.last.unwrap().notes.iter().all(|note| note.at.pointer() == "/searchId"));
}

#[tokio::test(start_paused = true)]
async fn a_final_response_without_results_is_an_error() {
    for (last, reason) in [
        (r#"{"status": "complete", "totalCount": 3}"#, "missing; expected an array"),
        (r#"{"status": "complete", "results": null}"#, "found null, expected an array"),
        (r#"{"status": "complete", "results": {"r1": {}}}"#, "found an object, expected an array"),
    ] {
        let (_, mut search) = flights([FIRST_PHASE, SOME, last]);
        // Before the final phase, the results may still be missing.
        assert!(search.next().await.unwrap().unwrap().notes.is_empty());
        search.next().await.unwrap().unwrap();
        let error = search.next().await.unwrap().unwrap_err();
        assert_eq!((error.kind(), error.attempts()), (ErrorKind::Unexpected, 1));
        assert_eq!(error.status(), Some(wayfare_client::StatusCode::OK));
        let message = error.to_string();
        let lost =
            "flights.poll: unexpected response (status 200): it is final but lacks a required list: results";
        assert!(message.starts_with(lost) && message.contains(reason), "{message}");
        let outcome = search.into_outcome();
        assert_eq!((outcome.ending, outcome.is_complete()), (Ending::Failed, false));
        assert_eq!(outcome.last.unwrap().count, 1, "expected the results to be kept");
    }
}

#[tokio::test(start_paused = true)]
async fn unreadable_results_and_errors_alongside_results_may_hide_results() {
    let errors = r#"{"status": "complete", "results": [], "errors": [{"code": "NO_PROVIDERS"}]}"#;
    let (_, search) = flights([FIRST_PHASE, errors]);
    assert!(search.finish().await.unwrap_err().api_error().unwrap().has_code("NO_PROVIDERS"));
    for (last, lack) in [
        (r#"{"status": "complete", "results": [7, null]}"#, Lack::Unreadable { unreadable: 2, all: 2 }),
        (&errors.replace("[]", r#"[{"id": "r"}]"#), Lack::Errors { errors: 1 }),
        (r#"{"status": "complete", "totalCount": 9, "results": []}"#, Lack::Few { found: 0, expected: 9 }),
    ] {
        let (_, search) = flights([FIRST_PHASE, last]);
        let outcome = search.finish().await.unwrap();
        assert_eq!((outcome.ending, outcome.is_complete()), (Ending::Complete, false));
        assert_eq!(outcome.verdict, Verdict::MayLack(vec![lack]));
    }
}

#[tokio::test(start_paused = true)]
async fn car_searches_are_equally_tolerant() {
    let answers = [r#"{"searchId": "s1", "results": []}"#, SOME, r#"{"status": "complete"}"#];
    let fake = Fake::new(answers.map(Reply::ok));
    let mut request = wayfare_models::cars::CarSearchRequest::default();
    request.search_id = Some("s0".into());
    let mut search: Search<CarsProtocol> = fake.session().cars().search(request);
    for count in [0, 1] {
        assert_eq!(search.next().await.unwrap().unwrap().count, count);
    }
    let error = search.next().await.unwrap().unwrap_err();
    assert!(error.to_string().contains("it is final but lacks a required list"), "{error}");
}

#[tokio::test(start_paused = true)]
async fn a_hotel_response_without_a_list_is_an_error() {
    let lost = "it is final but lacks a required list: results: missing; expected an array";
    let stay = HotelStay::of_nights("2027-03-14".parse().unwrap(), 2).unwrap();
    for (body, is_lost) in [
        (r#"{"isComplete": true, "totalFilteredResults": 0}"#, true),
        (r#"{"isComplete": true, "results": null}"#, true),
        ("\u{feff}{\"isComplete\": true, \"results\": []}", false),
    ] {
        let single = |stay: HotelStay| {
            let query = SingleHotelQuery::new("khotel:1".parse::<HotelEntityKey>().unwrap()).with_stay(stay);
            Fake::new([Reply::ok(body)]).session().hotels().search_single(query)
        };
        let multiple = |is_summary| {
            let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap()).with_summary_only(is_summary);
            Fake::new([Reply::ok(body)]).session().hotels().search_multiple(query)
        };
        let dated = stay.clone().with_rooms("2".parse().unwrap());
        for error in [single(dated).finish().await.err(), multiple(false).finish().await.err()] {
            assert_eq!(error.is_some(), is_lost, "{body}");
            assert!(error.is_none_or(|error| error.to_string().contains(lost)), "{body}");
        }
        // According to the API description, neither response has a list.
        assert!(single(HotelStay::default()).finish().await.unwrap().is_complete());
        assert!(multiple(true).finish().await.unwrap().is_complete());
    }
}

#[tokio::test(start_paused = true)]
async fn another_currency_or_price_mode_than_requested_is_a_remark() {
    let shown = |remarks: &[Remark]| remarks.iter().map(Remark::to_string).collect::<Vec<_>>();
    let parameters = FlightResultParameters::default()
        .with_currency("EUR".parse::<CurrencyCode>().unwrap())
        .with_price_mode(FlightPriceMode::Total);
    let of = async |terms: &str| {
        let answer =
            format!(r#"{{"searchId": "s", "status": "complete", "results": [{{"id": "r"}}]{terms}}}"#);
        let mut request = FlightSearchRequest::default().with_result_parameters(parameters.clone());
        request.search_id = Some("s0".into());
        let fake = Fake::new([FIRST_PHASE.to_owned(), answer].map(Reply::ok));
        let outcome = fake.session().flights().search(request).finish().await.unwrap();
        shown(&outcome.remarks)
    };
    assert!(of(r#", "currency": "EUR", "priceMode": "total""#).await.is_empty());
    assert_eq!(
        of(r#", "currency": "USD""#).await,
        ["currency is USD instead of EUR", "priceMode is missing (requested: total)"]
    );

    let fake = Fake::new([Reply::ok(r#"{"isComplete": true, "results": [], "currencyCode": "USD"}"#)]);
    let mut query = SingleHotelQuery::new(HotelEntityKey::new(1).unwrap());
    query.stay.currency_code = Some("EUR".parse().unwrap());
    let outcome = fake.session().hotels().search_single(query).finish().await.unwrap();
    let Remark::OtherSetting { field, asked, found } = &outcome.remarks[0] else { unreachable!() };
    assert_eq!((*field, &**asked, found.as_deref()), ("currencyCode", "EUR", Some("USD")));
}
