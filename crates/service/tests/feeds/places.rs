//! All places.

use std::collections::{HashMap, HashSet};

use wayfare_models::autocomplete::HotelAutocompleteResponse;
use wayfare_models::common::PrimaryPlaceType;
use wayfare_models::feeds::PlaceFeedRecord;
use wayfare_models::limits::FEED_DEFAULT_PAGE_SIZE;
use wayfare_places::Places;
use wayfare_wire::decode;

use crate::lines::{pages, records, router};
use crate::support::{KEY, PLACES, get};

const PATH: &str = "placefeed";

fn id(place: &PlaceFeedRecord) -> i64 {
    place.id.get()
}

#[tokio::test]
async fn pages_have_every_place_once() {
    let router = router();
    let all = pages(&router, PATH, 9_999, usize::MAX, id, None).await;
    let places = Places::embedded();
    let count = places.airports().len()
        + places.metros().len()
        + places.cities().len()
        + places.regions().len()
        + places.countries().len();
    assert_eq!(all.len(), count);
    let of_kind = |kind: &PrimaryPlaceType| {
        all.iter().filter(|it| it.primary_place_type.as_ref() == Some(kind)).count()
    };
    assert_eq!(of_kind(&PrimaryPlaceType::Airport), places.airports().len());
    assert_eq!(of_kind(&PrimaryPlaceType::Country), places.countries().len());
    let known: HashSet<_> = all.iter().map(id).collect();
    for place in &all {
        assert_eq!(place.key.as_str(), format!("kplace:{}", id(place)));
        assert!(place.full_name.as_deref().unwrap().starts_with(place.name.as_deref().unwrap()));
        let is_country = place.primary_place_type == Some(PrimaryPlaceType::Country);
        assert_eq!(place.parent_id.is_none(), is_country, "{place:?}");
        assert!(place.parent_id.is_none_or(|parent| known.contains(&parent.get())), "{place:?}");
        assert_eq!(place.latitude.is_none(), is_country, "{place:?}");
    }
}

#[tokio::test]
async fn parents_lead_to_the_country() {
    let all = pages(&router(), PATH, 10_000, usize::MAX, id, None).await;
    let by_id: HashMap<_, _> = all.iter().map(|place| (id(place), place)).collect();
    let place = Places::embedded().airport("LHR").unwrap();
    let mut names = Vec::new();
    let mut next = Some(place.id.get());
    while let Some(place) = next.map(|id| by_id[&id]) {
        names.push(place.name.as_deref().unwrap());
        next = place.parent_id.map(|id| id.get());
    }
    assert_eq!(names, ["London Heathrow Airport", "London", "England", "United Kingdom"]);
    // No chain of parents has a cycle.
    for place in &all {
        let parents = std::iter::successors(Some(place), |it| by_id.get(&it.parent_id?.get()).copied());
        assert!(parents.take(9).count() < 5, "{place:?}");
    }
}

#[tokio::test]
async fn an_id_that_is_no_places_is_a_number_to_begin_after() {
    let router = router();
    let first = records::<PlaceFeedRecord>(&router, PATH, "").await;
    assert_eq!(first.len(), FEED_DEFAULT_PAGE_SIZE);
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
        assert_eq!((Some(record.id), &record.key), (place.place_id, &place.entity_key));
        assert_eq!(record.primary_place_type, place.primary_place_type);
        assert_eq!((&record.name, &record.full_name), (&place.name, &place.full_name));
        assert_eq!(record.country_code, place.country_code);
        assert_eq!(record.latitude, place.location.as_ref().map(|point| point.latitude));
    }
}
