//! The feed of all places, in the order of their ids.

use std::convert::Infallible;
use std::iter;
use std::sync::{Arc, LazyLock};

use futures_util::stream;
use wayfare_models::feeds::PlaceFeedRecord;
use wayfare_models::write::EncodedLines;
use wayfare_models::writers::feeds::PlaceFeedRecordWriter;
use wayfare_places::{Place, PlaceId, Places};

use super::FeedPage;
use super::place_types::PlaceType;
use crate::http::Lines;
use crate::travel::verticals::hotels::HotelCatalogue;

/// The embedded places in the order of their ids.
static BY_ID: LazyLock<Vec<Place<'static>>> = LazyLock::new(|| {
    let places = Places::embedded();
    let mut all: Vec<_> = (places.cities().map(Place::City))
        .chain(places.airports().iter().map(Place::Airport))
        .chain(places.metros().iter().map(Place::Metro))
        .chain(places.countries().iter().map(Place::Country))
        .chain(places.regions().iter().map(Place::Region))
        .chain(places.destinations().iter().map(Place::Destination))
        .collect();
    all.sort_unstable_by_key(|place| place.id());
    all
});

/// Number of places written per block.
const BLOCK: usize = 128;

/// Streams the places after an id, which need not be the id of a place.
pub(crate) fn page(catalogue: Arc<dyn HotelCatalogue>, page: &FeedPage) -> Lines<PlaceFeedRecord> {
    let (last, country) = (page.last, page.country);
    let first = BY_ID.partition_point(|place| place.id().get() <= last);
    let wanted = move |place: &&Place<'_>| country.is_none_or(|country| country.as_str() == place.country());
    let mut places = BY_ID.iter().skip(first).filter(wanted).take(page.size).peekable();
    let page = *page;
    let blocks = iter::from_fn(move || {
        places.peek()?;
        Some(EncodedLines::write(|lines| {
            for place in places.by_ref().take(BLOCK) {
                lines.line(|record| {
                    write_record(record, &*catalogue, Places::embedded(), *place, page.language());
                });
            }
        }))
    });
    Lines::written(stream::iter(blocks.map(Ok::<_, Infallible>)))
}

fn write_record(
    record: &mut PlaceFeedRecordWriter<'_>,
    catalogue: &dyn HotelCatalogue,
    places: &'static Places,
    place: Place<'static>,
    language: &str,
) {
    let named = |place| places.name_in(place, language);
    let position = place.position();
    record.place_id(place.id().get());
    record.place_name(Some(named(place)));
    record.city_place_id(place.city().map(PlaceId::get));
    record.country_code(Some(place.country()));
    record.country_name(places.country(place.country()).map(|country| named(Place::Country(country))));
    record.latitude(position.map(|at| at.latitude()));
    record.longitude(position.map(|at| at.longitude()));
    record.hierarchy(|list| list.extend(hierarchy(places, place).map(PlaceId::get)));
    record.place_type_id(Some(PlaceType::of(place).id()));
    record.num_hotels(hotels(catalogue, places, place));
    record.iata_code(place.iata());
}

/// Returns the places that contain a place, smallest first.
fn hierarchy(places: &Places, place: Place<'_>) -> impl Iterator<Item = PlaceId> + use<> {
    let city = place.city().filter(|id| *id != place.id()).and_then(|id| places.city(id));
    // An airport can serve a city in a neighbouring country.
    let city = city.filter(|city| city.country == place.country());
    let region = match place {
        Place::City(city) => city.region_id,
        Place::Destination(it) if city.is_none() => it.region_id,
        _ => city.and_then(|city| city.region_id),
    };
    // A metro area is larger than the city that it is named after.
    let city = city.filter(|_| !matches!(place, Place::Metro(_))).map(|city| city.id);
    let country = places.country(place.country()).map(|country| country.id).filter(|id| *id != place.id());
    city.into_iter().chain(region).chain(country)
}

/// Returns the number of hotels in a city, or in a metro area's city. The number for a larger place would be a sum over
/// its cities, which is not computed.
fn hotels(catalogue: &dyn HotelCatalogue, places: &'static Places, place: Place<'_>) -> Option<i64> {
    let city = match place {
        Place::City(city) => places.city(city.id),
        Place::Metro(metro) => places.city(metro.city),
        _ => None,
    };
    i64::try_from(catalogue.count_of(city?)?).ok()
}
