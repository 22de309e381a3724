//! Tests of the place feed.

use std::collections::{HashMap, HashSet};

use specwright_core::decode;
use wayfare_inventory::hotels::HotelInventory;
use wayfare_models::autocomplete::HotelAutocompleteResponse;
use wayfare_models::feeds::PlaceFeedRecord;
use wayfare_places::Places;

use crate::lines::{pages, records, router};
use crate::support::{KEY, PLACES, get};

const PATH: &str = "placefeed";

fn id(place: &PlaceFeedRecord) -> i64 {
    place.place_id.get()
}

#[tokio::test]
async fn pages_have_every_place_once() {
    let router = router();
    let all = pages(&router, PATH, 9_999, usize::MAX, id, None).await;
    let places = Places::embedded();
    let count = places.airports().len()
        + places.metros().len()
        + places.city_count()
        + places.regions().len()
        + places.countries().len()
        + places.destinations().len();
    assert_eq!(all.len(), count);
    let of_type = |number| all.iter().filter(|it| it.place_type_id == Some(number)).count();
    assert_eq!(of_type(2), places.airports().len());
    assert_eq!(of_type(5), places.city_count());
    let known: HashSet<_> = all.iter().map(id).collect();
    for place in &all {
        let countries = places.countries().iter();
        let is_country = countries.map(|it| it.id.get()).any(|country| country == id(place));
        assert_eq!(place.hierarchy.is_empty(), is_country, "{place:?}");
        assert!(place.hierarchy.iter().all(|id| known.contains(&id.get())), "{place:?}");
        assert!(place.city_place_id.is_none_or(|city| known.contains(&city.get())), "{place:?}");
    }
}

#[tokio::test]
async fn hierarchies_lead_to_the_country() {
    let all = pages(&router(), PATH, 10_000, usize::MAX, id, None).await;
    let by_id: HashMap<_, _> = all.iter().map(|place| (id(place), place)).collect();
    let names = |id: i64| -> Vec<&str> {
        let above = by_id[&id].hierarchy.iter().map(|above| by_id[&above.get()]);
        above.map(|place| place.place_name.as_deref().unwrap()).collect()
    };
    let places = Places::embedded();
    assert_eq!(names(places.airport("LHR").unwrap().id.get()), ["London", "England", "United Kingdom"]);
    assert_eq!(names(places.metro("LON").unwrap().id.get()), ["England", "United Kingdom"]);
    // A place's hierarchy consists of its parent and the parent's own hierarchy.
    for place in &all {
        let Some((first, rest)) = place.hierarchy.split_first() else { continue };
        assert_eq!(by_id[&first.get()].hierarchy, rest, "{place:?}");
    }
}

#[tokio::test]
async fn a_country_filters_the_feed() {
    let router = router();
    let maltese = records::<PlaceFeedRecord>(&router, PATH, "countryCode=MT").await;
    let all = records::<PlaceFeedRecord>(&router, PATH, "").await;
    let is_maltese = |place: &&PlaceFeedRecord| place.country_code.as_ref().unwrap().as_str() == "MT";
    assert!(maltese.iter().eq(all.iter().filter(is_maltese)));
    assert!(maltese.iter().all(|place| place.country_name.as_deref() == Some("Malta")));
    assert!(maltese.iter().any(|place| place.iata_code.as_deref() == Some("MLA")));
    let hotels: i64 = maltese.iter().filter_map(|place| place.num_hotels).sum();
    assert_eq!(hotels, HotelInventory::new(1).hotels_after(None, Some("MT")).count() as i64);
}

#[tokio::test]
async fn unknown_ids_are_valid_start_positions() {
    let router = router();
    let first = records::<PlaceFeedRecord>(&router, PATH, "pageSize=1000").await;
    for last in [i64::MIN, -1, 0, id(&first[0]) - 1] {
        let page = records::<PlaceFeedRecord>(&router, PATH, &format!("pageSize=2&lastId={last}")).await;
        assert_eq!(page, first[..2]);
    }
    let gap = first.windows(2).find(|pair| id(&pair[1]) > id(&pair[0]) + 2).unwrap();
    let after = format!("pageSize=1&lastId={}", id(&gap[0]) + 1);
    let beyond = records::<PlaceFeedRecord>(&router, PATH, &after).await;
    assert_eq!(beyond, gap[1..]);
    assert!(records::<PlaceFeedRecord>(&router, PATH, &format!("lastId={}", i64::MAX)).await.is_empty());
}

#[tokio::test]
async fn records_agree_with_autocomplete() {
    let router = router();
    let answer = get(&router, &format!("{PLACES}hotels?apiKey={KEY}&searchTerm=boston")).await;
    let found = decode::<HotelAutocompleteResponse>(answer.text.as_bytes()).unwrap().value;
    assert!(!found.results.is_empty());
    for place in &found.results {
        let after = format!("pageSize=1&lastId={}", place.place_id.unwrap().get() - 1);
        let record = records::<PlaceFeedRecord>(&router, PATH, &after).await.remove(0);
        assert_eq!((Some(record.place_id), record.place_name), (place.place_id, place.name.clone()));
        assert_eq!(record.country_code, place.country_code);
        assert_eq!(record.latitude, place.location.as_ref().map(|point| point.latitude));
    }
}
