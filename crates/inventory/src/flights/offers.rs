//! Offers and all their details: kind, price, fare families, badges and cashback.

use std::sync::Arc;

use wayfare_models::flights::{AmenityCode, FlightBadgeCode};

use super::deals::Itinerary;
use super::fares::families::{Family, Restriction};
use crate::flights::fares::party::PartyFare;
use crate::flights::schedule::carriers::CarrierId;
use wayfare_places::money::ExactAmount;

/// Kind of booking option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OptionKind {
    /// One booking for all legs.
    Regular,
    /// Several bookings, one for each leg.
    Split,
}

/// Cashback for the traveller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cashback {
    /// A share of the price, limited by the cap.
    Percentage {
        /// Share of the price, in tenths of a percent.
        tenths: u32,
        /// Upper limit of the amount.
        cap: ExactAmount,
    },
    /// A fixed amount per booking.
    Flat(ExactAmount),
}

/// The fare family for some of the legs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldFamily {
    /// The family.
    pub family: &'static Family,
    /// Indexes of the legs that the family applies to, counted from 0.
    pub legs: Vec<u16>,
    pub(crate) carrier: CarrierId,
}

/// A provider's booking option for an itinerary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedItinerary {
    /// The itinerary, shared by the offers of several providers.
    pub itinerary: Arc<Itinerary>,
    /// Code of the provider: a reseller or an airline.
    pub provider_code: &'static str,
    /// Kind of booking option.
    pub kind: OptionKind,
    /// Price of the option.
    pub price: PartyFare,
    /// The airlines' share of the price, without taxes.
    pub base_price: PartyFare,
    /// Fare families.
    pub families: Vec<SoldFamily>,
    /// Badges and their display names.
    pub badges: Vec<(FlightBadgeCode, &'static str)>,
    /// Cashback, if the provider offers it and cashback is enabled for the API key.
    pub cashback: Option<Cashback>,
    /// Unique, stable token: recomputing the offer yields the same token.
    pub(crate) token: u128,
}

impl PricedItinerary {
    /// Returns the notice to show if the price is nonrefundable or only partly refundable.
    #[must_use]
    pub fn non_refundable_disclosure(&self) -> Option<&'static str> {
        let is_non_refundable =
            |sold: &SoldFamily| sold.family.terms(&AmenityCode::Refundable) == Restriction::Unavailable;
        match self.families.iter().filter(|sold| is_non_refundable(sold)).count() {
            0 => None,
            lost if lost == self.families.len() => Some("No refund if you cancel."),
            _ => Some("Some flights are not refundable."),
        }
    }
}
