//! Search responses without some required fields, over a scripted transport with a paused clock.

use wayfare_client::cars::CarsProtocol;
use wayfare_client::poll::{Ending, Search};
use wayfare_client::testing::Reply;
use wayfare_client::{ErrorKind, Remark};
use wayfare_models::common::CurrencyCode;
use wayfare_models::flights::{FlightPriceMode, FlightResultParameters, FlightSearchRequest};
use wayfare_models::hotels::{EntityKey, HotelEntityKey, HotelStay, MultipleHotelQuery, SingleHotelQuery};

use crate::support::{script, session_of};

const FIRST_PHASE: &str = r#"{"searchId": "s1", "cluster": "4", "status": "first-phase"}"#;
const SOME: &str = r#"{"status": "second-phase", "totalCount": 1, "results": [{"id": "r1"}]}"#;

#[tokio::test(start_paused = true)]
async fn only_a_final_response_needs_its_list() {
    let answers = [r#"{"searchId": "s1", "results": []}"#, SOME, r#"{"status": "complete"}"#];
    let fake = script(answers.map(Reply::ok));
    let mut request = wayfare_models::cars::CarSearchRequest::default();
    request.search_id = Some("s0".into());
    let mut search: Search<CarsProtocol> = session_of(&fake).cars().search(request);
    for count in [0, 1] {
        assert_eq!(search.next().await.unwrap().unwrap().count, count);
    }
    let error = search.next().await.unwrap().unwrap_err();
    assert_eq!((error.kind(), error.attempts()), (ErrorKind::Unexpected, 1));
    assert!(error.to_string().contains("it is final but lacks a required list"), "{error}");
    let outcome = search.into_outcome();
    assert_eq!((outcome.ending, outcome.is_complete()), (Ending::Failed, false));
    assert_eq!(outcome.last.unwrap().count, 1, "expected the results to be kept");
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
            session_of(&script([Reply::ok(body)])).hotels().search_single(query)
        };
        let multiple = |is_summary| {
            let query = MultipleHotelQuery::new(EntityKey::place(1).unwrap()).with_summary_only(is_summary);
            session_of(&script([Reply::ok(body)])).hotels().search_multiple(query)
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
        let fake = script([FIRST_PHASE.to_owned(), answer].map(Reply::ok));
        let outcome = session_of(&fake).flights().search(request).finish().await.unwrap();
        shown(&outcome.remarks)
    };
    assert!(of(r#", "currency": "EUR", "priceMode": "total""#).await.is_empty());
    assert_eq!(
        of(r#", "currency": "USD""#).await,
        ["currency is USD instead of EUR", "priceMode is missing (requested: total)"]
    );

    let fake = script([Reply::ok(r#"{"isComplete": true, "results": [], "currencyCode": "USD"}"#)]);
    let mut query = SingleHotelQuery::new(HotelEntityKey::new(1).unwrap());
    query.stay.currency_code = Some("EUR".parse().unwrap());
    let outcome = session_of(&fake).hotels().search_single(query).finish().await.unwrap();
    let Remark::OtherSetting { field, asked, found } = &outcome.remarks[0] else { unreachable!() };
    assert_eq!((*field, &**asked, found.as_deref()), ("currencyCode", "EUR", Some("USD")));
}
