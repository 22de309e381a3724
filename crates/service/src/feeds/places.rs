//! All places by id.

use std::sync::LazyLock;

use wayfare_models::common::PlaceId as WireId;
use wayfare_models::feeds::PlaceFeedRecord;
use wayfare_places::{Place, PlaceId, Places};

use super::FeedPage;
use crate::place_names;

/// The embedded places in the order of their ids.
static BY_ID: LazyLock<Vec<Place<'static>>> = LazyLock::new(|| {
    let places = Places::embedded();
    let mut all: Vec<_> = (places.cities().iter().map(Place::City))
        .chain(places.airports().iter().map(Place::Airport))
        .chain(places.metros().iter().map(Place::Metro))
        .chain(places.countries().iter().map(Place::Country))
        .chain(places.regions().iter().map(Place::Region))
        .collect();
    all.sort_unstable_by_key(|place| place.id());
    all
});

/// The places after an id. The id need not be a place's.
pub(crate) fn page(page: &FeedPage) -> impl Iterator<Item = PlaceFeedRecord> + Send + use<> {
    let first = page.last.map_or(0, |last| BY_ID.partition_point(|place| place.id().get() <= last));
    BY_ID.iter().skip(first).take(page.size).map(|place| record(Places::embedded(), *place))
}

fn record(places: &Places, place: Place<'_>) -> PlaceFeedRecord {
    let id = place.id();
    let mut record = PlaceFeedRecord::new(id.get(), format!("kplace:{id}"));
    record.primary_place_type = Some(place_names::primary_type(place));
    record.name = Some(place.name().to_owned());
    record.full_name = Some(place_names::full_name(places, place));
    record.country_code = Some(place.country().into());
    record.latitude = place.position().map(|at| at.latitude());
    record.longitude = place.position().map(|at| at.longitude());
    record.iata_code = place.iata().map(str::to_owned);
    record.parent_id = parent(places, place).map(|id| WireId::from(id.get()));
    record
}

/// The smallest known place that contains another one.
fn parent(places: &Places, place: Place<'_>) -> Option<PlaceId> {
    let region_of = |city: PlaceId| places.city(city).and_then(|city| city.region_id);
    let smallest = match place {
        Place::Airport(airport) => airport.city,
        // A metro area is larger than the city that it is named after.
        Place::Metro(metro) => region_of(metro.city),
        Place::City(city) => city.region_id,
        Place::Country(_) => return None,
        // A region is in its country.
        _ => None,
    };
    smallest.or_else(|| places.country(place.country()).map(|country| country.id))
}
