//! Dangling references of a rental.

use std::fmt;

use crate::cars::{AgencyCode, CarLocationId, CarProviderCode};

use super::{Rental, RentalOption};

/// A reference from a booking option to an entry that the response does not contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DanglingCarReference<'r> {
    /// A provider that the option refers to.
    Provider(&'r CarProviderCode),
    /// An agency that the option refers to.
    Agency(&'r AgencyCode),
    /// A pickup or drop-off location that the option refers to.
    Location(&'r CarLocationId),
}

/// Writes, for example, `no agency "ZE"`.
impl fmt::Display for DanglingCarReference<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DanglingCarReference::Provider(code) => write!(f, "no provider {:?}", code.as_str()),
            DanglingCarReference::Agency(code) => write!(f, "no agency {:?}", code.as_str()),
            DanglingCarReference::Location(id) => write!(f, "no location {:?}", id.as_str()),
        }
    }
}

/// Returns every dangling reference, including duplicates.
pub(super) fn of(rental: Rental<'_>) -> impl Iterator<Item = DanglingCarReference<'_>> {
    rental.options().flat_map(of_option)
}

fn of_option(option: RentalOption<'_>) -> impl Iterator<Item = DanglingCarReference<'_>> {
    let parts = option.option();
    let provider = parts.provider_code.as_ref().filter(|_| option.provider().is_none());
    let agency = parts.agency_code.as_ref().filter(|_| option.agency().is_none());
    let pickup = parts.pickup_location_id.as_ref().filter(|_| option.pickup().is_none());
    let dropoff = parts.dropoff_location_id.as_ref().filter(|_| option.dropoff().is_none());
    let places = [pickup, dropoff].into_iter().flatten().map(DanglingCarReference::Location);
    let sellers = [provider.map(DanglingCarReference::Provider), agency.map(DanglingCarReference::Agency)];
    sellers.into_iter().flatten().chain(places)
}
