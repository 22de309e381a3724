//! Checks on options, cars, agencies and locations.

mod badges;
mod car;
mod class;
mod conditions;
mod fees;
mod location;

use wayfare_models::cars::CarSearchResponse;
use wayfare_models::rental::RentalOption;

pub use badges::is_mobile;
pub use location::position;

use super::request::Asked;
use crate::findings::Findings;
use crate::polled::check_price;

pub fn check(findings: &mut Findings, asked: &Asked, response: &CarSearchResponse) {
    codes(findings, response);
    for (id, location) in &response.car_locations {
        findings.at(format!("place {id}"), |findings| location::check(findings, asked, location));
    }
    for rental in response.rentals() {
        for (at, option) in rental.options().enumerate() {
            let place = format!("result {:?}, option {at}", rental.id().as_str());
            findings.at(place, |findings| check_option(findings, asked, option));
        }
    }
    fees::check_by_place(findings, response);
}

/// Checks that the key of every map entry equals the code or id of the entry.
fn codes(findings: &mut Findings, response: &CarSearchResponse) {
    for (code, agency) in &response.agencies {
        findings.same("C4", agency.code.as_ref(), Some(code));
    }
    for (code, provider) in &response.providers {
        findings.same("C4", provider.code.as_ref(), Some(code));
    }
    for (id, location) in &response.car_locations {
        findings.same("C4", location.location_id.as_ref(), Some(id));
    }
}

fn check_option(findings: &mut Findings, asked: &Asked, option: RentalOption<'_>) {
    let it = option.option();
    findings.ensure("P8", option.price().is_some(), || (&it.price, "a price"));
    findings.ensure("P8", option.booking_url().is_some(), || (&it.booking_url, "an absolute link"));
    it.price.iter().for_each(|price| check_price(findings, price));
    location::check_ends(findings, asked, option);
    location::check_agency(findings, option);
    match option.car() {
        Some(car) => car::check(findings, car),
        None => findings.ensure("C8", false, || ("no car", "a car")),
    }
    conditions::check(findings, option);
    fees::check(findings, asked, option);
    badges::check(findings, asked, option);
}
