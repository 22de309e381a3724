//! Place autocomplete for the three verticals.

use wayfare_models::autocomplete::{
    AutocompleteQuery, CarAutocompleteResponse, CarPlace, EntityKeyText, FlightAutocompleteResponse,
    FlightPlace, HotelAutocompleteResponse, HotelSearchPlace,
};
use wayfare_models::common::{Coordinates, DisplayPlaceType, PlaceId, PrimaryPlaceType};
use wayfare_places::{AirportSize, Kinds, Place, Places, Position};
use wayfare_validation::limits::AUTOCOMPLETE_RESULTS;

use crate::generated::autocomplete::Autocomplete;
use crate::http::{Caller, Refusal, Reply};
use crate::service::Shared;
use crate::verticals::hotels::Hotel;

/// What one can book a flight to. Cities come in only where there is neither an airport nor a metro area.
const FLIGHTS: Kinds = Kinds::AIRPORT.or(Kinds::METRO);
const CARS: Kinds = Kinds::AIRPORT.or(Kinds::CITY);
const HOTELS: Kinds = Kinds::AIRPORT.or(Kinds::CITY).or(Kinds::REGION);

impl Autocomplete for Shared {
    async fn flights(
        &self,
        _caller: Caller,
        query: AutocompleteQuery,
    ) -> Result<Reply<FlightAutocompleteResponse>, Refusal> {
        let places = Places::embedded();
        // A metro area whose code is an airport's own can't be searched: the code means the airport.
        let can_be_searched =
            |place: &Place<'_>| !matches!(place, Place::Metro(metro) if places.airport(metro.code).is_some());
        // As many more as that can rule out.
        let room = 2 * AUTOCOMPLETE_RESULTS;
        let mut found = places.search(&query.search_term, FLIGHTS, room);
        found.retain(can_be_searched);
        if found.is_empty() {
            found = places.search(&query.search_term, Kinds::CITY, AUTOCOMPLETE_RESULTS);
        }
        let records = found.into_iter().take(AUTOCOMPLETE_RESULTS).map(|place| flight_place(places, place));
        Ok(FlightAutocompleteResponse::new(records.collect()).into())
    }

    async fn cars(
        &self,
        _caller: Caller,
        query: AutocompleteQuery,
    ) -> Result<Reply<CarAutocompleteResponse>, Refusal> {
        let places = Places::embedded();
        let found = places.search(&query.search_term, CARS, AUTOCOMPLETE_RESULTS);
        let records = found.into_iter().filter_map(|place| car_place(places, place));
        Ok(CarAutocompleteResponse::new(records.collect()).into())
    }

    async fn hotels(
        &self,
        _caller: Caller,
        query: AutocompleteQuery,
    ) -> Result<Reply<HotelAutocompleteResponse>, Refusal> {
        let places = Places::embedded();
        let found = places.search(&query.search_term, HOTELS, AUTOCOMPLETE_RESULTS);
        let mut records: Vec<_> = found.into_iter().filter_map(|place| hotel_place(places, place)).collect();
        let room = AUTOCOMPLETE_RESULTS.saturating_sub(records.len());
        let hotels = self.hotels.named(&query.search_term, room).await?;
        records.extend(hotels.into_iter().filter_map(|hotel| hotel_record(places, hotel)));
        Ok(HotelAutocompleteResponse::new(records).into())
    }
}

/// What the records of all verticals have in common.
struct Described<'a> {
    id: PlaceId,
    primary: PrimaryPlaceType,
    display: DisplayPlaceType,
    name: &'a str,
    full_name: String,
    /// Those it lies in, smallest first.
    within: Vec<&'a str>,
    country_name: Option<&'a str>,
    city_name: Option<&'a str>,
    city_id: Option<PlaceId>,
}

impl<'a> Described<'a> {
    fn of(places: &'a Places, place: Place<'a>) -> Self {
        let country_name = places.country(place.country()).map(|country| country.name);
        let city_name = match place {
            Place::Airport(airport) => Some(airport.city_name),
            _ => place.city().and_then(|id| places.city(id)).map(|city| city.name),
        };
        let mut within: Vec<&str> = match place {
            Place::Airport(_) => city_name.into_iter().chain(place.region()).chain(country_name).collect(),
            Place::Metro(_) | Place::City(_) => place.region().into_iter().chain(country_name).collect(),
            Place::Region(_) => country_name.into_iter().collect(),
            _ => Vec::new(),
        };
        // Of Singapore in Singapore in Singapore one is enough.
        within.dedup();
        let name = place.name();
        let mut full_name = name.to_owned();
        for place in within.iter().filter(|place| **place != name) {
            full_name.push_str(", ");
            full_name.push_str(place);
        }
        if let Some(code) = place.iata() {
            full_name.push_str(&format!(" ({code})"));
        }
        let (primary, kind, words) = kinds(place);
        let mut display = DisplayPlaceType::new(kind.to_owned());
        display.display_name = Some(words.to_owned());
        Described {
            id: PlaceId::from(place.id().get()),
            primary,
            display,
            name,
            full_name,
            within,
            country_name,
            city_name,
            city_id: place.city().map(|id| PlaceId::from(id.get())),
        }
    }
}

