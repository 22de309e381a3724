//! The storage format of offers that contain all their details.

use wayfare_models::flights::{FlightBookingOption, FlightLeg, FlightSegment, LegId, SegmentId};

use super::sale::FullDetails;
use super::{FlightOffer, OfferLeg};
use crate::travel::engine::{Unreadable, amount, from_json, to_json};

/// An offer, as JSON.
#[derive(Debug)]
struct StoredOffer {
    legs: Vec<StoredLeg>,
    option: FlightBookingOption,
    /// The total in the currency's minor units.
    total: i64,
    currency: String,
}
specwright_core::object! { StoredOffer {
    0 legs: required_list "legs";
    1 option: required "option";
    2 total: required "total";
    3 currency: required "currency";
} }

#[derive(Debug)]
struct StoredLeg {
    id: LegId,
    leg: FlightLeg,
    segments: Vec<StoredSegment>,
}
specwright_core::object! { StoredLeg {
    0 id: required "id";
    1 leg: required "leg";
    2 segments: required_list "segments";
} }

#[derive(Debug)]
struct StoredSegment {
    id: SegmentId,
    segment: FlightSegment,
}
specwright_core::object! { StoredSegment {
    0 id: required "id";
    1 segment: required "segment";
} }

/// Encodes offers; `None` if an offer computes its details on demand.
pub(super) fn write_offers(offers: &[FlightOffer]) -> Option<Vec<u8>> {
    offers.iter().map(StoredOffer::of).collect::<Option<Vec<_>>>().as_ref().map(to_json)
}

/// Decodes offers.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if a currency is unknown.
pub(super) fn read_offers(bytes: &[u8]) -> Result<Vec<FlightOffer>, Unreadable> {
    from_json::<Vec<StoredOffer>>(bytes)?.into_iter().map(StoredOffer::read).collect()
}

impl StoredOffer {
    fn of(offer: &FlightOffer) -> Option<Self> {
        let FullDetails { legs, option, total } = offer.sale.full_details()?;
        Some(Self {
            legs: legs.iter().cloned().map(StoredLeg::from).collect(),
            option: option.clone(),
            total: total.minor(),
            currency: total.currency().code().to_owned(),
        })
    }

    fn read(self) -> Result<FlightOffer, Unreadable> {
        let total = amount(self.total, &self.currency)?;
        let legs = self.legs.into_iter().map(OfferLeg::from).collect();
        Ok(FlightOffer::with_details(legs, self.option, total))
    }
}

impl From<OfferLeg> for StoredLeg {
    fn from(OfferLeg { id, leg, segments }: OfferLeg) -> Self {
        let segments = segments.into_iter().map(|(id, segment)| StoredSegment { id, segment }).collect();
        Self { id, leg, segments }
    }
}

impl From<StoredLeg> for OfferLeg {
    fn from(StoredLeg { id, leg, segments }: StoredLeg) -> Self {
        let segments = segments.into_iter().map(|StoredSegment { id, segment }| (id, segment)).collect();
        Self { id, leg, segments }
    }
}

#[cfg(test)]
mod tests {
    use specwright_core::Amount;
    use wayfare_models::common::Price;
    use wayfare_models::flights::{FlightFees, FlightSegmentReference, SegmentFare};
    use wayfare_places::money::{Currency, ExactAmount};

    use super::*;

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
            let read = read_offers(&write_offers(&offers).unwrap()).unwrap();
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
