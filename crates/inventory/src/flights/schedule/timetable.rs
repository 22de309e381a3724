//! The timetable: departure times and durations of flights.
//!
//! A timetable is planned without a date, using the January UTC offsets at both ends. Most short flights depart between
//! morning and evening; long flights depart at an hour that gives a convenient arrival time. On a given date, the
//! planned minute is local time at the airport. The arrival follows from the duration of the flight, even if the clocks
//! change in the meantime.

use std::sync::OnceLock;

use super::aircraft::Aircraft;
use super::carriers::{CarrierId, Carriers};
use super::network::{Network, RouteId};
use super::planner::plan_routes;
use super::stations::{StationId, Stations};
use crate::world::dice::Dice;
use crate::world::zones::{Moment, date_of_day, weekday_of_day};

/// One nonstop flight on one day: a segment in the API.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Flight {
    pub(crate) carrier: CarrierId,
    pub(crate) number: u16,
    pub(crate) origin: StationId,
    pub(crate) destination: StationId,
    pub(crate) departs: Moment,
    pub(crate) arrives: Moment,
    pub(crate) aircraft: &'static Aircraft,
    pub(crate) distance_km: u16,
}

impl Flight {
    /// Returns the minutes from gate to gate.
    pub(crate) fn minutes(&self) -> i64 {
        self.arrives.utc_minute() - self.departs.utc_minute()
    }
}

/// Minimum duration of a long flight, in minutes. Long flights have different departure hours from short flights.
const LONG_HAUL_MINUTES: u16 = 330;
const FIRST_DEPARTURE: i64 = 6 * 60;
const LAST_DEPARTURE: i64 = 21 * 60 + 45;
const DAY: i64 = 1440;

/// Departure times of a route in one direction, before seasonal changes.
struct Departures {
    span: Span,
    slots: u8,
    dice: Dice,
}

/// The minutes of the day at which flights may depart.
enum Span {
    /// From [`FIRST_DEPARTURE`] to `latest`. If `overnight` is `true`, the last flight departs late in the evening
    /// and flies overnight.
    Short { latest: i64, overnight: bool },
    /// Any of the given minutes.
    Long(Vec<i64>),
}

impl Departures {
    /// Plans the departures. `gain` is the number of minutes that the local clock gains en route.
    fn new(minutes: u16, gain: i64, slots: u8, dice: Dice) -> Self {
        let span = if minutes < LONG_HAUL_MINUTES {
            // Flights arrive before half past midnight, if possible.
            let latest = (DAY + 30 - i64::from(minutes) - gain).clamp(FIRST_DEPARTURE + 120, LAST_DEPARTURE);
            Span::Short {
                latest,
                overnight: minutes >= 210 && gain >= 60 && dice.text("overnight").chance(25),
            }
        } else {
            Span::Long(convenient_minutes(minutes, gain, dice))
        };
        Self { span, slots, dice }
    }

    /// Returns the departure of a slot, as a minute of the day.
    fn minute(&self, slot: u8) -> i64 {
        let spread = |from, to| spread(from, to, slot, self.slots, self.dice);
        let planned = match &self.span {
            Span::Short { overnight: true, .. } if slot + 1 == self.slots => {
                22 * 60 + self.dice.between(0, 100)
            }
            Span::Short { latest, .. } => spread(FIRST_DEPARTURE, *latest),
            Span::Long(minutes) => match minutes.len().checked_sub(1) {
                Some(last) => {
                    let index = usize::try_from(spread(0, last as i64 * 100) / 100).ok();
                    index.and_then(|index| minutes.get(index)).copied().unwrap_or(LAST_DEPARTURE)
                }
                None => spread(FIRST_DEPARTURE + 120, LAST_DEPARTURE),
            },
        };
        planned / 5 * 5
    }
}

/// Returns the minutes at which a long flight can depart to arrive at a convenient hour.
fn convenient_minutes(minutes: u16, gain: i64, dice: Dice) -> Vec<i64> {
    let arrives_conveniently = |leaves: &i64| {
        let arrival = (leaves + i64::from(minutes) + gain).rem_euclid(DAY);
        (5 * 60 + 30..=22 * 60 + 45).contains(&arrival)
    };
    // Most flights that cross many time zones eastward depart in the evening.
    let evening = gain >= 240 && dice.text("evening").chance(90);
    let earliest = if evening { 16 * 60 + 30 } else { 7 * 60 + 30 };
    // For a flight of seven hours or more, a departure until 1:30 in the morning is acceptable.
    let past_midnight = if minutes >= 420 { 9..91 } else { 0..0 };
    let hours = (earliest..=23 * 60 + 50).step_by(15).chain(past_midnight.step_by(15));
    hours.filter(arrives_conveniently).collect()
}

