//! Plausibility checks for connecting flights.

use std::collections::BTreeSet;

use wayfare_models::flights::FlightSearchResponse;
use wayfare_models::itinerary::{Leg, Segment};

use super::facts::{Airline, airline, airport, is_european, kilometres, nation};
use crate::findings::Findings;

/// Minimum minutes between two flights, on one ticket and on separate tickets.
const MIN_CONNECTION: i64 = 45;
const MIN_SELF_TRANSFER: i64 = 120;
/// Maximum minutes between two flights.
const MAX_LAYOVER: i64 = 24 * 60;

pub fn check(findings: &mut Findings, leg: Leg<'_>, own_risk: impl Fn(Segment<'_>) -> bool) {
    let segments: Vec<_> = leg.segments().collect();
    if segments.len() < 2 {
        return;
    }
    let at_risk: Vec<bool> = segments.iter().map(|segment| own_risk(*segment)).collect();
    tickets(findings, &segments, &at_risk);
    changes(findings, &segments, &at_risk);
    way(findings, leg, &segments);
}

/// Checks that no ticket combines flights of two low-cost carriers (N9) or of two airlines that are not partners (N10),
/// and that no ticket for a flight of an airline without connections includes another flight (N11).
fn tickets(findings: &mut Findings, segments: &[Segment<'_>], at_risk: &[bool]) {
    let airlines: Vec<&Airline> =
        segments.iter().filter_map(|segment| airline(segment.airline_code()?)).collect();
    // A self-transfer starts a new ticket.
    let mut first = 0;
    for (at, next) in airlines.iter().enumerate().skip(1) {
        if at_risk.get(at) == Some(&true) {
            first = at;
        }
        for before in &airlines[first..at] {
            let found = || format!("{} and {}", before.code, next.code);
            let are_two = before.code != next.code;
            findings.ensure("N9", !(are_two && before.is_low_cost && next.is_low_cost), || {
                (found(), "separate tickets for two low-cost carriers")
            });
            findings.ensure("N10", !are_two || before.sells(next), || (found(), "partners"));
            findings.ensure("N11", !before.is_alone() && !next.is_alone(), || {
                (found(), "separate tickets for an airline without connections")
            });
        }
    }
}

/// Checks N12: the time between flights is long enough, longer for a self-transfer, and at most a day.
fn changes(findings: &mut Findings, segments: &[Segment<'_>], at_risk: &[bool]) {
    for (place, segment) in segments.iter().enumerate().take(segments.len() - 1) {
        let wait = segment.layover().map_or(-1, |wait| wait.as_secs() as i64 / 60);
        let least = if at_risk[place + 1] { MIN_SELF_TRANSFER } else { MIN_CONNECTION };
        findings.within("N12", wait, least..=MAX_LAYOVER);
    }
}

/// Checks that a journey is not an excessive detour (N13), does not visit an airport twice or connect at another
/// airport near its origin or destination (N14), and, if domestic and outside the European market, stays within the
/// country with domestic airlines (N15).
fn way(findings: &mut Findings, leg: Leg<'_>, segments: &[Segment<'_>]) {
    let (Some(from), Some(to)) = (leg.origin_code(), leg.destination_code()) else { return };
    let flown: f64 = segments
        .iter()
        .filter_map(|segment| kilometres(segment.origin_code()?, segment.destination_code()?))
        .sum();
    let direct = kilometres(from, to).unwrap_or_default();
    let country = |code: &str| airport(code).map_or("", |airport| airport.country);
    findings.within("N13", flown, ..=direct * 2.0 + 2_500.0);
    let stops: Vec<&str> = segments[1..].iter().filter_map(|segment| segment.origin_code()).collect();
    let once: BTreeSet<_> = stops.iter().chain([&from, &to]).collect();
    let is_near =
        |stop: &&str| [from, to].iter().any(|end| kilometres(stop, end).is_some_and(|km| km < 60.0));
    let goes_on = once.len() == stops.len() + 2 && !stops.iter().any(is_near);
    findings
        .ensure("N14", goes_on, || (format!("{from} {stops:?} {to}"), "a journey without repeated towns"));
    let home = country(from);
    // Territories have their own country codes, and may be reached through other countries.
    if home == country(to) && direct > 100.0 {
        let airlines = segments.iter().filter_map(|segment| airline(segment.airline_code()?));
        let is_own = |airline: &Airline| airline.is_at_home(home) || is_european(home);
        let strangers: Vec<_> = airlines.filter(|it| !is_own(it)).map(|it| it.code).collect();
        let abroad: Vec<_> = stops.iter().filter(|stop| nation(country(stop)) != nation(home)).collect();
        let is_kept = strangers.is_empty() && (abroad.is_empty() || is_european(home));
        findings.ensure("N15", is_kept, || {
            (format!("{from} {stops:?} {to} with {strangers:?}"), format!("airlines and airports of {home}"))
        });
    }
}

/// Checks N16: no journey has three or more stops if the same response has a nonstop flight between the same airports.
pub fn check_stops(findings: &mut Findings, response: &FlightSearchResponse) {
    let legs: Vec<_> = response.itineraries().flat_map(|itinerary| itinerary.legs()).collect();
    let ends = |leg: &Leg<'_>| {
        (leg.index(), leg.origin_code().map(str::to_owned), leg.destination_code().map(str::to_owned))
    };
    let nonstop: BTreeSet<_> = legs.iter().filter(|leg| leg.stops() == Some(0)).map(ends).collect();
    for leg in legs.iter().filter(|leg| leg.stops() >= Some(3)) {
        findings.ensure("N16", !nonstop.contains(&ends(leg)), || {
            (leg.id(), "fewer stops: another result has a nonstop flight")
        });
    }
}
