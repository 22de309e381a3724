//! Joins over a response in the format of live services, and over broken responses.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use std::time::Duration;

use wayfare_models::common::ResultId;
use wayfare_models::decode;
use wayfare_models::flights::{FlightSearchResponse, SegmentCabinCode, SegmentId};
use wayfare_models::itinerary::{DanglingFlightReference, Itinerary};

/// A round trip with a stop on the outbound leg, sold by two providers.
const ROUND_TRIP: &str = r#"{
    "searchId": "9f2", "cluster": "4", "status": "complete", "totalCount": 2,
    "currency": "EUR", "priceMode": "perPerson", "passengers": {"adults": 2, "children": 1},
    "results": [
        {"id": "r0", "legs": [], "bookingOptions": []},
        {"id": "r1", "legs": [{"id": "out"}, {"id": "back"}], "bookingOptions": [
            {"type": "regular", "providerCode": "AF", "bookingUrl": "https://af.example/1",
             "displayPrice": {"price": 500, "displayPrice": "500 EUR"},
             "segmentFares": [
                {"segmentId": "s1", "cabin": {"code": "economy"}},
                {"segmentId": "s2", "cabin": {"code": "economy"}},
                {"segmentId": "s3", "cabin": {"code": "economy"}}],
             "fees": {"nonRefundableDisclosure": "This fare is not refunded."},
             "fareFamilies": [
                {"id": "f1", "displayName": "Light", "legIndices": [0]},
                {"id": "f2", "displayName": "Flex", "legIndices": [0, 1]},
                {"id": "f3", "displayName": "Nowhere"}]},
            {"type": "split", "providerCode": "OTA", "bookingUrl": "http://ota.example/2",
             "displayPrice": {"price": 410.5, "displayPrice": "410,50 EUR"},
             "segmentFares": [
                {"segmentId": "s1", "cabin": {"code": "economy"}},
                {"segmentId": "s2", "cabin": {"code": "business"}, "isSelfTransfer": true},
                {"segmentId": "s3", "cabin": {"code": "economy"}}]},
            {"providerCode": "OTA", "bookingUrl": "https://ota.example/3",
             "displayPrice": {"price": 410.5, "displayPrice": "410,50 EUR"},
             "segmentFares": [
                {"segmentId": "s1", "cabin": {"code": "mixed"}},
                {"segmentId": "s2", "cabin": {"code": "mixed"}},
                {"segmentId": "s3", "cabin": {"code": "mixed"}}]},
            {"bookingUrl": "https://x.example/4", "displayPrice": {"price": -1, "displayPrice": ""}},
            {"bookingUrl": "https://x.example/5"},
            {"bookingUrl": "javascript:alert(1)", "displayPrice": {"price": 1, "displayPrice": "1"}},
            {"bookingUrl": "", "displayPrice": {"price": 2, "displayPrice": "2"}},
            {"displayPrice": {"price": 3, "displayPrice": "3"}}
        ]}
    ],
    "legs": {
        "out": {"duration": 645, "departureTime": "2027-03-14T19:10:00", "arrivalTime": "2027-03-15T11:55:00",
                "segments": [{"id": "s1", "layover": {"duration": 165}}, {"id": "s2", "departureDayMismatch": true}]},
        "back": {"duration": 480, "segments": [{"id": "s3", "departureDayMismatch": false}]}
    },
    "segments": {
        "s1": {"airline": "AF", "flightNumber": "333", "origin": "BOS", "destination": "CDG", "duration": 400,
               "departureTime": "2027-03-14T19:10:00", "arrivalTime": "2027-03-15T06:50:00", "type": "flight"},
        "s2": {"airline": "AF", "flightNumber": "", "origin": "CDG", "destination": "LHR", "duration": 80,
               "operationalDisplay": "Operated by British Airways", "operationalIATA": "BA"},
        "s3": {"airline": "BA", "flightNumber": "213", "origin": "LHR", "destination": "BOS",
               "departureTime": "2027-03-21T11:20:00", "arrivalTime": "2027-03-21T14:20:00"}
    },
    "airlines": {"AF": {"displayName": "Air France"}, "BA": {"displayName": "British Airways"}},
    "airports": {"BOS": {"displayName": "Logan"}, "CDG": {"displayName": "De Gaulle"}, "LHR": {"displayName": "Heathrow"}},
    "providers": {"AF": {"displayName": "Air France"}, "OTA": {"displayName": "Some Agency"}}
}"#;

fn response(json: &str) -> FlightSearchResponse {
    let decoded = decode::<FlightSearchResponse>(json.as_bytes()).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    decoded.value
}

