//! The fares of an answer, by day of departure.

use std::collections::BTreeMap;

use wayfare_models::Amount;
use wayfare_models::flights::{FareCalendar, KnownFare};
use wayfare_wire::Date;

use super::request::Span;
use crate::terminal::prices::Prices;

/// The number of fares that are marked as the cheapest.
const MARKED: usize = 3;

/// The mark of the cheapest fares.
pub const MARK: &str = "*";

/// The number of shades from cheap to dear.
pub const SHADES: usize = 5;

/// The lowest fare of each day, and what is needed to write them.
#[derive(Debug)]
pub struct Fares<'a> {
    by_day: BTreeMap<Date, &'a KnownFare>,
    cheapest: Vec<Date>,
    /// The format of their prices.
    pub prices: Prices<'a>,
}

impl<'a> Fares<'a> {
    /// The fares of an answer for the days that were asked for.
    pub fn of(calendar: &'a FareCalendar, span: Span) -> Self {
        let mut by_day: BTreeMap<Date, &KnownFare> = BTreeMap::new();
        // A negative price stands for a missing one.
        let is_asked = |fare: &&KnownFare| span.contains(fare.departure_date) && amount(fare) >= Amount::ZERO;
        for fare in calendar.fares.iter().filter(is_asked) {
            let known = by_day.entry(fare.departure_date).or_insert(fare);
            if amount(fare) < amount(known) {
                *known = fare;
            }
        }
        let mut cheapest: Vec<Date> = by_day.keys().copied().collect();
        cheapest.sort_by_key(|day| by_day.get(day).map(|fare| amount(fare)));
        cheapest.truncate(MARKED);
        let prices = Prices::new(calendar.currency_code.as_ref(), by_day.values().map(|fare| amount(fare)));
        Fares { by_day, cheapest, prices }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.by_day.is_empty()
    }

    /// All fares, in the order of departure.
    pub fn all(&self) -> impl Iterator<Item = &'a KnownFare> {
        self.by_day.values().copied()
    }

    /// The cheapest fares, the lowest first.
    pub fn cheapest(&self) -> impl Iterator<Item = &'a KnownFare> {
        self.cheapest.iter().filter_map(|day| self.on(*day))
    }

    /// The fare of a day.
    pub fn on(&self, day: Date) -> Option<&'a KnownFare> {
        self.by_day.get(&day).copied()
    }

    /// `298.40*`: the price, with the mark or as much space.
    pub fn price(&self, fare: &KnownFare) -> String {
        let is_cheap = self.cheapest.contains(&fare.departure_date);
        self.prices.write(Some(amount(fare))) + if is_cheap { MARK } else { " " }
    }

    /// The shade of a fare: 0 for the cheapest, up to [`SHADES`] - 1.
    pub fn shade(&self, fare: &KnownFare) -> usize {
        let numbers = || self.all().map(|fare| amount(fare).get());
        let (lowest, highest) = (numbers().fold(f64::MAX, f64::min), numbers().fold(0.0, f64::max));
        let share = (amount(fare).get() - lowest) / (highest - lowest);
        // Where all fares are the same, the share is not a number, which becomes 0.
        ((share * SHADES as f64) as usize).min(SHADES - 1)
    }
}

fn amount(fare: &KnownFare) -> Amount {
    fare.price.price
}
