//! One hotel, and the search in short.

use wayfare_models::hotels::{BasicMultipleHotelSearchResponse, SingleHotelSearchResponse};
use wayfare_wire::decode;

use crate::searches::{CITY, STAY, all_of_city, call, has, router};

async fn some_hotel() -> String {
    let body = call(&router(), "hotels", &format!("destination={CITY}&{STAY}&pageSize=1")).await.ok();
    body["results"][0]["key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn options_add_their_fields_alone() {
    const FIELDS: [(&str, &str); 4] = [
        ("FEATURES", "features"),
        ("featureSummary", "featureSummary"),
        ("featureTags", "featureTags"),
        ("place", "place"),
    ];
    let (router, key) = (router(), some_hotel().await);
    let plain = call(&router, "hotel", &format!("hotel={key}&{STAY}")).await.ok();
    assert!(FIELDS.iter().all(|(_, field)| !has(&plain, field)));
    for (option, field) in FIELDS {
        let body = call(&router, "hotel", &format!("hotel={key}&{STAY}&responseOptions={option}")).await.ok();
        for (_, other) in FIELDS {
            assert_eq!(has(&body, other), other == field, "{option}: {other}");
        }
    }
}

#[tokio::test]
async fn it_agrees_with_the_search_of_its_city() {
    let router = router();
    for hotel in
        all_of_city(&router, "responseOptions=multipleHotelsAllRates,reviews,features").await.iter().take(40)
    {
        let options = "responseOptions=reviews,features";
        let answer = call(&router, "hotel", &format!("hotel={}&{STAY}&{options}", hotel.key)).await;
        let decoded = decode::<SingleHotelSearchResponse>(answer.text.as_bytes()).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        let single = decoded.value;
        assert_eq!((&single.name, &single.address), (&hotel.name, &hotel.address));
        assert_eq!((single.lowest_rate, single.total_results), (hotel.lowest_rate, hotel.number_of_rates));
        assert_eq!(single.features, hotel.features);
        assert_eq!(single.results.iter().filter(|rate| rate.is_cheapest_rate).count(), 1);
        for (one, other) in single.results.iter().zip(&hotel.rates) {
            assert_eq!((one.total_rate, &one.room_name), (other.total_rate, &other.room_name));
            assert!(one.provider_index_in_single_hotel_search_response(&single).is_some());
        }
    }
}

#[tokio::test]
async fn without_dates_there_is_the_rate_seen_lately() {
    let key = some_hotel().await;
    let body = call(&router(), "hotel", &format!("hotel={key}")).await.ok();
    assert!(!has(&body, "results") && body["isComplete"] == true && body["totalResults"] == 0);
    assert!(body["lowestRate"].as_f64() > Some(0.0));
}

#[tokio::test]
async fn providers_say_whether_they_speak_the_language() {
    let (router, key) = (router(), some_hotel().await);
    let spoken = async |code: &str| {
        let body = call(&router, "hotel", &format!("hotel={key}&{STAY}&languageCode={code}")).await.ok();
        let providers = body["providers"].as_array().unwrap().clone();
        (providers.iter().filter(|it| it["isLanguageSupported"] == true).count(), providers.len())
    };
    let (english, all) = spoken("EN").await;
    assert_eq!(english, all);
    assert!(spoken("th").await.0 < all);
}

#[tokio::test]
async fn the_search_in_short_has_the_same_hotels() {
    let router = router();
    for rest in ["", "starRating=4&sortField=name", "features=1&minPrice=200&pageSize=7&pageIndex=1"] {
        let full = crate::searches::city(&router, rest).await;
        let answer = call(&router, "hotels/basic", &format!("destination={CITY}&{STAY}&{rest}")).await;
        let decoded = decode::<BasicMultipleHotelSearchResponse>(answer.text.as_bytes()).unwrap();
        let basic = decoded.value;
        let totals = (full.total_results, full.total_available_results, full.total_filtered_results);
        assert_eq!(
            totals,
            (basic.total_results, basic.total_available_results, basic.total_filtered_results)
        );
        assert_eq!(full.results.len(), basic.results.len());
        for (full, basic) in full.results.iter().zip(&basic.results) {
            assert_eq!((&full.id, &full.name, &full.href), (&basic.id, &basic.name, &basic.href));
            assert_eq!((full.lowest_rate, full.highest_rate), (basic.lowest_rate, basic.highest_rate));
        }
    }
}
