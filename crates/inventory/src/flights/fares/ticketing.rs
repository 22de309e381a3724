//! Combined price of an itinerary's legs.

use super::market::Market;
use crate::flights::schedule::carriers::CarrierKind;

/// A network carrier's fare for a long one-way journey abroad, as a percentage of half the fare for a round trip.
/// Traditionally, network carriers sell round trips.
const ONE_WAY_PERCENT: u64 = 140;
/// Ticket structure of an itinerary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ticketing {
    /// A single leg.
    OneWay,
    /// A round trip on one ticket.
    Return,
    /// Several cities on one ticket.
    Open,
    /// Several tickets, which a provider combines.
    Combined,
}

impl Ticketing {
    /// Returns the structure of an itinerary with this number of legs. `returns` is `true` for a round trip.
    pub(crate) fn of(legs: usize, one_ticket: bool, returns: bool) -> Self {
        match legs {
            1 => Self::OneWay,
            _ if !one_ticket => Self::Combined,
            _ if returns => Self::Return,
            _ => Self::Open,
        }
    }

    /// Returns the fare for a leg as part of the itinerary, as a percentage of the leg's one-way fare.
    pub(crate) fn percent(self, prefers_returns: bool) -> i64 {
        match (self, prefers_returns) {
            (Self::Combined, _) => 106,
            // Reverses the one-way surcharge, so that each way costs half the fare for a round trip.
            (Self::Return, true) => 72,
            (Self::Open, true) => 84,
            _ => 100,
        }
    }
}

/// Returns whether a carrier's one-way fare for a journey is more than half the fare for a round trip.
pub(crate) fn prefers_returns(kind: CarrierKind, market: &Market, self_transfer: bool) -> bool {
    kind == CarrierKind::Full && market.is_long() && market.is_abroad() && !self_transfer
}

/// Returns the one-way fare for a leg as a percentage of half the fare for a round trip.
pub(crate) fn one_way_percent(prefers_returns: bool) -> u64 {
    if prefers_returns { ONE_WAY_PERCENT } else { 100 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_trip_has_no_one_way_surcharge() {
        let half = |prefers| one_way_percent(prefers) as i64 * Ticketing::Return.percent(prefers) / 100;
        assert_eq!((half(true), half(false)), (100, 100));
        assert!(Ticketing::Combined.percent(true) > Ticketing::Open.percent(true));
    }
}
