//! Hotel responses that are not as described.

use serde_json::{Value, json};
use wayfare_models::decode;
use wayfare_models::hotels::{
    BasicMultipleHotelSearchResponse, InclusionType, MultipleHotelSearchResponse, SingleHotelSearchResponse,
};

use crate::read;

/// A hotel with these fields instead of its own.
fn hotel(changes: Value) -> Value {
    with(
        json!({
            "id": 1, "key": "khotel:1", "name": "Tidal", "address": "", "hotelCountryCode": "IE", "latitude": 53,
            "longitude": -9, "starRating": 3, "isSelfRated": false, "lowestRate": 10, "highestRate": 20, "href": "",
            "distance": 1, "isWithinBoundary": false, "isGreatValue": false, "propertyType": 0,
            "numberOfProviders": 1, "numberOfRates": 1, "guestRating": 8.1, "numberOfReviews": 2,
        }),
        changes,
    )
}

fn rate(changes: Value) -> Value {
    with(
        json!({
            "roomName": "Double", "totalRate": 10, "isCheapestRate": true, "hasFreeCancellation": true,
            "canPayLater": true, "isBundledRate": false, "inclusions": [], "availableRooms": 1, "providerIndex": 0,
            "isDeprioritisedForExcludedCharges": false, "bookUri": "https://book.example",
        }),
        changes,
    )
}

fn multiple(changes: Value) -> String {
    let head = json!({
        "isComplete": false, "searchTime": 1, "totalResults": 1, "totalAvailableResults": 1,
        "totalFilteredResults": 1, "currencyCode": "EUR", "languageCode": "EN", "destination": null,
    });
    with(head, changes).to_string()
}

fn single(changes: Value) -> String {
    let head = json!({
        "id": 1, "key": "khotel:1", "name": "Tidal", "address": "", "hotelCountryCode": "IE", "latitude": 53,
        "longitude": -9, "starRating": 3, "isSelfRated": false, "lowestRate": 10, "isComplete": true,
        "searchTime": 1, "totalResults": 1, "currencyCode": "EUR", "languageCode": "EN", "countryCode": "IE",
        "policies": [], "providers": [],
    });
    with(head, changes).to_string()
}

fn with(mut object: Value, changes: Value) -> Value {
    let fields = object.as_object_mut().unwrap();
    fields.extend(changes.as_object().unwrap().clone());
    object
}

#[test]
fn what_may_be_null_is_null_without_a_word() {
    let body = multiple(json!({
        "results": [hotel(json!({"lowestRate": null, "highestRate": null, "distance": null, "licenseNumber": null,
                                 "rates": null, "place": null, "images": null}))],
        "lowestTotalRate": null, "priceRanges": null, "providers": null,
    }));
    let (response, notes) = read::<MultipleHotelSearchResponse>(&body);
    assert_eq!(notes, [""; 0]);
    let hotel = response.hotels().next().unwrap();
    assert!(hotel.lowest().is_none() && hotel.highest().is_none() && hotel.result().distance_km().is_none());
    assert_eq!((hotel.rates().len(), response.destination.is_none()), (0, true));

    let (response, notes) =
        read::<SingleHotelSearchResponse>(&single(json!({"lowestRate": null, "results": null})));
    assert_eq!((notes.len(), response.lowest_rate, response.rates().len()), (0, None, 0));
}

#[test]
fn what_is_left_out_though_it_may_be_null_is_noted() {
    let mut hotel = hotel(json!({}));
    for field in ["lowestRate", "highestRate", "distance"] {
        hotel.as_object_mut().unwrap().remove(field);
    }
    let (response, notes) = read::<MultipleHotelSearchResponse>(&multiple(json!({"results": [hotel]})));
    assert_eq!(response.results.len(), 1);
    assert_eq!(
        notes,
        [
            "missing /results/0/lowestRate: missing; expected a number",
            "missing /results/0/highestRate: missing; expected a number",
            "missing /results/0/distance: missing; expected a number",
        ]
    );
}

#[test]
fn minus_one_is_kept_and_read_as_nothing() {
    let odd = hotel(
        json!({"lowestRate": -1, "highestRate": -1, "starRating": -1, "guestRating": -1, "distance": -1,
                           "rates": [rate(json!({"totalRate": -1}))]}),
    );
    let (response, notes) = read::<MultipleHotelSearchResponse>(&multiple(json!({"results": [odd]})));
    assert_eq!(notes, [""; 0]);
    let hotel = response.hotels().next().unwrap();
    assert_eq!(hotel.result().guest_rating, -1.0);
    assert_eq!(
        (hotel.result().facts.stars(), hotel.result().rating(), hotel.result().distance_km()),
        (None, None, None)
    );
    assert!(hotel.lowest().is_none() && hotel.rates().cheapest().is_none());
}

