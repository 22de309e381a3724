//! Itineraries for a query: one journey for each leg, and the airlines' fares.
//!
//! The journeys of all legs are joined step by step, and each step keeps only the best few hundred itineraries. A round
//! trip between two large airports has tens of thousands of combinations, more than any traveller would read. The last
//! step also keeps the cheapest itinerary for each combination of airline and number of stops, because travellers
//! filter by both.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use wayfare_validation::limits::FLIGHT_LONG_PERCENT;

use crate::flights::deals::{Deal, Leg};
use crate::flights::fares::pricing::Pricer;
use crate::flights::fares::ticketing::Ticketing;
use crate::flights::query::{FlightInventoryLeg, FlightInventoryQuery};
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::connect::{Finder, JourneyQuery};
use crate::flights::schedule::paths::MAX_STOPS;
use crate::flights::schedule::stations::StationId;
use crate::flights::schedule::timetable::Timetable;
use crate::world::dice::Dice;
use crate::world::zones::day_of_date;

/// The part of a query that determines the itineraries. Party, currency and market affect only the prices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ItineraryKey {
    pub(crate) legs: Vec<FlightInventoryLeg>,
    pub(crate) cabin: Cabin,
    pub(crate) max_stops: Option<u8>,
    pub(crate) include_split: bool,
    pub(crate) include_long: bool,
    /// Minutes since 1970-01-01T00:00Z.
    pub(crate) now_minute: i64,
}

impl ItineraryKey {
    pub(crate) fn of(query: &FlightInventoryQuery) -> Self {
        Self {
            legs: query.legs.clone(),
            cabin: query.cabin,
            max_stops: query.max_stops,
            include_split: query.include_split,
            include_long: query.include_long,
            now_minute: query.now.as_second().div_euclid(60),
        }
    }
}

/// Maximum number of days by which a flexible date may be earlier or later.
const MAX_FLEX_DAYS: u8 = 7;
/// Maximum number of journeys for a leg on a fixed date.
const MAX_JOURNEYS: usize = 150;
/// Maximum number of journeys for each day of a flexible date.
const MAX_ON_FLEXIBLE_DAY: usize = 36;
/// Maximum number of journeys of the next leg that extend an itinerary on the same ticket.
const MAX_CONTINUATIONS: usize = 12;
/// Maximum number of journeys of the next leg that extend an itinerary on a separate ticket, without split bookings.
const MAX_JOINED: usize = 2;
/// Maximum number of journeys of the next leg that extend an itinerary on a separate ticket, with split bookings.
const MAX_SPLIT: usize = 6;
/// Minimum time between arrival and departure on the next leg, in minutes.
const MIN_STAY: i64 = 60;
/// Ranking penalty, in US cents, for an itinerary that no airline sells as a whole.
const RISK_PENALTY_CENTS: i64 = 5_000;

/// Returns the value of a minute for travellers in a cabin, in US cents. The value affects the ranking, but not prices.
fn cents_per_minute(cabin: Cabin) -> i64 {
    match cabin {
        Cabin::Economy => 18,
        Cabin::PremiumEconomy => 28,
        Cabin::Business => 50,
        Cabin::First => 75,
    }
}

/// A candidate journey for a leg.
struct Choice {
    leg: Arc<Leg>,
    /// Fare plus the value of the travel time, in US cents; lower is better.
    cost: i64,
}

impl Choice {
    fn departs(&self) -> i64 {
        self.leg.journey.first().departs.utc_minute()
    }

    fn arrives(&self) -> i64 {
        self.leg.journey.last().arrives.utc_minute()
    }
}

/// The first legs of an itinerary, as indexes into each leg's list of choices.
struct Partial {
    /// Sum of the costs of the choices, plus the penalty for separate tickets.
    cost: i64,
    stops: usize,
    indexes: Vec<u32>,
    /// `true` if a single ticket can cover all legs so far.
    one_ticket: bool,
}

/// The first part of an itinerary, extended by one leg. Most candidates are discarded.
struct Extension {
    /// Index of the first part.
    start: usize,
    /// Index of the choice for the additional leg.
    index: u32,
    cost: i64,
    stops: usize,
    one_ticket: bool,
}

impl Extension {
    fn after(&self, start: &Partial) -> Partial {
        let indexes = start.indexes.iter().copied().chain([self.index]).collect();
        Partial { cost: self.cost, stops: self.stops, indexes, one_ticket: self.one_ticket }
    }
}

