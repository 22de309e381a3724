//! Queries to the flight inventory.

use jiff::Timestamp;
use jiff::civil::Date;

use super::fares::party::traveller_kinds;
use super::schedule::cabins::Cabin;
use crate::world::dice::Dice;
use crate::world::zones::day_of_date;
use wayfare_models::party::Party;
use wayfare_places::money::Currency;

/// A prepared flight search, without wire types.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FlightInventoryQuery {
    /// The legs in the order of travel.
    pub legs: Vec<FlightInventoryLeg>,
    /// The requested cabin.
    pub cabin: Cabin,
    /// The travellers. A query with an empty party has no results.
    pub party: Party,
    /// `true` to include split bookings.
    pub include_split: bool,
    /// `true` to include journeys that take far longer than the shortest journey.
    pub include_long: bool,
    /// Maximum number of stops on a leg, or `None` for no limit.
    pub max_stops: Option<u8>,
    /// Currency of the prices.
    pub currency: &'static Currency,
    /// Country of the point of sale, ISO 3166-1 alpha-2.
    pub market: String,
    /// `true` if cashback is enabled for the API key.
    pub cashback: bool,
    /// Start time of the search. All providers and polls must use the same time; otherwise, fares would change between
    /// polls.
    pub now: Timestamp,
}

impl FlightInventoryQuery {
    /// Mixes in the cabin, the currency, the market, the legs and the travellers.
    pub(crate) fn mix(&self, dice: Dice) -> Dice {
        let mut dice = dice.text(self.cabin.code()).text(self.currency.code()).text(&self.market);
        for leg in &self.legs {
            for code in leg.origins.iter().chain(&leg.destinations) {
                dice = dice.text(code);
            }
            dice = dice.with_signed(day_of_date(leg.date)).with(u64::from(leg.flex_days));
        }
        traveller_kinds(self.party).into_iter().fold(dice, |dice, (count, _)| dice.with(u64::from(count)))
    }
}

/// One leg of a query.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FlightInventoryLeg {
    /// Codes of the departure airports, with metro areas and nearby airports already expanded. Unknown codes are
    /// ignored.
    pub origins: Vec<String>,
    /// Codes of the arrival airports.
    pub destinations: Vec<String>,
    /// The local date of departure.
    pub date: Date,
    /// Number of days by which the departure may be earlier or later. Values above seven count as seven.
    pub flex_days: u8,
}
