//! Tests of each filter, and of the facet counts of filtered hotels.

use serde_json::Value;
use wayfare_models::hotels::{HotelItemReference, HotelResult};

use crate::searches::{CITY, STAY, all_of_city, call, city, ids, multiple, router};

fn has_feature(hotel: &HotelResult, id: i64) -> bool {
    hotel.features.iter().any(|feature| feature.get() == id)
}

type Keeps = fn(&HotelResult) -> bool;

#[tokio::test]
async fn filters_keep_exactly_the_matching_hotels() {
    let router = router();
    let every = all_of_city(&router, "responseOptions=features").await;
    let cases: [(&str, Keeps); 13] = [
        ("starRating=4|5", |hotel| hotel.facts.star_rating.unwrap() >= 4.0),
        ("starRating=-1", |hotel| hotel.facts.star_rating.unwrap() == -1.0),
        ("hotelRating=3", |hotel| hotel.facts.star_rating.unwrap() == 3.0),
        ("hotelRating=3|4&hotelRatingExcludeSelfRated=true", |hotel| {
            [3.0, 4.0].contains(&hotel.facts.star_rating.unwrap()) && !hotel.facts.is_self_rated.unwrap()
        }),
        ("hotelRatingExcludeSelfRated=true", |_| true),
        ("propertyTypes=0|4", |hotel| [0, 4].contains(&hotel.property_type.unwrap())),
        ("features=1|2", |hotel| has_feature(hotel, 1) && has_feature(hotel, 2)),
        ("features=1|2&featuresFilterMode=AND", |hotel| has_feature(hotel, 1) && has_feature(hotel, 2)),
        ("features=3|4&featuresFilterMode=OR", |hotel| has_feature(hotel, 3) || has_feature(hotel, 4)),
        ("guestRatings=8|9", |hotel| hotel.guest_rating.unwrap() >= 8.0),
        ("guestRatings=-1|9", |hotel| {
            hotel.guest_rating.unwrap() == -1.0 || hotel.guest_rating.unwrap() >= 9.0
        }),
        ("hotelName=HoTeL", |hotel| hotel.facts.name.as_deref().unwrap().to_lowercase().contains("hotel")),
        ("hotelName=zzzz", |_| false),
    ];
    for (filter, keeps) in cases {
        let kept = all_of_city(&router, &format!("responseOptions=features&{filter}")).await;
        let expected: Vec<_> = every.iter().filter(|hotel| keeps(hotel)).cloned().collect();
        assert_eq!(ids(&kept), ids(&expected), "{filter}");
        let all_or_none = filter.contains("zzzz") || filter == "hotelRatingExcludeSelfRated=true";
        assert!(all_or_none || (0..every.len()).contains(&expected.len()), "{filter} keeps all hotels");
        assert!(all_or_none || !expected.is_empty(), "{filter} keeps no hotels");
    }
}

#[tokio::test]
async fn deals_are_also_counted_and_filtered_without_dates() {
    let router = router();
    let summary = async |rest: &str| {
        multiple(&router, &format!("destination={CITY}&responseOptions=filter&summaryOnly=true{rest}")).await
    };
    let response = summary("").await;
    assert!(!response.deals.is_empty());
    for deal in &response.deals {
        let kept = summary(&format!("&deals={}", deal.id)).await;
        assert_eq!(kept.state.total_filtered_results, deal.hotel_count, "{deal:?}");
    }
}

#[tokio::test]
async fn counts_match_the_filtered_hotels() {
    let router = router();
    let response = city(&router, "responseOptions=filter&summaryOnly=true").await;
    let kept = async |filter: &str| {
        city(&router, &format!("summaryOnly=true&{filter}")).await.state.total_filtered_results
    };
    let lists: [(&str, &[HotelItemReference]); 5] = [
        ("chains", &response.chains),
        ("themes", &response.hotel_themes),
        ("propertyTypes", &response.property_types),
        ("features", &response.facilities),
        ("deals", &response.deals),
    ];
    for (filter, items) in lists {
        assert!(!items.is_empty(), "{filter}");
        assert!(items.is_sorted_by_key(|item| -item.hotel_count.unwrap()), "{filter}");
        for item in items.iter().take(4) {
            assert_eq!(kept(&format!("{filter}={}", item.id)).await, item.hotel_count, "{filter} {item:?}");
        }
    }
    for item in &city(&router, "responseOptions=filter&deals=3").await.deals {
        assert_eq!(
            kept(&format!("deals=3|{}", item.id)).await,
            item.hotel_count,
            "a rate must have both deals: {item:?}"
        );
    }
    for rating in &response.hotel_ratings {
        let filter = format!("hotelRating={}", rating.key);
        let counts = rating.value.as_ref().unwrap();
        let (official, own) = (counts.officially_rated.unwrap(), counts.self_rated.unwrap());
        assert_eq!(kept(&filter).await, Some(official + own));
        assert_eq!(kept(&format!("{filter}&hotelRatingExcludeSelfRated=true")).await, Some(official));
    }
}

#[tokio::test]
async fn filters_are_named_in_the_language_of_each_request() {
    let router = router();
    let filters = async |code: &str| {
        let rest = format!("destination={CITY}&{STAY}&responseOptions=filter&languageCode={code}");
        call(&router, "hotels", &rest).await.ok()
    };
    // All languages share one search: only the names differ.
    let (english, french, unknown) = (filters("EN").await, filters("fr_CA").await, filters("eo").await);
    let name = |body: &Value, list: &str, id: i64| {
        let all = body[list].as_array().unwrap();
        all.iter().find(|it| it["id"] == id).unwrap()["name"].as_str().unwrap().to_owned()
    };
    for (list, id, label, translated) in [
        ("facilities", 1, "Free Wi-Fi", "Wi-Fi gratuit"),
        ("hotelThemes", 4, "Business", "Affaires"),
        ("propertyTypes", 0, "Hotel", "Hôtel"),
        ("deals", 1, "Free cancellation", "Annulation gratuite"),
    ] {
        let names = [&english, &french, &unknown].map(|body| name(body, list, id));
        assert_eq!(names, [label, translated, label], "{list}");
    }
    assert_eq!(english["chains"], french["chains"]);
    assert_eq!(english["facilities"], unknown["facilities"]);
}
