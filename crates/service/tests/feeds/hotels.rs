//! All hotels.

use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;
use wayfare_inventory::hotels::HotelInventory;
use wayfare_models::feeds::HotelFeedRecord;
use wayfare_models::hotels::MultipleHotelSearchResponse;
use wayfare_models::limits::{FEED_DEFAULT_PAGE_SIZE, FEED_PAGE_SIZE};
use wayfare_wire::decode;

use crate::lines::{pages, records, router};
use crate::support::{KEY, get};

const PATH: &str = "hotelfeed";

fn id(hotel: &HotelFeedRecord) -> i64 {
    hotel.id.get()
}

fn ids(hotels: &[HotelFeedRecord]) -> Vec<i64> {
    hotels.iter().map(id).collect()
}

#[tokio::test]
async fn pages_have_every_hotel_once() {
    let router = router();
    let first = records::<HotelFeedRecord>(&router, PATH, "").await;
    assert_eq!(first.len(), FEED_DEFAULT_PAGE_SIZE);
    let in_pages = pages(&router, PATH, 77, 5, id, None).await;
    assert_eq!(ids(&in_pages), ids(&first[..5 * 77]));
    let inventory = HotelInventory::new(1);
    assert!(inventory.hotels_after(None).map(|hotel| hotel.id.get()).take(first.len()).eq(ids(&first)));
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
async fn an_id_that_is_no_hotels_is_a_number_to_begin_after() {
    let router = router();
    let first = ids(&records(&router, PATH, "pageSize=3").await);
    for last in [i64::MIN, -1, 0, 1, first[0] - 1] {
        assert_eq!(ids(&records(&router, PATH, &format!("pageSize=3&lastId={last}")).await), first);
    }
    // The number after the last hotel of a city.
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
    for hotel in &found.results {
        let record = fed.iter().find(|record| record.id == hotel.id).unwrap();
        assert_eq!(Some(&record.key), hotel.facts.key.as_ref());
        assert_eq!(record.name, hotel.facts.name);
        assert_eq!(record.address, hotel.facts.address);
        assert_eq!(record.hotel_country_code, hotel.facts.hotel_country_code);
        assert_eq!((record.latitude, record.longitude), (hotel.facts.latitude, hotel.facts.longitude));
        assert_eq!(record.star_rating, hotel.facts.star_rating);
        assert_eq!(record.is_self_rated, hotel.facts.is_self_rated);
        assert_eq!(record.property_type, hotel.property_type);
        assert_eq!(record.features, hotel.features);
        assert_eq!(record.guest_rating, hotel.guest_rating);
        assert_eq!(record.number_of_reviews, hotel.number_of_reviews);
    }
    for theme in fed.iter().flat_map(|record| &record.themes).take(20) {
        let with = format!("/api/3.0/hotels?{uri}&themes={theme}&pageSize=250");
        let found = decode::<MultipleHotelSearchResponse>(get(&router, &with).await.text.as_bytes()).unwrap();
        let has = |record: &&HotelFeedRecord| record.themes.contains(theme);
        assert_eq!(found.value.results.len(), fed.iter().filter(has).count(), "{theme}");
    }
}

#[tokio::test]
async fn hotels_are_made_while_they_are_sent() {
    let router = router();
    let uri = format!("/api/4.0/hotelfeed?apiKey={KEY}&pageSize={FEED_PAGE_SIZE}");
    let request = Request::get(uri).body(Body::empty()).unwrap();
    let mut body = router.oneshot(request).await.unwrap().into_body();
    let first = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(first.len() < 100_000, "{}", first.len());
    // Far more than that is a page.
    let rest = body.collect().await.unwrap().to_bytes();
    assert!(rest.len() > 20 * first.len());
    assert_eq!(rest.iter().chain(&first).filter(|byte| **byte == b'\n').count(), FEED_PAGE_SIZE);
}
