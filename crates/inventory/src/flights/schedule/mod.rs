//! The airlines' schedule: airports, airlines, aircraft, routes, timetables and connections. This module depends on
//! neither prices nor providers.

pub(crate) mod aircraft;
mod airspace;
mod block_time;
pub(crate) mod cabins;
pub(crate) mod carriers;
pub(crate) mod connect;
pub(crate) mod demand;
pub(crate) mod journey;
pub(crate) mod known;
mod known_routes;
pub(crate) mod network;
pub(crate) mod paths;
pub(crate) mod planner;
pub(crate) mod stations;
#[cfg(test)]
mod tests;
pub(crate) mod timetable;
pub(crate) mod traffic;

/// The schedule, shared by the tests because planning a schedule is slow.
#[cfg(test)]
pub(crate) mod testing {
    use std::sync::OnceLock;

    use super::connect::JourneyQuery;
    use super::paths::MAX_STOPS;
    use super::stations::Stations;
    use super::timetable::{Flight, Timetable};
    use crate::world::zones::day_of_date;

    pub(crate) const SEED: u64 = 7;

    pub(crate) fn world() -> &'static Timetable {
        static WORLD: OnceLock<Timetable> = OnceLock::new();
        WORLD.get_or_init(|| Timetable::new(SEED, Stations::from_places(wayfare_places::Places::embedded())))
    }

    /// Returns the number of days from 1970-01-01 to a date.
    pub(crate) fn day(date: &str) -> i64 {
        day_of_date(date.parse().unwrap())
    }

    /// Returns all flights from the given airports on a day.
    pub(crate) fn flights(codes: &[&str], day: i64) -> Vec<Flight> {
        let world = world();
        let mut flights = Vec::new();
        for code in codes {
            let origin = world.stations.id(code).unwrap();
            for link in world.network().links(origin) {
                world.add_flights(link.route, origin, day, &mut flights);
            }
        }
        flights
    }

    /// Returns a query for up to 150 journeys between airports, whose codes are separated by spaces.
    pub(crate) fn journey_query(from: &str, to: &str, day: i64) -> JourneyQuery {
        let ids = |codes: &str| codes.split(' ').filter_map(|code| world().stations.id(code)).collect();
        JourneyQuery {
            origins: ids(from),
            destinations: ids(to),
            day,
            max_stops: MAX_STOPS,
            not_before: i64::MIN,
            limit: 150,
        }
    }
}