fn trip(response: &FlightSearchResponse) -> Itinerary<'_> {
    response.itinerary(&ResultId::from("r1")).unwrap()
}

#[test]
fn a_result_resolves_to_legs_and_segments() {
    let response = response(ROUND_TRIP);
    assert_eq!(response.itineraries().len(), 2);
    assert!(response.itinerary(&ResultId::from("r9")).is_none());
    let trip = trip(&response);
    assert_eq!((trip.id().as_str(), trip.result().legs.len()), ("r1", 2));

    let [out, back] = <[_; 2]>::try_from(trip.legs().collect::<Vec<_>>()).unwrap();
    assert_eq!((out.id().as_str(), out.index(), out.stops()), ("out", 0, Some(1)));
    assert_eq!((back.reference().id.as_str(), back.index(), back.stops()), ("back", 1, Some(0)));
    assert_eq!((out.origin_code(), out.destination_code()), (Some("BOS"), Some("LHR")));
    assert_eq!(out.origin().unwrap().display_name.as_deref(), Some("Logan"));
    assert_eq!(out.destination().unwrap().display_name.as_deref(), Some("Heathrow"));
    assert_eq!(out.detail().unwrap().segments.len(), 2);

    let [first, second] = <[_; 2]>::try_from(out.segments().collect::<Vec<_>>()).unwrap();
    assert_eq!(first.airline().unwrap().display_name.as_deref(), Some("Air France"));
    assert_eq!(first.origin().unwrap().display_name.as_deref(), Some("Logan"));
    assert_eq!(first.destination().unwrap().display_name.as_deref(), Some("De Gaulle"));
    assert_eq!((first.airline_code(), first.flight_designator()), (Some("AF"), Some("AF333".into())));
    assert_eq!(second.flight_designator(), None);
    assert_eq!((first.departs_on_another_day(), second.departs_on_another_day()), (false, true));
    assert!(!back.segments().next().unwrap().departs_on_another_day());
    assert_eq!((first.layover(), second.layover()), (Some(Duration::from_secs(165 * 60)), None));
    assert_eq!((first.operator(), first.operating_airline_code()), (None, None));
    assert_eq!(second.operator(), Some("Operated by British Airways"));
    assert_eq!(second.operating_airline_code(), Some("BA"));
    assert_eq!(second.duration(), Some(Duration::from_secs(80 * 60)));
    assert_eq!(second.reference().id, *second.id());
    let ids: Vec<_> = trip.segments().map(|segment| segment.id().as_str()).collect();
    assert_eq!(ids, ["s1", "s2", "s3"]);
}

#[test]
fn mandatory_disclosures_are_available() {
    let response = response(ROUND_TRIP);
    let [one, other] = <[_; 2]>::try_from(trip(&response).options().take(2).collect::<Vec<_>>()).unwrap();
    assert_eq!(one.non_refundable_disclosure(), Some("This fare is not refunded."));
    assert_eq!(other.non_refundable_disclosure(), None);
    assert_eq!((one.has_self_transfer(), other.has_self_transfer()), (false, true));
}

#[test]
fn an_itinerary_has_times_and_a_duration() {
    let response = response(ROUND_TRIP);
    let trip = trip(&response);
    assert_eq!(trip.departure().unwrap().to_string(), "2027-03-14T19:10:00");
    // The return leg has no times of its own.
    assert_eq!(trip.arrival().unwrap().to_string(), "2027-03-21T14:20:00");
    assert_eq!(trip.duration(), Some(Duration::from_secs((645 + 480) * 60)));
}

#[test]
fn the_cheapest_option_has_a_price_and_a_safe_link() {
    let response = response(ROUND_TRIP);
    let trip = trip(&response);
    assert_eq!(trip.options().len(), 8);
    let cheapest = trip.cheapest().unwrap();
    assert_eq!(
        cheapest.booking_url(),
        Some("http://ota.example/2"),
        "expected the first of the equally cheap options"
    );
    assert_eq!(cheapest.provider().unwrap().display_name.as_deref(), Some("Some Agency"));
    assert_eq!((cheapest.provider_code(), cheapest.is_split()), (Some("OTA"), true));
    assert_eq!(cheapest.itinerary().id(), trip.id());
    let price = cheapest.price().unwrap();
    assert_eq!(price.to_string(), "410,50 EUR");
    let party = response.passengers.as_ref().unwrap();
    assert_eq!(price.total(party).unwrap().amount().to_string(), "1231.5");

    let cabins: Vec<_> = trip.options().map(|option| option.cabin().cloned()).collect();
    let (economy, mixed) = (Some(SegmentCabinCode::Economy), Some(SegmentCabinCode::Mixed));
    assert_eq!(cabins[..4], [economy, mixed.clone(), mixed, None]);

    let usable: Vec<_> = trip.options().map(|o| (o.price().is_some(), o.booking_url().is_some())).collect();
    assert_eq!(usable[3..], [(false, true), (false, true), (true, false), (true, false), (true, false)]);
}

