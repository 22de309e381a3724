//! Checks that compare two responses of a flight search.

use wayfare_models::common::ResultId;
use wayfare_models::flights::{FlightResult, FlightSearchResponse as Response};

use super::answer;
use crate::findings::Findings;
use crate::polled::same_entries;

/// Checks that a later response repeats earlier data unchanged.
pub fn check_unchanged(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
    same_entries(findings, &before.legs, &now.legs);
    same_entries(findings, &before.segments, &now.segments);
    for old in before.results.iter().filter(|_| shows_all) {
        let new = now.results.iter().find(|new| new.id == old.id);
        findings.ensure("P4", new.is_some_and(|new| new.legs == old.legs), || (new, format!("{:?}", old.id)));
        let kept = |new: &FlightResult| {
            old.booking_options.iter().all(|option| new.booking_options.contains(option))
        };
        findings.ensure("P4", new.is_none_or(kept), || (new, "every option of the earlier response"));
    }
}

/// Checks that details match the polled result, and that the maps of the details contain exactly the referenced
/// entries.
pub fn details(findings: &mut Findings, last: &Response, id: &ResultId, details: &Response) {
    findings.same("F1", details.results.iter().map(|it| &it.id).collect::<Vec<_>>(), vec![id]);
    findings.same("F1", details.total_count, Some(1));
    findings.same("F1", (&details.search_id, &details.status), (&last.search_id, &last.status));
    findings.same("F1", (&details.currency, &details.price_mode), (&last.currency, &last.price_mode));
    if let (Some(polled), Some(result)) =
        (last.results.iter().find(|it| it.id == *id), details.results.first())
    {
        findings.ensure("F1", polled == result, || (result, format!("{polled:?}")));
    }
    same_entries(findings, &last.legs, &details.legs);
    same_entries(findings, &last.segments, &details.segments);
    answer::maps(details).iter().for_each(|map| map.check(findings));
}