#[test]
fn unknown_inclusions_are_kept() {
    let rates = json!([rate(json!({"inclusions": [0, 9, -1, 4]}))]);
    let (response, notes) = read::<SingleHotelSearchResponse>(&single(json!({"results": rates})));
    let inclusions = &response.results[0].inclusions;
    assert_eq!(
        (inclusions.len(), &inclusions[0], &inclusions[3]),
        (4, &InclusionType::Breakfast, &InclusionType::AllInclusive)
    );
    assert!(!inclusions[1].is_known() && !inclusions[2].is_known());
    assert_eq!(notes.len(), 2);
    assert!(notes[0].starts_with("unknown_value /results/0/inclusions/1: found 9"), "{}", notes[0]);
    assert!(serde_json::to_string(&response).unwrap().contains(r#""inclusions":[0,9,-1,4]"#));
}

#[test]
fn a_broken_rate_does_not_cost_its_neighbours() {
    let good = || rate(json!({}));
    for broken in [
        json!(null),
        json!(7),
        json!({}),
        rate(json!({"totalRate": "free"})),
        rate(json!({"roomName": null})),
    ] {
        let rates = json!([good(), broken, good()]);
        let (response, notes) = read::<SingleHotelSearchResponse>(&single(json!({"results": rates})));
        assert_eq!(response.rates().len(), 2, "{broken}");
        let skipped = "skipped /results/1: left out, as it could not be read";
        assert_eq!(notes.last().map(String::as_str), Some(skipped), "{broken}");

        let hotels = json!([hotel(json!({"rates": rates})), broken, hotel(json!({}))]);
        let (response, _) = read::<MultipleHotelSearchResponse>(&multiple(json!({"results": hotels})));
        assert_eq!(
            response.hotels().map(|hotel| hotel.rates().len()).collect::<Vec<_>>(),
            [2, 0],
            "{broken}"
        );
    }
}

#[test]
fn fields_that_live_services_add_are_passed_over() {
    let odd = hotel(json!({"translatedName": "Gezeiten", "images": [{"large": "l", "sprites": {"x": []}}]}));
    let (response, notes) =
        read::<MultipleHotelSearchResponse>(&multiple(json!({"results": [odd], "sprites": 1})));
    assert_eq!(response.results[0].images[0].large, "l");
    let kinds: Vec<_> = notes.iter().filter_map(|note| note.split(':').next()).collect();
    assert_eq!(
        kinds,
        [
            "unknown_field /results/0/images/0/sprites",
            "unknown_field /results/0/translatedName",
            "unknown_field /sprites"
        ]
    );
}

#[test]
fn any_rating_category_and_any_well_known_place_is_kept() {
    let reviews = json!({"numberOfReviews": 1, "sentiment": "", "quotes": ["x", 7, null], "aspects": [],
                         "reviewerTypes": [], "guestRatings": {"VALUE": 7.5, "CLEAN": null, "": -1}});
    let place = json!({"anything": [1, {"at": "all"}]});
    let body = single(json!({"reviews": reviews, "wellKnownPlace": place}));
    let response = decode::<SingleHotelSearchResponse>(body.as_bytes()).unwrap().value;
    assert_eq!(response.well_known_place.unwrap(), place);
    let reviews = response.reviews.unwrap();
    assert_eq!(
        (reviews.rating_of("VALUE"), reviews.rating_of("CLEAN"), reviews.rating_of("")),
        (Some(7.5), None, None)
    );
}

#[test]
fn a_code_that_breaks_its_grammar_is_kept_as_text() {
    let body =
        multiple(json!({"currencyCode": "euro", "results": [hotel(json!({"hotelCountryCode": "Eire"}))]}));
    let (response, notes) = read::<MultipleHotelSearchResponse>(&body);
    assert_eq!((response.state.currency_code.as_str(), notes.len()), ("euro", 2));
    let lowest = response.hotels().next().unwrap().lowest().unwrap();
    assert_eq!(lowest.to_string(), "10 euro");
}

#[test]
fn a_response_without_its_state_is_none() {
    for field in ["isComplete", "totalFilteredResults", "currencyCode"] {
        let mut body: Value = serde_json::from_str(&multiple(json!({}))).unwrap();
        body.as_object_mut().unwrap().remove(field);
        let error = decode::<MultipleHotelSearchResponse>(body.to_string().as_bytes()).unwrap_err();
        assert!(error.to_string().starts_with(&format!("/{field}: missing")), "{error}");
        assert!(decode::<BasicMultipleHotelSearchResponse>(body.to_string().as_bytes()).is_err());
    }
}
