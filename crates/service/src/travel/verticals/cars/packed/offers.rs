//! Packing of offers that hold all their details.

use std::sync::Arc;

use wayfare_models::cars::{CarBookingOption, CarLocation};
use wayfare_models::common::ResultId;

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::cars::CarOffer;
use crate::travel::verticals::cars::sale::FullDetails;

const FORMAT: JsonFormat = JsonFormat { what: "car offers", version: 1 };

/// The packed form of an offer.
#[derive(Debug)]
struct PackedOffer {
    result: ResultId,
    metres: u64,
    option: CarBookingOption,
    locations: Vec<CarLocation>,
    /// The total in the smallest unit of the currency.
    total: i64,
    currency: String,
}
specwright_core::object! { PackedOffer {
    0 result: required "result";
    1 metres: required "metres";
    2 option: required "option";
    3 locations: required_list "locations";
    4 total: required "total";
    5 currency: required "currency";
} }

/// Packs offers, if all of them hold all their details.
pub(in crate::travel::verticals::cars) fn pack_offers(offers: &[CarOffer]) -> Result<Vec<u8>, Unreadable> {
    FORMAT.write_offers(offers, PackedOffer::of)
}

/// Unpacks offers.
pub(in crate::travel::verticals::cars) fn unpack_offers(bytes: &[u8]) -> Result<Vec<CarOffer>, Unreadable> {
    let offers: Vec<PackedOffer> = FORMAT.read_tolerantly(bytes)?;
    offers.into_iter().map(PackedOffer::unpack).collect()
}

impl PackedOffer {
    fn of(offer: &CarOffer) -> Option<Self> {
        let FullDetails { option, locations, total } = offer.sale.downcast()?;
        Some(Self {
            result: offer.result.clone(),
            metres: offer.facts.metres.into(),
            option: option.clone(),
            locations: locations.clone(),
            total: total.minor(),
            currency: total.currency().code().to_owned(),
        })
    }

    fn unpack(self) -> Result<CarOffer, Unreadable> {
        let Self { result, metres, option, locations, total, currency } = self;
        let total = FORMAT.amount(total, &currency)?;
        let metres = u32::try_from(metres);
        let metres = metres.map_err(|_| {
            FORMAT.refuse(format_args!("found {} metres, expected at most 4294967295", self.metres))
        })?;
        Ok(CarOffer::on_demand(result, metres, total, Arc::new(FullDetails { option, locations, total })))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use specwright_core::Amount;
    use wayfare_models::common::Price;
    use wayfare_places::money::{Currency, ExactAmount};

    use super::*;
    use crate::travel::engine::{Vertical as _, assert_refused, garbled};
    use crate::travel::verticals::cars::{CarSale, Cars, Terms};

    /// Returns an offer of a provider, with some values that the description does not list.
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
        CarOffer::spelt_out("car", u32::MAX, option, vec![place, CarLocation::default()], total)
    }

    fn spelt_out(offer: &CarOffer) -> &FullDetails {
        offer.sale.downcast().unwrap()
    }

    #[test]
    fn offers_round_trip() {
        let bare = || CarOffer::spelt_out("", 0, CarBookingOption::default(), vec![], offer().total);
        for offers in [vec![], vec![offer(), bare()]] {
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
            ("4294967295", "4294967296", "found 4294967296 metres, expected at most 4294967295"),
            ("\"total\":-1", "\"total\":\"-1\"", "/0/total: found \"-1\", expected an integer"),
            ("\x01", "\x02", "found version 2, expected version 1"),
        ];
        assert_refused(FORMAT, &pack_offers(&[offer()]).unwrap(), unpack_offers, &cases);
    }

    #[test]
    fn the_vertical_refuses_to_pack_offers_on_demand() {
        #[derive(Debug)]
        struct Foreign;
        impl CarSale for Foreign {
            fn option(&self, _: &Terms) -> CarBookingOption {
                CarBookingOption::default()
            }

            fn locations(&self) -> Vec<CarLocation> {
                Vec::new()
            }
        }
        let foreign = CarOffer::on_demand("id".into(), 0, offer().total, Arc::new(Foreign));
        assert!(foreign.sale.downcast::<Foreign>().is_some());
        let error = Cars::pack(&vec![offer(), foreign]).unwrap_err().to_string();
        assert!(error.ends_with("computes its details on demand, so its provider has to pack it"), "{error}");
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(at in 0..500_usize, byte in any::<u8>(), end in 0..600_usize) {
            let _ = unpack_offers(&garbled(pack_offers(&[offer()]).unwrap(), at, byte, end.max(1)));
        }
    }
}
