//! The details of an offer: one booking option of one itinerary.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use wayfare_models::common::{Price, ResultId};
use wayfare_models::flights::{FlightBookingOption, FlightLeg, FlightSegment, LegId, SegmentId};
use wayfare_models::writers::flights::FlightBookingOptionWriter;
use wayfare_places::money::ExactAmount;

use super::shared::Shared;
use super::terms::Terms;
use crate::travel::engine::exact_amount;
use crate::travel::links::ServiceLinks;
use crate::travel::polled::to_price;

/// Returns the id of the result that contains an itinerary: the ids of its legs in the order of travel, joined with
/// `~`.
pub fn result_id<'a>(legs: impl IntoIterator<Item = &'a LegId>) -> ResultId {
    let ids: Vec<&str> = legs.into_iter().map(LegId::as_str).collect();
    ResultId::from(ids.join("~"))
}

/// The details of many offers, for providers with hundreds of offers. The offers share their data, and their options
/// are written directly to the response. Each offer has an index (`place`).
pub trait Sales: fmt::Debug + Send + Sync {
    /// Returns the provider code of an offer's option.
    fn provider_code(&self, place: u32) -> &str;

    /// Returns the leg ids of an offer's itinerary, in the order of travel.
    fn leg_ids(&self, place: u32) -> Vec<LegId>;

    /// Returns the leg at this index. Not called for a leg that the response already contains.
    fn leg(&self, place: u32, index: usize) -> Option<OfferLeg>;

    /// Writes the booking option of an offer, with prices on these terms. `shared` caches the value computed for the
    /// last option of the result.
    fn write_option(
        &self,
        place: u32,
        terms: &Terms,
        links: &ServiceLinks,
        shared: &mut Shared,
        option: &mut FlightBookingOptionWriter<'_>,
    );

    /// Returns the estimated memory of each offer in bytes, for the limit on all searches together.
    fn bytes_each(&self) -> usize;
}

/// The details of an offer: its own, or an index into [`Sales`].
#[derive(Clone, Debug)]
pub struct FlightSale(Kind);

#[derive(Clone, Debug)]
pub(super) enum Kind {
    Single(Arc<FullDetails>),
    OfMany(Arc<dyn Sales>, u32),
}

impl FlightSale {
    pub(super) fn single(details: FullDetails) -> Self {
        FlightSale(Kind::Single(Arc::new(details)))
    }

    pub(super) fn of_many(sales: Arc<dyn Sales>, place: u32) -> Self {
        FlightSale(Kind::OfMany(sales, place))
    }

    pub(super) fn kind(&self) -> &Kind {
        &self.0
    }

    /// Returns the details of an offer that was created with all its details.
    pub(super) fn full_details(&self) -> Option<&FullDetails> {
        let Kind::Single(details) = self.kind() else { return None };
        Some(details)
    }

    /// Returns the ids of the itinerary's legs in the order of travel, each with its leg. A leg that is already known
    /// may be missing.
    pub(crate) fn legs(&self, is_known: impl Fn(&LegId) -> bool) -> Vec<(LegId, Option<OfferLeg>)> {
        match self.kind() {
            Kind::Single(details) => {
                details.legs.iter().map(|leg| (leg.id.clone(), Some(leg.clone()))).collect()
            }
            Kind::OfMany(sales, place) => {
                let ids = sales.leg_ids(*place).into_iter().enumerate();
                ids.map(|(index, id)| {
                    let leg = if is_known(&id) { None } else { sales.leg(*place, index) };
                    (id, leg)
                })
                .collect()
            }
        }
    }

    pub(super) fn bytes(&self) -> usize {
        match self.kind() {
            Kind::Single(_) => FullDetails::BYTES,
            Kind::OfMany(sales, _) => sales.bytes_each(),
        }
    }
}

/// A leg and its segments, as response types.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OfferLeg {
    /// The leg's id: identical for the same flights, regardless of the provider.
    pub id: LegId,
    /// The leg.
    pub leg: FlightLeg,
    /// The leg's segments in the order of travel.
    pub segments: Vec<(SegmentId, FlightSegment)>,
}

/// The details of an offer created with `FlightOffer::with_details`.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct FullDetails {
    pub(super) legs: Vec<OfferLeg>,
    pub(super) option: FlightBookingOption,
    #[serde(with = "exact_amount")]
    pub(super) total: ExactAmount,
}

impl FullDetails {
    /// Estimated memory in bytes, for the limit on all searches together.
    const BYTES: usize = 4_096;

    /// Returns the booking option, with prices on these terms.
    pub(super) fn option(&self, terms: &Terms) -> FlightBookingOption {
        let mut option = self.option.clone();
        option.display_price = Some(terms.price(terms.party_price(self.total)));
        if let Some(fees) = &mut option.fees {
            let read = |price: &Price| ExactAmount::nearest(price.price, self.total.currency());
            for price in [&mut fees.base_price, &mut fees.total_price].into_iter().flatten() {
                *price = terms.price(terms.party_price(read(price)));
            }
            for bag in fees.carry_on_bag.iter_mut().chain(&mut fees.checked_bag) {
                bag.display_price =
                    bag.display_price.as_ref().map(|price| to_price(terms.convert(read(price))));
            }
        }
        option
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_follow_from_legs() {
        assert_eq!(result_id(&[LegId::from("a"), LegId::from("b")]).as_str(), "a~b");
    }
}
