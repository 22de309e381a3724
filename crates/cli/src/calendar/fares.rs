//! Fares in a calendar response, by departure day.

use std::collections::BTreeMap;

use specwright_core::Date;
use wayfare_models::common::CurrencyCode;
use wayfare_models::flights::{CalendarFare, FareCalendar};
use wayfare_models::{Amount, KnownFare, Lenient};

use super::request::Span;
use crate::terminal::prices::Prices;

/// Number of fares that are marked as the cheapest.
const MARKED_FARES: usize = 3;

/// Mark that follows the price of the cheapest fares.
pub const MARK: &str = "*";

/// Number of shades from cheap to expensive.
pub const SHADES: usize = 5;

/// The lowest fare for each day, and the price format.
#[derive(Debug)]
pub struct Fares<'a> {
    by_day: BTreeMap<Date, KnownFare<'a>>,
    cheapest: Vec<Date>,
    prices: Prices<'a>,
    /// Currency of all fares.
    pub currency: Option<&'a Lenient<CurrencyCode>>,
}

impl<'a> Fares<'a> {
    /// Collects the lowest fare of each requested day.
    pub fn of(calendar: &'a FareCalendar, span: Span) -> Self {
        let mut by_day: BTreeMap<Date, KnownFare<'_>> = BTreeMap::new();
        let is_requested = |fare: &KnownFare<'_>| span.contains(fare.departure);
        for fare in calendar.results.iter().filter_map(CalendarFare::fare).filter(is_requested) {
            let known = by_day.entry(fare.departure).or_insert(fare);
            if amount(&fare) < amount(known) {
                *known = fare;
            }
        }
        let mut cheapest: Vec<Date> = by_day.keys().copied().collect();
        cheapest.sort_by_key(|day| by_day.get(day).map(amount));
        cheapest.truncate(MARKED_FARES);
        let currency = by_day.values().find_map(|fare| fare.price.currency.as_ref());
        let prices = Prices::new(currency, by_day.values().map(amount));
        Fares { by_day, cheapest, prices, currency }
    }

    /// Returns `true` if no fares are known.
    pub fn is_empty(&self) -> bool {
        self.by_day.is_empty()
    }

    /// Returns all fares, by departure day.
    pub fn all(&self) -> impl Iterator<Item = KnownFare<'a>> {
        self.by_day.values().copied()
    }

    /// Returns the cheapest fares, lowest first.
    pub fn cheapest(&self) -> impl Iterator<Item = KnownFare<'a>> {
        self.cheapest.iter().filter_map(|day| self.on(*day))
    }

    /// Returns the fare for a day.
    pub fn on(&self, day: Date) -> Option<KnownFare<'a>> {
        self.by_day.get(&day).copied()
    }

    /// Returns whether the cheapest fares are marked. No fare is marked if every fare would be.
    pub fn are_marked(&self) -> bool {
        self.by_day.len() > MARKED_FARES
    }

    /// Formats a price followed by the mark or a space of the same width: `298.40*`.
    pub fn price(&self, fare: &KnownFare<'_>) -> String {
        self.prices.write(Some(amount(fare))) + if self.is_marked(fare) { MARK } else { " " }
    }

    /// Returns whether a fare has the mark.
    pub fn is_marked(&self, fare: &KnownFare<'_>) -> bool {
        self.are_marked() && self.cheapest.contains(&fare.departure)
    }

    /// Returns the shade of a fare, from 0 for the cheapest to [`SHADES`] - 1.
    pub fn shade(&self, fare: &KnownFare<'_>) -> usize {
        let numbers = || self.all().map(|fare| amount(&fare).get());
        let (lowest, highest) = (numbers().fold(f64::MAX, f64::min), numbers().fold(0.0, f64::max));
        let share = (amount(fare).get() - lowest) / (highest - lowest);
        // If all fares are equal, the share is NaN, which the cast turns into 0.
        ((share * SHADES as f64) as usize).min(SHADES - 1)
    }
}

