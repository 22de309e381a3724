//! The fare for one journey for one adult, in US cents.
//!
//! A fare starts from the distance between the endpoints. The fare is then adjusted for the market and its competition,
//! the airline, the stops and the dates, and varied by a small random factor for the day. The cabin multiplies the
//! result, flight by flight, so a better cabin on the same journey always costs more.

use super::cabin::cabin_percent;
use super::calendar::{lead_percent, weekday_percent};
use super::market::Market;
use super::season::Seasons;
use super::ticketing::{one_way_percent, prefers_returns};
use crate::flights::schedule::cabins::Cabin;
use crate::flights::schedule::carriers::{CarrierId, CarrierKind};
use crate::flights::schedule::journey::Journey;
use crate::flights::schedule::timetable::Timetable;
use crate::world::dice::Dice;

/// The one-way fare for a journey.
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

    /// Returns the fare after scaling its base to `percent`.
    pub(crate) fn at_percent(self, percent: i64) -> Self {
        Self { base: self.base * percent / 100, ..self }
    }

    pub(crate) fn plus(self, other: Self) -> Self {
        Self { base: self.base + other.base, taxes: self.taxes + other.taxes }
    }
}

/// Fare calculator.
#[derive(Debug)]
pub(crate) struct Pricer<'a> {
    timetable: &'a Timetable,
    dice: Dice,
    /// The day of the search, in days since 1970-01-01 in UTC.
    today: i64,
}

/// The fares for a journey on any day of departure.
#[derive(Debug)]
pub(crate) struct Tariff {
    pub(crate) carrier: CarrierId,
    pub(crate) self_transfer: bool,
    /// `true` if the fare for a round trip is far less than twice this fare.
    pub(crate) prefers_returns: bool,
    pub(crate) kind: CarrierKind,
    seasons: Seasons,
    /// The airline's share on an average day, in thousandths of a cent, so that no rounding hides the effect of a
    /// factor.
    mills: u64,
    /// Taxes and charges that don't depend on the fare, in cents.
    charges: i64,
    /// The random sources of the airline in this market, and of the journey's flights.
    dice: [Dice; 2],
    today: i64,
}

impl<'a> Pricer<'a> {
    pub(crate) fn new(timetable: &'a Timetable, seed: u64, today: i64) -> Self {
        Self { timetable, dice: Dice::new(seed, "fares"), today }
    }

    /// Returns the cabin of each flight for a search in the cabin `wanted`: the best cabin that the airline sells on
    /// the flight, up to `wanted`. Returns `None` if `wanted` is not available on the longest flight, since the journey
    /// would then be sold as a different cabin.
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

    /// Returns the fares for a journey in the given cabins, one cabin for each flight.
    pub(crate) fn tariff(&self, journey: &Journey, cabins: &[Cabin]) -> Tariff {
        let carrier = self.timetable.carriers.get(journey.carrier());
        let market = Market::between(
            self.timetable,
            [journey.origin(), journey.destination()],
            self.dice.text("market"),
        );
        let flown_km: u64 = journey.flights().iter().map(|flight| u64::from(flight.distance_km)).sum();
        let detour_km = flown_km.saturating_sub(market.km);
        let prefers_returns = prefers_returns(carrier.kind, &market, journey.self_transfer);
        let own_risk = if journey.self_transfer { 94 } else { 100 };
        let hour = journey.first().departs.minute_of_day() / 60;
        let comfort = if (7..21).contains(&hour) { 102 } else { 95 };
        let style = 94 + u64::from(self.dice.text(carrier.code).below(13));
        let in_market = market.dice.text(carrier.code);
        let flights = journey.flights().iter().fold(self.dice, |dice, flight| {
            dice.with(u64::from(flight.carrier)).with(u64::from(flight.number))
        });
        let mills = [
            market.level_percent(carrier.kind),
            market.stops_percent(journey.stops(), carrier.kind),
            one_way_percent(prefers_returns),
            own_risk,
            comfort,
            style,
            cabin_percent(journey, cabins, in_market),
        ]
        .into_iter()
        .fold((distance_cents(market.km) + detour_km / 2) * 1_000, |mills, percent| mills * percent / 100);
        Tariff {
            carrier: journey.carrier(),
            self_transfer: journey.self_transfer,
            prefers_returns,
            kind: carrier.kind,
            seasons: market.seasons,
            mills,
            charges: charges(journey, &market),
            dice: [in_market, flights],
            today: self.today,
        }
    }
}

impl Tariff {
    /// Returns the one-way fare on a day of departure.
    pub(crate) fn on(&self, day: i64) -> Fare {
        // Daily variation of the airline's fares, and of the seats left on these flights.
        let [airline, flights] = self.dice.map(|dice| u64::from(dice.with_signed(day).below(13)));
        let mills = [
            94 + airline,
            94 + flights,
            self.seasons.percent(day),
            weekday_percent(day),
            lead_percent(day - self.today, self.kind),
        ]
        .into_iter()
        .fold(self.mills, |mills, percent| mills * percent / 100);
        let base = i64::try_from(mills / 1_000).unwrap_or(i64::MAX / 1_000);
        Fare { base, taxes: self.charges + base * 7 / 100 }
    }
}

/// Returns the airport and government charges, in US cents, for each flight and for leaving the country.
fn charges(journey: &Journey, market: &Market) -> i64 {
    let airports = 600 * journey.flights().len() as i64;
    airports + if market.is_abroad() { 700 + market.km.min(9_000) as i64 / 2 } else { 0 }
}

/// Returns the price for the distance alone, in US cents. The price of each additional kilometre falls with the
/// distance.
fn distance_cents(km: u64) -> u64 {
    /// Upper bounds of the distance bands in km, and the price per kilometre in each band, in tenths of a cent.
    const BANDS: [(u64, u64); 3] = [(500, 90), (6_000, 51), (u64::MAX, 26)];
    let mut from = 0;
    let mut tenths = 24_000;
    for (to, per_km) in BANDS {
        tenths += (km.min(to) - from) * per_km;
        if km <= to {
            break;
        }
        from = to;
    }
    tenths / 10
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flights::schedule::connect::{Finder, JourneyQuery};
    use crate::flights::schedule::testing::{SEED, day, journey_query, world};

    #[test]
    fn cabins_differ_if_a_flight_lacks_the_requested_cabin() {
        let pricer = Pricer::new(world(), SEED, day("2027-01-10"));
        let query = JourneyQuery { max_stops: 2, ..journey_query("INV", "JFK", day("2027-03-14")) };
        let journeys = Finder::new(world()).find(&query);
        let mixed = journeys.iter().filter_map(|journey| pricer.cabins(journey, Cabin::Business));
        assert!(mixed.filter(|cabins| cabins.contains(&Cabin::Economy)).count() > 0);
        let economy = journeys.iter().filter_map(|journey| pricer.cabins(journey, Cabin::Economy));
        assert_eq!(economy.count(), journeys.len());
    }

    #[test]
    fn longer_distances_cost_more() {
        assert!((0..20_000).step_by(50).map(distance_cents).is_sorted_by(|near, far| near < far));
    }
}
