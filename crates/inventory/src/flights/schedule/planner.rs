//! The network planner. For each airline, the planner starts with the routes that are known to exist and the trunk
//! routes. Then, from each hub, the planner adds the routes to all places that traffic rights, range and demand allow,
//! best routes first, until the airline's departures are used up.
//!
//! Airports without regular flights get a feeder from the most suitable hub, so that these airports can be reached. The
//! network is planned as a whole, so flight numbers are unique: each airline assigns flight numbers over its final list
//! of routes.

use std::cmp::Reverse;

use wayfare_places::Places;

use super::airspace::ClosedAirspace;
use super::block_time::block_minutes;
use super::carriers::{Alliance, Carrier, CarrierId, CarrierKind, Carriers, sovereign};
use super::demand;
use super::known_routes::{KnownRoutes, Plan};
use super::network::Route;
use super::stations::{StationId, Stations};
use super::traffic::Tier;
use crate::world::dice::Dice;
use crate::world::geodesy::whole_km;

/// Plans the routes of all airlines.
pub(crate) fn plan_routes(seed: u64, stations: &Stations, carriers: &Carriers) -> Vec<Route> {
    let planner = Planner::new(seed, stations, carriers);
    let mut plans = planner.known_routes.plans.clone();
    for ((id, _), plans) in carriers.iter().zip(&mut plans) {
        plans.extend(planner.routes_of(id));
    }
    planner.add_feeders(&mut plans);
    carriers.iter().zip(plans).flat_map(|((id, _), plan)| planner.finish(id, plan)).collect()
}

/// Minimum percentage of an airline's departures reserved for routes other than the known routes.
const MIN_FREE_PERCENT: u32 = 25;
/// Maximum number of flights per week on a new route within the United States that is missing from the statistics.
const NEW_WEEKLY: u32 = 7;

struct Planner<'a> {
    dice: Dice,
    stations: &'a Stations,
    carriers: &'a Carriers,
    /// The airports of each country.
    by_country: Vec<Vec<StationId>>,
    /// All airports, busiest first.
    by_tier: Vec<StationId>,
    /// The existing hubs of each airline.
    hubs: Vec<Vec<StationId>>,
    /// The alliances with a main hub at each airport.
    alliance_hubs: Vec<Vec<Alliance>>,
    /// `true` for each smaller airport of a metropolitan area without a hub of a full-service airline.
    secondary: Vec<bool>,
    /// The known routes, whose plans already exist.
    known_routes: KnownRoutes,
    closed_airspace: ClosedAirspace,
}

/// A hub from which an airline chooses destinations.
struct Base<'a> {
    carrier: &'a Carrier,
    rank: usize,
    hub: StationId,
    dice: Dice,
    /// The lowest tiers that have any demand, abroad and in the hub's country. Lower tiers are skipped.
    lowest_tiers: [Tier; 2],
}

impl<'a> Planner<'a> {
    fn new(seed: u64, stations: &'a Stations, carriers: &'a Carriers) -> Self {
        let mut alliance_hubs = vec![Vec::new(); stations.len()];
        let mut hubs = Vec::with_capacity(carriers.len());
        for (_, carrier) in carriers.iter() {
            let own: Vec<_> = carrier.hubs.iter().filter_map(|code| stations.id(code)).collect();
            for hub in own.iter().take(2) {
                alliance_hubs[usize::from(*hub)].extend(carrier.alliance);
            }
            hubs.push(own);
        }
        let mut by_country = vec![Vec::new(); stations.countries().len()];
        for id in stations.ids() {
            by_country[usize::from(stations.get(id).country_id)].push(id);
        }
        let mut by_tier: Vec<StationId> = stations.ids().collect();
        by_tier.sort_by_key(|id| Reverse(stations.get(*id).tier));
        let mut secondary = vec![false; stations.len()];
        let metros = Places::embedded().metros().iter();
        for id in metros.flat_map(|it| it.airports.iter().skip(1)).filter_map(|code| stations.id(code)) {
            let is_base = |(_, it): (CarrierId, &Carrier)| {
                it.kind == CarrierKind::Full && it.hubs.contains(&stations.get(id).code)
            };
            secondary[usize::from(id)] = !carriers.iter().any(is_base);
        }
        Self {
            dice: Dice::new(seed, "network"),
            secondary,
            known_routes: KnownRoutes::new(stations, carriers),
            closed_airspace: ClosedAirspace::load(),
            stations,
            carriers,
            by_country,
            by_tier,
            hubs,
            alliance_hubs,
        }
    }

