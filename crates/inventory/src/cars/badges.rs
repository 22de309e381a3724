//! Badges for booking options. Each badge describes a fact about the rate.

use super::Dice;
use super::agencies::AgencyKind;
use super::branches::Access;
use super::deals::CarDeal;
use super::models::Fuel;
use super::policies::{Payment, RateKind};

/// A badge for a booking option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Badge {
    CarSharing,
    Chauffeured,
    GreatDeal,
    Contactless,
    Delivery,
    Electric,
    EnhancedCleaning,
    Exclusive,
    FreeAdditionalDriver,
    FreeCancellation,
    Hybrid,
    PublicRate,
    DirectBilling,
    SkipCounter,
    EarlyCheckin,
    Discount,
    MobileRate,
}

/// The facts about a rate that determine its badges.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RateFacts {
    pub(crate) kind: RateKind,
    pub(crate) payment: Payment,
    pub(crate) is_direct: bool,
    pub(crate) is_mobile: bool,
    pub(crate) is_discounted: bool,
    pub(crate) is_great_deal: bool,
    pub(crate) has_free_cancellation: bool,
}

/// Returns all badges of a rate.
pub(crate) fn badges(deal: &CarDeal, rate: RateFacts, agency_dice: Dice) -> Vec<Badge> {
    let (kind, fuel) = (deal.branch.agency.kind, deal.car.model.fuel);
    let agency =
        |label: &str, percent| kind == AgencyKind::Regular && agency_dice.text(label).chance(percent);
    let settled = rate.payment == Payment::Prepay && deal.branch.access == Access::InTerminal;
    let given = [
        (kind == AgencyKind::PeerToPeer, Badge::CarSharing),
        (kind == AgencyKind::IncludedDriver, Badge::Chauffeured),
        (kind == AgencyKind::Delivery, Badge::Delivery),
        (fuel == Some(Fuel::Electric), Badge::Electric),
        (fuel == Some(Fuel::Hybrid), Badge::Hybrid),
        (rate.has_free_cancellation, Badge::FreeCancellation),
        (rate.kind == RateKind::Exclusive, Badge::Exclusive),
        (rate.kind == RateKind::Corporate, Badge::DirectBilling),
        (rate.is_direct && kind == AgencyKind::Regular, Badge::PublicRate),
        (rate.is_mobile, Badge::MobileRate),
        (rate.is_discounted, Badge::Discount),
        (settled && agency("skips", 50), Badge::SkipCounter),
        (rate.is_direct && agency("early", 35), Badge::EarlyCheckin),
        (agency("contactless", 22), Badge::Contactless),
        (agency("cleaning", 18), Badge::EnhancedCleaning),
        (agency("second driver", 16), Badge::FreeAdditionalDriver),
        (rate.is_great_deal, Badge::GreatDeal),
    ];
    given.into_iter().filter(|(holds, _)| *holds).map(|(_, badge)| badge).collect()
}

impl Badge {
    pub(crate) fn display_name(self) -> &'static str {
        match self {
            Self::CarSharing => "Car sharing",
            Self::Chauffeured => "With a driver",
            Self::GreatDeal => "Great deal",
            Self::Contactless => "Contactless pickup",
            Self::Delivery => "Delivered to you",
            Self::Electric => "Electric",
            Self::EnhancedCleaning => "Enhanced cleaning",
            Self::Exclusive => "Only here",
            Self::FreeAdditionalDriver => "Free additional driver",
            Self::FreeCancellation => "Free cancellation",
            Self::Hybrid => "Hybrid",
            Self::PublicRate => "Public rate",
            Self::DirectBilling => "Direct billing",
            Self::SkipCounter => "Skip the counter",
            Self::EarlyCheckin => "Early check-in",
            Self::Discount => "Discount",
            Self::MobileRate => "Mobile rate",
        }
    }
}
