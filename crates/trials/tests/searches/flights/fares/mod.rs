//! Plausibility checks for fares. Each search draws a check, a route and dates.
//!
//! The expectations were written by hand from general knowledge, independently of the tables behind the
//! inventory.

mod bands;
mod market;
mod seasons;

use std::ops::Range;

use specwright_core::Date;
use wayfare_models::flights::{
    Cabin, FlightLocation, FlightPriceMode, FlightResultParameters, FlightSearchRequest, FlightSearchStart,
    FlightSort, FlightSortKey,
};
use wayfare_models::itinerary::Itinerary;
use wayfare_places::{Airport, Places, distance_km};

use crate::harness::{Trial, Vertical};
use crate::stage::today;

pub struct PlausibleFares;

impl Vertical for PlausibleFares {
    const NAME: &'static str = "fares_are_plausible";
    const SEARCHES: u64 = 700;
    const COVERS: &'static str = "T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16";
    const USUALLY: &'static [(&'static str, u64)] =
        &[("T10", 10), ("T11", 8), ("T13", 12), ("T14", 8), ("T16", 12)];

    async fn search(trial: &mut Trial) {
        match trial.random.below(12) {
            0 => bands::transatlantic(trial).await,
            1 => bands::short_haul(trial).await,
            2 => bands::long_haul(trial).await,
            3 => bands::cabins(trial).await,
            4 => bands::child_fares(trial).await,
            5 | 6 => seasons::peak_and_low_months(trial).await,
            7 => seasons::late_booking(trial).await,
            8 => seasons::weekdays(trial).await,
            9 => market::one_way_fares(trial).await,
            _ => market::stops_and_low_fares(trial).await,
        }
    }
}

/// A journey and its prices in US dollars.
#[derive(Clone, Debug)]
struct Found {
    id: String,
    /// Maximum number of stops on a leg.
    stops: usize,
    /// The airline, if all flights have the same airline.
    airline: Option<String>,
    price: f64,
    /// The price at which the airline itself sells the journey.
    own: Option<f64>,
    /// Fee for the first checked bag with the airline's lowest fare.
    bag: Option<f64>,
}

/// Returns the cheapest journeys for one adult: one-way trips if there is one day, or round trips if there are two.
async fn found(trial: &mut Trial, ends: [&str; 2], days: &[Date], cabin: Cabin) -> Vec<Found> {
    answered(trial, start(ends, days, cabin), None).await
}

/// Returns the cheapest nonstop journeys for one adult.
async fn nonstop(trial: &mut Trial, ends: [&str; 2], days: &[Date], cabin: Cabin) -> Vec<Found> {
    answered(trial, start(ends, days, cabin), Some(0)).await
}

fn start(ends: [&str; 2], days: &[Date], cabin: Cabin) -> FlightSearchStart {
    let [from, to] = ends.map(|code| FlightLocation::airport(code).unwrap());
    let mut start = match *days {
        [there, back] => FlightSearchStart::round_trip(from, to, there, back),
        _ => FlightSearchStart::one_way(from, to, days[0]),
    };
    start.cabin = cabin;
    start
}

/// Returns the cheapest journeys, with prices for all travellers.
async fn answered(trial: &mut Trial, start: FlightSearchStart, max_stops: Option<i64>) -> Vec<Found> {
    let mut parameters = FlightResultParameters::default().with_page_size(100);
    (parameters.price_mode, parameters.max_stops) = (Some(FlightPriceMode::Total), max_stops);
    let mut sort = FlightSort::default();
    sort.key = Some(FlightSortKey::Price);
    parameters.sort = Some(sort);
    let request = FlightSearchRequest::from(start).with_result_parameters(parameters);
    let search = trial.caller.session().flights().search(request);
    let last = trial.finish(search).await;
    last.iter().flat_map(|last| last.response.itineraries().filter_map(Found::of)).collect()
}

impl Found {
    fn of(itinerary: Itinerary<'_>) -> Option<Self> {
        let mut airlines: Vec<&str> =
            itinerary.segments().filter_map(|segment| segment.airline_code()).collect();
        airlines.dedup();
        let airline = Some(airlines).filter(|it| it.len() == 1).map(|it| it[0].to_owned());
        let own = (itinerary.options())
            .filter(|option| option.provider_code() == airline.as_deref())
            .filter_map(|option| Some((option.price()?.amount().get(), option)))
            .min_by(|(one, _), (other, _)| one.total_cmp(other));
        let bag = own.and_then(|(_, option)| {
            let bag = option.option().fees.as_ref()?.checked_bag.first()?;
            Some(bag.display_price.as_ref()?.price.get())
        });
        Some(Self {
            id: itinerary.id().as_str().to_owned(),
            stops: itinerary.legs().map(|leg| leg.stops()).max()??,
            airline,
            price: itinerary.cheapest()?.price()?.amount().get(),
            own: own.map(|(own, _)| own),
            bag,
        })
    }
}

/// Returns the lowest price of the matching journeys.
fn lowest(of: &[Found], is_wanted: impl Fn(&Found) -> bool) -> Option<f64> {
    of.iter().filter(|it| is_wanted(it)).map(|it| it.price).min_by(f64::total_cmp)
}

/// Returns the lowest economy price on each of two days, if both days have a journey.
async fn lowest_on(trial: &mut Trial, ends: [&str; 2], days: [Date; 2]) -> Option<[f64; 2]> {
    let first = found(trial, ends, &days[..1], Cabin::Economy).await;
    let second = found(trial, ends, &days[1..], Cabin::Economy).await;
    Some([lowest(&first, |_| true)?, lowest(&second, |_| true)?])
}

/// Returns two busy airports whose distance in km is within the given range.
fn airports_apart(trial: &mut Trial, km: Range<f64>) -> Option<[&'static str; 2]> {
    let places = Places::embedded();
    let from = trial.random.part(BUSY, ' ');
    let start = places.airport(from)?;
    let busy = |it: &&Airport| it.traffic_rank.is_some_and(|rank| rank <= 150);
    let there = places.airports().iter().filter(busy);
    let there: Vec<_> = there.filter(|it| km.contains(&distance_km(start.position, it.position))).collect();
    (!there.is_empty()).then(|| [from, trial.random.pick(&there).code])
}

const BUSY: &str = "ATL LAX DFW DEN ORD JFK SFO SEA MIA BOS IAH YYZ YVR MEX GRU BOG LHR CDG AMS FRA MAD BCN FCO MUC ZRH \
                    VIE CPH ARN OSL DUB LIS IST ATH DXB DOH DEL BOM SIN BKK KUL HKG NRT ICN PVG PEK MNL SYD MEL AKL JNB \
                    NBO ADD CAI CMN LGW MAN STN ORY BRU WAW PRG";

/// Returns a Tuesday in the next occurrence of a month, at least three weeks from today.
fn tuesday_of(trial: &mut Trial, month: u8) -> Date {
    let day = trial.random.within(5, 20) as u8;
    let [this_year, next] = [0, 1].map(|years| Date::new(today().year() + years, month, day).unwrap());
    to_weekday(if today().days_until(this_year) >= 21 { this_year } else { next }, 1)
}

/// Returns the first date on or after `date` that falls on the given weekday, where Monday is 0.
fn to_weekday(date: Date, weekday: i32) -> Date {
    date.plus_days((weekday + 7 - i32::from(date.weekday())) % 7).unwrap()
}

/// Returns a date within a range of days from today.
fn in_days(trial: &mut Trial, first: i64, last: i64) -> Date {
    today().plus_days(trial.random.within(first, last) as i32).unwrap()
}