/// Returns the time of a slot. Slots divide a span into equal parts, and each slot is at a random time within its part.
fn spread(from: i64, to: i64, slot: u8, slots: u8, dice: Dice) -> i64 {
    let share = (to - from).max(0) / i64::from(slots.max(1));
    from + share * i64::from(slot) + dice.with(u64::from(slot)).between(0, share)
}

/// All data for the timetable.
#[derive(Debug)]
pub(crate) struct Timetable {
    pub(crate) stations: Stations,
    pub(crate) carriers: Carriers,
    /// The network, planned on first use: a process that only shows flights needs only airports and airlines.
    network: OnceLock<Network>,
    seed: u64,
    dice: Dice,
}

impl Timetable {
    /// Creates the timetable for the given airports.
    pub(crate) fn new(seed: u64, stations: Stations) -> Self {
        let dice = Dice::new(seed, "timetable");
        Self { stations, carriers: Carriers::load(), network: OnceLock::new(), seed, dice }
    }

    /// Returns the routes of all airlines. Planning the routes takes about 100 ms.
    pub(crate) fn network(&self) -> &Network {
        self.network.get_or_init(|| {
            Network::new(plan_routes(self.seed, &self.stations, &self.carriers), self.stations.len())
        })
    }

    #[cfg(test)]
    pub(crate) fn is_planned(&self) -> bool {
        self.network.get().is_some()
    }

    /// Adds the flights of a route that depart from `origin` on a local day. Flights after the last supported date are
    /// omitted.
    pub(crate) fn add_flights(&self, id: RouteId, origin: StationId, day: i64, flights: &mut Vec<Flight>) {
        let route = self.network().route(id);
        if !route.flies_on(weekday_of_day(day)) {
            return;
        }
        let from_hub = origin == route.hub;
        let destination = route.other_end(origin);
        let (from, to) = (self.stations.get(origin), self.stations.get(destination));
        let season = season_of_day(day);
        let minutes = route.minutes[usize::from(!from_hub)];
        let gain = i64::from(to.planning_offset) - i64::from(from.planning_offset);
        let dice = self.dice.with(u64::from(route.carrier)).text(from.code).text(to.code);
        let departures = Departures::new(minutes, gain, route.daily, dice);
        let earliest = if minutes < LONG_HAUL_MINUTES { FIRST_DEPARTURE } else { 0 };
        let shifts = dice.text("season");
        for slot in 0..route.daily {
            let shift = shifts.with(u64::from(slot)).with(season).between(-2, 2) * 5;
            // The minute is clamped to a day, so it fits in a `u16`.
            let minute = (departures.minute(slot) + shift).clamp(earliest, DAY - 5) as u16;
            let flight = self.stations.zone(origin).at_local(day, minute).and_then(|departs| {
                let arrives = self.stations.moment(destination, departs.utc_minute() + i64::from(minutes))?;
                // A flight whose local times are outside the calendar does not exist.
                let fleet = &self.carriers.get(route.carrier).fleet;
                let aircraft = fleet[usize::from(route.aircraft[usize::from(slot % 2)])];
                (departs.is_in_calendar() && arrives.is_in_calendar()).then_some(Flight {
                    carrier: route.carrier,
                    number: route.number(slot, from_hub),
                    origin,
                    destination,
                    departs,
                    arrives,
                    aircraft,
                    distance_km: route.distance_km,
                })
            });
            flights.extend(flight);
        }
    }
}

