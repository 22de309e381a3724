//! The flight vertical.

use std::time::Duration;

use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightProvider, FlightResultParameters, ProviderCode,
};

use super::Flights;
use super::offer::{Effort, FlightOffer};
use super::query::FlightQuery;
use super::sale::FlightSale;
use super::stored_offers::{read_offers, write_offers};
use super::stored_query::write_query;
use crate::travel::engine::{Guess, Offered, Offers, Searched, Unreadable, Vertical};

impl Vertical for Flights {
    type Query = FlightQuery;
    type Answer = Vec<FlightOffer>;
    type ProviderCode = ProviderCode;
    type ProviderDetails = FlightProvider;
    type SupplierCode = AirlineCode;
    type SupplierDetails = FlightAirline;
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

    fn write_query(query: &FlightQuery) -> Vec<u8> {
        write_query(query)
    }

    fn write_answer(answer: &Vec<FlightOffer>) -> Option<Vec<u8>> {
        write_offers(answer)
    }

    fn read_answer(bytes: &[u8]) -> Result<Vec<FlightOffer>, Unreadable> {
        read_offers(bytes)
    }

    const GUESS: Guess =
        Guess { work: Duration::from_millis(25), time: Duration::from_secs(10), bytes: 320 << 10 };
}