    /// Returns the routes that an airline flies in addition to the known routes: all trunk routes, and the best other
    /// routes.
    fn routes_of(&self, id: CarrierId) -> Vec<Plan> {
        let carrier = self.carriers.get(id);
        let hubs = &self.hubs[usize::from(id)];
        let dice = self.dice.text(carrier.code);
        let base = |rank, hub| {
            let at = self.stations.get(hub);
            let lowest_tiers = [false, true].map(|domestic| {
                demand::lowest_tier(carrier.kind, rank, carrier.departures, at.tier, domestic)
            });
            Base { carrier, rank, hub, dice: dice.text(at.code), lowest_tiers }
        };
        let mut wanted = Vec::new();
        // Most airlines have all their hubs in one country, so the rights are computed once.
        let mut known: Option<(u16, Vec<bool>)> = None;
        for (rank, &hub) in hubs.iter().enumerate() {
            let home = self.stations.get(hub).country_id;
            let rights = match known.take() {
                Some((country, rights)) if country == home => rights,
                _ => self.rights(carrier, hub),
            };
            let base = base(rank, hub);
            let open = |spoke: &StationId| rights[usize::from(self.stations.get(*spoke).country_id)];
            let others = self.candidates(&base).filter(|spoke| open(spoke) && !hubs.contains(spoke));
            wanted.extend(others.filter_map(|spoke| self.plan(&base, spoke, false)));
            // A route between two hubs belongs to the larger hub.
            let hubs = hubs[rank + 1..].iter().filter(|spoke| open(spoke));
            wanted.extend(hubs.filter_map(|spoke| self.plan(&base, *spoke, true)));
            known = Some((home, rights));
        }
        let (mut trunk, mut wanted): (Vec<_>, Vec<_>) = wanted.into_iter().partition(|plan| plan.is_trunk);
        // The order includes the ends, so it is a total order.
        wanted.sort_unstable_by_key(|plan| (Reverse(plan.weekly), plan.hub, plan.spoke));
        let (mut long, mut short): (Vec<_>, Vec<_>) =
            wanted.into_iter().partition(|plan| plan.distance_km >= demand::LONG_HAUL_KM);
        let all = u32::from(carrier.departures) * 7;
        let [taken, taken_by_long] = Plan::weekly_of(&self.known_routes.plans[usize::from(id)]);
        let [taken_by_trunk, _] = Plan::weekly_of(&trunk);
        let mut left = all.saturating_sub(taken).max(all * MIN_FREE_PERCENT / 100);
        let share = all * demand::long_haul_share(carrier.wide_body_percent()) / 100;
        let mut long_left = share.saturating_sub(taken_by_long).min(left);
        left = left.saturating_sub(long_left + taken_by_trunk);
        let spare = take_best(&mut long, &mut long_left);
        left += long_left;
        take_best(&mut short, &mut left);
        // Departures that the short routes leave unused go to the remaining long routes.
        long.extend(spare.into_iter().filter(|plan| take(plan, &mut left)));
        trunk.extend(long.into_iter().chain(short));
        trunk
    }

    /// Returns the candidate destinations of a base: domestic airports, and the busier airports abroad.
    fn candidates(&self, base: &Base<'_>) -> impl Iterator<Item = StationId> {
        let home = self.stations.get(base.hub).country_id;
        let [abroad, at_home] = base.lowest_tiers;
        let tier = |id: StationId| self.stations.get(id).tier;
        let near = self.by_country[usize::from(home)].iter().copied().filter(move |id| tier(*id) >= at_home);
        let far = self.by_tier.iter().copied().take_while(move |id| tier(*id) >= abroad);
        near.chain(far.filter(move |id| self.stations.get(*id).country_id != home))
    }

