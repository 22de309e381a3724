//! Place autocomplete for the three verticals.

use wayfare_models::autocomplete::{
    CarAutocompleteResponse, CarPlace, EntityKeyText, FlightAutocompleteResponse, FlightPlace,
    HotelAutocompleteResponse, HotelSearchPlace,
};
use wayfare_models::common::{Coordinates, DisplayPlaceType, PlaceId, PrimaryPlaceType};
use wayfare_places::{Kinds, Place, Places, Point};
use wayfare_validation::limits::AUTOCOMPLETE_RESULTS;
use wayfare_wire::Text;

use crate::api_errors::Refusal;
use crate::place_names::Described;
use crate::verticals::hotels::{Hotel, HotelSearches};

/// Kinds of places to fly to. Cities are added only if there is neither an airport nor a metro area.
const FLIGHTS: Kinds = Kinds::AIRPORT.or(Kinds::METRO);
const CARS: Kinds = Kinds::AIRPORT.or(Kinds::CITY);
const HOTELS: Kinds = Kinds::AIRPORT.or(Kinds::CITY).or(Kinds::REGION);

/// Places to fly to.
pub(crate) fn flights(term: &str) -> FlightAutocompleteResponse {
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
    let records = found.into_iter().take(AUTOCOMPLETE_RESULTS).map(|place| flight_place(places, place));
    FlightAutocompleteResponse::new(records.collect())
}

/// Places to pick up a car.
pub(crate) fn cars(term: &str) -> CarAutocompleteResponse {
    let places = Places::embedded();
    let found = places.search(term, CARS, AUTOCOMPLETE_RESULTS);
    let records = found.into_iter().filter_map(|place| car_place(places, place));
    CarAutocompleteResponse::new(records.collect())
}

/// Places to stay, and hotels as far as there is room.
pub(crate) async fn hotels(
    searches: &HotelSearches,
    term: &str,
) -> Result<HotelAutocompleteResponse, Refusal> {
    let places = Places::embedded();
    let found = places.search(term, HOTELS, AUTOCOMPLETE_RESULTS);
    let mut records: Vec<_> = found.into_iter().filter_map(|place| hotel_place(places, place)).collect();
    let room = AUTOCOMPLETE_RESULTS.saturating_sub(records.len());
    let hotels = searches.named(term, room).await?;
    records.extend(hotels.into_iter().filter_map(|hotel| hotel_record(places, hotel)));
    Ok(HotelAutocompleteResponse::new(records))
}

fn flight_place(places: &Places, place: Place<'_>) -> FlightPlace {
    let known = Described::of(places, place);
    // By the description, a metro area has the id of its city.
    let id = match place {
        Place::Metro(metro) => PlaceId::from(metro.city.get()),
        _ => known.id,
    };
    FlightPlace {
        place_id: Some(id),
        primary_place_type: Some(known.primary),
        display_place_type: Some(known.display),
        name: Some(known.name.into()),
        full_name: Some(known.full_name),
        country_name: known.country_name.map(Text::from),
        region_name: place.region().map(Text::from),
        city_name: known.city_name.map(Text::from),
        iata_code: place.iata().map(Into::into),
        is_metro: matches!(place, Place::Metro(_)).then_some(true),
    }
}

fn car_place(places: &Places, place: Place<'_>) -> Option<CarPlace> {
    let known = Described::of(places, place);
    Some(CarPlace {
        place_id: Some(known.id),
        primary_place_type: Some(known.primary),
        display_place_type: Some(known.display),
        full_name: Some(known.full_name),
        location: Some(coordinates(place.position()?)),
        country_name: known.country_name.map(Text::from),
        country_code: Some(place.country().into()),
        region_name: place.region().map(Text::from),
        city_name: known.city_name.map(Text::from),
        city_id: known.city_id,
        iata_code: place.iata().map(Into::into),
    })
}

fn hotel_place(places: &Places, place: Place<'_>) -> Option<HotelSearchPlace> {
    let known = Described::of(places, place);
    let within = known.within.iter().copied().map(Text::from).collect();
    Some(HotelSearchPlace {
        entity_key: EntityKeyText::from(format!("kplace:{}", known.id)),
        place_id: Some(known.id),
        primary_place_type: Some(known.primary),
        display_place_type: Some(known.display),
        name: Some(known.name.into()),
        full_name: Some(known.full_name),
        location: Some(coordinates(place.position()?)),
        places: within,
        country_name: known.country_name.map(Text::from),
        country_code: Some(place.country().into()),
        region_name: place.region().map(Text::from),
        city_name: known.city_name.map(Text::from),
        city_id: known.city_id,
        iata_code: place.iata().map(Into::into),
        ..HotelSearchPlace::default()
    })
}

fn hotel_record(places: &Places, hotel: Hotel) -> Option<HotelSearchPlace> {
    let (id, name, city) = (hotel.id, hotel.name, hotel.city?);
    let city_place = Place::City(city);
    let known = Described::of(places, city_place);
    let mut within = vec![Text::from(city.name)];
    within.extend(known.within.iter().copied().filter(|place| *place != city.name).map(Text::from));
    Some(HotelSearchPlace {
        place_id: Some(PlaceId::from(id)),
        primary_place_type: Some(PrimaryPlaceType::Hotel),
        display_place_type: Some(DisplayPlaceType {
            kind: Some("hotel".into()),
            display_name: Some("Hotel".into()),
        }),
        full_name: Some(format_args!("{name}, {}", known.full_name).into()),
        location: Some(coordinates(hotel.position)),
        places: within,
        entity_key: EntityKeyText::from(format!("khotel:{id}")),
        hotel_name: Some(name.clone()),
        name: Some(name),
        country_name: known.country_name.map(Text::from),
        country_code: Some(city.country.into()),
        region_name: city.region.map(Text::from),
        city_name: Some(city.name.into()),
        city_id: known.city_id,
        hotel_id: Some(id.into()),
        ..HotelSearchPlace::default()
    })
}

fn coordinates(position: Point) -> Coordinates {
    Coordinates::new(position.latitude(), position.longitude())
}
