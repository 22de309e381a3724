//! Car offers.

use std::sync::Arc;

use wayfare_models::cars::{CarBookingOption, CarLocation};
use wayfare_models::common::ResultId;
use wayfare_places::money::ExactAmount;

use super::Cars;
use super::sale::{CarOfferSale, CarSales, FullDetails, result_id};
use crate::travel::engine::Offer;

/// Distance from the searched place to a pickup place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Distance {
    /// The straight-line distance, in metres.
    pub metres: u32,
}

/// A car offer.
pub type CarOffer = Offer<Cars>;

impl CarOffer {
    pub(super) fn single(result: ResultId, metres: u32, details: FullDetails) -> Self {
        Offer::new(result, Distance { metres }, details.total, CarOfferSale::single(details))
    }

    /// Creates the offer at this index of shared details, which are computed on demand.
    pub fn of_many(
        car: ResultId,
        metres: u32,
        total: ExactAmount,
        sales: &Arc<dyn CarSales>,
        place: u32,
    ) -> Self {
        Offer::new(car, Distance { metres }, total, CarOfferSale::of_many(Arc::clone(sales), place))
    }

    /// Creates an offer with all its details. `car` identifies the car at its agency. `option` contains the codes of
    /// the agency and the places; its amounts are for the whole rental, in the currency of `total`. `total` replaces
    /// the option's price. An option without an agency or a pickup place is not shown. `locations` are the places that
    /// the option refers to. `metres` is the distance from the searched place to the pickup place.
    pub fn with_details(
        car: &str,
        metres: u32,
        option: CarBookingOption,
        locations: Vec<CarLocation>,
        total: ExactAmount,
    ) -> Self {
        let result = result_id(
            option.agency_code.as_ref(),
            option.pickup_location_id.as_ref(),
            car,
            option.dropoff_location_id.as_ref(),
        );
        CarOffer::single(result, metres, FullDetails { option, locations, total })
    }
}