    fn rights(&self, carrier: &Carrier, hub: StationId) -> Vec<bool> {
        let home = self.stations.get(hub).country;
        self.stations.countries().iter().map(|country| carrier.may_fly(home, country)).collect()
    }

    fn plan(&self, base: &Base<'_>, spoke: StationId, own_hub: bool) -> Option<Plan> {
        let (carrier, hub) = (base.carrier, base.hub);
        let (from, to) = (self.stations.get(hub), self.stations.get(spoke));
        let domestic = from.country_id == to.country_id;
        let is_unsuitable = (to.tier < base.lowest_tiers[usize::from(domestic)] && !own_hub)
            || (to.expensive
                && !own_hub
                && matches!(carrier.kind, CarrierKind::LowCost | CarrierKind::Leisure));
        if is_unsuitable {
            return None;
        }
        let is_new = self.known_routes.is_counted(hub, spoke);
        if self.known_routes.has(hub, spoke) || (is_new && from.tier.min(to.tier) < Tier::Busy) {
            return None;
        }
        let distance_km = whole_km(&from.point, &to.point);
        let max_km = from.perimeter_km.min(to.perimeter_km).min(carrier.reach_km());
        if distance_km > max_km || !demand::is_sensible(distance_km, to.tier, domestic) {
            return None;
        }
        let at_partners =
            carrier.alliance.is_some_and(|it| self.alliance_hubs[usize::from(spoke)].contains(&it));
        let market = demand::Market {
            kind: carrier.kind,
            hub_rank: base.rank,
            departures: carrier.departures,
            distance_km,
            from: from.tier,
            to: to.tier,
            domestic,
            own_hub,
            partner_hub: at_partners,
            secondary: self.secondary[usize::from(spoke)],
            variation: demand::MIN_VARIATION
                + base.dice.text(to.code).below(demand::MAX_VARIATION - demand::MIN_VARIATION + 1),
        };
        let weekly = demand::weekly_flights(&market)?;
        let weekly = if is_new { weekly.min(NEW_WEEKLY) } else { weekly };
        let widest = from.widest.min(to.widest);
        let aircraft = demand::choose_aircraft(&carrier.fleet, distance_km, to.tier, widest)?;
        Some(Plan { hub, spoke, distance_km, weekly, aircraft, is_trunk: demand::is_trunk(&market) })
    }

    /// Adds a feeder to each airport without regular flights. An airline of the country or a nearby full-service
    /// airline operates the feeder; airstrips get a feeder only from an airline of their own country.
    fn add_feeders(&self, plans: &mut [Vec<Plan>]) {
        let mut weekly = vec![0; self.stations.len()];
        for plan in plans.iter().flatten() {
            weekly[usize::from(plan.hub)] += plan.weekly;
            weekly[usize::from(plan.spoke)] += plan.weekly;
        }
        for station in self.stations.ids() {
            let wanted = if self.stations.get(station).tier >= Tier::Regional { 14 } else { 7 };
            if weekly[usize::from(station)] >= wanted || self.known_routes.serves(station) {
                continue;
            }
            if let Some((carrier, plan)) = self.feeder(station, wanted, &weekly) {
                let plans = &mut plans[usize::from(carrier)];
                match plans.iter_mut().find(|it| (it.hub, it.spoke) == (plan.hub, plan.spoke)) {
                    Some(known) => known.weekly = known.weekly.max(plan.weekly),
                    None => plans.push(plan),
                }
            }
        }
    }

