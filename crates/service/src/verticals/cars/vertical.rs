//! Cars as the engine searches for them.

use wayfare_models::cars::{AgencyCode, CarAgency, CarProvider, CarProviderCode, CarResultParameters};

use super::query::CarQuery;
use super::sale::CarSale;
use crate::engine::{Offer, Offered, Offers, Searched, Vertical};

/// The search for rental cars: a result is a car of an agency at a pickup place, a supplier an agency.
#[derive(Clone, Copy, Debug)]
pub enum Cars {}

impl Vertical for Cars {
    type Query = CarQuery;
    type Answer = Vec<Offer<Self>>;
    type ProviderCode = CarProviderCode;
    type ProviderDetails = CarProvider;
    type SupplierCode = AgencyCode;
    type SupplierDetails = CarAgency;
}

impl Offered for Cars {
    type Facts = Distance;
    type Sale = dyn CarSale;

    fn bytes(sale: &dyn CarSale) -> usize {
        sale.bytes()
    }
}

impl Searched for Cars {
    type Parameters = CarResultParameters;
    type Results = Offers<Self>;
}

/// How far a pickup place is from the place searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Distance {
    /// In metres, as the crow flies.
    pub metres: u32,
}
