//! What holds between answers of one flight search.

use wayfare_models::common::ResultId;
use wayfare_models::flights::{FlightResult, FlightSearchResponse as Response};

use crate::findings::Findings;
use crate::polled::same_entries;

/// What a later answer tells again, it tells the same.
pub fn kept(findings: &mut Findings, before: &Response, now: &Response, shows_all: bool) {
    same_entries(findings, &before.legs, &now.legs);
    same_entries(findings, &before.segments, &now.segments);
    for old in before.results.iter().filter(|_| shows_all) {
        let new = now.results.iter().find(|new| new.id == old.id);
        findings.ensure("P4", new.is_some_and(|new| new.legs == old.legs), || (new, format!("{:?}", old.id)));
        let kept = |new: &FlightResult| {
            old.booking_options.iter().all(|option| new.booking_options.contains(option))
        };
        findings.ensure("P4", new.is_none_or(kept), || (new, "every option there was"));
    }
}

/// Details tell of one result what the poll told, and hold what it refers to.
pub fn details(findings: &mut Findings, last: &Response, id: &ResultId, told: &Response) {
    findings.same("F1", told.results.iter().map(|it| &it.id).collect::<Vec<_>>(), vec![id]);
    findings.same("F1", (&told.search_id, &told.status), (&last.search_id, &last.status));
    findings.same("F1", (&told.currency, &told.price_mode), (&last.currency, &last.price_mode));
    if let (Some(polled), Some(result)) = (last.results.iter().find(|it| it.id == *id), told.results.first())
    {
        findings.ensure("F1", polled == result, || (result, format!("{polled:?}")));
    }
    same_entries(findings, &last.legs, &told.legs);
    same_entries(findings, &last.segments, &told.segments);
    let dangling = told.itineraries().flat_map(|itinerary| itinerary.dangling());
    findings.none("P1", dangling, "dangling reference");
}
