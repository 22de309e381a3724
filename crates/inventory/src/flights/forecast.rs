//! Forecast of the lowest fares of a route, day by day, without a search.
//!
//! A search finds the journeys on its day. A forecast finds the journeys of one week, since the timetable repeats every
//! week, and prices them on every day with the same formula. Reseller margins are averages.

use jiff::Timestamp;
use jiff::civil::Date;
use wayfare_places::money::{Currency, ExactAmount};

use super::fares::pricing::{Fare, Pricer, Tariff};
use super::fares::ticketing::Ticketing;
use super::inventory::FlightInventory;
use super::schedule::cabins::Cabin;
use super::schedule::carriers::CarrierKind;
use super::schedule::connect::{Finder, JourneyQuery};
use super::schedule::journey::Journey;
use super::schedule::timetable::Timetable;
use crate::world::zones::{date_of_day, day_of_date, weekday_of_day};

/// A query for the lowest fares of a route, for one adult in economy.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ForecastQuery {
    /// Codes of the departure airports. Unknown codes are ignored.
    pub origins: Vec<String>,
    /// Codes of the arrival airports.
    pub destinations: Vec<String>,
    /// First day of departure.
    pub from: Date,
    /// Last day of departure.
    pub to: Date,
    /// Lengths of stay to compare for round trips, in nights; empty for one-way trips.
    pub stays: Vec<i64>,
    /// `true` to consider only nonstop flights.
    pub nonstop: bool,
    /// The current time.
    pub now: Timestamp,
}

/// The lowest fare for a day of departure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forecast {
    /// Day of departure.
    pub departure: Date,
    /// Return day of a round trip.
    pub back: Option<Date>,
    /// Code of the departure airport.
    pub origin: &'static str,
    /// Code of the arrival airport.
    pub destination: &'static str,
    /// Price of the whole trip, in US dollars.
    pub price: ExactAmount,
}

/// Returns the average best price of any reseller, as a percentage of the airline's fare. No reseller sells low-cost
/// carriers below their own price.
fn sold_percent(kind: CarrierKind) -> i64 {
    if kind == CarrierKind::LowCost { 100 } else { 97 }
}
/// Maximum number of journeys per weekday.
const MAX_JOURNEYS: usize = 150;
/// Maximum number of stops. Journeys with more stops are hardly ever cheaper.
const MAX_STOPS: usize = 2;
/// Price limit for journeys, as a percentage of the cheapest journey in the searched week. Journeys above the limit are
/// never priced on other days, because the daily variation of fares is smaller than the difference.
const WITHIN_PERCENT: i64 = 145;

impl FlightInventory {
    /// Returns the lowest fare of each day of a range. Days without flights are omitted.
    #[must_use]
    pub fn forecast(&self, query: &ForecastQuery) -> Vec<Forecast> {
        let [first, last] = [query.from, query.to].map(day_of_date);
        let there = Route::new(self, [&query.origins, &query.destinations], first, query);
        let back = (!query.stays.is_empty())
            .then(|| Route::new(self, [&query.destinations, &query.origins], first, query));
        let days = (first..=last).filter_map(|day| {
            let ((out, fare), back) = match &back {
                None => (there.cheapest(day)?, None),
                Some(back) => there.cheapest_return(back, day, &query.stays)?,
            };
            let code = |station| self.timetable().stations.get(station).code;
            Some(Forecast {
                departure: date_of_day(day)?,
                back: back.and_then(date_of_day),
                origin: code(out.journey.origin()),
                destination: code(out.journey.destination()),
                price: ExactAmount::from_minor(fare.total(), Currency::usd()),
            })
        });
        days.collect()
    }
}

/// One direction of a route.
struct Route<'a> {
    timetable: &'a Timetable,
    /// Fares of the journeys of each weekday.
    week: [Vec<Offered>; 7],
}

/// A journey and its fares.
struct Offered {
    journey: Journey,
    tariff: Tariff,
}

impl<'a> Route<'a> {
    /// Finds the journeys between two ends in the week that starts on the given day.
    fn new(inventory: &'a FlightInventory, ends: [&[String]; 2], first: i64, query: &ForecastQuery) -> Self {
        let timetable = inventory.timetable();
        let now_minute = query.now.as_second().div_euclid(60);
        let pricer = Pricer::new(timetable, inventory.seed(), now_minute.div_euclid(24 * 60));
        let mut finder = Finder::new(timetable);
        let [origins, destinations] =
            ends.map(|codes| codes.iter().filter_map(|code| timetable.stations.id(code)).collect::<Vec<_>>());
        let mut week: [Vec<_>; 7] = Default::default();
        for day in first..first + 7 {
            let journeys = finder.find(&JourneyQuery {
                origins: origins.clone(),
                destinations: destinations.clone(),
                day,
                max_stops: if query.nonstop { 0 } else { MAX_STOPS },
                not_before: i64::MIN,
                limit: MAX_JOURNEYS,
            });
            week[usize::from(weekday_of_day(day))] = cheap(&pricer, journeys, day);
        }
        Route { timetable, week }
    }

