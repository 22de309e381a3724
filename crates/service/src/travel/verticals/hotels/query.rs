//! The query of hotels.

use std::sync::Arc;

use jiff::Timestamp;
use specwright_core::Date;
use wayfare_models::hotels::{EntityKey, HotelRoomGuests};

use super::catalogue::Hotel;
use super::list::HotelList;
use crate::travel::engine::{ProviderError, asked};

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
