//! Offers as bytes: those that are spelt out.

use std::sync::Arc;

use wayfare_models::cars::{CarBookingOption, CarLocation};
use wayfare_models::common::ResultId;
use wayfare_places::money::{Currency, ExactAmount};

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::cars::CarOffer;
use crate::travel::verticals::cars::sale::SpeltOut;

const FORMAT: JsonFormat = JsonFormat { what: "car offers", version: 1 };

/// An offer as it is packed.
#[derive(Debug)]
struct PackedOffer {
    result: ResultId,
    metres: u64,
    option: CarBookingOption,
    locations: Vec<CarLocation>,
    /// In the smallest unit of the currency.
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

/// Offers as bytes, if all are spelt out.
pub(in crate::travel::verticals::cars) fn pack_offers(offers: &[CarOffer]) -> Result<Vec<u8>, Unreadable> {
    let packed = offers.iter().map(|offer| {
        PackedOffer::of(offer).ok_or_else(|| {
            FORMAT
                .refuse("the details of an offer are computed on demand, so that its provider has to pack it")
        })
    });
    FORMAT.write(&packed.collect::<Result<Vec<_>, _>>()?)
}

/// The offers of these bytes.
pub(in crate::travel::verticals::cars) fn unpack_offers(bytes: &[u8]) -> Result<Vec<CarOffer>, Unreadable> {
    let offers: Vec<PackedOffer> = FORMAT.read_tolerantly(bytes)?;
    offers.into_iter().map(PackedOffer::unpack).collect()
}

impl PackedOffer {
    fn of(offer: &CarOffer) -> Option<Self> {
        let SpeltOut { option, locations, total } = offer.sale.downcast()?;
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
        let known = Currency::from_code(&currency);
        let known = known.ok_or_else(|| FORMAT.refuse(format_args!("found {currency:?} for a currency")))?;
        let total = ExactAmount::from_minor(total, known);
        let metres = u32::try_from(metres);
        let metres = metres.map_err(|_| FORMAT.refuse(format_args!("found {} metres", self.metres)))?;
        Ok(CarOffer::on_demand(result, metres, total, Arc::new(SpeltOut { option, locations, total })))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use specwright_core::Amount;
    use wayfare_models::common::Price;

    use super::*;
    use crate::travel::engine::Vertical as _;
    use crate::travel::verticals::cars::{CarSale, Cars, Terms};

    /// What a provider may spell out, some of it beyond what the description lists.
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

    fn spelt_out(offer: &CarOffer) -> &SpeltOut {
        offer.sale.downcast().unwrap()
    }

    #[test]
    fn all_of_an_offer_survives() {
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
    fn what_is_refused_is_said() {
        let packed = String::from_utf8(pack_offers(&[offer()]).unwrap()).unwrap();
        for (part, changed, reason) in [
            ("JPY", "YEN", "found \"YEN\" for a currency"),
            ("4294967295", "4294967296", "found 4294967296 metres"),
            ("\"total\":-1", "\"total\":\"-1\"", "/0/total: found \"-1\", expected an integer"),
            ("\x01", "\x02", "found version 2, of which 1 is read"),
        ] {
            assert!(packed.contains(part), "{packed}");
            let error = unpack_offers(packed.replace(part, changed).as_bytes()).unwrap_err().to_string();
            assert_eq!(error, format!("packed car offers: {reason}"));
        }
    }

    #[test]
    fn offers_on_demand_are_left_to_their_providers() {
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
        assert!(error.ends_with("are computed on demand, so that its provider has to pack it"), "{error}");
    }

    proptest! {
        #[test]
        fn all_bytes_are_read_or_refused(at in 0..500_usize, byte in any::<u8>(), end in 0..600_usize) {
            let mut packed = pack_offers(&[offer()]).unwrap();
            if let Some(place) = packed.get_mut(at) {
                *place = byte;
            }
            packed.truncate(end.max(1));
            let _ = unpack_offers(&packed);
        }
    }
}
