//! Tests of searches for a single hotel.

use serde_json::Value;

use crate::searches::{CITY, STAY, call, has, router};

async fn some_hotel() -> String {
    let body = call(&router(), "hotels", &format!("destination={CITY}&{STAY}&pageSize=1")).await.ok();
    body["results"][0]["key"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn without_dates_the_recent_rate_is_shown() {
    let key = some_hotel().await;
    let body = call(&router(), "hotel", &format!("hotel={key}")).await.ok();
    assert!(!has(&body, "results") && body["isComplete"] == true && body["totalResults"] == 0);
    assert!(body["lowestRate"].as_f64() > Some(0.0));
}

#[tokio::test]
async fn labels_are_in_the_language_of_the_request() {
    let (router, options) = (router(), "responseOptions=featureSummary,featureTags,reviews");
    // Only a hotel with a rating has a sentiment.
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
    // Headings are ids, whose labels are in the constants feed.
    assert_eq!((english.1.as_str(), swedish.1.as_str()), ("General", "General"));
    assert_eq!((english.2.as_str(), swedish.2.as_str()), ("Excellent", "Utmärkt"));
    assert_eq!((english.3.as_str(), swedish.3.as_str()), ("Couples", "Par"));
}

#[tokio::test]
async fn providers_state_whether_they_support_the_language() {
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
