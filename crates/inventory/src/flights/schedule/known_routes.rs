//! Plans for the routes that are known to exist, and for routes between islands and their hubs. Only the airlines
//! chosen here fly these routes.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use wayfare_places::{DestinationKind, Places};

use super::aircraft::Body;
use super::carriers::{Carrier, CarrierKind, Carriers};
use super::demand::{self, HUB_PERCENT};
use super::known::{counted, listed};
use super::stations::{StationId, Stations};
use super::traffic::Tier;
use crate::world::geodesy::whole_km;

/// Planned flights, as a percentage of the flights in the statistics of 2008: aircraft have become larger since 2008.
const PLANNED_PERCENT: u32 = 65;
/// Flights per week on a route for each additional airline, if the route is in the statistics or leads to an island.
const SHARE: u32 = 25;
/// Maximum number of airlines on a route that is in the statistics or leads to an island.
const MAX_AIRLINES: usize = 4;

/// Range of distances between an island and its hub, in km. Porto Santo has the shortest distance.
const ISLAND_ROUTE_KM: RangeInclusive<u16> = 50..=400;
/// Minimum distance between an island and its hub for a jet, in km.
const JET_KM: u16 = 100;
/// Maximum distance of an airport from the middle of its island, in km.
const ISLAND_KM: f64 = 25.0;
/// Countries and territories that consist of small islands.
const ISLAND_COUNTRIES: &str =
    "AG AI AW BB BQ CW DM FO GD GG IM JE KM KN KY LC MQ MS MU SC ST SX TC TT VC VG";

/// A planned route that has no flight numbers yet.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    pub(super) hub: StationId,
    pub(super) spoke: StationId,
    pub(super) distance_km: u16,
    /// Flights per week.
    pub(super) weekly: u32,
    pub(super) aircraft: [u8; 2],
    pub(super) is_trunk: bool,
}

impl Plan {
    /// Returns the number of flights per day, at least one.
    pub(super) fn daily(&self) -> u8 {
        // A plan has far fewer than 255 flights per day.
        u8::try_from((self.weekly + 3) / 7).unwrap_or(u8::MAX).max(1)
    }

    /// Returns the number of flights per week in an airline's plans, both in all plans and in the long-haul plans.
    pub(super) fn weekly_of(plans: &[Self]) -> [u32; 2] {
        let weekly = |plans: &mut dyn Iterator<Item = &Self>| plans.map(|plan| plan.weekly).sum();
        let is_long = |plan: &&Self| plan.distance_km >= demand::LONG_HAUL_KM;
        [weekly(&mut plans.iter()), weekly(&mut plans.iter().filter(is_long))]
    }
}

/// The routes that are known to exist.
pub(super) struct KnownRoutes {
    /// The plans of each airline.
    pub(super) plans: Vec<Vec<Plan>>,
    /// The other ends of each airport's routes, sorted.
    ends: Vec<Vec<StationId>>,
    /// `true` for each airport that the statistics cover.
    counted: Vec<bool>,
}

impl KnownRoutes {
    pub(super) fn new(stations: &Stations, carriers: &Carriers) -> Self {
        let mut known_routes = Self {
            plans: vec![Vec::new(); carriers.len()],
            ends: vec![Vec::new(); stations.len()],
            counted: vec![false; stations.len()],
        };
        let pair =
            |[from, to]: [&str; 2]| stations.id(from).zip(stations.id(to)).map(|(from, to)| [from, to]);
        for route in listed() {
            let Some(ends) = pair(route.ends) else { continue };
            for (code, weekly) in &route.airlines {
                if let Some((id, carrier)) = carriers.by_code(code) {
                    known_routes.plans[usize::from(id)].extend(plan(stations, carrier, ends, *weekly));
                }
            }
            known_routes.join(ends);
        }
        known_routes.sort();
        let by_hand = known_routes.ends.clone();
        for ([from, to], weekly) in counted().filter_map(|(ends, weekly)| Some((pair(ends)?, weekly))) {
            if by_hand[usize::from(from)].binary_search(&to).is_err() {
                let smaller = stations.get(from).tier.min(stations.get(to).tier);
                let suits = |carrier: &Carrier| match carrier.kind {
                    _ if carrier.homes.first() != Some(&"US") => false,
                    CarrierKind::Full => true,
                    CarrierKind::LowCost => smaller >= Tier::Regional,
                    CarrierKind::Regional | CarrierKind::Leisure => false,
                };
                let weekly = (weekly * PLANNED_PERCENT / 100).max(7);
                known_routes.distribute(stations, carriers, [from, to], weekly, suits);
            }
            for end in [from, to] {
                known_routes.counted[usize::from(end)] = true;
            }
        }
        known_routes.sort();
        let mut missing = island_routes(stations, carriers);
        missing.retain(|[from, to]| !known_routes.has(*from, *to));
        for ends in missing {
            let [from, to] = ends.map(|end| stations.get(end));
            let km = whole_km(&from.point, &to.point);
            let is_small = |body| body == Body::Turboprop || (body <= Body::Narrow && km >= JET_KM);
            let suits = |carrier: &Carrier| {
                carrier.kind != CarrierKind::LowCost
                    && carrier.fleet.iter().any(|aircraft| is_small(aircraft.body))
                    && carrier.may_fly(from.country, to.country)
            };
            let weekly = if from.tier.min(to.tier) >= Tier::Notable { 28 } else { 14 };
            known_routes.distribute(stations, carriers, ends, weekly, suits);
        }
        known_routes.sort();
        known_routes
    }

