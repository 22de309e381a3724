//! Demand: the number of flights for a route, and the aircraft that suit the route. The planner uses this module.

use super::aircraft::{Aircraft, Body};
use super::carriers::CarrierKind;
use super::traffic::Tier;
use crate::world::dice::Dice;

/// Facts about a possible route.
#[derive(Debug, Clone)]
pub(crate) struct Market {
    pub(crate) kind: CarrierKind,
    /// Rank of the hub among the airline's hubs, from 0 for the largest.
    pub(crate) hub_rank: usize,
    /// The airline's departures per day, as a measure of its size.
    pub(crate) departures: u16,
    pub(crate) distance_km: u16,
    pub(crate) from: Tier,
    pub(crate) to: Tier,
    pub(crate) domestic: bool,
    /// `true` if the far end is also a hub of the airline.
    pub(crate) own_hub: bool,
    /// `true` if the far end is a main hub of an alliance partner.
    pub(crate) partner_hub: bool,
    /// `true` if the far end is a smaller airport of a metropolitan area, and no full-service airline has a hub there.
    pub(crate) secondary: bool,
    /// Random factor in percent; 100 is neutral.
    pub(crate) variation: u32,
}

/// Lower bound of the random factor, in percent.
pub(crate) const MIN_VARIATION: u32 = 75;
/// Upper bound of the random factor, in percent.
pub(crate) const MAX_VARIATION: u32 = 125;

/// Weights of an airline's hubs, in percent, largest hub first.
pub(crate) const HUB_PERCENT: [u32; 7] = [100, 80, 70, 62, 56, 52, 48];

/// Minimum distance of a long-haul route, in km. Long-haul routes have a separate share of an airline's departures.
pub(crate) const LONG_HAUL_KM: u16 = 4_500;

/// Minimum length of a route, in km, except for known routes and island routes: no airline flies between two airports
/// of a town.
pub(crate) const MIN_KM: u16 = 60;

/// Returns whether a route of a given length to an airport of the given tier is possible.
pub(crate) fn is_sensible(distance_km: u16, to: Tier, domestic: bool) -> bool {
    let max_km = match (to, domestic) {
        (Tier::Strip, _) => 700,
        (Tier::Local, true) => 3_000,
        (Tier::Local, false) => 1_800,
        (Tier::Regional, true) => 6_000,
        (Tier::Regional, false) => 4_500,
        (Tier::Notable, _) => 9_500,
        (Tier::Busy, _) => 11_000,
        // Longer routes are few and are listed explicitly in `routes.tsv`.
        (Tier::Major | Tier::Mega, _) => 12_500,
    };
    (MIN_KM..=max_km).contains(&distance_km)
}

/// Returns whether the route is a trunk route, which the airline serves before all other routes and, if the route is
/// international, at least daily. Trunk routes connect the airline's own hubs, a main hub with busy airports of the
/// country, and a large main hub with airports across a nearby border.
pub(crate) fn is_trunk(market: &Market) -> bool {
    // Only the largest airlines have two main hubs.
    let main_hubs = if market.departures < 400 { 1 } else { 2 };
    let is_main_hub = market.kind == CarrierKind::Full && market.hub_rank < main_hubs;
    match market.distance_km {
        200..=2_500 if market.own_hub => matches!(market.kind, CarrierKind::Full | CarrierKind::Regional),
        _ if market.secondary => false,
        200..=2_500 if market.domestic => {
            // The only large airline of a small country also serves the smaller airports.
            let lowest = if market.departures < 100 { Tier::Notable } else { Tier::Busy };
            is_main_hub && market.from >= Tier::Busy && market.to >= lowest
        }
        200..=800 => is_main_hub && market.from >= Tier::Major && market.to >= Tier::Notable,
        _ => false,
    }
}

/// Returns the number of flights per week each way, or `None` if the demand is below two flights per week.
pub(crate) fn weekly_flights(market: &Market) -> Option<u32> {
    let long_haul = market.distance_km >= LONG_HAUL_KM;
    let rank = HUB_PERCENT.get(market.hub_rank).copied().unwrap_or(44);
    // Only the largest airlines cross oceans from many hubs.
    let focus = if long_haul && market.departures < 400 { rank * rank * rank / 10_000 } else { 100 };
    // A small airline has fewer flights and a large airline has more, but size alone does not create demand.
    let size = (u32::from(market.departures) / 4 + 50).clamp(55, 130);
    // In its own country, even a small full-service airline serves the whole demand.
    let size = if market.domestic && market.kind == CarrierKind::Full { size.max(100) } else { size };
    let home = if market.domestic { 180 } else { 100 };
    let ends = match (market.own_hub, market.partner_hub) {
        (true, _) => 180,
        (_, true) => 150,
        _ => 100,
    };
    let base = 70 + market.from.demand() / 2;
    // Each factor is in percent; twenty units of demand are one flight per day.
    let product = [
        rank,
        focus,
        size,
        home,
        ends,
        base,
        distance_percent(market.kind, market.distance_km),
        market.variation,
    ]
    .into_iter()
    .fold(u64::from(market.to.demand()) * 1_000, |product, percent| product * u64::from(percent) / 100);
    let weekly = u32::try_from(product * 7 / 20_000).unwrap_or(u32::MAX);
    let least = match is_trunk(market) {
        false => 0,
        true if market.domestic => market.from.demand().min(40) * market.to.demand().min(40) / 40,
        true => 7,
    };
    let weekly = weekly.max(least);
    (weekly >= 2).then(|| weekly.min(max_daily_flights(market) * 7))
}

