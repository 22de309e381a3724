//! Checks on the conditions of an option: cancellation, mileage and insurance.

use wayfare_models::cars::{CarCancellationPolicy, CarMileageCode, CarPolicy};
use wayfare_models::rental::RentalOption;

use crate::findings::Findings;
use crate::polled::{check_price, thousandths};

pub fn check(findings: &mut Findings, option: RentalOption<'_>) {
    let Some(policy) = &option.option().policy else { return };
    policy.cancellation.iter().for_each(|policy| cancellation(findings, policy));
    cancelled(findings, option);
    mileage(findings, policy);
    insurance(findings, policy);
}

/// Checks that unlimited free cancellation has neither a time limit nor a fee.
fn cancellation(findings: &mut Findings, policy: &CarCancellationPolicy) {
    let (hours, fee) = (policy.limit_hours, policy.non_cancellation_fee.as_ref());
    fee.into_iter().for_each(|fee| check_price(findings, fee));
    let is_unlimited = policy.is_unlimited == Some(true);
    findings.ensure("C10", !is_unlimited || (hours.is_none() && fee.is_none()), || {
        (policy, "neither a limit nor a fee")
    });
    findings.within("C10", hours.unwrap_or_default(), 0..);
}

/// Checks that the cancellation fee does not exceed the price.
fn cancelled(findings: &mut Findings, option: RentalOption<'_>) {
    let in_all = option.price().and_then(|price| price.total());
    let [fee, total] = [option.non_cancellation_fee(), in_all]
        .map(|money| money.map_or(0, |money| thousandths(money.amount())));
    findings.within("C10", fee, ..=total);
}

/// Checks that limited mileage has a limit, and that other mileage has none.
fn mileage(findings: &mut Findings, policy: &CarPolicy) {
    let Some(mileage) = &policy.mileage else { return };
    let is_limited = mileage.code == Some(CarMileageCode::Limited);
    let holds = mileage.limit.map_or(!is_limited, |km| is_limited && km > 0.0);
    findings.ensure("C10", holds, || (mileage, "a limit if and only if the mileage is limited"));
}

fn insurance(findings: &mut Findings, policy: &CarPolicy) {
    findings.each_once("C10", policy.insurance.iter().flat_map(|insurance| &insurance.code));
    for insurance in &policy.insurance {
        let bears = insurance.is_with_deductible == Some(true);
        findings.same("C10", insurance.deductible.is_some(), bears);
        insurance.limit.iter().chain(&insurance.deductible).for_each(|price| check_price(findings, price));
    }
}
