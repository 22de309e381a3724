//! What a record of the autocomplete is called, and whether a name can only mean it.

use wayfare_models::autocomplete::{CarPlace, FlightPlace, HotelSearchPlace};
use wayfare_places::{Kinds, Match, Place, Places, fold};

/// Own matches of a name that are compared with those of the service.
const OWN_MATCHES: usize = 10;

/// A record of the autocomplete, of any vertical.
pub trait Record {
    /// What it is shown as.
    fn title(&self) -> &str;

    /// What it is called, beside the beginning of its title.
    fn names(&self) -> [Option<&str>; 3];

    /// Names of its region and its country.
    fn around(&self) -> [Option<&str>; 2];

    /// Whether it is the place of that name, and not merely one whose name begins like it or resembles it.
    fn is_called(&self, name: &str) -> bool {
        let first = self.title().split(',').next();
        let names = self.names().into_iter().flatten().chain(first).map(fold);
        let names: Vec<_> = names.filter(|own| !own.is_empty()).collect();
        let wanted = fold(name);
        if wanted.is_empty() {
            return false;
        }
        let followed = |own: &str| {
            let rest = wanted.strip_prefix(own).and_then(|rest| rest.strip_prefix(' '));
            rest.is_some_and(|rest| self.around().into_iter().flatten().any(|around| fold(around) == rest))
        };
        names.iter().any(|own| *own == wanted || of_airport(own) == wanted || followed(own))
            || also_called(name)
                .any(|place| self.is_in_country_of(place) && names.contains(&fold(place.name())))
    }

    /// Whether a name is that of its region or country.
    fn lies_in(&self, name: &str) -> bool {
        self.around().into_iter().flatten().any(|around| fold(around) == fold(name))
    }

    /// Whether nothing speaks against it.
    fn is_in_country_of(&self, place: Place<'_>) -> bool {
        let country = Places::embedded().country(place.country());
        self.around()[1].zip(country).is_none_or(|(told, country)| fold(told) == fold(country.name))
    }
}

/// The name of an airport without what all airports are called: `bora bora`.
fn of_airport(name: &str) -> &str {
    let name = name.strip_suffix(" airport").unwrap_or_default();
    name.strip_suffix(" international").unwrap_or(name)
}

/// The places with that name in any language, as far as they are known here: a service tells but one of its names.
fn also_called(name: &str) -> impl Iterator<Item = Place<'static>> {
    let own = Places::embedded().matches(name, Kinds::ALL, OWN_MATCHES, "");
    own.into_iter().filter(|it| it.fit.is_exact()).map(|Match { place, .. }| place)
}

impl Record for FlightPlace {
    fn title(&self) -> &str {
        self.title()
    }

    fn names(&self) -> [Option<&str>; 3] {
        [self.name.as_deref(), self.city_name.as_deref(), self.iata_code.as_ref().map(AsRef::as_ref)]
    }

    fn around(&self) -> [Option<&str>; 2] {
        [self.region_name.as_deref(), self.country_name.as_deref()]
    }
}

impl Record for CarPlace {
    fn title(&self) -> &str {
        self.title()
    }

    /// A destination is told with the city of its cars, which is another place.
    fn names(&self) -> [Option<&str>; 3] {
        let code = self.iata_code.as_ref().map(AsRef::as_ref);
        [code, self.city_name.as_deref().filter(|_| code.is_some()), None]
    }

    fn around(&self) -> [Option<&str>; 2] {
        [self.region_name.as_deref(), self.country_name.as_deref()]
    }
}

impl Record for HotelSearchPlace {
    fn title(&self) -> &str {
        self.title()
    }

    fn names(&self) -> [Option<&str>; 3] {
        let code = self.iata_code.as_ref().map(AsRef::as_ref);
        [self.name.as_deref(), self.hotel_name.as_deref(), code]
    }

    fn around(&self) -> [Option<&str>; 2] {
        [self.region_name.as_deref(), self.country_name.as_deref()]
    }
}

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
    fn a_name_means_a_place_by_all_that_it_is_called() {
        let paris = place("Paris", "Texas", "United States");
        for name in ["paris", "Paris", "PARIS texas", "paris united states"] {
            assert!(paris.is_called(name), "{name}");
        }
        for name in ["pari", "pariss", "paris france", "texas", "", " "] {
            assert!(!paris.is_called(name), "{name}");
        }
        let munich = place("Munich", "Bavaria", "Germany");
        assert!(munich.is_called("münchen") && munich.is_called("munchen germany"));
        assert!(!place("Munich", "North Dakota", "United States").is_called("münchen"));
        let airport = place("Bora Bora International Airport", "Leeward Islands", "French Polynesia");
        assert!(airport.is_called("bora bora") && !airport.is_called("bora") && !airport.is_called(""));
        assert!(munich.lies_in("bavaria") && !munich.is_called("bavaria"));
    }
}
