//! Joins over a car response in the format of live services, and over broken responses.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use wayfare_models::cars::{AgencyType, CarFeeCode, CarPaymentType, CarSearchResponse};
use wayfare_models::common::ResultId;
use wayfare_models::decode;
use wayfare_models::rental::{DanglingCarReference, Rental, SippTransmission};

/// A car with several offers from two providers, and a result without offers.
const CARS: &str = r#"{
    "searchId": "9f2", "cluster": "4", "status": "complete", "sort": {"key": "price"}, "pageSize": 50,
    "totalCount": 2, "currency": "EUR", "priceMode": "perDayTotal", "days": 3,
    "results": [
        {"id": "r0", "bookingOptions": []},
        {"id": "r1", "bookingOptions": [
            {"providerCode": "XY", "agencyCode": "QC", "pickupLocationId": "l1", "dropoffLocationId": "l2",
             "bookingUrl": "https://xy.example/1", "price": {"price": 33.33, "displayPrice": "33,33 EUR"},
             "paymentType": "payAtPickup",
             "car": {"type": {"code": "specialSuv", "displayName": "SUV", "groups": ["suv"]}, "brand": "Tidal Finch",
                     "bags": 2, "passengers": 5, "doors": "doors45", "sipp": "IFBD"},
             "fees": [{"code": "youngDriver", "rate": {"price": 30, "displayPrice": "30 EUR"}},
                      {"code": "dropOff", "isIncludedInTotal": true}],
             "policy": {"cancellation": {"isUnlimited": false, "limitHours": 48,
                                         "nonCancellationFee": {"price": 25, "displayPrice": "25 EUR"}},
                        "insurance": [{"code": "collision", "isWithDeductible": true,
                                       "deductible": {"price": 900, "displayPrice": "900 EUR"}}]}},
            {"providerCode": "XY", "agencyCode": "OP", "pickupLocationId": "l1", "dropoffLocationId": "l1",
             "bookingUrl": "https://xy.example/2", "price": {"price": 20, "displayPrice": "20 EUR"},
             "paymentType": "prepay"},
            {"providerCode": "ZZ", "agencyCode": "QC", "pickupLocationId": "l1",
             "bookingUrl": "https://zz.example/3", "price": {"price": 20, "displayPrice": "20 EUR"}},
            {"providerCode": "ZZ", "agencyCode": "QC", "pickupLocationId": "l1",
             "bookingUrl": "https://zz.example/4", "price": {"price": -1, "displayPrice": ""}},
            {"providerCode": "ZZ", "agencyCode": "QC", "pickupLocationId": "l1",
             "bookingUrl": "https://zz.example/5"},
            {"providerCode": "ZZ", "agencyCode": "QC", "pickupLocationId": "l1",
             "bookingUrl": "javascript:alert(1)", "price": {"price": 1, "displayPrice": "1 EUR"}}
        ]}
    ],
    "agencies": {"QC": {"code": "QC", "displayName": "Quay Cars", "logoUrls": {}, "type": "regular"},
                 "OP": {"code": "OP", "displayName": "Known later", "logoUrls": {}, "type": "opaque"}},
    "providers": {"XY": {"code": "XY", "displayName": "XY Rent", "logoUrls": {}},
                  "ZZ": {"code": "ZZ", "displayName": "Zigzag", "logoUrls": {}}},
    "carLocations": {"l1": {"locationId": "l1", "displayDistance": "1 km", "locationType": "shuttle"},
                     "l2": {"locationId": "l2", "displayDistance": "300 km", "cityName": "Porto"}}
}"#;

fn response(json: &str) -> CarSearchResponse {
    let decoded = decode::<CarSearchResponse>(json.as_bytes()).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    decoded.value
}

fn finch(response: &CarSearchResponse) -> Rental<'_> {
    response.rental(&ResultId::from("r1")).unwrap()
}

#[test]
fn an_option_resolves_to_its_provider_agency_and_locations() {
    let response = response(CARS);
    assert_eq!(response.rentals().len(), 2);
    assert!(response.rental(&ResultId::from("r9")).is_none());
    let option = finch(&response).first().unwrap();
    assert_eq!((option.rental().id().as_str(), option.rental().result().booking_options.len()), ("r1", 6));
    assert_eq!(option.provider().unwrap().display_name.as_deref(), Some("XY Rent"));
    assert_eq!(option.agency().unwrap().display_name.as_deref(), Some("Quay Cars"));
    assert_eq!((option.provider_code(), option.agency_code()), (Some("XY"), Some("QC")));
    assert_eq!(option.pickup().unwrap().display_distance.as_deref(), Some("1 km"));
    assert_eq!(option.dropoff().unwrap().city_name.as_deref(), Some("Porto"));
    let car = option.car().unwrap();
    assert_eq!(car.doors.as_ref().unwrap().values(), [4, 5]);
    assert!(car.kind.as_ref().unwrap().code.as_ref().unwrap().is_special());
    let sipp = car.sipp.as_ref().unwrap().valid().unwrap();
    assert_eq!(sipp.transmission(), Some(SippTransmission::Automatic));
    assert!(finch(&response).is_complete());

    let one_way: Vec<_> = finch(&response).options().map(|option| option.is_one_way()).collect();
    assert_eq!(one_way, [true, false, false, false, false, false]);
    // Without a drop-off location, the car is returned to the pickup location.
    let places: Vec<_> = finch(&response).options().skip(1).map(|option| option.dropoff()).collect();
    assert!(places.iter().all(|place| *place == option.pickup()));
}

