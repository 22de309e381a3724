//! Packing of offers that hold all their details.

use wayfare_models::flights::{FlightBookingOption, FlightLeg, FlightSegment, LegId, SegmentId};

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::flights::sale::FullDetails;
use crate::travel::verticals::flights::{FlightOffer, OfferLeg};

const FORMAT: JsonFormat = JsonFormat { what: "flight offers", version: 1 };

/// The packed form of an offer.
#[derive(Debug)]
struct PackedOffer {
    legs: Vec<PackedLeg>,
    option: FlightBookingOption,
    /// The total in the smallest unit of the currency.
    total: i64,
    currency: String,
}
specwright_core::object! { PackedOffer {
    0 legs: required_list "legs";
    1 option: required "option";
    2 total: required "total";
    3 currency: required "currency";
} }

#[derive(Debug)]
struct PackedLeg {
    id: LegId,
    leg: FlightLeg,
    segments: Vec<PackedSegment>,
}
specwright_core::object! { PackedLeg {
    0 id: required "id";
    1 leg: required "leg";
    2 segments: required_list "segments";
} }

#[derive(Debug)]
struct PackedSegment {
    id: SegmentId,
    segment: FlightSegment,
}
specwright_core::object! { PackedSegment {
    0 id: required "id";
    1 segment: required "segment";
} }

/// Packs offers, if all of them hold all their details.
pub(in crate::travel::verticals::flights) fn pack_offers(
    offers: &[FlightOffer],
) -> Result<Vec<u8>, Unreadable> {
    FORMAT.write_offers(offers, |offer| offer.sale.downcast().map(PackedOffer::of))
}

/// Unpacks offers.
pub(in crate::travel::verticals::flights) fn unpack_offers(
    bytes: &[u8],
) -> Result<Vec<FlightOffer>, Unreadable> {
    let offers: Vec<PackedOffer> = FORMAT.read_tolerantly(bytes)?;
    offers.into_iter().map(PackedOffer::unpack).collect()
}

impl PackedOffer {
    fn of(offer: &FullDetails) -> Self {
        Self {
            legs: offer.legs.iter().cloned().map(PackedLeg::from).collect(),
            option: offer.option.clone(),
            total: offer.total.minor(),
            currency: offer.total.currency().code().to_owned(),
        }
    }

    fn unpack(self) -> Result<FlightOffer, Unreadable> {
        let total = FORMAT.amount(self.total, &self.currency)?;
        let legs = self.legs.into_iter().map(OfferLeg::from).collect();
        Ok(FlightOffer::spelt_out(legs, self.option, total))
    }
}

impl From<OfferLeg> for PackedLeg {
    fn from(OfferLeg { id, leg, segments }: OfferLeg) -> Self {
        let segments = segments.into_iter().map(|(id, segment)| PackedSegment { id, segment }).collect();
        Self { id, leg, segments }
    }
}

impl From<PackedLeg> for OfferLeg {
    fn from(PackedLeg { id, leg, segments }: PackedLeg) -> Self {
        let segments = segments.into_iter().map(|PackedSegment { id, segment }| (id, segment)).collect();
        Self { id, leg, segments }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;
    use specwright_core::Amount;
    use wayfare_models::common::Price;
    use wayfare_models::flights::{FlightFees, FlightSegmentReference, SegmentFare};
    use wayfare_places::money::{Currency, ExactAmount};

    use super::*;
    use crate::travel::engine::{Vertical as _, assert_refused, garbled};
    use crate::travel::verticals::flights::{Flights, Sale, Terms};

    /// Returns an offer of a provider, with some values that the description does not list.
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
        FlightOffer::spelt_out(legs, option, ExactAmount::from_minor(-1, Currency::from_code("JPY").unwrap()))
    }

    fn spelt_out(offer: &FlightOffer) -> &FullDetails {
        offer.sale.downcast().unwrap()
    }

    #[test]
    fn offers_round_trip() {
        for offers in
            [vec![], vec![offer(), FlightOffer::spelt_out(vec![], Default::default(), offer().total)]]
        {
            let read = unpack_offers(&pack_offers(&offers).unwrap()).unwrap();
            assert_eq!(read.len(), offers.len());
            for (read, offer) in read.iter().zip(&offers) {
                assert_eq!(spelt_out(read), spelt_out(offer));
                assert_eq!(
                    (&read.result, &read.facts, read.total),
                    (&offer.result, &offer.facts, offer.total)
                );
            }
        }
    }

    #[test]
    fn errors_state_what_was_found_and_expected() {
        let cases = [
            ("JPY", "YEN", "found \"YEN\", expected the code of a known currency"),
            ("\"total\":-1", "\"total\":\"-1\"", "/0/total: found \"-1\", expected an integer"),
            ("\x01", "\x02", "found version 2, expected version 1"),
        ];
        assert_refused(FORMAT, &pack_offers(&[offer()]).unwrap(), unpack_offers, &cases);
    }

    #[test]
    fn the_vertical_refuses_to_pack_offers_on_demand() {
        #[derive(Debug)]
        struct Foreign;
        impl Sale for Foreign {
            fn legs(&self) -> Vec<OfferLeg> {
                Vec::new()
            }

            fn option(&self, _: &Terms) -> FlightBookingOption {
                FlightBookingOption::default()
            }
        }
        let foreign = FlightOffer::on_demand("id".into(), 0, 0, offer().total, Arc::new(Foreign));
        assert!(foreign.sale.downcast::<Foreign>().is_some());
        let error = Flights::pack(&vec![offer(), foreign]).unwrap_err().to_string();
        assert!(error.ends_with("computes its details on demand, so its provider has to pack it"), "{error}");
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(at in 0..600_usize, byte in any::<u8>(), end in 0..800_usize) {
            let _ = unpack_offers(&garbled(pack_offers(&[offer()]).unwrap(), at, byte, end.max(1)));
        }
    }
}
