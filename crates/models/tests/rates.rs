//! Joins from hotels to rates, providers and prices.

#![allow(clippy::unwrap_used, reason = "test helpers may panic")]

use serde_json::{Value, json};
use wayfare_models::autocomplete::HotelId;
use wayfare_models::hotels::{HotelStay, MultipleHotelSearchResponse, SingleHotelSearchResponse};
use wayfare_models::rates::HotelPriceMode;
use wayfare_models::stay::StayDates;
use wayfare_models::{Text, decode};

fn rate(name: &str, total: f64, provider: i64, link: &str) -> Value {
    json!({
        "roomName": name, "totalRate": total, "isCheapestRate": false, "hasFreeCancellation": name.contains("free"),
        "canPayLater": name.contains("later"), "isBundledRate": false, "inclusions": [], "availableRooms": 1,
        "providerIndex": provider, "isDeprioritisedForExcludedCharges": false, "bookUri": link,
    })
}

fn rates() -> Value {
    let mut with_taxes = rate("free", 330.0, 1, "https://b.example/1");
    with_taxes["rateBreakdown"] = json!({"baseRate": 300, "taxes": 0.1, "localTaxes": 0.2});
    let mut broken_taxes = rate("free later", 340.0, 2, "https://b.example/2");
    broken_taxes["rateBreakdown"] = json!({"baseRate": 300, "taxes": 30, "localTaxes": -1});
    json!([
        rate("none", -1.0, 0, "https://a.example/1"),
        rate("unsafe free later", 10.0, 0, "javascript:alert(1)"),
        with_taxes,
        broken_taxes,
        rate("plain", 299.7, 0, "https://a.example/2"),
        rate("plain again", 299.7, -3, "https://a.example/3"),
    ])
}

fn providers() -> Value {
    let provider = |name: &str| json!({"code": name, "name": name, "logo": "", "isDirect": false, "isLanguageSupported": true});
    json!([provider("A"), provider("B")])
}

fn single() -> SingleHotelSearchResponse {
    let body = json!({
        "id": 7, "key": "khotel:7", "name": "Tidal", "address": "", "hotelCountryCode": "IE", "latitude": 53,
        "longitude": -9, "starRating": -1, "isSelfRated": true, "lowestRate": 299.7, "isComplete": true,
        "searchTime": 1, "totalResults": 6, "currencyCode": "EUR", "languageCode": "EN", "countryCode": "IE",
        "policies": [], "providers": providers(), "results": rates(),
        "reviews": {"numberOfReviews": 0, "sentiment": "", "quotes": [], "aspects": [], "reviewerTypes": [],
                    "guestRatings": {"OVERALL": 8.5, "STAFF": -1}},
    });
    decode(body.to_string().as_bytes()).unwrap().value
}

fn hotel(id: i64, lowest: Value, distance: Value) -> Value {
    json!({
        "id": id, "key": format!("khotel:{id}"), "name": "Tidal", "address": "", "hotelCountryCode": "IE",
        "latitude": 53, "longitude": -9, "starRating": 3.5, "isSelfRated": true, "lowestRate": lowest,
        "highestRate": 340, "href": "", "distance": distance, "isWithinBoundary": false, "isGreatValue": false,
        "propertyType": 0, "numberOfProviders": 0, "numberOfRates": 0, "guestRating": -1, "numberOfReviews": 0,
        "rates": rates(),
    })
}

fn multiple() -> MultipleHotelSearchResponse {
    let body = json!({
        "isComplete": true, "searchTime": 1, "totalResults": 2, "totalAvailableResults": 2,
        "totalFilteredResults": 2, "currencyCode": "EUR", "languageCode": "EN", "destination": null,
        "results": [hotel(7, json!(299.7), json!(0.4)), hotel(8, json!(-1), json!(null))],
        "providers": providers(),
        "priceRanges": [{"key": 0, "value": 3}, {"key": 50, "value": 0}, {"key": 50, "value": 1},
                        {"key": 120.5, "value": 2}],
    });
    let decoded = decode(body.to_string().as_bytes()).unwrap();
    assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
    decoded.value
}

#[test]
fn a_rate_resolves_to_its_provider() {
    let (single, multiple) = (single(), multiple());
    let names = |rates: wayfare_models::rates::Rates<'_>| -> Vec<Option<Text>> {
        rates.map(|rate| rate.provider().map(|provider| provider.name.clone().unwrap())).collect()
    };
    let (a, b) = (Some("A".into()), Some("B".into()));
    let expected = [a.clone(), a.clone(), b, None, a, None];
    assert_eq!(names(single.rates()), expected);
    let hotel = multiple.hotel(HotelId::from(7)).unwrap();
    assert_eq!(names(hotel.rates()), expected);
    let dangling: Vec<_> = hotel.rates().filter_map(|rate| rate.dangling()).collect();
    assert_eq!(dangling, [2, -3]);
    assert_eq!((hotel.rates().len(), multiple.hotels().len()), (6, 2));
    assert_eq!(hotel.rates().next_back().unwrap().rate().room_name.as_deref(), Some("plain again"));
    assert!(multiple.hotel(HotelId::from(9)).is_none());
}

