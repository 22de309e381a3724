//! The static data feed: labels of the numbers in hotel answers, and all hotels and places, by id.

mod constants;
mod hotels;
mod places;

use wayfare_models::feeds::{
    Constant, ConstantsQuery, HotelFeedQuery, HotelFeedRecord, PlaceFeedQuery, PlaceFeedRecord,
};

use crate::generated::feeds::Feeds;
use crate::http::{Caller, Lines, Refusal};
use crate::service::Shared;

impl Feeds for Shared {
    async fn constants(&self, _caller: Caller, query: ConstantsQuery) -> Result<Lines<Constant>, Refusal> {
        let kinds = query.types.as_ref().map(|kinds| kinds.as_slice());
        Ok(Lines::new(constants::of(&**self.hotels.catalogue(), kinds)))
    }

    async fn hotels(
        &self,
        _caller: Caller,
        query: HotelFeedQuery,
    ) -> Result<Lines<HotelFeedRecord>, Refusal> {
        let last = query.last_id.map(|id| id.get());
        Ok(hotels::page(&self.hotels, last, size(query.page_size_or_default())))
    }

    async fn places(
        &self,
        _caller: Caller,
        query: PlaceFeedQuery,
    ) -> Result<Lines<PlaceFeedRecord>, Refusal> {
        let last = query.last_id.map(|id| id.get());
        Ok(Lines::new(places::after(last).take(size(query.page_size_or_default()))))
    }
}

/// How many records a page has at most. Its bounds have been checked.
fn size(asked: i64) -> usize {
    usize::try_from(asked).unwrap_or(0)
}
