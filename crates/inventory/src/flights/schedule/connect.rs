//! Journey search: chains of flights from one airport to another on a day.
//!
//! The search first finds paths through airports, by distance alone, and then flights along the best paths. The search
//! tries two or more stops only if fewer stops do not yield enough journeys, and long detours and waits only if no
//! other journey exists.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::carriers::{in_single_market, sovereign};
use super::demand::MIN_KM;
use super::journey::{Journey, SELF_TRANSFER_MINUTES, connecting_minutes, one_ticket};
use super::network::{Link, RouteId};
use super::paths::{MAX_STOPS, Path, Paths};
use super::stations::StationId;
use super::timetable::{Flight, Timetable};

/// A query for journeys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct JourneyQuery {
    pub(crate) origins: Vec<StationId>,
    pub(crate) destinations: Vec<StationId>,
    /// The local day of departure, in days since 1970-01-01.
    pub(crate) day: i64,
    pub(crate) max_stops: usize,
    /// Earliest departure, in minutes since 1970-01-01T00:00Z.
    pub(crate) not_before: i64,
    /// Maximum number of journeys.
    pub(crate) limit: usize,
}

/// Number of journeys at which the search stops adding stops.
const ENOUGH_JOURNEYS: usize = 40;
/// Number of nonstop flights at which a short-distance search skips connections.
const MIN_NONSTOPS_ON_SHORT_ROUTE: usize = 8;
const SHORT_ROUTE_KM: u16 = 700;
/// Maximum number of origin-destination pairs for which connections are searched.
const MAX_PAIRS: usize = 32;
/// Number of paths to fill with flights, for one, two and three stops, divided among the origin-destination pairs. The
/// limit for each pair is at least four paths.
const MAX_PATHS: [usize; 3] = [44, 24, 12];
/// Maximum number of journeys from one path with stops.
const MAX_PER_PATH: usize = 14;
/// Maximum number of journeys of one airline.
const MAX_PER_CARRIER: usize = 30;
/// Maximum number of self-transfer journeys.
const MAX_AT_RISK: usize = 12;

/// Maximum wait that travellers accept if another journey exists, in minutes.
const SHORT_WAIT_MINUTES: i64 = 9 * 60;

/// Maximum accepted detour and wait.
#[derive(Debug, Clone, Copy)]
struct Tolerance {
    detour_percent: u32,
    detour_km: u32,
    wait_minutes: i64,
    self_transfer: bool,
    /// Factor for the number of paths to try.
    paths: usize,
}

impl Tolerance {
    fn normal(direct_km: u16, stops: usize) -> Self {
        Self {
            detour_percent: if stops == 1 { 135 } else { 150 },
            detour_km: if stops == 1 { 500 } else { 800 },
            wait_minutes: if direct_km > 4_500 { SHORT_WAIT_MINUTES } else { 6 * 60 },
            self_transfer: stops == 1,
            paths: 1,
        }
    }

    /// Returns the tolerance for places without other journeys.
    fn maximum() -> Self {
        Self { detour_percent: 200, detour_km: 2_400, wait_minutes: 22 * 60, self_transfer: true, paths: 10 }
    }

    fn max_km(self, direct_km: u16) -> u32 {
        u32::from(direct_km) * self.detour_percent / 100 + self.detour_km
    }
}

/// Journey search. Dated flights are cached, since many paths share flights.
#[derive(Debug)]
pub(crate) struct Finder<'a> {
    timetable: &'a Timetable,
    flights: Vec<Flight>,
    dated: HashMap<(RouteId, StationId, i64), (usize, usize)>,
}

impl<'a> Finder<'a> {
    pub(crate) fn new(timetable: &'a Timetable) -> Self {
        Self { timetable, flights: Vec::new(), dated: HashMap::new() }
    }

    /// Finds the journeys that match the query: nonstop flights first, then the others, each group sorted by cost.
    pub(crate) fn find(&mut self, query: &JourneyQuery) -> Vec<Journey> {
        let mut found = Vec::new();
        let pairs: Vec<(StationId, StationId)> = (query.origins.iter())
            .flat_map(|from| query.destinations.iter().map(move |to| (*from, *to)))
            .filter(|(from, to)| from != to)
            .collect();
        for (from, to) in &pairs {
            self.fill(&[*from, *to], query, Tolerance::normal(0, 0), &mut found);
        }
        let pairs = self.busiest(pairs);
        for stops in 1..=query.max_stops.min(MAX_STOPS) {
            // Travellers don't change planes on a short distance with a flight every two hours.
            if found.len() >= MIN_NONSTOPS_ON_SHORT_ROUTE && self.is_short(&pairs) {
                break;
            }
            // Journeys with three stops are only for remote places.
            let enough = if stops == MAX_STOPS { 1 } else { ENOUGH_JOURNEYS };
            if stops == 1 || found.len() < enough {
                self.add_with_stops(&pairs, stops, query, Tolerance::normal, &mut found);
            }
        }
        if found.is_empty() {
            for stops in 1..=query.max_stops.min(MAX_STOPS) {
                if !found.iter().any(has_short_waits) {
                    self.add_with_stops(&pairs, stops, query, |_, _| Tolerance::maximum(), &mut found);
                }
            }
            if found.iter().any(has_short_waits) {
                found.retain(has_short_waits);
            }
        }
        self.best(found, query.limit)
    }