    fn feeder(&self, spoke: StationId, wanted: u32, weekly: &[u32]) -> Option<(CarrierId, Plan)> {
        let to = self.stations.get(spoke);
        let country = sovereign(to.country);
        let mut best: Option<(u64, CarrierId, Plan)> = None;
        for (id, carrier) in self.carriers.iter() {
            let at_home = carrier.is_at_home(country);
            let connects = at_home || (to.tier > Tier::Strip && carrier.kind == CarrierKind::Full);
            if !connects {
                continue;
            }
            for &hub in &self.hubs[usize::from(id)] {
                let from = self.stations.get(hub);
                let distance_km = whole_km(&from.point, &to.point);
                let suitability = demand::feeder_suitability(from.tier, distance_km, at_home);
                if best.as_ref().is_some_and(|(best_suitability, ..)| suitability <= *best_suitability) {
                    continue;
                }
                // The hub must have connections and must be in a different place.
                let is_suitable = weekly[usize::from(hub)] >= 14
                    && distance_km >= demand::MIN_KM
                    && distance_km <= from.perimeter_km.min(to.perimeter_km).min(carrier.reach_km())
                    && carrier.may_fly(from.country, to.country);
                let widest = from.widest.min(to.widest);
                let aircraft = demand::choose_aircraft(&carrier.fleet, distance_km, to.tier, widest);
                let aircraft = aircraft.filter(|_| is_suitable);
                if let Some(aircraft) = aircraft {
                    let is_trunk = false;
                    let plan = Plan { hub, spoke, distance_km, weekly: wanted, aircraft, is_trunk };
                    best = Some((suitability, id, plan));
                }
            }
        }
        best.map(|(_, carrier, plan)| (carrier, plan))
    }

    /// Assigns flight numbers, long routes first, since long routes have low numbers in the real world.
    fn finish(&self, id: CarrierId, mut plans: Vec<Plan>) -> Vec<Route> {
        let carrier = self.carriers.get(id);
        plans.sort_by_key(|plan| plan.distance_km < demand::LONG_HAUL_KM);
        let pairs: u32 = plans.iter().map(|plan| u32::from(plan.daily())).sum();
        // Each pair uses two numbers, and the highest number is below 10,000. Airlines with few flights have gaps.
        let number_step = 2 * (4_990 / pairs.max(1)).clamp(1, 11) as u16;
        let avoids_russia = carrier.avoids_russia();
        let mut next = 1;
        let mut routes = Vec::with_capacity(plans.len());
        for plan in plans {
            let daily = plan.daily();
            let numbers = u16::from(daily) * number_step;
            if next + numbers > 9_999 {
                break;
            }
            let (from, to) = (self.stations.get(plan.hub), self.stations.get(plan.spoke));
            let detour_km =
                avoids_russia.then(|| self.closed_airspace.detour_km(&from.point, &to.point)).flatten();
            let reaches = |km| plan.aircraft.iter().all(|it| carrier.fleet[usize::from(*it)].range_km >= km);
            let longer = detour_km.filter(|km| !reaches(*km));
            let longer = longer.and_then(|km| demand::any_aircraft(&carrier.fleet, km));
            let aircraft = longer.unwrap_or(plan.aircraft);
            let speed = carrier.fleet[usize::from(aircraft[0])].speed_kmh;
            let dice = self.dice.text(carrier.code).text(from.code).text(to.code).text("days");
            routes.push(Route {
                carrier: id,
                hub: plan.hub,
                spoke: plan.spoke,
                distance_km: plan.distance_km,
                daily,
                weekdays: demand::weekdays(plan.weekly, dice),
                aircraft,
                minutes: [
                    block_minutes(&from.point, &to.point, detour_km, speed),
                    block_minutes(&to.point, &from.point, detour_km, speed),
                ],
                first_number: next,
                number_step,
            });
            next += numbers;
        }
        routes
    }
}

/// Keeps the best plans that fit into the remaining departures, and returns the other plans.
fn take_best(plans: &mut Vec<Plan>, left: &mut u32) -> Vec<Plan> {
    let (kept, spare) = std::mem::take(plans).into_iter().partition(|plan| take(plan, left));
    *plans = kept;
    spare
}

fn take(plan: &Plan, left: &mut u32) -> bool {
    let has_capacity = plan.weekly <= *left;
    *left -= if has_capacity { plan.weekly } else { 0 };
    has_capacity
}