    /// Returns the fares of the journeys on a day, as resellers sell them.
    fn fares(&self, day: i64) -> impl Iterator<Item = (&Offered, Fare)> {
        let sold = move |tariff: &Tariff| tariff.on(day).at_percent(sold_percent(tariff.kind));
        self.week[usize::from(weekday_of_day(day))].iter().map(move |it| (it, sold(&it.tariff)))
    }

    /// Returns the lowest fare of a day.
    fn cheapest(&self, day: i64) -> Option<(&Offered, Fare)> {
        self.fares(day).min_by_key(|(_, fare)| fare.total())
    }

    /// Returns the lowest fare of each airline on a day, with self-transfers as separate entries.
    fn by_airline(&self, day: i64) -> Vec<(&Offered, Fare)> {
        let mut lowest: Vec<(&Offered, Fare)> = Vec::new();
        for (offered, fare) in self.fares(day) {
            let seller = |it: &Offered| (it.tariff.carrier, it.tariff.self_transfer);
            match lowest.iter_mut().find(|(other, _)| seller(other) == seller(offered)) {
                Some((_, lowest)) if lowest.total() <= fare.total() => {}
                Some(lowest) => *lowest = (offered, fare),
                None => lowest.push((offered, fare)),
            }
        }
        lowest
    }

    /// Returns the lowest fare of a round trip that begins on a day, and the day of return.
    fn cheapest_return(
        &self,
        back: &Route<'_>,
        day: i64,
        stays: &[i64],
    ) -> Option<((&Offered, Fare), Option<i64>)> {
        let there = self.by_airline(day);
        let ways = stays.iter().flat_map(|nights| {
            let return_day = day + nights;
            let back = back.by_airline(return_day);
            let fares =
                there.iter().flat_map(move |out| back.clone().into_iter().map(move |back| (*out, back)));
            fares.map(move |(out, back)| ((out.0, self.round_trip(out, back)), Some(return_day)))
        });
        ways.min_by_key(|((_, fare), _)| fare.total())
    }

    fn round_trip(&self, out: (&Offered, Fare), back: (&Offered, Fare)) -> Fare {
        let ways = [&out.0.tariff, &back.0.tariff];
        let [one, other] = ways.map(|tariff| self.timetable.carriers.get(tariff.carrier));
        let one_ticket = ways.iter().all(|tariff| !tariff.self_transfer) && one.is_partner_of(other);
        let ticketing = if one_ticket { Ticketing::Return } else { Ticketing::Combined };
        let [out, back] =
            [out, back].map(|(it, fare)| fare.at_percent(ticketing.percent(it.tariff.prefers_returns)));
        out.plus(back)
    }
}

