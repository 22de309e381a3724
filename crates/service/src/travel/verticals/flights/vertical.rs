//! The vertical of flights.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightProvider, FlightResultParameters, ProviderCode,
};

use super::Flights;
use super::offer::{Effort, FlightOffer};
use super::packed::{self, pack_offers, unpack_offers};
use super::query::FlightQuery;
use super::sale::FlightSale;
use crate::travel::engine::{Guess, Offer, Offered, Offers, Packed, Searched, Unreadable, Vertical};

impl Vertical for Flights {
    type Query = FlightQuery;
    type Answer = Vec<Offer<Self>>;
    type ProviderCode = ProviderCode;
    type ProviderDetails = FlightProvider;
    type SupplierCode = AirlineCode;
    type SupplierDetails = FlightAirline;

    fn pack(answer: &Vec<FlightOffer>) -> Result<Packed, Unreadable> {
        pack_offers(answer).map(Packed::new)
    }

    fn unpack(_query: &Arc<FlightQuery>, own: &[u8]) -> Result<Vec<FlightOffer>, Unreadable> {
        unpack_offers(own)
    }
}

impl Offered for Flights {
    type Facts = Effort;
    type Sale = FlightSale;

    fn bytes(sale: &FlightSale) -> usize {
        sale.bytes()
    }
}

impl Searched for Flights {
    const NAME: &'static str = "flights";

    type Parameters = FlightResultParameters;
    type Results = Offers<Self>;

    fn pack_query(query: &FlightQuery) -> Vec<u8> {
        packed::pack_query(query)
    }

    const GUESS: Guess =
        Guess { work: Duration::from_millis(25), time: Duration::from_secs(10), bytes: 320 << 10 };
}
