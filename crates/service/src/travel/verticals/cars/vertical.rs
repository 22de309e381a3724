//! The vertical of rental cars.

use std::sync::Arc;
use std::time::Duration;

use wayfare_models::cars::{AgencyCode, CarAgency, CarProvider, CarProviderCode, CarResultParameters};

use super::Cars;
use super::offer::{CarOffer, Distance};
use super::packed::{self, pack_offers, unpack_offers};
use super::query::CarQuery;
use super::sale::CarOfferSale;
use crate::travel::engine::{Guess, Offer, Offered, Offers, Packed, Searched, Unreadable, Vertical};

impl Vertical for Cars {
    type Query = CarQuery;
    type Answer = Vec<Offer<Self>>;
    type ProviderCode = CarProviderCode;
    type ProviderDetails = CarProvider;
    type SupplierCode = AgencyCode;
    type SupplierDetails = CarAgency;

    fn pack(answer: &Vec<CarOffer>) -> Result<Packed, Unreadable> {
        pack_offers(answer).map(Packed::new)
    }

    fn unpack(_query: &Arc<CarQuery>, own: &[u8]) -> Result<Vec<CarOffer>, Unreadable> {
        unpack_offers(own)
    }
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

    fn pack_query(query: &CarQuery) -> Vec<u8> {
        packed::pack_query(query)
    }

    const GUESS: Guess =
        Guess { work: Duration::from_millis(5), time: Duration::from_secs(10), bytes: 320 << 10 };
}
