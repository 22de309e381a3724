//! What each flag of `wayfare cars` sets in a request.

use wayfare_models::Date;
use wayfare_models::cars::{
    CarPriceMode, CarResultParameters, CarSearchPlace, CarSearchRequest, CarSearchStart, CarSort, CarSortKey,
};

use crate::args::CarsArgs;
use crate::flags;

/// The flag that a place in the request, given as a JSON pointer, comes from.
pub fn flag_of(pointer: &str, request: &CarSearchRequest, args: &CarsArgs) -> Option<String> {
    let changes = changes(args).into_iter().map(|(flag, change)| (flag.to_owned(), change));
    flags::flag_of(pointer, &full(request), changes)
}

type Change = flags::Change<CarSearchRequest>;

/// The request with everything in it that any flag may set, so that leaving a part out is a change.
fn full(request: &CarSearchRequest) -> CarSearchRequest {
    let mut full = request.clone();
    let mut parameters = CarResultParameters::default()
        .with_price_mode(CarPriceMode::Total)
        .with_sort(CarSort::default().with_key(CarSortKey::Price))
        .with_page_number(0)
        .with_page_size(0);
    parameters.currency = "EUR".parse().ok();
    full.result_parameters = Some(parameters);
    if let Some(start) = &mut full.search_start_parameters {
        start.dropoff.location.get_or_insert_with(|| start.pickup.location.clone());
    }
    full
}

/// What each flag changes. Which time of the day is wrong goes by the same flag as the day.
fn changes(args: &CarsArgs) -> Vec<(&'static str, Change)> {
    // A return that nobody asked for goes to where the car is picked up.
    let back = if args.return_to.is_some() { "--return-to" } else { "FROM" };
    vec![
        ("FROM", start(|start| start.pickup.location = nowhere())),
        (back, start(|start| start.dropoff.location = None)),
        ("--pickup", start(|start| start.pickup.time.date = other(start.pickup.time.date))),
        ("--pickup", start(|start| start.pickup.time.hour = None)),
        ("--pickup", start(|start| start.pickup.time.minute = None)),
        ("--dropoff", start(|start| start.dropoff.time.date = other(start.dropoff.time.date))),
        ("--dropoff", start(|start| start.dropoff.time.hour = None)),
        ("--dropoff", start(|start| start.dropoff.time.minute = None)),
        // Both ends as a whole: when they are is what a rental can't be as a whole.
        (
            "--dropoff",
            start(|start| {
                start.dropoff.time.date = other(start.dropoff.time.date);
                start.dropoff.location = None;
            }),
        ),
        ("--sort", parameters(|parameters| parameters.sort = None)),
        ("--page", parameters(|parameters| parameters.page_number = None)),
        ("--limit", parameters(|parameters| parameters.page_size = None)),
        ("--currency", parameters(|parameters| parameters.currency = None)),
        ("--price-mode", parameters(|parameters| parameters.price_mode = None)),
    ]
}

fn nowhere() -> CarSearchPlace {
    CarSearchPlace::in_city("")
}

fn other(date: Date) -> Date {
    date.plus_days(1).unwrap_or(Date::MIN)
}

fn start(change: impl Fn(&mut CarSearchStart) + 'static) -> Change {
    Box::new(move |request| request.search_start_parameters.iter_mut().for_each(&change))
}

fn parameters(change: impl Fn(&mut CarResultParameters) + 'static) -> Change {
    Box::new(move |request| request.result_parameters.iter_mut().for_each(&change))
}

#[cfg(test)]
mod tests {
    use super::super::request::tests::request;
    use super::*;

    #[test]
    fn every_place_of_a_request_has_its_flag() {
        for (pointer, flag) in [
            ("/searchStartParameters/pickup/location", "FROM"),
            ("/searchStartParameters/pickup/location/value", "FROM"),
            ("/searchStartParameters/pickup/date", "--pickup"),
            ("/searchStartParameters/pickup/hour", "--pickup"),
            ("/searchStartParameters/pickup/minute", "--pickup"),
            ("/searchStartParameters/dropoff", "--dropoff"),
            ("/searchStartParameters/dropoff/date", "--dropoff"),
            ("/searchStartParameters/dropoff/minute", "--dropoff"),
            ("/searchStartParameters/dropoff/location/value", "--return-to"),
            ("/resultParameters/priceMode", "--price-mode"),
            ("/resultParameters/sort/key", "--sort"),
            ("/resultParameters/pageNumber", "--page"),
            ("/resultParameters/pageSize", "--limit"),
            ("/resultParameters/currency", "--currency"),
            ("/resultParameters/unknown", ""),
            ("/searchId", ""),
            ("", ""),
        ] {
            let (args, request) = request("--return-to SFO");
            assert_eq!(flag_of(pointer, &request, &args).unwrap_or_default(), flag, "{pointer}");
        }
        let (args, request) = request("");
        let back = "/searchStartParameters/dropoff/location/value";
        assert_eq!(flag_of(back, &request, &args).as_deref(), Some("FROM"));
    }
}
