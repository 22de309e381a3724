//! The vertical of rental cars.

use std::sync::Arc;

use wayfare_models::cars::{AgencyCode, CarAgency, CarProvider, CarProviderCode, CarResultParameters};

use super::query::CarQuery;
use super::sale::CarSale;
use crate::engine::{Guess, Offer, Offered, Offers, Searched, Vertical};

/// The vertical of rental cars. A result is a car of an agency at a pickup place; a supplier is an agency.
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
    type Sale = Arc<dyn CarSale>;

    fn bytes(sale: &Arc<dyn CarSale>) -> usize {
        sale.bytes()
    }
}

impl Searched for Cars {
    const NAME: &'static str = "cars";

    type Parameters = CarResultParameters;
    type Results = Offers<Self>;

    const GUESS: Guess = Guess { work: 5_000_000, bytes: 256 << 10 };
}

/// Distance of a pickup place from the searched place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Distance {
    /// Metres, in a straight line.
    pub metres: u32,
}
