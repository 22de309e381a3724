//! Forecast of the lowest fares on a route, day by day, without a search.
//!
//! A search finds the journeys on one day. The timetable repeats every week, so a forecast finds the journeys of one
//! week and prices them for every day with the search's formula. Reseller margins are averages.

use std::collections::BTreeSet;

use jiff::civil::Date;
use jiff::{Timestamp, ToSpan as _};
use wayfare_models::flights::{AirlineCode, RouteLeg};
use wayfare_places::money::{Currency, ExactAmount};

use super::fares::pricing::{Fare, Pricer, Tariff};
use super::fares::ticketing::Ticketing;
use super::inventory::FlightInventory;
use super::schedule::cabins::Cabin;
use super::schedule::carriers::CarrierKind;
use super::schedule::connect::{Finder, JourneyQuery};
use super::schedule::journey::Journey;
use super::schedule::stations::StationId;
use super::schedule::timetable::Timetable;
use crate::world::zones::{Moment, date_of_day, day_of_date, weekday_of_day};

/// A query for the lowest fares on a route, for one adult in economy.
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

/// A query for the lowest fares from a place on a day, for one adult in economy.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RouteForecastQuery {
    /// Codes of the departure airports. Unknown codes are ignored.
    pub origins: Vec<String>,
    /// Codes of the arrival airports, or `None` for any airport with a nonstop flight.
    pub destinations: Option<Vec<String>>,
    /// Day of departure.
    pub departure: Date,
    /// Lengths of stay to compare for round trips, in nights; empty for one-way trips.
    pub stays: Vec<i64>,
    /// The current time.
    pub now: Timestamp,
}

/// A low fare to a destination.
#[derive(Debug, Clone, PartialEq)]
pub struct RouteForecast {
    /// Code of the airline that sells the outbound leg.
    pub airline: &'static str,
    /// The outbound leg.
    pub outbound: RouteLeg,
    /// The return leg of a round trip.
    pub inbound: Option<RouteLeg>,
    /// Price of the whole trip, in US dollars.
    pub price: ExactAmount,
}

/// Returns the average of the best reseller price, as a percentage of the airline's fare. No reseller sells flights of
/// low-cost carriers below the airline's fare.
fn sold_percent(kind: CarrierKind) -> i64 {
    if kind == CarrierKind::LowCost { 100 } else { 97 }
}
/// Maximum number of journeys per weekday.
const MAX_JOURNEYS: usize = 150;
/// Maximum number of stops. Journeys with more stops are rarely cheaper.
const MAX_STOPS: usize = 2;
/// Price limit for journeys, as a percentage of the lowest price on the searched day. Journeys above the limit are not
/// priced on other days, because the daily variation of fares is smaller than the difference.
const MAX_PRICE_PERCENT: i64 = 145;

impl FlightInventory {
    /// Returns the lowest fare for each day in a range. Days without flights are omitted.
    #[must_use]
    pub fn forecast(&self, query: &ForecastQuery) -> Vec<Forecast> {
        let [first, last] = [query.from, query.to].map(day_of_date);
        let ends = [stations(self, &query.origins), stations(self, &query.destinations)];
        let max_stops = if query.nonstop { 0 } else { MAX_STOPS };
        let there = Route::new(self, [&ends[0], &ends[1]], first..first + 7, max_stops, query.now);
        let back = (!query.stays.is_empty())
            .then(|| Route::new(self, [&ends[1], &ends[0]], first..first + 7, max_stops, query.now));
        let days = (first..=last).filter_map(|day| {
            let trip = there.trips(back.as_ref(), day, &query.stays).into_iter().min_by_key(Trip::cents)?;
            let code = |station| self.timetable().stations.get(station).code;
            Some(Forecast {
                departure: date_of_day(day)?,
                back: trip.back.and_then(|(_, day)| date_of_day(day)),
                origin: code(trip.out.journey.origin()),
                destination: code(trip.out.journey.destination()),
                price: trip.price(),
            })
        });
        days.collect()
    }

