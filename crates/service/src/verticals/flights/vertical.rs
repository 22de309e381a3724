//! Flights as the engine searches for them.

use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightProvider, FlightResultParameters, ProviderCode,
};

use super::query::FlightQuery;
use super::sale::Sale;
use crate::engine::{Offer, Offered, Offers, Searched, Vertical};

/// The search for flights: a result is an itinerary, a supplier an airline.
#[derive(Clone, Copy, Debug)]
pub enum Flights {}

impl Vertical for Flights {
    type Query = FlightQuery;
    type Answer = Vec<Offer<Self>>;
    type ProviderCode = ProviderCode;
    type ProviderDetails = FlightProvider;
    type SupplierCode = AirlineCode;
    type SupplierDetails = FlightAirline;
}

impl Offered for Flights {
    type Facts = Effort;
    type Sale = dyn Sale;

    fn bytes(sale: &dyn Sale) -> usize {
        sale.bytes()
    }
}

impl Searched for Flights {
    type Parameters = FlightResultParameters;
    type Results = Offers<Self>;
}

/// What an itinerary asks of a traveller beside the price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effort {
    /// Most stops on any leg.
    pub stops: usize,
    /// Time under way in minutes, all legs together.
    pub minutes: i64,
}
