//! Plausibility checks for rental cars. Each search draws a check, an airport and dates.
//!
//! The expectations were written by hand from general knowledge, independently of the tables behind the
//! inventory.

mod brands;
mod desks;
mod prices;
mod seasons;

use std::collections::HashMap;

use specwright_core::Date;
use wayfare_models::cars::{
    AgencyType, CarFeeCode, CarPaymentType, CarPriceMode, CarResultParameters, CarSearchPlace,
    CarSearchRequest, CarSearchStart, CarTransmission,
};
use wayfare_models::rental::{Moment, RentalOption};
use wayfare_places::{Airport, Places, Point, distance_km};

use crate::harness::{Trial, Vertical};
use crate::places::is_in;
use crate::stage::today;

pub struct PlausibleRentals;

impl Vertical for PlausibleRentals {
    const NAME: &'static str = "rentals_are_plausible";
    const SEARCHES: u64 = 300;
    const COVERS: &'static str = "R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14, R15";
    const USUALLY: &'static [(&'static str, u64)] =
        &[("R2", 5), ("R6", 20), ("R11", 10), ("R12", 8), ("R14", 10)];

    async fn search(trial: &mut Trial) {
        match trial.random.below(8) {
            0 => prices::daily_prices(trial).await,
            1 => prices::weekly_prices(trial).await,
            2 => prices::one_way(trial).await,
            3 => seasons::peak_and_low_months(trial).await,
            4 => seasons::late_booking(trial).await,
            5 => desks::at_an_airport(trial).await,
            _ => brands::brands_and_models(trial).await,
        }
    }
}

/// A rate of an agency or a broker. Amounts are in US dollars for the whole rental.
#[derive(Clone, Debug)]
struct Rate {
    /// The result id, which identifies the agency, the counter and the car.
    result: String,
    agency: String,
    class: String,
    model: String,
    is_automatic: bool,
    is_regular: bool,
    has_driver: bool,
    /// `true` if the agency itself sells the rate, with payment at the counter.
    is_own: bool,
    /// Distance from the searched airport to the counter.
    km: f64,
    at_airport: bool,
    in_terminal: bool,
    country: String,
    price: f64,
    young_driver: Option<f64>,
    deposit: Option<f64>,
    one_way: Option<f64>,
}

/// Returns the rates at an airport, with pickup and return at 10:00.
async fn found(trial: &mut Trial, airport: &Airport, day: Date, days: i32) -> Vec<Rate> {
    found_one_way(trial, [airport, airport], day, days).await
}

async fn found_one_way(trial: &mut Trial, [from, to]: [&Airport; 2], day: Date, days: i32) -> Vec<Rate> {
    let at = |date| Moment::new(date, 10, 0).unwrap();
    let place = |airport: &Airport| CarSearchPlace::Airport { value: airport.code.into() };
    let start = CarSearchStart::between(place(from), at(day), at(day.plus_days(days).unwrap()));
    let start = if from == to { start } else { start.returned_to(place(to)) };
    let parameters = CarResultParameters::default().with_page_size(500).with_price_mode(CarPriceMode::Total);
    let search = trial
        .caller
        .session()
        .cars()
        .search(CarSearchRequest::from(start).with_result_parameters(parameters));
    let last = trial.finish(search).await;
    let options = last.iter().flat_map(|last| last.response.rentals()).flat_map(|rental| rental.options());
    options.filter_map(|option| Rate::of(option, from.position)).collect()
}

impl Rate {
    fn of(option: RentalOption<'_>, from: Point) -> Option<Self> {
        let (it, car, pickup) = (option.option(), option.car()?, option.pickup()?);
        let agency = option.agency_code()?.to_owned();
        let kind = option.agency_type()?;
        let fee = |code| Some(option.fee(&code)?.amount()?.amount().get());
        let position = pickup.coordinates.as_ref()?;
        let counter = Point::new(position.latitude, position.longitude).ok()?;
        Some(Self {
            result: option.rental().id().as_str().to_owned(),
            class: car.kind.as_ref()?.code.as_ref()?.as_str().to_owned(),
            model: car.brand.as_ref()?.to_string(),
            is_automatic: car.transmission == Some(CarTransmission::Automatic),
            is_regular: *kind == AgencyType::Regular,
            has_driver: kind.includes_driver(),
            is_own: option.provider_code() == Some(agency.as_str())
                && it.payment_type == Some(CarPaymentType::PayAtPickup),
            agency,
            km: distance_km(from, counter),
            at_airport: pickup.airport.is_some(),
            in_terminal: pickup.location_type.as_ref().is_some_and(|kind| kind.as_str() == "inTerminal"),
            country: pickup.country_code.as_ref()?.as_str().to_owned(),
            price: option.price()?.total()?.amount().get(),
            young_driver: fee(CarFeeCode::YoungDriver),
            deposit: fee(CarFeeCode::SecurityDeposit),
            one_way: fee(CarFeeCode::DropOff),
        })
    }
}

fn lowest(of: &[Rate], is_wanted: impl Fn(&Rate) -> bool) -> Option<f64> {
    of.iter().filter(|it| is_wanted(it)).map(|it| it.price).min_by(f64::total_cmp)
}

fn lowest_small_car(of: &[Rate]) -> Option<f64> {
    lowest(of, |it| it.is_regular && is_in("economy compact", &it.class))
}

/// Returns the agencies' own prices, by result id.
fn own<'r>(rates: impl IntoIterator<Item = &'r Rate>) -> HashMap<&'r str, f64> {
    rates.into_iter().filter(|it| it.is_own).map(|it| (it.result.as_str(), it.price)).collect()
}

fn airport_of(trial: &mut Trial, codes: &str) -> &'static Airport {
    Places::embedded().airport(trial.random.part(codes, ' ')).unwrap()
}

/// Returns a day of the coming months.
fn some_day(trial: &mut Trial) -> Date {
    today().plus_days(trial.random.within(10, 250) as i32).unwrap()
}

const BUSY: &str = "ATL LAX DFW DEN ORD JFK SFO SEA MIA MCO BOS PHX LAS YYZ YVR CUN SJO GRU EZE SCL LHR MAN EDI CDG NCE \
                    AMS FRA MUC BER ZRH VIE MAD BCN AGP PMI LIS FAO FCO MXP CTA ATH HER DUB CPH OSL KEF WAW IST DXB DEL \
                    BOM BLR NRT OKA ICN BKK KUL SYD MEL AKL CPT JNB CMN";
