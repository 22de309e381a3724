//! Place autocomplete for the three verticals.

use specwright_core::write::Encoded;
use wayfare_models::autocomplete::{
    AutocompleteQuery, CarAutocompleteResponse, FlightAutocompleteResponse, HotelAutocompleteResponse,
};
use wayfare_models::common::{LanguageCode, PlaceId, PrimaryPlaceType};
use wayfare_models::writers::autocomplete::{CarPlaceWriter, FlightPlaceWriter, HotelSearchPlaceWriter};
use wayfare_models::writers::common::{CoordinatesWriter, DisplayPlaceTypeWriter};
use wayfare_places::{City, Place, Places, Point, Vertical};
use wayfare_validation::limits::AUTOCOMPLETE_RESULTS;

use crate::travel::api_errors::Refusal;
use crate::travel::place_names::{self, Described};
use crate::travel::verticals::hotels::{Hotel, HotelSearches};

/// Returns the flight locations that match a query.
pub(crate) fn flights(query: &AutocompleteQuery) -> Encoded<FlightAutocompleteResponse> {
    let (places, lookup) = (Places::embedded(), Lookup::of(query));
    let found = lookup.suggestions(places, Vertical::Flights);
    Encoded::<FlightAutocompleteResponse>::write(|answer| {
        answer.results(|list| {
            for place in found {
                list.item(|record| flight_place(record, &lookup.described(places, place), place));
            }
        });
    })
}

/// Returns the car pickup places that match a query.
pub(crate) fn cars(query: &AutocompleteQuery) -> Encoded<CarAutocompleteResponse> {
    let (places, lookup) = (Places::embedded(), Lookup::of(query));
    let found = lookup.suggestions(places, Vertical::Cars);
    Encoded::<CarAutocompleteResponse>::write(|answer| {
        answer.results(|list| {
            for (place, position) in found.into_iter().filter_map(located) {
                list.item(|record| car_place(record, &lookup.described(places, place), place, position));
            }
        });
    })
}

/// Returns the hotel destinations that match a query, followed by hotels, up to the maximum number of results.
pub(crate) async fn hotels(
    searches: &HotelSearches,
    query: &AutocompleteQuery,
) -> Result<Encoded<HotelAutocompleteResponse>, Refusal> {
    let (places, lookup) = (Places::embedded(), Lookup::of(query));
    let found = lookup.suggestions(places, Vertical::Hotels);
    let found: Vec<_> = found.into_iter().filter_map(located).collect();
    let hotels = searches.named(lookup.term, AUTOCOMPLETE_RESULTS.saturating_sub(found.len())).await?;
    Ok(Encoded::<HotelAutocompleteResponse>::write(|answer| {
        answer.results(|list| {
            for (place, position) in found {
                list.item(|record| hotel_place(record, &lookup.described(places, place), place, position));
            }
            for (hotel, city) in hotels.iter().filter_map(|hotel| Some((hotel, hotel.city?))) {
                let known = lookup.described(places, Place::City(city));
                list.item(|record| hotel_record(record, &known, hotel, city));
            }
        });
    }))
}

/// The search term and language of a query.
struct Lookup<'a> {
    term: &'a str,
    /// The language of the term, and of the names in the response.
    language: Option<LanguageCode>,
}

impl<'a> Lookup<'a> {
    fn of(query: &'a AutocompleteQuery) -> Self {
        Lookup { term: &query.search_term, language: query.language_code_or_default() }
    }

    fn language(&self) -> &str {
        place_names::language(self.language.as_ref())
    }

    fn described<'p>(&self, places: &'p Places, place: Place<'p>) -> Described<'p> {
        Described::of(places, place, self.language())
    }

    fn suggestions<'p>(&self, places: &'p Places, vertical: Vertical) -> Vec<Place<'p>> {
        places.suggestions(self.term, vertical, AUTOCOMPLETE_RESULTS, self.language())
    }
}

fn located(place: Place<'_>) -> Option<(Place<'_>, Point)> {
    Some((place, place.position()?))
}

fn flight_place(record: &mut FlightPlaceWriter<'_>, known: &Described<'_>, place: Place<'_>) {
    // In the description, a metro area has the id of its city.
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

/// Writes a hotel's record, including the details of its city.
fn hotel_record(record: &mut HotelSearchPlaceWriter<'_>, known: &Described<'_>, hotel: &Hotel, city: &City) {
    record.place_id(Some(hotel.id));
    record.primary_place_type(Some(&PrimaryPlaceType::Hotel));
    record.display_place_type(|kind| display_type(kind, ("hotel", "Hotel")));
    record.name(Some(&hotel.name));
    record.full_name(Some(format_args!("{}, {known}", hotel.name)));
    record.location(|location| coordinates(location, hotel.position));
    record.places(|around| {
        around.push(known.name);
        around.extend(known.within().filter(|place| *place != known.name));
    });
    record.entity_key(format_args!("khotel:{}", hotel.id));
    record.hotel_name(Some(&hotel.name));
    record.country_name(known.country_name);
    record.country_code(Some(city.country));
    record.region_name(known.region_name);
    record.city_name(Some(known.name));
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
