//! Routes that are known to exist: a hand-written list for the whole world, and statistics for the United States.

use crate::world::tables::rows;

/// A route in the hand-written list: both ends, and each airline's number of flights per week each way.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ListedRoute {
    pub(crate) ends: [&'static str; 2],
    pub(crate) airlines: Vec<(&'static str, u32)>,
}

impl ListedRoute {
    fn parse(line: &'static str) -> Option<Self> {
        let mut columns = line.split('\t');
        let ends = [columns.next()?, columns.next()?];
        let airlines: Option<Vec<_>> = columns.map(numbered).collect();
        airlines.filter(|airlines| !airlines.is_empty()).map(|airlines| Self { ends, airlines })
    }
}

/// Returns the routes in the hand-written list.
pub(crate) fn listed() -> impl Iterator<Item = ListedRoute> {
    rows(LISTED).filter_map(ListedRoute::parse)
}

/// Returns the routes within the United States that the statistics cover: both ends, and all flights per week each way.
pub(crate) fn counted() -> impl Iterator<Item = ([&'static str; 2], u32)> {
    rows(COUNTED).filter_map(|line| line.split_once('\t')).flat_map(|(from, others)| {
        others.split('\t').filter_map(numbered).map(move |(to, weekly)| ([from, to], weekly))
    })
}

static LISTED: &str = include_str!("routes.tsv");
/// Written by `cargo xtask routes`.
static COUNTED: &str = include_str!("../../../data/us_routes.tsv");

/// Parses a code followed by a number.
fn numbered(column: &'static str) -> Option<(&'static str, u32)> {
    let (code, number) = column.split_once(' ')?;
    Some((code, number.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;
    use crate::flights::schedule::airspace::ClosedAirspace;
    use crate::flights::schedule::block_time::block_minutes;
    use crate::flights::schedule::connect::{Finder, JourneyQuery};
    use crate::flights::schedule::testing::{day, journey_query, world};

    #[test]
    fn every_row_is_read_and_refers_to_known_entities() {
        assert_eq!(listed().count(), rows(LISTED).count());
        assert!(listed().count() > 1_000 && counted().count() > 1_800);
        let (mut seen, mut unknown) = (HashSet::new(), HashSet::new());
        let world = world();
        for ListedRoute { ends: [from, to], airlines } in listed() {
            assert!(seen.insert([from.min(to), from.max(to)]), "{from}-{to} is listed twice");
            unknown.extend([from, to].into_iter().filter(|end| world.stations.id(end).is_none()));
            let codes: HashSet<_> = airlines.iter().map(|(code, _)| code).collect();
            assert_eq!(codes.len(), airlines.len(), "{from}-{to}");
            for (code, weekly) in airlines {
                assert!(world.carriers.by_code(code).is_some(), "{from}-{to}: unknown airline {code}");
                assert!((1..=250).contains(&weekly), "{from}-{to}: {code} {weekly}");
            }
        }
        assert!(unknown.is_empty(), "unknown airports {unknown:?}");
        // Airports that have closed since 2008, and airports whose flights have moved to another airport of the same
        // town.
        let missing: HashSet<_> =
            counted().flat_map(|(ends, _)| ends).filter(|end| world.stations.id(end).is_none()).collect();
        assert!(missing.len() < 12, "{missing:?}");
    }

    /// Returns the airlines with a nonstop flight in a week, each with the flight time in minutes and the days.
    fn nonstop_airlines(
        finder: &mut Finder<'_>,
        [from, to]: [&str; 2],
    ) -> HashMap<&'static str, (i64, HashSet<i64>)> {
        let world = world();
        let monday = day("2027-03-15");
        let nonstop = |day| JourneyQuery { max_stops: 0, limit: usize::MAX, ..journey_query(from, to, day) };
        let mut found: HashMap<_, (i64, HashSet<i64>)> = HashMap::new();
        for journey in (monday..monday + 7).flat_map(|day| finder.find(&nonstop(day))) {
            let (minutes, days) = found.entry(world.carriers.get(journey.carrier()).code).or_default();
            *minutes = journey.minutes();
            days.insert(journey.first().departs.local_day());
        }
        found
    }

    #[test]
    fn every_listed_route_is_flown_by_its_airlines_in_a_plausible_time() {
        let (world, mut finder, mut wrong) = (world(), Finder::new(world()), Vec::new());
        let airspace = ClosedAirspace::load();
        for ListedRoute { ends: [from, to], airlines } in listed() {
            let [a, b] = [from, to].map(|code| world.stations.id(code).unwrap());
            let km = i64::from(world.stations.distance_km(a, b));
            // The range extends from the speed of a jet in the jet stream to the speed of a turboprop (of a slow jet on
            // longer routes), plus 20 to 45 minutes on the ground.
            let points = [a, b].map(|id| world.stations.get(id).point);
            let detour = airspace.detour_km(&points[0], &points[1]).map_or(km, i64::from);
            let plausible = 20 + km * 60 / 970..=45 + detour * 60 / if km < 1_500 { 300 } else { 720 };
            for ends in [[from, to], [to, from]] {
                let nonstop = nonstop_airlines(&mut finder, ends);
                let lacks = |(code, weekly): &(&str, u32)| {
                    let is_daily = |days: &HashSet<i64>| *weekly < 7 || days.len() == 7;
                    !nonstop
                        .get(code)
                        .is_some_and(|(minutes, days)| plausible.contains(minutes) && is_daily(days))
                };
                // Only the listed airlines fly a listed route.
                if airlines.iter().any(lacks) || nonstop.len() != airlines.len() {
                    wrong.push(format!("{ends:?}, {km} km: {airlines:?} {nonstop:?}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn every_counted_nonstop_is_found() {
        let mut finder = Finder::new(world());
        let known = |code: &&str| world().stations.id(code).is_some();
        let by_hand: HashSet<_> = listed().map(|route| route.ends).collect();
        for (ends, weekly) in counted().filter(|(ends, _)| ends.iter().all(known)) {
            let nonstop = nonstop_airlines(&mut finder, ends);
            assert!(!nonstop.is_empty(), "no flights between {ends:?}");
            let shares = [ends, [ends[1], ends[0]]].iter().all(|ends| !by_hand.contains(ends));
            assert!(nonstop.len() <= 1 + weekly as usize / 25 || !shares, "{ends:?}: {nonstop:?}");
            let is_american = |code: &&str| world().carriers.by_code(code).unwrap().1.homes.contains(&"US");
            assert!(nonstop.keys().all(is_american), "{ends:?}: {nonstop:?}");
        }
    }

    #[test]
    fn long_flights_have_realistic_durations() {
        let hours = |from: &str, to: &str| {
            let point = |code| world().stations.get(world().stations.id(code).unwrap()).point;
            f64::from(block_minutes(&point(from), &point(to), None, 895)) / 60.0
        };
        for (from, to, known) in
            [("JFK", "SIN", 18.5), ("LHR", "PER", 16.8), ("LHR", "JFK", 8.0), ("JFK", "LHR", 7.0)]
        {
            assert!((hours(from, to) - known).abs() < 1.3, "{from}-{to}: {}", hours(from, to));
        }
    }
}
