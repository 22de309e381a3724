//! Offers with all that is to be known of them: form of booking, price, fare families, badges, cashback.

use std::sync::Arc;

use super::deals::Itinerary;
use super::fares::families::{Amenity, Family, Restriction};
use crate::flights::fares::party::PartyFare;
use crate::flights::schedule::carriers::CarrierId;
use wayfare_places::money::ExactAmount;

/// Form of booking of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OptionKind {
    /// In one booking.
    Regular,
    /// In several bookings, one for each leg.
    Split,
}

/// A badge of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Badge {
    /// A nonstop flight on each leg.
    Direct,
    /// Cancellation is free.
    FreeCancellation,
    /// Booking is possible without leaving the page.
    InstantBook,
    /// Flights of airlines without an agreement are combined.
    VirtualInterline,
    /// The provider helps when such a connection is missed.
    SelfTransferProtection,
}

impl Badge {
    /// Code in answers.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Direct => "direct",
            Self::FreeCancellation => "freeCancellation",
            Self::InstantBook => "instantBook",
            Self::VirtualInterline => "virtualInterline",
            Self::SelfTransferProtection => "selfTransferProtection",
        }
    }

    /// Name for travellers.
    #[must_use]
    pub fn display_name(self) -> &'static str {
        match self {
            Self::Direct => "Direct",
            Self::FreeCancellation => "Free cancellation",
            Self::InstantBook => "Instant booking",
            Self::VirtualInterline => "Self-transfer",
            Self::SelfTransferProtection => "Self-transfer protection",
        }
    }
}

/// Cashback for the traveller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cashback {
    /// A share of the price, limited by the cap.
    Percentage {
        /// Tenths of a percent.
        tenths: u32,
        /// Upper limit.
        cap: ExactAmount,
    },
    /// A fixed amount for a booking.
    Flat(ExactAmount),
}

/// The fare family of some legs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldFamily {
    /// The family.
    pub family: &'static Family,
    /// Indexes of the legs that it applies to, from 0.
    pub legs: Vec<u16>,
    pub(crate) carrier: CarrierId,
}

/// One booking option of one provider for an itinerary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedItinerary {
    /// The itinerary. Offers of several providers share it.
    pub itinerary: Arc<Itinerary>,
    /// Code of the provider: a reseller or an airline.
    pub provider_code: &'static str,
    /// Form of booking.
    pub kind: OptionKind,
    /// Price.
    pub price: PartyFare,
    /// The airlines' share of the price, without taxes.
    pub base_price: PartyFare,
    /// Fare families.
    pub families: Vec<SoldFamily>,
    /// Badges.
    pub badges: Vec<Badge>,
    /// Cashback, if the API key has it.
    pub cashback: Option<Cashback>,
    /// Token that is unique to the offer, and the same whenever it is made again.
    pub(crate) token: u128,
}

impl PricedItinerary {
    /// The text to show where it is not refunded, or not all of it.
    #[must_use]
    pub fn non_refundable_disclosure(&self) -> Option<&'static str> {
        let is_lost = |sold: &SoldFamily| sold.family.terms(Amenity::Refundable) == Restriction::Unavailable;
        match self.families.iter().filter(|sold| is_lost(sold)).count() {
            0 => None,
            lost if lost == self.families.len() => Some("Nothing is paid back after a cancellation."),
            _ => Some("Some flights are not paid back after a cancellation."),
        }
    }
}