/// Finds the deals for a query, best first. Each step of the search keeps at most `most` itineraries.
pub(crate) fn find_deals(timetable: &Timetable, seed: u64, key: &ItineraryKey, most: usize) -> Vec<Deal> {
    let pricer = Pricer::new(timetable, seed, key.now_minute.div_euclid(24 * 60));
    let mut finder = Finder::new(timetable);
    let mut legs: Vec<Vec<Choice>> = Vec::with_capacity(key.legs.len());
    for index in 0..key.legs.len() {
        let choices = choices(&mut finder, &pricer, timetable, key, index);
        if choices.is_empty() {
            return Vec::new();
        }
        legs.push(choices);
    }
    let returns = is_return(timetable, key);
    let dice = Deal::dice(seed);
    join(&legs, timetable, key.include_split, returns, most)
        .into_iter()
        .map(|partial| {
            let chosen: Vec<&Choice> =
                legs.iter().zip(&partial.indexes).map(|(choices, index)| &choices[*index as usize]).collect();
            deal(&chosen, &partial, returns, dice)
        })
        .collect()
}

/// Finds the journeys for one leg, best first.
fn choices(
    finder: &mut Finder<'_>,
    pricer: &Pricer<'_>,
    timetable: &Timetable,
    key: &ItineraryKey,
    index: usize,
) -> Vec<Choice> {
    let leg = &key.legs[index];
    let ids = |codes: &[String]| -> Vec<StationId> {
        let mut ids: Vec<_> = codes.iter().filter_map(|code| timetable.stations.id(code)).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    let flex = i64::from(leg.flex_days.min(MAX_FLEX_DAYS));
    let mut query = JourneyQuery {
        origins: ids(&leg.origins),
        destinations: ids(&leg.destinations),
        day: day_of_date(leg.date),
        max_stops: key.max_stops.map_or(MAX_STOPS, usize::from),
        not_before: key.now_minute,
        limit: if flex == 0 { MAX_JOURNEYS } else { MAX_ON_FLEXIBLE_DAY },
    };
    let date = query.day;
    let mut choices = Vec::new();
    for day in date - flex..=date + flex {
        query.day = day;
        for journey in finder.find(&query) {
            let Some(cabins) = pricer.cabins(&journey, key.cabin) else { continue };
            let tariff = pricer.tariff(&journey, &cabins);
            let one_way_fare = tariff.on(journey.first().departs.local_day());
            let cost = one_way_fare.total() + journey.cost() * cents_per_minute(key.cabin);
            let leg =
                Leg::new(timetable, journey, cabins, tariff.carrier, one_way_fare, tariff.prefers_returns);
            choices.push(Choice { leg: Arc::new(leg), cost });
        }
    }
    if !key.include_long {
        remove_long(&mut choices);
    }
    choices.sort_by(|a, b| a.cost.cmp(&b.cost).then_with(|| a.leg.id.cmp(&b.leg.id)));
    let stops: Vec<usize> = choices.iter().map(|choice| choice.leg.stops()).collect();
    interleave_by_stops(choices, &stops)
}

/// Removes the journeys that take far longer than the shortest journey.
fn remove_long(choices: &mut Vec<Choice>) {
    let shortest = choices.iter().map(|choice| choice.leg.minutes()).min().unwrap_or(0);
    choices.retain(|choice| choice.leg.minutes() * 100 <= shortest * FLIGHT_LONG_PERCENT as i64);
}

/// Reorders a list sorted by cost, alternating between the best remaining entry and the best remaining entry with the
/// fewest stops. Otherwise, nonstop flights, which most travellers look for, would disappear on routes where flights
/// with a stop are cheaper.
fn interleave_by_stops<T>(list: Vec<T>, stops: &[usize]) -> Vec<T> {
    let mut fewest: Vec<usize> = (0..list.len()).collect();
    // The sort is stable, so cost decides between entries with equal stops.
    fewest.sort_by_key(|index| stops[*index]);
    let mut list: Vec<Option<T>> = list.into_iter().map(Some).collect();
    let (mut best, mut fewest) = (0..list.len(), fewest.into_iter());
    let mut ordered = Vec::with_capacity(list.len());
    loop {
        let by_cost = best.find_map(|index| list[index].take());
        let by_stops = fewest.find_map(|index| list[index].take());
        if by_cost.is_none() && by_stops.is_none() {
            return ordered;
        }
        ordered.extend(by_cost.into_iter().chain(by_stops));
    }
}

/// Joins the choices for all legs into itineraries, best first. Each step keeps at most `most` itineraries.
fn join(
    legs: &[Vec<Choice>],
    timetable: &Timetable,
    include_split: bool,
    returns: bool,
    most: usize,
) -> Vec<Partial> {
    let Some((first, rest)) = legs.split_first() else { return Vec::new() };
    let mut partials: Vec<Partial> = (0..)
        .zip(first)
        .map(|(index, choice)| Partial {
            cost: choice.cost,
            stops: choice.leg.stops(),
            indexes: vec![index],
            one_ticket: !choice.leg.journey.self_transfer,
        })
        .collect();
    let max_joined = if include_split { MAX_SPLIT } else { MAX_JOINED };
    for (choices, before) in rest.iter().zip(legs) {
        let mut longer = Vec::with_capacity(partials.len() * MAX_CONTINUATIONS);
        for (start, partial) in partials.iter().enumerate() {
            // A partial itinerary has a choice for each leg so far, so a last choice exists.
            let Some(last) = partial.indexes.last().map(|index| &before[*index as usize]) else { continue };
            let (mut same, mut joined) = (0, 0);
            for (choice, index) in choices.iter().zip(0..) {
                if choice.departs() < last.arrives() + MIN_STAY {
                    continue;
                }
                let carriers = &timetable.carriers;
                let one_ticket = partial.one_ticket
                    && !choice.leg.journey.self_transfer
                    && carriers.get(last.leg.carrier).is_partner_of(carriers.get(choice.leg.carrier));
                let (count, max) =
                    if one_ticket { (&mut same, MAX_CONTINUATIONS) } else { (&mut joined, max_joined) };
                if *count < max {
                    *count += 1;
                    longer.push(Extension {
                        start,
                        index,
                        // The penalty for separate tickets applies only once.
                        cost: partial.cost
                            + choice.cost
                            + if partial.one_ticket && !one_ticket { RISK_PENALTY_CENTS } else { 0 },
                        stops: partial.stops + choice.leg.stops(),
                        one_ticket,
                    });
                } else if same >= MAX_CONTINUATIONS && joined >= max_joined {
                    break;
                }
            }
        }
        let indexes = |it: &Extension| (&partials[it.start].indexes, it.index);
        longer.sort_by(|a, b| a.cost.cmp(&b.cost).then_with(|| indexes(a).cmp(&indexes(b))));
        let stops: Vec<usize> = longer.iter().map(|longer| longer.stops).collect();
        let mut best = interleave_by_stops((0..longer.len()).collect(), &stops);
        let is_last = partials.iter().all(|partial| partial.indexes.len() + 1 == legs.len());
        let kept = if is_last { cheapest(legs, &partials, &longer, returns) } else { HashSet::new() };
        let mut others = 0;
        best.retain(|index| {
            kept.contains(index) || {
                others += 1;
                others + kept.len() <= most
            }
        });
        partials =
            best.into_iter().map(|index| longer[index].after(&partials[longer[index].start])).collect();
    }
    partials.truncate(most);
    partials
}

/// Returns the indexes of the cheapest itineraries: one for each combination of airline and number of stops on the leg
/// with the most stops.
fn cheapest(
    legs: &[Vec<Choice>],
    partials: &[Partial],
    longer: &[Extension],
    returns: bool,
) -> HashSet<usize> {
    let mut lowest = HashMap::new();
    for (index, it) in longer.iter().enumerate() {
        let indexes = partials[it.start].indexes.iter().chain([&it.index]);
        let chosen: Vec<&Leg> =
            legs.iter().zip(indexes).map(|(choices, index)| &*choices[*index as usize].leg).collect();
        let ticketing = Ticketing::of(legs.len(), it.one_ticket, returns);
        let fare: i64 = chosen.iter().map(|leg| leg.fare(ticketing).total()).sum();
        let stops = chosen.iter().map(|leg| leg.stops()).max();
        for flight in chosen.iter().flat_map(|leg| leg.journey.flights()) {
            let low = lowest.entry((flight.carrier, stops)).or_insert((fare, index));
            *low = (*low).min((fare, index));
        }
    }
    lowest.into_values().map(|(_, index)| index).collect()
}

fn deal(chosen: &[&Choice], partial: &Partial, returns: bool, dice: Dice) -> Deal {
    let legs: Vec<Arc<Leg>> = chosen.iter().map(|choice| Arc::clone(&choice.leg)).collect();
    let ticketing = Ticketing::of(legs.len(), partial.one_ticket, returns);
    Deal::new(dice, legs, ticketing, !partial.one_ticket)
}

/// Returns whether the query is a round trip: two legs, of which the second starts near the end of the first and ends
/// near its start.
fn is_return(timetable: &Timetable, key: &ItineraryKey) -> bool {
    const NEAR_KM: u16 = 150;
    let near = |some: &[String], others: &[String]| {
        let id = |codes: &[String]| codes.iter().find_map(|code| timetable.stations.id(code));
        id(some).zip(id(others)).is_some_and(|(a, b)| timetable.stations.distance_km(a, b) <= NEAR_KM)
    };
    match key.legs.as_slice() {
        [out, back] => near(&out.destinations, &back.origins) && near(&out.origins, &back.destinations),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use wayfare_validation::limits::FLIGHT_RESULTS;

    use super::*;
    use crate::flights::schedule::testing::world;
    use crate::flights::testing;

    #[test]
    fn interleaving_keeps_the_best_and_the_nonstops() {
        let ordered = interleave_by_stops(vec!["a1", "b2", "c0", "d1", "e0"], &[1, 2, 0, 1, 0]);
        assert_eq!(ordered, ["a1", "c0", "b2", "e0", "d1"]);
        assert!(interleave_by_stops(Vec::<u8>::new(), &[]).is_empty());
    }

    #[test]
    fn the_cut_keeps_the_cheapest_of_each_airline_and_number_of_stops() {
        let back = FlightInventoryLeg { date: jiff::civil::date(2027, 3, 21), ..leg("LHR", "JFK") };
        let key = key(vec![leg("JFK", "LHR"), back]);
        // The lowest fares by airline and number of stops.
        let lowest = |deals: &[Deal]| {
            let mut lowest = BTreeMap::new();
            for deal in deals {
                let legs = deal.itinerary.legs();
                let fare: i64 = legs.iter().map(|leg| deal.fare(leg).total()).sum();
                let stops = legs.iter().map(|leg| leg.stops()).max();
                for flight in legs.iter().flat_map(|leg| leg.journey.flights()) {
                    let airline = world().carriers.get(flight.carrier).code;
                    lowest.entry((airline, stops)).and_modify(|low| *low = fare.min(*low)).or_insert(fare);
                }
            }
            lowest
        };
        let [kept, considered] = [FLIGHT_RESULTS, usize::MAX].map(|most| find_deals(world(), 7, &key, most));
        assert!(kept.len() == FLIGHT_RESULTS && considered.len() > 2 * FLIGHT_RESULTS);
        assert_eq!(lowest(&kept), lowest(&considered));
    }

    fn leg(from: &str, to: &str) -> FlightInventoryLeg {
        testing::leg(&[from], &[to], jiff::civil::date(2027, 3, 14))
    }

    fn key(legs: Vec<FlightInventoryLeg>) -> ItineraryKey {
        ItineraryKey {
            legs,
            cabin: Cabin::Economy,
            max_stops: None,
            include_split: false,
            include_long: true,
            now_minute: 0,
        }
    }

    #[test]
    fn a_round_trip_ends_near_its_start() {
        let returns = |legs: Vec<FlightInventoryLeg>| is_return(world(), &key(legs));
        assert!(returns(vec![leg("BOS", "LHR"), leg("LHR", "BOS")]));
        assert!(returns(vec![leg("JFK", "LHR"), leg("LGW", "EWR")]));
        assert!(!returns(vec![leg("JFK", "LHR"), leg("CDG", "JFK")]));
        assert!(!returns(vec![leg("JFK", "LHR")]));
        assert!(!returns(vec![leg("JFK", "LHR"), leg("LHR", "CDG"), leg("CDG", "JFK")]));
        assert!(!returns(vec![leg("QQQ", "LHR"), leg("LHR", "QQQ")]));
    }
}
