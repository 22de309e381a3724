//! Tests that validation lists all violations of a request.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use wayfare_models::autocomplete::AutocompleteQuery;
use wayfare_models::cars::{CarPickup, CarSearchPlace, CarSearchRequest, CarSearchStart};
use wayfare_models::common::SearchId;
use wayfare_models::flights::{
    Cabin, FlightLocation, FlightResultParameters, FlightSearchLeg, FlightSearchRequest, FlightSearchStart,
};
use wayfare_models::party::Party;
use wayfare_models::rental::Moment;
use wayfare_models::{LocalDateTime, Validate, decode, limits};

fn airports(count: usize) -> FlightLocation {
    FlightLocation::Airports { airports: vec!["BOS".parse().unwrap(); count] }
}

fn leg(origins: usize, destinations: usize) -> FlightSearchLeg {
    FlightSearchLeg::new(airports(origins), airports(destinations), "2027-03-14".parse().unwrap())
}

fn search(travellers: u8, legs: Vec<FlightSearchLeg>) -> FlightSearchRequest {
    FlightSearchStart::new(Cabin::Economy, Party::adults(travellers).into(), legs).into()
}

/// Returns the message of each violation. The list is empty for a valid request.
fn violations(request: &impl Validate) -> Vec<String> {
    request.validate().err().into_iter().flatten().map(|violation| violation.to_string()).collect()
}

#[test]
fn counts_are_checked_against_both_limits() {
    let cases = [
        (
            search(0, vec![leg(1, 1)]),
            Some("/searchStartParameters/passengers: found no items, allowed 1 to 9 items"),
        ),
        (search(1, vec![leg(1, 1)]), None),
        (search(9, vec![leg(1, 1)]), None),
        (
            search(10, vec![leg(1, 1)]),
            Some("/searchStartParameters/passengers: found 10 items, allowed 1 to 9 items"),
        ),
        (search(1, vec![]), Some("/searchStartParameters/legs: found no items, allowed 1 to 6 items")),
        (search(1, vec![leg(1, 1); 6]), None),
        (
            search(1, vec![leg(1, 1); 7]),
            Some("/searchStartParameters/legs: found 7 items, allowed 1 to 6 items"),
        ),
        (
            search(1, vec![leg(0, 1)]),
            Some("/searchStartParameters/legs/0/origin/airports: found no items, allowed 1 to 10 items"),
        ),
        (search(1, vec![leg(10, 10)]), None),
        (
            search(1, vec![leg(1, 1), leg(1, 11)]),
            Some("/searchStartParameters/legs/1/destination/airports: found 11 items, allowed 1 to 10 items"),
        ),
    ];
    for (request, violation) in cases {
        assert_eq!(violations(&request), Vec::from_iter(violation));
    }
    assert_eq!((limits::FLIGHT_PASSENGERS, limits::FLIGHT_LEGS, limits::FLIGHT_AIRPORTS), (9, 6, 10));
}

#[test]
fn numbers_are_checked_against_both_limits() {
    type Set = fn(FlightResultParameters, i64) -> FlightResultParameters;
    let cases: [(&str, Set, i64, i64); 3] = [
        ("pageNumber", FlightResultParameters::with_page_number, 0, 1_000_000),
        ("pageSize", FlightResultParameters::with_page_size, 1, 999),
        ("maxStops", FlightResultParameters::with_max_stops, 0, 10),
    ];
    for (name, set, min, max) in cases {
        let request = |value| {
            search(1, vec![leg(1, 1)]).with_result_parameters(set(FlightResultParameters::default(), value))
        };
        for good in [min, max] {
            assert_eq!(violations(&request(good)), [""; 0], "{name} {good}");
        }
        for bad in [min - 1, max + 1, i64::MIN, i64::MAX] {
            let violation =
                format!("/resultParameters/{name}: found {bad}, allowed an integer from {min} to {max}");
            assert_eq!(violations(&request(bad)), [violation]);
        }
    }
}

#[test]
fn a_poll_starts_or_continues_a_search() {
    let nothing = FlightSearchRequest::default();
    assert_eq!(violations(&nothing), ["/searchId: missing; expected searchId or searchStartParameters"]);
    assert_eq!(violations(&nothing.with_search_id(SearchId::from("9f2"))), [""; 0]);
}

#[test]
fn all_violations_are_found_at_once() {
    let request = search(0, vec![leg(0, 0), leg(1, 11)]).with_result_parameters(
        FlightResultParameters::default().with_page_size(0).with_max_stops(-1).with_page_number(-1),
    );
    let places: Vec<_> = request.validate().unwrap_err().iter().map(|at| at.at().to_string()).collect();
    assert_eq!(
        places,
        [
            "/searchStartParameters/passengers",
            "/searchStartParameters/legs/0/origin/airports",
            "/searchStartParameters/legs/0/destination/airports",
            "/searchStartParameters/legs/1/destination/airports",
            "/resultParameters/pageNumber",
            "/resultParameters/pageSize",
            "/resultParameters/maxStops",
        ]
    );
}