    /// Returns the lowest fares from a place, cheapest first: one per airline if the query has destinations; otherwise,
    /// one per airport with a nonstop flight.
    #[must_use]
    pub fn forecast_routes(&self, query: &RouteForecastQuery) -> Vec<RouteForecast> {
        let (origins, day) = (stations(self, &query.origins), day_of_date(query.departure));
        let routes: Vec<(Vec<StationId>, usize)> = match &query.destinations {
            Some(codes) => vec![(stations(self, codes), MAX_STOPS)],
            None => {
                let links = origins.iter().flat_map(|station| self.timetable().network().links(*station));
                let ends: BTreeSet<StationId> = links.map(|link| link.to).collect();
                ends.into_iter().filter(|end| !origins.contains(end)).map(|end| (vec![end], 0)).collect()
            }
        };
        let mut found = Vec::new();
        for (destinations, max_stops) in routes {
            let there = Route::new(self, [&origins, &destinations], [day], max_stops, query.now);
            let returns = query.stays.iter().map(|nights| day + nights);
            let back = (!query.stays.is_empty())
                .then(|| Route::new(self, [&destinations, &origins], returns, max_stops, query.now));
            let mut trips = there.trips(back.as_ref(), day, &query.stays);
            trips.sort_by_key(Trip::cents);
            let mut airlines = BTreeSet::new();
            let max_trips = if query.destinations.is_some() { usize::MAX } else { 1 };
            let lowest = trips.iter().filter(|trip| airlines.insert(trip.out.tariff.carrier)).take(max_trips);
            found.extend(lowest.filter_map(|trip| Some((trip.cents(), self.route_forecast(trip, day)?))));
        }
        found.sort_by_key(|(cents, _)| *cents);
        found.into_iter().map(|(_, forecast)| forecast).collect()
    }

    fn route_forecast(&self, trip: &Trip<'_>, day: i64) -> Option<RouteForecast> {
        let outbound = self.forecast_leg(&trip.out.journey, day)?;
        let inbound = match trip.back {
            Some((back, day)) => Some(self.forecast_leg(&back.journey, day)?),
            None => None,
        };
        let airline = self.timetable().carriers.get(trip.out.tariff.carrier).code;
        Some(RouteForecast { airline, outbound, inbound, price: trip.price() })
    }

    /// Returns the leg for a journey, moved to another day with the same weekday.
    fn forecast_leg(&self, journey: &Journey, day: i64) -> Option<RouteLeg> {
        let timetable = self.timetable();
        let later = (day - journey.first().departs.local_day()).days();
        let at = |moment: Moment| moment.civil()?.checked_add(later).ok()?.try_into().ok();
        let code = |station| Some(timetable.stations.get(station).code.into());
        let mut leg = RouteLeg::default();
        (leg.origin, leg.destination) = (code(journey.origin()), code(journey.destination()));
        for flight in journey.flights() {
            let code = AirlineCode::from(timetable.carriers.get(flight.carrier).code);
            if !leg.airline_codes.contains(&code) {
                leg.airline_codes.push(code);
            }
        }
        leg.departure_date_time = Some(at(journey.first().departs)?);
        leg.arrival_date_time = Some(at(journey.last().arrives)?);
        leg.stops = i64::try_from(journey.stops()).ok();
        Some(leg)
    }
}

fn stations(inventory: &FlightInventory, codes: &[String]) -> Vec<StationId> {
    codes.iter().filter_map(|code| inventory.timetable().stations.id(code)).collect()
}

/// A trip and its fare.
struct Trip<'r> {
    out: &'r Offered,
    /// The return journey and its day.
    back: Option<(&'r Offered, i64)>,
    fare: Fare,
}

impl Trip<'_> {
    fn cents(&self) -> i64 {
        self.fare.total()
    }

    fn price(&self) -> ExactAmount {
        ExactAmount::from_minor(self.cents(), Currency::usd())
    }
}

/// One direction of a route.
struct Route<'a> {
    timetable: &'a Timetable,
    /// Fares for each weekday's journeys.
    week: [Vec<Offered>; 7],
}

/// A journey and its fares.
struct Offered {
    journey: Journey,
    tariff: Tariff,
}

impl<'a> Route<'a> {
    /// Finds the journeys from the origins to the destinations on each day. If several days fall on the same weekday,
    /// the last of them is used.
    fn new(
        inventory: &'a FlightInventory,
        [origins, destinations]: [&[StationId]; 2],
        days: impl IntoIterator<Item = i64>,
        max_stops: usize,
        now: Timestamp,
    ) -> Self {
        let timetable = inventory.timetable();
        let today = now.as_second().div_euclid(24 * 60 * 60);
        let pricer = Pricer::new(timetable, inventory.seed(), today);
        let mut finder = Finder::new(timetable);
        let mut week: [Vec<_>; 7] = Default::default();
        for day in days {
            let journeys = finder.find(&JourneyQuery {
                origins: origins.to_vec(),
                destinations: destinations.to_vec(),
                day,
                max_stops,
                not_before: i64::MIN,
                limit: MAX_JOURNEYS,
            });
            week[usize::from(weekday_of_day(day))] = cheap(&pricer, journeys, day);
        }
        Route { timetable, week }
    }

