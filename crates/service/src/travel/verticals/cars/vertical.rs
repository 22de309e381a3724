//! The car rental vertical.

use std::time::Duration;

use wayfare_models::cars::{AgencyCode, CarAgency, CarProvider, CarProviderCode, CarResultParameters};
use wayfare_models::common::ResultId;

use super::Cars;
use super::offer::{CarOffer, Distance};
use super::query::CarQuery;
use super::sale::{CarOfferSale, FullDetails};
use crate::travel::engine::{Guess, Offered, Offers, Searched, Unreadable, Vertical, from_json, to_json};
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
        let stored = |it| {
            let CarOffer { result, facts, sale, .. }: &CarOffer = it;
            Some((result, facts.metres, sale.full_details()?))
        };
        let offers: Option<Vec<_>> = answer.iter().map(stored).collect();
        Some(to_json(&offers?))
    }

    fn read_answer(bytes: &[u8]) -> Result<Vec<CarOffer>, Unreadable> {
        let offers: Vec<(ResultId, u32, FullDetails)> = from_json(bytes)?;
        let offer = |(result, metres, details)| CarOffer::single(result, metres, details);
        Ok(offers.into_iter().map(offer).collect())
    }

    const GUESS: Guess =
        Guess { work: Duration::from_millis(5), time: Duration::from_secs(10), bytes: 320 << 10 };
}

#[cfg(test)]
mod tests {
    use specwright_core::Amount;
    use wayfare_models::cars::{CarBookingOption, CarLocation};
    use wayfare_models::common::Price;
    use wayfare_places::money::{Currency, ExactAmount};

    use super::*;

    /// Returns an offer with some values that the description does not list.
    fn offer() -> CarOffer {
        let mut price = Price::default();
        price.price = Amount::new(0.1 + 0.2).unwrap();
        let mut option = CarBookingOption::default();
        option.agency_code = Some("agency".into());
        option.pickup_location_id = Some("a \"b\"".into());
        option.payment_type = Some("barter".into());
        option.price = Some(price);
        let mut place = CarLocation::default();
        place.location_id = Some("a \"b\"".into());
        place.city_name = Some("Genève".into());
        let total = ExactAmount::from_minor(-1, Currency::from_code("JPY").unwrap());
        CarOffer::with_details("car", u32::MAX, option, vec![place, CarLocation::default()], total)
    }

    #[test]
    fn offers_round_trip() {
        let bare = || CarOffer::with_details("", 0, CarBookingOption::default(), vec![], offer().total);
        for offers in [vec![], vec![offer(), bare()]] {
            let read = Cars::read_answer(&Cars::write_answer(&offers).unwrap()).unwrap();
            assert_eq!(read.len(), offers.len());
            for (read, offer) in read.iter().zip(&offers) {
                assert_eq!(read.sale.full_details(), offer.sale.full_details());
                assert_eq!(
                    (&read.result, &read.facts, read.total),
                    (&offer.result, &offer.facts, offer.total)
                );
            }
        }
    }
}