/// Returns the lowest tier with demand for a route to a partner's hub when the random factor is at its maximum.
pub(crate) fn lowest_tier(
    kind: CarrierKind,
    hub_rank: usize,
    departures: u16,
    from: Tier,
    domestic: bool,
) -> Tier {
    // Airstrips have no international flights.
    let tiers = Tier::ALL.into_iter().skip(usize::from(!domestic));
    let distance_km = match kind {
        CarrierKind::Full | CarrierKind::LowCost => 1_000,
        CarrierKind::Regional => 500,
        CarrierKind::Leisure => 2_000,
    };
    let has_demand = |to: &Tier| {
        let best = Market {
            kind,
            hub_rank,
            departures,
            distance_km,
            from,
            to: *to,
            domestic,
            own_hub: false,
            partner_hub: true,
            secondary: false,
            variation: MAX_VARIATION,
        };
        weekly_flights(&best).is_some()
    };
    tiers.into_iter().find(has_demand).unwrap_or(Tier::Mega)
}

fn max_daily_flights(market: &Market) -> u32 {
    match market.kind {
        _ if market.distance_km > 5_000 => match market.to {
            Tier::Mega => 3,
            Tier::Major => 2,
            _ if market.own_hub || market.partner_hub => 2,
            _ => 1,
        },
        CarrierKind::Full if market.own_hub => 12,
        CarrierKind::Full | CarrierKind::Regional => 8,
        CarrierKind::LowCost => 6,
        CarrierKind::Leisure => 2,
    }
}

/// Returns the percentage of an airline's departures reserved for long-haul routes.
pub(crate) fn long_haul_share(wide_body_percent: u32) -> u32 {
    3 + wide_body_percent * 60 / 100
}

/// Returns the factor for the distance, in percent, by kind of airline.
fn distance_percent(kind: CarrierKind, km: u16) -> u32 {
    let steps: &[(u16, u32)] = match kind {
        CarrierKind::Full => &[
            (150, 15),
            (300, 55),
            (1_500, 100),
            (3_000, 80),
            (5_500, 65),
            (9_000, 50),
            (12_000, 28),
            (16_000, 14),
        ],
        CarrierKind::LowCost => &[(250, 15), (500, 75), (2_500, 100), (4_000, 50), (16_000, 25)],
        CarrierKind::Regional => &[(100, 40), (800, 110), (1_500, 50), (2_500, 20)],
        CarrierKind::Leisure => &[(700, 20), (1_200, 60), (4_500, 100), (9_000, 60), (16_000, 20)],
    };
    steps.iter().find(|(up_to, _)| km < *up_to).map_or(0, |(_, percent)| *percent)
}

