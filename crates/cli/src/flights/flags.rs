//! What each flag of `wayfare flights` sets in a request.

use wayfare_models::common::SortDirection;
use wayfare_models::flights::{
    Cabin, DateFlexibility, FlightFilters, FlightLocation, FlightPriceMode, FlightResultParameters,
    FlightSearchRequest, FlightSearchStart, FlightSort, FlightSortKey,
};

use crate::args::FlightsArgs;
use crate::flags;

/// The flag that a place in the request, given as a JSON pointer, comes from.
pub fn flag_of(pointer: &str, request: &FlightSearchRequest, args: &FlightsArgs) -> Option<String> {
    let full = full(request);
    let changes = changes(&full, args);
    flags::flag_of(pointer, &full, changes)
}

type Change = flags::Change<FlightSearchRequest>;

/// The request with everything in it that any flag may set, so that leaving a part out is a change.
fn full(request: &FlightSearchRequest) -> FlightSearchRequest {
    let mut full = request.clone();
    let mut sort = FlightSort::default();
    (sort.key, sort.direction) = (Some(FlightSortKey::Price), Some(SortDirection::Asc));
    let mut parameters =
        FlightResultParameters::default().with_page_size(0).with_max_stops(0).with_sort(sort);
    parameters.price_mode = Some(FlightPriceMode::Total);
    parameters.currency = "EUR".parse().ok();
    full.result_parameters = Some(parameters);
    if let Some(start) = &mut full.search_start_parameters {
        start.cabin = Cabin::Economy;
        start.filters = Some(FlightFilters::default().with_include_split(true));
        start.legs.iter_mut().for_each(|leg| leg.flex = Some(DateFlexibility::Exact));
    }
    full
}

/// What each flag changes.
fn changes(request: &FlightSearchRequest, args: &FlightsArgs) -> Vec<(String, Change)> {
    let mut all: Vec<(String, Change)> = vec![
        ("--cabin".into(), start(|start| start.cabin = Cabin::First)),
        ("travellers".into(), start(|start| start.passengers = Vec::new())),
        ("--leg".into(), start(|start| start.legs = Vec::new())),
        ("--split".into(), start(|start| start.filters = None)),
        ("--sort".into(), parameters(|parameters| change_sort(parameters, |sort| sort.key = None))),
        (
            "--direction".into(),
            parameters(|parameters| change_sort(parameters, |sort| sort.direction = None)),
        ),
        ("--limit".into(), parameters(|parameters| parameters.page_size = None)),
        ("--max-stops".into(), parameters(|parameters| parameters.max_stops = None)),
        ("--currency".into(), parameters(|parameters| parameters.currency = None)),
        ("--price-mode".into(), parameters(|parameters| parameters.price_mode = None)),
    ];
    let legs = request.search_start_parameters.iter().flat_map(|start| start.legs.iter().enumerate());
    for (index, leg) in legs {
        let (day, from, to) = names(args, index);
        let (other_day, other_from, other_to) =
            (leg.date.plus_days(1), other(&leg.origin), other(&leg.destination));
        all.push((
            day,
            start(move |start| start.legs[index].date = other_day.unwrap_or(wayfare_models::Date::MIN)),
        ));
        all.push((from, start(move |start| start.legs[index].origin = other_from.clone())));
        all.push((to, start(move |start| start.legs[index].destination = other_to.clone())));
        all.push(("--flex".into(), start(move |start| start.legs[index].flex = None)));
    }
    all
}

/// What says when a leg is, where it begins and where it ends.
fn names(args: &FlightsArgs, index: usize) -> (String, String, String) {
    match (args.legs.is_empty(), index) {
        (false, _) => {
            let leg = format!("--leg {}", index + 1);
            (format!("the day of {leg}"), format!("the start of {leg}"), format!("the end of {leg}"))
        }
        (true, 0) => ("--depart".into(), "FROM".into(), "TO".into()),
        (true, _) => ("--return".into(), "TO".into(), "FROM".into()),
    }
}

/// A location of the other form.
fn other(location: &FlightLocation) -> FlightLocation {
    match location {
        FlightLocation::NearbyAirports { airport } => FlightLocation::Airports { airports: vec![*airport] },
        FlightLocation::Airports { airports } => match airports.first() {
            Some(airport) => FlightLocation::NearbyAirports { airport: *airport },
            None => location.clone(),
        },
        _ => location.clone(),
    }
}

fn start(change: impl Fn(&mut FlightSearchStart) + 'static) -> Change {
    Box::new(move |request| request.search_start_parameters.iter_mut().for_each(&change))
}

fn parameters(change: impl Fn(&mut FlightResultParameters) + 'static) -> Change {
    Box::new(move |request| request.result_parameters.iter_mut().for_each(&change))
}

fn change_sort(parameters: &mut FlightResultParameters, change: impl Fn(&mut FlightSort)) {
    parameters.sort.iter_mut().for_each(change);
}

#[cfg(test)]
mod tests {
    use super::super::request::tests::{args, request};
    use super::*;

    fn flag(words: &str, pointer: &str) -> String {
        let args = args(words);
        flag_of(pointer, &request(&args), &args).unwrap_or_default()
    }

    #[test]
    fn every_place_of_a_request_has_its_flag() {
        for (pointer, name) in [
            ("/searchStartParameters/cabin", "--cabin"),
            ("/searchStartParameters/passengers", "travellers"),
            ("/searchStartParameters/passengers/3", "travellers"),
            ("/searchStartParameters/legs", "--leg"),
            ("/searchStartParameters/legs/0/date", "--depart"),
            ("/searchStartParameters/legs/1/date", "--return"),
            ("/searchStartParameters/legs/0/origin/airports/0", "FROM"),
            ("/searchStartParameters/legs/0/destination", "TO"),
            ("/searchStartParameters/legs/1/origin/airports", "TO"),
            ("/searchStartParameters/legs/1/flex", "--flex"),
            ("/searchStartParameters/filters/includeSplit", "--split"),
            ("/resultParameters/pageSize", "--limit"),
            ("/resultParameters/maxStops", "--max-stops"),
            ("/resultParameters/currency", "--currency"),
            ("/resultParameters/priceMode", "--price-mode"),
            ("/resultParameters/sort/key", "--sort"),
            ("/resultParameters/sort/direction", "--direction"),
            ("/resultParameters/unknown", ""),
            ("/searchStartParametersX", ""),
            ("", ""),
        ] {
            for words in
                ["BOS LHR --depart +1d", "BOS LHR --depart +1d --flex --split --limit 3 --sort price"]
            {
                assert_eq!(flag(words, pointer), name, "{pointer}");
            }
        }
    }

    #[test]
    fn legs_are_counted_from_one() {
        let words = "--leg BOS-LHR:+1d --leg LHR-BOS:+2d";
        assert_eq!(flag(words, "/searchStartParameters/legs/1/date"), "the day of --leg 2");
        assert_eq!(flag(words, "/searchStartParameters/legs/0/origin"), "the start of --leg 1");
    }
}
