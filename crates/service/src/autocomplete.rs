//! Place autocomplete for the three verticals.

use wayfare_models::autocomplete::{
    CarAutocompleteResponse, FlightAutocompleteResponse, HotelAutocompleteResponse,
};
use wayfare_models::common::{PlaceId, PrimaryPlaceType};
use wayfare_models::writers::autocomplete::{CarPlaceWriter, FlightPlaceWriter, HotelSearchPlaceWriter};
use wayfare_models::writers::common::{CoordinatesWriter, DisplayPlaceTypeWriter};
use wayfare_places::{City, Kinds, Place, Places, Point};
use wayfare_validation::limits::AUTOCOMPLETE_RESULTS;
use wayfare_wire::write::Encoded;

use crate::api_errors::Refusal;
use crate::place_names::Described;
use crate::verticals::hotels::{Hotel, HotelSearches};

/// Kinds of places to fly to. Cities are added only if there is neither an airport nor a metro area.
const FLIGHTS: Kinds = Kinds::AIRPORT.or(Kinds::METRO);
const CARS: Kinds = Kinds::AIRPORT.or(Kinds::CITY);
const HOTELS: Kinds = Kinds::AIRPORT.or(Kinds::CITY).or(Kinds::REGION);

/// Places to fly to.
pub(crate) fn flights(term: &str) -> Encoded<FlightAutocompleteResponse> {
    let places = Places::embedded();
    // A metro area can't be searched if an airport has the same code: the code means the airport.
    let can_be_searched =
        |place: &Place<'_>| !matches!(place, Place::Metro(metro) if places.airport(metro.code).is_some());
    // Enough places, as this rules out at most half of them.
    let room = 2 * AUTOCOMPLETE_RESULTS;
    let mut found = places.search(term, FLIGHTS, room);
    found.retain(can_be_searched);
    if found.is_empty() {
        found = places.search(term, Kinds::CITY, AUTOCOMPLETE_RESULTS);
    }
    Encoded::<FlightAutocompleteResponse>::write(|answer| {
        answer.results(|list| {
            for place in found.into_iter().take(AUTOCOMPLETE_RESULTS) {
                list.item(|record| flight_place(record, places, place));
            }
        });
    })
}

/// Places to pick up a car.
pub(crate) fn cars(term: &str) -> Encoded<CarAutocompleteResponse> {
    let places = Places::embedded();
    let found = places.search(term, CARS, AUTOCOMPLETE_RESULTS);
    Encoded::<CarAutocompleteResponse>::write(|answer| {
        answer.results(|list| {
            for (place, position) in found.into_iter().filter_map(located) {
                list.item(|record| car_place(record, &Described::of(places, place), place, position));
            }
        });
    })
}

/// Places to stay, and hotels as far as there is room.
pub(crate) async fn hotels(
    searches: &HotelSearches,
    term: &str,
) -> Result<Encoded<HotelAutocompleteResponse>, Refusal> {
    let places = Places::embedded();
    let found = places.search(term, HOTELS, AUTOCOMPLETE_RESULTS);
    let found: Vec<_> = found.into_iter().filter_map(located).collect();
    let hotels = searches.named(term, AUTOCOMPLETE_RESULTS.saturating_sub(found.len())).await?;
    Ok(Encoded::<HotelAutocompleteResponse>::write(|answer| {
        answer.results(|list| {
            for (place, position) in found {
                list.item(|record| hotel_place(record, &Described::of(places, place), place, position));
            }
            for (hotel, city) in hotels.iter().filter_map(|hotel| Some((hotel, hotel.city?))) {
                list.item(|record| {
                    hotel_record(record, &Described::of(places, Place::City(city)), hotel, city)
                });
            }
        });
    }))
}

fn located(place: Place<'_>) -> Option<(Place<'_>, Point)> {
    Some((place, place.position()?))
}

fn flight_place(record: &mut FlightPlaceWriter<'_>, places: &Places, place: Place<'_>) {
    let known = Described::of(places, place);
    // By the description, a metro area has the id of its city.
    let id = match place {
        Place::Metro(metro) => PlaceId::from(metro.city.get()),
        _ => known.id,
    };
    record.place_id(Some(&id));
    record.primary_place_type(Some(&known.primary));
    record.display_place_type(|kind| display_type(kind, known.kind));
    record.name(Some(known.name));
    record.full_name(Some(format_args!("{known}")));
    record.country_name(known.country_name);
    record.region_name(known.region_name);
    record.city_name(known.city_name);
    record.iata_code(known.code);
    record.is_metro(matches!(place, Place::Metro(_)).then_some(true));
}

fn car_place(record: &mut CarPlaceWriter<'_>, known: &Described<'_>, place: Place<'_>, position: Point) {
    record.place_id(Some(&known.id));
    record.primary_place_type(Some(&known.primary));
    record.display_place_type(|kind| display_type(kind, known.kind));
    record.full_name(Some(format_args!("{known}")));
    record.location(|location| coordinates(location, position));
    record.country_name(known.country_name);
    record.country_code(Some(place.country()));
    record.region_name(known.region_name);
    record.city_name(known.city_name);
    record.city_id(known.city_id.as_ref());
    record.iata_code(known.code);
}

fn hotel_place(
    record: &mut HotelSearchPlaceWriter<'_>,
    known: &Described<'_>,
    place: Place<'_>,
    position: Point,
) {
    record.place_id(Some(&known.id));
    record.primary_place_type(Some(&known.primary));
    record.display_place_type(|kind| display_type(kind, known.kind));
    record.name(Some(known.name));
    record.full_name(Some(format_args!("{known}")));
    record.location(|location| coordinates(location, position));
    record.places(|around| around.extend(known.within()));
    record.entity_key(format_args!("kplace:{}", known.id));
    record.country_name(known.country_name);
    record.country_code(Some(place.country()));
    record.region_name(known.region_name);
    record.city_name(known.city_name);
    record.city_id(known.city_id.as_ref());
    record.iata_code(known.code);
}

/// The record of a hotel, with what is known of its city.
fn hotel_record(record: &mut HotelSearchPlaceWriter<'_>, known: &Described<'_>, hotel: &Hotel, city: &City) {
    record.place_id(Some(hotel.id));
    record.primary_place_type(Some(&PrimaryPlaceType::Hotel));
    record.display_place_type(|kind| display_type(kind, ("hotel", "Hotel")));
    record.name(Some(&hotel.name));
    record.full_name(Some(format_args!("{}, {known}", hotel.name)));
    record.location(|location| coordinates(location, hotel.position));
    record.places(|around| {
        around.push(city.name);
        around.extend(known.within().filter(|place| *place != city.name));
    });
    record.entity_key(format_args!("khotel:{}", hotel.id));
    record.hotel_name(Some(&hotel.name));
    record.country_name(known.country_name);
    record.country_code(Some(city.country));
    record.region_name(known.region_name);
    record.city_name(Some(city.name));
    record.city_id(known.city_id.as_ref());
    record.hotel_id(Some(hotel.id));
}

fn display_type(kind: &mut DisplayPlaceTypeWriter<'_>, (code, label): (&str, &str)) {
    kind.kind(Some(code));
    kind.display_name(Some(label));
}

fn coordinates(location: &mut CoordinatesWriter<'_>, position: Point) {
    location.latitude(position.latitude());
    location.longitude(position.longitude());
}
