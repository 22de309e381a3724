//! Autocomplete records: their names, and whether a record has the name that a user looks up.

use wayfare_models::autocomplete::{CarPlace, FlightPlace, HotelSearchPlace};
use wayfare_places::{Kinds, Match, Place, Places, fold};

/// Maximum number of embedded places with the same name to compare with a record.
const MAX_EMBEDDED_MATCHES: usize = 10;

/// An autocomplete record of any vertical.
pub trait Record {
    /// Returns the title shown to users.
    fn title(&self) -> &str;

    /// Returns the names of the place, in addition to the beginning of its title.
    fn names(&self) -> [Option<&str>; 3];

    /// Returns the names of the place's region and country.
    fn region_and_country(&self) -> [Option<&str>; 2];

    /// Returns whether the place has this name. A similar name or a common prefix is not enough.
    fn has_name(&self, name: &str) -> bool {
        let first = self.title().split(',').next();
        let names = self.names().into_iter().flatten().chain(first).map(fold);
        let names: Vec<_> = names.filter(|own| !own.is_empty()).collect();
        let wanted = fold(name);
        if wanted.is_empty() {
            return false;
        }
        let followed = |own: &str| {
            let rest = wanted.strip_prefix(own).and_then(|rest| rest.strip_prefix(' '));
            rest.is_some_and(|rest| {
                self.region_and_country()
                    .into_iter()
                    .flatten()
                    .any(|region_and_country| fold(region_and_country) == rest)
            })
        };
        names.iter().any(|own| *own == wanted || without_airport_words(own) == wanted || followed(own))
            || embedded_namesakes(name)
                .any(|place| self.is_in_country_of(place) && names.contains(&fold(place.name())))
    }

    /// Returns whether the place's region or country has this name.
    fn is_within(&self, name: &str) -> bool {
        self.region_and_country()
            .into_iter()
            .flatten()
            .any(|region_and_country| fold(region_and_country) == fold(name))
    }

    /// Returns whether the record may be in the same country as an embedded place. A record without a country may be
    /// anywhere.
    fn is_in_country_of(&self, place: Place<'_>) -> bool {
        let country = Places::embedded().country(place.country());
        self.region_and_country()[1]
            .zip(country)
            .is_none_or(|(name, country)| fold(name) == fold(country.name))
    }
}

/// Strips generic words from an airport name: for `bora bora airport`, returns `bora bora`. Returns an empty string for
/// other names.
fn without_airport_words(name: &str) -> &str {
    let name = name.strip_suffix(" airport").unwrap_or_default();
    name.strip_suffix(" international").unwrap_or(name)
}

/// Returns embedded places that have this name in any language. A service sends only one of a place's names.
fn embedded_namesakes(name: &str) -> impl Iterator<Item = Place<'static>> {
    let own = Places::embedded().matches(name, Kinds::ALL, MAX_EMBEDDED_MATCHES, "");
    own.into_iter().filter(|it| it.fit.is_exact()).map(|Match { place, .. }| place)
}

macro_rules! record {
    ($place:ident: $type:ty, $names:expr) => {
        impl Record for $type {
            fn title(&self) -> &str {
                self.title()
            }

            fn names(&self) -> [Option<&str>; 3] {
                let $place = self;
                $names
            }

            fn region_and_country(&self) -> [Option<&str>; 2] {
                [self.region_name.as_deref(), self.country_name.as_deref()]
            }
        }
    };
}
record!(place: FlightPlace, [place.name.as_deref(), place.city_name.as_deref(), place.iata_code.as_ref().map(AsRef::as_ref)]);
// In the record of a destination, the city is the pickup city of the cars, which may differ from the destination.
record!(place: CarPlace, [place.iata_code.as_ref().map(AsRef::as_ref), place.city_name.as_deref().filter(|_| place.iata_code.is_some()), None]);
record!(place: HotelSearchPlace, [place.name.as_deref(), place.hotel_name.as_deref(), place.iata_code.as_ref().map(AsRef::as_ref)]);

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str, region: &str, country: &str) -> HotelSearchPlace {
        let mut place: HotelSearchPlace = serde_json::from_str(r#"{"entityKey": "kplace:1"}"#).unwrap();
        place.name = Some(name.into());
        place.full_name = Some(format_args!("{name}, {region}, {country}").into());
        place.region_name = Some(region.into());
        place.country_name = Some(country.into());
        place
    }

    #[test]
    fn places_match_all_of_their_names() {
        let paris = place("Paris", "Texas", "United States");
        for name in ["paris", "Paris", "PARIS texas", "paris united states"] {
            assert!(paris.has_name(name), "{name}");
        }
        for name in ["pari", "pariss", "paris france", "texas", "", " "] {
            assert!(!paris.has_name(name), "{name}");
        }
        let munich = place("Munich", "Bavaria", "Germany");
        assert!(munich.has_name("münchen") && munich.has_name("munchen germany"));
        assert!(!place("Munich", "North Dakota", "United States").has_name("münchen"));
        let airport = place("Bora Bora International Airport", "Leeward Islands", "French Polynesia");
        assert!(airport.has_name("bora bora") && !airport.has_name("bora") && !airport.has_name(""));
        assert!(munich.is_within("bavaria") && !munich.has_name("bavaria"));
    }
}
