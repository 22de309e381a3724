//! What holds between answers of one flight search.

use wayfare_client::poll::Phase;
use wayfare_models::common::ResultId;
use wayfare_models::flights::FlightSearchResponse;

use crate::findings::Findings;

/// A later answer goes on from an earlier one.
pub fn grown(findings: &mut Findings, before: &FlightSearchResponse, now: &FlightSearchResponse) {
    findings.same("F4", &now.search_id, &before.search_id);
    findings.same("F4", &now.cluster, &before.cluster);
    findings
        .ensure("F3", phase(now) >= phase(before), || (&now.status, format!("{} or later", before.status)));
    findings.ensure("F4", now.total_count >= before.total_count, || {
        (now.total_count, format!("at least {:?}", before.total_count))
    });
    same_entries(findings, before, now);
    let shows_all = now.total_count == Some(now.results.len() as i64);
    for old in before.results.iter().filter(|_| shows_all) {
        let new = now.results.iter().find(|new| new.id == old.id);
        findings.ensure("F4", new.is_some_and(|new| new.legs == old.legs), || (new, format!("{:?}", old.id)));
        let kept = |new: &wayfare_models::flights::FlightResult| {
            old.booking_options.iter().all(|option| new.booking_options.contains(option))
        };
        findings.ensure("F4", new.is_none_or(kept), || (new, "every option there was"));
    }
}

/// What has an id is the same wherever it is told of.
fn same_entries(findings: &mut Findings, before: &FlightSearchResponse, now: &FlightSearchResponse) {
    for (id, old) in &before.legs {
        let new = now.legs.get(id);
        findings.ensure("F4", new.is_none_or(|new| new == old), || (new, format!("{old:?}")));
    }
    for (id, old) in &before.segments {
        let new = now.segments.get(id);
        findings.ensure("F4", new.is_none_or(|new| new == old), || (new, format!("{old:?}")));
    }
}

fn phase(response: &FlightSearchResponse) -> Phase {
    match response.status.as_str() {
        "complete" => Phase::Complete,
        "second-phase" => Phase::Displayable,
        _ => Phase::Partial,
    }
}

/// The same page in both price modes: the same results, and totals that are what one pays times all.
pub fn modes(
    findings: &mut Findings,
    travellers: i64,
    each: &FlightSearchResponse,
    all: &FlightSearchResponse,
) {
    let ids =
        |response: &FlightSearchResponse| response.results.iter().map(|it| it.id.clone()).collect::<Vec<_>>();
    findings.same("F7", ids(each), ids(all));
    for (each, all) in each.itineraries().zip(all.itineraries()) {
        for (each, all) in each.options().zip(all.options()) {
            let (Some(each), Some(all)) = (each.price(), all.price()) else { continue };
            let off = all.amount().get() - each.amount().get() * travellers as f64;
            findings.ensure("F7", off.abs() < 0.000_5 * travellers as f64, || {
                (all.amount(), format!("{} times {travellers}", each.amount()))
            });
        }
    }
}

/// Details tell of one result what the poll told, and hold what it refers to.
pub fn details(
    findings: &mut Findings,
    last: &FlightSearchResponse,
    id: &ResultId,
    told: &FlightSearchResponse,
) {
    findings.same("F5", told.results.iter().map(|it| &it.id).collect::<Vec<_>>(), vec![id]);
    findings.same("F5", (&told.search_id, &told.status), (&last.search_id, &last.status));
    findings.same("F5", (&told.currency, &told.price_mode), (&last.currency, &last.price_mode));
    if let (Some(polled), Some(result)) = (last.results.iter().find(|it| it.id == *id), told.results.first())
    {
        findings.ensure("F5", polled == result, || (result, format!("{polled:?}")));
    }
    same_entries(findings, last, told);
    let dangling: Vec<_> = told.itineraries().flat_map(|itinerary| itinerary.dangling()).collect();
    findings.ensure("F1", dangling.is_empty(), || (&dangling, "no dangling reference"));
}