#[test]
fn the_cheapest_rate_has_a_price_and_a_safe_link() {
    let (single, multiple) = (single(), multiple());
    for rates in [single.rates(), multiple.hotels().next().unwrap().rates()] {
        let name =
            |rate: Option<wayfare_models::rates::Rate<'_>>| rate.unwrap().rate().room_name.clone().unwrap();
        assert_eq!(name(rates.clone().cheapest()), "plain", "expected the first of the equally cheap rates");
        assert_eq!(name(rates.clone().cheapest_with_free_cancellation()), "free");
        let later = rates.clone().cheapest_where(|rate| rate.rate().can_pay_later == Some(true));
        assert_eq!(name(later), "free later");
        assert!(rates.cheapest_where(|rate| rate.rate().is_bundled_rate == Some(true)).is_none());
    }
    let mut bundled = single;
    bundled.results.iter_mut().for_each(|rate| {
        rate.is_bundled_rate = Some(rate.room_name.as_deref().is_some_and(|name| name.starts_with("plain")));
    });
    let cheapest = bundled.rates().cheapest().unwrap();
    assert_eq!(cheapest.rate().room_name.as_deref(), Some("free"), "expected the bundled rate to be skipped");
}

#[test]
fn prices_have_a_currency_nights_and_taxes() {
    let single = single();
    let stay = StayDates::of_nights("2027-03-14".parse().unwrap(), 3).unwrap();
    let cheapest = single.rates().cheapest().unwrap();
    assert_eq!(cheapest.price().unwrap().to_string(), "299.7 EUR");
    assert_eq!(cheapest.nightly(stay).unwrap().to_string(), "99.9 EUR");
    assert!(cheapest.taxes().is_none());
    let taxes: Vec<_> =
        single.rates().map(|rate| rate.taxes().map(|taxes| taxes.amount().to_string())).collect();
    assert_eq!(taxes[2], Some("0.3".to_owned()));
    assert_eq!(taxes[3], None, "expected a tax of -1 to be unknown");
    let unpriced = single.rates().next().unwrap();
    assert!(unpriced.price().is_none() && unpriced.nightly(stay).is_none());
}

#[test]
fn prices_are_comparable_if_their_taxes_are_known() {
    let (single, multiple) = (single(), multiple());
    let (a, b) = (single.rates().cheapest().unwrap(), multiple.hotels().next().unwrap());
    let (a, b) = (a.price().unwrap(), b.highest().unwrap());
    assert_eq!(a.compare(b), None);
    let stay = HotelStay::default();
    let all = stay.clone().with_price_mode(HotelPriceMode::WithAllTaxes);
    let less = a.with_mode(all.price_mode()).compare(b.with_mode(all.price_mode()));
    assert_eq!(less, Some(std::cmp::Ordering::Less));
    assert_eq!(a.with_mode(all.price_mode()).compare(b.with_mode(stay.price_mode())), None);
}

#[test]
fn minus_one_means_missing() {
    let (single, multiple) = (single(), multiple());
    assert_eq!((single.facts.stars(), single.rating()), (None, Some(8.5)));
    let reviews = single.reviews.as_ref().unwrap();
    assert_eq!((reviews.rating_of("STAFF"), reviews.rating_of("VALUE")), (None, None));
    let [first, second] = <[_; 2]>::try_from(multiple.hotels().collect::<Vec<_>>()).unwrap();
    assert_eq!((first.result().facts.stars(), first.result().rating()), (Some(3.5), None));
    assert_eq!((first.result().distance_km(), second.result().distance_km()), (Some(0.4), None));
    assert_eq!(first.lowest().unwrap().to_string(), "299.7 EUR");
    assert!(second.lowest().is_none());
}

#[test]
fn price_ranges_have_both_bounds() {
    let multiple = multiple();
    let ranges: Vec<_> = multiple
        .price_histogram()
        .map(|range| (range.from.get(), range.to.map(|to| to.get()), range.hotels.unwrap()))
        .collect();
    let expected = [(0.0, Some(50.0), 3), (50.0, None, 0), (50.0, Some(120.5), 1), (120.5, None, 2)];
    assert_eq!(ranges, expected, "expected no upper bound for a range that ends where it begins");
}
