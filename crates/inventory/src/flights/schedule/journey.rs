//! A journey: consecutive flights from one end of a leg to the other.

use super::carriers::{CarrierId, Carriers};
use super::stations::{StationId, Stations};
use super::timetable::{Flight, Timetable};
use super::traffic::Tier;
use crate::world::zones::date_of_day;

/// A non-empty list of flights, each departing from the arrival airport of the previous flight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Journey {
    flights: Vec<Flight>,
    /// `true` if no single ticket covers all flights, so the traveller transfers at their own risk.
    pub(crate) self_transfer: bool,
}

impl Journey {
    /// Creates a journey from consecutive flights. Returns `None` for an empty list.
    pub(crate) fn new(flights: Vec<Flight>, self_transfer: bool) -> Option<Self> {
        (!flights.is_empty()).then_some(Self { flights, self_transfer })
    }

    pub(crate) fn flights(&self) -> &[Flight] {
        &self.flights
    }

    // Both ends exist, since the journey has at least one flight.
    pub(crate) fn first(&self) -> &Flight {
        &self.flights[0]
    }

    pub(crate) fn last(&self) -> &Flight {
        &self.flights[self.flights.len() - 1]
    }

    pub(crate) fn origin(&self) -> StationId {
        self.first().origin
    }

    pub(crate) fn destination(&self) -> StationId {
        self.last().destination
    }

    pub(crate) fn stops(&self) -> usize {
        self.flights.len() - 1
    }

    /// Returns the minutes from the first departure to the last arrival, including layovers.
    pub(crate) fn minutes(&self) -> i64 {
        self.last().arrives.utc_minute() - self.first().departs.utc_minute()
    }

    /// Returns the airline of the longest flight, which sells the journey.
    pub(crate) fn carrier(&self) -> CarrierId {
        let longest =
            self.flights.iter().enumerate().max_by_key(|(index, it)| (it.distance_km, usize::MAX - index));
        longest.map_or(self.first().carrier, |(_, flight)| flight.carrier)
    }

    /// Returns the journey's cost for ranking, in equivalent minutes; lower is better.
    pub(crate) fn cost(&self) -> i64 {
        self.minutes() + 60 * self.stops() as i64 + if self.self_transfer { 150 } else { 0 }
    }

    /// Returns the permanent id. Journeys with the same flights have the same id.
    pub(crate) fn id(&self, timetable: &Timetable) -> String {
        let mut id = String::with_capacity(20 * self.flights.len());
        for flight in &self.flights {
            if !id.is_empty() {
                id.push('.');
            }
            write_flight_id(&mut id, flight, timetable);
        }
        id
    }
}

/// Returns the id of a flight, such as `BA213-BOS-20270314`: airline, number, origin and the local date of departure.
pub(crate) fn flight_id(flight: &Flight, timetable: &Timetable) -> String {
    let mut id = String::with_capacity(20);
    write_flight_id(&mut id, flight, timetable);
    id
}

fn write_flight_id(id: &mut String, flight: &Flight, timetable: &Timetable) {
    let carrier = timetable.carriers.get(flight.carrier).code;
    let origin = timetable.stations.get(flight.origin).code;
    // Flights outside the calendar are never created, so a date always exists.
    let (year, month, day) = date_of_day(flight.departs.local_day())
        .map_or((0, 0, 0), |date| (date.year(), date.month(), date.day()));
    id.push_str(carrier);
    push_number(id, flight.number, 1);
    id.push('-');
    id.push_str(origin);
    id.push('-');
    push_number(id, year.unsigned_abs(), 4);
    push_number(id, month.unsigned_abs().into(), 2);
    push_number(id, day.unsigned_abs().into(), 2);
}

/// Appends a number, padded with zeros to `digits` digits (1 to 4). A search creates hundreds of ids, and `format!`
/// would take ten times as long.
fn push_number(text: &mut String, number: u16, digits: u32) {
    let mut unit = 10_u16.pow(digits - 1);
    while number / unit >= 10 {
        unit *= 10;
    }
    while unit > 0 {
        // A decimal digit always fits in a `u8`.
        text.push(char::from(b'0' + (number / unit % 10) as u8));
        unit /= 10;
    }
}

/// Returns whether a single ticket can include an additional flight of an airline after the given flights.
pub(crate) fn one_ticket(carriers: &Carriers, flights: &[Flight], next: CarrierId) -> bool {
    flights.iter().all(|flight| carriers.get(flight.carrier).tickets_with(carriers.get(next)))
}

/// Returns the minimum connecting time in minutes, which is longer at large airports and at a border.
pub(crate) fn connecting_minutes(stations: &Stations, arriving: &Flight, leaving: &Flight) -> i64 {
    let here = stations.get(arriving.destination);
    let at_home = |other: StationId| stations.get(other).country_id == here.country_id;
    let domestic = at_home(arriving.origin) && at_home(leaving.destination);
    match (here.tier, domestic) {
        (Tier::Mega, true) => 60,
        (Tier::Major, true) => 55,
        (Tier::Busy, true) => 50,
        (_, true) => 45,
        (Tier::Mega, false) => 90,
        (Tier::Major, false) => 80,
        (Tier::Busy, false) => 70,
        (_, false) => 60,
    }
}

/// Additional minutes for a transfer between two tickets, in which bags are claimed and checked in again.
pub(crate) const SELF_TRANSFER_MINUTES: i64 = 75;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::{day, world};

    /// Returns the first flight from one airport to another on 15 March 2027.
    fn flight(from: &str, to: &str) -> Flight {
        let world = world();
        let id = |code| world.stations.id(code).unwrap();
        let mut flights = Vec::new();
        for link in world.network().links_between(id(from), id(to)) {
            world.add_flights(link.route, id(from), day("2027-03-15"), &mut flights);
        }
        flights[0]
    }

    #[test]
    fn changing_takes_longer_at_large_airports_and_across_borders() {
        let minutes =
            |a: &str, b: &str, c: &str| connecting_minutes(&world().stations, &flight(a, b), &flight(b, c));
        assert_eq!(minutes("BOS", "JFK", "LAX"), 60);
        assert_eq!(minutes("BOS", "JFK", "LHR"), 90);
        assert_eq!(minutes("JFK", "LHR", "EDI"), 90);
        assert_eq!(minutes("LHR", "EDI", "LHR"), 50);
    }

    #[test]
    fn a_journey_is_the_sum_of_its_parts() {
        let (first, second) = (flight("BOS", "JFK"), flight("JFK", "LHR"));
        let journey = Journey::new(vec![first, second], false).unwrap();
        assert_eq!(
            (journey.stops(), journey.origin(), journey.destination()),
            (1, first.origin, second.destination)
        );
        assert_eq!(journey.carrier(), second.carrier);
        assert_eq!(journey.minutes(), second.arrives.utc_minute() - first.departs.utc_minute());
        let ids = [flight_id(&first, world()), flight_id(&second, world())];
        assert_eq!(journey.id(world()), ids.join("."));
        assert!(ids[0].ends_with("-BOS-20270315"), "{}", ids[0]);
        assert_eq!(Journey::new(Vec::new(), false), None);
    }

    #[test]
    fn numbers_are_padded_with_zeros() {
        for number in [0, 7, 10, 99, 100, 2_027, 9_999, 10_000, u16::MAX] {
            let text = |digits| {
                let mut text = String::new();
                push_number(&mut text, number, digits);
                text
            };
            assert_eq!(
                [text(1), text(2), text(4)],
                [format!("{number}"), format!("{number:02}"), format!("{number:04}")]
            );
        }
    }
}
