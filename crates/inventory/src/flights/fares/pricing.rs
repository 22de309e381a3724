//! The fare of one journey for one adult, in US cents.
//!
//! A fare starts from the distance between the ends. The airline, the stops, the dates and a small random factor
//! of the day change it. The cabin multiplies the result, flight by flight, so that for one journey a better cabin
//! always costs more.

use super::calendar::{nearness_percent, season_percent, weekday_percent};
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::CarrierKind;
use crate::flights::schedule::journey::Journey;
use crate::flights::schedule::timetable::Timetable;
use crate::world::dice::Dice;

/// The one-way fare of a journey.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fare {
    /// The airline's share, in US cents.
    pub(crate) base: i64,
    /// Taxes and airport charges, in US cents.
    pub(crate) taxes: i64,
}

impl Fare {
    pub(crate) fn total(self) -> i64 {
        self.base + self.taxes
    }

    /// The fare with its base scaled to `percent`.
    pub(crate) fn at_percent(self, percent: i64) -> Self {
        Self { base: self.base * percent / 100, ..self }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        Self { base: self.base + other.base, taxes: self.taxes + other.taxes }
    }
}

/// Computes fares.
#[derive(Debug)]
pub(crate) struct Pricer<'a> {
    timetable: &'a Timetable,
    dice: Dice,
    /// The day of the search, in days since 1970-01-01 in UTC.
    today: i64,
}

impl<'a> Pricer<'a> {
    pub(crate) fn new(timetable: &'a Timetable, seed: u64, today: i64) -> Self {
        Self { timetable, dice: Dice::new(seed, "fares"), today }
    }

    /// The cabin of each flight when `wanted` is searched: the best that the airline has there, up to it. `None`
    /// when the longest flight does not have it, since another cabin would be sold then.
    pub(crate) fn cabins(&self, journey: &Journey, wanted: Cabin) -> Option<Vec<Cabin>> {
        let best = |carrier, aircraft| {
            let carrier = self.timetable.carriers.get(carrier);
            Cabin::ALL.into_iter().rev().find(|cabin| *cabin <= wanted && carrier.has_cabin(*cabin, aircraft))
        };
        let cabins: Vec<Cabin> = (journey.flights().iter())
            .map(|flight| best(flight.carrier, flight.aircraft).unwrap_or_default())
            .collect();
        let longest = journey.flights().iter().zip(&cabins).max_by_key(|(flight, _)| flight.distance_km);
        longest.is_some_and(|(_, cabin)| *cabin == wanted).then_some(cabins)
    }

    /// The one-way fare in these cabins, one for each flight.
    pub(crate) fn fare(&self, journey: &Journey, cabins: &[Cabin]) -> Fare {
        self.fare_on(journey, cabins, journey.first().departs.local_day())
    }

    /// The same if the journey departed on another day, as it does in the same season.
    pub(crate) fn fare_on(&self, journey: &Journey, cabins: &[Cabin], day: i64) -> Fare {
        let carriers = &self.timetable.carriers;
        let carrier = carriers.get(journey.carrier());
        let stations = &self.timetable.stations;
        let direct_km = u64::from(stations.distance_km(journey.origin(), journey.destination()));
        let flown_km: u64 = journey.flights().iter().map(|flight| u64::from(flight.distance_km)).sum();
        let detour_km = flown_km.saturating_sub(direct_km);

        let kind = match carrier.kind {
            CarrierKind::Full => 100,
            CarrierKind::LowCost => 62,
            CarrierKind::Regional => 112,
            CarrierKind::Leisure => 74,
        };
        // On long distances travellers pay for a nonstop flight; on short ones a stop costs the airline more.
        let by_stops = if direct_km > 2_500 { [116, 97, 89, 86] } else { [98, 108, 116, 122] };
        let stops = by_stops.get(journey.stops()).copied().unwrap_or(100);
        let own_risk = if journey.self_transfer { 86 } else { 100 };
        let hour = journey.first().departs.minute_of_day() / 60;
        let comfort = if (7..21).contains(&hour) { 103 } else { 96 };
        let flights = journey.flights().iter().fold(self.dice.with_signed(day), |dice, flight| {
            dice.with(u64::from(flight.carrier)).with(u64::from(flight.number))
        });
        let variation = 84 + u64::from(flights.below(19)) + u64::from(flights.text("more").below(19));
        let style = 92 + u64::from(self.dice.text(carrier.code).below(17));
        let cabin = cabin_percent(journey, cabins);
        // In thousandths of a cent, so that no rounding hides the effect of a factor.
        let base = [
            kind,
            stops,
            own_risk,
            comfort,
            variation,
            style,
            season_percent(day),
            weekday_percent(day),
            nearness_percent(day - self.today, carrier.kind),
            cabin,
        ]
        .into_iter()
        .fold((distance_cents(direct_km) + detour_km) * 1_000, |cents, percent| cents * percent / 100);
        let base = i64::try_from(base / 1_000).unwrap_or(i64::MAX / 1_000);
        Fare { base, taxes: self.taxes(journey, base) }
    }

