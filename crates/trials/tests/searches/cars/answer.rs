//! Checks that apply to a single car search response.

use wayfare_models::cars::{CarResultParameters, CarSearchResponse};

use super::request::Asked;
use super::{groups, rows};
use crate::findings::Findings;
use crate::polled::{DEFAULT_CURRENCY, Map};

pub fn check(
    findings: &mut Findings,
    asked: &Asked,
    parameters: &CarResultParameters,
    response: &CarSearchResponse,
) {
    echoes(findings, parameters, response);
    let days = asked.days();
    findings.ensure("C2", response.days.is_some_and(|told| days.contains(&told)), || {
        (response.days, format!("one of {days:?}"))
    });
    for rental in response.rentals() {
        findings.none("P1", rental.dangling(), "dangling reference");
    }
    groups::check(findings, response);
    rows::check(findings, asked, response);
}

fn echoes(findings: &mut Findings, parameters: &CarResultParameters, response: &CarSearchResponse) {
    let currency = parameters.currency.as_ref().map_or(DEFAULT_CURRENCY, |code| code.as_str());
    findings.same("P6", response.currency.as_ref().map(|code| code.as_str()), Some(currency));
    findings.same("P6", response.price_mode.clone(), Some(parameters.price_mode_or_default()));
    findings.same("P6", response.page_size, Some(parameters.page_size_or_default()));
    let sort = parameters.sort.clone().unwrap_or_default();
    let echoed = response.sort.as_ref().and_then(|sort| sort.key.clone());
    findings.same("P6", echoed, Some(sort.key_or_default()));
}

/// Returns the maps and the references to their entries.
pub fn maps(response: &CarSearchResponse) -> Vec<Map<'_>> {
    let options = || response.results.iter().flat_map(|result| &result.booking_options);
    let places =
        options().flat_map(|option| option.pickup_location_id.iter().chain(&option.dropoff_location_id));
    vec![
        Map::new("agencies", response.agencies.keys(), options().flat_map(|option| &option.agency_code)),
        Map::new("providers", response.providers.keys(), options().flat_map(|option| &option.provider_code)),
        Map::new("carLocations", response.car_locations.keys(), places),
    ]
}
