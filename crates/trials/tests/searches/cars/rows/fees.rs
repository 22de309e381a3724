//! Fee checks.

use std::collections::BTreeMap;

use wayfare_models::cars::{AgencyType, CarFeeCode, CarSearchResponse};
use wayfare_models::rental::RentalOption;

use super::super::request::{Asked, is_in_working_hours};
use crate::findings::Findings;
use crate::polled::{check_price, thousandths};

pub fn check(findings: &mut Findings, asked: &Asked, option: RentalOption<'_>) {
    let fees = &option.option().fees;
    findings.each_once("C11", fees.iter().flat_map(|fee| &fee.code));
    fees.iter().flat_map(|fee| &fee.rate).for_each(|rate| check_price(findings, rate));
    let has = |code| option.fee(code).is_some();
    findings.same("C11", has(&CarFeeCode::DropOff), option.is_one_way());
    let kind = option.agency_type();
    let is_delivered = kind.is_some_and(AgencyType::is_delivery);
    findings.ensure("C11", is_delivered || !has(&CarFeeCode::DeliveryFee), || (fees, "no delivery fee"));
    let is_driven = kind.is_some_and(AgencyType::includes_driver);
    let of_drivers = has(&CarFeeCode::YoungDriver) || has(&CarFeeCode::SeniorDriver);
    findings.ensure("C11", !(is_driven && of_drivers), || (fees, "no driver fee for a car with a driver"));
    let is_late = has(&CarFeeCode::AfterHours);
    let pickup = asked.start.pickup.time.moment().unwrap();
    findings.ensure("C11", !(is_late && is_in_working_hours(pickup)), || {
        (fees, format!("no after-hours fee for a pickup at {pickup}"))
    });
    included(findings, option);
}

/// Checks that a price is at least the sum of its included fees.
fn included(findings: &mut Findings, option: RentalOption<'_>) {
    let included = option.fees().filter(|fee| fee.is_included() == Some(true));
    let amounts = included.filter_map(|fee| fee.amount()).map(|money| thousandths(money.amount()));
    let sum: i64 = amounts.sum();
    let total = option.price().and_then(|price| price.total()).map(|total| thousandths(total.amount()));
    findings.within("C11", total, Some(sum)..);
}

/// Checks that all options of a counter agree on the after-hours fee, regardless of the seller.
pub fn check_by_place(findings: &mut Findings, response: &CarSearchResponse) {
    let mut late = BTreeMap::new();
    for option in response.rentals().flat_map(|rental| rental.options()) {
        let Some(place) = &option.option().pickup_location_id else { continue };
        let is_late = option.fee(&CarFeeCode::AfterHours).is_some();
        let first = *late.entry(place).or_insert(is_late);
        findings.ensure("C11", is_late == first, || {
            (place, format!("after-hours fee {first}, as for the other options of the counter"))
        });
    }
}