    /// Returns the origin-destination pairs for which connections are searched. Two places that each have a dozen
    /// nearby airports have over a hundred pairs; connections between the smallest airports are useless.
    fn busiest(&self, mut pairs: Vec<(StationId, StationId)>) -> Vec<(StationId, StationId)> {
        let demand = |id: StationId| self.timetable.stations.get(id).tier.demand();
        // The sort is stable, so equal pairs keep their order.
        pairs.sort_by_key(|(from, to)| Reverse(demand(*from) * demand(*to)));
        pairs.truncate(MAX_PAIRS);
        pairs
    }

    fn is_short(&self, pairs: &[(StationId, StationId)]) -> bool {
        pairs.iter().all(|(from, to)| self.timetable.stations.distance_km(*from, *to) < SHORT_ROUTE_KM)
    }

    fn add_with_stops(
        &mut self,
        pairs: &[(StationId, StationId)],
        stops: usize,
        query: &JourneyQuery,
        tolerance: impl Fn(u16, usize) -> Tolerance,
        found: &mut Vec<Journey>,
    ) {
        let max_paths = (MAX_PATHS[stops - 1] / pairs.len().max(1)).max(4);
        for &(from, to) in pairs {
            let direct_km = self.timetable.stations.distance_km(from, to);
            let tolerance = tolerance(direct_km, stops);
            let home = self.home(from, to);
            let paths = Paths(self.timetable).shortest(
                from,
                to,
                stops,
                tolerance.max_km(direct_km),
                max_paths * tolerance.paths * if home.is_some() { 2 } else { 1 },
            );
            for path in paths.iter().map(Path::airports) {
                let has_distinct_stops = path[1..=stops].iter().all(|at| self.is_between(*at, from, to));
                if has_distinct_stops
                    && home.is_none_or(|home| path.iter().all(|at| self.is_within(*at, home)))
                {
                    self.fill(path, query, tolerance, found);
                }
            }
        }
    }

