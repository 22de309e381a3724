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
use crate::travel::engine::{Guess, Offered, Offers, Searched, Unreadable, Vertical};
use crate::travel::prepare::Origin;
use crate::travel::verticals::stored_query;

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
        let FlightQuery { start, market, has_cashback, started_at, .. } = query;
        // Flights have no rates for mobile devices only.
        let (market, has_cashback, is_on_telephone) = (market.clone(), *has_cashback, false);
        let origin = Origin { market, has_cashback, is_on_telephone, started_at: *started_at };
        stored_query::write(start, &origin)
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
