//! Searches for one hotel, and short answers.

use serde_json::Value;
use specwright_core::decode;
use wayfare_models::hotels::{BasicMultipleHotelSearchResponse, SingleHotelSearchResponse};

use crate::searches::{CITY, STAY, all_of_city, call, has, router};

async fn some_hotel() -> String {
    let body = call(&router(), "hotels", &format!("destination={CITY}&{STAY}&pageSize=1")).await.ok();
    body["results"][0]["key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn options_add_their_fields_alone() {
    const FIELDS: [(&str, &str); 8] = [
        ("features", "features"),
        ("featureSummary", "featureSummary"),
        ("featureTags", "featureTags"),
        ("description", "description"),
        ("images", "images"),
        ("place", "place"),
        ("reviews", "reviews"),
        ("HOTELWELLKNOWNPLACE", "wellKnownPlace"),
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
        let answer =
            call(&router, "hotel", &format!("hotel={}&{STAY}&{options}", hotel.facts.key.as_ref().unwrap()))
                .await;
        let decoded = decode::<SingleHotelSearchResponse>(answer.text.as_bytes()).unwrap();
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        let single = decoded.value;
        assert_eq!((&single.facts.name, &single.facts.address), (&hotel.facts.name, &hotel.facts.address));
        assert_eq!(
            (single.lowest_rate, single.total_results.unwrap()),
            (hotel.lowest_rate, hotel.number_of_rates.unwrap())
        );
        assert_eq!(single.features, hotel.features);
        assert_eq!(single.results.iter().filter(|rate| rate.is_cheapest_rate.unwrap()).count(), 1);
        for (one, other) in single.results.iter().zip(&hotel.rates) {
            assert_eq!(
                (one.total_rate.unwrap(), &one.room_name),
                (other.total_rate.unwrap(), &other.room_name)
            );
            assert!(one.provider_index_in_single_hotel_search_response(&single).is_some());
        }
        let reviews = single.reviews.unwrap();
        assert_eq!(reviews.number_of_reviews.unwrap(), hotel.number_of_reviews.unwrap());
        let overall = reviews.guest_ratings.iter().find(|(name, _)| name.as_str() == "OVERALL").unwrap();
        assert_eq!(*overall.1, hotel.guest_rating.unwrap());
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
async fn names_are_translated_where_the_language_is_not_the_default() {
    let (router, key) = (router(), some_hotel().await);
    let body =
        async |code: &str| call(&router, "hotel", &format!("hotel={key}&languageCode={code}")).await.ok();
    assert!(!has(&body("EN").await, "translatedName") && !has(&body("en_GB").await, "translatedName"));
    let german = body("de").await;
    assert!(has(&german, "translatedName"));
    let speaks = |body: &Value| body["providers"].as_array().unwrap().clone();
    assert!(speaks(&german).is_empty());
}

#[tokio::test]
async fn labels_are_in_the_language_of_the_request() {
    let (router, options) = (router(), "responseOptions=featureSummary,featureTags,reviews");
    // A hotel with a rating: one without has no sentiment.
    let found = call(
        &router,
        "hotels",
        &format!("destination={CITY}&sortField=consumerRating&sortDirection=descending"),
    )
    .await;
    let key = found.ok()["results"][0]["key"].as_str().unwrap().to_owned();
    let body = async |code: &str| {
        let body = call(&router, "hotel", &format!("hotel={key}&languageCode={code}&{options}")).await.ok();
        let tag = body["featureTags"][0]["tag"].as_str().unwrap().to_owned();
        let of = |label: &Value| label.as_str().unwrap().to_owned();
        let words = of(&body["reviews"]["sentiment"]);
        let group = of(&body["reviews"]["reviewerTypes"][0]["name"]);
        let names = body["featureSummary"].as_array().unwrap().iter().map(|it| of(&it["name"]));
        (names.collect::<Vec<_>>(), tag, words.split(',').next().unwrap().to_owned(), group)
    };
    let (english, swedish) = (body("EN").await, body("sv").await);
    for (feature, translated) in
        [("Free Wi-Fi", "Gratis wifi"), ("Garden", "Trädgård"), ("Parking", "Parkering")]
    {
        let has = |names: &[String], name| names.iter().any(|it| it == name);
        assert_eq!(has(&english.0, feature), has(&swedish.0, translated), "{feature}");
        assert!(!has(&swedish.0, feature), "{feature}");
    }
    assert_eq!(english.0.len(), swedish.0.len());
    // Headings are ids, which the constants name.
    assert_eq!((english.1.as_str(), swedish.1.as_str()), ("General", "General"));
    assert_eq!((english.2.as_str(), swedish.2.as_str()), ("Excellent", "Utmärkt"));
    assert_eq!((english.3.as_str(), swedish.3.as_str()), ("Couples", "Par"));
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
        assert!(decoded.notes.is_empty(), "{:?}", decoded.notes);
        let basic = decoded.value;
        let totals = (
            full.state.total_results.unwrap(),
            full.state.total_available_results.unwrap(),
            full.state.total_filtered_results.unwrap(),
        );
        assert_eq!(
            totals,
            (
                basic.state.total_results.unwrap(),
                basic.state.total_available_results.unwrap(),
                basic.state.total_filtered_results.unwrap()
            )
        );
        assert_eq!(full.results.len(), basic.results.len());
        for (full, basic) in full.results.iter().zip(&basic.results) {
            assert_eq!(
                (&full.id, &full.facts.name.as_deref().unwrap(), &full.href.as_deref().unwrap()),
                (&basic.id, &basic.name.as_deref().unwrap(), &basic.href.as_deref().unwrap())
            );
            assert_eq!((full.lowest_rate, full.highest_rate), (basic.lowest_rate, basic.highest_rate));
            assert!(basic.image.is_some());
        }
    }
}

#[tokio::test]
async fn autocomplete_finds_hotels_by_name_and_city() {
    let router = router();
    for term in ["hotel%20nice", "nice%20hotel"] {
        let uri =
            format!("/api/affiliate/autocomplete/v1/hotels?apiKey={}&searchTerm={term}", crate::support::KEY);
        let places = crate::support::get(&router, &uri).await.ok();
        let hotels: Vec<_> = places["results"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|it| it["primaryPlaceType"] == "hotel")
            .collect();
        assert!(!hotels.is_empty() && places["results"].as_array().unwrap().len() <= 6, "{term}: {places}");
        for hotel in hotels {
            let name = hotel["hotelName"].as_str().unwrap();
            assert!(name.to_lowercase().contains("hotel") && hotel["cityName"] == "Nice", "{name}");
            let key = hotel["entityKey"].as_str().unwrap();
            assert_eq!(key, format!("khotel:{}", hotel["hotelId"]));
            assert_eq!(call(&router, "hotel", &format!("hotel={key}")).await.ok()["name"], name);
        }
    }
}
