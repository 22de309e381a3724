//! The hotel vertical.

use std::sync::Arc;
use std::time::Duration;

use specwright_core::Text;

use super::provider_details::HotelProviderDetails;
use super::query::HotelQuery;
use super::quotes::HotelQuotes;
use super::stored_offers::{read_quotes, write_quotes};
use super::stored_query::write_query;
use crate::travel::engine::store::Stored as _;
use crate::travel::engine::{Guess, Merge, Searched, Unreadable, Vertical};

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

    /// There are no parameters, because callers share a search and the search therefore stores none.
    type Parameters = ();
    type Results = AllQuotes;

    fn write_query(query: &HotelQuery) -> Vec<u8> {
        write_query(query.destination(), query.stay(), query.now())
    }

    fn write_answer(answer: &Arc<dyn HotelQuotes>) -> Option<Vec<u8>> {
        write_quotes(&**answer)
    }

    fn read_answer(bytes: &[u8]) -> Result<Arc<dyn HotelQuotes>, Unreadable> {
        Ok(Arc::new(read_quotes(bytes)?))
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
