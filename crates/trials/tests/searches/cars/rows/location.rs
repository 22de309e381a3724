//! Checks on pickup and return locations, and on the details that agencies disclose.

use wayfare_models::cars::{AgencyType, CarLocation, CarLocationType};
use wayfare_models::rental::RentalOption;
use wayfare_places::{Places, Point, distance_km};

use super::super::place::SearchPlace;
use super::super::request::Asked;
use crate::findings::Findings;

/// Metres per mile. In the US market, distances are in miles, rounded to a tenth.
const METRES_PER_MILE: f64 = 1_609.344;

pub fn position(location: &CarLocation) -> Option<Point> {
    let coordinates = location.coordinates.as_ref()?;
    Point::new(coordinates.latitude, coordinates.longitude).ok()
}

pub fn check(findings: &mut Findings, asked: &Asked, location: &CarLocation) {
    let Some(position) = position(location) else {
        return findings.ensure("C5", false, || (location, "coordinates"));
    };
    let spot = found_near(asked, position);
    findings.ensure("C5", spot.reaches(position), || (location, "a place near a searched place"));
    let text = location.display_distance.as_deref().unwrap_or_default();
    let miles: Option<f64> = text.strip_suffix(" mi").and_then(|miles| miles.parse().ok());
    let exact = distance_km(spot.position, position) * 1_000.0 / METRES_PER_MILE;
    let is_near = miles.is_some_and(|miles| (miles - exact).abs() < 0.051);
    findings.ensure("C5", is_near, || (text, format!("{exact:.3} mi")));
    border(findings, spot, location);
    kind(findings, location);
}

/// Returns the searched place near a location. The pickup place takes precedence.
fn found_near(asked: &Asked, position: Point) -> &SearchPlace {
    match asked.elsewhere() {
        Some(dropoff) if !asked.pickup.reaches(position) => dropoff,
        _ => &asked.pickup,
    }
}

/// Checks an airport location's country code, and that the location names its country if and only if the airport is
/// abroad.
fn border(findings: &mut Findings, spot: &SearchPlace, location: &CarLocation) {
    let Some(airport) = &location.airport else { return };
    let code = airport.code.as_ref().map(|code| code.as_str()).unwrap_or_default();
    let known = Places::embedded().airport(code);
    let country = known.map(|airport| airport.country);
    findings.ensure("C5", country.is_some(), || (code, "a known airport"));
    findings.same("C5", location.country_code.as_ref().map(|code| code.as_str()), country);
    let abroad = country.filter(|country| *country != spot.country);
    let named = abroad.and_then(|code| Places::embedded().country(code)).map(|country| country.name);
    findings.same("C5", airport.country_name.as_deref(), named);
}

/// Checks that the location type agrees with the presence of an airport.
fn kind(findings: &mut Findings, location: &CarLocation) {
    let is_at_airport = match &location.location_type {
        Some(CarLocationType::InTerminal | CarLocationType::Shuttle | CarLocationType::OpaqueAirport) => true,
        Some(CarLocationType::NonAirport) => false,
        _ => return,
    };
    findings.same("C6", location.airport.is_some(), is_at_airport);
}

/// Checks that a rental starts and ends near the requested places.
pub fn check_ends(findings: &mut Findings, asked: &Asked, option: RentalOption<'_>) {
    let it = option.option();
    let near = |spot: &SearchPlace, location: Option<&CarLocation>| {
        location.and_then(position).is_some_and(|position| spot.reaches(position))
    };
    findings.ensure("C5", near(&asked.pickup, option.pickup()), || {
        (option.pickup(), format!("a place near {:?}", asked.pickup.place))
    });
    let ends = asked.elsewhere().unwrap_or(&asked.pickup);
    findings.ensure("C7", near(ends, option.dropoff()), || {
        (option.dropoff(), format!("a place near {:?}", ends.place))
    });
    let has_return_place = it.dropoff_location_id.is_some();
    findings.same("C7", option.is_one_way(), has_return_place);
    findings.ensure("C7", !has_return_place || asked.elsewhere().is_some(), || {
        (&it.dropoff_location_id, "no return location, since the car returns to the pickup place")
    });
}

/// Checks that a location is opaque if and only if its agency is, and that only regular agencies and agencies that
/// include a driver show an address.
pub fn check_agency(findings: &mut Findings, option: RentalOption<'_>) {
    let (Some(kind), Some(place)) = (option.agency_type(), option.pickup()) else { return };
    let is_hidden = place.location_type == Some(CarLocationType::OpaqueAirport);
    findings.same("C6", is_hidden, kind.is_opaque());
    let tells = matches!(kind, AgencyType::Regular | AgencyType::IncludedDriver);
    findings.ensure("C6", tells || place.address.is_none(), || {
        (&place.address, format!("no address for an agency of the type {kind}"))
    });
}