fn amount(fare: &KnownFare<'_>) -> Amount {
    fare.price.price
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::calendar::request::tests::span;
    use serde_json::{Value, json};

    /// Returns a result for one day: a round trip if `back` is given.
    pub fn result(day: &str, back: Option<&str>, price: f64, is_predicted: bool) -> Value {
        let price = json!({ "price": price, "currency": "EUR" });
        match back {
            None => json!({
                "outboundLeg": { "departureDate": day, "price": price }, "predicted": is_predicted,
            }),
            Some(back) => json!({
                "outboundLeg": { "departureDate": day },
                "inboundLegs": [{ "departureDate": back, "price": price }],
                "predicted": is_predicted,
            }),
        }
    }

    /// Returns a response with a fare for most days of March 2027. Two of the fares were found by searches.
    pub fn answer(round_trip: bool) -> FareCalendar {
        let fare = |day: i32| {
            let back = round_trip.then(|| format!("2027-04-{:02}", day % 9 + 1));
            let price = 200.5 + f64::from(day * 37 % 90);
            result(&format!("2027-03-{day:02}"), back.as_deref(), price, !matches!(day, 14 | 15))
        };
        decoded((1..=31).filter(|day| *day != 20).map(fare).collect())
    }

    fn decoded(results: Vec<Value>) -> FareCalendar {
        let answer = json!({ "results": results });
        wayfare_models::decode(answer.to_string().as_bytes()).unwrap().value
    }

    fn of_prices(prices: &[f64]) -> FareCalendar {
        let days = prices.iter().enumerate();
        decoded(days.map(|(at, price)| result(&format!("2027-03-{}", at + 10), None, *price, true)).collect())
    }

    fn fares(answer: &FareCalendar) -> Fares<'_> {
        Fares::of(answer, span("--month 2027-03").unwrap())
    }

    #[test]
    fn only_requested_days_are_shown_once_each() {
        let fare = |day: &str, price: f64| result(day, None, price, true);
        let answer = decoded(vec![
            fare("2027-03-03", 1.0),
            fare("2027-04-01", 1.0),
            fare("2027-03-09", -1.0),
            fare("2027-03-12", 30.0),
            fare("2027-03-10", 40.0),
            fare("2027-03-12", 20.0),
            fare("2027-03-12", 25.0),
        ]);
        let fares = fares(&answer);
        let shown: Vec<_> = fares.all().map(|fare| (fare.departure.day(), fares.price(&fare))).collect();
        assert_eq!(shown, [(10, "40.00 ".to_owned()), (12, "20.00 ".to_owned())]);
        assert_eq!(fares.currency.map(AsRef::as_ref), Some("EUR"));
    }

    #[test]
    fn the_cheapest_fares_are_marked_unless_all_would_be() {
        let marked = |prices: &[f64]| {
            let answer = of_prices(prices);
            let fares = fares(&answer);
            fares.all().map(|fare| fares.price(&fare).ends_with(MARK)).collect::<Vec<_>>()
        };
        assert_eq!(marked(&[9.0, 5.0, 7.0, 8.0, 5.0]), [false, true, true, false, true]);
        assert_eq!(marked(&[5.0, 5.0, 5.0, 5.0]), [true, true, true, false]);
        assert_eq!(marked(&[5.0, 6.0, 7.0]), [false, false, false]);
    }

    #[test]
    fn shades_divide_the_range_of_prices() {
        let shades = |prices: &[f64]| {
            let answer = of_prices(prices);
            let fares = fares(&answer);
            fares.all().map(|fare| fares.shade(&fare)).collect::<Vec<_>>()
        };
        assert_eq!(shades(&[100.0, 119.0, 121.0, 150.0, 179.0, 181.0, 200.0]), [0, 0, 1, 2, 3, 4, 4]);
        assert_eq!(shades(&[7.0, 7.0]), [0, 0]);
        assert_eq!(shades(&[0.0]), [0]);
    }
}