    /// Returns whether the route between two airports is known. Only airlines with a plan for a known route fly it.
    pub(super) fn has(&self, from: StationId, to: StationId) -> bool {
        self.ends[usize::from(from)].binary_search(&to).is_ok()
    }

    /// Returns whether any route of an airport is known.
    pub(super) fn serves(&self, station: StationId) -> bool {
        !self.ends[usize::from(station)].is_empty()
    }

    /// Returns whether the statistics would include a route between two airports.
    pub(super) fn is_counted(&self, from: StationId, to: StationId) -> bool {
        self.counted[usize::from(from)] && self.counted[usize::from(to)]
    }

    fn join(&mut self, [from, to]: [StationId; 2]) {
        self.ends[usize::from(from)].push(to);
        self.ends[usize::from(to)].push(from);
    }

    fn sort(&mut self) {
        self.ends.iter_mut().for_each(|ends| ends.sort_unstable());
    }

    /// Assigns a route to the suitable airlines with a hub at either end, or otherwise to the airline with the nearest
    /// hubs.
    fn distribute(
        &mut self,
        stations: &Stations,
        carriers: &Carriers,
        ends: [StationId; 2],
        weekly: u32,
        suits: impl Fn(&Carrier) -> bool,
    ) {
        let candidates = carriers.iter().filter(|(_, carrier)| suits(carrier)).filter_map(|(id, carrier)| {
            let plan = plan(stations, carrier, ends, weekly)?;
            (plan.distance_km <= carrier.reach_km()).then_some((id, carrier, plan))
        });
        let (mut at_hubs, mut others): (Vec<_>, Vec<_>) = candidates
            .map(|(id, carrier, plan)| (weight_at(stations, carrier, ends), id, plan))
            .partition(|(strength, ..)| *strength > 0);
        if at_hubs.is_empty() {
            let nearness = |id| nearness(stations, carriers.get(id), ends);
            others.sort_by_key(|(_, id, _)| std::cmp::Reverse(nearness(*id)));
            at_hubs.extend(others.into_iter().take(1).map(|(_, id, plan)| (1, id, plan)));
        }
        // The sort is stable, so the order of the table decides between airlines of equal strength.
        at_hubs.sort_by_key(|(strength, ..)| std::cmp::Reverse(*strength));
        at_hubs.truncate((1 + (weekly / SHARE) as usize).min(MAX_AIRLINES));
        if !at_hubs.is_empty() {
            self.join(ends);
        }
        let total: u32 = at_hubs.iter().map(|(strength, ..)| strength).sum();
        for (strength, id, plan) in at_hubs {
            let weekly = (weekly * strength / total.max(1)).max(3);
            self.plans[usize::from(id)].push(Plan { weekly, ..plan });
        }
    }
}

