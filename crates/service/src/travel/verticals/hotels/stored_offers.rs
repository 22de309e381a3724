//! The storage format of in-memory quotes, which contain all their offers.

use std::any::Any;

use wayfare_models::hotels::InclusionType;

use super::{HotelCharges, HotelOffer, HotelQuotes, KnownQuotes, NumberSet};
use crate::travel::engine::{Unreadable, from_json, to_json};

/// A hotel's offers, as JSON.
#[derive(Debug)]
struct StoredHotel {
    id: i64,
    offers: Vec<StoredOffer>,
}
specwright_core::object! { StoredHotel {
    0 id: required "id";
    1 offers: required_list "offers";
} }

/// An offer. Amounts are in US cents.
#[derive(Debug)]
struct StoredOffer {
    provider: String,
    room_name: String,
    base: i64,
    taxes: i64,
    local_taxes: i64,
    unstated: i64,
    book_uri: String,
    free_cancellation: bool,
    pay_later: bool,
    is_bundled: bool,
    is_opaque: bool,
    is_direct: bool,
    is_great_value: bool,
    inclusions: Vec<InclusionType>,
    available_rooms: u64,
    deals: Vec<i64>,
}
specwright_core::object! { StoredOffer {
    0 provider: required "provider";
    1 room_name: required "roomName";
    2 base: required "base";
    3 taxes: required "taxes";
    4 local_taxes: required "localTaxes";
    5 unstated: required "unstated";
    6 book_uri: required "bookUri";
    7 free_cancellation: required "freeCancellation";
    8 pay_later: required "payLater";
    9 is_bundled: required "isBundled";
    10 is_opaque: required "isOpaque";
    11 is_direct: required "isDirect";
    12 is_great_value: required "isGreatValue";
    13 inclusions: optional_list "inclusions";
    14 available_rooms: required "availableRooms";
    15 deals: optional_list "deals";
} }

/// Encodes quotes; `None` if they compute their offers on demand.
pub(super) fn write_quotes(quotes: &dyn HotelQuotes) -> Option<Vec<u8>> {
    let quotes: &dyn Any = quotes;
    let KnownQuotes(offers) = quotes.downcast_ref()?;
    let hotels = offers.iter().map(|(id, offers)| {
        let offers = offers.iter().map(StoredOffer::of).collect();
        StoredHotel { id: *id, offers }
    });
    Some(to_json(&hotels.collect::<Vec<_>>()))
}

/// Decodes quotes.
///
/// # Errors
/// Returns an error if the bytes can't be decoded.
pub(super) fn read_quotes(bytes: &[u8]) -> Result<KnownQuotes, Unreadable> {
    let hotels: Vec<StoredHotel> = from_json(bytes)?;
    let mut quotes = KnownQuotes::default();
    for StoredHotel { id, offers } in hotels {
        for offer in offers {
            quotes.add(id, offer.read()?);
        }
    }
    Ok(quotes)
}

impl StoredOffer {
    fn of(offer: &HotelOffer) -> Self {
        let HotelCharges { base, taxes, local_taxes, unstated } = offer.charges;
        Self {
            provider: offer.provider.clone().into_owned(),
            room_name: offer.room_name.clone().into_owned(),
            base,
            taxes,
            local_taxes,
            unstated,
            book_uri: offer.book_uri.clone().into_owned(),
            free_cancellation: offer.free_cancellation,
            pay_later: offer.pay_later,
            is_bundled: offer.is_bundled,
            is_opaque: offer.is_opaque,
            is_direct: offer.is_direct,
            is_great_value: offer.is_great_value,
            inclusions: offer.inclusions.clone(),
            available_rooms: offer.available_rooms.into(),
            deals: offer.deals.iter().collect(),
        }
    }

    fn read(self) -> Result<HotelOffer, Unreadable> {
        let Self { base, taxes, local_taxes, unstated, available_rooms, .. } = self;
        Ok(HotelOffer {
            provider: self.provider.into(),
            room_name: self.room_name.into(),
            charges: HotelCharges { base, taxes, local_taxes, unstated },
            book_uri: self.book_uri.into(),
            free_cancellation: self.free_cancellation,
            pay_later: self.pay_later,
            is_bundled: self.is_bundled,
            is_opaque: self.is_opaque,
            is_direct: self.is_direct,
            is_great_value: self.is_great_value,
            inclusions: self.inclusions,
            available_rooms: available_rooms.try_into().map_err(Unreadable::new)?,
            deals: self
                .deals
                .into_iter()
                .map(u8::try_from)
                .collect::<Result<NumberSet, _>>()
                .map_err(Unreadable::new)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotes() -> KnownQuotes {
        let charges = HotelCharges { base: i64::MAX, taxes: -1, local_taxes: 320, unstated: 7 };
        let mut offer =
            HotelOffer::new("pensions", "Zimmer mit „Blick“", charges, "https://pensions.example/7");
        let mut quotes = KnownQuotes::default();
        quotes.add(7, offer.clone());
        offer.inclusions = vec![InclusionType::Breakfast, InclusionType::from(9)];
        offer.deals = [0, 127].into_iter().collect();
        (offer.free_cancellation, offer.is_opaque, offer.is_great_value) = (true, true, true);
        offer.available_rooms = 255;
        quotes.add(7, offer.clone());
        (offer.pay_later, offer.is_bundled, offer.is_direct) = (true, true, true);
        quotes.add(i64::MAX, offer);
        quotes
    }

    #[test]
    fn quotes_round_trip() {
        for quotes in [quotes(), KnownQuotes::default()] {
            assert_eq!(read_quotes(&write_quotes(&quotes).unwrap()).unwrap().0, quotes.0);
        }
    }
}
