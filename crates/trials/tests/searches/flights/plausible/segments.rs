//! Plausibility checks for single flights.

use wayfare_models::itinerary::{Leg, Segment};
use wayfare_places::AirportSize;

use super::facts::{Airline, airline, airport, is_closed, is_european, kilometres, listed_between, nation};
use crate::findings::Findings;

/// Approximate time for taxi and climb, in minutes per flight.
const TAXI_AND_CLIMB_MINUTES: f64 = 25.0;

/// The route of a flight.
struct Route<'r> {
    ends: [&'r str; 2],
    countries: [&'static str; 2],
    km: f64,
    is_listed: bool,
}

pub fn check(findings: &mut Findings, leg: Leg<'_>) {
    for segment in leg.segments() {
        let (Some(from), Some(to)) = (segment.origin_code(), segment.destination_code()) else { continue };
        let code = segment.airline_code().unwrap_or_default();
        let Some(airline) = airline(code) else {
            findings.ensure("N1", false, || (segment.id(), "an airline in the table"));
            continue;
        };
        let airlines = listed_between(from, to);
        let route = Route {
            ends: [from, to],
            countries: [from, to].map(|code| airport(code).map_or("", |airport| airport.country)),
            km: kilometres(from, to).unwrap_or_default(),
            is_listed: airlines.is_some(),
        };
        findings.at(format!("{code} from {from} to {to}"), |findings| {
            rights(findings, airline, &route);
            // N3: only the listed airlines fly a listed route.
            if let Some(airlines) = airlines {
                findings.ensure("N3", airlines.contains(code), || (code, format!("one of {airlines:?}")));
            }
            distance(findings, airline, &route);
            speed(findings, segment, route.km);
            aircraft(findings, segment, &route);
            operator(findings, segment, airline, &route);
        });
    }
}

/// Returns whether an airline is based in one of the two countries, and whether the airline is European and the flight
/// is within the European single aviation market.
fn home_and_market(airline: &Airline, countries: [&str; 2]) -> [bool; 2] {
    let is_at_home = countries.iter().any(|country| airline.is_at_home(country));
    [is_at_home, airline.is_european() && countries.iter().all(|country| is_european(country))]
}

/// Checks N1: no foreign airline flies within a country. Checks N2: no airline flies between two foreign countries,
/// except on listed routes. European airlines may fly anywhere within the European single aviation market, except
/// within the United Kingdom.
fn rights(findings: &mut Findings, airline: &Airline, route: &Route<'_>) {
    let [is_at_home, is_shared] = home_and_market(airline, route.countries);
    let [one, other] = route.countries.map(nation);
    let (rule, holds) = match one == other {
        true => ("N1", is_at_home || (is_shared && one != "GB")),
        false => ("N2", is_at_home || is_shared || route.is_listed),
    };
    findings.ensure(rule, holds, || (&airline.homes, format!("traffic rights for {:?}", route.countries)));
}

/// Checks N21: no airline flies between countries with closed airspace. Checks N22: the longest routes are listed, and
/// so are the long routes of low-cost carriers.
fn distance(findings: &mut Findings, airline: &Airline, route: &Route<'_>) {
    let [one, other] = route.countries;
    findings.ensure("N21", !is_closed(one, other), || (route.countries, "open airspace"));
    let farthest = if airline.is_low_cost { 4_600.0 } else { 12_600.0 };
    findings.within("N22", route.km, ..=if route.is_listed { f64::INFINITY } else { farthest });
}

/// Checks N4: apart from taxi and climb, no flight of 100 km or more is slower than a propeller aircraft or faster than
/// a jet with a tailwind.
fn speed(findings: &mut Findings, segment: Segment<'_>, km: f64) {
    let minutes = segment.detail().and_then(|it| it.duration).unwrap_or_default() as f64;
    let speed = km * 60.0 / (minutes - TAXI_AND_CLIMB_MINUTES).max(1.0);
    let slowest = match km {
        ..1_000.0 => 130.0,
        ..3_000.0 => 350.0,
        // Detours around closed airspace lengthen flights by up to a third.
        _ => 550.0,
    };
    findings.ensure("N4", km < 100.0 || (slowest..=1_050.0).contains(&speed), || {
        (format!("{speed:.0} km/h over {km:.0} km"), "a plausible speed")
    });
}

/// Checks N5: no wide-body aircraft serves a small airport, except on listed routes. Checks N6: propeller aircraft,
/// regional jets and single-aisle jets keep within their range, and wide-body aircraft fly no short hops.
fn aircraft(findings: &mut Findings, segment: Segment<'_>, route: &Route<'_>) {
    let name = segment.detail().and_then(|it| it.equipment_type_name.as_deref()).unwrap_or_default();
    let is = |kinds: &[&str]| kinds.iter().any(|kind| name.contains(kind));
    let is_wide = is(&["777", "787", "747", "767", "A330", "A340", "A350", "A380"]);
    let is_small = |end: &&str| airport(end).is_some_and(|it| it.size != AirportSize::Large);
    let small = route.ends.iter().find(|end| is_small(end));
    findings.ensure("N5", !is_wide || route.is_listed || small.is_none(), || {
        (name, format!("a smaller aircraft at {small:?}"))
    });
    let range = match () {
        () if is(&["ATR", "Dash", "Twin Otter"]) => 0.0..=1_800.0,
        () if is(&["CRJ", "Embraer 170", "Embraer 175", "Embraer 190", "Superjet"]) => 80.0..=3_800.0,
        () if name.contains("A321XLR") => 150.0..=8_400.0,
        () if is_wide => 250.0..=16_500.0,
        () => 80.0..=6_700.0,
    };
    findings.ensure("N6", range.contains(&route.km), || (name, format!("{range:?} km, not {}", route.km)));
}

/// Checks N7: the operator of a flight is a partner of the seller. Checks N8: the operator also has the traffic rights,
/// except on listed routes.
fn operator(findings: &mut Findings, segment: Segment<'_>, seller: &Airline, route: &Route<'_>) {
    let Some(code) = segment.operating_airline_code() else { return };
    let Some(operator) = airline(code) else {
        return findings.ensure("N7", false, || (code, "an airline in the table"));
    };
    let is_partner = operator.code != seller.code && operator.sells(seller);
    findings.ensure("N7", is_partner, || (format!("operated by {code}"), "a partner"));
    if !route.is_listed {
        let has_rights = home_and_market(operator, route.countries).contains(&true);
        findings.ensure("N8", has_rights, || (code, format!("traffic rights for {:?}", route.countries)));
    }
}
