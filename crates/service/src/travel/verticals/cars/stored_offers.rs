//! The storage format of offers that contain all their details.

use wayfare_models::cars::{CarBookingOption, CarLocation};
use wayfare_models::common::ResultId;

use super::CarOffer;
use super::sale::FullDetails;
use crate::travel::engine::{Unreadable, amount, from_json, to_json};

/// An offer, as JSON.
#[derive(Debug)]
struct StoredOffer {
    result: ResultId,
    metres: u64,
    option: CarBookingOption,
    locations: Vec<CarLocation>,
    /// The total in the currency's minor units.
    total: i64,
    currency: String,
}
specwright_core::object! { StoredOffer {
    0 result: required "result";
    1 metres: required "metres";
    2 option: required "option";
    3 locations: required_list "locations";
    4 total: required "total";
    5 currency: required "currency";
} }

/// Encodes offers; `None` if an offer computes its details on demand.
pub(super) fn write_offers(offers: &[CarOffer]) -> Option<Vec<u8>> {
    offers.iter().map(StoredOffer::of).collect::<Option<Vec<_>>>().as_ref().map(to_json)
}

/// Decodes offers.
///
/// # Errors
/// Returns an error if the bytes can't be decoded, or if a currency is unknown.
pub(super) fn read_offers(bytes: &[u8]) -> Result<Vec<CarOffer>, Unreadable> {
    from_json::<Vec<StoredOffer>>(bytes)?.into_iter().map(StoredOffer::read).collect()
}

impl StoredOffer {
    fn of(offer: &CarOffer) -> Option<Self> {
        let FullDetails { option, locations, total } = offer.sale.full_details()?;
        Some(Self {
            result: offer.result.clone(),
            metres: offer.facts.metres.into(),
            option: option.clone(),
            locations: locations.clone(),
            total: total.minor(),
            currency: total.currency().code().to_owned(),
        })
    }

    fn read(self) -> Result<CarOffer, Unreadable> {
        let Self { result, metres, option, locations, total, currency } = self;
        let total = amount(total, &currency)?;
        let metres = u32::try_from(metres).map_err(Unreadable::new)?;
        Ok(CarOffer::single(result, metres, FullDetails { option, locations, total }))
    }
}

#[cfg(test)]
mod tests {
    use specwright_core::Amount;
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
