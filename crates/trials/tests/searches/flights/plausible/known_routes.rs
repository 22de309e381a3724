//! Searches for known nonstop flights, each for a whole week.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use wayfare_models::flights::{
    DateFlexibility, FlightLocation, FlightResultParameters, FlightSearchRequest, FlightSearchResponse,
    FlightSearchStart,
};
use wayfare_places::{Airport, Places};
use wayfare_validation::limits::FLIGHT_PAGE_SIZE;

use super::facts::{COUNTED, LISTED, airline, kilometres};
use crate::harness::Trial;
use crate::random::Random;
use crate::stage::today;

/// Searches for nonstop flights on a known route.
pub async fn search(trial: &mut Trial) {
    match trial.random.below(3) {
        0 => listed_routes(trial).await,
        1 => of_statistics(trial).await,
        _ => between_cities(trial).await,
    }
}

/// Checks N17: a listed route has flights by each of its airlines. Checks N18: an airline with a daily flight flies
/// every day.
async fn listed_routes(trial: &mut Trial) {
    let (ends, airlines) = trial.random.pick(&LISTED).clone();
    let Some(found) = nonstop(trial, ends).await else { return };
    let missing = airlines.keys().filter(|code| !found.contains_key(**code));
    trial.findings.none("N17", missing, "listed airline without flights");
    for (code, _) in airlines.iter().filter(|(_, weekly)| **weekly >= 7) {
        let days = found.get(*code).map_or(0, BTreeSet::len);
        trial.findings.at(*code, |findings| findings.same("N18", days, 7));
    }
    trial.count("listed route");
}

/// Checks N19: a route in the statistics has flights by a domestic airline.
async fn of_statistics(trial: &mut Trial) {
    let ends = *trial.random.pick(&COUNTED);
    let Some(found) = nonstop(trial, ends).await else { return };
    let is_american = |code: &str| airline(code).is_some_and(|it| it.is_at_home("US"));
    let is_found = found.keys().any(|code| is_american(code));
    trial.findings.ensure("N19", is_found, || (&found, "a US airline"));
    trial.count("counted route");
}

/// Checks N20: a country's busiest airports have nonstop flights between them, unless they are too close together or
/// too far apart.
async fn between_cities(trial: &mut Trial) {
    let ends = *trial.random.pick(&PAIRS);
    let Some(found) = nonstop(trial, ends).await else { return };
    trial.findings.ensure("N20", !found.is_empty(), || ("nothing", "a nonstop flight"));
    trial.count("pair of cities");
}

/// Pairs of airports, one pair per country: the busiest airport, and the busiest airport at a suitable distance
/// from the first.
static PAIRS: LazyLock<Vec<[&str; 2]>> = LazyLock::new(|| {
    let mut countries: BTreeMap<&str, Vec<&Airport>> = BTreeMap::new();
    for airport in Places::embedded().airports().iter().filter(|it| it.traffic_rank.is_some()) {
        countries.entry(airport.country).or_default().push(airport);
    }
    // The airspace of Ukraine is closed.
    countries.remove("UA");
    let pair = |mut airports: Vec<&'static Airport>| {
        airports.sort_by_key(|it| it.traffic_rank);
        let first = airports.first()?.code;
        let apart =
            |it: &&&Airport| kilometres(first, it.code).is_some_and(|km| (350.0..5_000.0).contains(&km));
        Some([first, airports.iter().find(apart)?.code])
    };
    countries.into_values().filter_map(pair).collect()
});

/// Returns the airlines with nonstop flights between two airports in a week, and the days of these flights.
async fn nonstop(trial: &mut Trial, ends: [&'static str; 2]) -> Option<BTreeMap<String, BTreeSet<String>>> {
    let ends = if trial.random.percent(50) { ends } else { [ends[1], ends[0]] };
    let search = trial.caller.session().flights().search(request(&mut trial.random, ends));
    Some(airlines_and_days(&trial.finish(search).await?.response))
}

fn request(random: &mut Random, ends: [&str; 2]) -> FlightSearchRequest {
    let [from, to] = ends.map(|code| FlightLocation::airport(code).unwrap());
    let day = today().plus_days(random.within(4, 320) as i32).unwrap();
    let mut start = FlightSearchStart::one_way(from, to, day);
    start.legs[0].flex = Some(DateFlexibility::Plusminusthree);
    let parameters = FlightResultParameters::default().with_page_size(FLIGHT_PAGE_SIZE as i64);
    FlightSearchRequest::from(start).with_result_parameters(parameters.with_max_stops(0))
}

fn airlines_and_days(response: &FlightSearchResponse) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for segment in response.segments.values() {
        let (Some(airline), Some(departure)) = (&segment.airline, segment.departure_time) else { continue };
        found.entry(airline.as_str().to_owned()).or_default().insert(departure.date().to_string());
    }
    found
}
