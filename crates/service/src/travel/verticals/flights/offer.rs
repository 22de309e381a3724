//! Itinerary offers.

use std::sync::Arc;

use wayfare_models::common::ResultId;
use wayfare_models::flights::FlightBookingOption;
use wayfare_places::money::ExactAmount;

use super::Flights;
use super::sale::{FlightSale, FullDetails, OfferLeg, Sales, result_id};
use crate::travel::engine::Offer;

/// An itinerary's number of stops and travel time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// The maximum number of stops per leg.
    pub stops: usize,
    /// The total travel time of all legs, in minutes.
    pub minutes: i64,
}

/// An itinerary offer.
pub type FlightOffer = Offer<Flights>;

impl FlightOffer {
    /// Creates the offer at this index of shared details, which are computed on demand.
    pub fn of_many(
        itinerary: ResultId,
        effort: Effort,
        total: ExactAmount,
        sales: &Arc<dyn Sales>,
        place: u32,
    ) -> Self {
        Offer::new(itinerary, effort, total, FlightSale::of_many(Arc::clone(sales), place))
    }

    /// Creates an offer with all its details. The prices of `option`, if any, are in the currency of `total` and,
    /// except for bags, for the whole party. `total` replaces the option's display price. A leg without a duration
    /// counts as 0 minutes.
    pub fn with_details(legs: Vec<OfferLeg>, option: FlightBookingOption, total: ExactAmount) -> Self {
        let stops = legs.iter().map(|leg| leg.segments.len().saturating_sub(1)).max().unwrap_or(0);
        let minutes = legs.iter().filter_map(|leg| leg.leg.duration).fold(0, i64::saturating_add);
        let itinerary = result_id(legs.iter().map(|leg| &leg.id));
        let sale = FlightSale::single(FullDetails { legs, option, total });
        Offer::new(itinerary, Effort { stops, minutes }, total, sale)
    }
}