/// The name of a place with those it lies in.
pub(crate) fn full_name(places: &Places, place: Place<'_>) -> String {
    Described::of(places, place).full_name
}

/// What kind of place it is, roughly.
pub(crate) fn primary_type(place: Place<'_>) -> PrimaryPlaceType {
    kinds(place).0
}

/// The primary type, the display type, and the latter in words.
fn kinds(place: Place<'_>) -> (PrimaryPlaceType, &'static str, &'static str) {
    match place {
        Place::Airport(airport) if airport.size == AirportSize::Large => {
            (PrimaryPlaceType::Airport, "majorAirport", "Major airport")
        }
        Place::Airport(_) => (PrimaryPlaceType::Airport, "airport", "Airport"),
        Place::Metro(_) => (PrimaryPlaceType::City, "metroArea", "Metropolitan area, all airports"),
        Place::City(city) if city.population < 50_000 => (PrimaryPlaceType::City, "town", "Town"),
        Place::City(_) => (PrimaryPlaceType::City, "city", "City"),
        Place::Region(_) => (PrimaryPlaceType::Region, "region", "Region"),
        _ => (PrimaryPlaceType::Country, "country", "Country"),
    }
}

fn flight_place(places: &Places, place: Place<'_>) -> FlightPlace {
    let known = Described::of(places, place);
    // The description gives a metro area the id of its city.
    let id = match place {
        Place::Metro(metro) => PlaceId::from(metro.city.get()),
        _ => known.id,
    };
    let mut record = FlightPlace::new(id, known.primary, known.display, known.name.to_owned());
    record.full_name = Some(known.full_name);
    record.country_name = known.country_name.map(str::to_owned);
    record.region_name = place.region().map(str::to_owned);
    record.city_name = known.city_name.map(str::to_owned);
    record.iata_code = place.iata().map(Into::into);
    record.is_metro = matches!(place, Place::Metro(_)).then_some(true);
    record
}

fn car_place(places: &Places, place: Place<'_>) -> Option<CarPlace> {
    let known = Described::of(places, place);
    let location = coordinates(place.position()?);
    let mut record = CarPlace::new(known.id, known.primary, known.display, known.full_name, location);
    record.country_name = known.country_name.map(str::to_owned);
    record.country_code = Some(place.country().into());
    record.region_name = place.region().map(str::to_owned);
    record.city_name = known.city_name.map(str::to_owned);
    record.city_id = known.city_id;
    record.iata_code = place.iata().map(Into::into);
    Some(record)
}

fn hotel_place(places: &Places, place: Place<'_>) -> Option<HotelSearchPlace> {
    let known = Described::of(places, place);
    let within = known.within.iter().map(|place| (*place).to_owned()).collect();
    Some(HotelSearchPlace {
        entity_key: EntityKeyText::from(format!("kplace:{}", known.id)),
        place_id: known.id,
        display_place_type: known.display,
        name: known.name.to_owned(),
        full_name: Some(known.full_name),
        location: coordinates(place.position()?),
        places: within,
        country_name: known.country_name.map(str::to_owned),
        country_code: Some(place.country().into()),
        region_name: place.region().map(str::to_owned),
        city_name: known.city_name.map(str::to_owned),
        city_id: known.city_id,
        iata_code: place.iata().map(Into::into),
        ..HotelSearchPlace::new(known.primary)
    })
}

fn hotel_record(places: &Places, hotel: Hotel) -> Option<HotelSearchPlace> {
    let (id, name, city) = (hotel.id, String::from(hotel.name), hotel.city?);
    let city_place = Place::City(city);
    let known = Described::of(places, city_place);
    let mut within = vec![city.name.to_owned()];
    within.extend(known.within.iter().filter(|place| **place != city.name).map(|place| (*place).to_owned()));
    Some(HotelSearchPlace {
        place_id: PlaceId::from(id),
        display_place_type: DisplayPlaceType {
            kind: "hotel".to_owned(),
            display_name: Some("Hotel".to_owned()),
        },
        full_name: Some(format!("{name}, {}", known.full_name)),
        location: coordinates(hotel.position),
        places: within,
        entity_key: EntityKeyText::from(format!("khotel:{id}")),
        hotel_name: Some(name.clone()),
        name,
        country_name: known.country_name.map(str::to_owned),
        country_code: Some(city.country.into()),
        region_name: city.region.map(str::to_owned),
        city_name: Some(city.name.to_owned()),
        city_id: known.city_id,
        hotel_id: Some(id.into()),
        ..HotelSearchPlace::new(PrimaryPlaceType::Hotel)
    })
}

fn coordinates(position: Position) -> Coordinates {
    Coordinates::new(position.latitude, position.longitude)
}