    /// Returns the country that a domestic journey must not leave. Returns `None` for an international journey, or if
    /// the country has no airline.
    fn home(&self, from: StationId, to: StationId) -> Option<&'static str> {
        let [home, other] = [from, to].map(|end| sovereign(self.timetable.stations.get(end).country));
        let has_airlines = || self.timetable.carriers.iter().any(|(_, carrier)| carrier.is_at_home(home));
        (home == other && has_airlines()).then_some(home)
    }

    /// Returns whether an airport is in a different place from both ends.
    fn is_between(&self, station: StationId, from: StationId, to: StationId) -> bool {
        [from, to].iter().all(|end| self.timetable.stations.distance_km(station, *end) >= MIN_KM)
    }

    fn is_within(&self, station: StationId, home: &str) -> bool {
        let country = sovereign(self.timetable.stations.get(station).country);
        country == home || (in_single_market(country) && in_single_market(home))
    }

    /// Adds the journeys along a path.
    fn fill(
        &mut self,
        path: &[StationId],
        query: &JourneyQuery,
        tolerance: Tolerance,
        found: &mut Vec<Journey>,
    ) {
        let timetable = self.timetable;
        let mut chains: Vec<(Vec<Flight>, bool)> = Vec::new();
        // Airlines without domestic traffic rights don't sell domestic journeys.
        let home = self.home(path[0], path[path.len() - 1]);
        let sells = |link: &&Link| {
            let carrier = timetable.carriers.get(timetable.network().route(link.route).carrier);
            home.is_none_or(|home| carrier.may_fly(home, home))
        };
        for link in timetable.network().links_between(path[0], path[1]).iter().filter(sells) {
            let (start, end) = self.dated(link.route, path[0], query.day);
            let flights =
                self.flights[start..end].iter().filter(|it| it.departs.utc_minute() >= query.not_before);
            chains.extend(flights.map(|flight| (vec![*flight], false)));
        }
        for ends in path.windows(2).skip(1) {
            let links = timetable.network().links_between(ends[0], ends[1]);
            let mut longer = Vec::new();
            for (chain, self_transfer) in &chains {
                for link in links.iter().filter(sells) {
                    if let Some((next, own_risk)) = self.connection(chain, link, ends[0], tolerance) {
                        let mut chain = chain.clone();
                        chain.push(next);
                        longer.push((chain, *self_transfer || own_risk));
                    }
                }
            }
            chains = keep_best_chains(longer);
        }
        found.extend(
            chains.into_iter().filter_map(|(chain, self_transfer)| Journey::new(chain, self_transfer)),
        );
    }

    /// Returns the first flight of a route that can be reached after a chain, and whether the transfer is at the
    /// traveller's own risk.
    fn connection(
        &mut self,
        chain: &[Flight],
        link: &Link,
        at: StationId,
        tolerance: Tolerance,
    ) -> Option<(Flight, bool)> {
        let timetable = self.timetable;
        let arriving = chain.last()?;
        let carrier = timetable.network().route(link.route).carrier;
        let own_risk = !one_ticket(&timetable.carriers, chain, carrier);
        if own_risk && !tolerance.self_transfer {
            return None;
        }
        let day = arriving.arrives.local_day();
        for day in [day, day + 1] {
            let (start, end) = self.dated(link.route, at, day);
            let connecting = self.flights[start..end].iter().find(|leaving| {
                let change = connecting_minutes(&timetable.stations, arriving, leaving)
                    + if own_risk { SELF_TRANSFER_MINUTES } else { 0 };
                leaving.departs.utc_minute() >= arriving.arrives.utc_minute() + change
            });
            if let Some(flight) = connecting {
                let wait = flight.departs.utc_minute() - arriving.arrives.utc_minute();
                return (wait <= tolerance.wait_minutes).then_some((*flight, own_risk));
            }
        }
        None
    }

    /// Returns the range in `self.flights` of a route's flights on a day, sorted by departure.
    fn dated(&mut self, route: RouteId, origin: StationId, day: i64) -> (usize, usize) {
        let (flights, timetable) = (&mut self.flights, self.timetable);
        *self.dated.entry((route, origin, day)).or_insert_with(|| {
            let start = flights.len();
            timetable.add_flights(route, origin, day, flights);
            flights[start..].sort_by_key(|flight| (flight.departs.utc_minute(), flight.number));
            (start, flights.len())
        })
    }

    /// Returns the nonstop flights and the journeys with the lowest cost, with a limit per airline and a limit for
    /// self-transfers.
    fn best(&self, mut found: Vec<Journey>, limit: usize) -> Vec<Journey> {
        found.sort_by_cached_key(|journey| {
            let numbers: Vec<_> =
                journey.flights().iter().map(|it| (it.carrier, it.number, it.origin)).collect();
            (journey.stops() > 0, journey.cost(), numbers)
        });
        let mut counts = vec![0; self.timetable.carriers.len()];
        let mut at_risk = 0;
        found.retain(|journey| {
            at_risk += usize::from(journey.self_transfer);
            let count = &mut counts[usize::from(journey.carrier())];
            *count += 1;
            *count <= MAX_PER_CARRIER && (!journey.self_transfer || at_risk <= MAX_AT_RISK)
        });
        found.truncate(limit);
        found
    }
}

/// Returns whether travellers accept every wait of a journey even if another journey exists.
fn has_short_waits(journey: &Journey) -> bool {
    let mut stops = journey.flights().windows(2);
    stops.all(|two| two[1].departs.utc_minute() - two[0].arrives.utc_minute() <= SHORT_WAIT_MINUTES)
}

