//! What the inventory is asked.

use jiff::Timestamp;
use jiff::civil::Date;

use super::fares::party::TravellerCounts;
use super::schedule::cabins::Cabin;
use crate::world::dice::Dice;
use crate::world::zones::day_of_date;
use wayfare_places::money::Currency;

/// A search for flights, in terms of the trade: nothing of the wire is left in it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FlightInventoryQuery {
    /// The legs in the order of travel.
    pub legs: Vec<FlightInventoryLeg>,
    /// The cabin that is wanted.
    pub cabin: Cabin,
    /// Who travels. An empty party finds nothing.
    pub party: TravellerCounts,
    /// Whether bookings that are split into several are wanted too.
    pub include_split: bool,
    /// Most stops on a leg; `None` for as many as it takes.
    pub max_stops: Option<u8>,
    /// What prices are in.
    pub currency: &'static Currency,
    /// The country in which the flights are sold, ISO 3166-1 alpha-2.
    pub market: String,
    /// Whether the caller's key has cashback.
    pub cashback: bool,
    /// When the search was started, not when this provider gets to it: one search has one present, or its fares would
    /// change between two polls.
    pub now: Timestamp,
}

impl FlightInventoryQuery {
    /// Mixes in all that tells one search from another.
    pub(crate) fn mix(&self, dice: Dice) -> Dice {
        let mut dice = dice.text(self.cabin.code()).text(self.currency.code()).text(&self.market);
        for leg in &self.legs {
            for code in leg.origins.iter().chain(&leg.destinations) {
                dice = dice.text(code);
            }
            dice = dice.with_signed(day_of_date(leg.date)).with(u64::from(leg.flex_days));
        }
        self.party.kinds().into_iter().fold(dice, |dice, (count, _)| dice.with(u64::from(count)))
    }
}

/// One leg of a query.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FlightInventoryLeg {
    /// Codes of the airports to start from: metro areas and nearby airports are expanded already. Unknown ones count
    /// for nothing.
    pub origins: Vec<String>,
    /// Codes of the airports to arrive at.
    pub destinations: Vec<String>,
    /// The local date of departure.
    pub date: Date,
    /// How many days earlier or later will do. No more than seven are looked at.
    pub flex_days: u8,
}
