//! What holds for each answer of a flight search by itself.

use std::collections::BTreeSet;
use std::fmt::Debug;

use wayfare_models::flights::{
    FlightPassengerCounts, FlightResultParameters, FlightSearchResponse, PassengerCode,
};

use super::request::{Asked, USUAL_CURRENCY};
use super::{journey, offers, order};
use crate::findings::Findings;

pub fn check(
    findings: &mut Findings,
    asked: &Asked,
    parameters: &FlightResultParameters,
    has_cashback: bool,
    response: &FlightSearchResponse,
) {
    echoes(findings, asked, parameters, response);
    page(findings, parameters, response);
    maps(findings, response);
    for itinerary in response.itineraries() {
        findings.at(format!("result {:?}", itinerary.id().as_str()), |findings| {
            let dangling = itinerary.dangling();
            findings.ensure("F1", dangling.is_empty(), || (&dangling, "no dangling reference"));
            journey::check(findings, asked, parameters, itinerary);
            offers::check(findings, asked, has_cashback, itinerary);
        });
    }
    // Local time is what a traveller can be wrong by; one journey of a page shows it as well as all.
    if let Some(itinerary) = response.itineraries().next() {
        journey::check_clocks(findings, itinerary);
    }
    let keys = order::keys(asked, parameters, response);
    order::check(findings, parameters, &keys);
}

fn echoes(
    findings: &mut Findings,
    asked: &Asked,
    parameters: &FlightResultParameters,
    response: &FlightSearchResponse,
) {
    let currency = parameters.currency.as_ref().map_or(USUAL_CURRENCY, |code| code.as_str());
    findings.same("F7", response.currency.as_ref().map(|code| code.as_str()), Some(currency));
    findings.same("F7", response.price_mode.clone(), Some(parameters.price_mode_or_default()));
    let answers = response.answers(parameters);
    findings.ensure("F7", answers.is_ok(), || (&answers, "the currency and the mode that were asked for"));
    findings.same("F7", response.page_size, Some(parameters.page_size_or_default()));
    let sort = parameters.sort.clone().unwrap_or_default();
    let echoed = response.sort.clone().unwrap_or_default();
    findings.same(
        "F7",
        (echoed.key, echoed.direction),
        (Some(sort.key_or_default()), Some(sort.direction_or_default())),
    );
    findings.same("F8", response.passengers.clone(), Some(counts(&asked.start.passengers)));
    findings.ensure("F3", response.status.is_known(), || (&response.status, "a status of the description"));
    findings.ensure("F3", response.cluster.is_some(), || (&response.cluster, "a cluster to poll with"));
}

fn counts(passengers: &[PassengerCode]) -> FlightPassengerCounts {
    let of = |code| Some(passengers.iter().filter(|passenger| **passenger == code).count() as i64);
    let mut counts = FlightPassengerCounts::default();
    counts.adults = of(PassengerCode::Adult);
    counts.children = of(PassengerCode::Child);
    counts.infants = of(PassengerCode::InfantOnLap);
    counts.infants_in_seat = of(PassengerCode::InfantInSeat);
    counts.seniors = of(PassengerCode::Senior);
    counts.students = of(PassengerCode::Student);
    counts.youth = of(PassengerCode::Youth);
    counts
}

/// A page has as many results as are left for it.
fn page(findings: &mut Findings, parameters: &FlightResultParameters, response: &FlightSearchResponse) {
    let (size, total) = (parameters.page_size_or_default(), response.total_count.unwrap_or(-1));
    let first = parameters.page_number_or_default() * size;
    findings.ensure("F6", total >= 0, || (response.total_count, "a total"));
    findings.same("F6", response.results.len() as i64, (total - first).clamp(0, size));
    let ids: BTreeSet<_> = response.results.iter().map(|result| &result.id).collect();
    findings.same("F6", ids.len(), response.results.len());
}

/// The maps hold what is referred to, and nothing else.
fn maps(findings: &mut Findings, response: &FlightSearchResponse) {
    let results = &response.results;
    let legs = results.iter().flat_map(|result| result.legs.iter().map(|leg| leg.id.as_str()));
    holds(findings, "legs", response.legs.keys().map(|id| id.as_str()), legs);
    let segments =
        response.legs.values().flat_map(|leg| leg.segments.iter().map(|segment| segment.id.as_str()));
    holds(findings, "segments", response.segments.keys().map(|id| id.as_str()), segments);
    let airlines =
        response.segments.values().flat_map(|segment| segment.airline.iter().map(|code| code.as_str()));
    holds(findings, "airlines", response.airlines.keys().map(|code| code.as_str()), airlines);
    let ends =
        response.segments.values().flat_map(|segment| segment.origin.iter().chain(&segment.destination));
    holds(
        findings,
        "airports",
        response.airports.keys().map(|code| code.as_str()),
        ends.map(|code| code.as_str()),
    );
    let options = results.iter().flat_map(|result| &result.booking_options);
    let sellers = options.flat_map(|option| option.provider_code.iter().map(|code| code.as_str()));
    holds(findings, "providers", response.providers.keys().map(|code| code.as_str()), sellers);
}

fn holds<'a, T: Ord + Debug + 'a>(
    findings: &mut Findings,
    map: &'static str,
    held: impl Iterator<Item = T>,
    referred: impl Iterator<Item = T>,
) {
    let (held, referred): (BTreeSet<T>, BTreeSet<T>) = (held.collect(), referred.collect());
    let idle: Vec<_> = held.difference(&referred).collect();
    findings.ensure("F2", idle.is_empty(), || (&idle, format!("no entry of {map} that nothing refers to")));
    let lacking: Vec<_> = referred.difference(&held).collect();
    findings.ensure("F1", lacking.is_empty(), || (&lacking, format!("entries of {map}")));
}
