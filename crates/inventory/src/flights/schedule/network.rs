//! The network: the airlines' nonstop routes and their frequency, indexed by airport. The planner creates the network.

use super::carriers::CarrierId;
use super::stations::StationId;

/// Index of a route in [`Network`].
pub(crate) type RouteId = u32;

/// An airline's flights between a hub and another airport, in both directions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) carrier: CarrierId,
    pub(crate) hub: StationId,
    pub(crate) spoke: StationId,
    pub(crate) distance_km: u16,
    /// Flights each way on a day of operation.
    pub(crate) daily: u8,
    /// Days of operation, with Monday in the lowest bit.
    pub(crate) weekdays: u8,
    /// Indexes of the aircraft types in the airline's fleet, used alternately.
    pub(crate) aircraft: [u8; 2],
    /// Scheduled minutes from the hub, and back to the hub.
    pub(crate) minutes: [u16; 2],
    pub(crate) first_number: u16,
    pub(crate) number_step: u16,
}

impl Route {
    /// Returns the airport at the other end, or the hub if `end` is not an end of the route.
    pub(crate) fn other_end(&self, end: StationId) -> StationId {
        if end == self.hub { self.spoke } else { self.hub }
    }

    /// Returns the flight number of a slot: an odd number from the hub, and the next even number on the way back.
    pub(crate) fn number(&self, slot: u8, from_hub: bool) -> u16 {
        self.first_number + u16::from(slot) * self.number_step + u16::from(!from_hub)
    }

    /// Returns whether the route operates on a weekday; 0 is Monday.
    pub(crate) fn flies_on(&self, weekday: u8) -> bool {
        self.weekdays >> weekday & 1 == 1
    }
}

/// A nonstop connection from an airport.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Link {
    pub(crate) to: StationId,
    pub(crate) route: RouteId,
}

/// All routes, indexed by airport.
#[derive(Debug)]
pub(crate) struct Network {
    routes: Vec<Route>,
    links: Vec<Link>,
    starts: Vec<u32>,
}

impl Network {
    /// Indexes the routes between `stations` airports.
    pub(crate) fn new(routes: Vec<Route>, stations: usize) -> Self {
        let (links, starts) = index(&routes, stations);
        Self { routes, links, starts }
    }

    /// Returns the route with an id. Ids come only from links, so the index is always in range.
    pub(crate) fn route(&self, id: RouteId) -> &Route {
        &self.routes[id as usize]
    }

    /// Returns all routes.
    #[cfg(test)]
    pub(crate) fn routes(&self) -> &[Route] {
        &self.routes
    }

