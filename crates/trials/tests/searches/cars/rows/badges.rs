//! Checks that badges match the offer's data.

use wayfare_models::cars::{AgencyType, CarBadgeCode, CarBookingOption, CarFuel, CarRateType};
use wayfare_models::rental::RentalOption;

use super::super::request::Asked;
use crate::findings::Findings;

pub fn check(findings: &mut Findings, asked: &Asked, option: RentalOption<'_>) {
    let it = option.option();
    findings.each_once("C12", it.badges.iter().flat_map(|badge| &badge.code));
    let is = |kind| option.agency_type() == Some(&kind);
    let runs_on = |fuel| option.car().is_some_and(|car| car.fuel == Some(fuel));
    for (badge, holds) in [
        (CarBadgeCode::CarSharing, is(AgencyType::PeerToPeer)),
        (CarBadgeCode::Chauffeured, is(AgencyType::IncludedDriver)),
        (CarBadgeCode::Delivery, is(AgencyType::Delivery)),
        (CarBadgeCode::Electric, runs_on(CarFuel::Electric)),
        (CarBadgeCode::Hybrid, runs_on(CarFuel::Hybrid)),
        (CarBadgeCode::Exclusive, it.rate_type == Some(CarRateType::Exclusive)),
        (CarBadgeCode::DirectBilling, it.rate_type == Some(CarRateType::Corporate)),
    ] {
        findings.ensure("C12", has(it, &badge) == holds, || (&it.badges, format!("{badge}: {holds}")));
    }
    findings.ensure("C12", asked.is_on_mobile || !is_mobile(it), || (&it.badges, "no mobile rate"));
    free_cancellation(findings, option);
}

/// Checks the badge for free cancellation. The badge is required for unlimited free cancellation, and allowed for free
/// cancellation until some hours before pickup.
fn free_cancellation(findings: &mut Findings, option: RentalOption<'_>) {
    let (it, policy) = (option.option(), option.cancellation());
    let is_shown = has(it, &CarBadgeCode::FreeCancellation);
    let is_unlimited = policy.is_some_and(|policy| policy.is_unlimited == Some(true));
    let is_limited = policy.is_some_and(|policy| policy.limit_hours.is_some());
    let holds = if is_shown { is_unlimited || is_limited } else { !is_unlimited };
    findings.ensure("C12", holds, || (policy, format!("a policy that matches the badges {:?}", it.badges)));
}

/// Returns whether a rate is for mobile devices.
pub fn is_mobile(option: &CarBookingOption) -> bool {
    has(option, &CarBadgeCode::MobileRate)
}

fn has(option: &CarBookingOption, code: &CarBadgeCode) -> bool {
    option.badges.iter().any(|badge| badge.code.as_ref() == Some(code))
}
