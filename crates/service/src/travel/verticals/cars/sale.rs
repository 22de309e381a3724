//! The details of an offer: one booking option of one car.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use wayfare_models::cars::{AgencyCode, CarBookingOption, CarLocation, CarLocationId};
use wayfare_models::common::{Price, ResultId};
use wayfare_models::writers::cars::CarBookingOptionWriter;
use wayfare_places::money::ExactAmount;

use super::terms::Terms;
use crate::travel::engine::exact_amount;
use crate::travel::links::ServiceLinks;
use crate::travel::polled::to_price;

/// Returns the id of the result that contains a car: agency, pickup place, car, and the return place if it differs,
/// joined with `~`.
pub fn result_id(
    agency: Option<&AgencyCode>,
    pickup: Option<&CarLocationId>,
    car: &str,
    dropoff: Option<&CarLocationId>,
) -> ResultId {
    let agency = agency.map_or("", AgencyCode::as_str);
    let pickup = pickup.map_or("", CarLocationId::as_str);
    let back = dropoff.map(CarLocationId::as_str);
    let parts: Vec<&str> = [agency, pickup, car].into_iter().chain(back).collect();
    ResultId::from(parts.join("~"))
}

/// The details of many offers, for providers with hundreds of offers. The offers share their data, and their options
/// are written directly to the response. Each offer has an index (`place`).
pub trait CarSales: fmt::Debug + Send + Sync {
    /// Returns the codes and ids that an offer's option refers to.
    fn names(&self, place: u32) -> CarNames<'_>;

    /// Returns the pickup place of an offer.
    fn pickup(&self, place: u32) -> CarLocation;

    /// Returns the return place of an offer, if it differs from the pickup place.
    fn dropoff(&self, place: u32) -> Option<CarLocation>;

    /// Writes the booking option of an offer, with prices on these terms.
    fn write_option(
        &self,
        place: u32,
        terms: &Terms,
        links: &ServiceLinks,
        option: &mut CarBookingOptionWriter<'_>,
    );

    /// Returns the estimated memory of each offer in bytes, for the limit on all searches together.
    fn bytes_each(&self) -> usize;
}

/// The codes and ids that a booking option refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarNames<'a> {
    /// The code of the provider.
    pub provider: &'a str,
    /// The code of the agency.
    pub agency: &'a str,
    /// The id of the pickup place.
    pub pickup: &'a str,
    /// The id of the return place, if it differs from the pickup place.
    pub dropoff: Option<&'a str>,
}

/// The details of an offer: its own, or an index into [`CarSales`].
#[derive(Clone, Debug)]
pub struct CarOfferSale(Kind);

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Single(Arc<FullDetails>),
    OfMany(Arc<dyn CarSales>, u32),
}

impl CarOfferSale {
    pub(super) fn single(details: FullDetails) -> Self {
        CarOfferSale(Kind::Single(Arc::new(details)))
    }

    pub(super) fn of_many(sales: Arc<dyn CarSales>, place: u32) -> Self {
        CarOfferSale(Kind::OfMany(sales, place))
    }

    pub(super) fn kind(&self) -> &Kind {
        &self.0
    }

    /// Returns the details of an offer that was created with all its details.
    pub(super) fn full_details(&self) -> Option<&FullDetails> {
        let Kind::Single(details) = self.kind() else { return None };
        Some(details)
    }

    pub(super) fn bytes(&self) -> usize {
        match self.kind() {
            Kind::Single(_) => FullDetails::BYTES,
            Kind::OfMany(sales, _) => sales.bytes_each(),
        }
    }
}

/// The details of an offer created with `CarOffer::with_details`.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct FullDetails {
    pub(super) option: CarBookingOption,
    /// The places that the option refers to. These places belong to the offer because their distances depend on the
    /// search.
    pub(super) locations: Vec<CarLocation>,
    #[serde(with = "exact_amount")]
    pub(super) total: ExactAmount,
}

impl FullDetails {
    /// Estimated memory in bytes, for the limit on all searches together.
    const BYTES: usize = 4_096;

    /// Returns the booking option, with prices on these terms.
    pub(super) fn option(&self, terms: &Terms) -> CarBookingOption {
        let mut option = self.option.clone();
        option.price = Some(terms.price(self.total));
        let convert = |price: &mut Option<Price>| {
            *price = price.as_ref().map(|price| {
                to_price(terms.convert(ExactAmount::nearest(price.price, self.total.currency())))
            });
        };
        option.fees.iter_mut().for_each(|fee| convert(&mut fee.rate));
        if let Some(policy) = &mut option.policy {
            if let Some(cancellation) = &mut policy.cancellation {
                convert(&mut cancellation.non_cancellation_fee);
            }
            for insurance in &mut policy.insurance {
                convert(&mut insurance.limit);
                convert(&mut insurance.deductible);
            }
        }
        option
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_follow_from_agency_place_and_car() {
        let (agency, pickup, dropoff) =
            (AgencyCode::from("a"), CarLocationId::from("p"), CarLocationId::from("d"));
        let id = |dropoff| result_id(Some(&agency), Some(&pickup), "car", dropoff);
        assert_eq!(id(None).as_str(), "a~p~car");
        assert_eq!(id(Some(&dropoff)).as_str(), "a~p~car~d");
    }
}