#[test]
fn fares_are_joined_with_segments_and_legs() {
    let response = response(ROUND_TRIP);
    let trip = trip(&response);
    let option = trip.options().next().unwrap();
    let fares: Vec<_> = option.segment_fares().map(|fare| fare.segment.unwrap().id().as_str()).collect();
    assert_eq!(fares, ["s1", "s2", "s3"]);
    let second = trip.segments().nth(1).unwrap();
    assert_eq!(option.fare_on(second).unwrap().segment_id, Some(SegmentId::from("s2")));

    let families = |leg: usize| {
        let families = option.fare_families_of(trip.legs().nth(leg).unwrap());
        families.filter_map(|family| family.display_name.as_deref()).collect::<Vec<_>>()
    };
    assert_eq!(families(0), ["Light", "Flex"]);
    assert_eq!(families(1), ["Flex"]);
    assert!(trip.is_complete());
    assert_eq!(trip.dangling(), []);
}

#[test]
fn an_empty_result_has_no_parts() {
    let response = response(ROUND_TRIP);
    let empty = response.itineraries().next().unwrap();
    assert_eq!((empty.departure(), empty.arrival(), empty.duration()), (None, None, None));
    assert!(empty.cheapest().is_none());
    assert_eq!((empty.legs().len(), empty.segments().count(), empty.options().len()), (0, 0, 0));
    assert!(empty.is_complete());
}

#[test]
fn dangling_references_are_reported_and_harmless() {
    let response = response(
        r#"{"searchId": "9f2", "status": "complete",
            "results": [{"id": "r1", "legs": [{"id": "l1"}, {"id": "gone"}, {"id": "l2"}], "bookingOptions": [
                {"providerCode": "XX", "segmentFares": [{"segmentId": "s9"}, {"segmentId": "s8"}, {}],
                 "fareFamilies": [{"id": "f", "legIndices": [-1, 2, 3, 9223372036854775807]}]},
                {"providerCode": "XX", "displayPrice": {"price": 7, "displayPrice": "7"},
                 "bookingUrl": "https://book.example"},
                {}]}],
            "legs": {"l1": {"segments": [{"id": "s1"}, {"id": "s9"}], "duration": -5}, "l2": {"duration": 60}},
            "segments": {"s1": {"airline": "ZZ", "origin": "BOS", "destination": "QQQ"}},
            "airports": {"BOS": {}}}"#,
    );
    let trip = trip(&response);
    assert!(!trip.is_complete());
    let dangling = trip.dangling();
    assert_eq!(
        dangling.iter().map(ToString::to_string).collect::<Vec<_>>(),
        [
            "no airline \"ZZ\"",
            "no airport \"QQQ\"",
            "no segment \"s9\"",
            "no leg \"gone\"",
            "no provider \"XX\"",
            "no segment \"s8\"",
            "no leg at index -1",
            "no leg at index 3",
            "no leg at index 9223372036854775807",
        ]
    );
    assert!(matches!(dangling[3], DanglingFlightReference::Leg(id) if id.as_str() == "gone"));

    let [first, gone, bare] = <[_; 3]>::try_from(trip.legs().collect::<Vec<_>>()).unwrap();
    assert_eq!((first.stops(), gone.stops(), bare.stops()), (Some(1), None, None));
    assert!(gone.detail().is_none() && gone.departure().is_none());
    assert_eq!((first.duration(), bare.duration()), (None, Some(Duration::from_secs(3600))));
    assert_eq!(trip.duration(), None);
    let [known, unknown] = <[_; 2]>::try_from(first.segments().collect::<Vec<_>>()).unwrap();
    assert_eq!((known.destination_code(), known.destination()), (Some("QQQ"), None));
    assert!(unknown.detail().is_none() && unknown.airline().is_none() && unknown.origin().is_none());
    assert_eq!((first.origin_code(), first.destination_code()), (Some("BOS"), None));

    let joined: Vec<_> =
        trip.options().next().unwrap().segment_fares().map(|f| f.segment.is_some()).collect();
    assert_eq!(joined, [true, false, false]);
    let cheapest = trip.cheapest().unwrap();
    assert!(cheapest.provider().is_none() && cheapest.cabin().is_none());
    assert_eq!((cheapest.provider_code(), cheapest.price().unwrap().to_string()), (Some("XX"), "7".into()));
}