/// Returns the routes between the airports of islands and their nearest hubs: main hubs of full-service or regional
/// airlines, or larger airports of the country. The ends of each route are sorted.
fn island_routes(stations: &Stations, carriers: &Carriers) -> BTreeSet<[StationId; 2]> {
    let places = Places::embedded();
    let islands = places.destinations().iter().filter(|it| it.kind == DestinationKind::Island);
    let near = islands.flat_map(|it| places.airports_near(it.position, ISLAND_KM));
    let alone = stations.ids().filter(|id| ISLAND_COUNTRIES.contains(stations.get(*id).country));
    let airports: BTreeSet<_> =
        near.filter_map(|(airport, _)| stations.id(airport.code)).chain(alone).collect();
    let has_network = |carrier: &&Carrier| matches!(carrier.kind, CarrierKind::Full | CarrierKind::Regional);
    let airlines = carriers.iter().map(|(_, carrier)| carrier).filter(has_network);
    let main_hubs: Vec<_> = airlines.filter_map(|carrier| stations.id(carrier.hubs[0])).collect();
    let large: Vec<_> = stations.ids().filter(|id| stations.get(*id).tier >= Tier::Notable).collect();
    let nearest = |island: StationId| {
        let at = stations.get(island);
        let is_larger = |hub: &&StationId| {
            let from = stations.get(**hub);
            from.country_id == at.country_id && from.tier > at.tier
        };
        let hubs = large.iter().filter(is_larger).chain(&main_hubs);
        let distances = hubs.map(|hub| (stations.distance_km(*hub, island), *hub));
        distances.filter(|(km, _)| ISLAND_ROUTE_KM.contains(km)).min()
    };
    let served = airports.into_iter().filter(|island| stations.get(*island).tier >= Tier::Local);
    served.filter_map(|island| nearest(island).map(|(_, hub)| [hub.min(island), hub.max(island)])).collect()
}

/// Returns the plan of an airline for a route that is known to exist, or `None` if none of the airline's aircraft types
/// has the range.
fn plan(stations: &Stations, carrier: &Carrier, ends: [StationId; 2], weekly: u32) -> Option<Plan> {
    let rank = |end: StationId| hub_rank(stations, carrier, end).unwrap_or(usize::MAX);
    let [from, to] = ends;
    let [hub, spoke] = if rank(to) < rank(from) { [to, from] } else { ends };
    let points = ends.map(|end| stations.get(end));
    let distance_km = whole_km(&points[0].point, &points[1].point);
    let smaller = points[0].tier.min(points[1].tier);
    let widest = points[0].widest.min(points[1].widest);
    let aircraft = demand::choose_aircraft(&carrier.fleet, distance_km, smaller, widest)
        .or_else(|| demand::any_aircraft(&carrier.fleet, distance_km))?;
    Some(Plan { hub, spoke, distance_km, weekly, aircraft, is_trunk: false })
}

fn hub_rank(stations: &Stations, carrier: &Carrier, end: StationId) -> Option<usize> {
    let code = stations.get(end).code;
    carrier.hubs.iter().position(|hub| *hub == code)
}

/// Returns the weight of an airline at the ends of a route, or 0 if neither end is a hub of the airline.
fn weight_at(stations: &Stations, carrier: &Carrier, ends: [StationId; 2]) -> u32 {
    let at = |end| {
        let rank = hub_rank(stations, carrier, end)?;
        Some(u32::from(carrier.departures) * HUB_PERCENT.get(rank).copied().unwrap_or(44) / 100)
    };
    ends.into_iter().filter_map(at).sum()
}

/// Returns a measure of how likely an airline is to fly between two airports that are not its hubs.
fn nearness(stations: &Stations, carrier: &Carrier, ends: [StationId; 2]) -> u64 {
    let hubs = carrier.hubs.iter().filter_map(|code| stations.id(code));
    let nearest = hubs.flat_map(|hub| ends.map(|end| stations.distance_km(hub, end))).min();
    let km = u64::from(nearest.unwrap_or(u16::MAX)) + 300;
    u64::from(carrier.departures) * 1_000_000_000 / (km * km)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::world;

    #[test]
    fn few_listed_routes_exceed_traffic_rights() {
        let world = world();
        let country = |code| world.stations.get(world.stations.id(code).unwrap()).country;
        let mut fifths = Vec::new();
        for route in listed() {
            let [from, to] = route.ends.map(country);
            for (code, _) in route.airlines {
                if !world.carriers.by_code(code).unwrap().1.may_fly(from, to) {
                    assert_ne!(from, to, "{code} within {from}");
                    fifths.push((code, route.ends));
                }
            }
        }
        assert!((10..=20).contains(&fifths.len()), "{fifths:?}");
    }
}
