//! Checks that an itinerary is consistent and matches the request.

use specwright_core::{Date, LocalDateTime};
use wayfare_models::flights::{DateFlexibility, FlightResultParameters, FlightSearchLeg};
use wayfare_models::itinerary::{Itinerary, Leg, Segment};
use wayfare_places::Places;
use wayfare_validation::limits::FLEX_DAYS;

use super::request::Asked;
use crate::findings::Findings;
use crate::places::{moments, zone};

/// Maximum difference between the clocks of two airports, in minutes: from UTC-12 to UTC+14.
const MAX_CLOCK_DIFFERENCE: i64 = 26 * 60;

/// Maximum clock change during a layover, in minutes.
const CLOCK_CHANGE: i64 = 60;

pub fn check(
    findings: &mut Findings,
    asked: &Asked,
    parameters: &FlightResultParameters,
    itinerary: Itinerary<'_>,
) {
    findings.same("F3", itinerary.legs().len(), asked.start.legs.len());
    for (leg, wanted) in itinerary.legs().zip(&asked.start.legs) {
        findings.at(format!("leg {}", leg.index()), |findings| {
            let [origins, destinations] = &asked.ends[leg.index()];
            let (from, to) =
                (leg.origin_code().unwrap_or_default(), leg.destination_code().unwrap_or_default());
            findings.ensure("F3", origins.contains(from), || (from, format!("one of {origins:?}")));
            findings.ensure("F3", destinations.contains(to), || (to, format!("one of {destinations:?}")));
            days(findings, leg, wanted);
            let stops = leg.stops().map_or(i64::MAX, |stops| stops as i64);
            findings.within("F4", stops, ..=parameters.max_stops.unwrap_or(i64::MAX - 1));
            times(findings, leg);
        });
    }
    let legs: Vec<_> = itinerary.legs().collect();
    for pair in legs.windows(2) {
        // Local times are comparable only at the same airport.
        if pair[0].destination_code() == pair[1].origin_code() {
            findings.within("F5", pair[1].departure(), pair[0].arrival()..);
        }
    }
}

fn days(findings: &mut Findings, leg: Leg<'_>, wanted: &FlightSearchLeg) {
    let flex = if wanted.flex_or_default() == DateFlexibility::Plusminusthree { FLEX_DAYS as i32 } else { 0 };
    let away = leg.departure().map_or(i32::MAX, |departure| wanted.date.days_until(departure.date()));
    findings.within("F3", away, -flex..=flex);
}

/// Checks that a leg is as long as its segments and layovers, and that its segments connect.
fn times(findings: &mut Findings, leg: Leg<'_>) {
    let segments: Vec<_> = leg.segments().collect();
    let (Some(first), Some(last), Some(detail)) = (segments.first(), segments.last(), leg.detail()) else {
        return findings.ensure("F5", false, || ("no segments", "a segment"));
    };
    findings.same("F5", detail.departure_time, first.detail().and_then(|it| it.departure_time));
    findings.same("F5", detail.arrival_time, last.detail().and_then(|it| it.arrival_time));
    findings.same("F5", first.departs_on_another_day(), false);
    let mut waits = 0;
    for pair in segments.windows(2) {
        findings.same("F5", pair[1].origin_code(), pair[0].destination_code());
        let (Some(arrival), Some(departure)) = (arrival(&pair[0]), departure(&pair[1])) else { continue };
        let wait = minutes(departure) - minutes(arrival);
        findings.ensure("F5", wait >= -CLOCK_CHANGE, || (departure, format!("after {arrival}")));
        findings.same("F5", pair[1].departs_on_another_day(), departure.date() != arrival.date());
        waits += wait;
    }
    let in_the_air: i64 = segments.iter().filter_map(|it| it.detail()?.duration).sum();
    let whole = detail.duration.unwrap_or(-1);
    let room = if segments.len() > 1 { CLOCK_CHANGE } else { 0 };
    findings.within("F5", whole - in_the_air - waits, -room..=room);
    // The difference between the local times at both ends.
    let local = minutes_between(leg.departure(), leg.arrival()).unwrap_or(i64::MAX / 2);
    let apart = MAX_CLOCK_DIFFERENCE + CLOCK_CHANGE;
    findings.within("F5", local - whole, -apart..=apart);
    for segment in &segments {
        let took = segment.detail().and_then(|it| it.duration).unwrap_or(-1);
        findings.within("F5", took, 1..);
    }
}

/// Checks that the duration of each segment agrees with the clocks of its airports.
pub fn check_clocks(findings: &mut Findings, itinerary: Itinerary<'_>) {
    for segment in itinerary.segments() {
        let (Some(detail), Some(departure), Some(arrival)) =
            (segment.detail(), departure(&segment), arrival(&segment))
        else {
            findings.ensure("F5", false, || (segment.id(), "a segment with its times"));
            continue;
        };
        let begins = instants(segment.origin_code(), departure);
        let ends = instants(segment.destination_code(), arrival);
        let took = detail.duration.unwrap_or(-1);
        let holds = begins.iter().any(|begin| ends.iter().any(|end| end - begin == took));
        findings.ensure("F5", holds, || {
            (
                detail,
                format!("{took} minutes between {begins:?} and {ends:?}, in minutes since the Unix epoch"),
            )
        });
    }
}

/// Returns the instants at which an airport's clocks show a local time, in minutes since the Unix epoch.
fn instants(airport: Option<&str>, time: LocalDateTime) -> Vec<i64> {
    let airport = airport.and_then(|code| Places::embedded().airport(code));
    let moments = airport.map(|airport| moments(&zone(airport.time_zone), time)).unwrap_or_default();
    moments.into_iter().map(|moment| moment.as_second() / 60).collect()
}

fn departure(segment: &Segment<'_>) -> Option<LocalDateTime> {
    segment.detail()?.departure_time
}

fn arrival(segment: &Segment<'_>) -> Option<LocalDateTime> {
    segment.detail()?.arrival_time
}

fn minutes_between(from: Option<LocalDateTime>, to: Option<LocalDateTime>) -> Option<i64> {
    Some(minutes(to?) - minutes(from?))
}

fn minutes(time: LocalDateTime) -> i64 {
    let day: Date = time.date();
    (i64::from(day.days_since_epoch()) * 24 + i64::from(time.hour())) * 60 + i64::from(time.minute())
}
