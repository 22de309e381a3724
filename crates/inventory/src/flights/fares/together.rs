//! What the legs of an itinerary cost together.

use super::market::Market;
use crate::flights::schedule::carriers::CarrierKind;

/// What network carriers ask for a long one-way journey abroad, in percent of half a round trip: by custom they sell
/// round trips.
const ONE_WAY_PERCENT: u64 = 140;
/// How the legs of an itinerary are bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Together {
    /// One leg.
    OneWay,
    /// There and back on one ticket.
    Return,
    /// Several cities on one ticket.
    Open,
    /// On several tickets that somebody combines.
    Joined,
}

impl Together {
    /// The fare of a leg, in percent of that of the leg by itself.
    pub(crate) fn percent(self, prefers_returns: bool) -> i64 {
        match (self, prefers_returns) {
            (Self::Joined, _) => 106,
            // A round trip costs twice its half.
            (Self::Return, true) => 72,
            (Self::Open, true) => 84,
            _ => 100,
        }
    }
}

/// Whether a carrier sells a journey one way for more than half of a round trip.
pub(crate) fn prefers_returns(kind: CarrierKind, market: &Market, self_transfer: bool) -> bool {
    kind == CarrierKind::Full && market.is_long() && market.is_abroad() && !self_transfer
}

/// The fare of a leg by itself, in percent of what it is as half of a round trip.
pub(crate) fn alone_percent(prefers_returns: bool) -> u64 {
    if prefers_returns { ONE_WAY_PERCENT } else { 100 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_trip_undoes_the_surcharge_of_one_way() {
        let half = |prefers| alone_percent(prefers) as i64 * Together::Return.percent(prefers) / 100;
        assert_eq!((half(true), half(false)), (100, 100));
        assert!(Together::Joined.percent(true) > Together::Open.percent(true));
    }
}