/// Returns the two best aircraft types of a fleet for a route, which may be the same, or `None` if no type is suitable.
/// `widest` is the largest body that both airports accept.
pub(crate) fn choose_aircraft(
    fleet: &[&'static Aircraft],
    km: u16,
    to: Tier,
    widest: Body,
) -> Option<[u8; 2]> {
    let seats: u16 = match (km, to) {
        (..1_200, Tier::Strip | Tier::Local | Tier::Regional) => 85,
        (..4_500, Tier::Strip | Tier::Local | Tier::Regional) => 140,
        (..4_500, Tier::Notable) => 165,
        (..4_500, _) => 185,
        (_, Tier::Busy) => 290,
        (_, Tier::Major | Tier::Mega) => 345,
        _ => 250,
    };
    // An airline with only wide-body aircraft can fill them only between large airports.
    let all_wide = fleet.iter().all(|aircraft| aircraft.body == Body::Wide);
    if all_wide && to < Tier::Busy {
        return None;
    }
    let penalty = |aircraft: &Aircraft| {
        let oversized = if aircraft.body == Body::Wide && km < 3_500 { 140 } else { 0 };
        let cramped = if aircraft.body < Body::Narrow && km > 2_200 { 120 } else { 0 };
        aircraft.seats.abs_diff(seats) + oversized + cramped
    };
    let mut candidates: Vec<(u16, u8)> = (0..)
        .zip(fleet)
        .filter(|(_, aircraft)| aircraft.body <= widest)
        .filter(|(_, aircraft)| (aircraft.min_route_km()..=aircraft.range_km).contains(&km))
        .map(|(index, aircraft)| (penalty(aircraft), index))
        .collect();
    candidates.sort_unstable();
    let (best, first) = *candidates.first()?;
    // The second-best type is used only if it is nearly as good as the best type and has a similar block time.
    let is_similar =
        |index: u8| fleet[usize::from(index)].speed_kmh.abs_diff(fleet[usize::from(first)].speed_kmh) <= 25;
    let second = candidates.get(1).filter(|(penalty, index)| *penalty <= best + 60 && is_similar(*index));
    Some([first, second.map_or(first, |(_, index)| *index)])
}

/// Returns the aircraft type of a fleet with the smallest sufficient range, ignoring all other criteria.
pub(crate) fn any_aircraft(fleet: &[&'static Aircraft], km: u16) -> Option<[u8; 2]> {
    let suitable = (0..).zip(fleet).filter(|(_, aircraft)| km <= aircraft.range_km);
    suitable.min_by_key(|(_, aircraft)| aircraft.range_km).map(|(index, _)| [index; 2])
}

/// Returns the suitability of a hub for an airport without other flights. The most important criterion is distance;
/// domestic and well-connected hubs are also preferred.
pub(crate) fn feeder_suitability(hub: Tier, km: u16, at_home: bool) -> u64 {
    let far = u64::from(km) + 150;
    let nearness = 10_000_000_000 / (far * far);
    nearness * u64::from(20 + hub.demand()) / 100 * if at_home { 8 } else { 1 }
}

/// Returns the days of operation for a number of flights per week, with Monday in the lowest bit.
pub(crate) fn weekdays(weekly: u32, dice: Dice) -> u8 {
    if weekly >= 7 {
        return 0b111_1111;
    }
    // The days are spread evenly over the week, starting from a random day.
    let start = dice.below(7);
    (0..weekly).fold(0, |days, flight| days | 1 << ((start + flight * 7 / weekly.max(1)) % 7))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn market() -> Market {
        Market {
            kind: CarrierKind::Full,
            hub_rank: 0,
            departures: 400,
            distance_km: 1_000,
            from: Tier::Mega,
            to: Tier::Major,
            domestic: false,
            own_hub: false,
            partner_hub: false,
            secondary: false,
            variation: 100,
        }
    }

    #[test]
    fn demand_follows_the_airports() {
        let weekly = |market| weekly_flights(&market).unwrap_or(0);
        assert!(weekly(market()) > weekly(Market { to: Tier::Notable, ..market() }));
        assert!(weekly(market()) > weekly(Market { hub_rank: 4, ..market() }));
        assert!(weekly(market()) > weekly(Market { distance_km: 7_000, ..market() }));
        assert!(weekly(Market { variation: 125, to: Tier::Mega, domestic: true, ..market() }) <= 8 * 7);
        assert_eq!(weekly(Market { kind: CarrierKind::Regional, distance_km: 4_000, ..market() }), 0);
    }

    #[test]
    fn aircraft_match_distance_and_demand() {
        let fleet: Vec<_> =
            ["AT7", "320", "32N", "77W"].iter().filter_map(|code| Aircraft::by_code(code)).collect();
        assert_eq!(choose_aircraft(&fleet, 300, Tier::Local, Body::Wide).unwrap()[0], 0);
        assert_eq!(choose_aircraft(&fleet, 2_000, Tier::Major, Body::Wide).unwrap(), [2, 1]);
        assert_eq!(choose_aircraft(&fleet, 9_000, Tier::Major, Body::Wide).unwrap(), [3, 3]);
        assert_eq!(choose_aircraft(&fleet, 14_000, Tier::Mega, Body::Wide), None);
        assert_eq!(choose_aircraft(&fleet, 9_000, Tier::Major, Body::Narrow), None);
    }

    #[test]
    fn days_of_operation_match_the_frequency() {
        let dice = Dice::new(1, "days");
        for weekly in 0..7 {
            assert_eq!(weekdays(weekly, dice).count_ones(), weekly);
        }
        assert_eq!(weekdays(30, dice), 0b111_1111);
    }

    #[test]
    fn near_domestic_hubs_are_preferred() {
        assert!(feeder_suitability(Tier::Major, 200, true) > feeder_suitability(Tier::Major, 900, true));
        assert!(feeder_suitability(Tier::Busy, 400, true) > feeder_suitability(Tier::Mega, 400, false));
    }
}