#[test]
fn a_card_shows_the_first_the_cheapest_or_a_selected_option() {
    let response = response(CARS);
    let finch = finch(&response);
    assert_eq!(finch.first().unwrap().booking_url(), Some("https://xy.example/1"));
    let cheapest = finch.cheapest().unwrap();
    assert_eq!(
        cheapest.booking_url(),
        Some("https://xy.example/2"),
        "expected the first of the equally cheap options"
    );
    assert_eq!(cheapest.agency_type(), Some(&AgencyType::Opaque));
    assert_eq!(cheapest.agency_type().unwrap().label(), Some("agency shown after booking"));

    let regular = finch.cheapest_where(|option| option.agency_type() == Some(&AgencyType::Regular));
    assert_eq!(regular.unwrap().booking_url(), Some("https://zz.example/3"));
    let at_pickup = finch
        .select(|option| (option.option().payment_type == Some(CarPaymentType::PayAtPickup)).then_some(()));
    assert_eq!(at_pickup.unwrap().provider_code(), Some("XY"));
    assert!(finch.select(|_| None::<()>).is_none());
    assert!(finch.cheapest_where(|_| false).is_none());

    let empty = response.rentals().next().unwrap();
    assert!(empty.first().is_none() && empty.cheapest().is_none() && empty.is_complete());
    let usable: Vec<_> = finch.options().map(|o| (o.price().is_some(), o.booking_url().is_some())).collect();
    assert_eq!(usable[3..], [(false, true), (false, true), (true, false)]);
}

#[test]
fn other_amounts_are_for_the_whole_rental() {
    let response = response(CARS);
    let option = finch(&response).first().unwrap();
    let price = option.price().unwrap();
    assert_eq!((price.to_string(), price.days()), ("33,33 EUR".to_owned(), Some(3)));
    let total = price.total().unwrap();
    assert_eq!(total.to_string(), "99.99 EUR");

    let fee = option.fee(&CarFeeCode::YoungDriver).unwrap().amount().unwrap();
    assert_eq!(fee.compare(total), Some(std::cmp::Ordering::Less));
    assert_eq!(fee.compare(price), None, "expected a fee not to be comparable with a price per day");
    assert_eq!(fee.per_day().unwrap().to_string(), "10 EUR");
    let included = option.fee(&CarFeeCode::DropOff).unwrap();
    assert_eq!((included.is_included(), included.amount().is_none()), (Some(true), true));
    assert!(option.fee(&CarFeeCode::AfterHours).is_none());
    assert_eq!(option.fees().len(), 2);

    let insurance = option.insurances().next().unwrap();
    assert_eq!(insurance.deductible().unwrap().to_string(), "900 EUR");
    assert!(insurance.limit().is_none());
    assert_eq!(option.non_cancellation_fee().unwrap().total().unwrap().to_string(), "25 EUR");
    assert_eq!(option.cancellation().unwrap().limit_hours, Some(48));
    let bare = finch(&response).options().nth(1).unwrap();
    assert!(bare.cancellation().is_none() && bare.insurances().len() == 0 && bare.fees().len() == 0);
}

#[test]
fn dangling_references_are_reported_and_harmless() {
    let decoded = decode::<CarSearchResponse>(
        br#"{"searchId": "9f2", "status": "complete", "results": [{"id": "r1", "bookingOptions": [
                {"providerCode": "XX", "agencyCode": "YY", "pickupLocationId": "l1", "dropoffLocationId": "l2",
                 "bookingUrl": "https://book.example", "price": {"price": 7, "displayPrice": "7"}},
                {"providerCode": "XX", "agencyCode": "", "pickupLocationId": "l2"}, {}]}],
            "carLocations": {"l1": {}}}"#,
    );
    let response = decoded.unwrap().value;
    let rental = finch(&response);
    assert!(!rental.is_complete());
    let dangling = rental.dangling();
    assert_eq!(
        dangling.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["no provider \"XX\"", "no agency \"YY\"", "no location \"l2\"", "no agency \"\""]
    );
    assert!(matches!(dangling[2], DanglingCarReference::Location(id) if id.as_str() == "l2"));
    let option = rental.cheapest().unwrap();
    assert!(option.provider().is_none() && option.agency().is_none() && option.agency_type().is_none());
    assert!(option.pickup().is_some() && option.dropoff().is_none() && option.is_one_way());
    assert_eq!((option.provider_code(), option.agency_code()), (Some("XX"), Some("YY")));
    let price = option.price().unwrap();
    assert_eq!((price.to_string(), price.days()), ("7".to_owned(), None));
    assert!(price.total().is_none() && price.per_day().is_none());
    let bare = rental.options().next_back().unwrap();
    assert!(bare.pickup().is_none() && bare.dropoff().is_none() && !bare.is_one_way());
}