fn keep_best_chains(mut chains: Vec<(Vec<Flight>, bool)>) -> Vec<(Vec<Flight>, bool)> {
    let minutes = |chain: &[Flight]| match chain {
        [first, .., last] => last.arrives.utc_minute() - first.departs.utc_minute(),
        _ => 0,
    };
    chains.sort_by_cached_key(|(chain, self_transfer)| {
        let numbers: Vec<_> = chain.iter().map(|it| (it.carrier, it.number)).collect();
        (minutes(chain) + if *self_transfer { 150 } else { 0 }, numbers)
    });
    chains.truncate(MAX_PER_PATH);
    chains
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::{day, journey_query, world};
    use crate::world::dice::Dice;

    fn find(from: &str, to: &str, date: &str) -> Vec<Journey> {
        Finder::new(world()).find(&journey_query(from, to, day(date)))
    }

    fn check(journeys: &[Journey], query: &JourneyQuery) {
        let world = world();
        assert!(journeys.len() <= query.limit);
        let mut ids = std::collections::HashSet::new();
        for journey in journeys {
            let id = journey.id(world);
            assert!(ids.insert(id.clone()), "{id} occurs twice");
            assert!(
                query.origins.contains(&journey.origin())
                    && query.destinations.contains(&journey.destination())
            );
            assert_eq!(journey.first().departs.local_day(), query.day, "{id}");
            assert!(journey.stops() <= query.max_stops, "{id}");
            let flown: i64 = journey.flights().iter().map(Flight::minutes).sum();
            let waited: i64 =
                pairs(journey).map(|(a, b)| b.departs.utc_minute() - a.arrives.utc_minute()).sum();
            assert_eq!(journey.minutes(), flown + waited, "{id}");
            for (arriving, leaving) in pairs(journey) {
                assert_eq!(arriving.destination, leaving.origin, "{id}");
                let wait = leaving.departs.utc_minute() - arriving.arrives.utc_minute();
                let own_risk = journey.self_transfer;
                assert!(wait >= connecting_minutes(&world.stations, arriving, leaving), "{id}");
                assert!((45..=22 * 60).contains(&wait), "{id}");
                let carrier = |flight: &Flight| world.carriers.get(flight.carrier);
                if !carrier(arriving).tickets_with(carrier(leaving)) {
                    let change = connecting_minutes(&world.stations, arriving, leaving);
                    assert!(own_risk && wait >= change + SELF_TRANSFER_MINUTES, "{id}");
                }
            }
            let mut airports: Vec<_> = journey.flights().iter().map(|it| it.origin).collect();
            airports.push(journey.destination());
            airports.sort_unstable();
            assert!(airports.windows(2).all(|two| two[0] != two[1]), "{id} turns back");
        }
    }

    fn pairs(journey: &Journey) -> impl Iterator<Item = (&Flight, &Flight)> {
        journey.flights().windows(2).map(|two| (&two[0], &two[1]))
    }

    #[test]
    fn a_large_route_has_nonstops_and_connections() {
        let journeys = find("BOS", "LHR", "2027-03-14");
        assert!((60..=150).contains(&journeys.len()), "{}", journeys.len());
        assert!(journeys.iter().any(|it| it.stops() == 0) && journeys.iter().any(|it| it.stops() == 1));
        let carriers: std::collections::HashSet<_> = journeys.iter().map(Journey::carrier).collect();
        assert!(carriers.len() >= 6);
        check(&journeys, &journey_query("BOS", "LHR", day("2027-03-14")));
    }

    #[test]
    fn several_ends_are_searched_together() {
        let query = journey_query("JFK EWR LGA", "LHR LGW LCY", day("2027-06-01"));
        let journeys = Finder::new(world()).find(&query);
        check(&journeys, &query);
        let ends: std::collections::HashSet<_> =
            journeys.iter().map(|it| (it.origin(), it.destination())).collect();
        assert!(ends.len() >= 4, "{}", ends.len());
    }

    #[test]
    fn stops_and_departures_are_limited() {
        let mut query = journey_query("BOS", "LHR", day("2027-03-14"));
        query.max_stops = 0;
        let nonstop = Finder::new(world()).find(&query);
        assert!(!nonstop.is_empty() && nonstop.iter().all(|it| it.stops() == 0));
        query.not_before = nonstop[0].first().departs.utc_minute() + 1;
        assert!(Finder::new(world()).find(&query).len() < nonstop.len());
    }

    #[test]
    fn equal_or_missing_ends_have_no_journeys() {
        assert!(find("BOS", "BOS", "2027-03-14").is_empty());
        assert!(find("", "LHR", "2027-03-14").is_empty());
        assert!(find("BOS", "LHR", "9999-12-31").iter().all(|it| it.last().arrives.civil().is_some()));
    }

    #[test]
    fn all_busy_airports_reach_each_other() {
        use crate::flights::schedule::traffic::Tier;
        let world = world();
        let busy: Vec<_> =
            world.stations.ids().filter(|id| world.stations.get(*id).tier >= Tier::Busy).collect();
        for round in 0..300 {
            let dice = Dice::new(12, "busy").with(round);
            let pick =
                |label| world.stations.get(busy[dice.text(label).below(busy.len() as u32) as usize]).code;
            let (from, to) = (pick("from"), pick("to"));
            if from != to {
                let mut query = journey_query(from, to, day("2027-01-04") + i64::from(dice.below(300)));
                query.max_stops = 2;
                assert!(!Finder::new(world).find(&query).is_empty(), "{from}-{to} on {}", query.day);
            }
        }
    }
}
