//! Hotel searches over a scripted transport, with paused time.

use std::time::Duration;

use wayfare_models::autocomplete::HotelId;
use wayfare_models::hotels::{EntityKey, MultipleHotelQuery, SingleHotelQuery};

use wayfare_client::poll::Ending;
use wayfare_client::testing::Reply;
use wayfare_client::{ErrorKind, StatusCode};

use crate::support::{script, session_of};

fn query() -> MultipleHotelQuery {
    MultipleHotelQuery::new(EntityKey::place(1).unwrap())
}

fn body(is_complete: bool, total: usize, ids: impl IntoIterator<Item = i64>) -> String {
    let hotels = ids.into_iter().map(|id| {
        serde_json::json!({
            "id": id, "key": format!("khotel:{id}"), "name": "", "address": "", "hotelCountryCode": "IE",
            "latitude": 0, "longitude": 0, "starRating": -1, "isSelfRated": false, "lowestRate": null,
            "highestRate": null, "href": "", "distance": null, "isWithinBoundary": false, "isGreatValue": false,
            "propertyType": 0, "numberOfProviders": 0, "numberOfRates": 0, "guestRating": -1, "numberOfReviews": 0,
        })
    });
    serde_json::json!({
        "isComplete": is_complete, "searchTime": 1, "totalResults": total, "totalAvailableResults": total,
        "totalFilteredResults": total, "currencyCode": "EUR", "languageCode": "EN", "destination": null,
        "results": hotels.collect::<Vec<_>>(),
    })
    .to_string()
}

fn reply(is_complete: bool, total: usize, ids: impl IntoIterator<Item = i64>) -> Reply {
    Reply::new(200, body(is_complete, total, ids))
}

fn ids(ids: impl IntoIterator<Item = i64>) -> Vec<HotelId> {
    ids.into_iter().map(HotelId::from).collect()
}

#[tokio::test(start_paused = true)]
async fn an_incomplete_search_may_respond_with_202() {
    let fake = script([Reply::new(202, ""), Reply::new(202, "{}"), reply(true, 1, [1])]);
    let search = session_of(&fake).hotels().search_multiple(query().with_only_if_complete(true));
    let outcome = search.finish().await.unwrap();
    assert!(outcome.is_complete());
    assert_eq!((outcome.polls, fake.sent()), (3, 3));

    let single = SingleHotelQuery::new("khotel:7".parse().unwrap()).with_only_if_complete(true);
    let fake = script([Reply::new(202, ""), Reply::new(404, "")]);
    let error = session_of(&fake).hotels().search_single(single).finish().await.unwrap_err();
    assert_eq!((error.status(), fake.sent()), (Some(StatusCode::NOT_FOUND), 2));
}

#[tokio::test(start_paused = true)]
async fn a_hotel_that_never_completes_is_returned_at_the_deadline() {
    let facts = r#"{"isComplete": false, "key": "khotel:7", "name": "Inn", "results": []}"#;
    for last in [Reply::ok(facts), Reply::new(202, ""), Reply::Hang] {
        let replies = [Reply::ok(facts), Reply::ok(facts), Reply::ok(facts), last];
        let hotel = SingleHotelQuery::new("khotel:7".parse().unwrap());
        let search =
            session_of(&script(replies)).hotels().search_single(hotel).deadline(Duration::from_secs(3));
        let outcome = search.finish().await.unwrap();
        assert_eq!((outcome.ending, outcome.is_complete()), (Ending::Deadline, false));
        assert_eq!(outcome.found().unwrap().facts.name.as_deref(), Some("Inn"));
    }
}

#[tokio::test(start_paused = true)]
async fn pages_continue_to_the_last_page() {
    let fake = script([
        reply(false, 5, [1, 2]),
        reply(true, 4, [1, 2]),
        // One more hotel was found in the meantime.
        reply(true, 5, [3, 4]),
        reply(true, 5, [5]),
    ]);
    let mut pages = session_of(&fake).hotels().pages(query().with_page_size(2));
    assert!(!pages.is_complete() && fake.sent() == 0);
    let mut found: Vec<Vec<i64>> = Vec::new();
    while let Some(page) = pages.next().await {
        found.push(page.unwrap().response().unwrap().results.iter().map(|hotel| hotel.id.get()).collect());
    }
    assert_eq!(found, [vec![1, 2], vec![3, 4], vec![5]]);
    assert!(pages.is_complete() && pages.next().await.is_none());
    // The query sets no page index, so the requests for the first page have none either.
    for (call, page) in [(0, ""), (1, ""), (2, "pageIndex=1&"), (3, "pageIndex=2&")] {
        assert!(fake.uri(call).contains(&format!("kplace%3A1&{page}pageSize=2&")), "{}", fake.uri(call));
    }
}