/// Returns the journeys that may be the cheapest on some day, judging by their fares on `day`.
fn cheap(pricer: &Pricer<'_>, journeys: Vec<Journey>, day: i64) -> Vec<Offered> {
    let economy = |journey: Journey| {
        let tariff = pricer.tariff(&journey, &pricer.cabins(&journey, Cabin::Economy)?);
        Some(Offered { journey, tariff })
    };
    let mut offered: Vec<Offered> = journeys.into_iter().filter_map(economy).collect();
    let price = |it: &Offered| it.tariff.on(day).total();
    let least = offered.iter().map(price).min().unwrap_or(0);
    offered.retain(|it| price(it) * 100 <= least * WITHIN_PERCENT);
    offered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::testing::SEED;
    use crate::flights::{FlightInventoryLeg, FlightInventoryQuery};
    use crate::world::dice::Dice;
    use jiff::ToSpan as _;
    use jiff::civil::date;
    use std::sync::OnceLock;
    use wayfare_models::party::Party;

    fn inventory() -> &'static FlightInventory {
        static INVENTORY: OnceLock<FlightInventory> = OnceLock::new();
        INVENTORY.get_or_init(|| FlightInventory::new(SEED))
    }

    const STAYS: [i64; 3] = [3, 7, 14];
    const NOW: &str = "2027-01-10T12:00:00Z";

    fn forecast(from: &str, to: &str, round_trip: bool) -> ForecastQuery {
        ForecastQuery {
            origins: vec![from.to_owned()],
            destinations: vec![to.to_owned()],
            from: date(2027, 2, 1),
            to: date(2028, 1, 31),
            stays: if round_trip { STAYS.to_vec() } else { Vec::new() },
            nonstop: false,
            now: NOW.parse().unwrap(),
        }
    }

    /// Returns the lowest price found by a search.
    fn searched(from: &str, to: &str, days: &[Date], nonstop: bool) -> Option<i64> {
        let leg = |(from, to): (&str, &str), date| FlightInventoryLeg {
            origins: vec![from.to_owned()],
            destinations: vec![to.to_owned()],
            date,
            flex_days: 0,
        };
        let ways = [(from, to), (to, from)];
        let query = FlightInventoryQuery {
            legs: ways.into_iter().zip(days).map(|(way, day)| leg(way, *day)).collect(),
            cabin: Cabin::Economy,
            party: Party::adults(1),
            include_split: false,
            include_long: true,
            max_stops: nonstop.then_some(0),
            currency: Currency::usd(),
            market: "US".to_owned(),
            cashback: false,
            now: NOW.parse().unwrap(),
        };
        let offers = inventory().providers().into_iter().flat_map(|provider| provider.offers(&query));
        offers.map(|offer| offer.price.total.minor()).min()
    }

    /// Endpoints of fifty routes: short and long, with heavy and light traffic.
    const ENDS: [&str; 15] = [
        "BOS", "LHR", "JFK", "LAX", "SIN", "DXB", "FRA", "MAD", "GRU", "NRT", "SYD", "KEF", "INV", "PMI",
        "NBO",
    ];

    fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
        let pairs = ENDS.iter().flat_map(|from| ENDS.iter().map(move |to| (*from, *to)));
        pairs.filter(|(from, to)| from != to).step_by(4).take(50)
    }

    /// Returns the number of forecasts within 10% of the search result, and the total number of forecasts, over some
    /// days of each route.
    fn hits(round_trip: bool, days_of_each: u64) -> (usize, usize) {
        let (mut near, mut all) = (0, 0);
        for (from, to) in routes() {
            let forecasts = inventory().forecast(&forecast(from, to, round_trip));
            for sample in 0..days_of_each {
                let dice = Dice::new(5, "days").text(from).text(to).with(sample);
                let place = dice.below(forecasts.len() as u32) as usize;
                let Some(forecast) = forecasts.get(place) else { continue };
                let days: Vec<Date> =
                    [Some(forecast.departure), forecast.back].into_iter().flatten().collect();
                let found = searched(from, to, &days, false).unwrap_or(i64::MAX);
                all += 1;
                near += usize::from((forecast.price.minor() - found).abs() * 10 <= found);
            }
        }
        (near, all)
    }

    #[test]
    fn nine_of_ten_one_way_forecasts_are_within_a_tenth_of_the_search() {
        assert_eq!(routes().count(), 50);
        let (near, all) = hits(false, 4);
        assert!(all >= 190 && near * 10 >= all * 9, "{near} of {all}");
    }

    #[test]
    fn nine_of_ten_round_trips_are_within_a_tenth_of_the_search() {
        let (near, all) = hits(true, 2);
        assert!(all >= 95 && near * 10 >= all * 9, "{near} of {all}");
    }

    #[test]
    fn nonstop_forecasts_match_nonstop_flights() {
        let nonstop = ForecastQuery { nonstop: true, ..forecast("BOS", "LHR", false) };
        let nonstop = inventory().forecast(&nonstop);
        assert_eq!(nonstop.len(), 365);
        for forecast in nonstop.iter().step_by(60) {
            let found = searched("BOS", "LHR", &[forecast.departure], true).unwrap();
            assert!((forecast.price.minor() - found).abs() * 10 <= found, "{forecast:?} {found}");
        }
        let far = ForecastQuery { nonstop: true, ..forecast("BOS", "PER", false) };
        assert!(inventory().forecast(&far).is_empty());
    }

    #[test]
    fn return_dates_match_the_requested_stays() {
        for forecast in inventory().forecast(&forecast("MAN", "PMI", true)).iter().step_by(30) {
            let stays = STAYS.map(|nights| forecast.departure.checked_add(nights.days()).unwrap());
            assert!(forecast.back.is_some_and(|back| stays.contains(&back)), "{forecast:?}");
        }
    }
}
