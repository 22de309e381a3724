//! Random flight searches.

use std::collections::BTreeSet;

use wayfare_models::common::SortDirection;
use wayfare_models::flights::{
    Cabin, DateFlexibility, FlightFilters, FlightLocation, FlightPriceMode, FlightResultParameters,
    FlightSearchLeg, FlightSearchStart, FlightSort, FlightSortKey, PassengerCode,
};
use wayfare_places::{Airport, Places, distance_km};
use wayfare_validation::limits::{
    FLIGHT_AIRPORTS, FLIGHT_LEGS, FLIGHT_PAGE_SIZE, FLIGHT_PASSENGERS, NEARBY_AIRPORT_KM,
};

use crate::places::airport;
use crate::polled::{currency, page_number, page_size};
use crate::random::Random;
use crate::stage::today;

/// A search with the airports at which each leg may start and end.
#[derive(Clone, Debug)]
pub struct Asked {
    pub start: FlightSearchStart,
    pub parameters: Option<FlightResultParameters>,
    pub ends: Vec<[BTreeSet<&'static str>; 2]>,
    pub has_cashback: bool,
}

impl Asked {
    pub fn new(random: &mut Random, has_cashback: bool) -> Self {
        let legs = legs(random);
        let ends = legs.iter().map(|leg| [airports(&leg.origin), airports(&leg.destination)]).collect();
        let mut start = FlightSearchStart::new(random.pick(Cabin::KNOWN).clone(), party(random), legs);
        if let Some(split) = random.maybe(40, |random| random.percent(70)) {
            let long = random.percent(70);
            let filters = FlightFilters::default().with_include_split(split);
            start = start.with_filters(filters.with_include_long_flights(long));
        }
        let parameters = random.maybe(92, parameters);
        Asked { start, parameters, ends, has_cashback }
    }

    pub fn travellers(&self) -> i64 {
        self.start.passengers.len() as i64
    }

    pub fn includes_split(&self) -> bool {
        self.start.filters.as_ref().is_some_and(|filters| filters.include_split_or_default())
    }
}

fn party(random: &mut Random) -> Vec<PassengerCode> {
    let count = if random.percent(70) { 1 + random.below(2) } else { 1 + random.below(FLIGHT_PASSENGERS) };
    (0..count).map(|_| random.pick(PassengerCode::KNOWN).clone()).collect()
}

fn legs(random: &mut Random) -> Vec<FlightSearchLeg> {
    let count = match random.below(100) {
        0..55 => 1,
        55..85 => 2,
        _ => 3 + random.below(FLIGHT_LEGS - 2),
    };
    let mut date = today().plus_days(random.within(0, 320) as i32).unwrap();
    let mut from = airport(random);
    let first = from;
    let mut legs = Vec::new();
    for leg in 0..count {
        let to = if leg == 1 && count == 2 { first } else { far_from(random, from) };
        let mut next = FlightSearchLeg::new(location(random, from), location(random, to), date);
        if let Some(flex) = random.maybe(20, |random| random.pick(DateFlexibility::KNOWN).clone()) {
            next = next.with_flex(flex);
        }
        legs.push(next);
        date = date.plus_days(random.within(0, 12) as i32).unwrap();
        from = to;
    }
    legs
}

/// Returns another airport, too far away for any third airport to be near both.
fn far_from(random: &mut Random, from: &Airport) -> &'static Airport {
    loop {
        let to = airport(random);
        if distance_km(to.position, from.position) > 2.5 * NEARBY_AIRPORT_KM as f64 {
            return to;
        }
    }
}

fn location(random: &mut Random, airport: &'static Airport) -> FlightLocation {
    let places = Places::embedded();
    let metro = places.metros().iter().find(|metro| metro.airports.contains(&airport.code));
    let code = match metro.filter(|_| random.percent(40)) {
        Some(metro) => metro.code,
        None => airport.code,
    };
    let written = if random.percent(4) { code.to_lowercase() } else { code.to_owned() };
    let code = written.parse().unwrap();
    match random.below(100) {
        0..12 => FlightLocation::NearbyAirports { airport: code },
        kind => {
            let near = places.airports_near(airport.position, 2.0 * NEARBY_AIRPORT_KM as f64);
            let others = if kind < 24 { random.below(FLIGHT_AIRPORTS) } else { 0 };
            let others = near.into_iter().take(others).map(|(other, _)| other.code.parse().unwrap());
            FlightLocation::Airports { airports: [code].into_iter().chain(others).collect() }
        }
    }
}

/// Resolves the airports of a location independently of the service.
fn airports(location: &FlightLocation) -> BTreeSet<&'static str> {
    let places = Places::embedded();
    let named = |code: &str| -> Vec<&'static Airport> {
        let code = code.to_uppercase();
        match (places.airport(&code), places.metro(&code)) {
            (Some(airport), _) => vec![airport],
            (None, Some(metro)) => {
                places.airports().iter().filter(|it| metro.airports.contains(&it.code)).collect()
            }
            (None, None) => Vec::new(),
        }
    };
    let meant: Vec<&Airport> = match location {
        FlightLocation::Airports { airports } => {
            airports.iter().flat_map(|code| named(code.as_str())).collect()
        }
        FlightLocation::NearbyAirports { airport } => {
            let middles = named(airport.as_str());
            let km = |it: &Airport, middle: &Airport| distance_km(it.position, middle.position);
            let is_near =
                |it: &&Airport| middles.iter().any(|middle| km(it, middle) <= NEARBY_AIRPORT_KM as f64);
            places.airports().iter().filter(is_near).collect()
        }
        _ => Vec::new(),
    };
    meant.into_iter().map(|airport| airport.code).collect()
}

fn parameters(random: &mut Random) -> FlightResultParameters {
    let mut all = FlightResultParameters::default();
    all.page_size = random.maybe(96, |random| page_size(random, FLIGHT_PAGE_SIZE));
    all.page_number = random.maybe(30, page_number);
    all.currency = random.maybe(50, currency);
    all.price_mode = random.maybe(60, |random| random.pick(FlightPriceMode::KNOWN).clone());
    all.max_stops = random.maybe(25, |random| random.within(0, 2));
    all.sort = random.maybe(75, |random| {
        let mut sort = FlightSort::default();
        sort.key = random.maybe(90, |random| random.pick(FlightSortKey::KNOWN).clone());
        sort.direction = random.maybe(70, |random| random.pick(SortDirection::KNOWN).clone());
        sort
    });
    all
}
