//! Tests of the hotel feed.

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use specwright_core::decode;
use tower::ServiceExt as _;
use wayfare_inventory::hotels::HotelInventory;
use wayfare_models::common::Coordinates;
use wayfare_models::feeds::HotelFeedRecord;
use wayfare_models::hotels::{HotelResult, MultipleHotelSearchResponse};
use wayfare_models::limits::HOTEL_FEED_DEFAULT_PAGE_SIZE;

use crate::lines::{call, pages, records, router};
use crate::support::{KEY, get};

const PATH: &str = "hotelfeed";

fn id(hotel: &HotelFeedRecord) -> i64 {
    hotel.hotel_id.get()
}

fn ids(hotels: &[HotelFeedRecord]) -> Vec<i64> {
    hotels.iter().map(id).collect()
}

#[tokio::test]
async fn pages_have_every_hotel_once() {
    let router = router();
    let first = records::<HotelFeedRecord>(&router, PATH, "lastId=0").await;
    assert_eq!(first.len(), HOTEL_FEED_DEFAULT_PAGE_SIZE);
    let in_pages = pages(&router, PATH, 77, 5, id, None).await;
    assert_eq!(ids(&in_pages), ids(&first[..5 * 77]));
    let inventory = HotelInventory::new(1);
    assert!(inventory.hotels_after(None, None).map(|hotel| hotel.id.get()).take(first.len()).eq(ids(&first)));
}

#[tokio::test]
async fn the_last_page_is_shorter() {
    let router = router();
    let inventory = HotelInventory::new(1);
    let last_city = wayfare_places::Places::embedded().cities().last().unwrap();
    let mut of_city: Vec<_> = inventory.hotels_of(last_city.id).iter().map(|hotel| hotel.id.get()).collect();
    of_city.sort_unstable();
    let before = Some(of_city[0] - 1);
    let rest = pages(&router, PATH, of_city.len() - 1, 9, id, before).await;
    assert_eq!(ids(&rest), of_city);
    let after = format!("lastId={}", of_city.last().unwrap());
    assert!(records::<HotelFeedRecord>(&router, PATH, &after).await.is_empty());
}

#[tokio::test]
async fn unknown_ids_are_valid_start_positions() {
    let router = router();
    let first = ids(&records(&router, PATH, "pageSize=3").await);
    for last in [i64::MIN, -1, 0, 1, first[0] - 1] {
        assert_eq!(ids(&records(&router, PATH, &format!("pageSize=3&lastId={last}")).await), first);
    }
    // An id greater than that of the last hotel in a city.
    let nice = 2_990_440_i64 << 12;
    let next = ids(&records(&router, PATH, &format!("pageSize=1&lastId={}", nice + 4_000)).await);
    assert!(next[0] > nice + 4_095, "{next:?}");
    assert!(records::<HotelFeedRecord>(&router, PATH, &format!("lastId={}", i64::MAX)).await.is_empty());
}

#[tokio::test]
async fn records_agree_with_searches() {
    let router = router();
    let nice = 2_990_440_i64 << 12;
    let fed = records::<HotelFeedRecord>(&router, PATH, &format!("pageSize=150&lastId={}", nice - 1)).await;
    let list = ids(&fed).iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let uri = format!("apiKey={KEY}&userTrackId=t&destination=khotels:{list}&responseOptions=features");
    let answer = get(&router, &format!("/api/3.0/hotels?{uri}&pageSize=250")).await;
    let found = decode::<MultipleHotelSearchResponse>(answer.text.as_bytes()).unwrap().value;
    assert_eq!(found.results.len(), fed.len());
    // For a missing rating, a feed contains 0, and a search response -1.
    let rated = |rating: Option<f64>| rating.map(|rating| rating.max(0.0));
    for hotel in &found.results {
        let record = fed.iter().find(|record| record.hotel_id == hotel.id).unwrap();
        let location = record.location.as_ref().unwrap();
        let country = location.country.as_ref().unwrap();
        assert_eq!(record.hotel_name, hotel.facts.name);
        assert_eq!(location.address, hotel.facts.address);
        assert_eq!(country.country_code, hotel.facts.hotel_country_code);
        assert_eq!(
            (country.name.as_deref(), location.city.as_ref().unwrap().name.as_deref()),
            (Some("France"), Some("Nice"))
        );
        let position = Coordinates::new(hotel.facts.latitude.unwrap(), hotel.facts.longitude.unwrap());
        assert_eq!(location.coordinates.as_ref(), Some(&position));
        assert_eq!(record.star_rating, rated(hotel.facts.star_rating));
        assert_eq!(record.property_type_id, hotel.property_type);
        let mut features: Vec<_> = record.facilities.iter().flat_map(|it| &it.feature_ids).collect();
        features.sort_unstable();
        assert!(features.into_iter().eq(&hotel.features));
        assert_eq!(record.overall_rating, rated(hotel.guest_rating));
        assert_eq!(record.number_of_reviews, hotel.number_of_reviews);
        assert_eq!(record.iata_code.as_deref(), Some("NCE"));
    }
    // Search results start with the most popular hotel.
    let popularity = |hotel: &HotelResult| {
        fed.iter().find(|record| record.hotel_id == hotel.id).unwrap().popularity.unwrap()
    };
    assert!(found.results.is_sorted_by_key(popularity));
    for theme in fed.iter().flat_map(|record| &record.themes).take(20) {
        let with = format!("/api/3.0/hotels?{uri}&themes={theme}&pageSize=250");
        let found = decode::<MultipleHotelSearchResponse>(get(&router, &with).await.text.as_bytes()).unwrap();
        let has = |record: &&HotelFeedRecord| record.themes.contains(theme);
        assert_eq!(found.value.results.len(), fed.iter().filter(has).count(), "{theme}");
    }
}

