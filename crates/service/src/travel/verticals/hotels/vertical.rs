//! The vertical of hotels.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use specwright_core::{Date, Text};
use wayfare_models::hotels::{EntityKey, HotelRoomGuests};

use super::catalogue::Hotel;
use super::list::HotelList;
use super::packed::{PackedHotelQuery, pack_quotes, unpack_quotes};
use super::provider_details::HotelProviderDetails;
use super::quotes::HotelQuotes;
use crate::travel::engine::store::Stored as _;
use crate::travel::engine::{Guess, Merge, Packed, ProviderError, Searched, Unreadable, Vertical, asked};

/// The vertical of hotel rooms. A result is a hotel. There are no suppliers beside the hotels.
#[derive(Clone, Copy, Debug)]
pub enum Hotels {}

impl Vertical for Hotels {
    type Query = HotelQuery;
    type Answer = Arc<dyn HotelQuotes>;
    type ProviderCode = Text;
    type ProviderDetails = HotelProviderDetails;
    type SupplierCode = Text;
    type SupplierDetails = ();

    fn pack(answer: &Arc<dyn HotelQuotes>) -> Result<Packed, Unreadable> {
        pack_quotes(&**answer).map(Packed::new)
    }

    fn unpack(_query: &Arc<HotelQuery>, own: &[u8]) -> Result<Arc<dyn HotelQuotes>, Unreadable> {
        Ok(Arc::new(unpack_quotes(own)?))
    }
}

impl Searched for Hotels {
    const NAME: &'static str = "hotels";

    /// A shared search keeps no caller's parameters.
    type Parameters = ();
    type Results = AllQuotes;

    fn pack_query(query: &HotelQuery) -> Vec<u8> {
        PackedHotelQuery::of(query).pack()
    }

    fn pack_parameters((): &()) -> Vec<u8> {
        Vec::new()
    }

    fn unpack_parameters(_: &[u8]) -> Result<(), Unreadable> {
        Ok(())
    }

    const GUESS: Guess = Guess { work: Duration::from_millis(12), time: Duration::ZERO, bytes: 192 << 10 };

    fn query_bytes(query: &HotelQuery) -> usize {
        query.list.bytes()
    }
}

/// The quotes of a search, in the order in which they came in.
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

/// Days and guests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedStay {
    /// The day of arrival.
    pub checkin: Date,
    /// The day of departure.
    pub checkout: Date,
    /// The guests of each room.
    pub rooms: HotelRoomGuests,
}

/// A prepared hotel search: a destination and a stay. The terms of prices follow when quotes are asked for offers.
#[derive(Debug)]
pub struct HotelQuery {
    stay: AskedStay,
    list: Arc<HotelList>,
}

impl HotelQuery {
    pub(super) fn new(stay: AskedStay, list: Arc<HotelList>) -> Self {
        HotelQuery { stay, list }
    }

    /// Days and guests.
    pub fn stay(&self) -> &AskedStay {
        &self.stay
    }

    /// The key of the destination, as in the request.
    pub fn destination(&self) -> &EntityKey {
        self.list.key()
    }

    /// The country in which rooms are sold, ISO 3166-1 alpha-2.
    pub fn market(&self) -> &str {
        self.list.market()
    }

    /// The start of the search, which is its present: rates don't change between requests of one search.
    pub fn now(&self) -> Timestamp {
        self.list.began()
    }

    /// The hotels of the destination, the most popular first. They are looked up once for all providers.
    ///
    /// # Errors
    /// The catalogue panicked.
    pub async fn hotels(&self) -> Result<impl Iterator<Item = &Hotel>, ProviderError> {
        let list = Arc::clone(&self.list);
        asked::compute(move || {
            list.destination();
        })
        .await
        .map_err(ProviderError::new)?;
        Ok(self.list.destination().listings.iter().map(|listing| &listing.hotel))
    }

    pub(super) fn list(&self) -> &Arc<HotelList> {
        &self.list
    }
}
