//! Badges for booking options. Each badge describes a fact about the rate, the car or the agency.

use wayfare_models::cars::{CarBadgeCode, CarFuel};

use super::Dice;
use super::agencies::AgencyKind;
use super::branches::Access;
use super::deals::CarDeal;
use super::policies::{Payment, RateKind};

/// A badge for a booking option, and its display name.
pub(crate) type Badge = (CarBadgeCode, &'static str);

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
    let (kind, fuel) = (deal.branch.agency.kind, deal.car.model.fuel.as_ref());
    let agency =
        |label: &str, percent| kind == AgencyKind::Regular && agency_dice.text(label).chance(percent);
    let settled = rate.payment == Payment::Prepay && deal.branch.access == Access::InTerminal;
    let given = [
        (kind == AgencyKind::PeerToPeer, CarBadgeCode::CarSharing, "Car sharing"),
        (kind == AgencyKind::IncludedDriver, CarBadgeCode::Chauffeured, "With a driver"),
        (kind == AgencyKind::Delivery, CarBadgeCode::Delivery, "Delivered to you"),
        (fuel == Some(&CarFuel::Electric), CarBadgeCode::Electric, "Electric"),
        (fuel == Some(&CarFuel::Hybrid), CarBadgeCode::Hybrid, "Hybrid"),
        (rate.has_free_cancellation, CarBadgeCode::FreeCancellation, "Free cancellation"),
        (rate.kind == RateKind::Exclusive, CarBadgeCode::Exclusive, "Only here"),
        (rate.kind == RateKind::Corporate, CarBadgeCode::DirectBilling, "Direct billing"),
        (rate.is_direct && kind == AgencyKind::Regular, CarBadgeCode::PublicRate, "Public rate"),
        (rate.is_mobile, CarBadgeCode::MobileRate, "Mobile rate"),
        (rate.is_discounted, CarBadgeCode::Discount, "Discount"),
        (settled && agency("skips", 50), CarBadgeCode::SkipCounter, "Skip the counter"),
        (rate.is_direct && agency("early", 35), CarBadgeCode::EarlyCheckin, "Early check-in"),
        (agency("contactless", 22), CarBadgeCode::Contactless, "Contactless pickup"),
        (agency("cleaning", 18), CarBadgeCode::EnhancedCleaning, "Enhanced cleaning"),
        (agency("second driver", 16), CarBadgeCode::FreeAdditionalDriver, "Free additional driver"),
        (rate.is_great_deal, CarBadgeCode::GreatDeal, "Great deal"),
    ];
    given.into_iter().filter_map(|(holds, code, name)| holds.then_some((code, name))).collect()
}
