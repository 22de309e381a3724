//! An offer and all its details.

use std::sync::Arc;

use specwright_core::Text;

use super::ExactAmount;
use super::badges::Badge;
use super::deals::CarDeal;
use super::fees::Fee;
use super::policies::{Cancellation, Insurance, Payment, RateKind, Tank};

/// A rate: one way to book a car.
#[derive(Debug, Clone, PartialEq)]
pub struct CarRate {
    /// The car that is booked.
    pub deal: Arc<CarDeal>,
    /// Code of the provider: the broker, or the agency itself.
    pub provider_code: &'static str,
    /// Price per day in US dollars, with the fees that are part of the price: the price of the rental divided by the
    /// number of days, rounded up to the cent.
    pub per_day: ExactAmount,
    /// Total price in US dollars: exactly [`per_day`](Self::per_day) multiplied by the number of days, so the rounding
    /// of `per_day` is included.
    pub total: ExactAmount,
    /// Number of charged days.
    pub days: u32,
    /// Path of the page that shows a summary of the booking, relative to the base URL of the service.
    pub booking_path: Text,
    pub(crate) payment: Payment,
    pub(crate) rate: RateKind,
    pub(crate) cancellation: Cancellation,
    pub(crate) mileage_km: Option<u32>,
    pub(crate) tank: Tank,
    pub(crate) insurances: Box<[Insurance]>,
    /// The fees for the deal, as specified by the provider.
    pub(crate) fees: Vec<Fee>,
    pub(crate) needs_credit_card: bool,
    pub(crate) badges: Vec<Badge>,
}
