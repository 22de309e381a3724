//! The static data feed's operations.

use wayfare_models::feeds::{
    Constant, ConstantsQuery, HotelFeedQuery, HotelFeedRecord, PlaceFeedQuery, PlaceFeedRecord,
};
use wayfare_models::service::ErrorCode;
use wayfare_validation::{Location, ViolationReason};

use super::Shared;
use crate::api_errors::{self, Faults, Refusal};
use crate::feeds::{self, FeedPage};
use crate::generated::feeds as operations;
use crate::http::{Caller, Lines};

impl operations::Feeds for Shared {
    fn code_of(_: &Location, reason: &ViolationReason) -> ErrorCode {
        api_errors::code_of(reason)
    }

    type Constants = ConstantsQuery;

    fn prepare_constants(
        &self,
        _caller: &Caller,
        query: ConstantsQuery,
        _faults: &mut Faults,
    ) -> Option<ConstantsQuery> {
        Some(query)
    }

    async fn constants(&self, _caller: Caller, prepared: ConstantsQuery) -> Result<Lines<Constant>, Refusal> {
        let kinds = prepared.types.as_ref().map(|kinds| kinds.as_slice());
        Ok(Lines::new(feeds::constants(&**self.hotels.catalogue(), kinds)))
    }

    type Hotels = FeedPage;

    fn prepare_hotels(
        &self,
        _caller: &Caller,
        query: HotelFeedQuery,
        _faults: &mut Faults,
    ) -> Option<FeedPage> {
        FeedPage::new(query.last_id.map(|id| id.get()), query.page_size_or_default())
    }

    async fn hotels(&self, _caller: Caller, prepared: FeedPage) -> Result<Lines<HotelFeedRecord>, Refusal> {
        Ok(feeds::hotels(&self.hotels, &prepared))
    }

    type Places = FeedPage;

    fn prepare_places(
        &self,
        _caller: &Caller,
        query: PlaceFeedQuery,
        _faults: &mut Faults,
    ) -> Option<FeedPage> {
        FeedPage::new(query.last_id.map(|id| id.get()), query.page_size_or_default())
    }

    async fn places(&self, _caller: Caller, prepared: FeedPage) -> Result<Lines<PlaceFeedRecord>, Refusal> {
        Ok(Lines::new(feeds::places(&prepared)))
    }
}