#[tokio::test]
async fn records_have_hours_prices_and_ages() {
    for hotel in records::<HotelFeedRecord>(&router(), PATH, "pageSize=500").await {
        assert!((1_300..=1_600).contains(&hotel.check_in.unwrap()), "{hotel:?}");
        assert!((1_000..=1_200).contains(&hotel.check_out.unwrap()), "{hotel:?}");
        assert!(hotel.min_rate.unwrap().get() >= 7.0, "{hotel:?}");
        let (created, changed) = (hotel.date_created.unwrap(), hotel.last_updated.unwrap());
        assert!(created < changed && changed.len() == 20 && changed.ends_with('Z'), "{created} {changed}");
        let image = &hotel.images[0];
        assert_eq!((image.image_id, image.width, image.height), (Some(1), Some(1_280), Some(960)));
    }
}

#[tokio::test]
async fn a_country_filters_the_feed() {
    let router = router();
    let count = HotelInventory::new(1).hotels_after(None, Some("MT")).count();
    let maltese = pages(&router, &format!("{PATH}?countryCode=MT"), 100, usize::MAX, id, None).await;
    assert_eq!(maltese.len(), count);
    for hotel in &maltese {
        let country = hotel.location.as_ref().unwrap().country.as_ref().unwrap();
        assert_eq!(country.country_code.as_ref().unwrap().as_str(), "MT");
    }
    assert!(records::<HotelFeedRecord>(&router, PATH, "countryCode=AQ").await.is_empty());
    let faults = call(&router, PATH, "countryCode=malta").await.faults();
    assert!(faults.len() == 1 && faults[0].1.contains("countryCode"), "{faults:?}");
}

#[tokio::test]
async fn types_and_changes_are_filtered() {
    let router = router();
    let all = records::<HotelFeedRecord>(&router, PATH, "countryCode=MT").await;
    let expect = |is_wanted: &dyn Fn(&HotelFeedRecord) -> bool| {
        ids(&all.iter().filter(|it| is_wanted(it)).cloned().collect::<Vec<_>>())
    };
    for (rest, wanted) in [
        ("propertyTypeIds=0", expect(&|it| it.property_type_id == Some(0))),
        ("propertyTypeIds=1,6", expect(&|it| matches!(it.property_type_id, Some(1 | 6)))),
        ("lastUpdated=2025-01-01", expect(&|it| it.last_updated.as_deref() >= Some("2025-01-01"))),
        (
            "lastUpdated=2025-01-01&propertyTypeIds=0",
            expect(&|it| it.last_updated.as_deref() >= Some("2025-01-01") && it.property_type_id == Some(0)),
        ),
        ("lastUpdated=2090-01-01", Vec::new()),
        ("propertyTypeIds=99", Vec::new()),
    ] {
        let whole = records(&router, PATH, &format!("countryCode=MT&{rest}")).await;
        assert_eq!(ids(&whole), wanted, "{rest}");
        assert!(wanted.len() < all.len(), "{rest}");
        // Small pages skip the hotels that do not match.
        let path = format!("{PATH}?countryCode=MT&{rest}");
        assert_eq!(ids(&pages(&router, &path, 7, usize::MAX, id, None).await), wanted, "{rest}");
    }
    // The date is inclusive.
    let changed = all[0].last_updated.clone().unwrap();
    let of_day = format!("countryCode=MT&lastUpdated={}", &changed[..10]);
    assert!(ids(&records(&router, PATH, &of_day).await).contains(&id(&all[0])));
    let faults = call(&router, PATH, "lastUpdated=yesterday&propertyTypeIds=hotel").await.faults();
    assert_eq!(faults.len(), 2, "{faults:?}");
}

#[tokio::test]
async fn hotels_are_generated_while_streaming() {
    let router = router();
    let uri = format!("/api/4.0/hotelfeed?apiKey={KEY}&pageSize=20000");
    let request = Request::get(uri).body(Body::empty()).unwrap();
    let mut body = router.oneshot(request).await.unwrap().into_body();
    let first = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(first.len() < 100_000, "{}", first.len());
    // The whole page is much larger than the first part.
    let rest = body.collect().await.unwrap().to_bytes();
    assert!(rest.len() > 20 * first.len());
    assert_eq!(rest.iter().chain(&first).filter(|byte| **byte == b'\n').count(), 20_000);
}
