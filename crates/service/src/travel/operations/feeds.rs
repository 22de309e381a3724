//! The static data feed operations.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use specwright_core::Date;
use specwright_core::Location;
use specwright_core::ViolationReason;
use wayfare_models::feeds::{
    Constants, ConstantsQuery, HotelFeedQuery, HotelFeedRecord, PlaceFeedQuery, PlaceFeedRecord,
};
use wayfare_models::service::ErrorCode;

use super::Shared;
use crate::http::{Caller, Lines};
use crate::travel::api_errors::{self, Faults, Refusal};
use crate::travel::feeds::{self, FeedPage, HotelFeedFilter};
use crate::travel::generated::feeds as operations;
use crate::travel::links::ServiceLinks;
use crate::travel::place_names;

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

    async fn constants(
        &self,
        _caller: Caller,
        prepared: ConstantsQuery,
    ) -> Result<Lines<Constants>, Refusal> {
        let kinds = prepared.types.as_ref().map(|kinds| kinds.as_slice());
        let language = prepared.language_code_or_default();
        let language = place_names::language(language.as_ref());
        let constants = self.constants.of(&**self.hotels.catalogue(), kinds, language);
        constants.map(Lines::from).map_err(|error| {
            tracing::error!(%error, "the constants could not be written");
            Refusal::internal()
        })
    }

    type Hotels = (FeedPage, HotelFeedFilter);

    fn prepare_hotels(
        &self,
        _caller: &Caller,
        query: HotelFeedQuery,
        _faults: &mut Faults,
    ) -> Option<(FeedPage, HotelFeedFilter)> {
        let (last, size) = (query.last_id_or_default().get(), query.page_size_or_default());
        let page = FeedPage::new(last, size, query.country_code, query.language_code_or_default())?;
        let filter = HotelFeedFilter {
            changed_since: query.last_updated.and_then(midnight),
            property_types: query.property_type_ids.map(|types| types.as_slice().to_vec()),
        };
        Some((page, filter))
    }

    async fn hotels(
        &self,
        caller: Caller,
        (page, filter): (FeedPage, HotelFeedFilter),
    ) -> Result<Lines<HotelFeedRecord>, Refusal> {
        Ok(feeds::hotels(&self.hotels, &page, filter, ServiceLinks::below(&caller.base_url)))
    }

    type Places = FeedPage;

    fn prepare_places(
        &self,
        _caller: &Caller,
        query: PlaceFeedQuery,
        _faults: &mut Faults,
    ) -> Option<FeedPage> {
        let (last, size) = (query.last_id_or_default().get(), query.page_size_or_default());
        FeedPage::new(last, size, query.country_code, query.language_code_or_default())
    }

    async fn places(&self, _caller: Caller, prepared: FeedPage) -> Result<Lines<PlaceFeedRecord>, Refusal> {
        Ok(feeds::places(Arc::clone(self.hotels.catalogue()), &prepared))
    }
}

/// Returns the start of a day in UTC.
fn midnight(date: Date) -> Option<Timestamp> {
    let midnight = jiff::civil::Date::from(date).to_zoned(TimeZone::UTC).ok()?;
    Some(midnight.timestamp())
}
