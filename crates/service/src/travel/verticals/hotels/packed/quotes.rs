//! Packing of quotes held in memory, which have all their offers.

use std::any::Any;

use wayfare_models::hotels::InclusionType;

use crate::travel::engine::{JsonFormat, Unreadable};
use crate::travel::verticals::hotels::{HotelCharges, HotelOffer, HotelQuotes, KnownQuotes, NumberSet};

const FORMAT: JsonFormat = JsonFormat { what: "hotel quotes", version: 1 };

/// The packed form of a hotel's offers.
#[derive(Debug)]
struct PackedHotel {
    id: i64,
    offers: Vec<PackedOffer>,
}
specwright_core::object! { PackedHotel {
    0 id: required "id";
    1 offers: required_list "offers";
} }

/// The packed form of an offer. Amounts are in US cents.
#[derive(Debug)]
struct PackedOffer {
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
specwright_core::object! { PackedOffer {
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

/// Packs quotes, if they are held in memory.
pub(in crate::travel::verticals::hotels) fn pack_quotes(
    quotes: &dyn HotelQuotes,
) -> Result<Vec<u8>, Unreadable> {
    let quotes: &dyn Any = quotes;
    let KnownQuotes(offers) = quotes.downcast_ref().ok_or_else(|| {
        FORMAT.refuse("the quotes compute their offers on demand, so their provider has to pack them")
    })?;
    let hotels = offers.iter().map(|(id, offers)| {
        let offers = offers.iter().map(PackedOffer::of).collect();
        PackedHotel { id: *id, offers }
    });
    FORMAT.write(&hotels.collect::<Vec<_>>())
}

/// Unpacks quotes.
pub(in crate::travel::verticals::hotels) fn unpack_quotes(bytes: &[u8]) -> Result<KnownQuotes, Unreadable> {
    let hotels: Vec<PackedHotel> = FORMAT.read_tolerantly(bytes)?;
    let mut quotes = KnownQuotes::default();
    for PackedHotel { id, offers } in hotels {
        for offer in offers {
            quotes.add(id, offer.unpack()?);
        }
    }
    Ok(quotes)
}

impl PackedOffer {
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

    fn unpack(self) -> Result<HotelOffer, Unreadable> {
        let Self { base, taxes, local_taxes, unstated, available_rooms, .. } = self;
        let deal = |number: i64| {
            u8::try_from(number).map_err(|_| FORMAT.unexpected(number, "the number of a deal up to 255"))
        };
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
            available_rooms: u8::try_from(available_rooms)
                .map_err(|_| FORMAT.unexpected(available_rooms, "a number of rooms up to 255"))?,
            deals: self.deals.into_iter().map(deal).collect::<Result<NumberSet, _>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use proptest::prelude::*;

    use super::*;
    use crate::travel::engine::{Vertical as _, assert_refused, garbled};
    use crate::travel::verticals::hotels::Hotels;

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
        let packed = pack_quotes(&quotes()).unwrap();
        assert_eq!(unpack_quotes(&packed).unwrap().0, quotes().0);
        let none = pack_quotes(&KnownQuotes::default()).unwrap();
        assert!(none.len() == 3 && unpack_quotes(&none).unwrap().0.is_empty());
    }

    #[test]
    fn errors_state_what_was_found_and_expected() {
        #[derive(Debug)]
        struct Others;
        impl HotelQuotes for Others {
            fn offers(
                &self,
                _hotels: &[&crate::travel::verticals::hotels::Hotel],
                _terms: &crate::travel::verticals::hotels::PriceTerms,
            ) -> Vec<Vec<HotelOffer>> {
                Vec::new()
            }
        }
        let others: Arc<dyn HotelQuotes> = Arc::new(Others);
        assert_eq!(
            Hotels::pack(&others).unwrap_err().to_string(),
            "packed hotel quotes: the quotes compute their offers on demand, so their provider has to pack them"
        );
        let cases = [
            ("[0,127]", "[0,256]", "found 256, expected the number of a deal up to 255"),
            (":255", ":256", "found 256, expected a number of rooms up to 255"),
            ("\"taxes\":-1", "\"taxes\":[]", "/0/offers/0/taxes: found an array, expected an integer"),
            ("\"id\":7", "\"it\":7", "/0: skipped, because it could not be decoded"),
        ];
        assert_refused(FORMAT, &pack_quotes(&quotes()).unwrap(), unpack_quotes, &cases);
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(at in 0..1_200_usize, byte in any::<u8>(), end in 1..1_200_usize) {
            let _ = unpack_quotes(&garbled(pack_quotes(&quotes()).unwrap(), at, byte, end));
        }
    }
}
