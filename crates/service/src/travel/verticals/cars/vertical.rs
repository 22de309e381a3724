//! The car rental vertical.

use std::time::Duration;

use wayfare_models::cars::{AgencyCode, CarAgency, CarProvider, CarProviderCode, CarResultParameters};

use super::Cars;
use super::offer::{CarOffer, Distance};
use super::query::CarQuery;
use super::sale::CarOfferSale;
use super::stored_offers::{read_offers, write_offers};
use crate::travel::engine::{Guess, Offered, Offers, Searched, Unreadable, Vertical};
use crate::travel::prepare::Origin;
use crate::travel::verticals::stored_query;

impl Vertical for Cars {
    type Query = CarQuery;
    type Answer = Vec<CarOffer>;
    type ProviderCode = CarProviderCode;
    type ProviderDetails = CarProvider;
    type SupplierCode = AgencyCode;
    type SupplierDetails = CarAgency;
}

impl Offered for Cars {
    type Facts = Distance;
    type Sale = CarOfferSale;

    fn bytes(sale: &CarOfferSale) -> usize {
        sale.bytes()
    }
}

impl Searched for Cars {
    const NAME: &'static str = "cars";

    type Parameters = CarResultParameters;
    type Results = Offers<Self>;

    fn write_query(query: &CarQuery) -> Vec<u8> {
        let CarQuery { start, market, is_on_telephone, started_at, .. } = query;
        // Cars have no cashback.
        let (market, has_cashback, is_on_telephone) = (market.clone(), false, *is_on_telephone);
        let origin = Origin { market, has_cashback, is_on_telephone, started_at: *started_at };
        stored_query::write(start, &origin)
    }

    fn write_answer(answer: &Vec<CarOffer>) -> Option<Vec<u8>> {
        write_offers(answer)
    }

    fn read_answer(bytes: &[u8]) -> Result<Vec<CarOffer>, Unreadable> {
        read_offers(bytes)
    }

    const GUESS: Guess =
        Guess { work: Duration::from_millis(5), time: Duration::from_secs(10), bytes: 320 << 10 };
}