    fn taxes(&self, journey: &Journey, base: i64) -> i64 {
        let country = |station| self.timetable.stations.get(station).country_id;
        let abroad = country(journey.origin()) != country(journey.destination());
        let airports = 600 * journey.flights().len() as i64;
        airports + base * 7 / 100 + if abroad { 3_200 } else { 0 }
    }
}

/// The price for the distance alone, in US cents: each further kilometre costs less than the ones before.
fn distance_cents(km: u64) -> u64 {
    const BANDS: [(u64, u64); 4] = [(500, 9), (2_000, 5), (6_000, 4), (u64::MAX, 3)];
    let mut from = 0;
    let mut cents = 2_800;
    for (to, per_km) in BANDS {
        cents += (km.min(to) - from) * per_km;
        if km <= to {
            break;
        }
        from = to;
    }
    cents
}

/// Price of the cabins in percent of the economy fare; each flight counts by its share of the distance.
fn cabin_percent(journey: &Journey, cabins: &[Cabin]) -> u64 {
    let parts = journey.flights().iter().zip(cabins).map(|(flight, cabin)| {
        let long = flight.distance_km > 4_500;
        let percent = match cabin {
            Cabin::Economy => 100,
            Cabin::PremiumEconomy => {
                if long {
                    175
                } else {
                    140
                }
            }
            Cabin::Business => {
                if long {
                    345
                } else {
                    225
                }
            }
            Cabin::First => {
                if long {
                    530
                } else {
                    290
                }
            }
        };
        (u64::from(flight.distance_km), percent)
    });
    let (km, product) =
        parts.fold((0, 0), |(km, product), (flown, percent)| (km + flown, product + flown * percent));
    product.checked_div(km).unwrap_or(100)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::connect::{Finder, JourneyQuery};
    use crate::flights::schedule::testing::{SEED, day, world};

    fn journeys(from: &str, to: &str, date: &str) -> Vec<Journey> {
        let id = |code| vec![world().stations.id(code).unwrap()];
        let query = JourneyQuery {
            origins: id(from),
            destinations: id(to),
            day: day(date),
            max_stops: 2,
            not_before: i64::MIN,
            limit: 150,
        };
        Finder::new(world()).find(&query)
    }

    fn pricer(today: &str) -> Pricer<'static> {
        Pricer::new(world(), SEED, day(today))
    }

    #[test]
    fn a_better_cabin_costs_more_on_the_same_journey() {
        let pricer = pricer("2027-01-10");
        let mut compared = 0;
        for journey in
            journeys("BOS", "LHR", "2027-03-14").iter().chain(&journeys("SIN", "MUC", "2027-06-02"))
        {
            let fares: Vec<Fare> = Cabin::ALL
                .into_iter()
                .filter_map(|cabin| Some(pricer.fare(journey, &pricer.cabins(journey, cabin)?)))
                .collect();
            assert!(fares.is_sorted_by(|a, b| a.base < b.base && a.total() < b.total()), "{fares:?}");
            compared += fares.len() - 1;
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn cabins_mix_where_a_flight_has_no_better_one() {
        let pricer = pricer("2027-01-10");
        let journeys = journeys("INV", "JFK", "2027-03-14");
        let mixed = journeys.iter().filter_map(|journey| pricer.cabins(journey, Cabin::Business));
        assert!(mixed.filter(|cabins| cabins.contains(&Cabin::Economy)).count() > 0);
        let economy = journeys.iter().filter_map(|journey| pricer.cabins(journey, Cabin::Economy));
        assert_eq!(economy.count(), journeys.len());
    }

    #[test]
    fn nearer_dates_cost_more() {
        for journey in journeys("LGW", "PMI", "2027-03-14") {
            let fare = |today| pricer(today).fare(&journey, &vec![Cabin::Economy; journey.flights().len()]);
            assert!(fare("2027-03-13").total() > fare("2027-03-01").total());
            assert!(fare("2027-03-01").total() > fare("2026-12-01").total());
        }
    }

    #[test]
    fn distance_costs() {
        assert!((0..20_000).step_by(50).map(distance_cents).is_sorted_by(|near, far| near < far));
        let cheapest = |from, to| {
            let pricer = pricer("2027-01-10");
            journeys(from, to, "2027-03-16")
                .iter()
                .map(|journey| pricer.fare(journey, &vec![Cabin::Economy; journey.flights().len()]).total())
                .min()
                .unwrap()
        };
        assert!(cheapest("BOS", "JFK") < cheapest("BOS", "LAX"));
        assert!(cheapest("BOS", "LAX") < cheapest("BOS", "SIN"));
        assert!((10_000..60_000).contains(&cheapest("BOS", "LHR")), "{}", cheapest("BOS", "LHR"));
    }
}
