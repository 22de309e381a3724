//! Names and kinds of places, and the places that contain them.

use std::fmt;

use wayfare_models::common::{LanguageCode, PlaceId, PrimaryPlaceType};
use wayfare_places::{AirportSize, DestinationKind, Place, Places};

/// The place fields that the records of all verticals share. `Display` writes the full name: the name of the place, the
/// names of the places that contain it, and the code of the place.
pub(crate) struct Described<'a> {
    pub(crate) id: PlaceId,
    pub(crate) primary: PrimaryPlaceType,
    /// The display type, and its label.
    pub(crate) kind: (&'static str, &'static str),
    pub(crate) name: &'a str,
    pub(crate) code: Option<&'a str>,
    pub(crate) country_name: Option<&'a str>,
    pub(crate) region_name: Option<&'a str>,
    pub(crate) city_name: Option<&'a str>,
    pub(crate) city_id: Option<PlaceId>,
    around: [Option<&'a str>; 3],
}

impl<'a> Described<'a> {
    /// Describes a place, with names in the given language if the data contains them.
    pub(crate) fn of(places: &'a Places, place: Place<'a>, language: &str) -> Self {
        let named = |place| places.name_in(place, language);
        let region_name = region(places, place).map(named).or(place.region());
        let country_name = places.country(place.country()).map(|country| named(Place::Country(country)));
        let city = place.city().and_then(|id| places.city(id)).map(Place::City);
        let city_name = match place {
            // An airport can serve a place that is not a city in the data.
            Place::Airport(airport) if city.is_none_or(|city| city.name() != airport.city_name) => {
                Some(airport.city_name)
            }
            _ => city.map(named),
        };
        let around = match place {
            Place::Airport(_) => [city_name, region_name, country_name],
            Place::Metro(_) | Place::City(_) => [region_name, country_name, None],
            Place::Destination(destination) if destination.kind == DestinationKind::Area => [None; 3],
            Place::Destination(_) => [city_name, region_name, country_name],
            Place::Region(_) => [country_name, None, None],
            _ => [None; 3],
        };
        let (primary, kind) = kinds(place);
        Described {
            id: PlaceId::from(place.id().get()),
            primary,
            kind,
            name: named(place),
            code: place.iata(),
            country_name,
            region_name,
            city_name,
            city_id: place.city().map(|id| PlaceId::from(id.get())),
            around,
        }
    }

    /// Returns the names of the places that contain this place, from the smallest to the largest.
    pub(crate) fn within(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        let mut last = None;
        // Removes repetitions, such as "Singapore, Singapore, Singapore".
        self.around.into_iter().flatten().filter(move |name| last.replace(*name) != Some(*name))
    }
}

impl fmt::Display for Described<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        for place in self.within().filter(|place| *place != self.name) {
            f.write_str(", ")?;
            f.write_str(place)?;
        }
        match self.code {
            Some(code) => write!(f, " ({code})"),
            None => Ok(()),
        }
    }
}

/// Returns the code of the language requested for names, or an empty string if none is requested, which means English.
pub(crate) fn language(requested: Option<&LanguageCode>) -> &str {
    requested.map(LanguageCode::as_str).unwrap_or_default()
}

/// Returns the region that contains a place, if the data has the region as a place.
fn region<'a>(places: &'a Places, place: Place<'a>) -> Option<Place<'a>> {
    let id = match place {
        Place::City(city) => city.region_id,
        Place::Destination(destination) => destination.region_id,
        Place::Region(region) => Some(region.id),
        _ => place.city().and_then(|id| places.city(id)).and_then(|city| city.region_id),
    };
    // The city of an airport can be in another country.
    places.place(id?).filter(|region| Some(region.name()) == place.region())
}

/// Returns the primary type of a place, and its display type with a label.
fn kinds(place: Place<'_>) -> (PrimaryPlaceType, (&'static str, &'static str)) {
    match place {
        Place::Airport(airport) if airport.size == AirportSize::Large => {
            (PrimaryPlaceType::Airport, ("majorAirport", "Major airport"))
        }
        Place::Airport(_) => (PrimaryPlaceType::Airport, ("airport", "Airport")),
        Place::Metro(_) => (PrimaryPlaceType::City, ("metroArea", "Metropolitan area, all airports")),
        Place::City(city) if city.population < 50_000 => (PrimaryPlaceType::City, ("town", "Town")),
        Place::City(_) => (PrimaryPlaceType::City, ("city", "City")),
        Place::Region(_) => (PrimaryPlaceType::Region, ("region", "Region")),
        Place::Destination(destination) => match destination.kind {
            DestinationKind::Island => (PrimaryPlaceType::Island, ("island", "Island")),
            DestinationKind::Park => (PrimaryPlaceType::Nationalpark, ("park", "Park")),
            DestinationKind::Landmark => (PrimaryPlaceType::Landmark, ("landmark", "Landmark")),
            DestinationKind::Resort => (PrimaryPlaceType::Touristregion, ("resort", "Resort")),
            DestinationKind::Neighbourhood => {
                (PrimaryPlaceType::Neighborhood, ("neighborhood", "Neighbourhood"))
            }
            _ => (PrimaryPlaceType::Touristregion, ("touristRegion", "Tourist region")),
        },
        _ => (PrimaryPlaceType::Country, ("country", "Country")),
    }
}
