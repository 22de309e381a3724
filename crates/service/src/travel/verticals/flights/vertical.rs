//! The flight vertical.

use std::time::Duration;

use wayfare_models::flights::{
    AirlineCode, FlightAirline, FlightProvider, FlightResultParameters, ProviderCode,
};

use super::Flights;
use super::offer::{Effort, FlightOffer};
use super::query::FlightQuery;
use super::sale::{FlightSale, FullDetails};
use crate::travel::engine::{Guess, Offered, Offers, Searched, Unreadable, Vertical, from_json, to_json};
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
        let details: Option<Vec<_>> = answer.iter().map(|offer| offer.sale.full_details()).collect();
        Some(to_json(&details?))
    }

    fn read_answer(bytes: &[u8]) -> Result<Vec<FlightOffer>, Unreadable> {
        let offers: Vec<FullDetails> = from_json(bytes)?;
        let offer = |it: FullDetails| FlightOffer::with_details(it.legs, it.option, it.total);
        Ok(offers.into_iter().map(offer).collect())
    }

    const GUESS: Guess =
        Guess { work: Duration::from_millis(25), time: Duration::from_secs(10), bytes: 320 << 10 };
}

#[cfg(test)]
mod tests {
    use specwright_core::Amount;
    use wayfare_models::common::Price;
    use wayfare_models::flights::{
        FlightBookingOption, FlightFees, FlightLeg, FlightSegment, FlightSegmentReference, SegmentFare,
        SegmentId,
    };
    use wayfare_places::money::{Currency, ExactAmount};

    use super::*;
    use crate::travel::verticals::flights::OfferLeg;

    /// Returns an offer with some values that the description does not list.
    fn offer() -> FlightOffer {
        let segment = |id: &str| {
            let mut segment = FlightSegment::default();
            segment.flight_number = Some("7b".into());
            segment.origin = Some("bos".into());
            segment.duration = Some(-95);
            (SegmentId::from(id), segment)
        };
        let mut leg = FlightLeg::default();
        leg.duration = Some(i64::MAX);
        leg.departure_time = Some("2028-02-29T23:59:59".parse().unwrap());
        leg.segments = vec![FlightSegmentReference::new("a \"b\"")];
        let legs = vec![
            OfferLeg { id: "one".into(), leg, segments: vec![segment("a \"b\""), segment("é")] },
            OfferLeg { id: "two".into(), leg: FlightLeg::default(), segments: Vec::new() },
        ];
        let mut price = Price::default();
        price.price = Amount::new(0.1 + 0.2).unwrap();
        let mut fees = FlightFees::default();
        fees.total_price = Some(price);
        let mut option = FlightBookingOption::default();
        option.kind = Some("bundled".into());
        option.fees = Some(fees);
        option.segment_fares = vec![SegmentFare::default()];
        FlightOffer::with_details(
            legs,
            option,
            ExactAmount::from_minor(-1, Currency::from_code("JPY").unwrap()),
        )
    }

    #[test]
    fn offers_round_trip() {
        let bare = || FlightOffer::with_details(vec![], FlightBookingOption::default(), offer().total);
        for offers in [vec![], vec![offer(), bare()]] {
            let read = Flights::read_answer(&Flights::write_answer(&offers).unwrap()).unwrap();
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
