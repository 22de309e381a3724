//! Tests of invalid requests: the response lists every error and its parameter.

use crate::searches::{CITY, STAY, call, router};
use crate::support::builder;

#[tokio::test]
async fn each_error_names_its_parameter() {
    let router = builder().strict().build().router();
    let cases = [
        ("hotels", "destination=kplaces:1", "destination"),
        ("hotels", "", "destination"),
        ("hotels", "destination=kplace:1&checkin=2027-03-14", "checkout"),
        ("hotels", "destination=kplace:1&checkin=2027-03-14&checkout=2027-03-14", "checkout"),
        ("hotels", "destination=kplace:1&checkin=2027-01-08&checkout=2027-01-12", "checkin"),
        ("hotels", "destination=kplace:1&checkin=2027-03-14&checkout=2027-07-14", "checkout"),
        ("hotels", "destination=kplace:1&checkin=soon&checkout=2027-07-14", "checkin"),
        ("hotels", "destination=kplace:1&rooms=0", "rooms"),
        ("hotels", "destination=kplace:1&minPrice=5&maxPrice=4", "maxPrice"),
        ("hotels", "destination=kplace:1&minPrice=much", "minPrice"),
        ("hotels", "destination=kplace:1&starRating=3;4", "starRating"),
        ("hotels", "destination=kplace:1&hotelRating=|", "hotelRating"),
        ("hotels", "destination=", "destination"),
        ("hotels", "destination=kplace:1&hotelRatingExcludeSelfRated=perhaps", "hotelRatingExcludeSelfRated"),
        ("hotels", "destination=kplace:1&featuresFilterMode=NOT", "featuresFilterMode"),
        ("hotels", "destination=kplace:1&sortField=luck", "sortField"),
        ("hotels", "destination=kplace:1&sortDirection=up", "sortDirection"),
        ("hotels", "destination=kplace:1&pageIndex=-1", "pageIndex"),
        ("hotels", "destination=kplace:1&pageSize=251", "pageSize"),
        ("hotels", "destination=kplace:1&searchTimeout=60001", "searchTimeout"),
        ("hotels", "destination=kplace:1&responseOptions=everything", "responseOptions"),
        ("hotels", "destination=kplace:1&languageCode=zh", "languageCode"),
        ("hotels", "destination=kplace:1&currencyCode=XXX", "currencyCode"),
        ("hotels", "destination=kplace:1&unheardOf=1", "unheardOf"),
        ("hotels/basic", "destination=kplace:1&featuresFilterMode=AND", "featuresFilterMode"),
        ("hotels/basic", "destination=kplace:1&summaryOnly=true", "summaryOnly"),
        ("hotels/basic", "destination=kplace:1&responseOptions=features", "responseOptions"),
        ("hotels/basic", "destination=kplace:1&currencyCode=XXX", "currencyCode"),
        ("hotel", "hotel=kplace:1", "hotel"),
        ("hotel", "hotel=khotel:1&checkin=2027-03-14&checkout=2027-03-15", "rooms"),
        ("hotel", "hotel=khotel:1&currencyCode=XXX", "currencyCode"),
    ];
    for (path, rest, parameter) in cases {
        let faults = call(&router, path, rest).await.faults();
        assert!(faults.iter().any(|(_, text)| text.starts_with(parameter)), "{path} {rest}: {faults:?}");
    }
    let many = (1..=51).map(|id| id.to_string()).collect::<Vec<_>>().join("|");
    let faults =
        call(&router, "hotels", &format!("destination={CITY}&preferredHotels={many}")).await.faults();
    assert!(faults[0].1.starts_with("preferredHotels"), "{faults:?}");
}

#[tokio::test]
async fn decoding_rule_and_service_errors_are_reported_together() {
    for (path, key) in [("hotels", "destination"), ("hotels/basic", "destination"), ("hotel", "hotel")] {
        let rest =
            format!("{key}=khotel:1&checkin=2027-01-01&currencyCode=XXX&searchTimeout=60001&languageCode=zh");
        let faults = call(&router(), path, &rest).await.faults();
        let codes = [
            ("languageCode", "INVALID_REQUEST"),
            ("searchTimeout", "INVALID_REQUEST"),
            ("checkout", "INVALID_REQUEST"),
            ("checkin", "INVALID_DATES"),
            ("currencyCode", "INVALID_REQUEST"),
        ];
        for (parameter, its) in codes {
            let is_reported = |(code, text): &(String, String)| code == its && text.starts_with(parameter);
            assert!(faults.iter().any(is_reported), "{path} {parameter}: {faults:?}");
        }
    }
}

#[tokio::test]
async fn keys_sessions_and_unknown_hotels() {
    let router = router();
    for path in ["hotel", "hotels", "hotels/basic"] {
        let uri = format!("/api/3.0/{path}?userTrackId=t&destination={CITY}");
        assert_eq!(crate::support::get(&router, &uri).await.refused().0, 401);
        let uri = format!("/api/3.0/{path}?apiKey={}&destination={CITY}", crate::support::KEY);
        assert_eq!(
            crate::support::get(&router, &uri).await.refused(),
            (400, "MISSING_USER_TRACK_ID".to_owned())
        );
    }
    for id in ["1", "9007199254740991"] {
        let unknown = call(&router, "hotel", &format!("hotel=khotel:{id}&{STAY}")).await;
        assert_eq!(unknown.refused(), (404, "NOT_FOUND".to_owned()));
    }
}
