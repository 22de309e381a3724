//! Hotel responses that differ from the description.

use serde_json::{Value, json};
use wayfare_models::decode;
use wayfare_models::hotels::{
    BasicMultipleHotelSearchResponse, MultipleHotelSearchResponse, SingleHotelSearchResponse,
};

use crate::read;

/// Returns a hotel with the given changes to its fields.
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
fn nullable_fields_may_be_null() {
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
fn a_missing_nullable_field_is_noted() {
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
fn minus_one_is_kept_and_means_missing() {
    let odd = hotel(
        json!({"lowestRate": -1, "highestRate": -1, "starRating": -1, "guestRating": -1, "distance": -1,
                           "rates": [rate(json!({"totalRate": -1}))]}),
    );
    let (response, notes) = read::<MultipleHotelSearchResponse>(&multiple(json!({"results": [odd]})));
    assert_eq!(notes, [""; 0]);
    let hotel = response.hotels().next().unwrap();
    assert_eq!(hotel.result().guest_rating, Some(-1.0));
    assert_eq!(
        (hotel.result().facts.stars(), hotel.result().rating(), hotel.result().distance_km()),
        (None, None, None)
    );
    assert!(hotel.lowest().is_none() && hotel.rates().cheapest().is_none());
}

#[test]
fn a_broken_rate_does_not_affect_its_neighbours() {
    let good = || rate(json!({}));
    for broken in [json!(null), json!(7)] {
        let rates = json!([good(), broken, good()]);
        let (response, notes) = read::<SingleHotelSearchResponse>(&single(json!({"results": rates})));
        assert_eq!(response.rates().len(), 2, "{broken}");
        let skipped = "skipped /results/1: skipped, because it could not be decoded";
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
fn fields_that_live_services_add_are_kept_or_skipped() {
    let odd = hotel(json!({
        "translatedName": "Gezeiten", "mood": 1, "images": [{"large": "l", "sprites": {"x": []}, "frame": 2}],
    }));
    let (response, notes) =
        read::<MultipleHotelSearchResponse>(&multiple(json!({"results": [odd], "sprites": 1})));
    assert_eq!(response.results[0].translated_name.as_deref(), Some("Gezeiten"));
    let image = &response.results[0].images[0];
    assert_eq!((image.large.as_deref(), image.sprites.as_ref().unwrap()), (Some("l"), &json!({"x": []})));
    let kinds: Vec<_> = notes.iter().filter_map(|note| note.split(':').next()).collect();
    assert_eq!(
        kinds,
        [
            "unknown_field /results/0/images/0/frame",
            "unknown_field /results/0/mood",
            "unknown_field /sprites"
        ]
    );
}

#[test]
fn any_rating_category_is_kept() {
    let reviews = json!({"guestRatings": {"VALUE": 7.5, "CLEAN": null, "": -1}});
    let body = single(json!({"reviews": reviews}));
    let response = decode::<SingleHotelSearchResponse>(body.as_bytes()).unwrap().value;
    let reviews = response.reviews.unwrap();
    assert_eq!(
        (reviews.rating_of("VALUE"), reviews.rating_of("CLEAN"), reviews.rating_of("")),
        (Some(7.5), None, None)
    );
}

#[test]
fn an_invalid_code_is_kept_as_text() {
    let body =
        multiple(json!({"currencyCode": "euro", "results": [hotel(json!({"hotelCountryCode": "Eire"}))]}));
    let (response, notes) = read::<MultipleHotelSearchResponse>(&body);
    assert_eq!((response.state.currency_code.as_ref().unwrap().as_str(), notes.len()), ("euro", 2));
    let lowest = response.hotels().next().unwrap().lowest().unwrap();
    assert_eq!(lowest.to_string(), "10 euro");
}

#[test]
fn a_response_without_its_state_keeps_its_hotels() {
    let body = json!({"results": [hotel(json!({}))]}).to_string();
    let (response, notes) = read::<MultipleHotelSearchResponse>(&body);
    assert_eq!((response.results.len(), response.state.is_complete), (1, None));
    assert!(notes.iter().all(|note| note.starts_with("missing ")) && notes.len() == 8, "{notes:?}");
    assert_eq!(response.hotels().next().unwrap().lowest().unwrap().to_string(), "10");
    assert_eq!(read::<BasicMultipleHotelSearchResponse>(&body).0.results.len(), 1);
}

#[test]
fn a_hotel_requires_an_id_and_a_rate_requires_nothing() {
    let mut without_id = hotel(json!({}));
    without_id.as_object_mut().unwrap().remove("id");
    let hotels = json!([{"id": 2, "rates": [{}]}, without_id]);
    let (response, notes) = read::<MultipleHotelSearchResponse>(&multiple(json!({"results": hotels})));
    let kept = response.hotels().next().unwrap();
    assert_eq!((response.results.len(), kept.id().get(), kept.rates().len()), (1, 2, 1));
    let rate = kept.rates().next().unwrap();
    assert!(rate.price().is_none() && rate.provider().is_none() && rate.dangling().is_none());
    assert_eq!(notes.last().unwrap(), "skipped /results/1: skipped, because it could not be decoded");
}

/// Checks that unreadable providers keep their positions, since rates refer to providers by index.
#[test]
fn an_unreadable_provider_keeps_its_position() {
    let provider = |code: &str| json!({"code": code, "name": code});
    let fields = json!({
        "providers": [provider("A"), null, 7, provider("D")],
        "results": (0..5).map(|index| rate(json!({"providerIndex": index}))).collect::<Vec<_>>(),
    });
    let (response, notes) = read::<SingleHotelSearchResponse>(&single(fields));
    let codes: Vec<_> = response.rates().map(|rate| rate.provider()?.code.as_deref()).collect();
    assert_eq!(codes, [Some("A"), None, None, Some("D"), None]);
    assert!(notes.iter().any(|note| note.starts_with("skipped /providers/1")), "{notes:?}");
    let dangling: Vec<_> = response.rates().filter_map(|rate| rate.dangling()).collect();
    assert_eq!(dangling, [4]);
}

#[test]
fn a_single_hotel_decodes_in_the_live_format() {
    let aspect = |text: &str| json!({"text": text, "polarity": 1});
    let body = single(json!({
        "place": {"id": 2_964_574, "key": "kplace:2964574", "name": "Dublin", "href": "https://api.example/hotels",
                  "fullName": "Dublin, Ireland", "placeCountryCode": "IE", "latitude": 53.3, "longitude": -6.2,
                  "isSearchable": true},
        "wellKnownPlace": {"key": "kplace:7", "name": "Quay"},
        "reviews": {"numberOfReviews": 3, "sentiment": "Fabulous, 8.5", "quotes": [aspect("A calm house")],
                    "aspects": [aspect("location")], "reviewerTypes": [], "guestRatings": {}},
        "images": [{"large": "https://img.example/1", "small": "https://img.example/2", "sprites": [{"x": 0}]}],
        "policies": [{"code": "checkin", "name": "Check-in", "description": "15:00"},
                     {"code": "checkout", "name": "Check-out", "description": "11:00"}],
    }));
    let (hotel, notes) = read::<SingleHotelSearchResponse>(&body);
    assert_eq!(notes, [""; 0]);
    let place = hotel.place.unwrap();
    assert_eq!((place.full_name.as_deref(), place.is_searchable), (Some("Dublin, Ireland"), Some(true)));
    assert_eq!(hotel.well_known_place.unwrap().name.as_deref(), Some("Quay"));
    let reviews = hotel.reviews.unwrap();
    assert_eq!(reviews.sentiment.as_deref(), Some("Fabulous, 8.5"));
    assert_eq!(reviews.quotes[0].text.as_deref(), Some("A calm house"));
    assert_eq!(hotel.images[0].sprites, Some(json!([{"x": 0}])));
    let codes: Vec<_> = hotel.policies.iter().filter_map(|policy| policy.code.as_deref()).collect();
    assert_eq!(codes, ["checkin", "checkout"]);
}
