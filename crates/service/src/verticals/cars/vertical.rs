//! Cars as the engine searches for them.

use wayfare_models::cars::{AgencyCode, CarAgency, CarProvider, CarProviderCode, CarResultParameters};

use super::query::CarQuery;
use super::sale::CarSale;
use crate::engine::Vertical;

/// The search for rental cars: a result is a car of an agency at a pickup place, a supplier an agency.
#[derive(Clone, Copy, Debug)]
pub enum Cars {}

impl Vertical for Cars {
    type Query = CarQuery;
    type Parameters = CarResultParameters;
    type Facts = Distance;
    type Sale = dyn CarSale;
    type SellerCode = CarProviderCode;
    type Seller = CarProvider;
    type SupplierCode = AgencyCode;
    type Supplier = CarAgency;

    fn bytes(sale: &dyn CarSale) -> usize {
        sale.bytes()
    }
}

/// How far a pickup place is from the place searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Distance {
    /// In metres, as the crow flies.
    pub metres: u32,
}
