//! The hotel vertical.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use specwright_core::Text;

use super::provider_details::HotelProviderDetails;
use super::query::HotelQuery;
use super::quotes::{HotelQuotes, KnownQuotes};
use super::stored_query::write_query;
use crate::travel::engine::store::Stored as _;
use crate::travel::engine::{Guess, Merge, Searched, Unreadable, Vertical, from_json, to_json};

/// The hotel room vertical. Each result is a hotel. The hotels are the only suppliers.
#[derive(Clone, Copy, Debug)]
pub enum Hotels {}

impl Vertical for Hotels {
    type Query = HotelQuery;
    type Answer = Arc<dyn HotelQuotes>;
    type ProviderCode = Text;
    type ProviderDetails = HotelProviderDetails;
    type SupplierCode = Text;
    type SupplierDetails = ();
}

impl Searched for Hotels {
    const NAME: &'static str = "hotels";

    /// No parameters, because callers share a search, which therefore stores none.
    type Parameters = ();
    type Results = AllQuotes;

    fn write_query(query: &HotelQuery) -> Vec<u8> {
        write_query(query.destination(), query.stay(), query.now())
    }

    fn write_answer(answer: &Arc<dyn HotelQuotes>) -> Option<Vec<u8>> {
        let quotes: &dyn Any = &**answer;
        let quotes: &KnownQuotes = quotes.downcast_ref()?;
        Some(to_json(quotes))
    }

    fn read_answer(bytes: &[u8]) -> Result<Arc<dyn HotelQuotes>, Unreadable> {
        Ok(Arc::new(from_json::<KnownQuotes>(bytes)?))
    }

    const GUESS: Guess = Guess { work: Duration::from_millis(12), time: Duration::ZERO, bytes: 192 << 10 };

    fn query_bytes(query: &HotelQuery) -> usize {
        query.list.bytes()
    }
}

/// The quotes of a search, in order of arrival.
#[derive(Debug, Default)]
pub(crate) struct AllQuotes {
    quotes: Vec<Arc<dyn HotelQuotes>>,
    bytes: usize,
}

impl AllQuotes {
    pub(super) fn all(&self) -> Vec<Arc<dyn HotelQuotes>> {
        self.quotes.clone()
    }
}

impl Merge<Arc<dyn HotelQuotes>> for AllQuotes {
    fn merge(&mut self, _provider: usize, quotes: Arc<dyn HotelQuotes>) -> usize {
        self.bytes += size_of_val(&quotes) + quotes.bytes();
        self.quotes.push(quotes);
        0
    }

    fn bytes(&self) -> usize {
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use wayfare_models::hotels::InclusionType;

    use super::*;
    use crate::travel::verticals::hotels::{HotelCharges, HotelOffer};

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
            let quotes: Arc<dyn HotelQuotes> = Arc::new(quotes);
            let read = Hotels::read_answer(&Hotels::write_answer(&quotes).unwrap()).unwrap();
            assert_eq!(format!("{read:?}"), format!("{quotes:?}"));
        }
    }
}
