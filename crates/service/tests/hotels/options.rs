//! The content that each response option adds, and its absence without the option.

use serde_json::Value;

use crate::searches::{CITY, EVERYTHING, STAY, all_of_city, call, city, has, router};

async fn answer(option: &str) -> Value {
    let router = router();
    call(&router, "hotels", &format!("destination={CITY}&{STAY}&responseOptions={option}&starRating=4|5"))
        .await
        .ok()
}

#[tokio::test]
async fn options_add_their_fields_alone() {
    const FACETS: [&str; 9] = [
        "chains",
        "hotelThemes",
        "propertyTypes",
        "facilities",
        "deals",
        "guestRatings",
        "starRatings",
        "hotelRatings",
        "priceRanges",
    ];
    const OF_HOTEL: [&str; 7] =
        ["features", "wellKnownPlace", "images", "place", "reviewQuotes", "guestRatingSentiment", "rates"];
    let cases: [(&str, &[&str], &[&str]); 9] = [
        ("features", &[], &["features"]),
        ("filter", &FACETS, &[]),
        ("destination", &[], &[]),
        ("hotelWellKnownPlace", &[], &["wellKnownPlace"]),
        ("images", &[], &["images"]),
        ("hotelPlace", &[], &["place"]),
        ("reviews", &[], &["reviewQuotes", "guestRatingSentiment"]),
        ("topRates", &["providers"], &["rates"]),
        ("MULTIPLEHOTELSALLRATES", &["providers"], &["rates"]),
    ];
    for (option, of_response, of_hotel) in cases {
        let body = answer(option).await;
        for field in FACETS.iter().chain(&["providers"]) {
            assert_eq!(has(&body, field), of_response.contains(field), "{option}: {field}");
        }
        for field in OF_HOTEL {
            let hotels = body["results"].as_array().unwrap();
            assert_eq!(
                hotels.iter().any(|hotel| has(hotel, field)),
                of_hotel.contains(&field),
                "{option}: {field}"
            );
        }
        assert_eq!(body["destination"].is_object(), option == "destination", "{option}");
        assert!(body.get("destination").is_some());
    }
}

#[tokio::test]
async fn breakdowns_come_with_rates() {
    let body = answer("rateBreakdown").await;
    assert!(!has(&body["results"][0], "rates"));
    for (options, is_there) in [("topRates,rateBreakdown", true), ("topRates", false)] {
        let body = answer(options).await;
        let rates = body["results"][0]["rates"].as_array().unwrap();
        assert!(rates.iter().all(|rate| has(rate, "rateBreakdown") == is_there));
    }
}

#[tokio::test]
async fn top_rates_are_four_and_the_first_of_all() {
    let router = router();
    let top = all_of_city(&router, "responseOptions=topRates").await;
    let all = all_of_city(&router, "responseOptions=multipleHotelsAllRates").await;
    let mut cut = 0;
    for (top, all) in top.iter().zip(&all) {
        assert_eq!((top.id, all.rates.len() as i64), (all.id, all.number_of_rates.unwrap()));
        assert_eq!(top.rates.len(), all.rates.len().min(4));
        assert!(top.rates.iter().all(|rate| all.rates.iter().any(|other| other.book_uri == rate.book_uri)));
        cut += usize::from(all.rates.len() > 4);
    }
    assert!(cut > 0);
}

#[tokio::test]
async fn a_summary_has_no_hotels() {
    let router = router();
    let rest = format!("destination={CITY}&{STAY}&summaryOnly=true&responseOptions={EVERYTHING}");
    let body = call(&router, "hotels", &rest).await.ok();
    assert!(!has(&body, "results") && !has(&body, "providers") && has(&body, "chains"));
    let full = city(&router, "responseOptions=filter").await;
    assert_eq!(body["totalFilteredResults"], full.state.total_filtered_results.unwrap());
    assert_eq!(body["chains"].as_array().unwrap().len(), full.chains.len());
}
