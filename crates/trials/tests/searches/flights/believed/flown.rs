//! Statements on single flights.

use wayfare_models::itinerary::{Leg, Segment};
use wayfare_places::AirportSize;

use super::facts::{Airline, airline, airport, is_closed, is_european, kilometres, listed_between, nation};
use crate::findings::Findings;

/// Minutes of a flight on the ground and in climb, about.
const ON_THE_GROUND: f64 = 25.0;

pub fn check(findings: &mut Findings, leg: Leg<'_>) {
    for segment in leg.segments() {
        let (Some(from), Some(to)) = (segment.origin_code(), segment.destination_code()) else { continue };
        let Some(airline) = segment.airline_code().and_then(airline) else {
            findings.ensure("N1", false, || (segment.id(), "an airline of the table"));
            continue;
        };
        rights(findings, airline, from, to);
        listed(findings, airline, from, to);
        let km = kilometres(from, to).unwrap_or_default();
        far(findings, airline, [from, to], km);
        speed(findings, segment, km);
        aircraft(findings, segment, [from, to], km);
        operator(findings, segment, airline, [from, to]);
    }
}

/// N1: no foreign airline flies within a country. N2: none flies between two others, but for what is listed and within
/// the European common market.
fn rights(findings: &mut Findings, airline: &Airline, from: &str, to: &str) {
    let countries = [from, to].map(|code| airport(code).map_or("", |airport| airport.country));
    let is_at_home = countries.iter().any(|country| airline.is_at_home(country));
    let is_shared = airline.is_european() && countries.iter().all(|country| is_european(country));
    let (rule, holds) = match nation(countries[0]) == nation(countries[1]) {
        true => ("N1", is_at_home || (is_shared && !countries.iter().any(|country| nation(country) == "GB"))),
        false => ("N2", is_at_home || is_shared || listed_between(from, to).is_some()),
    };
    findings.ensure(rule, holds, || {
        (format!("{} from {from} to {to}", airline.code), format!("the rights of {countries:?}"))
    });
}

/// N3: what is listed by hand is flown by the airlines that it names, and by no other.
fn listed(findings: &mut Findings, airline: &Airline, from: &str, to: &str) {
    let Some(airlines) = listed_between(from, to) else { return };
    findings.ensure("N3", airlines.contains_key(airline.code), || {
        (format!("{} from {from} to {to}", airline.code), format!("one of {airlines:?}"))
    });
}

/// N21: nobody flies where the sky is closed. N22: the longest routes are known by name, and so are the long ones of
/// low-cost carriers.
fn far(findings: &mut Findings, airline: &Airline, ends: [&str; 2], km: f64) {
    let [one, other] = ends.map(|code| airport(code).map_or("", |airport| airport.country));
    findings.ensure("N21", !is_closed(one, other), || {
        (format!("{} between {ends:?}", airline.code), "an open sky")
    });
    let farthest = if airline.is_low_cost { 4_600.0 } else { 12_600.0 };
    findings.ensure("N22", km <= farthest || listed_between(ends[0], ends[1]).is_some(), || {
        (format!("{} flies {km:.0} km between {ends:?}", airline.code), format!("at most {farthest} km"))
    });
}

/// N4: from gate to gate no flight is slower than a propeller aircraft or faster than a jet with the wind behind it.
fn speed(findings: &mut Findings, segment: Segment<'_>, km: f64) {
    let minutes = segment.detail().and_then(|it| it.duration).unwrap_or_default() as f64;
    let speed = km * 60.0 / (minutes - ON_THE_GROUND).max(1.0);
    let slowest = if km < 1_000.0 {
        130.0
    } else if km < 3_000.0 {
        350.0
    } else {
        650.0
    };
    findings.ensure("N4", km < 100.0 || (slowest..=1_050.0).contains(&speed), || {
        (format!("{speed:.0} km/h over {km:.0} km"), "the speed of an airliner")
    });
}

/// N5: small airports take no wide-body aircraft. N6: propellers, regional jets and single aisles keep within their
/// range; wide bodies don't hop.
fn aircraft(findings: &mut Findings, segment: Segment<'_>, ends: [&str; 2], km: f64) {
    let name = segment.detail().and_then(|it| it.equipment_type_name.as_deref()).unwrap_or_default();
    let is = |kinds: &[&str]| kinds.iter().any(|kind| name.contains(kind));
    let is_wide = is(&["777", "787", "747", "767", "A330", "A340", "A350", "A380"]);
    let small = ends.into_iter().find(|end| airport(end).is_some_and(|it| it.size != AirportSize::Large));
    let is_known = listed_between(ends[0], ends[1]).is_some();
    findings.ensure("N5", !is_wide || is_known || small.is_none(), || {
        (format!("{name} at {}", small.unwrap_or_default()), "a smaller aircraft")
    });
    let [least, most] = match () {
        () if is(&["ATR", "Dash", "Twin Otter"]) => [0.0, 1_800.0],
        () if is(&["CRJ", "Embraer 170", "Embraer 175", "Embraer 190", "Superjet"]) => [100.0, 3_800.0],
        () if name.contains("A321XLR") => [150.0, 8_400.0],
        () if is_wide => [250.0, 16_500.0],
        () => [80.0, 6_700.0],
    };
    findings.ensure("N6", (least..=most).contains(&km), || {
        (format!("{name} over {km:.0} km from {} to {}", ends[0], ends[1]), format!("{least} to {most} km"))
    });
}

/// N7: an airline sells what a partner operates, or a small airline of its own country. N8: so has the operator the
/// rights, too.
fn operator(findings: &mut Findings, segment: Segment<'_>, seller: &Airline, ends: [&str; 2]) {
    let Some(code) = segment.operating_airline_code() else { return };
    let Some(operator) = airline(code) else {
        return findings.ensure("N7", false, || (code, "an airline of the table"));
    };
    findings.ensure("N7", operator.code != seller.code && operator.sells(seller), || {
        (format!("{} operated by {code}", seller.code), "a partner")
    });
    if listed_between(ends[0], ends[1]).is_none() {
        rights_of(findings, operator, ends);
    }
}

fn rights_of(findings: &mut Findings, operator: &Airline, ends: [&str; 2]) {
    let countries = ends.map(|code| airport(code).map_or("", |airport| airport.country));
    let is_at_home = countries.iter().any(|country| operator.is_at_home(country));
    let is_shared = operator.is_european() && countries.iter().all(|country| is_european(country));
    findings.ensure("N8", is_at_home || is_shared, || {
        (format!("{} operates between {ends:?}", operator.code), format!("the rights of {countries:?}"))
    });
}
