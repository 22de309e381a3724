//! Checks that compare two responses of a car search.

use wayfare_models::cars::{CarSearchResponse as Response, CarSearchResult};

use crate::findings::Findings;
use crate::polled::same_entries;

/// Checks that a later response repeats earlier data unchanged.
pub fn check_unchanged(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
    findings.same("P4", now.days, before.days);
    same_entries(findings, &before.agencies, &now.agencies);
    same_entries(findings, &before.providers, &now.providers);
    same_entries(findings, &before.car_locations, &now.car_locations);
    for old in &before.results {
        let new = now.results.iter().find(|new| new.id == old.id);
        findings.ensure("P4", new.is_some() || !shows_all, || {
            (&old.id, "this result on a page that has all results")
        });
        let kept = |new: &CarSearchResult| {
            old.booking_options.iter().all(|option| new.booking_options.contains(option))
        };
        findings.ensure("P4", new.is_none_or(kept), || (new, format!("every option of {:?}", old.id)));
    }
}

/// Checks that only prices depend on the price mode. Fees, insurance and cancellation amounts are for the whole rental
/// in both modes.
pub fn check_other_mode(findings: &mut Findings, each: &Response, all: &Response) {
    let [each, all] = [each, all].map(|response| {
        let mut results = response.results.clone();
        let options = results.iter_mut().flat_map(|result| &mut result.booking_options);
        options.for_each(|option| option.price = None);
        (results, &response.agencies, &response.providers, &response.car_locations)
    });
    findings.ensure("C3", each == all, || (each, format!("{all:?}")));
}
