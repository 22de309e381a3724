//! The airports and cities of a car search.

use wayfare_models::cars::CarSearchPlace;
use wayfare_places::{Airport, City, Kinds, Place, PlaceId, Places, fold};

/// Maximum number of cities considered when searching for a name.
const MAX_CANDIDATES: usize = 400;

/// A pickup or return place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CarQueryPlace {
    /// An airport.
    Airport(&'static Airport),
    /// A city.
    City(&'static City),
}

impl CarQueryPlace {
    /// Returns the place that a request specifies; `None` for an unknown place.
    ///
    /// A request specifies an airport by its IATA code or its autocomplete id, and a city by its autocomplete id or its
    /// name. The region or country may follow the name after a comma; case and accents are ignored. If several cities
    /// have the name, the largest city is used.
    pub(super) fn of(place: &CarSearchPlace) -> Option<Self> {
        let places = Places::embedded();
        match place {
            CarSearchPlace::Airport { value } => places.airport(value).map(Self::Airport),
            CarSearchPlace::City { value } => by_id(places, value).or_else(|| by_name(places, value)),
            _ => None,
        }
    }

    /// Returns the IANA name of the place's time zone.
    pub(super) fn time_zone(self) -> &'static str {
        match self {
            Self::Airport(airport) => airport.time_zone,
            Self::City(city) => city.time_zone,
        }
    }
}

fn by_id(places: &'static Places, text: &str) -> Option<CarQueryPlace> {
    let id = text.trim().parse().ok().map(PlaceId)?;
    match places.place(id)? {
        Place::Airport(airport) => Some(CarQueryPlace::Airport(airport)),
        Place::City(city) => Some(CarQueryPlace::City(city)),
        Place::Destination(destination) => {
            destination.city.and_then(|id| places.city(id)).map(CarQueryPlace::City)
        }
        // Autocomplete returns no other ids.
        _ => None,
    }
}

fn by_name(places: &'static Places, text: &str) -> Option<CarQueryPlace> {
    // A few names contain a comma.
    let whole = || largest(places, text, &[]);
    let parted = || {
        let mut parts = text.split(',');
        let name = parts.next()?;
        let around: Vec<_> = parts.map(fold).filter(|part| !part.is_empty()).collect();
        largest(places, name, &around)
    };
    whole().or_else(parted).map(CarQueryPlace::City)
}

/// Returns the largest city that has the name and lies in all of the regions and countries in `around`.
fn largest(places: &'static Places, name: &str, around: &[String]) -> Option<&'static City> {
    let wanted = fold(name);
    if wanted.is_empty() {
        return None;
    }
    let found = places.search(name, Kinds::CITY, MAX_CANDIDATES);
    let cities: Vec<_> = (found.into_iter())
        .filter_map(|place| match place {
            Place::City(city) if lies_in(places, city, around) => Some(city),
            _ => None,
        })
        .collect();
    let largest_of = |has_name: &dyn Fn(&'static City) -> bool| {
        let called = cities.iter().copied().filter(|city| has_name(city));
        called.max_by_key(|city| (city.population, std::cmp::Reverse(city.id)))
    };
    // A city's own name takes precedence over the alternative names of other cities.
    largest_of(&|city| fold(city.name) == wanted)
        .or_else(|| largest_of(&|city| places.has_name(Place::City(city), &wanted)))
}

fn lies_in(places: &Places, city: &City, around: &[String]) -> bool {
    let country = places.country(city.country);
    let region = city.region_id.and_then(|id| match places.place(id) {
        Some(Place::Region(region)) => region.code.split_once('.').map(|(_, code)| code),
        _ => None,
    });
    let names = [Some(city.country), country.map(|it| it.name), city.region, region];
    around.iter().all(|part| names.iter().flatten().any(|name| fold(name) == *part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn city(value: &str) -> Option<&'static City> {
        match CarQueryPlace::of(&CarSearchPlace::City { value: value.into() })? {
            CarQueryPlace::City(city) => Some(city),
            CarQueryPlace::Airport(_) => None,
        }
    }

    #[test]
    fn cities_by_name_id_and_region() {
        for (value, name, region) in [
            ("London", "London", "England"),
            ("  londON ", "London", "England"),
            ("2643743", "London", "England"),
            ("London, Canada", "London", "Ontario"),
            ("london, ontario", "London", "Ontario"),
            ("London, Ontario, Canada", "London", "Ontario"),
            ("Portland", "Portland", "Oregon"),
            ("Portland, ME", "Portland", "Maine"),
            ("Paris, Texas", "Paris", "Texas"),
            ("São Paulo", "São Paulo", "São Paulo"),
            ("sao paulo, BR", "São Paulo", "São Paulo"),
            ("München", "Munich", "Bavaria"),
        ] {
            let found = city(value).unwrap_or_else(|| panic!("{value}"));
            assert_eq!((found.name, found.region), (name, Some(region)), "{value}");
        }
    }

    #[test]
    fn unknown_places_are_none() {
        for value in
            ["", " ", ",", "Nowhereville", "Lond", "London, Texas", "1", "-5", "99999999999999999999"]
        {
            assert!(city(value).is_none(), "{value}");
        }
        // A country has an id but no rental counters.
        let country = Places::embedded().country("FR").unwrap().id;
        assert!(city(&country.to_string()).is_none());
    }

    #[test]
    fn airports_by_code_or_by_id() {
        let airport = Places::embedded().airport("LHR").unwrap();
        let expected = Some(CarQueryPlace::Airport(airport));
        assert_eq!(CarQueryPlace::of(&CarSearchPlace::Airport { value: "lhr".into() }), expected);
        assert_eq!(
            CarQueryPlace::of(&CarSearchPlace::City { value: format_args!("{}", airport.id).into() }),
            expected
        );
        assert_eq!(CarQueryPlace::of(&CarSearchPlace::Airport { value: "QQQ".into() }), None);
    }
}
