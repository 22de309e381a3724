//! The query of a hotel search.

use std::sync::Arc;

use jiff::Timestamp;
use specwright_core::Date;
use wayfare_models::hotels::{EntityKey, HotelRoomGuests};

use super::catalogue::Hotel;
use super::list::HotelList;
use crate::travel::engine::{ProviderError, provider_call};

/// The dates and guests of a stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestedStay {
    /// The check-in date.
    pub checkin: Date,
    /// The check-out date.
    pub checkout: Date,
    /// The guests of each room.
    pub rooms: HotelRoomGuests,
}

/// A prepared hotel search: a destination and a stay. Price terms are known only when quotes compute offers.
#[derive(Debug)]
pub struct HotelQuery {
    stay: RequestedStay,
    pub(super) list: Arc<HotelList>,
}

impl HotelQuery {
    pub(super) fn new(stay: RequestedStay, list: Arc<HotelList>) -> Self {
        HotelQuery { stay, list }
    }

    /// Returns the dates and guests of the stay.
    pub fn stay(&self) -> &RequestedStay {
        &self.stay
    }

    /// Returns the key of the destination, as in the request.
    pub fn destination(&self) -> &EntityKey {
        &self.list.key
    }

    /// Returns the country in which rooms are sold, ISO 3166-1 alpha-2.
    pub fn market(&self) -> &str {
        &self.list.market
    }

    /// Returns the start time of the search, which providers use as the current time, so that rates don't change
    /// between requests of the same search.
    pub fn now(&self) -> Timestamp {
        self.list.began
    }

    /// Returns the hotels of the destination, most popular first. The lookup runs only once for all providers.
    ///
    /// # Errors
    /// Returns an error if the catalogue panicked.
    pub async fn hotels(&self) -> Result<impl Iterator<Item = &Hotel>, ProviderError> {
        let list = Arc::clone(&self.list);
        provider_call::compute(move || {
            list.destination();
        })
        .await
        .map_err(ProviderError::new)?;
        Ok(self.list.destination().listings.iter().map(|listing| &listing.hotel))
    }
}
