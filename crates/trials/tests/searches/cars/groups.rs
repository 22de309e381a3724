//! Grouping of results: one car of an agency, at one pickup and one return location.

use std::collections::HashSet;

use wayfare_models::cars::CarSearchResponse;
use wayfare_models::rental::{Rental, RentalOption};

use crate::findings::Findings;

/// Checks that all options of a result are for the same car, and that no two results are for the same car.
pub fn check(findings: &mut Findings, response: &CarSearchResponse) {
    let mut seen = HashSet::new();
    for rental in response.rentals() {
        let Some(first) = rental.first() else {
            findings.ensure("C1", false, || (rental.id(), "an option to book"));
            continue;
        };
        let is_new = seen.insert(group(first));
        findings.ensure("C1", is_new, || (group(first), "a car of no other result"));
        same(findings, rental, first);
    }
}

fn same(findings: &mut Findings, rental: Rental<'_>, first: RentalOption<'_>) {
    for option in rental.options().skip(1) {
        findings.same("C1", group(option), group(first));
        findings.same("C1", option.car(), first.car());
    }
}

/// Returns the facts that distinguish results: the agency, the locations and the car.
fn group(option: RentalOption<'_>) -> [Option<&str>; 6] {
    let (it, car) = (option.option(), option.car());
    [
        option.agency_code(),
        it.pickup_location_id.as_ref().map(|id| id.as_str()),
        it.dropoff_location_id.as_ref().map(|id| id.as_str()),
        car.and_then(|car| Some(car.kind.as_ref()?.code.as_ref()?.as_str())),
        car.and_then(|car| car.brand.as_deref()),
        car.and_then(|car| Some(car.transmission.as_ref()?.as_str())),
    ]
}
