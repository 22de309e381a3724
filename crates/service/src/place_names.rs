//! Names and kinds of places, and the places around them.

use wayfare_models::common::{DisplayPlaceType, PlaceId, PrimaryPlaceType};
use wayfare_places::{AirportSize, Place, Places};
use wayfare_wire::Text;

/// The fields of a place that the records of all verticals share.
pub(crate) struct Described<'a> {
    pub(crate) id: PlaceId,
    pub(crate) primary: PrimaryPlaceType,
    pub(crate) display: DisplayPlaceType,
    pub(crate) name: &'a str,
    pub(crate) full_name: Text,
    /// Names of the places around it, smallest first.
    pub(crate) within: Vec<&'a str>,
    pub(crate) country_name: Option<&'a str>,
    pub(crate) city_name: Option<&'a str>,
    pub(crate) city_id: Option<PlaceId>,
}

impl<'a> Described<'a> {
    pub(crate) fn of(places: &'a Places, place: Place<'a>) -> Self {
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
        // Drops repetitions, as in Singapore, Singapore, Singapore.
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
        let display = DisplayPlaceType { kind: Some(kind.into()), display_name: Some(words.into()) };
        Described {
            id: PlaceId::from(place.id().get()),
            primary,
            display,
            name,
            full_name: full_name.into(),
            within,
            country_name,
            city_name,
            city_id: place.city().map(|id| PlaceId::from(id.get())),
        }
    }
}

/// The name of a place, followed by those of the places around it.
pub(crate) fn full_name(places: &Places, place: Place<'_>) -> Text {
    Described::of(places, place).full_name
}

/// The primary type, the display type, and the label of the latter.
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