#[test]
fn the_length_of_a_search_term_is_checked() {
    let longest = limits::SEARCH_TERM_CHARS;
    for (term, violation) in [
        ("".to_owned(), Some("searchTerm: found no characters, allowed 1 to 200 characters")),
        ("é".to_owned(), None),
        ("東".repeat(longest), None),
        ("東".repeat(longest + 1), Some("searchTerm: found 201 characters, allowed 1 to 200 characters")),
    ] {
        assert_eq!(violations(&AutocompleteQuery::new(term)), Vec::from_iter(violation));
    }
}

#[test]
fn a_request_is_encoded_as_described() {
    let origin = FlightLocation::NearbyAirports { airport: "BOS".parse().unwrap() };
    let leg = FlightSearchLeg::new(origin, airports(1), "2027-03-14".parse().unwrap());
    let start = FlightSearchStart::new(Cabin::PremiumEconomy, Party::adults(1).children(1).into(), vec![leg]);
    let written = serde_json::to_string(&FlightSearchRequest::from(start)).unwrap();
    assert_eq!(
        written,
        concat!(
            r#"{"searchStartParameters":{"cabin":"premiumEconomy","passengers":["ADT","CHD"],"legs":[{"#,
            r#""origin":{"locationType":"nearbyAirports","airport":"BOS"},"#,
            r#""destination":{"locationType":"airports","airports":["BOS"]},"date":"2027-03-14"}]}}"#
        )
    );
    assert!(decode::<FlightSearchRequest>(written.as_bytes()).unwrap().notes.is_empty());
}

fn moment(text: &str) -> Moment {
    text.parse::<LocalDateTime>().unwrap().try_into().unwrap()
}

fn lisbon() -> CarSearchStart {
    let airport = CarSearchPlace::at_airport("LIS".parse().unwrap());
    CarSearchStart::between(airport, moment("2027-03-14T10:00:00"), moment("2027-03-17T09:30:00"))
}

#[test]
fn a_car_search_starts_without_an_id_and_is_polled_with_only_the_id() {
    let start = CarSearchRequest::from(lisbon().returned_to(CarSearchPlace::in_city("Porto")));
    assert_eq!(violations(&start), [""; 0]);
    let written = serde_json::to_string(&start).unwrap();
    assert_eq!(
        written,
        concat!(
            r#"{"searchId":null,"searchStartParameters":{"#,
            r#""pickup":{"date":"2027-03-14","hour":10,"minute":0,"location":{"type":"airport","value":"LIS"}},"#,
            r#""dropoff":{"date":"2027-03-17","hour":9,"minute":30,"location":{"type":"city","value":"Porto"}}}}"#
        )
    );
    assert!(decode::<CarSearchRequest>(written.as_bytes()).unwrap().notes.is_empty());

    let poll = CarSearchRequest::default().with_search_id(SearchId::from("9f2"));
    assert_eq!(serde_json::to_string(&poll).unwrap(), r#"{"searchId":"9f2"}"#);
    assert_eq!(violations(&poll), [""; 0]);
    assert_eq!(
        violations(&CarSearchRequest::default()),
        ["/searchId: missing; expected searchId or searchStartParameters"]
    );
}

#[test]
fn a_car_search_returns_its_rental_days() {
    assert_eq!(lisbon().days(), Some(3));
    let mut start = lisbon();
    start.dropoff.time.hour = Some(24);
    assert_eq!(start.days(), None);
    let backwards = CarSearchStart::between(
        CarSearchPlace::in_city("1"),
        moment("2027-03-17T10:00:00"),
        moment("2027-03-14T10:00:00"),
    );
    assert_eq!(backwards.days(), None);
    assert_eq!(violations(&backwards).len(), 1);
    // A missing time means midnight.
    let midnight = CarPickup::new("2027-03-14".parse().unwrap(), CarSearchPlace::in_city("1"));
    assert_eq!(midnight.time.moment(), Some(moment("2027-03-14T00:00:00")));
}

#[test]
fn the_length_of_car_places_is_checked() {
    let longest = limits::CAR_CITY_CHARS;
    for (place, is_good) in [
        (CarSearchPlace::in_city(""), false),
        (CarSearchPlace::in_city("é".repeat(longest)), true),
        (CarSearchPlace::in_city("é".repeat(longest + 1)), false),
        (CarSearchPlace::Airport { value: "LI".into() }, false),
        (CarSearchPlace::Airport { value: "LISB".into() }, false),
    ] {
        assert_eq!(violations(&place).is_empty(), is_good, "{place:?}");
    }
}
