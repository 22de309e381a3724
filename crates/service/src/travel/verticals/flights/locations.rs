//! Airports for the locations of a leg.

use wayfare_models::common::AirportCode;
use wayfare_models::flights::FlightLocation;
use wayfare_places::{Airport, Places};
use wayfare_validation::Path;
use wayfare_validation::limits::{FLIGHT_AIRPORTS, NEARBY_AIRPORT_KM};

use crate::travel::api_errors::Faults;
use crate::travel::objection::{Objection, PlaceKind};

/// Returns the distinct airports of a location. Adds a fault for each unknown code.
pub(super) fn airports(
    places: &'static Places,
    location: &FlightLocation,
    at: &Path<'_>,
    faults: &mut Faults,
) -> Option<Vec<&'static str>> {
    let mut known = |code: &AirportCode, at: &Path<'_>| {
        let airports = named(places, code);
        if airports.is_none() {
            let (found, kind) = (code.as_str().into(), PlaceKind::AirportOrMetro);
            faults.at(at, Objection::UnknownPlace { found, kind });
        }
        airports
    };
    let mut all = match location {
        FlightLocation::Airports { airports } => {
            let list = at.field(FlightLocation::AIRPORTS);
            // A separate check reports too many airports, so this function skips the codes beyond the limit.
            let each = airports.iter().enumerate().take(FLIGHT_AIRPORTS);
            let each: Vec<_> = each.map(|(index, code)| known(code, &list.index(index))).collect();
            codes(each.into_iter().collect::<Option<Vec<_>>>()?.into_iter().flatten())
        }
        FlightLocation::NearbyAirports { airport } => {
            let here = known(airport, &at.field(FlightLocation::AIRPORT))?;
            let near = |airport: &Airport| places.airports_near(airport.position, NEARBY_AIRPORT_KM as f64);
            let around = here.iter().flat_map(|airport| near(airport)).map(|(airport, _)| airport);
            codes(here.iter().copied().chain(around))
        }
        _ => return None,
    };
    all.sort_unstable();
    all.dedup();
    Some(all)
}

fn codes(airports: impl Iterator<Item = &'static Airport>) -> Vec<&'static str> {
    airports.map(|airport| airport.code).collect()
}

/// Returns the airport with a code, or the airports of the metro area with that code. If a code belongs to both an
/// airport and a metro area, the airport takes precedence: a caller can list the airports of an area, but could not
/// specify the airport if its code referred to the area.
fn named(places: &'static Places, code: &AirportCode) -> Option<Vec<&'static Airport>> {
    if let Some(airport) = places.airport(code.as_str()) {
        return Some(vec![airport]);
    }
    let metro = places.metro(code.as_str())?;
    Some(places.airports_of(metro).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(codes: &[&str]) -> Option<Vec<&'static str>> {
        let airports = codes.iter().map(|code| code.parse().unwrap()).collect();
        airports_of(FlightLocation::Airports { airports })
    }

    fn airports_of(location: FlightLocation) -> Option<Vec<&'static str>> {
        let mut faults = Faults::new(|_, reason| crate::travel::api_errors::code_of(reason));
        let airports = airports(Places::embedded(), &location, &Path::ROOT, &mut faults);
        assert_eq!(airports.is_none(), !faults.is_empty());
        airports
    }

    #[test]
    fn metro_codes_expand_to_their_airports() {
        assert_eq!(of(&["PAR", "CDG"]).unwrap(), ["BVA", "CDG", "ORY"]);
        assert_eq!(of(&["lhr", "LHR"]).unwrap(), ["LHR"]);
        assert_eq!(of(&["LHR", "QQQ"]), None);
    }

    #[test]
    fn airports_take_precedence_over_metro_areas() {
        assert!(Places::embedded().metro("SHA").is_some());
        assert_eq!(of(&["SHA"]).unwrap(), ["SHA"]);
    }

    #[test]
    fn nearby_airports_lie_within_the_limit() {
        let near =
            |code: &str| airports_of(FlightLocation::NearbyAirports { airport: code.parse().unwrap() });
        let boston = near("BOS").unwrap();
        assert!(["BOS", "PVD", "MHT"].iter().all(|code| boston.contains(code)), "{boston:?}");
        assert!(!boston.contains(&"JFK"));
        assert!(near("NYC").unwrap().len() > of(&["NYC"]).unwrap().len());
    }
}