#[tokio::test(start_paused = true)]
async fn a_failed_page_keeps_its_results() {
    let fake = script([reply(true, 9, [1, 2]), reply(false, 9, [3]), Reply::new(403, "")]);
    let mut pages = session_of(&fake).hotels().pages(query().with_page_size(2));
    assert!(pages.next().await.unwrap().unwrap().is_complete());
    let page = pages.next().await.unwrap().unwrap();
    assert_eq!((page.found().unwrap().results.len(), page.ending), (1, Ending::Failed));
    assert_eq!(page.error.unwrap().kind(), ErrorKind::Forbidden);
    assert!(pages.next().await.is_none() && !pages.is_complete());
}

#[tokio::test(start_paused = true)]
async fn withdrawn_hotels_are_kept() {
    let fake = script([reply(false, 2, [1, 2]), reply(true, 0, [])]);
    let found = session_of(&fake).hotels().search_ids(ids([2, 1]), query()).finish().await.unwrap();
    assert_eq!(found.hotels().map(|hotel| hotel.result().id).collect::<Vec<_>>(), ids([2, 1]));
    assert!(!found.is_complete());
}

#[tokio::test(start_paused = true)]
async fn hotels_are_searched_in_batches_and_returned_in_order() {
    // The search requests 502, 501, .. 1, with a duplicate 7. The service has no hotel 400.
    let fake = script([
        reply(true, 249, (253..=502).filter(|id| *id != 400)),
        reply(true, 250, 3..=252).late(Duration::from_secs(5)),
        reply(false, 1, [1]),
        reply(true, 2, [1, 2]),
    ]);
    let asked: Vec<i64> = (1..=502).rev().collect();
    let search = session_of(&fake).hotels().search_ids(ids(asked.iter().copied().chain([7])), query());
    let found = search.finish().await.unwrap();
    assert!(found.is_complete() && found.errors().is_empty());
    let order: Vec<i64> = found.hotels().map(|hotel| hotel.id().get()).collect();
    assert_eq!(order, asked.into_iter().filter(|id| *id != 400).collect::<Vec<_>>());
    assert_eq!(found.missing().collect::<Vec<_>>(), ids([400]));
    assert_eq!((found.batches().len(), fake.sent()), (3, 4));
    assert!(fake.uri(0).contains("pageIndex=0&pageSize=250&"), "{}", fake.uri(0));
    assert!(fake.uri(2).contains("destination=khotels%3A2%2C1&"), "{}", fake.uri(2));
    assert!(fake.uri(2).contains("pageSize=2&"), "{}", fake.uri(2));
    assert!(found.hotel(HotelId::from(7)).is_some() && found.hotel(HotelId::from(400)).is_none());
}

#[tokio::test(start_paused = true)]
async fn interrupted_batches_are_incomplete() {
    let fake = script([reply(true, 250, 1..=250), Reply::Hang]);
    let search =
        session_of(&fake).hotels().search_ids(ids(1..=251), query()).deadline(Duration::from_secs(5));
    let found = search.finish().await.unwrap();
    assert!(!found.is_complete() && found.errors().is_empty());
    assert_eq!((found.hotels().count(), found.missing().collect::<Vec<_>>()), (250, ids([251])));

    let fake = script([Reply::new(400, ""), reply(true, 1, [251])]);
    let found = session_of(&fake).hotels().search_ids(ids(1..=251), query()).finish().await.unwrap();
    assert!(!found.is_complete());
    assert_eq!((found.errors()[0].status(), found.hotels().count()), (Some(StatusCode::BAD_REQUEST), 1));
}

#[tokio::test(start_paused = true)]
async fn a_search_without_successful_batches_fails_and_a_search_without_ids_is_empty() {
    let fake = script([Reply::new(401, ""), Reply::new(401, "")]);
    let error = session_of(&fake).hotels().search_ids(ids(1..=251), query()).finish().await.unwrap_err();
    assert_eq!(error.status(), Some(StatusCode::UNAUTHORIZED));

    let fake = script([]);
    let found = session_of(&fake).hotels().search_ids([], query()).finish().await.unwrap();
    assert!(found.is_complete() && found.hotels().next().is_none());
    let error = session_of(&fake).hotels().search_ids(ids([-1]), query()).finish().await.unwrap_err();
    assert_eq!((error.kind(), fake.sent()), (ErrorKind::InvalidRequest, 0));
}