    /// Returns the fares of the journeys on a day, adjusted to the average of the best reseller price.
    fn fares(&self, day: i64) -> impl Iterator<Item = (&Offered, Fare)> {
        let sold = move |tariff: &Tariff| tariff.on(day).at_percent(sold_percent(tariff.kind));
        self.week[usize::from(weekday_of_day(day))].iter().map(move |it| (it, sold(&it.tariff)))
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

    /// Returns the lowest fares of trips that begin on a day: for each airline or, for round trips, for each pair of
    /// airlines and each stay.
    fn trips<'r>(&'r self, back: Option<&'r Route<'_>>, day: i64, stays: &[i64]) -> Vec<Trip<'r>> {
        let there = self.by_airline(day);
        let Some(back) = back else {
            return there.into_iter().map(|(out, fare)| Trip { out, back: None, fare }).collect();
        };
        let mut trips = Vec::new();
        for day in stays.iter().map(|nights| day + nights) {
            let back = back.by_airline(day);
            for out in &there {
                let ways = back.iter().map(|back| (back.0, self.round_trip(*out, *back)));
                trips.extend(ways.map(|(back, fare)| Trip { out: out.0, back: Some((back, day)), fare }));
            }
        }
        trips
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
    let lowest = offered.iter().map(price).min().unwrap_or(0);
    offered.retain(|it| price(it) * 100 <= lowest * MAX_PRICE_PERCENT);
    offered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::FlightInventoryQuery;
    use crate::flights::testing::{inventory, leg, query};
    use crate::world::dice::Dice;
    use jiff::civil::date;

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
    fn lowest_search_price(from: &str, to: &str, days: &[Date], nonstop: bool) -> Option<i64> {
        let ways = [(from, to), (to, from)].into_iter().zip(days);
        let legs = ways.map(|((from, to), day)| leg(&[from], &[to], *day)).collect();
        let query = FlightInventoryQuery { max_stops: nonstop.then_some(0), ..query(legs) };
        let offers = inventory().providers().into_iter().flat_map(|provider| provider.offers(&query));
        offers.map(|offer| offer.price.total.minor()).min()
    }

    /// Endpoints of fifty routes, which are short or long and have heavy or light traffic.
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
    fn count_accurate(round_trip: bool, days_of_each: u64) -> (usize, usize) {
        let (mut near, mut all) = (0, 0);
        for (from, to) in routes() {
            let forecasts = inventory().forecast(&forecast(from, to, round_trip));
            for sample in 0..days_of_each {
                let dice = Dice::new(5, "days").text(from).text(to).with(sample);
                let index = dice.below(forecasts.len() as u32) as usize;
                let Some(forecast) = forecasts.get(index) else { continue };
                let days: Vec<Date> =
                    [Some(forecast.departure), forecast.back].into_iter().flatten().collect();
                let found = lowest_search_price(from, to, &days, false).unwrap_or(i64::MAX);
                all += 1;
                near += usize::from((forecast.price.minor() - found).abs() * 10 <= found);
            }
        }
        (near, all)
    }

    #[test]
    fn nine_of_ten_one_way_forecasts_are_within_a_tenth_of_the_search() {
        assert_eq!(routes().count(), 50);
        let (near, all) = count_accurate(false, 4);
        assert!(all >= 190 && near * 10 >= all * 9, "{near} of {all}");
    }

    #[test]
    fn nine_of_ten_round_trips_are_within_a_tenth_of_the_search() {
        let (near, all) = count_accurate(true, 2);
        assert!(all >= 95 && near * 10 >= all * 9, "{near} of {all}");
    }

    #[test]
    fn nonstop_forecasts_match_nonstop_flights() {
        let nonstop = ForecastQuery { nonstop: true, ..forecast("BOS", "LHR", false) };
        let nonstop = inventory().forecast(&nonstop);
        assert_eq!(nonstop.len(), 365);
        for forecast in nonstop.iter().step_by(60) {
            let found = lowest_search_price("BOS", "LHR", &[forecast.departure], true).unwrap();
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