/// Returns 0 for the winter timetable, and 1 for the summer timetable, from April to October.
fn season_of_day(day: i64) -> u64 {
    date_of_day(day).map_or(0, |date| u64::from((4..=10).contains(&date.month())))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::flights::schedule::block_time::block_minutes;
    use crate::flights::schedule::testing::{day, flights, world};

    const AIRPORTS: [&str; 8] = ["BOS", "LHR", "SYD", "DEL", "KEF", "GRU", "NAN", "ANC"];

    #[test]
    fn local_times_match_the_zones() {
        let world = world();
        let database = jiff::tz::TimeZoneDatabase::bundled();
        for flight in flights(&AIRPORTS, day("2027-07-09")) {
            let zoned = |moment: Moment, station| {
                let name = wayfare_places::Places::embedded()
                    .airport(world.stations.get(station).code)
                    .unwrap()
                    .time_zone;
                let zone = database.get(name).unwrap();
                let local = moment.civil().unwrap();
                zone.to_zoned(local).unwrap().timestamp().as_second() / 60
            };
            assert_eq!(zoned(flight.departs, flight.origin), flight.departs.utc_minute());
            assert_eq!(zoned(flight.arrives, flight.destination), flight.arrives.utc_minute());
            assert_eq!(flight.departs.local_day(), day("2027-07-09"));
        }
    }

    #[test]
    fn durations_ignore_clock_changes() {
        let airports = ["BOS", "LAX", "LHR"];
        let usual: HashMap<_, _> = flights(&airports, day("2027-05-19"))
            .iter()
            .map(|it| ((it.carrier, it.number), it.minutes()))
            .collect();
        // Clocks in the United States go forward early on 2027-03-14, and back early on 2027-11-07.
        for date in ["2027-03-13", "2027-03-14", "2027-11-06", "2027-11-07"] {
            for flight in flights(&airports, day(date)) {
                let local = |moment: Moment| moment.utc_minute() + i64::from(moment.offset_minutes());
                let shown = local(flight.arrives) - local(flight.departs);
                let gained =
                    i64::from(flight.arrives.offset_minutes()) - i64::from(flight.departs.offset_minutes());
                assert_eq!(shown - gained, flight.minutes());
                let usual = usual.get(&(flight.carrier, flight.number));
                assert!(usual.is_none_or(|minutes| *minutes == flight.minutes()), "{}", flight.number);
            }
        }
    }

    #[test]
    fn short_flights_depart_by_day() {
        for flight in flights(&AIRPORTS, day("2027-05-12")) {
            let minute = flight.departs.minute_of_day();
            if flight.minutes() < i64::from(LONG_HAUL_MINUTES) {
                assert!((355..=1_435).contains(&minute), "{} at {minute}", flight.number);
            } else {
                assert!(!(110..440).contains(&minute), "{} at {minute}", flight.number);
            }
        }
    }

    #[test]
    fn a_flight_keeps_its_time_through_the_season() {
        let one = flights(&["BOS"], day("2027-05-12"));
        let next = flights(&["BOS"], day("2027-05-19"));
        let times = |flights: &[Flight]| -> Vec<_> {
            flights.iter().map(|it| (it.carrier, it.number, it.departs.minute_of_day())).collect()
        };
        assert_eq!(times(&one), times(&next));
        let winter = flights(&["BOS"], day("2027-12-15"));
        for (carrier, number, minute) in times(&winter) {
            let summer = times(&one).into_iter().find(|it| (it.0, it.1) == (carrier, number));
            assert!(summer.is_none_or(|it| it.2.abs_diff(minute) <= 20), "{number}");
        }
    }

    #[test]
    fn the_jet_stream_shortens_eastward_flights() {
        let point = |code| world().stations.get(world().stations.id(code).unwrap()).point;
        let (boston, london) = (point("BOS"), point("LHR"));
        let minutes = |from, to, speed| block_minutes(from, to, None, speed);
        let (east, west) = (minutes(&boston, &london, 890), minutes(&london, &boston, 890));
        assert!((360..=400).contains(&east) && (400..=450).contains(&west), "{east} {west}");
        assert!(minutes(&boston, &point("JFK"), 825) < minutes(&boston, &point("ORD"), 825));
    }

    #[test]
    fn the_end_of_the_calendar_does_not_panic() {
        for date in ["9999-12-30", "9999-12-31", "-009999-01-01"] {
            for flight in flights(&AIRPORTS, day(date)) {
                assert!(flight.departs.civil().is_some() && flight.arrives.civil().is_some());
            }
        }
        assert!(flights(&AIRPORTS, i64::MAX / 4_000).is_empty());
    }
}