    /// Returns the nonstop connections of an airport, sorted by the other end.
    pub(crate) fn links(&self, station: StationId) -> &[Link] {
        let index = usize::from(station);
        &self.links[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// Returns the nonstop connections from one airport to another.
    pub(crate) fn links_between(&self, from: StationId, to: StationId) -> &[Link] {
        let links = self.links(from);
        let start = links.partition_point(|link| link.to < to);
        let end = start + links[start..].partition_point(|link| link.to == to);
        &links[start..end]
    }
}

/// Returns the links of all airports in sequence, the start of each airport's links, and the end of the last airport's
/// links.
fn index(routes: &[Route], stations: usize) -> (Vec<Link>, Vec<u32>) {
    let mut ends: Vec<(StationId, Link)> = Vec::with_capacity(routes.len() * 2);
    for (route, id) in routes.iter().zip(0..) {
        ends.push((route.hub, Link { to: route.spoke, route: id }));
        ends.push((route.spoke, Link { to: route.hub, route: id }));
    }
    ends.sort_unstable();
    let mut starts = Vec::with_capacity(stations + 1);
    let mut next = 0;
    for station in 0..stations {
        starts.push(next as u32);
        next += ends[next..].iter().take_while(|(at, _)| usize::from(*at) == station).count();
    }
    starts.push(next as u32);
    (ends.into_iter().map(|(_, link)| link).collect(), starts)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::flights::schedule::known::{counted, listed};
    use crate::flights::schedule::known_routes::KnownRoutes;
    use crate::flights::schedule::testing::world;
    use crate::flights::schedule::traffic::Tier;

    #[test]
    fn airlines_fly_from_their_hubs_with_rights_and_range() {
        let world = world();
        let known: HashSet<_> = listed().map(|it| it.ends).chain(counted().map(|(ends, _)| ends)).collect();
        let known_routes = KnownRoutes::new(&world.stations, &world.carriers);
        for route in world.network().routes() {
            let carrier = world.carriers.get(route.carrier);
            let (hub, spoke) = (world.stations.get(route.hub), world.stations.get(route.spoke));
            let what = format!("{} {}-{}", carrier.code, hub.code, spoke.code);
            let known = known.contains(&[hub.code, spoke.code]) || known.contains(&[spoke.code, hub.code]);
            let fixed = known_routes.has(route.hub, route.spoke);
            assert!(fixed || carrier.hubs.contains(&hub.code), "{what}");
            assert!(known || carrier.may_fly(hub.country, spoke.country), "{what}");
            for index in route.aircraft {
                assert!(route.distance_km <= carrier.fleet[usize::from(index)].range_km, "{what}");
            }
            assert!(known || route.distance_km <= hub.perimeter_km.min(spoke.perimeter_km), "{what}");
            assert_ne!(route.hub, route.spoke, "{what}");
            assert!(
                route.daily > 0 && route.weekdays & 0x7f == route.weekdays && route.weekdays > 0,
                "{what}"
            );
        }
    }

    #[test]
    fn every_airline_has_its_first_hub_and_flies() {
        let world = world();
        let mut missing: Vec<&str> = Vec::new();
        for (id, carrier) in world.carriers.iter() {
            assert!(world.stations.id(carrier.hubs[0]).is_some(), "{} at {}", carrier.code, carrier.hubs[0]);
            missing.extend(carrier.hubs.iter().filter(|hub| world.stations.id(hub).is_none()));
            let flights: u32 = world
                .network()
                .routes()
                .iter()
                .filter(|it| it.carrier == id)
                .map(|it| u32::from(it.daily))
                .sum();
            assert!(flights >= u32::from(carrier.departures) / 8, "{} has {flights} flights", carrier.code);
        }
        assert!(missing.len() < 4, "{missing:?}");
    }

    #[test]
    fn flight_numbers_are_unique_per_airline() {
        let world = world();
        let mut seen = HashSet::new();
        for route in world.network().routes() {
            for slot in 0..route.daily {
                for from_hub in [true, false] {
                    let number = route.number(slot, from_hub);
                    assert!((1..10_000).contains(&number));
                    assert!(seen.insert((route.carrier, number)), "{} {number}", route.carrier);
                }
            }
        }
    }

    #[test]
    fn links_go_both_ways_and_are_sorted() {
        let world = world();
        let network = world.network();
        let ends: usize = world.stations.ids().map(|id| network.links(id).len()).sum();
        assert_eq!(ends, network.routes().len() * 2);
        for id in world.stations.ids() {
            let links = network.links(id);
            assert!(links.is_sorted());
            assert!(links.iter().all(|link| network.route(link.route).other_end(id) == link.to));
            assert!(
                links
                    .iter()
                    .all(|link| network.links_between(link.to, id).iter().any(|it| it.route == link.route))
            );
        }
    }

    #[test]
    fn large_airports_and_most_others_have_routes() {
        let world = world();
        let unserved: Vec<_> =
            world.stations.ids().filter(|id| world.network().links(*id).is_empty()).collect();
        assert!(unserved.len() * 20 < world.stations.len(), "{}", unserved.len());
        let is_open = |id: &&StationId| world.stations.get(**id).country != "UA";
        assert!(unserved.iter().filter(is_open).all(|id| world.stations.get(*id).tier <= Tier::Local));
        let id = |code| world.stations.id(code).unwrap();
        let flies = |code, from, to| {
            let links = world.network().links_between(id(from), id(to));
            links
                .iter()
                .any(|link| world.carriers.get(world.network().route(link.route).carrier).code == code)
        };
        for (code, from, to) in
            [("BA", "LHR", "JFK"), ("QF", "SYD", "MEL"), ("LH", "FRA", "MUC"), ("UA", "SFO", "EWR")]
        {
            assert!(flies(code, from, to), "{code} {from}-{to}");
        }
    }
}
